### The page in the browser: words that all its parts share.
page-unreachable = Il server non risponde. Controlla la connessione e riprova.

## Bots by name, as they are called at the table

bot-greedy = Bot astuto
bot-random = Bot a caso

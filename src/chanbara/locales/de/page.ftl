### The page in the browser: words that all its parts share.
page-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.

## Bots by name, as they are called at the table

bot-greedy = Kluger Bot
bot-random = Zufallsbot

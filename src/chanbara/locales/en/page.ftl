### The page in the browser: words that all its parts share.
page-unreachable = The server cannot be reached. Look at your connection and try again.

## Bots by name, as they are called at the table

bot-greedy = Sharp bot
bot-random = Random bot

### The page in the browser: words that all its parts share.
page-unreachable = The server cannot be reached. Look at your connection and try again.

## Bots by name, as they are called at the table

bot-random = Random bot
    .text = Rolls dice over everything it may do.
bot-novice = Novice bot
    .text = Looks at the table, suspects nobody.
bot-greedy = Greedy bot
    .text = Takes the best it can get now, and asks nobody’s side.
bot-detective = Detective bot
    .text = Works out who is who from what everybody does.
bot-aggressive = Fierce bot
    .text = A detective that would rather strike than wait.
bot-trusting = Trusting bot
    .text = A detective that takes strangers for friends.
bot-sly = Sly bot
    .text = A detective that hides whose side it is on.
bot-planner-64 = Planner bot
    .text = A detective that tries its best moves in dozens of imagined games.
bot-planner-512 = Strategist bot
    .text = A detective that tries its best moves in hundreds of imagined games.
bot-planner = Master bot
    .text = A detective that tries its best moves in thousands of imagined games.
bot-manner = manner
bot-order = From the weakest to the strongest. A manner is the detective in another mood.
bot-wins = wins { $percent } % at a mixed table of five
bot-unmeasured = not measured yet
bot-warming = The bots are still warming up: for a minute they play more simply.

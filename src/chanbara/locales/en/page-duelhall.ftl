### The page in the browser: choosing a duel, and the campaigns and clans between their duels.

frame-duel = Duel
hall-title = The duel · chanbara
hall-heading = The way of the sword
hall-promise = Way of the Samurai: you alone against one master, or against three.
hall-ways = Ways to fight
hall-way-single = Single duel
hall-way-campaign = Campaign
hall-way-clan = Clan
hall-about-single = Name your opponent and your blade. Every line unfolds; what cannot be combined says why.
hall-about-campaign = One samurai, five masters in a row, and a sixth if you like. Your wounds go with you; one defeat ends it.
hall-about-clan = Four samurai face the same masters at full strength. Nobody heals; when one falls, the next steps in.

## Choosing

hall-opponent = Opponent
hall-weapon = Weapon
hall-environment = Place
hall-weather = Weather
hall-difficulty = Difficulty
hall-modules = Modules of Blood and Bushido
hall-advised = advised
hall-origin-official = official
hall-origin-partly = official in part
hall-origin-ours = our reconstruction
hall-origin-own = your numbers
hall-wins = the solver wins { $percent } %
hall-enemy = Enemy { $number }
hall-armoured = Who wears the armour?
hall-chance = Let chance choose
hall-usual = As usual
hall-begin-single = Begin the duel
hall-begin-campaign = Begin the campaign
hall-begin-clan = Lead the clan
hall-measured = Each blade shows how often the solver, our best program, wins with this one thing changed; in the plain duel it wins { $percent } %.
hall-rules = All rules of the duel, official and ours
hall-events = With events
hall-events-hint = Between two duels the blue die is rolled: for good or for ill.
hall-ladder-three = With 1 vs. 3 you meet three enemies each time instead. In a campaign they share the life given here.

## Rulings, and numbers of your own

hall-rulings = Rulings
hall-rulings-hint = Where the rulebook is silent or can be read in two ways, you decide. The usual answer follows the book, or is ours where the book says nothing.
hall-rulings-usual = (usual)
hall-rulings-own = { $count ->
    [one] one ruling changed
   *[other] { $count } rulings changed
}
hall-numbers = Your own numbers
hall-numbers-hint = The numbers of the base game are our reconstruction. If you own the game, you can enter the printed ones: download our file, change what differs and choose it here. Only what differs is needed, as JSON or YAML; a list replaces ours as a whole.
hall-numbers-uncounted = Such duels do not count in any statistics. Their records contain the numbers.
hall-numbers-download = Download our numbers
hall-numbers-file = Choose a file
hall-numbers-text = Or type them here
hall-numbers-check = Check and use
hall-numbers-remove = Remove
hall-numbers-used = in use
hall-numbers-wrong = not playable yet
hall-numbers-unchecked = You have changed the text. Check it to use it.
hall-numbers-faults = These numbers cannot be played yet:
hall-numbers-fine = { $count ->
    [0] Checked. These numbers are the same as ours.
    [one] Checked and in use. One entry differs from ours.
   *[other] Checked and in use. { $count } entries differ from ours.
}
hall-numbers-changes = What differs
hall-numbers-place = Entry
hall-numbers-ours = Ours
hall-numbers-own = Yours
hall-numbers-more = { $count ->
    [one] One more entry differs.
   *[other] { $count } more entries differ.
}

## Campaign and clan

saga-own-campaign = Your campaigns
saga-own-clan = Your clans
saga-older = { $count ->
    [one] Show one older
   *[other] Show older ones ({ $count })
}
saga-of-campaign = The campaign of { $name }
saga-of-clan = The clan of { $name }
saga-path = The way
saga-rules = Rulings and numbers
saga-rung-won = won
saga-rung-lost = lost
saga-rung-next = next
saga-rung-ahead = still ahead
saga-rung-optional = if you like
saga-rung-declined = declined
saga-rung-unmet = not met
saga-rung-life = { $count } life
saga-carried = What goes along
saga-members-campaign = The samurai
saga-members-clan = The four
saga-life = { $count } of { $most } life
saga-fallen = fallen
saga-fights = fights next
saga-send = Send the { $weapon }
saga-fight = Face { $enemy }
saga-fight-three = Face the three enemies
saga-resume = Go on with the duel against { $enemy }
saga-resume-three = Go on with the duel against the three enemies
saga-resume-hint = This duel is open: it goes on where you left it, and is not dealt anew.
saga-last = { $enemy } is the last and may be declined. Your victories so far ({ $won }) stand.
saga-last-three = These three enemies are the last and may be declined. Your victories so far ({ $won }) stand.
saga-retire = Decline, and end it here
saga-retire-sure = Really end it? Press once more
saga-again-campaign = Another campaign
saga-again-clan = Another clan
saga-kept = Kept on the server as { $code }; this browser has the key to it.
saga-link = Link for another device of yours
saga-give-up = Give it up
saga-give-up-sure = Really? It is deleted everywhere, with all its duels

## On the first page

hall-invite-heading = Alone? Fight a duel
hall-invite = One samurai against a master of the sword: Way of the Samurai, with campaign and clan.
hall-invite-go = To the duel

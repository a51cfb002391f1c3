### The page in the browser: choosing a duel, and the campaigns and clans between their duels.

frame-duel = Duel
hall-title = Duel · chanbara
hall-heading = The way of the sword
hall-promise = Way of the Samurai: you alone against one master, or against three enemies at once.
hall-ways = Modes
hall-way-single = Single duel
hall-way-campaign = Campaign
hall-way-clan = Clan
hall-about-single = Choose your opponent and your weapon. Tap a line to open it; anything that cannot be combined says why.
hall-about-campaign = One samurai against five masters in a row, and an optional sixth. Your wounds carry over, and one defeat ends it.
hall-about-clan = Four samurai face the same masters at full strength. Nobody heals. When one falls, the next steps in.

hall-new = Your first duel?
hall-new-about = The coach shows you one in a few minutes: cards, defense, counterattack, Qi.
hall-new-go = Start with the lesson

## Choosing

hall-opponent = Opponent
hall-weapon = Weapon
hall-environment = Location
hall-weather = Weather
hall-difficulty = Difficulty
hall-modules = Blood and Bushido modules
hall-advised = recommended
hall-origin-official = official
hall-origin-partly = partly official
hall-origin-ours = our reconstruction
hall-origin-own = your numbers
hall-wins = solver wins { $percent }%
hall-enemy = Enemy { $number }
hall-armoured = Who wears the armor?
hall-chance = Random
hall-usual = Reset to defaults
hall-begin-single = Begin the duel
hall-begin-campaign = Begin the campaign
hall-begin-clan = Lead the clan
hall-level-easy = Easy
hall-level-fair = Moderate
hall-level-hard = Hard
hall-level-fierce = Very hard
hall-solver-single = { $level }: the solver, our best bot, wins { $percent }% of such duels (95% interval { $low } to { $high }).
hall-solver-estimate = { $level }: the solver, our best bot, wins about { $percent }% of such duels (estimated, 95% interval { $low } to { $high }).
hall-solver-campaign = { $level }: the solver, our best bot, finishes about { $part } in { $whole } such campaigns ({ $percent }%, 95% interval { $low } to { $high }).
hall-solver-clan = { $level }: the solver, our best bot, finishes about { $part } in { $whole } with such a clan ({ $percent }%, 95% interval { $low } to { $high }).
hall-measured = Percentages show how often the solver, our best bot, wins with this one change. In the basic duel it wins { $percent }%.
hall-rules = Full duel rules, official and ours
hall-events = With events
hall-events-hint = Roll the blue die between duels, for good or ill.
hall-ladder = Opponents
hall-ladder-three = With 1 vs. 3 you face three enemies each time instead. In a campaign they share the life shown here.

## The introductions, by lesson

introduction-blood = Blood
introduction-bushido = Bushido
introduction-gisei = Gisei
introduction-three = 1 vs. 3
introduction-yoroi = Yoroi
introduction-yoroi-enemy = Yoroi (enemy)
introduction-shiro = Shiro
introduction-ground = Location and weather
hall-try = New to { $name }? Try it in two minutes
hall-try-again = Play the introduction to { $name } again

## Rulings, and numbers of your own

hall-rulings = Rulings
hall-rulings-hint = Where the rulebook is silent or can be read in two ways, you decide. The default follows the book, or is ours where the book says nothing.
hall-rulings-usual = (default)
hall-rulings-own = { $count ->
    [one] one ruling changed
   *[other] { $count } rulings changed
}
hall-numbers = Your own numbers
hall-numbers-hint = The numbers of the base game are our reconstruction. If you own the game, you can enter the printed ones: download our file, change what differs and choose it here. You only need the entries that differ, as JSON or YAML; a list replaces ours completely.
hall-numbers-uncounted = Such duels do not count toward any stats. Their records contain the numbers.
hall-numbers-download = Download our numbers
hall-numbers-file = Choose a file
hall-numbers-text = Or paste them here
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
   *[other] Show { $count } older
}
saga-of-campaign = { $name }’s campaign
saga-of-clan = { $name }’s clan
saga-path = Progress
saga-rules = Rulings and numbers
saga-rung-won = won
saga-rung-lost = lost
saga-rung-next = next
saga-rung-ahead = upcoming
saga-rung-optional = optional
saga-rung-declined = declined
saga-rung-unmet = not reached
saga-rung-life = { $count } life
saga-carried = Carried over
saga-members-campaign = The samurai
saga-members-clan = The four samurai
saga-life = { $count } of { $most } life
saga-fallen = fallen
saga-fights = fights next
saga-send = Send the samurai with the { $weapon }
saga-fight = Face { $enemy }
saga-fight-three = Face the three enemies
saga-resume = Resume the duel against { $enemy }
saga-resume-three = Resume the duel against the three enemies
saga-resume-hint = This duel is still open. It resumes where you left off; the cards are not dealt again.
saga-last = { $enemy } is the optional last opponent. If you stop here, your victories so far ({ $won }) count.
saga-last-three = These three enemies are the optional last opponents. If you stop here, your victories so far ({ $won }) count.
saga-retire = Stop here
saga-retire-sure = End it? Press again
saga-again-campaign = New campaign
saga-again-clan = New clan
saga-kept = Saved on the server as { $code }. This browser has the key.
saga-link = Link for another of your devices
saga-give-up = Delete
saga-give-up-sure = Delete it with all its duels? Press again

## On the first page

hall-invite-heading = Playing alone? Fight a duel
hall-invite = One samurai against a master of the sword: Way of the Samurai, with campaign and clan modes.
hall-invite-go = Go to the duel

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
saga-resume = Go on with the duel against { $enemy }
saga-resume-hint = This duel is open: it goes on where you left it, and is not dealt anew.
saga-last = { $enemy } is the last, and you may decline him: five victories stand.
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

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
hall-origin-partly = official, with numbers of ours
hall-origin-ours = our reconstruction
hall-wins = the solver wins { $percent } %
hall-enemy = Enemy { $number }
hall-armoured = Who wears the armour?
hall-chance = Let chance choose
hall-usual = As usual
hall-begin-single = Begin the duel
hall-begin-campaign = Begin the campaign
hall-begin-clan = Lead the clan
hall-measured = Each blade shows how often our best program wins with this one thing changed; in the plain duel it wins { $percent } %.

## On the first page

hall-invite-heading = Alone? Fight a duel
hall-invite = One samurai against a master of the sword: Way of the Samurai, with campaign and clan.
hall-invite-go = To the duel

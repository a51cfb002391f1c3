### The page in the browser: figures of a player and of a table.

me-title = My stats · chanbara
me-you = you
me-invite = You can play without a name. Claim one to keep stats: your results by role, your rating and, if you like, a place on the leaderboard.
me-name = Your public name
me-claim = Claim this name
me-claim-hint = No email, no password. This browser keeps the key. The server only keeps your results, and you can delete all of it here.
me-nothing = No games counted yet. Finish a game in this browser and it will show up here.
me-gone = Your data has been deleted, here and at every table.
me-left = These campaigns and clans could not be deleted. Open them and delete them there:
me-doubt = ± { $doubt }
me-rated = { $games ->
    [one] After one rated game. ± is the margin of error.
   *[other] After { $games } rated games. ± is the margin of error.
}
me-line = Rating over { $games } games, from { $first } to { $last } points
me-line-hint = rating after each game, with its uncertainty; dotted: the starting rating
me-game-sword = Samurai Sword
me-game-duel = Duels
me-all = All games
me-on-average = On average: { $honor } honor at the end, { $dealt } defeats dealt, { $suffered } suffered.
me-won-of = { $won } of { $played }
me-won-of-long = won { $won } of { $played }, { $share }; true rate likely between { $low } and { $high }
me-bars = The bar is the win rate. The band between the two marks shows where the true rate probably lies.
me-by = Group by
me-by-role = Role
me-by-character = Character
me-by-team = Team
me-by-players = Players
me-by-set = Set
me-by-opponent = Opponent
me-by-weapon = Weapon
me-by-module = Module
me-by-difficulty = Difficulty
me-players = { $count } players
me-set-base = Base game
me-set-rising_sun = Rising Sun
me-module-none = No modules
me-last = Recent games
me-won = won
me-lost = lost
me-against = against { $opponents }
me-ladder = Leaderboard
me-ladder-hint = Ranked by the lower bound of the rating. Everyone starts at 1000; bots are placed where they were measured.
me-ladder-more = Show more
me-ladder-own = Your position
me-ladder-top = All players
me-what-is-rated = Only standard games of Samurai Sword are rated: our reading of the rules, random characters, no house rules, and not won with the deduction aid or the strongest bot’s advice.
me-data = My data
me-listed = Show me on the leaderboard
me-listed-hint = Your name and rating are public.
me-data-hint = The server keeps what belongs to the seats, campaigns and clans of this browser: names, choices, results, email addresses, devices for notifications and recent chat.
me-save-all = Download everything (JSON)
me-save-games = Download my games (CSV)
me-carry = Use my name on another device
me-carry-hint = This private link contains the key to your name. Open it on your other device, and share it with nobody.
me-carried-other = This device already has a name. To use { $other } here, delete that one first; the link will still work.
me-carry-copy = Copy private link
me-delete-hint = This deletes your claimed name with its memberships in clubs and its progress, the names at all seats of this browser, your email addresses, notifications and chat messages, and this browser’s campaigns and clans. Games stay as games of an unnamed player, and running ones go on. It cannot be undone.
me-delete-hint-guest = This deletes the names at all seats of this browser, your email addresses, notifications and chat messages, and this browser’s campaigns and clans. Games stay as games of an unnamed player, and running ones go on. It cannot be undone.
me-delete = Delete my data
me-delete-sure = Delete everything? Press again.
me-table = Table { $code }
me-table-title = Table { $code } · chanbara
me-table-games = { $games ->
    [one] One finished game.
   *[other] { $games } finished games, including rematches.
}
me-table-none = No finished games yet.
me-as = { $what }: { $won } of { $played }
me-table-save = Download stats (JSON)
me-to-table = Go to the table

### The page in the browser: figures of a player and of a table.

end-review = Look back
end-share = Share: copy the link
lobby-somebody = Somebody

me-title = My figures · chanbara
me-title-own = My figures
me-figures = Figures
me-you = you
me-invite = Nobody needs a name to play. With one, your games count: as whom you win, how strong you are, and, if you like, a place on the ladder.
me-name = Your name on the ladder
me-claim = Claim this name
me-claim-hint = No mail, no password. This browser keeps a key to it; the server keeps only how your games ended, and you can delete all of it here.
me-nothing = No game of yours has counted yet. Sit down at any table in this browser and play it to the end.
me-gone = Your name is gone, here and at every table.
me-left = These campaigns and clans could not be deleted. Open them and give them up:
me-doubt = ± { $doubt }
me-rated = { $games ->
    [one] After one rated game. The second number says how far off it may be.
   *[other] After { $games } rated games. The second number says how far off it may be.
}
me-line = The rating over { $games } games, from { $first } to { $last } points
me-line-hint = game by game, with how far off it may be; dotted: where everybody begins
me-game-sword = Samurai Sword
me-game-duel = Duels
me-all = All games
me-on-average = On average { $honor } honor at the end; defeats dealt: { $dealt }, suffered: { $suffered }.
me-won-of = { $won } of { $played }
me-won-of-long = won { $won } of { $played }, { $share }; in the long run between { $low } and { $high }
me-bars = The stroke is the share that was won; the field behind it, between the two marks, is where it may lie in the long run.
me-by = Sorted by
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
me-module-none = No module
me-last = Last games
me-won = won
me-lost = lost
me-against = against { $opponents }
me-ladder = The ladder
me-ladder-hint = Ordered by what one is worth at least. Everybody begins with 1000; the bots stand where they were measured.
me-what-is-rated = Only standard games of Samurai Sword are rated: by our reading of the rules, with dealt characters, without house rules, and where nobody looked up who is who or asked a planner.
me-data = My data
me-listed = Show me on the ladder
me-listed-hint = With name and rating, for everybody.
me-save-all = Save everything (JSON)
me-save-games = Save my games (CSV)
me-carry = My name on another device
me-carry-hint = This link carries the key to your name. Open it on your other device, and give it to nobody else.
me-carried-other = This device keeps the name that it has. To use { $other } here, delete this one first; the link still works then.
me-carry-copy = Copy the private link
me-delete-hint = Deleting removes your name from the ladder and from all tables, your lines of chat, and the campaigns and clans of this browser. It cannot be undone. A name that you wrote at a seat without this one goes when its table does.
me-delete = Delete my data
me-delete-sure = Really delete? Press once more.
me-table = Table { $code }
me-table-title = Table { $code } · chanbara
me-table-games = { $games ->
    [one] One game was played to the end here.
   *[other] { $games } games were played to the end here, rematches included.
}
me-table-none = No game was played to the end here yet.
me-as = { $what }: { $won } of { $played }
me-table-save = Save these figures (JSON)
me-to-table = To the table

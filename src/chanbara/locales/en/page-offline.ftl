### Playing without a server: the game runs in the browser itself.

offline-ask = To play here, the game is downloaded once ({ $size } MB). After that it also starts without a connection.
offline-download = Download the game
offline-loading = Downloading the game: { $done } of { $all } MB
offline-starting = Starting the game …
offline-waiting = The game is open in another tab. Close that tab to continue here.
offline-taken = The game has been opened in another tab and continues there.
offline-failed = The game could not be started. Check your connection, then reload the page.
offline-reload = Reload
offline-promise = Samurai Sword: hidden roles and quick blades for 3 to 8 players. Play against bots, wherever you are.
offline-alone = This game runs in your browser, without a server. You play against bots; nothing is rated, and nothing leaves this device.
offline-people-heading = This needs other people
offline-people = The game runs in your own browser here, without a server, so nobody else can join in. Bots are ready for you at any time, and so are the duel, the lessons and the puzzles.
offline-people-play = Play against bots
offline-keep-heading = Your games
offline-keep = Games, campaigns and progress are stored in this browser only. Save a copy to keep them safe or to take them to another device.
offline-save = Save a copy
offline-restore = Restore a copy
offline-restored-sure = Replace all games here with those of this copy?
offline-restored-wrong = This is not a copy of chanbara's games.

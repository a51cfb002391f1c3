# Looking back at a game: what the server refuses.

refused-bad-record = This is no record of a game that can be played again: { $detail }
refused-record-in-the-middle = This record begins in the middle of a game; only one that begins with a deal can be checked.
refused-many-records-today = You have sent many records today; try again tomorrow.
refused-too-many-records = The server keeps as many records as it can; try again in a few days.
refused-too-many-reviews = The figures of many games are being reckoned; try again in a few minutes.
refused-no-such-frame = You can play on from frame 0 to { $last }.
refused-no-such-eyes = A game is seen as one of its { $seats } seats (from 0), as watch or as open.
refused-no-such-number = From and to are numbers of frames.
refused-no-groups-in-a-duel = A duel is fought alone: there are no groups to compare.

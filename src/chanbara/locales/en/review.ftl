# Looking back at a game: what the server refuses.

refused-bad-record = The head of this file describes no game that can be dealt: { $detail }
refused-no-record = This file is no record of a game: one begins with the line “chanbara 1”.
refused-record-line = Line { $number } of this file cannot be read: a choice has its number, its seat and the act.
refused-record-choice = Choice { $number } of this record does not fit its game. Somebody has changed it, or the rules were others.
refused-record-end = This record closes otherwise than its game does when it is played again. Somebody has changed it, or the rules were others.
refused-record-too-long = This file is too large for a record: one has at most { $bytes } bytes.
refused-record-in-the-middle = This record begins in the middle of a game; only one that begins with a deal can be checked.
refused-many-records-today = You have sent many records today; try again tomorrow.
refused-too-many-records = The server keeps as many records as it can; try again in a few days.
refused-too-many-reviews = The figures of many games are being reckoned; try again in a few minutes.
refused-no-such-frame = You can play on from frame 0 to { $last }.
refused-no-such-eyes = A game is seen as one of its { $seats } seats (from 0), as watch or as open.
refused-no-such-number = From and to are numbers of frames.
refused-no-groups-in-a-duel = A duel is fought alone: there are no groups to compare.

# chanbara review

past-beliefs-watch = What a spectator could have believed
past-beliefs-seat = What { $seat } could have believed, by what was seen from that seat
past-before = Before the first turn
past-turn = After turn { $turn } · { $seat }
past-moved = Moved most ({ $percent } %): { $deed }
past-known = Known to be in { $seat }’s hand: { $cards }
past-worst = The plays that cost most
past-play = Turn { $turn }, { $seat }: { $chosen } – { $percent } % to win
past-better = rather: { $best } – { $percent } %, which is { $swing } more (± { $error })
past-none = No play was clearly worse than what a planner would have done.
past-how = Chances to win are estimates of a planner that knows no more than the seat did: { $worlds } worlds for each option. What is told is more than twice its error.
past-waits = How bots think is being compiled, once: that takes a minute or two …
past-unjudged-duel = A duel can be told again with “chanbara replay”; there are no beliefs in it.
past-unjudged-edition = With these cards or rules nothing can be judged; “chanbara replay” tells the game.
past-unjudged-middle = This game begins in the middle, and nobody saw how it came to that: nothing can be judged.

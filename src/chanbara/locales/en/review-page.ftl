### Looking back at a game, in the browser. $seat is the name of a character.

## Arriving

review-title = Looking back: { $code }
review-heading = Looking back
review-of-table = Table { $code }
review-of-file = Record { $code }
review-seat = Seat { $number }
review-turns = { $turns ->
    [one] { $turns } turn, { $frames } decisions
   *[other] { $turns } turns, { $frames } decisions
}
review-rounds = { $turns ->
    [one] { $turns } round, { $frames } decisions
   *[other] { $turns } rounds, { $frames } decisions
}
review-broken-off = The game was broken off here.
review-unfinished = It was broken off before its end.
review-sealed = Who was what and how it ended stays covered until you open it. You see no more than had happened by then.
review-duel = Nothing in a duel is hidden; only how it ended you learn when you come to it.
review-duel-look = Step through it
review-eyes = Whose eyes do you look through?
review-eyes-short = Seen by
review-as-watch = Somebody without a seat
review-as-watch-hint = You see what everybody saw.
review-as-open = All cards open
review-as-open-hint = Every hand and every role, from the first turn on.
review-not-over = Not yet
review-to-table = To the table

## Opening a record

review-open-title = Open a record · chanbara
review-open-heading = Open a record
review-open-lead = A record has every choice of a game. Open one, and you can step through it, whoever played it and wherever.
review-open-choose = Choose a file
review-open-busy = The game is being played again …
review-open-drop = or drop it here
review-open-where = Games that you played on this server are among your tables:

## Moving in time

review-time = The time of the game
review-where = { $turn }, decision { $at } of { $last }
review-turn = Turn { $turn }
review-round = Round { $turn }
review-jump = Go to a turn
review-turn-back = One turn back
review-turn-on = One turn on
review-step-back = One step back
review-step = One step on
review-play = Play
review-stop = Stop
review-bars = How much each choice cost, over time
review-asked = { $seat } has to choose.
review-asked-play = { $seat } is to play.
review-asked-answer = { $seat } is to answer { $card }.
review-hands = Everybody’s hand
review-no-cards = no cards
review-keys = Keys: left and right go by decision, up and down by turn, space plays and stops.

## What there is to read

review-side = Insight
review-tab-log = Log
review-tab-beliefs = Beliefs
review-tab-plays = Choices
review-tab-end = The end

## What the engine thinks

review-figures = What could everybody have believed about the others, and which choices cost the most? An engine reckons it from what each seat had seen. It tells roles.
review-figures-open = Show what the engine thinks
review-figures-ended = The connection ended before all was reckoned.
review-figures-failed = This could not be reckoned to the end.
review-waiting-compiling = The engine is still getting ready; the first time this takes a minute or two.
review-waiting-others = The figures of other games come first.
review-figures-coming = The engine is reckoning.
review-figures-here = All figures are here.
review-progress = { $here } of { $total } reckoned
review-unjudged-duel = For duels there are no figures.
review-unjudged-edition = For these cards or rules there are no figures.
review-unjudged-middle = This game began in the middle: for that there are no figures.
review-whole = Also what is still to come
review-observer = From the point of view of
review-observer-watch = Somebody who looks on
review-curves = How likely each has which role, turn by turn, from what was seen there: above it is certain, below it is ruled out. Touch a curve to go there.
review-curves-none = From here it was clear from the first turn on who is what.
review-sure = Certain at this point
review-sure-role = { $seat }: { $role }
review-sure-hand = { $seat } holds { $cards }
review-moved = What told the most
review-moved-by = moved { $percent } %
review-table = The same as a table
review-table-turn = Turn
review-table-round = Round
review-plays-of = Whose choices
review-plays-all = Everybody’s
review-plays-worst = { $judged ->
    [one] The costliest of { $judged } choice: the chance to win with it, instead of with the better one.
   *[other] The costliest of { $judged } choices: the chance to win with each, instead of with the better one.
}
review-plays-none = { $judged ->
    [one] { $judged } choice up to here, and none that clearly cost something.
   *[other] { $judged } choices up to here, and none that clearly cost something.
}
review-plays-bars = The strokes above the line of time show what each cost: red where it is clear, grey where it may be chance.
review-instead = { $chosen } % instead of { $best } %
review-more = { $swing } more, ± { $error }
review-chosen = Chosen:
review-better = Better:
review-how = How far to trust it
review-how-beliefs = From what each deed told this seat, if all play as our bots do. It was measured in games of bots of all kinds. People bluff more.
review-how-plays = A planner who knew what that seat knew looked for its choice in { $rollouts } games played in thought, then tried it beside what was chosen in as many worlds that could have been so, with bots in all seats. ± is the standard error of the difference; what is less than twice as large may be chance and is left out. It is the judgement of a strong amateur and not the truth.
review-solver = What would the solver do?
review-solver-choice = Solver:
review-act-strike = Strike { $target } with the { $card }
review-act-strike-own = Turn the { $card } on yourself
review-act-play = Play { $card } on { $target }
review-act-lose = Lose the resilience points

## The end and other groups

review-end = Who was what, the points, and who won.
review-end-open = Show the end
review-end-go = To the last position
review-groups = The same deal, other groups
review-groups-none = Nobody else has played this deal to its end yet.
review-groups-waiting = { $count ->
    [one] { $count } more group is at it.
   *[other] { $count } more groups are at it.
}
review-group = Group { $number }
review-group-won = won by { $team }
review-won = won
review-again = Same deal for others
review-again-hint = A new table with the same cards, characters and roles, for people who do not know this game. Afterwards you can compare.
review-again-open = Open the table
review-again-ready = The table is open. Send this link to the others:
review-again-go = To your seat

## Playing on, keeping, sharing

review-play-on = Play on from here
review-play-on-hint = A game of your own begins at turn { $turn }, decision { $at }; bots take the other seats.
review-play-on-duel = You fight on from round { $turn }, decision { $at }.
review-play-on-seat = Your seat
review-play-on-begin = Sit down
review-copy = Copy the link to this game
review-copy-here = Copy the link to this position
review-record = Save the record

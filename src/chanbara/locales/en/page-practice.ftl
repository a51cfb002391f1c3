### Practice in the browser: hints, the puzzle rating, the puzzle of the day, streaks, and progress.

## Hints

puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-hint-theme-reach = Count the Difficulty from your seat to each player. What would bring someone within reach?
puzzle-hint-theme-order = Think about the order: which card has to come first, because afterwards it is too late for it?
puzzle-hint-theme-finish = Count exactly: how much does the final blow need, and what adds up to that?
puzzle-hint-theme-parry = Count the attacks that may still come. Which one can you take without a parry?
puzzle-hint-theme-harmless = Who is Harmless, and who could be? No weapon can target them, and they do not count for distance.
puzzle-hint-theme-honor = Count the honor points and the cards left in the deck. How can the game end, and who wins then?
puzzle-hint-theme-inference = Go through the cards you cannot see. What is nobody able to have?
puzzle-hint-theme-deduction = Whom did each player hurt, and whom did they spare? Compare that with what each role wants.
puzzle-hint-theme-margin = Compare strength and technique with the defense, one at a time. By how much do you have to exceed it?
puzzle-hint-theme-guard = Look at the counterattack first: how much guard do you need to come through it?
puzzle-hint-theme-sacrifice = Work out both sides: what do you give up, and what do you get for it?
puzzle-hint-theme-odds = Nothing is certain here. Count what is left in the decks, and compare the chances of each choice.
puzzle-hint-theme-planning = Think to the end of the round: what must you still have when the counterattack comes?
puzzle-hint-card = It is about the marked card.
puzzle-hint-either = It is about one of the marked cards.
puzzle-hint-keep = { $count ->
    [one] It is about the marked card. Is this the time to use it?
   *[other] It is about the marked cards. Is this the time to use one of them?
}
puzzle-hint-players = It is about the marked players. Compare them.
puzzle-hint-not = One way less: { $act } is not the best choice.
puzzle-hint-compare = There are only two ways. Work out what each of them brings before you choose.
puzzle-hint-not-this = The marked player is not the one you are looking for.

## The puzzle rating

practice-rating = Puzzle rating: { $points } ± { $doubt }
practice-up = Puzzle rating: { $points } (+{ $change })
practice-down = Puzzle rating: { $points } (−{ $change })
practice-helped = Solved with help: your rating stays at { $points }.
practice-again = Only the first attempt is rated: { $points } ± { $doubt }
practice-first = Your first attempt is rated: { $points } ± { $doubt }
practice-hinted = With a hint, solving it no longer raises your rating.
practice-unrated = Claim a name to get a puzzle rating.
practice-near = Try one at your level: { $title }

## The puzzle of the day

daily-title = Puzzle of the day
daily-about = One puzzle, the same for everybody. A new one comes at midnight UTC.
daily-go = Solve it
daily-see = Look at it again
daily-solved = Solved today.
daily-days = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-none = Solve it today to start a streak of days.

## A streak of puzzles

run-title = Streak
run-about = Puzzles get harder and harder. How many can you solve before your first mistake? No hints.
run-go = Start a streak
run-resume = Continue the streak
run-best = Best: { $count }
run-solved = { $count } in a row
run-next = Next puzzle
run-over = Your streak ends with { $count ->
    [0] nothing solved.
    [one] { $count } puzzle solved.
   *[other] { $count } puzzles solved.
}
run-record = This is your best streak.
run-whole = All { $count } puzzles solved. The streak is complete.
run-again = New streak

## Progress

progress-title = My progress
progress-go = My progress
progress-about = Only you see this page.
progress-nameless = Claim a name to get a puzzle rating and to keep track of your duels, campaigns and streaks. Nobody else sees your progress.
progress-claim = Claim a name
progress-rating = Puzzle rating
progress-doubt = ± { $doubt }
progress-rated = { $games ->
    [one] After { $games } rated puzzle.
   *[other] After { $games } rated puzzles.
}
progress-unrated = Your first puzzle sets your rating. Everyone starts at 1500.
progress-line = Puzzle rating over { $games } puzzles, from { $first } to { $last }
progress-line-hint = rating after each puzzle, with its uncertainty
progress-streaks = Streaks
progress-days = Days in a row
progress-days-best = longest: { $count }
progress-run = Best streak of puzzles
progress-solved = Puzzles solved
progress-solved-of = of { $count }
progress-duels = Duels
progress-duels-none = No duel counted yet. Beat a master and they appear here, by difficulty.
progress-duels-go = Choose a duel
progress-beaten = { $beaten } of { $count } beaten
progress-beaten-by = { $opponent }: won { $won } of { $played }
progress-unmet = { $opponent }: not met yet
progress-sagas = Campaign and clan
progress-sagas-none = No campaign yet. How many masters can you beat in a row?
progress-saga-won = { $won ->
    [one] { $won } master beaten
   *[other] { $won } masters beaten
}
progress-saga-whole = won: { $won } masters beaten
progress-themes = What to practice
progress-themes-none = Nothing yet. Puzzles you miss, and choices that a review of your games marks as costly, are collected here by theme.
progress-theme-missed = { $count ->
    [one] { $count } puzzle missed
   *[other] { $count } puzzles missed
}
progress-theme-mistakes = { $count ->
    [one] { $count } costly choice in your games
   *[other] { $count } costly choices in your games
}
progress-theme-go = Practice
progress-theme-done = All its puzzles are solved.
progress-mistakes = Costly choices in your games
progress-mistakes-hint = { $games ->
    [one] From the review of your last game.
   *[other] From the reviews of your last { $games } games.
}
progress-mistakes-none = Open the review of a game you have played, and let it finish. Choices that cost you much appear here.
progress-mistakes-clean = Nothing costly in your reviewed games.
progress-mistake-target = The right card, another target was better
progress-mistake-card = Another card was better
progress-mistake-timing = Ended the turn too early, or too late
progress-mistake-answer = A better answer to an attack
progress-mistake-duel = A better choice in a duel
progress-mistake-cost = { $count }, { $percent }% chance to win in all
progress-mistake-worst = See the costliest

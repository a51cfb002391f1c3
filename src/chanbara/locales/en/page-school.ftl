### The school in the browser.

## Its door

school-title = School
school-heading = Learn by playing
school-promise = No manual to read first. A coach sits with you at a real table, tells you what matters, and waits until you have done it.
school-lesson-title = Your first game
school-lesson-about = Four players, a real deal, about ten minutes. You are the Shogun and learn the game one move at a time; then you play on your own.
school-lesson-go = Start your first game
school-duel-title = Your first duel
school-duel-about = You against one enemy, with dice and cards. In a few rounds you learn combos, hits and counterattacks.
school-duel-go = Start your first duel
school-puzzles = Puzzles
school-puzzles-about = One position, one goal. Each solution is proved to work, whatever the others hold.
school-puzzles-go = Go to the puzzles
school-begun = in progress
school-finished = finished
school-resume = Continue
school-solved-count = { $solved } of { $count } solved
school-play-now = Play a game
school-duel-now = Choose a duel
school-leave = Back to school
school-step = step { $step } of { $steps }
school-free = on your own
school-back = Back
school-restart = Restart
school-restart-sure = Start over?

## The modules of the duel

introductions-title = The modules of the duel
introductions-about = Short duels of about two minutes. Each begins at the moment when a module, an opponent or the surroundings matter most.
introduction-duel = Duel: { $name }
introduction-next = Next: { $name }
introduction-rules = The rules in full

## The coach

coach = Coach
coach-watch = Watch what the others do.
coach-quiet = Your move. I have nothing to add.
coach-heed = OK
coach-more = Next
coach-insist = Do it anyway
coach-cannot = This is not available in a lesson.

## Tips for beginners

tips-title = Five tips for beginners
tip-1 = Empty hands are safe.
    .text = Without a card in hand you are Harmless, and weapons cannot target you. Play your last card when you can. If someone else hides like that, give them a card with Breathing or Tea Ceremony, and they can be attacked again.
tip-2 = Play your properties early.
    .text = In hand they only take up space; in play every copy counts. Two copies of Focus or Fast Draw already make a turn very dangerous.
tip-3 = Watch everyone’s honor, above all a Ronin’s.
    .text = With 6 or 7 players the Ronin’s honor counts three times. Work out early who is on your side, do not let anyone you distrust collect much honor, and note who gives up a Daimyō just to draw: a Ronin scores nothing for it.
tip-4 = As the Ronin, borrow another role.
    .text = Choose Samurai or Ninja at the start, play it consistently, and sow doubt in that team. Drop the mask late: near the end, any weak player is worth attacking, whoever they are.
tip-5 = Give your reasons.
    .text = You may talk about anything except cards in hand. A convincing reason for an attack protects you better than an Armor, most of all as the Ronin.

## Puzzles

puzzles-title = Puzzles
puzzles-promise = Each puzzle starts from a position that could come up in a real game. Find what works whatever is hidden; if your answer fails, you see how.
puzzles-next = Next: { $title }
puzzles-kind-win = In one turn
puzzles-kind-win-about = Reach the goal before your turn ends.
puzzles-kind-defence = Best defense
puzzles-kind-defence-about = You are under attack, or soon will be. Survive, whatever they hold.
puzzles-kind-duel = Duel tactics
puzzles-kind-duel-about = Find the best choice in a duel, with exact odds.
puzzles-kind-ronin = Who is the Ronin?
puzzles-kind-ronin-about = Watch what they did to each other, and name the Ronin.
puzzles-kind-samurai = Who is the Samurai?
puzzles-kind-samurai-about = Watch who they spare and who they attack, and name the Samurai.
puzzles-kind-ninja = Who is the Ninja?
puzzles-kind-ninja-about = You are a Ninja yourself. Find the one who is on your side.
puzzles-solved = solved
puzzles-rating = rating { $rating }
puzzles-counted = { $solved } of { $all } solved
puzzles-group = Group by
puzzles-group-theme = Theme
puzzles-group-kind = Task
puzzles-group-rating = Rating
puzzles-show-open = Hide solved ones
puzzles-game = Game
puzzles-game-all = Both
puzzles-game-sword = Samurai Sword
puzzles-game-duel = Duels
puzzles-rating-about = The number is the rating: the higher, the harder.
puzzles-all-solved = All of these are solved.
puzzles-rating-easy = Below 1300
puzzles-rating-middle = 1300 to 1690
puzzles-rating-hard = 1700 and above
puzzles-theme-reach = Reach
puzzles-theme-order = Order of play
puzzles-theme-finish = Final blow
puzzles-theme-parry = Parries
puzzles-theme-harmless = Harmless
puzzles-theme-honor = Honor and deck
puzzles-theme-inference = Hidden cards
puzzles-theme-deduction = Who is who
puzzles-theme-margin = Hit and margin
puzzles-theme-guard = Guard
puzzles-theme-sacrifice = Sacrifice
puzzles-theme-odds = Best odds
puzzles-theme-planning = Whole rounds

puzzle-goal = Goal
puzzle-again = Try again
puzzle-solution = Show the solution
puzzle-solution-shown = The solution: { $acts }
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-reset = Start over
puzzle-is-solved = Solved.
puzzle-is-failed = That does not work.
puzzle-is-worse = This works { $percent }% of the time. There is a better choice.
puzzle-is-another = Someone else is more likely.
puzzle-proved-every = Proved for every possible arrangement of the hidden cards: { $worlds } in all.
puzzle-proved-drawn = Checked in { $worlds } randomly sampled arrangements of the hidden cards.
puzzle-fails-in = Fails in { $fails } of the { $worlds } possible arrangements of the hidden cards. For example:
puzzle-holds = { $seat } holds { $cards }.
puzzle-holds-nothing = { $seat } has no cards.
puzzle-holds-as = { $seat } is { $role } and holds { $cards }.
puzzle-draws = Drawn from the deck: { $cards }.
puzzle-then = Then:
puzzle-others = Other first moves
puzzle-other-fails = { $act }: fails in { $fails } of them
puzzle-chances = Chance to reach the goal, for each option
puzzle-chance = { $percent }%
puzzle-sure-exists = One option always works.
puzzle-unseen = Cards you cannot see
puzzle-unseen-about = In other players’ hands or in the deck.
puzzle-history = What happened
puzzle-story-first = First
puzzle-story-back = Back
puzzle-story-on = Next
puzzle-story-last = Last
puzzle-story-at = { $at } of { $last }
puzzle-posterior = Probability of each role
puzzle-model = These probabilities assume the others play like our detective bot: each does what is best for their team given what they could see at the time, with occasional slips. Before the first action, they are those of the deal.

## Acts of a solution

act-play = play { $card }
act-play-on = play { $card } on { $seat }
act-play-on-property = play { $card } on { $seat }’s { $property }
act-parry = parry with { $card }
act-parry-on = discard { $card } as a parry
act-discard = discard { $card }
act-discard-on = discard { $card }
act-take = take { $card }
act-take-on = take { $card } from { $seat }
act-choose-on = choose { $seat }
act-use = use your ability
act-use-on-property = use your ability on { $seat }’s { $property }
act-use-on = use your ability on { $seat }
act-draw = draw from the deck
act-pass = let it happen
act-end = end the turn
act-escape = play { $card } to avoid it
act-show = show { $card }
act-reveal = reveal another card
act-count = use { $card }
act-duel-play = play { $name }
act-duel-foresee = foresee
act-duel-guard = buy guard
act-duel-gisei = use Gisei
act-duel-environment = use the location
act-duel-release = release the red die
act-duel-extra = draw an extra card
act-duel-mulligan = exchange all cards
act-duel-step = move the Bushido marker
act-duel-bokken = pay life for { $name }
act-duel-spend = spend a point on { $name }
act-duel-hit = hit with { $name }
act-duel-target = attack enemy { $number }
act-duel-pass = continue
act-duel-combo = { $way ->
    [die] raise the red die
    [qi] regain Qi
    [step] move the Bushido marker
   *[other] take a special card
}
act-duel-penalty = { $way ->
    [life] lose life
    [qi] lose Qi
    [die] lower the red die
   *[other] remove { $name }
}

### The school in the browser.

## Its door

school-title = School
school-heading = Learn by playing
school-promise = No pages to read first. A coach sits beside you at a real table, says what matters and waits until you have done it.
school-lesson-title = A first game
school-lesson-about = Four players, a real deal, about ten minutes. You are the Shogun and meet everything that happens at a table, act by act; then the game is yours.
school-lesson-go = Begin the first game
school-duel-title = A first duel
school-duel-about = You against one enemy, with dice and cards. A few rounds in which you learn what a combo, a hit and a counterattack are.
school-duel-go = Begin the first duel
school-puzzles = Puzzles
school-puzzles-about = One position, one goal. The answer holds whatever the others may have in their hands, and that is proved.
school-puzzles-go = To the puzzles
school-begun = begun
school-finished = finished
school-resume = Go on where you were
school-solved-count = { $solved } of { $count } solved
school-play-now = Play a game
school-duel-now = Choose a duel
school-leave = To the school
school-step = step { $step } of { $steps }
school-free = your own game
school-back = Back
school-restart = Restart
school-restart-sure = From the start?

## The coach

coach = Coach
coach-watch = Watch what the others do.
coach-quiet = Your turn to choose. I see nothing that I would add.
coach-heed = All right
coach-more = Go on
coach-insist = Do it anyway
coach-cannot = In a lesson nobody answers this.

## Tips for beginners

tips-title = Five tips for beginners
tip-1 = Empty hands are safe.
    .text = Without a card in hand you are Harmless and no weapon can be aimed at you. Play your last card where you can. If somebody else hides like that, give them a card with Breathing or Tea Ceremony, and they can be attacked again.
tip-2 = Lay out your properties early.
    .text = In hand they only take up space; in front of you every copy counts. Two Focus or Fast Draw already make one turn very dangerous.
tip-3 = Watch the honor, above all that of a Ronin.
    .text = With 6 or 7 players the Ronin's points count three times. Work out early who plays on your side, let nobody collect much honor whom you do not trust, and note who gives up a Daimyō just to draw: a Ronin scores nothing for it.
tip-4 = As the Ronin, borrow another role.
    .text = Choose Samurai or Ninja at the start, play it consistently, and sow doubt among that team. Drop the mask late: near the end any weak player is worth a strike, whoever they are.
tip-5 = Give your reasons.
    .text = Talk is free, except about hands. A convincing explanation for an attack protects you better than an Armor, as the Ronin most of all.

## Puzzles

puzzles-title = Puzzles
puzzles-promise = Each begins at a position that could come up at a table. Find what works whatever is hidden; what does not is refuted before your eyes.
puzzles-next = Next: { $title }
puzzles-kind-win = Win this turn
puzzles-kind-win-about = Reach the goal before your turn ends.
puzzles-kind-defence = The safest defence
puzzles-kind-defence-about = Somebody strikes, or will. Come through it, whatever they hold.
puzzles-kind-duel = Duel tactics
puzzles-kind-duel-about = The best choice in a duel, with exact chances.
puzzles-kind-ronin = Who is the Ronin?
puzzles-kind-ronin-about = Look at what they did to each other, and name one.
puzzles-difficulty = difficulty { $difficulty } of 3
puzzles-solved = solved

puzzle-goal = Goal
puzzle-again = Try again
puzzle-solution = Show the solution
puzzle-solution-shown = The solution: { $acts }
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-reset = From the start
puzzle-is-solved = Solved.
puzzle-is-failed = That does not work.
puzzle-is-another = Somebody else is more likely.
puzzle-proved-every = Proved for every way in which the hidden cards may lie: { $worlds } in all.
puzzle-proved-drawn = Proved for { $worlds } ways in which the hidden cards may lie, drawn at random.
puzzle-fails-in = It fails in { $fails } of the { $worlds } ways in which the hidden cards may lie. One of them:
puzzle-holds = { $seat } holds { $cards }.
puzzle-holds-nothing = { $seat } holds no card.
puzzle-holds-as = { $seat } is { $role } and holds { $cards }.
puzzle-draws = Drawn from the deck: { $cards }.
puzzle-then = Then it goes like this:
puzzle-others = The other first choices
puzzle-other-fails = { $act }: fails in { $fails } of them
puzzle-chances = How likely each choice reaches the goal
puzzle-chance = { $percent } %
puzzle-sure-exists = There is a choice that always reaches it.
puzzle-unseen = Cards that you cannot see
puzzle-unseen-about = They are in the hands of others or in the deck.
puzzle-history = What has happened
puzzle-story-first = To the beginning
puzzle-story-back = Back
puzzle-story-on = On
puzzle-story-last = To the end
puzzle-story-at = { $at } of { $last }
puzzle-who-question = Who is the Ronin?
puzzle-posterior = How likely each is what
puzzle-model = These probabilities assume that the others play like our bot “detective”: each does what is best for the own team, by what was to be seen until then, with some slips. The chances before the first deed are those of the deal.

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
act-escape = play { $card } to be left out
act-show = show { $card }
act-reveal = reveal another card
act-count = have { $card } count
act-duel-play = play { $name }
act-duel-foresee = foresee
act-duel-guard = buy guard
act-duel-gisei = use Gisei
act-duel-environment = use the place
act-duel-release = release the red die
act-duel-extra = draw one more card
act-duel-mulligan = exchange all cards
act-duel-step = move the Bushido marker
act-duel-bokken = pay life for { $name }
act-duel-spend = spend a point on { $name }
act-duel-hit = hit with { $name }
act-duel-target = attack enemy { $number }
act-duel-pass = go on
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

## Puzzles of the school

puzzle-title-tea-or-daimyo = Tea or Daimyō?
puzzle-lesson-tea-or-daimyo = When the deck runs out everybody loses 1 honor, and whoever has none left ends the game. A Daimyō in your hand is a point then: end the deck with the other card.

## What is to be reached

puzzle-goal-win-turn = Your team has won the game when your turn ends, whatever the others hold.
puzzle-goal-defeat-turn = { $seat } is defeated before this turn ends, whatever the others hold.
puzzle-goal-survive-turn = You are not defeated this turn, whatever the others hold and do.
puzzle-goal-survive-next = You are not defeated before your next turn, whatever the others hold and do.
puzzle-goal-honor-turn = You lose no honor this turn, whatever the others hold and do.
puzzle-goal-honor-next = You lose no honor before your next turn, whatever the others hold and do.
puzzle-goal-slay-attack = The enemy is dead before this attack ends, whatever chance brings.
puzzle-goal-hit-attack = This attack hits, whatever chance brings.
puzzle-goal-wound-attack = The enemy suffers a wound in this attack, whatever chance brings.
puzzle-goal-unhurt-attack = No counterattack hits you in this attack, whatever chance brings.
puzzle-goal-slay-attack-best = Find the best chance that the enemy is dead before this attack ends.
puzzle-goal-slay-round-best = Find the best chance that the enemy is dead before this round ends.
puzzle-goal-hit-attack-best = Find the best chance that this attack hits.
puzzle-goal-wound-attack-best = Find the best chance that the enemy suffers a wound in this attack.
puzzle-goal-unhurt-attack-best = Find the best chance that no counterattack hits you in this attack.
puzzle-goal-unhurt-round-best = Find the best chance that no counterattack hits you before this round ends.
puzzle-goal-ronin = Name the seat that is most likely the Ronin, by everything that you have seen.

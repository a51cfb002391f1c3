### Choosing a duel: what it means to choose nothing, and why something cannot be combined.

duelhall-anybody = Nobody in particular
duelhall-no-opponent = You meet { $enemy }; with 1 vs. 3 you meet its three enemies.
duelhall-no-environment = Nothing to use, and nothing in the way.
duelhall-own-numbers = These duels use your own numbers. They do not count in any statistics (B11.5).

barred-a1-4 = Blood cannot be used in a campaign ({ $rule }).
barred-a4-1 = 1 vs. 3 brings three enemies of its own: no opponent is chosen beside it ({ $rule }).
barred-a5-1 = There is one armour: it is yours or the enemy’s, not both ({ $rule }).
barred-b7-1 = Campaign and clan have their own opponents, one after the other: none is chosen ({ $rule }).
barred-b7-3 = The four of the clan have their own weapons: none is chosen ({ $rule }).

hall-stands = { $won ->
    [0] No duel is won yet.
    [one] { $won } duel is won.
   *[other] { $won } duels are won.
}
hall-other-rules = It was fought by other rules than those of today.
hall-carries-armour = { $count ->
    [0] Your armour is gone.
    [one] Your armour has { $count } point left.
   *[other] Your armour has { $count } points left.
}
hall-carries-no-virtue = The one virtue of this game is used up.
hall-carries-foe = { $enemy } stays as he was left: { $life }, { $qi }.
hall-carries-fallen = { $enemy } has fallen.
hall-began-before = The rules have changed since it began. It continues by the rulings it began with:

### Choosing a duel: what it means to choose nothing, and why something cannot be combined.

duelhall-anybody = Default opponent
duelhall-no-opponent = You face { $enemy }, or in 1 vs. 3 its three enemies.
duelhall-no-environment = No location effects.
duelhall-own-numbers = These duels use your own numbers. They do not count toward any stats (B11.5).

barred-a1-4 = Blood cannot be used in a campaign ({ $rule }).
barred-a4-1 = 1 vs. 3 has its own three enemies, so you cannot choose an opponent ({ $rule }).
barred-a5-1 = There is only one armor: yours or the enemy’s, not both ({ $rule }).
barred-b7-1 = Campaigns and clans have a fixed series of opponents ({ $rule }).
barred-b7-3 = The four clan members have their own weapons ({ $rule }).

hall-stands = { $won ->
    [0] No duels won yet.
    [one] { $won } duel won.
   *[other] { $won } duels won.
}
hall-other-rules = Played under an older version of the rules.
hall-carries-armour = { $count ->
    [0] Your armor is gone.
    [one] Your armor has { $count } point left.
   *[other] Your armor has { $count } points left.
}
hall-carries-no-virtue = Your one virtue has been used up.
hall-carries-foe = { $enemy } stays as they were: { $life }, { $qi }.
hall-carries-fallen = { $enemy } has fallen.
hall-began-before = The rules have changed since it began. It continues with the rulings it began with:
hall-regained = You ended the last duel with { $left } and begin the next one with { $now }.
hall-regains-campaign = After each victory you regain up to { $life } and all your Qi. The decks are shuffled again.
hall-regains-clan = Nobody regains life. Whoever fights next begins with full Qi.

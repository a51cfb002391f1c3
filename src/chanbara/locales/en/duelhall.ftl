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

## What is wrong with numbers of your own; the place is given before it, such as opponents.arima.life

numbers-missing = This entry is missing.
numbers-nameless = A card of your own needs a name.
numbers-unknown = Unknown. Possible entries: { $there }
numbers-most = At most { $most }, but it is { $found }.
numbers-least = At least { $least }, but it is { $found }.
numbers-number = Must be a whole number, but it is { $found }.
numbers-truth = Must be true or false, but it is { $found }.
numbers-word = Must be 1 to 40 lowercase letters, digits and underscores, but it is { $found }.
numbers-text = Must be a text of 1 to 40 characters, but it is { $found }.
numbers-one = Must be one of { $there }, but it is { $found }.
numbers-list = Must be a list, but it is { $found }.
numbers-length = Must be a list of { $least } to { $most } entries, but it has { $found }.
numbers-names = Must be names with values, but it is { $found }.
numbers-twice = This key is used twice.
numbers-margins = The margins must begin with 0 and rise, but they are { $found }.
numbers-no-copies = There is not a single copy of a card.
numbers-effect = Must be { $may } and nothing else.
numbers-joker = A joker needs another card to stand for.
numbers-attack = An attack has at most { $most } cards, but there are { $found }.
numbers-above = At most { $what }, which is { $most }.
numbers-nobody = Nobody would be left to fight.
numbers-together = wound_in_round and wound are used together or not at all.
numbers-opponent = There is no opponent { $found }.
numbers-member = { $found } is not a weapon, or is named twice.
numbers-long = The file may have { $most } bytes, but it has { $found }.
numbers-brackets = The file may have { $most } brackets.
numbers-unreadable = The file is neither JSON nor YAML: { $why }
numbers-shape = The file must contain names with values, like ours.

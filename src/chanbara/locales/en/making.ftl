### House rules as a form.

house-group-copies = Copies in the deck
house-group-difficulty = Difficulty of weapons
house-group-wounds = Wounds of weapons
house-group-resilience = Resilience of characters
house-group-honor = Honor at the start
house-group-hands = Cards in hand at the start
house-group-multipliers = What honor counts
house-group-ties = Who wins a tie
house-group-characters = Characters that can be dealt
house-changed-count = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
house-printed = printed: { $value }
house-stars = by stars
house-yes = yes
house-no = no
house-honor-shogun = Shogun, { $players } players
house-honor-others = Others, { $players } players
house-hand = { $place ->
    [1] Shogun
    [2] Next to the left
   *[other] Place { $place } from the Shogun
}
house-multiplier = { $role }, { $players } players
house-order = { $first }, then { $second }, then { $third }
house-range = From { $least } to { $most }
house-reset-all = Undo all changes
house-as-text = As text (YAML)
house-unreadable = The text cannot be read. Correct it to go on with the form.
house-form-hint = Change any number; what you leave alone stays as printed. Games with house rules are not rated.
house-difference = { $what }: { $value } instead of { $printed }
house-none = Everything is as printed.
house-what-difficulty = { $what }, difficulty
house-what-wounds = { $what }, wounds
house-what-copies = { $what }, copies
house-what-resilience = { $what }, resilience
house-what-honor = Honor, { $what }
house-what-hands = Hand at the start, { $what }
house-what-multipliers = Honor counts, { $what }
house-what-ties = Ties
house-what-characters = { $what } can be dealt

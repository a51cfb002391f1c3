### What is wrong with a file of numbers for the duel (B11.2). The place stands before each sentence.

numbers-missing = missing
numbers-unknown = unknown; there are { $list }
numbers-whole = a whole number from { $least } to { $most }, not { $value }
numbers-yes-or-no = true or false, not { $value }
numbers-a-key = small letters, digits and _, at most 40 of them, not { $value }
numbers-letters = 1 to { $most } letters, not { $value }
numbers-one-of = one of { $list }, not { $value }
numbers-pair = a list of { $count }, not { $value }
numbers-list = a list of { $least } to { $most } entries, not { $value }
numbers-group = names and values, not { $value }
numbers-twice = given twice
numbers-no-name = missing, and a card of your own needs one
numbers-unreadable-name = nobody can read { $value }
numbers-margins = the margins begin with 0 and rise, and these are { $list }
numbers-no-copies = not one copy of a card
numbers-one-effect = one of { $list }, and nothing else
numbers-cards = at most { $most } cards in an attack, and these are { $count }
numbers-one-thing =
    { $count ->
        [0] a virtue does one thing, and this one does nothing
       *[other] a virtue does one thing, and this one does { $list }
    }
numbers-jokers = one joker at most, and these are { $list }
numbers-only-joker = a joker needs another card to stand for
numbers-above-cap = at most qi_cap, which is { $most }
numbers-no-life = nobody would have any life left
numbers-late-wound = wound_in_round and wound go together
numbers-too-long = The file is too long: { $most } bytes are allowed.
numbers-too-deep = The file cannot be read: too many things stand within each other.
numbers-unreadable = The file cannot be read: { $reason }
numbers-no-names = The file has another shape than ours: it needs names with values.

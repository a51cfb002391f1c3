### What is wrong with a file of numbers for the duel (B11.2). The entry comes before each sentence.

numbers-missing = missing
numbers-unknown = unknown; there are { $list }
numbers-whole = a whole number from { $least } to { $most }, not { $value }
numbers-yes-or-no = true or false, not { $value }
numbers-a-key = lower-case letters, digits and _, at most 40 characters, not { $value }
numbers-letters = 1 to { $most } letters, not { $value }
numbers-one-of = one of { $list }, not { $value }
numbers-pair = a list of { $count }, not { $value }
numbers-list = a list of { $least } to { $most } entries, not { $value }
numbers-group = names and values, not { $value }
numbers-twice = given twice
numbers-no-name = missing; a card of your own needs one
numbers-unreadable-name = { $value } is not readable
numbers-margins = margins must start at 0 and increase; these are { $list }
numbers-no-copies = no copies of any card
numbers-one-effect = exactly one of { $list }
numbers-cards = at most { $most } cards in an attack; these are { $count }
numbers-one-thing =
    { $count ->
        [0] a virtue does exactly one thing; this one does nothing
       *[other] a virtue does exactly one thing; this one does { $list }
    }
numbers-jokers = at most one joker; these are { $list }
numbers-only-joker = a joker needs another card to stand for
numbers-above-cap = at most qi_cap, which is { $most }
numbers-no-life = nobody would have any life left
numbers-late-wound = wound_in_round and wound belong together
numbers-too-long = The file is too long: at most { $most } bytes are allowed.
numbers-too-deep = The file cannot be read: it is nested too deeply.
numbers-unreadable = The file cannot be read: { $reason }
numbers-no-names = The file has a different structure from ours: it needs names with values.

### The rules page: searching, chapters, cards and characters.

rules-search = Search the rules
rules-search-hint = Peasant or 5.3
rules-chapters = Chapters
rules-paragraph = Paragraph { $number }
rules-paragraphs = Paragraphs
rules-found = { $cards ->
    [0] { $paragraphs ->
        [one] 1 paragraph
       *[other] { $paragraphs } paragraphs
    }
    [one] 1 card and { $paragraphs ->
        [one] 1 paragraph
       *[other] { $paragraphs } paragraphs
    }
   *[other] { $cards } cards and { $paragraphs ->
        [one] 1 paragraph
       *[other] { $paragraphs } paragraphs
    }
}
rules-found-nothing = Nothing found for “{ $query }”. Try another word, or a number such as 5.3.
rules-no-such = There is no paragraph { $number }. The chapters below hold all of them.
rules-retry = Try again
rules-legend = Where each paragraph and each card comes from. Choose the marks beside it to read more.
rules-sources-of = Source of { $of }: { $kinds }

## The list of cards and characters

rules-weapons = Weapon cards
rules-actions = Action cards
rules-properties = Property cards
rules-characters = Character cards
rules-difficulty = Difficulty
rules-wounds = Wounds
rules-varies = depends on the target
rules-copies = Copies
rules-symbol = Symbol
rules-resilience = Resilience

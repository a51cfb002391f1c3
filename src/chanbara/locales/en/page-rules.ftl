### The rules page: searching, chapters, cards and characters.

rules-search = Search the rules
rules-search-hint = Peasant or 5.3
rules-search-hint-duel = Gisei or B2.12
rules-chapters = Chapters
rules-paragraph = Rule { $number }
rules-paragraphs = Rules
rules-found = { $cards ->
    [0] { $paragraphs ->
        [one] 1 rule
       *[other] { $paragraphs } rules
    }
    [one] 1 card and { $paragraphs ->
        [one] 1 rule
       *[other] { $paragraphs } rules
    }
   *[other] { $cards } cards and { $paragraphs ->
        [one] 1 rule
       *[other] { $paragraphs } rules
    }
}
rules-found-nothing = Nothing found for “{ $query }”. Try another word, or a number such as 5.3.
rules-no-such = There is no rule { $number }. Browse the chapters below.
rules-retry = Try again
rules-legend = Where each rule and each card comes from. Select the marks next to it to read more.
rules-sources-of = Source of { $of }: { $kinds }

## The list of cards and characters

rules-own = Custom cards at table { $table }
rules-weapons = Weapons
rules-actions = Actions
rules-properties = Properties
rules-characters = Characters
rules-difficulty = Difficulty
rules-wounds = Wounds
rules-varies = depends on the target
rules-copies = Copies
rules-symbol = Symbol
rules-resilience = Resilience
rules-workshop = Make a card of your own in the workshop

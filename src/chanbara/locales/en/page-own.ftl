### Custom cards and house rules, where everybody may meet them.

lobby-facts-cards = Custom cards: { $cards }
desk-cards-missing = This table waits: the server does not have the custom cards “{ $cards }” at the moment, or not as they were. Nothing is lost; the game goes on when they are back.
desk-cards-failed = The custom cards “{ $cards }” have an error, so this game cannot go on. You can still view it, and the host can end it.
cards-read = Read the cards: { $title }
new-cards-heading = Custom cards
new-cards-hint = Cards that the operator of this server has added. Games with them are not rated.
new-cards-count = { $cards ->
    [0] No playing cards
    [one] 1 playing card
   *[other] { $cards } playing cards
} and { $characters ->
    [0] no characters
    [one] 1 character
   *[other] { $characters } characters
}: { $names }

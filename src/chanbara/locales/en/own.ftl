### Custom cards and ratings, fetched where there is something to say about them.

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

## Ratings

rating-means = Your strength is very probably between { $low } and { $high } (95% sure); every rated game narrows that.
rating-now = Your rating is now { $rating }.
rating-change = Your rating is now { $rating }, from { $before }.
rated-begins = This game will be rated. Once it has started, it cannot be ended with no result.
rating-margin = The number after ± is the margin of error: with 95% confidence the strength is within it.
rated-yes = This game is rated.
rated-no = Not rated: { $why }.
rated-leaving = Leaving costs: if you resign or stay away, a loss of your side counts for you, and a win counts for the bot.
unrated-game = this game has no ratings
unrated-house = house rules
unrated-cards = custom cards
unrated-book = another rulebook
unrated-rulings = changed rulings
unrated-characters = preset characters
unrated-known_deal = the deal is known from another game
unrated-nobody = nobody here has a claimed name
unrated-void = it ended with no result
unrated-helped = the winning side used the deduction aid

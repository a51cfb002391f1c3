### The workshop: cards of one’s own, written, tried, measured and shared.

workshop-page-title = Workshop · chanbara
workshop-heading = Workshop
workshop-promise = Invent a card tonight and play it tonight. Put it together from parts, watch it take shape, try it against bots, and send it to your friends as a link.
workshop-begin = Start with
workshop-examples = Or change an example
workshop-examples-more = Examples and files
workshop-examples-replace = An example or a file replaces what is here. “Undo” brings it back.
workshop-example-man-catcher = A weapon that does something when it hits
workshop-example-ambush = An action that others have to answer
workshop-example-iron-wind = An answer that does more than parry
workshop-example-shrine = A property with a moment and a condition
workshop-example-typhoon = An action that concerns everybody
workshop-example-temple-gift = Honor buys something
workshop-example-yasuke = A character with numbers of his own
workshop-example-poet = A character with an ability
workshop-example-two-swords = Two cards and a character that belong together
workshop-example-stone-garden = A property with counters
workshop-example-rice-tax = Honor changes hands
workshop-example-spy = Looking at what is hidden, once per game
workshop-entries = Cards and characters
workshop-entry-wrong = something is wrong here
workshop-add = Add
workshop-no-entry = There is no card and no character yet.
workshop-rare = More
workshop-text-hint = Without it, the sentence is made from the parts, in all three languages.
workshop-key = Its key in the file: { $key }
workshop-remove-entry = Remove from the file
workshop-remove-sure = Really remove?
workshop-undo = Undo
workshop-clear = Start over
workshop-clear-sure = Clear everything?
workshop-file = File
workshop-file-title = Title
workshop-as-text = As text (YAML)
workshop-text = The text of the file
workshop-unreadable = The text cannot be read as a form at the moment. Correct it below.
workshop-less = { $what }: one less
workshop-more-of = { $what }: one more
workshop-in-language = { $what }, { $language }
workshop-each-language = Different in each language
workshop-one-language = The same in all languages
workshop-language = Language of the picture
workshop-line = Line { $line }
workshop-whole = The whole file
workshop-try = Try it against bots
workshop-share = Share
workshop-save = Save as a file
workshop-open = Open a file
workshop-file-long = The file is too long: at most { $most } bytes.
workshop-share-heading = Share these cards
workshop-share-about = The link carries the cards itself; no server keeps them. Whoever opens it sees them first and decides then.
workshop-share-long = These cards are too long for a link. Save them as a file and send that.
workshop-link = Link
workshop-hash = Fingerprint: { $hash }
workshop-shared = Shared cards
workshop-shared-about = Somebody has sent you these cards. Nothing has been opened or played yet.
workshop-shared-draft = Your own draft stays: “Undo” brings it back.
workshop-open-shared = Open in the workshop
workshop-to-workshop = To the workshop without them
workshop-damaged = This link is damaged: its cards cannot be read, or do not match its fingerprint. Ask for it again.
workshop-too-strong = Is it too strong?
workshop-no-lab = Nothing is measured here: it would take hours in a browser. Open the file on a server with a lab, or run “chanbara lab” with it.
workshop-lab-about = Bots play the same deals with each new card and with a printed one in its place. What differs is what the card is worth.
workshop-lab-players = Players at the table
workshop-lab-start = Measure
workshop-lab-again = Measure again
workshop-lab-stop = Stop
workshop-lab-runs = Games are being played …
workshop-lab-progress = { NUMBER($deals) } deals, { NUMBER($games) } games so far
workshop-lab-slow = The fast engine cannot play these cards yet, so it takes longer.
workshop-lab-small = A small measurement shows large differences. For small ones, take the file home and run “chanbara lab” with more games.
workshop-lab-old = The cards have changed since.
workshop-lab-ended = The measurement has ended before its time. Try again.
workshop-lab-waits-compiling = The bots are still warming up.
workshop-lab-waits-others = Another measurement comes first.
workshop-lab-waits-busy = The bots are needed at the tables. It goes on soon.
workshop-lab-done-deals = Done: { NUMBER($deals) } deals, { NUMBER($games) } games.
workshop-lab-done-time = Time is up: { NUMBER($deals) } deals, { NUMBER($games) } games.
workshop-lab-done-stopped = Stopped after { NUMBER($deals) } deals, { NUMBER($games) } games.
workshop-verdict-strong = Too strong
workshop-verdict-weak = Weak
workshop-verdict-within = Within the range of the printed ones
workshop-verdict-undecided = Too few games to say
workshop-worth-being = Being it is worth { $value } (between { NUMBER($low, maximumFractionDigits: 1) } and { NUMBER($high, maximumFractionDigits: 1) }) beside the average printed character.
workshop-worth-holding = Holding it from the start is worth { $value } (between { NUMBER($low, maximumFractionDigits: 1) } and { NUMBER($high, maximumFractionDigits: 1) }) beside the average printed card of its kind.
workshop-rare-so-far = It has hardly come up yet.
workshop-kinds-weapon = weapons
workshop-kinds-action = actions
workshop-kinds-property = properties
workshop-kinds-character = characters
workshop-beside = Beside the printed { $kind }
workshop-changes = What it changes for everybody
workshop-cause-defeat = by a defeat
workshop-cause-deck = by the end of the deck
workshop-cause-property = by a property
workshop-cause-swordmaster = by a Swordmaster
workshop-cause-swordmaster_refused = by a Swordmaster who refused
workshop-change-team = Wins of { $what }: { $other }% instead of { $usual }%
workshop-change-ending = Games that end { $what }: { $other }% instead of { $usual }%
workshop-change-turns = Turns of a game: { $other } instead of { $usual }
workshop-change-decisions = Decisions of a game: { $other } instead of { $usual }
workshop-warning-likest = Bots judge these cards by the printed ones most like them. They may miss what makes them special.
workshop-warning-reference = The fast engine cannot play { $name } yet: measuring takes longer.
workshop-warning-language = { $name } has no name or text in one of the languages; another language’s is shown there.
workshop-warning-deck = The deck grows from { $usual } to { $count } cards: printed cards come up less often.
workshop-warning-multipliers = It changes what honor counts for. House rules at the same table come after it and win.
workshop-new-hint = Cards that you or a friend have made. They travel with the table: everyone can read them, and the game is not rated.
workshop-new-draft = Use my draft: { $title }
workshop-new-without = Play without them
workshop-new-to = To the workshop
workshop-wrong = { $count ->
    [one] One thing has to be corrected before it can be played:
   *[other] { $count } things have to be corrected before it can be played:
}
workshop-warnings = { $count ->
    [one] One thing to know
   *[other] { $count } things to know
}
workshop-points = { $value ->
    [1] 1 point
   *[other] { NUMBER($value, maximumFractionDigits: 1) } points
}
workshop-stronger-than = { $count ->
    [0] Weaker than all { $printed } printed { $kind }.
   *[other] Stronger than { $count } of { $printed } printed { $kind }.
}
workshop-more-games = About { NUMBER($games) } more games would decide it.

### The page in the browser: everything before and around the table.

## Around every page

frame-skip = Skip to the content
frame-ways = Pages
frame-play = Play
frame-school = School
frame-rules = Rules
frame-tables = My tables
frame-settings = Settings
frame-language = Language
frame-language-en = English
frame-language-de = Deutsch
frame-language-it = Italiano
frame-theme = Appearance: { $theme }
frame-unofficial = An unofficial work of fans. Samurai Sword is a game by Emiliano Sciarra, published by dV Giochi; words, drawings and program are our own, none of theirs is used.

## The first page

lobby-title = chanbara: Samurai Sword in the browser
lobby-heading = Draw your blade
lobby-promise = Samurai Sword: hidden roles, quick blades, 3 to 8 players. Start against bots now, or send friends a link.
lobby-your-name = Your name
lobby-players = Players
lobby-rising-sun = With Rising Sun
lobby-rising-sun-hint = The expansion: more cards and characters, up to 8 players.
lobby-play-bots = Play against bots
lobby-against = Against
lobby-invite = Invite friends
lobby-opening = Setting the table …
lobby-more-options = All options for a table
lobby-own-heading = Go on playing
lobby-own-lobby = not begun
lobby-own-running = under way
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-open-heading = Open tables
lobby-open-none = Nobody is waiting at a public table right now. Play against bots meanwhile, or open a table that everybody can see.
lobby-table-of = { $host }’s table
lobby-table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-table-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
lobby-table-full = all seats are taken
lobby-table-running = the game is under way
lobby-sit = Join
lobby-sit-at = Join { $host }’s table
lobby-watch = Watch
lobby-watch-at = Watch { $host }’s table
lobby-new-here = New here? A first game with a coach
lobby-brief-heading = The game in four sentences
lobby-brief-roles = Only the Shogun is known: his Samurai stand by him, the Ninja want both beaten, the Ronin fights for himself.
lobby-brief-strike = In your turn you draw two cards and strike with a weapon that reaches far enough; who is struck parries, or takes the wounds.
lobby-brief-defeat = Nobody drops out: who loses the last resilience gives an honor point to the victor, and is back with the next turn.
lobby-brief-end = When somebody has no honor left, the game ends, and the team with the most honor wins.
lobby-brief-rules = All rules, cards and characters
lobby-join-heading = You have a code?
lobby-code = Code or link
lobby-join-code = To the table
lobby-code-missing = Type the code that your friend sees in the waiting room.
lobby-code-unknown = There is no table { $code }. Ask for the code once more, or for the link.
lobby-try-again = Try again
lobby-loading = Loading …
lobby-to-start = To the first page
lobby-copied = Copied
lobby-copy-by-hand = Copy it from here

## Seats before the game

lobby-seat-free = free
lobby-seat-you = You
lobby-seat-yours = you
lobby-seat-host = host
lobby-seat-away = away
lobby-seat-ready = ready
lobby-seat-not-ready = not ready yet
lobby-seat-starts = starts the game
lobby-seat-number = Seat { $number }
lobby-seat-who = Who has seat { $number }
lobby-seat-for-friend = For a friend
lobby-seat-put-bot = Put a bot there
lobby-seat-change = Change
lobby-seat-character = Character of seat { $number }
lobby-seat-any-character = By lot
lobby-seat-make-host = Make host
lobby-seat-make-host-of = Make host: { $name }
lobby-seat-free-it = Free the seat
lobby-seat-free-sure = Really send { $name } away?

## What is played at a table

lobby-facts-duel = Way of the Samurai, a duel for one.
lobby-facts-numbers = With numbers of the player’s own
lobby-facts-game = { $count ->
    [one] Samurai Sword with { $count } player
   *[other] Samurai Sword with { $count } players
}
lobby-facts-rising-sun = { $cast ->
    [base] With Rising Sun, but with the characters of the base game
    [rising_sun] With Rising Sun and its characters only
   *[mixed] With Rising Sun
}
lobby-facts-book = { $book ->
    [german] By the German book
    [english] By the English book
    [italian] By the Italian book
   *[ours] By our reading
}
lobby-facts-rikyu = Rikyū may be among the characters
lobby-facts-characters = Some characters are chosen
lobby-facts-no-clock = No clock: everybody may take their time
lobby-facts-live = { $decision } seconds for a decision, { $window } for an answer to an attack
lobby-facts-days = { $days ->
    [one] { $days } day for each decision
   *[other] { $days } days for each decision
}
lobby-facts-public = Everybody can find this table
lobby-facts-private = Only who has the link finds this table
lobby-facts-spectators = Others may watch
lobby-facts-no-spectators = Nobody may watch
lobby-facts-aid = Everybody may look up who is probably who
lobby-facts-house = With house rules

## A new table

new-title = New table · chanbara
new-heading = A table of your own
new-cast = Characters
new-cast-mixed = Of both
new-cast-base = Base game
new-cast-rising_sun = Rising Sun only
new-rikyu = With Rikyū
new-rikyu-hint = The promotional character may be dealt too.
new-public = Public
new-public-hint = Everybody sees the table in the list and can sit down.
new-spectators = Spectators welcome
new-spectators-hint = They see what lies open, never a hand.
new-aid = Deduction aid
new-aid-hint = Everybody may look up who is probably who, by what was seen from the own seat.
new-seat-who = Who
new-seat-character = Character
new-fill = Bots in all seats
new-empty = Keep for friends
new-more = More
new-open = Open the table
new-open-hint = You get a link for your friends. The game begins when you start it.
new-play = Play now
new-play-hint = Bots have all other seats: the game begins at once.
new-clock-heading = Clock and pace
new-clock-legend = Time to think
new-clock-none = No clock
new-clock-live = In one sitting
new-clock-days = Over days
new-clock-none-hint = Nobody is hurried.
new-clock-live-hint = Seconds for each decision, and a reserve for the hard ones. After that the decision is made for you.
new-clock-days-hint = For friends who look in once or twice a day.
new-clock-decision = Seconds for a decision
new-clock-window = Seconds for an answer to an attack
new-clock-reserve = Seconds in reserve for the whole game
new-clock-grace = Seconds until a bot plays for who is gone
new-clock-of-days = Days for a decision
new-pace-legend = Bots answer
new-pace-human = With a pause, like people
new-pace-fast = Fast
new-rulings-heading = Rulebook and rulings
new-book-legend = Which rulebook holds?
new-book-hint = The printed books differ in places. A book sets the rulings below; each can still be changed alone.
book-ours = Our reading
book-ours-hint = All books read together; where they disagree or are silent, we decided. Only such games are rated.
book-german = German book
book-german-hint = Only a defeat by the player who is left prevents a Swordmaster victory. With Rising Sun, whoever is defeated in their own turn stops at once, Fast Draw adds to every weapon that hits, and the parry against Battle Cry is discarded.
book-english = English book
book-english-hint = Geisha may also be played on your own hand. With Rising Sun, Musashi, Tomoe and Fast Draw act on every hit but not on yourself, and the weapon against Jūjutsu is played. Chiyome is called Chiyo.
book-italian = Italian book
book-italian-hint = Geisha discards properties of other players only. With Rising Sun, Fast Draw adds to every weapon that hits, and Musashi adds nothing on himself. Chiyome is called Chiyoime.
book-talk-ours = Talk freely, but nobody asks what others hold, and nobody tells what they hold.
book-talk-german = German book: talk freely, but nobody tells what they hold, nor whether a card could harm somebody.
book-talk-english = English book: talk freely, but nobody asks what others hold, nor whether a card will hurt them.
book-talk-italian = Italian book: talk freely, but nobody asks what others hold, nor whether a card will hurt them.
new-unrated = This game will not be rated: only games by our reading without changed rulings are.
new-rulings-hint = Where the rules can be read in two ways, the table may choose.
new-rulings-more = More rulings, for Rising Sun
new-rulings-changed = { $count ->
    [0] none changed
    [one] one changed
   *[other] { $count } changed
}
new-rulings-paragraph = Rule { $number }
new-rulings-usual = { $book ->
    [ours] (our reading)
   *[other] (as in the book)
}
ruling-deck_ends_when_needed = When has the deck ended?
ruling-deck_ends_when_needed-true = When a card is needed and none is left
ruling-deck_ends_when_needed-false = As soon as the last card leaves it
ruling-swordmaster_before_honor = When is the Swordmaster tested?
ruling-swordmaster_before_honor-true = Before the honor of that defeat counts
ruling-swordmaster_before_honor-false = After the end for lack of honor
ruling-any_team_mate_refuses = When is there no Swordmaster victory?
ruling-any_team_mate_refuses-true = When any team mate made the last defeat
ruling-any_team_mate_refuses-false = Only when the one left made the last defeat of a team mate
ruling-own_property_may_be_stripped = Whose properties may Geisha discard?
ruling-own_property_may_be_stripped-true = Anybody’s, your own included
ruling-own_property_may_be_stripped-false = Those of other players only
ruling-own_hand_may_be_stripped = Whose hand may Geisha take a card from?
ruling-own_hand_may_be_stripped-true = Anybody’s, your own included
ruling-own_hand_may_be_stripped-false = That of other players only
ruling-score_may_be_negative = Can a team’s score be negative?
ruling-score_may_be_negative-true = A team’s score may fall below 0
ruling-score_may_be_negative-false = A team’s score stops at 0
ruling-eighth_hand = How many cards does the eighth player get?
ruling-eighth_hand-7 = The eighth player gets 7 cards
ruling-eighth_hand-8 = The eighth player gets 8 cards
ruling-second_copies = How many Makibishi and Kozuka are there?
ruling-second_copies-false = 2 Makibishi and 1 Kozuka
ruling-second_copies-true = 1 Makibishi and 2 Kozuka
ruling-parry_is_played = Is the parry against Battle Cry played?
ruling-parry_is_played-true = Yes, so Bokuden may draw for it
ruling-parry_is_played-false = No, it is discarded
ruling-weapon_is_played = Is the weapon against Jūjutsu played?
ruling-weapon_is_played-true = Yes, so Bokuden may draw for it
ruling-weapon_is_played-false = No, it is discarded
ruling-ability_adds_on_oneself = Does Musashi add a wound with a Tantō on himself?
ruling-ability_adds_on_oneself-true = Yes
ruling-ability_adds_on_oneself-false = No, only on others
ruling-property_adds_on_oneself = Does Fast Draw add a wound with a Tantō on yourself?
ruling-property_adds_on_oneself-true = Yes
ruling-property_adds_on_oneself-false = No, only on others
ruling-ability_draws_on_oneself = Does Tomoe draw for a Tantō on herself?
ruling-ability_draws_on_oneself-true = Yes
ruling-ability_draws_on_oneself-false = No, only for wounding others
ruling-ability_adds_to_zero = Does Musashi add a wound to a weapon of value 0?
ruling-ability_adds_to_zero-true = Yes, as soon as it hits
ruling-ability_adds_to_zero-false = No, it deals nothing
ruling-property_adds_to_zero = Does Fast Draw add a wound to a weapon of value 0?
ruling-property_adds_to_zero-true = Yes, as soon as it hits
ruling-property_adds_to_zero-false = No, it deals nothing
ruling-ability_draws_on_hit = When does Tomoe draw?
ruling-ability_draws_on_hit-true = When her weapon hits, even if no point is lost
ruling-ability_draws_on_hit-false = When her weapon wounds
ruling-defeated_stop_at_once = When does a turn end in which its player is defeated?
ruling-defeated_stop_at_once-true = At once
ruling-defeated_stop_at_once-false = After what is under way and the Discard phase
ruling-harmless_show_cards = Does Intuition affect Harmless players?
ruling-harmless_show_cards-true = Yes, if they have a card in hand
ruling-harmless_show_cards-false = No, they are left out
ruling-strikes_back_per_wound = How often does Yukimura reveal?
ruling-strikes_back_per_wound-true = Once for each wound
ruling-strikes_back_per_wound-false = Once for each card that wounds him
ruling-last_reveal_counts = Which of Masamune’s cards counts?
ruling-last_reveal_counts-true = The last one revealed
ruling-last_reveal_counts-false = The one he chooses
new-house-heading = House rules
new-house-hint = A small YAML file that changes numbers of the game: copies, reach, resilience, honor.
new-house-file = Take a file
new-house-text = Or write here
new-house-too-long = The file is too long: at most { $count } characters.

## Coming by a link

join-title = Table { $code } · chanbara
join-heading = Table { $code }
join-invited = You are invited. Take a seat.
join-full = All seats are taken.
join-running = The game has begun already.
join-over = The game is over.
join-void = The game was ended without a result.
join-frozen = The rules have changed since this game began; it cannot go on.
join-seat = Your seat
join-seat-hint = The order is the order round the table.
join-sit = Sit down
join-watch = Just watch
join-no-spectators = This table wants no spectators.
join-own = Play at another table
join-facts = What is played
join-wrong-heading = No table here
join-wrong = There is no table { $code }. Perhaps a letter is wrong, or the table is long gone. Ask your friends for the link once more.

## The waiting room

room-title = Waiting room { $code } · chanbara
room-heading = Waiting room
room-seats = Seats
room-lost = The connection is lost; it is being tried again. Your seat stays yours.
room-out-heading = This seat is no longer yours
room-out = The host has freed your seat. You can take another one, if there is one.
room-out-bot = The host has given it to a bot. You can go on watching, if this table allows it.
room-out-again = Look for a seat
room-out-look = Look at the table
room-free = { $count ->
    [one] { $count } seat is still free. Wait for a friend, or put a bot there.
   *[other] { $count } seats are still free. Wait for friends, or put bots there.
}
room-free-guest = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
room-for = Not ready yet: { $names }.
room-start = Start the game
room-fill = Bots in the free seats
room-watching = You are watching. The game begins when the host starts it.
room-host = Everybody is ready. The host starts the game.
room-say-ready = Say when you are ready.
room-ready = I am ready
room-not-ready = Wait a moment
room-invite-title = Come to my table: Samurai Sword
room-invite-heading = Invite friends
room-invite-code = The code of the table
room-invite-qr = The link to this table as a square for a phone’s camera
room-invite-copy = Copy the link
room-invite-share = Share
room-device-heading = Another person on this device
room-device-hint = You pass the device on; each hand stays covered until its owner taps.
room-device-name = Name of the other person
room-device-add = Add to the table
room-private-heading = Your seat on a second device
room-private-hint = Open this link on your other device, and you sit in the same seat there.
room-private-warning = Share it with nobody: whoever has it sees your hand and plays for you.
room-private-copy = Copy the private link of { $name }
room-fair-heading = A fair deal
room-fair-hint = The server has sealed its secret number before anybody was ready; each player adds a secret of their own. The cards follow from all of them, so nobody can choose the deal. At the end everybody can check it.
room-fair-seal = The seal (SHA-256 of the server’s key)
room-fair-origin-heading = A deal that was played before
room-fair-origin = These are the cards of a game that is over, each where it was then, for another group to play. The server promises nothing about them: whoever has seen that game knows them. Play it only with people who have not.

## One's own tables

history-title = My tables · chanbara
history-none = You have not sat at any table yet. The first game is one press away.
history-hint = This list is kept in this browser only.
history-with = With { $names }
history-more = Show older ones
history-gone = This table is no more.
history-status-lobby = Not begun yet
history-status-running = Under way
history-status-over = Over
history-status-void = Ended without a result
history-status-frozen = Cannot go on: the rules have changed since
history-won = You won: { $team }
history-lost = Won by { $team }
history-open = Open
history-review = Look at it
history-record = Save the record
history-forget = Forget
history-forget-sure = Really forget? The seat is lost.
history-open-file = Open a record file

## Settings

settings-title = Settings · chanbara
settings-you = You and the page
settings-language-browser = As the browser
settings-theme = Appearance
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-text-size = Larger text: your browser’s zoom works up to 200 %.
settings-table = At the table
settings-sound = Sound
settings-sound-hint = A wood block for your turn, a blade for a hit, a drum for a defeat.
settings-notify = Tell me when it is my turn
settings-notify-hint = A notice of the browser while you look at something else.
settings-notify-refused = The browser does not allow notices for this page. You can allow them in its settings for this site.
settings-fast = Fast pace
settings-fast-hint = Cards travel quicker, and what you chose is sent at once.
settings-confirm = Ask before dangerous acts
settings-confirm-hint = Once, before you hurt yourself, give up your last honor point or end a game that is probably lost.

## An address that leads to nothing

nowhere-title = Nothing here · chanbara
nowhere-heading = Only mist here
nowhere-hint = This address leads to no page. Perhaps a letter went missing on the way.

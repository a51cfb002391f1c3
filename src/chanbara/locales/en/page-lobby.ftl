### The page in the browser: everything before and around the table.

## Around every page

frame-skip = Skip to content
frame-ways = Pages
frame-play = Play
frame-school = School
frame-rules = Rules
frame-workshop = Workshop
frame-tables = My games
frame-settings = Settings
frame-language = Language
frame-language-en = English
frame-language-de = Deutsch
frame-language-it = Italiano
frame-theme = Appearance: { $theme }
frame-unofficial = An unofficial fan project. Samurai Sword is a game by Emiliano Sciarra, published by dV Giochi. All text, art and code here are our own; none of theirs is used.
frame-licenses = Licenses of others’ work

## The first page

lobby-title = chanbara: Samurai Sword in the browser
lobby-heading = Draw your blade
lobby-promise = Samurai Sword: hidden roles and quick blades for 3 to 8 players. Play against bots now, or send friends a link.
lobby-your-name = Your name
lobby-name-yours = Is it your name? On the device where you claimed it, copy the private link from My stats, and open it here.
end-review = Review
end-share = Copy link to share
lobby-somebody = Someone
me-title-own = My stats
me-stats = Stats
crest-change = Your crest: change it
lobby-players = Players
lobby-rising-sun = With Rising Sun
lobby-rising-sun-hint = The expansion: more cards and characters, up to 8 players.
lobby-play-bots = Play against bots
lobby-against = Opponents
lobby-invite = Invite friends
lobby-opening = Setting the table …
lobby-more-options = More options
lobby-own-heading = Continue playing
lobby-own-lobby = not started
lobby-own-running = in progress
lobby-own-asked = your turn
lobby-own-waits = waiting for { $name }
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-open-heading = Open tables
lobby-open-none = No public table is waiting right now. Play bots in the meantime, or open a public table of your own.
lobby-table-of = { $host }’s table
lobby-table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-table-full = all seats are taken
lobby-table-running = game in progress
lobby-sit = Join
lobby-sit-at = Join { $host }’s table
lobby-watch = Watch
lobby-watch-at = Watch { $host }’s table
lobby-new-here = New here? Play a first game with a coach
lobby-brief-heading = The game in four sentences
lobby-brief-roles = Only the Shogun is known. Their secret Samurai defend them, the Ninja want both beaten, and the Ronin fights alone.
lobby-brief-strike = On your turn, draw two cards and attack with a weapon that reaches far enough. The target parries or takes the wounds.
lobby-brief-defeat = Nobody is eliminated: when you lose your last resilience you give the attacker an honor point, then recover at the start of your next turn.
lobby-brief-end = The game ends when someone runs out of honor, and the team with the most points wins.
lobby-brief-rules = Full rules, cards and characters
lobby-join-heading = Have a code?
lobby-code = Code or link
lobby-join-code = Join
lobby-code-missing = Enter the code your friend sees in the waiting room.
lobby-code-unknown = There is no table { $code }. Check the code, or ask for the link.
lobby-try-again = Try again
lobby-loading = Loading …
lobby-to-start = Home
lobby-copied = Copied
lobby-copy-by-hand = Copy from here

## Seats before the game

lobby-seat-free = free
lobby-seat-you = You
lobby-seat-yours = you
lobby-seat-host = host
lobby-seat-away = away
lobby-seat-ready = ready
lobby-seat-not-ready = not ready
lobby-seat-starts = will start the game
lobby-seat-number = Seat { $number }
lobby-seat-who = Player in seat { $number }
lobby-seat-for-friend = Reserved for a friend
lobby-seat-put-bot = Add a bot
lobby-seat-change = Change
lobby-seat-character = Character for seat { $number }
lobby-seat-any-character = Random
lobby-seat-make-host = Make host
lobby-seat-make-host-of = Make { $name } host
lobby-seat-free-it = Remove player
lobby-seat-free-sure = Remove { $name } from the table?

## What is played at a table

lobby-facts-duel = Way of the Samurai, a solo duel.
lobby-facts-numbers = With the player’s own numbers
lobby-facts-game = { $count ->
    [one] Samurai Sword with { $count } player
   *[other] Samurai Sword with { $count } players
}
lobby-facts-rising-sun = { $cast ->
    [base] Rising Sun with base game characters
    [rising_sun] Rising Sun with its own characters only
   *[mixed] Rising Sun
}
lobby-facts-book = { $book ->
    [german] By the German book
    [english] By the English book
    [italian] By the Italian book
   *[ours] By our reading
}
lobby-facts-rikyu = Includes the promo character Rikyū
lobby-facts-characters = Some characters are preset
lobby-facts-no-clock = No time limit
lobby-facts-live = { $decision } seconds per decision, { $window } to answer an attack
lobby-facts-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}
lobby-facts-public = Public: listed for everyone
lobby-facts-private = Private: only people with the link can join
lobby-facts-spectators = Spectators allowed
lobby-facts-no-spectators = No spectators
lobby-facts-aid = Deduction aid available to everyone
lobby-facts-cards = Custom cards: { $cards }
lobby-facts-house = House rules

## A new table

new-title = New table · chanbara
new-heading = New table
new-cast = Characters
new-cast-mixed = Both
new-cast-base = Base game only
new-cast-rising_sun = Rising Sun only
new-rikyu = Include Rikyū
new-rikyu-hint = Adds the promo character to the draw.
new-public = Public
new-public-hint = The table is listed, and anyone can join.
new-bot-talk = Bots talk
new-bot-talk-hint = They claim roles and react to what happens. Their talk is marked.
new-spectators = Allow spectators
new-spectators-hint = They only see public information, never a hand.
new-aid = Deduction aid
new-aid-hint = Players can see how likely each role is, based only on what their own seat has seen.
new-seat-who = Player
new-seat-character = Character
new-fill = Fill with bots
new-empty = Leave open for friends
new-more = More
new-open = Open the table
new-open-hint = You get a link to share. The game begins when you start it.
new-play = Play now
new-play-hint = Bots take all other seats, and the game starts right away.
new-clock-heading = Clock and speed
new-clock-legend = Time control
new-clock-none = No clock
new-clock-live = Live
new-clock-days = Correspondence
new-clock-none-hint = Take as long as you like.
new-clock-live-hint = A number of seconds per decision, plus a reserve for hard ones. When both run out, a bot decides for you.
new-clock-days-hint = For friends who check in once or twice a day.
new-clock-decision = Seconds per decision
new-clock-window = Seconds to answer an attack
new-clock-reserve = Reserve for the whole game, in seconds
new-clock-grace = Seconds before a bot takes over for a missing player
new-clock-of-days = Days per decision
new-pace-legend = Bot speed
new-pace-human = With pauses, like a person
new-pace-fast = Fast
new-rulings-heading = Rulebook and rulings
new-book-legend = Which rulebook do you follow?
new-book-hint = The printed books differ in places. A book sets the rulings below; you can still change each one.
book-ours = Our reading
book-ours-hint = All books read together; where they disagree or are silent, we decided. Only these games are rated.
book-german = German book
book-german-hint = A Swordmaster victory is only refused if the last player standing defeated their own teammate. With Rising Sun, a player defeated in their own turn stops at once, Fast Draw adds a wound to every weapon that hits, and the parry against Battle Cry is discarded.
book-english = English book
book-english-hint = You may also play Geisha on your own hand. With Rising Sun, Musashi, Tomoe and Fast Draw work on every hit, but not on yourself, and the weapon against Jūjutsu is played. Chiyome is called Chiyo.
book-italian = Italian book
book-italian-hint = Geisha only discards other players’ properties. With Rising Sun, Fast Draw adds a wound to every weapon that hits, but Musashi adds none on himself. Chiyome is called Chiyoime.
new-unrated = This game will not be rated: only games by our reading with no changed rulings are.
new-rulings-hint = Where the printed rules are unclear, the table can choose.
new-rulings-more = More rulings for Rising Sun
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
ruling-deck_ends_when_needed = When does the deck run out?
ruling-deck_ends_when_needed-true = When a card is needed and none is left
ruling-deck_ends_when_needed-false = As soon as the last card leaves it
ruling-swordmaster_before_honor = When is the Swordmaster checked?
ruling-swordmaster_before_honor-true = Before the honor for that defeat changes hands
ruling-swordmaster_before_honor-false = After checking whether anyone is out of honor
ruling-any_team_mate_refuses = When is a Swordmaster victory refused?
ruling-any_team_mate_refuses-true = When any teammate dealt the last defeat
ruling-any_team_mate_refuses-false = Only when the last player standing defeated their own teammate
ruling-own_property_may_be_stripped = Which properties can Geisha discard?
ruling-own_property_may_be_stripped-true = Anyone’s, including your own
ruling-own_property_may_be_stripped-false = Only other players’
ruling-own_hand_may_be_stripped = Whose hand can Geisha take a card from?
ruling-own_hand_may_be_stripped-true = Anyone’s, including your own
ruling-own_hand_may_be_stripped-false = Only other players’
ruling-score_may_be_negative = Can a team’s score be negative?
ruling-score_may_be_negative-true = A team’s score can drop below 0
ruling-score_may_be_negative-false = A team’s score stops at 0
ruling-eighth_hand = How many cards is the eighth player dealt?
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
ruling-ability_adds_on_oneself = Does Musashi add a wound to a Tantō played on himself?
ruling-ability_adds_on_oneself-true = Yes
ruling-ability_adds_on_oneself-false = No, only on others
ruling-property_adds_on_oneself = Does Fast Draw add a wound to a Tantō played on yourself?
ruling-property_adds_on_oneself-true = Yes
ruling-property_adds_on_oneself-false = No, only on others
ruling-ability_draws_on_oneself = Does Tomoe draw for a Tantō played on herself?
ruling-ability_draws_on_oneself-true = Yes
ruling-ability_draws_on_oneself-false = No, only for wounding others
ruling-ability_adds_to_zero = Does Musashi add a wound to a weapon of value 0?
ruling-ability_adds_to_zero-true = Yes, if it hits
ruling-ability_adds_to_zero-false = No, it deals no wounds
ruling-property_adds_to_zero = Does Fast Draw add a wound to a weapon of value 0?
ruling-property_adds_to_zero-true = Yes, if it hits
ruling-property_adds_to_zero-false = No, it deals no wounds
ruling-ability_draws_on_hit = When does Tomoe draw?
ruling-ability_draws_on_hit-true = When her weapon hits, even if no point is lost
ruling-ability_draws_on_hit-false = When her weapon wounds
ruling-defeated_stop_at_once = When does a turn end if its player is defeated?
ruling-defeated_stop_at_once-true = At once
ruling-defeated_stop_at_once-false = After the current effect and the Discard phase
ruling-harmless_show_cards = Does Intuition affect Harmless players?
ruling-harmless_show_cards-true = Yes, if they have a card in hand
ruling-harmless_show_cards-false = No, it does not affect them
ruling-strikes_back_per_wound = How often does Yukimura reveal?
ruling-strikes_back_per_wound-true = Once for each wound
ruling-strikes_back_per_wound-false = Once for each card that wounds him
ruling-last_reveal_counts = Which of Masamune’s cards counts?
ruling-last_reveal_counts-true = The last one revealed
ruling-last_reveal_counts-false = The one he chooses
new-design-heading = Cards from the workshop
new-design-some = chosen
new-house-heading = House rules
new-house-some = changed
new-house-file = Upload a file
new-house-text = Or paste it here
new-house-too-long = The file is too long: at most { $count } characters.

## Coming by a link

join-title = Table { $code } · chanbara
join-heading = Table { $code }
join-invited = You are invited. Take a seat.
join-full = All seats are taken.
join-running = The game has already started.
join-over = The game is over.
join-void = The game ended with no result.
join-frozen = The rules have changed since this game began, so it cannot continue.
join-seat = Your seat
join-seat-hint = Seats are listed in table order.
join-sit = Take this seat
join-watch = Just watch
join-no-spectators = This table does not allow spectators.
join-own = Open your own table
join-facts = Game settings
join-wrong-heading = Table not found
join-wrong = There is no table { $code }. Check the code for a typo, or ask for the link again; the table may have expired.

## The waiting room

room-title = Waiting room { $code } · chanbara
room-heading = Waiting room
room-seats = Seats
room-lost = Connection lost. Reconnecting … Your seat is safe.
room-out-heading = You no longer have this seat
room-out = The host removed you from this seat. You can take another one if there is one free.
room-out-bot = The host gave this seat to a bot. You can keep watching if this table allows it.
room-out-again = Find another seat
room-out-look = View the table
room-free = { $count ->
    [one] { $count } seat is still open. Wait for a friend, or add a bot.
   *[other] { $count } seats are still open. Wait for friends, or add bots.
}
room-free-guest = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
room-for = Waiting for { $names }.
room-start = Start the game
room-fill = Fill empty seats with bots
room-watching = You are watching. The host will start the game.
room-host = Everyone is ready. The host can start the game.
room-next = The game starts as soon as everyone is here.
room-say-ready = Let the host know when you are ready.
room-ready = Ready
room-not-ready = Not ready
room-invite-title = Join my table: Samurai Sword
room-invite-heading = Invite friends
room-invite-code = Table code
room-invite-qr = QR code for this table
room-invite-copy = Copy link
room-invite-share = Share
room-device-heading = Another player on this device
room-device-hint = Pass the device around. Each hand stays hidden until its owner taps.
room-device-name = Their name
room-device-add = Add to the table
room-private-heading = Your seat on another device
room-private-hint = Open this link on your other device to use the same seat there.
room-private-warning = Don’t share it: anyone with this link sees your hand and can play for you.
room-private-copy = Copy { $name }’s private link
linked-heading = You already have a seat at this table
linked-own = This browser sits here as { $names }.
linked-same = The link has another key to the same seat (seat { $number }). If you use it, this browser loses the key it has. Only use a link that you made yourself.
linked-other = The link opens another seat (seat { $number }). You can play both seats on this device.
linked-keep = Continue as { $names }
linked-replace = Use the link’s seat instead
linked-add = Add the link’s seat
room-fair-heading = Provably fair deal
room-fair-hint = The server committed to its secret key before anyone was ready, and every player adds a secret of their own. The deal is computed from all of them, so nobody can choose it. After the game anyone can verify it.
room-fair-seal = Commitment (SHA-256 of the server’s key)
room-fair-origin-heading = A deal that has been played before
room-fair-origin = This table replays the deal of a finished game, card for card. There is no fairness proof: anyone who has seen that game knows the cards. Play it only with people who have not.

## One's own tables

history-title = My games · chanbara
history-none = You have not played any games yet. Your first one is a click away.
history-hint = This list is stored only in this browser.
history-with = With { $names }
history-more = Show older games
history-gone = This table no longer exists.
history-status-lobby = Not started
history-status-running = In progress
history-status-over = Finished
history-status-void = Ended with no result
history-status-frozen = Cannot continue: the rules have changed
history-won = You won with { $team }
history-lost = Won by { $team }
history-duel = Duel against { $enemy }, with the { $weapon }
history-duel-won = You won
history-duel-lost = You lost
history-open = Open
history-review = View
history-record = Download the record
history-forget = Remove from list
history-forget-sure = Remove it? You will lose access to the seat.
history-open-file = Open a record file

## Settings

settings-title = Settings · chanbara
settings-you = General
settings-language-browser = Same as browser
settings-theme = Appearance
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-text-size = For larger text, use your browser’s zoom (up to 200%).
settings-table = During a game
settings-sound = Sound
settings-sound-hint = A wood block for your turn, paper and steel for cards and blows, a drum for a defeat, a tick when your time runs out. Everything is also told without sound.
settings-volume = Volume
settings-vibrate = Vibration
settings-vibrate-hint = A short buzz when you are wounded, on phones that can.
settings-notify = Notify me when it is my turn
settings-notify-hint = A browser notification while this page is in the background.
settings-notify-refused = Your browser blocks notifications for this page. You can allow them in its site settings.
settings-pace = Pace of the table
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-quick = Quick
settings-pace-step = Step by step
settings-pace-hint = Step by step waits for a tap or a key after each event. At any pace, a tap or a key skips ahead.
settings-bubbles = Speech bubbles
settings-bubbles-hint = What players say appears at their seats for a moment.
settings-undo = A moment to undo
settings-undo-hint = Your choices are sent after a second, so that you can still undo them.
settings-confirm = Confirm risky moves
settings-confirm-hint = Asks once before you hurt yourself, give up your last honor point, or end a game you would probably lose.

## An address that leads to nothing

nowhere-title = Page not found · chanbara
nowhere-heading = Nothing here but mist
nowhere-hint = There is no page at this address. Check it for a typo.

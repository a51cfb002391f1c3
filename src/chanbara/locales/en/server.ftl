### What the server writes to people.

mail-your-turn-subject = Table { $table }: your turn
mail-your-turn =
    It is your turn at table { $table }:
    { $link }

    Stop these reminders:
    { $stop }
mail-confirm-subject = Please confirm: reminders for table { $table }
mail-confirm =
    Someone at table { $table } on { $site } has asked for reminders to this address when it is their turn.

    If it was you, confirm it within { $hours } hours:
    { $link }

    If it was not you, do nothing: you will get no reminders, and the address is deleted.

    Never get any mail from this site again:
    { $never }
fair-deal = The deal is fair: it follows from the key the server committed to and every player’s salt.

## Why a message or a request is refused; the code beside it is for programs

refused-malformed = The server does not understand this message: { $detail }
refused-body-never-ended = The request body was incomplete.
refused-hello-again = You have already sent hello.
refused-hello-first = Send hello first.
refused-unknown-token = This token does not match any seat at this table.
refused-unknown-player = No player has this token.
refused-taken = The name “{ $name }” is taken. Different spellings count as the same name.
refused-unknown-table = There is no such table.
refused-unknown-lesson = There is no such lesson.
refused-not-in-lesson = You cannot choose { $text } here. Restart the lesson.
refused-unknown-puzzle = There is no such puzzle.
refused-puzzle-not-offered = { $reason } ({ $rule })
refused-puzzle-finished = The puzzle is over. Start over to try something else.
refused-puzzle-nobody = Choose a player whose role you do not know.
refused-puzzle-run-gone = This streak is over, or another one has begun. Start a new one.
refused-puzzle-no-history = This puzzle has no history; it starts from its position.
refused-foreign = Requests from other sites are not allowed.
refused-not-seated = You are a spectator. Only players can do that.
refused-no-spectators = This table does not allow spectators.
refused-nameless = Give your name in the first message to use the chat.
refused-not-host = Only the host can do that.
refused-not-your-turn = Seat { $seat } has to answer now.
refused-stand-in-answers = A bot is answering for you. The next decision is yours again.
refused-stale = Decision { $decision } is not open; the open one is { $open }.
refused-unknown-option = Options are 0 to { $last }.
refused-closed = The game is over.
refused-table-not-open = The table is not available right now. Try again.
refused-server-stops = The server is shutting down. Come back later.
refused-nothing-stored = The server cannot save anything right now. Try again later.
refused-not-started = The game has not started.
refused-not-over = The record becomes available when the game is over.
refused-started = The game has already started.
refused-still-going-on = The game is still in progress.
refused-paused = The game is paused.
refused-not-ready = { $count ->
    [one] Not everyone is ready: waiting for seat { $seats }.
   *[other] Not everyone is ready: waiting for seats { $seats }.
}
refused-impossible = This setup is not possible: { $detail }
refused-numbers = { $others ->
    [0] These numbers cannot be played. { $detail }
    [one] These numbers cannot be played. { $detail }. One more entry is wrong.
   *[other] These numbers cannot be played. { $detail }. { $others } more entries are wrong.
}
refused-record-numbers-too-long = The numbers in this record are too long: at most { $most } characters.
refused-no-duel = Only duels have this.
refused-unreadable-name = A name needs readable letters or symbols.
refused-claimed = The name “{ $name }” is claimed, or looks like one that is. Only its owner can use it.
refused-name-at-table = Someone at this table is called “{ $name }”, or something that looks like it. Choose another name.
refused-mixed-name = Use letters of one alphabet in a name.
refused-marked-name = A name cannot contain a check mark. Claimed names get one by themselves.
refused-reserved-name = The name “{ $name }” could be mistaken for the server, a bot or a role at the table. Choose another one.
refused-no-such-seat = { $seats ->
    [one] There is one seat.
   *[other] There are { $seats } seats.
}
refused-no-seat-for-yourself = Leave a seat free for yourself.
refused-too-many-bots = { $seats ->
    [one] There is one seat, but { $bots } bots.
   *[other] There are { $seats } seats, but { $bots } bots.
}
refused-no-such-bot = There is no bot “{ $bot }”. Available bots: { $bots }.
refused-too-many-brackets = House rules can have at most { $most } brackets.
refused-pauses-crossed = The longest pause cannot be shorter than the shortest one.
refused-pause-too-long = The longest pause must be shorter than the time to answer.
refused-host-is-needed = Make someone else host first.
refused-host-is-a-person = Only a person at the table can be host.
refused-not-quick = Quick play is for games of several players by the standard rules. For other games, open a table yourself.
refused-never-played-together = You can only do this with people you have played with under claimed names.
refused-many-invitations-today = You have sent many invitations today. Try again tomorrow, or send the link.
refused-rated-goes-on = A rated game cannot be ended with no result. You can resign: a bot plays on for you.
refused-rated-replace = In a rated game you can only replace a player who has been away for a minute.
refused-resigned = You have resigned. A bot plays on for you.
refused-nobody-to-resign-to = You play alone here. End the game instead.
refused-nobody-waits = There is nobody to wait for in a duel.
refused-no-aid = The deduction aid is off at this table.
refused-hint-not-here = Hints need compiled bots, and this copy of the game was built without them. Suspects work.
refused-aid-not-ready = The deduction aid is still loading. Try again in a minute.
refused-aid-unknown = The deduction aid does not work with these cards or rules.
refused-aid-one = You have only one option.
refused-no-odds = Odds are only available in a duel.
refused-no-mail-address = That is not a valid email address.
refused-no-mail-server = This server does not send email.
refused-too-fast-for-mail = Email reminders are only for tables without a live clock.
refused-mail-link = This link has already been used, has expired, or is incomplete.
refused-mail-busy = The server has sent too much email. Try again later.
refused-many-confirmations = Too many confirmations have been sent today. Try again tomorrow.
refused-too-long = The request body is limited to { $bytes } bytes.
refused-too-fast = Too many requests. Slow down.
refused-many-tables-today = You have opened too many tables today. Try again tomorrow.
refused-many-drafts-today = You have changed cards very often today. What you wrote is kept; try again tomorrow.
refused-design-too-long = A file of cards has at most { $most } bytes.
refused-no-lab = Nothing can be measured here.
refused-design-not-playable = These cards cannot be played yet: correct what is wrong first.
refused-one-measurement = One measurement at a time: yours is still running.
refused-many-measurements = Many people are measuring cards right now. Try again in a few minutes.
refused-many-measurements-today = You have measured many cards today. Try again tomorrow.
refused-many-names-today = You have claimed too many names today. Try again tomorrow.
refused-full = There are no free seats.
refused-seat-taken = That seat is taken.
refused-too-many-tables = The server is full right now. Try again later.
refused-too-many-bots-playing = Too many bots are playing here right now. Open a table without bots, or try again in a few minutes.
refused-no-room = The server has no space for another table.
refused-many-watching = Too many people are watching this table.
refused-many-screens = Your seat is open on too many screens. Close one of them.
refused-rules-changed = The rules have changed since this game was played, so it can no longer be shown. { $change }
refused-frozen = The rules have changed since this game began. The host can end it with no result.
refused-no-such-cards = This server has no cards called “{ $name }”.
refused-cards-changed = The cards “{ $name }” have changed on this server. Reload the page and choose them again.
refused-cards-missing = This table waits: the server does not have its cards “{ $names }” at the moment, or not as they were. The game goes on when they are back.
refused-cards-failed = The custom cards “{ $name }” have an error, so this game cannot go on. The host can end it with no result.
refused-house-number = House rules have no number “{ $path }”.
refused-record-cards = This game was played with custom cards that this server does not have: { $cards }.
refused-unknown-saga = There is no such campaign or clan.
refused-saga-token = This key does not match this campaign or clan.
refused-saga-single = Open single duels as a table.
refused-saga-duel-open = Finish the open duel first.
refused-saga-over = This campaign or clan is over.
refused-saga-unreadable = The saved data does not match its duels, so it cannot continue.
refused-saga-cannot-send = You cannot send this samurai now (B7.3).
refused-saga-cannot-retire = You can only decline the last duel (B7.1).
refused-saga-goes-on = Duels in a campaign or clan must be finished. You can leave and come back.
refused-saga-no-rematch = Duels in a campaign or clan have no rematch.

## Moderation

banned-until = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }, { $time } UTC
refused-banned = You are banned from this server until { $until }.
refused-muted = You cannot use the chat on this server until { $until }.
refused-banned-reason = Reason: { $reason }
refused-name-banned = Nobody can use this name until { $until }. Choose another one.
refused-dismissed = The host has removed you from this table.
refused-closed-by-operator = The operators of this server have closed this table.
refused-unknown-operator = This is not the token of an operator of this server.
refused-report-one-thing = Report one thing at a time: a message, a seat or a spectator.
refused-no-such-line = This message is no longer in the chat.
refused-no-such-spectator = This person is no longer watching.
refused-report-yourself = You cannot report yourself.
refused-nothing-claimed = You have claimed nothing that you could take back.
refused-nobody-to-report = There is no name to report.
refused-many-reports = You have reported a lot. Try again later.
refused-reports-full = There are too many open reports. Try again later.
refused-no-such-report = There is no report { $number }.
refused-report-closed = Report { $number } is already closed.
refused-no-such-ban = There is no ban { $number }.
refused-no-such-name = Nobody has claimed the name “{ $name }”.
refused-ban-one-thing = Choose exactly one: a name, an address, a report or a seat.
refused-nobody-to-ban = There is nobody to ban: the seat is free or a bot’s, or the server no longer knows who it was.
refused-mute-whom = Nobody has claimed the name “{ $name }”. Choose a seat, a report or an address.
refused-no-network = “{ $network }” is neither an IP address nor a network.
refused-network-too-wide = { $network } is too wide. Networks need at least { $bits } bits.
refused-network-of-proxy = { $network } contains this machine or its reverse proxy: everyone would be banned.
table-closed = The operators of this server have closed this table.
table-closed-reason = The operators of this server have closed this table. Reason: { $reason }

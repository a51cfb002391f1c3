### What the server writes to people.

mail-your-turn-subject = Table { $table }: your turn
mail-your-turn = { $name }, the table waits for you: { $link }
fair-deal = The deal is fair: it follows from the key that the server had committed to and from the salt of every player.

## Why a message or a request is refused; the code beside it is for programs

refused-malformed = This is nothing that the server understands: { $detail }
refused-body-never-ended = The body never ended.
refused-hello-again = You have said hello already.
refused-hello-first = Say hello first.
refused-unknown-token = This token opens no seat at this table.
refused-unknown-player = There is no player with this token.
refused-taken = The name “{ $name }” is taken. Another spelling of it counts as the same.
refused-unknown-table = There is no such table.
refused-unknown-lesson = There is no such lesson.
refused-not-in-lesson = That cannot be chosen here: { $text }. Start the lesson again.
refused-unknown-puzzle = There is no such puzzle.
refused-puzzle-not-offered = { $reason } ({ $rule })
refused-puzzle-finished = The puzzle is over; begin again to choose otherwise.
refused-puzzle-nobody = Name one of the seats whose role you do not know.
refused-puzzle-no-history = There is nothing to look back at in this puzzle: it begins with its position.
refused-foreign = Another page cannot ask this.
refused-not-seated = You watch; only who sits at the table can do that.
refused-no-spectators = This table wants no spectators.
refused-nameless = Say your name in the first message, then you can talk.
refused-not-host = Only the host can do that.
refused-not-your-turn = Seat { $seat } is asked.
refused-stand-in-answers = A bot answers for you; the next decision is yours again.
refused-stale = Decision { $decision } is not open; { $open } is.
refused-unknown-option = There are options 0 to { $last }.
refused-closed = The game is over.
refused-table-not-open = The table is not open at the moment; try again.
refused-server-stops = The server stops; come back later.
refused-nothing-stored = The server can store nothing at the moment; try again later.
refused-not-started = The game has not begun.
refused-not-over = The record is published when the game is over.
refused-started = The game has begun already.
refused-still-going-on = The game still goes on.
refused-paused = The table is paused.
refused-not-ready = { $count ->
    [one] Not everybody is ready; the table waits for seat { $seats }.
   *[other] Not everybody is ready; the table waits for seats { $seats }.
}
refused-impossible = That cannot be played: { $detail }
refused-numbers = { $others ->
    [0] These numbers cannot be played. { $detail }
    [one] These numbers cannot be played. { $detail }. One more entry is wrong.
   *[other] These numbers cannot be played. { $detail }. { $others } more entries are wrong.
}
refused-record-numbers-too-long = The numbers in this record are too long: at most { $most } characters.
refused-no-duel = Only a duel has this.
refused-unreadable-name = A name is made of letters and signs that can be read.
refused-no-such-seat = { $seats ->
    [one] There is one seat.
   *[other] There are { $seats } seats.
}
refused-no-seat-for-yourself = Leave a seat for yourself.
refused-too-many-bots = { $seats ->
    [one] There is one seat, and there are bots for { $bots }.
   *[other] There are { $seats } seats, and bots for { $bots }.
}
refused-no-such-bot = There is no bot “{ $bot }”; bots are { $bots }.
refused-too-many-brackets = House rules have at most { $most } brackets.
refused-pauses-crossed = The longest pause cannot be shorter than the shortest.
refused-pause-too-long = The longest pause must be shorter than the time for an answer.
refused-host-is-needed = Pass the host’s part on first.
refused-host-is-a-person = Only a person at the table can be the host.
refused-nobody-waits = In a duel nobody waits.
refused-no-aid = At this table everybody deduces alone.
refused-aid-not-ready = Deducing is still being prepared; try again in a minute.
refused-aid-unknown = With these cards or rules nothing can be deduced.
refused-aid-one = There is only one thing you can do.
refused-no-odds = Only a duel has odds.
refused-no-mail-address = That is no address for mail.
refused-no-mail-server = This server sends no mail.
refused-too-fast-for-mail = Nobody reads mail as fast as this table plays.
refused-too-long = A body has at most { $bytes } bytes.
refused-too-fast = Not so fast.
refused-many-tables-today = You have opened many tables today; try again tomorrow.
refused-many-names-today = You have claimed many names today; try again tomorrow.
refused-full = No seat is free.
refused-seat-taken = That seat is taken.
refused-too-many-tables = There are too many tables at the moment.
refused-no-room = There is no room for another table.
refused-rules-changed = The rules have changed since this game was played, so it cannot be shown again. { $change }
refused-frozen = The rules have changed since this game began; the host may end it as void.
refused-unknown-saga = There is no such campaign or clan.
refused-saga-token = This key does not open this campaign or clan.
refused-saga-single = A single duel is fought at a table of its own.
refused-saga-duel-open = The duel is open; fight it first.
refused-saga-over = It is over; no duel is left.
refused-saga-unreadable = What is stored of it does not fit its duels; the server cannot go on with it.
refused-saga-cannot-send = This samurai cannot be sent now (B7.3).
refused-saga-cannot-retire = Only the last duel may be declined (B7.1).
refused-saga-goes-on = A duel of a campaign or clan is fought to its end. You may leave it and come back.
refused-saga-no-rematch = A duel of a campaign or clan is fought once.

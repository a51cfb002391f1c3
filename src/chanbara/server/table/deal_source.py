"""A deal that was not made for its table: that of another game, perhaps with the choices made there so far.

It is kept beside the table's row, where no client can write: what a client chooses is only which game it is.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from chanbara.record.log import begin, read
from chanbara.server.table import fair
from chanbara.server.table.carryover import dealt
from chanbara.server.wire.table_info import Origin

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.server.table.room import Room

NOT_THE_DEAL = frozenset({"chanbara", "version", "rules", "revision"})
"""What the head of a record says of the program and not of the game."""


def deal_of(game: Game) -> str:
    """Return what all games with the same deal have in common, and no other."""
    lines = [f"{word} {value}" for word, value in game.start.header() if word not in NOT_THE_DEAL]
    return sha256("\n".join(lines).encode()).hexdigest()


def deal(room: Room) -> Game:
    """Set the game up: from the server's key and the players' salts, or as another game began.

    ``RulesChanged`` where it was dealt by rules that are no longer known.
    """
    if room.origin is None:
        key, row = fair.game_key(room.row.secret, room.salts), room.row
        return dealt(room.options.game, key, row.carried, row.revision)
    return begin(read(room.origin.record).header)


def played_before(room: Room) -> list[tuple[int, str]]:
    """Return seat and notation of the choices that were made elsewhere, before this table began."""
    if room.origin is None:
        return []
    return [(seat, text) for _, seat, text in read(room.origin.record).choices]


def origin_of(room: Room) -> Origin | None:
    """Return what may be told of it: who plays a deal is not led to where all of its cards lie open."""
    row = room.origin
    if row is None:
        return None
    is_told = row.kind == "play_on" or room.is_published
    frame = row.frame if row.kind == "play_on" else None
    return Origin(row.kind, row.review if is_told else None, frame)  # type: ignore[arg-type]

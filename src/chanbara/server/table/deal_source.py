"""A deal taken from another game, perhaps with the choices made there so far.

It is stored with the table's row, where no client can write: a client only chooses which game it is.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from chanbara.record.log import begin, read
from chanbara.server.store.evening_rows import OPENED, SEALED
from chanbara.server.table import fair
from chanbara.server.table.carryover import dealt
from chanbara.server.wire.table_info import Origin

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.server.store.rows import OriginRow
    from chanbara.server.table.room import Room

NOT_THE_DEAL = frozenset({"chanbara", "version", "rules", "revision"})
"""Header fields that describe the program and not the game."""


def deal_of(game: Game) -> str:
    """Return a key shared by exactly the games with the same deal."""
    lines = [f"{word} {value}" for word, value in game.start.header() if word not in NOT_THE_DEAL]
    return sha256("\n".join(lines).encode()).hexdigest()


def deal(room: Room) -> Game:
    """Set the game up: from the server's key and the players' salts, or as another game began.

    ``RulesChanged`` if it was dealt by rules that are no longer known.
    """
    if room.origin is None:
        key, row = fair.game_key(room.row.secret, room.salts), room.row
        return dealt(room.options.game, key, row.carried, row.revision)
    return begin(read(room.origin.record).header)


def played_before(room: Room) -> list[tuple[int, str]]:
    """Return seat and notation of the choices that were made in the other game."""
    if room.origin is None:
        return []
    return [(seat, text) for _, seat, text in read(room.origin.record).choices]


def is_sealed(origin: OriginRow | None) -> bool:
    """Whether a deal is still played at another table: then nothing of it is published."""
    return origin is not None and origin.kind == SEALED


def evening_of(room: Room) -> str | None:
    """Return the code of the evening that a table belongs to."""
    return room.origin.review if room.origin is not None and room.origin.kind in {SEALED, OPENED} else None


def origin_of(room: Room) -> Origin | None:
    """Return its public part: players of a deal get no link to a game that shows all of its cards."""
    row = room.origin
    if row is None:
        return None
    if evening_of(room) is not None:
        return Origin("evening", None, None)
    is_told = row.kind == "play_on" or room.is_published
    frame = row.frame if row.kind == "play_on" else None
    return Origin(row.kind, row.review if is_told else None, frame)  # type: ignore[arg-type]

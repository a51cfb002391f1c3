"""What is published of a finished game: its record, and the proof of its deal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from chanbara.record.log import read
from chanbara.server.table import fair
from chanbara.server.table.carryover import header_by
from chanbara.server.table.deal_source import is_sealed
from chanbara.server.wire.messages import Over
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.table_info import Fair

if TYPE_CHECKING:
    from chanbara.server.table.room import Room


def check_published(room: Room) -> None:
    """Refuse to show a game that is not over, or whose deal is still played elsewhere."""
    if not room.is_published:
        is_elsewhere = is_sealed(room.origin) and room.row.status not in {"lobby", "running"}
        raise Refusal("not_over", "deal-not-over" if is_elsewhere else "not-over")


def over(room: Room) -> Over:
    """Return what is published at the end."""
    return Over(record=record(room), fair=proof(room))


def publish(room: Room) -> None:
    """Publish a finished game, or wait until its deal is played nowhere else."""
    if room.is_published:
        room.broadcast(over(room))
    else:
        room.lobby.evenings.look_soon()


def proof(room: Room) -> Fair | None:
    """Return the proof of the deal, if it was made for this table."""
    if room.origin is not None:
        return None
    return Fair(fair.commitment(room.row.secret), room.row.secret, room.salts)


def record(room: Room) -> str:
    """Return the record, with the proof in its header if there is one."""
    proved = proof(room)
    lines = []
    if proved is not None:
        lines = [
            f"commitment {proved.commitment}",
            f"server-key {proved.key}",
            f"salts {json.dumps(proved.salts)}",
        ]
    if room.outdated is not None:
        head, tail = _as_it_was(room, room.outdated)
    else:
        assert room.game is not None
        head, _, tail = room.game.record().partition("\n\n")
    return "\n".join([head, *lines, "", tail])


def _as_it_was(room: Room, outdated: list[tuple[int, str]]) -> tuple[str, str]:
    """Return header and choices for the rules under which they were made: today's rules may read fewer."""
    row, options = room.row, room.options.game
    made = {"version": row.version, "rules": row.rules}
    if room.origin is not None:
        header = list(read(room.origin.record).header.items())
    else:
        key = fair.game_key(row.secret, room.salts)
        header = header_by(options.deal(key, row.carried), row.revision)
    lines = [f"{word} {made.get(word, value)}" for word, value in header]
    choices = [f"{number} {seat} {text}\n" for number, (seat, text) in enumerate(outdated, start=1)]
    return "\n".join(lines), "".join(choices)

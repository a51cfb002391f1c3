"""A table rebuilt from its log: the game from set-up and choices, the seats from all other entries."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from chanbara.record.changes import RulesChanged
from chanbara.server.table.deal_source import deal, played_before
from chanbara.server.wire.options import DaysClock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.server.store.store import Entry
    from chanbara.server.table.room import Room

LOG = logging.getLogger("chanbara.table")


def restore(room: Room, entries: Sequence[Entry]) -> None:
    """Replay the log.

    A game affected by a rules change is never continued under other rules: it is over, without a result if it
    had none. If the log does not fit for another reason, the table is frozen at the last valid entry.
    """
    row = room.row
    room.state.entries = len(entries)
    # Whatever else the log says, even if it cannot be replayed.
    room.state.closed = any(entry.kind == "closed" for entry in entries)
    row.changed = max([row.changed, *(entry.at for entry in entries[-1:])])
    if not row.rules:
        _check_origin(room)
        return  # never dealt
    fits = _played(room, entries)
    room.state.entries = len(entries)  # even if not all of them could be applied
    if not fits:
        chosen = [(entry.seat, entry.text) for entry in entries if entry.kind == "choice"]
        room.outdated = [*played_before(room), *chosen]
    if row.status in {"running", "frozen"}:
        row.status = "void" if room.change is not None else "running" if fits else "frozen"
    decision = None if room.game is None else room.game.decision
    if decision is not None and isinstance(room.options.clock, DaysClock):
        room.referee.timing.resume(decision.number, _waited(entries))


def _check_origin(room: Room) -> None:
    """Check a table that waits to play an older deal: it cannot if the rules have changed."""
    if room.row.status != "lobby" or room.origin is None:
        return
    try:
        deal(room)
    except RulesChanged as error:
        room.change, room.row.status = error.change, "void"


def _played(room: Room, entries: Sequence[Entry]) -> bool:
    """Replay as far as possible; return whether everything fits."""
    try:
        game = room.state.game = deal(room)
        for _, text in played_before(room):
            game.apply(text)
        for entry in entries:
            room.state.apply(entry)
    except RulesChanged as error:
        room.change = error.change
        return False
    except Exception as error:  # noqa: BLE001 - other rules may fail in any way, and the server starts all the same
        LOG.warning("log does not fit the rules", extra={"table": room.row.code, "why": repr(error)})
        return False
    return True


def _waited(entries: Sequence[Entry]) -> float:
    """Return how many seconds the open decision has waited, without pauses.

    A clock in days keeps running while the server is down; shorter clocks restart, because nobody could
    answer.
    """
    since = now = time.time()
    paused = None
    for entry in entries:
        if entry.kind in {"started", "choice"}:
            since = entry.at
        elif entry.kind == "pause":
            paused = entry.at
        elif entry.kind == "resume" and paused is not None:
            since, paused = since + entry.at - max(paused, since), None
    return (now if paused is None else paused) - since

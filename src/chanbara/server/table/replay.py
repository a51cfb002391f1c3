"""A table made again from its log: the game from set-up and choices, the seats from everything else."""

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
    """Play the log again.

    A game that a change of the rules touches is never played by others: it is over, without a result if it
    had none. Where the log does not fit for another reason, the table is frozen as far as it goes.
    """
    row = room.row
    room.state.entries = len(entries)
    row.changed = max([row.changed, *(entry.at for entry in entries[-1:])])
    if not row.rules:
        _check_origin(room)
        return  # it was never dealt
    fits = _played(room, entries)
    room.state.entries = len(entries)  # also where not all of them could be applied
    if not fits:
        chosen = [(entry.seat, entry.text) for entry in entries if entry.kind == "choice"]
        room.outdated = [*played_before(room), *chosen]
    if row.status in {"running", "frozen"}:
        row.status = "void" if room.change is not None else "running" if fits else "frozen"
    decision = None if room.game is None else room.game.decision
    if decision is not None and isinstance(room.options.clock, DaysClock):
        room.referee.timing.resume(decision.number, _waited(entries))


def _check_origin(room: Room) -> None:
    """A table that waits to play a deal of before cannot do so where its rules have changed."""
    if room.row.status != "lobby" or room.origin is None:
        return
    try:
        deal(room)
    except RulesChanged as error:
        room.change, room.row.status = error.change, "void"


def _played(room: Room, entries: Sequence[Entry]) -> bool:
    """Play as far as it goes; return whether all of it fits."""
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
    """Return how many seconds the open decision has waited, without those of a pause.

    Days count while the server is down; shorter clocks begin anew, for nobody could answer.
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

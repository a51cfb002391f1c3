"""A table rebuilt from its log: the game from set-up and choices, the seats from all other entries."""

from __future__ import annotations

import json
import logging
import math
import time
from typing import TYPE_CHECKING

from chanbara.record.changes import RulesChanged
from chanbara.server.kind import served_as
from chanbara.server.table.clock import allowance
from chanbara.server.table.deal_source import deal, played_before
from chanbara.server.wire.options import DaysClock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.machine import Decision
    from chanbara.server.store.store import Entry
    from chanbara.server.table.room import Room

LOG = logging.getLogger("chanbara.table")


def restore(room: Room, entries: Sequence[Entry], last_sign: float | None = None) -> None:
    """Replay the log; a process that has died with the table gave its last sign of life at a given time.

    A game affected by a rules change is never continued under other rules: it is over, without a result if it
    had none. If the log does not fit for another reason, the table is frozen at the last valid entry.
    """
    row = room.row
    room.state.entries = len(entries)
    # Whatever else the log says, even if it cannot be replayed.
    room.state.closed = any(entry.kind == "closed" for entry in entries)
    row.changed = max([row.changed, *(entry.at for entry in entries[-1:])])
    if room.missing:
        LOG.warning("table waits for files", extra={"table": row.code, "why": ", ".join(room.missing)})
        return
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
    if decision is not None:
        _resume_clock(room, decision, entries, last_sign)


def _check_origin(room: Room) -> None:
    """Check a table that waits to play an older deal, or was ended because the rules have changed."""
    if room.row.status not in {"lobby", "void"} or room.origin is None:
        return
    try:
        deal(room)
    except RulesChanged as error:
        room.change, room.row.status = error.change, "void"


def _played(room: Room, entries: Sequence[Entry]) -> bool:
    """Replay as far as possible; return whether everything fits."""
    where = "the deal"
    try:
        game = room.state.game = deal(room)
        for _, text in played_before(room):
            game.apply(text)
        for entry in entries:
            where = f"entry {entry.number}"
            room.state.apply(entry)
    except RulesChanged as error:
        room.change = error.change
        return False
    except Exception as error:  # noqa: BLE001 - other rules may fail in any way, and the server starts all the same
        # Without its text, which could name a hidden card.
        room.fault = served_as(room.options.game.kind).file_at_fault(error)
        why = f"{type(error).__name__} at {where}{f' in {room.fault}' if room.fault else ''}"
        LOG.warning("log does not fit the rules", extra={"table": room.row.code, "why": why})
        return False
    return True


async def recall(room: Room, last_sign: float | None) -> None:
    """Rebuild a game from its log, to go on; one affected by a rules change ends here."""
    was = room.row.status
    entries = await room.lobby.store.entries(room.row.code)
    restore(room, entries, last_sign)
    if room.row.status == "running" and _is_waiting(entries) != bool(room.missing):
        await room.log("waiting" if room.missing else "found", room.row.host)
    if room.change is not None and room.row.status != was:
        await room.save()
        await room.log("ended", room.row.host, room.change.key)


def _is_waiting(entries: Sequence[Entry]) -> bool:
    """Whether a table has waited for files so far."""
    changes = [entry.kind for entry in entries if entry.kind in {"waiting", "found"}]
    return changes[-1:] == ["waiting"]


def _resume_clock(room: Room, decision: Decision, entries: Sequence[Entry], last_sign: float | None) -> None:
    """Continue the clock of the open decision."""
    clock, timing = room.options.clock, room.referee.timing
    # A clock in days keeps running while nobody runs the table. A shorter one does not: nobody could answer.
    used = _used(entries, time.time() if isinstance(clock, DaysClock) else last_sign)
    if used is None:
        return
    timing.resume(decision.number, used)
    allowed, seat = allowance(clock, window=room.referee.is_window(decision)), room.seats[decision.seat]
    if allowed is not None and seat.reserve is not None:
        seat.reserve = max(0.0, seat.reserve - max(0.0, used - allowed))


def _used(entries: Sequence[Entry], until: float | None) -> float | None:
    """Return how many seconds the open decision had used at a time, without pauses.

    Without a time: when the table was handed over; None if it was not.
    """
    used, since, is_stopped = 0.0, math.inf, False
    for entry in entries:
        if entry.kind in {"started", "choice"}:
            used, since, is_stopped = 0.0, entry.at, False
        elif entry.kind == "moved":
            used, since, is_stopped = json.loads(entry.detail)["used"], entry.at, True
        elif entry.kind in {"pause", "waiting"}:
            used, since, is_stopped = used + max(0.0, entry.at - since), math.inf, True
        elif entry.kind in {"resume", "found"}:
            since, is_stopped = entry.at, False
    if until is not None:
        return used + max(0.0, until - since)
    return used if is_stopped else None

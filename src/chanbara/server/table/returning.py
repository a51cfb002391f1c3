"""A player takes the seat back from the bot that has played for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.server.table.clock import allowance

if TYPE_CHECKING:
    from chanbara.kernel.machine import Decision
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat

TIME_TO_ANSWER = 2.0
"""Seconds that must be left of a decision for its player to take it back from a bot."""


async def give_back(room: Room, seat: Seat) -> None:
    """Let a player play again: at once, or from the next decision on if it is too late for this one."""
    decision = _asked_of(room, seat)
    if decision is not None and not _has_time(room, seat, decision):
        seat.come_back()
        room.broadcast_table()
        return
    if decision is not None:
        room.referee.stop()
    await room.note("return", seat.row.seat)
    room.broadcast_table()
    if decision is not None:
        await room.referee.ask()


def _asked_of(room: Room, seat: Seat) -> Decision | None:
    """Return the decision that a bot is answering for a seat now."""
    decision = None if room.game is None else room.game.decision
    is_asked = decision is not None and decision.seat == seat.row.seat and room.is_going_on
    return decision if is_asked else None


def _has_time(room: Room, seat: Seat, decision: Decision) -> bool:
    """Whether the player could still answer it."""
    allowed = allowance(room.options.clock, window=room.referee.is_window(decision))
    number, used = room.referee.timing.last
    if allowed is None or number != decision.number:
        return True
    return max(0.0, allowed - used) + (seat.reserve or 0.0) >= TIME_TO_ANSWER

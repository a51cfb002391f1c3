"""What a table takes along to the next process, beside its log: its chat, and who may not come back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.store.handover_rows import HandoverRow
from chanbara.server.table.chat import AUTHOR, author_of
from chanbara.server.table.crowd import Known
from chanbara.server.wire.messages import Outage, Said
from chanbara.server.wire.options import LiveClock

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chanbara.server.table.room import Room


class Talk(msgspec.Struct):
    """The chat, each line with the hash of its spectator's secret, and what is known of those who spoke."""

    lines: list[tuple[Said, str]]
    known: Known | None


def packed(code: str, chat: Iterable[Said], known: Known | None = None) -> HandoverRow:
    """Return what a table takes along; one that sleeps knows nobody any more."""
    talk = Talk([(said, author_of(said)) for said in chat], known)
    return HandoverRow(code, time.time(), msgspec.json.encode(talk).decode())


def unpack(room: Room, row: HandoverRow) -> None:
    """Give a table what it took along."""
    if not row.chat:
        return
    talk = msgspec.json.decode(row.chat, type=Talk)
    for said, author in talk.lines:
        vars(said)[AUTHOR] = author
        room.chat.append(said)
    if talk.known is not None:
        room.crowd.known = talk.known


async def stop_clock(room: Room) -> None:
    """Note in the log how long the open decision has waited, so that it goes on from there elsewhere."""
    room.referee.close()
    decision = None if room.game is None else room.game.decision
    number, used = room.referee.timing.last
    is_counted = isinstance(room.options.clock, LiveClock)  # days are counted by the calendar
    if is_counted and room.is_going_on and decision is not None and decision.number == number:
        await room.log("moved", decision.seat, used=used)


async def resume(room: Room) -> None:
    """Continue after an outage: ask again, with all clocks."""
    room.broadcast(Outage(over=True))
    room.referee.watch_seats()
    if room.game is not None:
        if room.fence is not None:  # if this process dies, the outage does not count
            await stop_clock(room)
        await room.referee.ask()

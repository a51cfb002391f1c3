"""What a table sends: how it looks from outside, and the game as one seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import chanbara
from chanbara.server.kind import served_as
from chanbara.server.table import fair
from chanbara.server.table.crowd import spectators
from chanbara.server.table.deal_source import origin_of
from chanbara.server.wire.messages import Table
from chanbara.server.wire.table_info import TableInfo
from chanbara.words.text import prompt

if TYPE_CHECKING:
    from chanbara.server.table.room import Room
    from chanbara.server.wire.messages import FromServer, Language


def info_of(room: Room) -> TableInfo:
    """Return a table as everyone at it sees it."""
    return TableInfo(
        code=room.row.code,
        link=room.lobby.link(room.row.code),
        status=room.row.status,  # type: ignore[arg-type]
        options=room.options,
        seats=[seat.info() for seat in room.seats],
        host=room.row.host,
        stand_in=room.options.game.stand_in,
        paused=room.paused,
        watching=sum(one.seat is None for one in room.connections),
        commitment="" if room.origin else fair.commitment(room.row.secret),
        origin=origin_of(room),
        next=room.row.next or None,
        result=served_as(room.options.game.kind).result(room.row.result) if room.row.result else None,
        aid=room.has_aid,
        saga=room.row.saga or None,
        change=None if room.change is None else room.change.key,
    )


def table_of(room: Room) -> Table:
    """Return the message about a table; only those at it hear who is watching."""
    return Table(table=room.info(), spectators=spectators(room.connections))


def update_for(room: Room, seat: int | None, since: int, text: Language | None = None) -> FromServer:
    """Return the game as one seat sees it; with ``text``, what it is asked in that language too."""
    game = room.game
    assert game is not None
    common: dict[str, Any] = {
        "version": len(game.choices),
        "events": chanbara.seen(game, seat, since),
        "view": chanbara.observe(game, seat),
        "timer": room.referee.timing.timer(),
    }
    common["text"] = _text(room, seat, common["view"], text)
    premove = None if seat is None else room.seats[seat].premove
    return served_as(game.kind).update(game, common, premove)


def _text(room: Room, seat: int | None, view: Any, language: Language | None) -> str | None:  # noqa: ANN401
    """Return the prompt as text, if it is this seat's decision."""
    assert room.game is not None
    if language is None or seat is None or view.decision is None or view.decision.seat != seat:
        return None
    return prompt(view, chanbara.seen(room.game, seat, room.seats[seat].chose_at), language)

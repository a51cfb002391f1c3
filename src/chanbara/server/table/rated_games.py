"""Rated games: nobody can end one so that it does not count. A player who wants to stop resigns."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from chanbara.server.kind import served_as
from chanbara.server.table.handling import handles
from chanbara.server.table.player_actions import running, seat_of
from chanbara.server.wire import messages as protocol
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat
    from chanbara.server.wire.table_info import Unrated

AWAY = 60.0
"""Seconds after which a disconnected player counts as absent."""


def is_rated(room: Room) -> bool:
    """Whether the game of a table is rated, as far as can be said before its end."""
    return not why_unrated(room)


def why_unrated(room: Room) -> list[Unrated]:
    """Return why a game is not rated; nothing: it is, as far as can be said before its end.

    That somebody was helped is told only afterwards: until then it is their own business.
    """
    options = room.options.game
    reasons: list[Unrated] = [*options.departures]
    if room.origin is not None:
        reasons.append("known_deal")
    if not options.counts and not reasons:
        reasons.append("game")
    if not any(seat.owner for seat in room.seats):
        reasons.append("nobody")
    if room.row.status == "void" and room.game is not None:
        reasons.append("void")
    result = served_as(options.kind).result(room.row.result) if room.row.result else None
    if result is not None and any(room.seats[seat].aided for seat in result.winners):
        reasons.append("helped")
    return reasons


def check_ending(room: Room) -> None:
    """Refuse to end a rated game with no result: whoever is about to win would lose it."""
    if room.row.status == "running" and is_rated(room):
        raise Refusal("impossible", "rated-goes-on")


def is_absent(seat: Seat) -> bool:
    """Whether a player has been disconnected for a while."""
    return not seat.here and time.monotonic() - seat.gone_at >= AWAY


async def stand_in_for(room: Room, seat: Seat) -> None:
    """Let a bot play for an absent player, who gets the seat back; in a rated game it is not taken away.

    A bot stays as well: whoever has beaten a weak one must not get the points for a strong one.
    """
    if not seat.row.token or not is_absent(seat):
        raise Refusal("impossible", "rated-replace")
    if not seat.is_automatic:
        await room.referee.stand_in("takeover", seat.row.seat)


@handles(protocol.Resign)
async def resign(room: Room, connection: Connection, _message: protocol.Resign) -> None:
    """Leave a game for good: a bot plays on."""
    seat = seat_of(room, connection)
    running(room)
    if len(room.seats) == 1:
        raise Refusal("impossible", "nobody-to-resign-to")
    if not seat.resigned:
        await _leave(room, seat)


async def abandon(room: Room) -> None:
    """Let everyone resign from a rated game that nobody has come back to: bots play it to its end."""
    for seat in _players(room):
        await _leave(room, seat)


async def _leave(room: Room, seat: Seat) -> None:
    others = [one for one in _players(room) if one is not seat]
    if seat.row.seat == room.row.host and others:
        room.row.host = max(others, key=lambda one: one.here > 0).row.seat
        await room.save()
        await room.note("host", room.row.host)
    has_to_resume = room.paused and not others
    if has_to_resume:
        await room.note("resume", seat.row.seat)
    await room.referee.stand_in("resigned", seat.row.seat)
    if has_to_resume:
        await room.referee.ask()  # whoever has to answer: during the pause nobody was asked


def _players(room: Room) -> list[Seat]:
    """Return the seats of people who have not resigned."""
    return [seat for seat in room.seats if seat.is_playing]

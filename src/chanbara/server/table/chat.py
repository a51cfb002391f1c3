"""Chat, quick claims, mute, and mail for slow games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from chanbara.server.table.connection import ENCODER
from chanbara.server.table.handling import handles
from chanbara.server.table.player_actions import seat_of
from chanbara.server.wire import messages as protocol
from chanbara.server.wire.options import LiveClock
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room

ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+")
"""Exactly one address, which cannot be read as a second one or as another mail header."""


@handles(protocol.Say)
async def say(room: Room, connection: Connection, message: protocol.Say) -> None:
    """Send a line of chat to everyone."""
    _tell(room, connection, message.text, None, None)


@handles(protocol.MakeClaim)
async def claim(room: Room, connection: Connection, message: protocol.MakeClaim) -> None:
    """Make a quick claim; only players may."""
    seat_of(room, connection)
    if message.about is not None and message.about >= len(room.seats):
        raise Refusal("impossible", "no-such-seat", seats=len(room.seats))
    _tell(room, connection, None, message.claim, message.about)


def _tell(
    room: Room, connection: Connection, text: str | None, claimed: protocol.Claim | None, about: int | None
) -> None:
    if not connection.name:
        raise Refusal("not_seated", "nameless")
    connection.limit_chat()
    said = protocol.Said(seat=connection.seat, name=connection.name, text=text, claim=claimed, about=about)
    room.chat.append(said)
    data = ENCODER.encode(said)
    for one in room.connections:
        if connection.seat not in one.muted:
            one.send_bytes(data)


@handles(protocol.Mute)
async def mute(_room: Room, connection: Connection, message: protocol.Mute) -> None:
    """Mute a seat on this connection."""
    if message.muted:
        connection.muted.add(message.seat)
    else:
        connection.muted.discard(message.seat)


@handles(protocol.MailMe)
async def mail(room: Room, connection: Connection, message: protocol.MailMe) -> None:
    """Store the address to which a player's turn notifications go."""
    seat = seat_of(room, connection)
    if message.address and not ADDRESS.fullmatch(message.address):
        raise Refusal("impossible", "no-mail-address")
    if message.address and not room.lobby.mails:
        raise Refusal("impossible", "no-mail-server")
    if message.address and isinstance(room.options.clock, LiveClock):
        raise Refusal("impossible", "too-fast-for-mail")
    seat.row.mail, seat.row.language = message.address, connection.language
    await room.save_all()

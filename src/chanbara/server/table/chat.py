"""Chat, quick claims, emotes, mute, and mail for slow games."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from chanbara.server.lobby.naming import hold_name
from chanbara.server.table.connection import ENCODER
from chanbara.server.table.crowd import source_of
from chanbara.server.table.handling import handles
from chanbara.server.table.player_actions import running, seat_of
from chanbara.server.wire import messages as protocol
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.talk import Claim, Emote, RoleClaim

if TYPE_CHECKING:
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat
    from chanbara.server.wire.talk import Claim, Emote


ABOUT_ROLES = (*get_args(RoleClaim), "withdraw")
"""Claims about one's own role."""
AUTHOR = "author"
"""Attribute of a line that is not sent: the hash of a spectator's secret."""


def author_of(said: protocol.Said) -> str:
    """Return the hash of the secret of the spectator who said it, "" if there is none."""
    found: str = vars(said).get(AUTHOR, "")
    return found


@handles(protocol.Say)
async def say(room: Room, connection: Connection, message: protocol.Say) -> None:
    """Send a line of chat to everyone."""
    tell(room, await _said(room, connection, text=message.text), connection.watcher)


@handles(protocol.ShowEmote)
async def emote(room: Room, connection: Connection, message: protocol.ShowEmote) -> None:
    """Send an emote to everyone."""
    tell(room, await _said(room, connection, emote=message.emote), connection.watcher)


@handles(protocol.MakeClaim)
async def claim(room: Room, connection: Connection, message: protocol.MakeClaim) -> None:
    """Make a quick claim; only players may."""
    seat = seat_of(room, connection)
    if message.about is not None and message.about >= len(room.seats):
        raise Refusal("impossible", "no-such-seat", seats=len(room.seats))
    if message.claim in ABOUT_ROLES:
        running(room)
        if message.claim == "withdraw" and seat.claim is None:
            raise Refusal("impossible", "nothing-claimed")
    said = await _said(room, connection, claim=message.claim, about=message.about)
    await pin(room, seat, message.claim)
    tell(room, said)


async def pin(room: Room, seat: Seat, claimed: Claim) -> None:
    """Store what a player claims to be, if they claim that; it stays at the seat."""
    wanted = None if claimed == "withdraw" else claimed
    if claimed in ABOUT_ROLES and wanted != seat.claim:
        await room.log("claim", seat.row.seat, wanted or "")
        room.broadcast_table()


async def _said(
    room: Room,
    connection: Connection,
    text: str | None = None,
    claim: Claim | None = None,
    about: int | None = None,
    emote: Emote | None = None,
) -> protocol.Said:
    """Return a line of somebody who may speak."""
    connection.limit_chat()
    _check_silence(room, connection)
    if connection.seat is None:
        await hold_name(room, connection)
    elif not connection.name:
        raise Refusal("not_seated", "nameless")
    return protocol.Said(
        number=room.crowd.number_line(source_of(room, connection), room.chat),
        seat=connection.seat,
        spectator=connection.number or None,
        name=connection.name,
        verified=connection.verified if connection.seat is None else room.seats[connection.seat].verified,
        text=text,
        claim=claim,
        about=about,
        emote=emote,
    )


def tell(room: Room, said: protocol.Said, author: str = "") -> None:
    """Send a line to everyone who has not muted its speaker, and keep it for those who come later."""
    vars(said)[AUTHOR] = author
    room.chat.append(said)
    data = ENCODER.encode(said)
    for one in room.connections:
        if said.seat not in one.muted:
            one.send_bytes(data)


def _check_silence(room: Room, connection: Connection) -> None:
    """Refuse somebody who may not speak, and everybody at a table that an operator has closed."""
    token = "" if connection.seat is None else room.seats[connection.seat].row.token
    source = source_of(room, connection)
    room.lobby.moderation.bans.check_chat(source.address, token, source.player)
    if room.state.closed:
        raise Refusal("closed", "closed-by-operator")


@handles(protocol.Mute)
async def mute(_room: Room, connection: Connection, message: protocol.Mute) -> None:
    """Mute a seat on this connection."""
    if message.muted:
        connection.muted.add(message.seat)
    else:
        connection.muted.discard(message.seat)


@handles(protocol.MailMe)
async def mail(room: Room, connection: Connection, message: protocol.MailMe) -> None:
    """Ask the owner of an address to confirm it, or delete it."""
    seat = seat_of(room, connection)
    if message.address:
        await room.lobby.reminders.ask(room, connection, seat, message.address)
    else:
        seat.forget_mail()
        await room.save_all()
    for one in room.connections:
        if one.seat == seat.row.seat:
            room.lobby.reminders.show(room, one, message.re if one is connection else None)

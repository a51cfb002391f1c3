"""Host actions and seating: sit, ready, start, pause, replace, end, rematch."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, NamedTuple

import chanbara
from chanbara.server.lobby.names import folded
from chanbara.server.lobby.naming import check_free, check_own, is_own, mark_owners, owning
from chanbara.server.lobby.rematch import open_rematch
from chanbara.server.lobby.tokens import hashed, new_token
from chanbara.server.stats.stats_store import PlayerDeleted
from chanbara.server.table.crowd import send_away
from chanbara.server.table.deal_source import deal, evening_of, played_before
from chanbara.server.table.handling import handles
from chanbara.server.table.player_actions import check_files, running, seat_of
from chanbara.server.table.rated_games import check_ending, is_rated, stand_in_for
from chanbara.server.table.reporting import spectator
from chanbara.server.wire import messages as protocol
from chanbara.server.wire.bodies import Seated
from chanbara.server.wire.messages import Bye
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections import deque
    from collections.abc import Callable

    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat

HOST_AWAY = 60.0
"""Seconds after which another player may take over from a disconnected host."""


def host_of(room: Room, connection: Connection) -> Seat:
    """Return the host's seat, or refuse if the client is not the host."""
    seat = seat_of(room, connection)
    if evening_of(room) is not None:
        raise Refusal("impossible", "evening-has-no-host")
    if seat.row.seat != room.row.host:
        raise Refusal("not_host")
    if not room.acts.take():
        raise Refusal("too_fast")
    return seat


def in_lobby(room: Room) -> None:
    """Refuse once the game has begun."""
    if room.row.status != "lobby":
        raise Refusal("started")


class Newcomer(NamedTuple):
    """Somebody who wants a seat."""

    name: str
    seat: int | None = None
    """Which; None: any."""
    avatar: str = ""
    salt: str | None = None
    """Whoever brings a salt is ready at once."""


async def sit(room: Room, newcomer: Newcomer, player: PlayerRow | None = None) -> Seated:
    """Seat a player; the token is returned only this once."""
    name, wanted, avatar, salt = newcomer
    in_lobby(room)
    free = [seat for seat in room.seats if seat.is_free and wanted in {None, seat.row.seat}]
    if not free:
        raise Refusal("full", "full" if wanted is None else "seat-taken")
    await check_own(room.lobby.store, name, player)
    check_free(room, name)
    token = new_token()
    seat = free[0]
    seat.give(name, hashed(token), avatar or (player.avatar if player else ""))
    if salt is not None:
        seat.row.ready = True
        room.salt(seat.row.seat, salt)
    if player is not None:
        seat.owner, seat.verified = player.key, is_own(name, player)
    # Last: once the seat is stored nothing may fail, or nobody would ever have its token.
    try:
        await room.save_all(owning(token, player))
    except PlayerDeleted as error:
        seat.free()
        raise Refusal("unknown_token", "unknown-player") from error
    if player is not None:
        with contextlib.suppress(Refusal):  # their rating can be missing
            await mark_owners(room)
    room.broadcast_table()
    return Seated(room.row.code, seat.row.seat, token)


def forget_lines(chat: deque[protocol.Said], is_gone: Callable[[protocol.Said], bool]) -> None:
    """Delete some lines of chat."""
    kept = [said for said in chat if not is_gone(said)]
    chat.clear()
    chat.extend(kept)


def forget_watcher(room: Room, player: PlayerRow) -> None:
    """Remove the name of a spectator who has deleted it, with their lines of chat."""
    for connection in room.connections:
        if connection.player is not None and connection.player.key == player.key:
            connection.wanted = connection.name = ""
            connection.player, connection.verified = None, False
    forget_lines(room.chat, lambda said: is_line_of(said, player))


def disown_seats(room: Room, player: PlayerRow) -> None:
    """Forget which seats belonged to a player who is deleted."""
    mine = [seat for seat in room.seats if seat.owner == player.key]
    for seat in mine:
        seat.disown()
    if mine:
        room.broadcast_table()


def is_line_of(said: protocol.Said, player: PlayerRow) -> bool:
    """Whether a spectator has said something under a claimed name."""
    return said.seat is None and said.verified and folded(said.name) == player.folded


async def forget_name(room: Room, number: int) -> None:
    """Remove the name of a seat, with its chat lines and its mail address."""
    seat = room.seats[number]
    seat.row.name = seat.row.avatar = ""
    seat.forget_mail()
    seat.verified = False  # it may still count for its owner: without a name nobody escapes a loss
    if room.row.status in {"over", "void"}:
        seat.row.token = ""
        seat.disown()
    forget_lines(room.chat, lambda said: said.seat == number)
    for connection in room.connections:
        if connection.seat == number:
            connection.name = ""
    room.lobby.reminders.show_seat(room, number)
    room.broadcast_table()


@handles(protocol.Ready)
async def ready(room: Room, connection: Connection, message: protocol.Ready) -> None:
    """Store that a player is ready, and their salt."""
    seat = seat_of(room, connection)
    in_lobby(room)
    seat.row.ready = message.ready
    room.salt(seat.row.seat, message.salt)
    await room.save_all()
    room.broadcast_table()


@handles(protocol.Start)
async def start(room: Room, connection: Connection, _message: protocol.Start) -> None:
    """Deal: from now on seats and salts are fixed."""
    host_of(room, connection)
    in_lobby(room)
    check_files(room)
    waiting = [str(seat.row.seat) for seat in room.seats if not seat.row.ready]
    if waiting:
        raise Refusal("not_ready", count=len(waiting), seats=", ".join(waiting))
    await begin(room)


async def begin(room: Room) -> None:
    """Deal, and open the first decision; if the deal already has choices, the one after them."""
    if not room.row.saga:
        # A table opened before a rules change plays by the new rules; a campaign continues by its own.
        room.row.revision = room.options.game.kind.revision
    game = deal(room)
    for _, text in played_before(room):
        game.apply(text)
    room.row.status = "running"
    room.row.version = chanbara.__version__
    room.row.rules = game.kind.fingerprint()
    await room.save_all()
    room.state.game = game
    await room.log("started", room.row.host)
    room.broadcast_table()
    room.referee.watch_seats()
    await room.referee.ask()


@handles(protocol.Pause)
async def pause(room: Room, connection: Connection, message: protocol.Pause) -> None:
    """Stop the clock, or resume it. A rated game waits only as long as everyone wants to."""
    may_resume = not message.paused and is_rated(room)
    seat = seat_of(room, connection) if may_resume else host_of(room, connection)
    running(room)
    if message.paused and seat.resigned:
        raise Refusal("not_your_turn", "resigned")  # nobody would resume it, and it would never be lost
    if message.paused == room.paused:
        return
    room.referee.stop()
    await room.note("pause" if message.paused else "resume", seat.row.seat)
    room.broadcast_table()
    if not room.paused:
        room.referee.watch_seats()
    await room.referee.ask()


@handles(protocol.Replace)
async def replace(room: Room, connection: Connection, message: protocol.Replace) -> None:
    """Put a bot into a seat; before the start a seat can also be freed."""
    host_of(room, connection)
    if message.seat >= len(room.seats):
        raise Refusal("impossible", "no-such-seat", seats=len(room.seats))
    if message.seat == room.row.host:
        raise Refusal("impossible", "host-is-needed")
    seat = room.seats[message.seat]
    if message.bot is None:
        in_lobby(room)
        seat.free()
    else:
        room.options.check_bot(message.bot)
        if room.row.status != "lobby":
            running(room)
            if is_rated(room):
                await stand_in_for(room, seat)
                return
            await room.note("replaced", message.seat, message.bot)
        else:
            seat.give_to_bot(message.bot)
    if room.game is None:
        room.salt(message.seat, "")
    await room.save_all()
    _let_go(room, message.seat)
    room.broadcast_table()
    if room.game is not None and room.game.decision is not None and room.game.decision.seat == message.seat:
        await room.referee.ask()


def _let_go(room: Room, seat: int) -> None:
    """Disconnect the former player of a seat."""
    for connection in [one for one in room.connections if one.seat == seat]:
        send_away(room, connection, Bye(reason="replaced"))
    room.seats[seat].here = 0


@handles(protocol.Dismiss)
async def dismiss(room: Room, connection: Connection, message: protocol.Dismiss) -> None:
    """Remove a spectator for as long as the table is in memory, with everyone who watches from there."""
    host_of(room, connection)
    found = spectator(room, message.spectator)
    room.crowd.dismiss(found)
    # A page that is open twice must not stay open once.
    for one in [one for one in room.connections if one.seat is None and one.address == found.address]:
        if one is found or one.name == found.name:
            send_away(room, one, Bye(reason="dismissed"))
    room.broadcast_table()


@handles(protocol.PassHost)
async def pass_host(room: Room, connection: Connection, message: protocol.PassHost) -> None:
    """Make another person host; if the host is gone, any player present may take over."""
    mine = seat_of(room, connection).row.seat
    host = room.seats[room.row.host]
    if message.seat != mine or host.here or time.monotonic() - host.gone_at < HOST_AWAY:
        host_of(room, connection)
    if message.seat >= len(room.seats) or not room.seats[message.seat].is_playing:
        raise Refusal("impossible", "host-is-a-person")
    room.row.host = message.seat
    await room.save()
    await room.note("host", message.seat)
    room.broadcast_table()


@handles(protocol.End)
async def end(room: Room, connection: Connection, _message: protocol.End) -> None:
    """End the game without a result; a rated one goes on."""
    seat = host_of(room, connection)
    if room.row.status not in {"lobby", "running", "frozen"}:
        raise Refusal("closed")
    if room.row.saga and room.row.status != "frozen":
        raise Refusal("impossible", "saga-goes-on")
    check_ending(room)
    room.row.status = "void"
    await room.save()
    await room.note("ended", seat.row.seat)
    if room.game is None:
        room.broadcast_table()
    else:
        await room.finish()


@handles(protocol.Rematch)
async def rematch(room: Room, connection: Connection, _message: protocol.Rematch) -> None:
    """Set up the same table again, with the same seats and tokens."""
    seat = seat_of(room, connection)
    if room.row.saga:
        raise Refusal("impossible", "saga-no-rematch")
    if evening_of(room) is not None:
        raise Refusal("impossible", "evening-no-rematch")
    if room.state.closed:
        raise Refusal("closed", "closed-by-operator")
    if room.row.status == "lobby":
        raise Refusal("not_started")
    if room.row.status not in {"over", "void"}:
        raise Refusal("started", "still-going-on")
    check_files(room)
    is_new = not room.row.next
    if is_new:
        room.row.next = await open_rematch(room, seat.row.seat, connection.address)
        await room.save()
    room.broadcast_table()
    if is_new:
        await room.lobby.push.notify_rematch(room, room.row.next)

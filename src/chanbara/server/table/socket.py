"""One WebSocket: authentication, rate limits, and the messages both ways."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocketDisconnect

from chanbara.server.http.rate_limit import Rate
from chanbara.server.lobby.names import check_name
from chanbara.server.lobby.naming import hold_name, player_of
from chanbara.server.lobby.tokens import hashed
from chanbara.server.table.connection import ENCODER, Connection
from chanbara.server.table.crowd import source_of
from chanbara.server.table.room import Incoming
from chanbara.server.wire.messages import (
    AskOdds,
    ClientMessage,
    Hello,
    Hint,
    Ping,
    Pong,
    ReportPosition,
    Resync,
    Who,
    Why,
)
from chanbara.server.wire.refusal import Refusal, language_of

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from chanbara.server.http.admission import Admission
    from chanbara.server.metrics.meters import Meters
    from chanbara.server.settings import Settings
    from chanbara.server.table.room import Room
    from chanbara.server.wire.envelopes import FromClient

DECODER = msgspec.json.Decoder(ClientMessage)
PATIENCE = 50
"""Consecutive refusals, for invalid or too frequent messages, before a socket is closed."""
QUERIES = (AskOdds, Hint, ReportPosition, Resync, Who, Why)
"""What costs more than a choice, and gives way to choices."""
PONG = ENCODER.encode(Pong()).decode()
GONE, NO_TABLE = 4410, 4404
"""Our close codes."""


async def serve_socket(socket: WebSocket, room: Room, admission: Admission, address: str) -> None:
    """Serve one client until it disconnects."""
    meters, settings = room.lobby.meters, room.settings
    connection = Connection(settings, address, meters)
    connection.language = language_of(socket)
    writing = asyncio.create_task(_write(socket, connection, meters))
    reading = asyncio.create_task(_read(socket, room, connection, admission))
    losing = asyncio.create_task(connection.lost.wait())
    try:
        await asyncio.wait({reading, losing, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _leave(room, connection)
        await _flush(connection)
        for task in (reading, losing, writing):
            task.cancel()
        await asyncio.gather(reading, losing, writing, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(GONE)


async def _leave(room: Room, connection: Connection) -> None:
    """Tell the table that a client is gone; a table that has stopped does not answer, and is not awaited."""
    with contextlib.suppress(Refusal):
        await room.do(partial(room.leave, connection))


async def _flush(connection: Connection) -> None:
    """Give the last messages a moment to be sent."""
    for _ in range(20):
        if not connection.waiting():
            return
        await asyncio.sleep(0.01)


async def _write(socket: WebSocket, connection: Connection, meters: Meters) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (data := await connection.next()) is not None:
            await socket.send_text(data.decode())
            meters.sent.inc()


async def _read(socket: WebSocket, room: Room, connection: Connection, admission: Admission) -> None:
    settings = room.settings
    rate = Rate(settings.messages_per_second, settings.messages_at_once)
    refused = 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if not await _greeted(socket, room, connection, settings):
            return
        while refused < PATIENCE:
            text, re = await _text(socket), None
            room.presence.hear(connection)
            try:
                if not rate.take():
                    raise Refusal("too_fast")  # noqa: TRY301 - answered like every refusal
                message = _decoded(text, room.lobby.meters)
                re = message.re
                if isinstance(message, Hello):
                    raise Refusal("malformed", "hello-again")  # noqa: TRY301
                if isinstance(message, Ping) and message.within is not None and re is None:
                    # A heartbeat, which many send all the time: nobody else has to wake up for it. Any other
                    # ping is answered after everything that was sent before it.
                    room.presence.promise(connection, message)
                    await socket.send_text(PONG)
                    continue
                if isinstance(message, QUERIES):
                    await admission.enter(connection.address)
            except Refusal as refusal:
                refused += 1
                connection.refuse(refusal, re)
            else:
                refused = max(0, refused - 1)
                room.mailbox.put_nowait(Incoming(connection, message))


async def _text(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    found: str | bytes = message.get("text") or message.get("bytes") or ""
    return found


def _decoded(text: str | bytes, meters: Meters) -> FromClient:
    try:
        found: FromClient = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", detail=str(error)) from error
    meters.received.labels(found.__struct_config__.tag).inc()
    return found


async def _greeted(socket: WebSocket, room: Room, connection: Connection, settings: Settings) -> bool:
    """Read the first message; without a valid one the socket is closed."""
    re = None
    try:
        text = await asyncio.wait_for(_text(socket), settings.hello_seconds)
        hello = _decoded(text, room.lobby.meters)
        re = hello.re
        if not isinstance(hello, Hello):
            raise Refusal("hello_first")  # noqa: TRY301
        await room.do(partial(_come_in, room, connection, hello))
    except TimeoutError:
        return False
    except Refusal as refusal:
        connection.refuse(refusal, re)
        return False
    return True


async def _come_in(room: Room, connection: Connection, hello: Hello) -> None:
    connection.language, connection.text = hello.language, hello.text
    if hello.token is not None:
        owned = [seat for seat in room.seats if seat.is_owned_by(hello.token)]
        if not owned:
            raise Refusal("unknown_token")
        connection.seat, connection.name = owned[0].row.seat, owned[0].row.name
        room.lobby.moderation.bans.check(connection.address, owned[0].row.token)
    elif not room.options.spectators:
        raise Refusal("not_seated", "no-spectators")
    else:
        await _be_named(room, connection, hello)
    await room.enter(connection, hello.re)


async def _be_named(room: Room, connection: Connection, hello: Hello) -> None:
    """Give a spectator their name; if it is someone else's, they watch without one."""
    connection.wanted, connection.avatar = hello.name or "", hello.avatar
    connection.watcher = "" if hello.watcher is None else hashed(hello.watcher)
    if hello.name is not None:
        check_name(hello.name, is_own=True)  # whose it is decides what they may say, not what they may see
    if hello.player is not None:
        connection.player = await player_of(room.lobby.store, hashed(hello.player))
    room.lobby.moderation.bans.check(connection.address, player=source_of(room, connection).player)
    room.crowd.check(connection.address, connection.wanted)
    connection.number = room.crowd.number_spectator()
    with contextlib.suppress(Refusal):
        await hold_name(room, connection)

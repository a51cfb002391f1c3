"""Connections below HTTP and WebSocket: how many, how slow, how many frames. Uvicorn limits none of it."""

from __future__ import annotations

from collections import deque
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from chanbara.server.http.networks import Networks, address_of
from chanbara.server.http.rate_limit import Open, Rate, Rates

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from websockets.frames import Frame

    from chanbara.server.settings import Settings

UNFINISHED = frozenset({h11.IDLE, h11.SEND_BODY})
"""Connection states in which more of a request is expected."""
UNANSWERED = frozenset({h11.IDLE, h11.SEND_RESPONSE, h11.SEND_BODY})
"""Connection states in which the answer is not complete."""
LEFTOVER = 1_000_000
"""Bytes of a body that are taken after its answer. A client that is cut off at once might not see the answer;
one that sends without end keeps the server busy."""
LEAVING_AT_ONCE, BETWEEN = 2, 0.004
"""Closed sockets that are handled at once, and the seconds until the next of them: meanwhile others play."""
ARRIVALS_PER_SECOND = 20
"""New connections of one address; at first, as many more as it may have open."""
AT_ONCE = 1_024
"""Bytes that are parsed before frames are counted again."""


Peer = tuple[str, int]
"""Address and port of the other end: of all open connections, one has them."""


def _peer(transport: asyncio.BaseTransport) -> Peer:
    peer = transport.get_extra_info("peername")
    return (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else ("", 0)


class Departures:
    """Sockets that were closed, handled a few at a time: thousands dropped at once must not delay players."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, loop: asyncio.AbstractEventLoop, leave: Callable[[], None]) -> None:
        """Handle one when it is its turn."""
        self._waiting.append(leave)
        if len(self._waiting) == 1:
            loop.call_soon(self._handle_some, loop)

    def _handle_some(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            for leave in list(islice(self._waiting, LEAVING_AT_ONCE)):
                try:
                    leave()
                finally:
                    self._waiting.popleft()
        finally:  # one that fails must not keep all others from leaving
            if self._waiting:
                loop.call_later(BETWEEN, self._handle_some, loop)


class Connections:
    """All open TCP connections. A proxy that speaks for many has only the limit of the server.

    So has another process that passes on what its clients want, as soon as it has proved what it is: until
    then its connections count like all others.
    """

    def __init__(self, per_address: int, most: int, proxies: Networks) -> None:
        self.most = most
        self.limited = Open(per_address, most)
        self._unlimited = Open(most, most)
        self._counted: dict[Peer, Open] = {}
        self.arrivals = Rates(ARRIVALS_PER_SECOND, per_address)
        self._proxies = proxies
        self.departures = Departures()
        self.turned_away = 0
        """How many were closed at once."""

    @property
    def total(self) -> int:
        """How many there are."""
        return self.limited.total + self._unlimited.total

    def admits(self, host: str) -> bool:
        """Whether a connection from a host is accepted; one that comes too often is not even looked at."""
        if host in self._proxies:
            return self.total < self.most
        address = address_of(host)
        if self.total < self.most and self.limited.has_room(address) and self.arrivals.take(address):
            return True
        self.turned_away += 1
        return False

    def enter(self, transport: asyncio.BaseTransport) -> Peer | None:
        """Count a new connection and return where it comes from; None if it is one too many."""
        peer = _peer(transport)
        counted, address = (
            self._unlimited if peer[0] in self._proxies else self.limited,
            address_of(peer[0]),
        )
        if self.total >= self.most or not counted.has_room(address):
            self.turned_away += 1
            return None
        counted.enter(address)
        self._counted[peer] = counted
        return peer

    def leave(self, peer: Peer) -> None:
        """Count a closed connection."""
        counted = self._counted.pop(peer, None)
        if counted is not None:
            counted.leave(address_of(peer[0]))

    def trust(self, peer: Peer) -> None:
        """Count the connection of another process for its address no longer."""
        if self._counted.get(peer) is self.limited:
            address = address_of(peer[0])
            self.limited.leave(address)
            self._unlimited.enter(address)
            self._counted[peer] = self._unlimited
            self.arrivals.give_back(address)


class BoundedHttp(H11Protocol):
    """HTTP: a request must arrive completely and in time, or its connection is closed.

    The timer starts with the connection, or with the first byte of the next request.
    """

    settings: Settings
    all_connections: Connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count a new connection and start its timer, or close it at once."""
        self._limit: asyncio.TimerHandle | None = None
        self._leftover = 0
        self._from = self.all_connections.enter(transport)
        super().connection_made(cast("asyncio.Transport", transport))
        if self._from is None:
            self.transport.abort()
        else:
            self._begin()

    def data_received(self, data: bytes) -> None:
        """Handle a part of a request, its end, or a handshake, after which the socket takes over."""
        super().data_received(data)
        if self.conn.their_state is h11.SEND_BODY and self.conn.our_state not in UNANSWERED:
            self._leftover += len(data)
            if self._leftover > LEFTOVER:
                self.transport.abort()
        if self.conn.their_state not in UNFINISHED or self.transport.get_protocol() is not self:
            self._end()
        elif self._limit is None:
            self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._end()
        if self._from is not None:
            self.all_connections.leave(self._from)
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._limit = self.loop.call_later(self.settings.request_seconds, self.transport.abort)

    def _end(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose pings, pongs and fragments count too, and whose client must read the answers.

    Whole messages are counted, and refused with a reason, where they are read: `table/socket.py`.
    """

    settings: Settings
    all_connections: Connections

    def __init__(self, *words: Any, **named: Any) -> None:  # noqa: ANN401 - those of uvicorn
        super().__init__(*words, **named)
        self._frames = Rate(self.settings.messages_per_second, self.settings.messages_at_once)
        self._is_cut = False

    def data_received(self, data: bytes) -> None:
        """Handle some frames at a time: a client that sends too many is cut off among them."""
        for start in range(0, len(data), AT_ONCE):
            if self._is_cut:
                return
            super().data_received(data[start : start + AT_ONCE])

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a closed connection; it was counted before the handshake."""
        self.all_connections.leave(_peer(self.transport))
        leave = partial(super().connection_lost, exc)
        self.all_connections.departures.add(self.loop, leave)

    def shutdown(self) -> None:
        """Close it; a handshake that is not answered yet is refused, and nobody else may answer it then."""
        was_open = self.handshake_complete
        if was_open and self.conn.state is not State.OPEN:
            # The client closes it at the same moment: uvicorn would fail here, and close no further socket.
            self.stop_keepalive()
            self.transport.close()
            return
        super().shutdown()
        self.disconnected = self.disconnected or not was_open

    def handle_cont(self, event: Frame) -> None:
        """Count another part of a message."""
        if self._count():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        """Count a pong, asked for or not."""
        if self._count():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless earlier answers were not read: they would pile up."""
        if self.writable.is_set() and self._count():
            super().handle_ping()
        else:
            self._cut()

    def _count(self) -> bool:
        if not self._is_cut and not self._frames.take():
            self._cut()
        return not self._is_cut

    def _cut(self) -> None:
        self._is_cut = True
        self.transport.abort()


def bounded(settings: Settings, connections: Connections) -> tuple[type[BoundedHttp], type[BoundedSocket]]:
    """Return the protocol classes with these limits; uvicorn instantiates them."""
    limits = {"settings": settings, "all_connections": connections}
    return type("Http", (BoundedHttp,), limits), type("Socket", (BoundedSocket,), limits)

"""A request must arrive completely and in time, or its connection is closed. Uvicorn would wait forever."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    import asyncio

UNFINISHED = frozenset({h11.IDLE, h11.SEND_BODY})
"""Connection states in which more of a request is expected."""


class TimelyProtocol(H11Protocol):
    """An HTTP protocol with a request timeout.

    The timer starts with the connection, or with the first byte of the next request.
    """

    request_seconds: float

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the timer for a new connection."""
        super().connection_made(cast("asyncio.Transport", transport))
        self._limit: asyncio.TimerHandle | None = None
        self._begin()

    def data_received(self, data: bytes) -> None:
        """Handle a part of a request, its end, or a handshake, after which the socket takes over."""
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED or self.transport.get_protocol() is not self:
            self._end()
        elif self._limit is None:
            self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._limit = self.loop.call_later(self.request_seconds, self.transport.abort)

    def _end(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


def timely_protocol(seconds: float) -> type[TimelyProtocol]:
    """Return the protocol class with this timeout; uvicorn instantiates it."""
    return type("TimelyProtocol", (TimelyProtocol,), {"request_seconds": seconds})

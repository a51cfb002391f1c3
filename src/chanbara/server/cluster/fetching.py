"""HTTP requests to other processes, whose answers are read as they come.

By h11, which serves our own HTTP as well, over a connection of the event loop: the client of the standard
library would need a thread for as long as an answer takes, and a review takes minutes.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import h11

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

EVERY_SERVER = "localhost"
"""A host that every server answers to, whatever the address at which others reach it."""
PATIENCE = 10.0
"""Seconds until an answer must have begun."""
PIECE = 65_536
"""Bytes that are read at once."""
ALIVE = {"TCP_KEEPIDLE": 10, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3}
"""Notices within 25 seconds that a machine has vanished during a long answer."""


class Asked(NamedTuple):
    """A request to another process."""

    url: str
    """Where the process is."""
    method: str
    path: str
    headers: Sequence[tuple[str, str]]
    body: bytes = b""


class Fetched:
    """An answer: its head, and its body while it comes. Whoever does not read it to its end closes it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._connection = h11.Connection(h11.CLIENT)
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []

    @property
    def is_complete_soon(self) -> bool:
        """Whether the length is known: then nobody computes the rest while the beginning is read."""
        return any(name == b"content-length" for name, _ in self.headers)

    async def ask(self, asked: Asked) -> None:
        """Send the request, and read the head of the answer."""
        length = ("content-length", str(len(asked.body)))
        headers = [*asked.headers, length, ("connection", "close")]
        # h11 takes text only if it is ASCII; bytes of a client's header were read as Latin-1.
        encoded = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
        head = h11.Request(method=asked.method, target=asked.path, headers=encoded)
        events: list[h11.Event] = [head, h11.Data(data=asked.body), h11.EndOfMessage()]
        self._writer.write(b"".join(self._connection.send(event) or b"" for event in events))
        await self._writer.drain()
        while not isinstance(event := await self._next(), h11.Response):
            pass  # a 100 Continue, if anything
        self.status, self.headers = event.status_code, list(event.headers)

    async def parts(self) -> AsyncIterator[bytes]:
        """Yield the body; ``ConnectionError`` if it ends before its end."""
        try:
            while not isinstance(event := await self._next(), h11.EndOfMessage):
                if isinstance(event, h11.Data):
                    yield bytes(event.data)
        finally:
            self.close()

    async def body(self) -> bytes:
        """Return the whole body."""
        return b"".join([part async for part in self.parts()])

    def close(self) -> None:
        """Read no further."""
        self._writer.close()

    async def _next(self) -> h11.Event:
        try:
            while (event := self._connection.next_event()) is h11.NEED_DATA:
                self._connection.receive_data(await self._reader.read(PIECE))
        except h11.RemoteProtocolError as error:
            raise ConnectionError(str(error)) from error
        if not isinstance(event, h11.Event):
            raise ConnectionError("the answer has ended")
        return event


async def fetched(asked: Asked) -> Fetched:
    """Ask another process; ``OSError`` if it does not answer in time."""
    place = urlsplit(asked.url)
    async with asyncio.timeout(PATIENCE):  # its TimeoutError is an OSError
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        found = Fetched(reader, writer)
        try:
            _watch(writer.get_extra_info("socket"))
            await found.ask(asked)
        except BaseException:
            found.close()
            raise
    return found


def _watch(line: socket.socket) -> None:
    """Have the system notice when the other machine is gone."""
    with contextlib.suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in ALIVE.items():
            if hasattr(socket, name):
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)

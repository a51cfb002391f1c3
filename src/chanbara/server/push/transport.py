"""Takes one message at a time to a push service: to the very address that was checked, and no further.

The name is resolved once, every address it has must be public, and the connection is made to one of those. An
answer that leads elsewhere is not followed, and of any answer only the head is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from chanbara.server.cluster.fetching import Asked, Fetched
from chanbara.server.push.endpoint import is_public

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.server.push.endpoint import Endpoint

PORT = 443
SECONDS = 15.0
"""Seconds for a whole attempt: the name, the connection, the message, and the head of the answer."""
MOST_ADDRESSES = 4
"""Addresses of a push service that are tried."""


class Forbidden(ValueError):
    """A name that leads to an address where no message may go."""


class Answer(NamedTuple):
    """What a push service said."""

    status: int
    retry_after: str
    """The header of that name, "" if there was none."""


class Line:
    """The way to the network; tests have another one."""

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    async def addresses(self, host: str) -> list[str]:
        """Return the addresses of a host."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
        return list(dict.fromkeys(str(one[4][0]) for one in found))

    async def connect(self, address: str, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to an address, and see that it is the host."""
        return await asyncio.open_connection(address, PORT, ssl=self._trust, server_hostname=host)


async def post(line: Line, to: Endpoint, headers: Sequence[tuple[str, str]], body: bytes) -> Answer:
    """Send a message; ``OSError`` if nobody answers in time, ``Forbidden`` if it may not be sent there."""
    async with asyncio.timeout(SECONDS):  # its TimeoutError is an OSError
        addresses = await line.addresses(to.host)
        if not addresses or not all(map(is_public, addresses)):
            raise Forbidden(to.host)
        reader, writer = await _connected(line, addresses[:MOST_ADDRESSES], to.host)
        fetched = Fetched(reader, writer)
        try:
            asked = Asked(to.origin, "POST", to.path, [("host", to.host), *headers], body)
            await fetched.ask(asked)
        finally:
            fetched.close()
    after = dict(fetched.headers).get(b"retry-after", b"")
    return Answer(fetched.status, after.decode("latin-1"))


async def _connected(
    line: Line, addresses: Sequence[str], host: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    for address in addresses[:-1]:
        try:
            async with asyncio.timeout(SECONDS / len(addresses)):
                return await line.connect(address, host)
        except OSError:
            continue
    return await line.connect(addresses[-1], host)

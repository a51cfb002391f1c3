"""What can happen to one of several servers, to their database and to their connections, for real."""

from __future__ import annotations

import asyncio
import signal
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from checks.server.cuttable import Line
    from checks.server.server_process import Process
    from tests.server.postgres import Postgres


class Site(NamedTuple):
    """Everything that can fail, by the number of the server."""

    servers: Sequence[Process]
    to_servers: Sequence[Line]
    """Between the proxy and each server."""
    to_database: Sequence[Line]
    """Between each server and the database."""
    postgres: Postgres
    lifetime: float
    """Seconds after which a server without a sign of life counts as dead."""


class Fault(ABC):
    """Something that goes wrong for a moment."""

    name: str
    takes_tables = False
    """Whether the tables of the server change hands."""
    stops_database = False
    loses_chat = True
    """Whether they lose their chat by that."""

    def __init__(self, site: Site, number: int) -> None:
        self.site, self.number = site, number

    @property
    def server(self) -> Process:
        """The server that it happens to."""
        return self.site.servers[self.number]

    @abstractmethod
    async def begin(self) -> None:
        """Let it happen; this takes no time."""

    @abstractmethod
    async def end(self) -> None:
        """Wait as long as it lasts, and undo it."""


class Kill(Fault):
    """A server is killed, and started again."""

    name, takes_tables = "kill -9", True

    async def begin(self) -> None:
        self.server.kill()

    async def end(self) -> None:
        await self.server.start()


class Drain(Fault):
    """A server is stopped, as for a new version, and started again."""

    name, takes_tables, loses_chat = "stop (SIGTERM)", True, False

    async def begin(self) -> None:
        self.server.send(signal.SIGTERM)

    async def end(self) -> None:
        await self.server.ended()
        await self.server.start()


class Pause(Fault):
    """A server stands still for longer than its lease, and goes on as if nothing had happened."""

    name, takes_tables = "pause past the lease (SIGSTOP, SIGCONT)", True

    async def begin(self) -> None:
        self.server.send(signal.SIGSTOP)

    async def end(self) -> None:
        await asyncio.sleep(1.4 * self.site.lifetime)
        self.server.send(signal.SIGCONT)


class DatabaseRestart(Fault):
    """PostgreSQL is stopped, or crashes, and is started again."""

    name, stops_database = "restart of the database", True

    async def begin(self) -> None:
        how = (signal.SIGINT, signal.SIGQUIT)[self.number % 2]
        await asyncio.to_thread(self.site.postgres.stop, how)

    async def end(self) -> None:
        await asyncio.to_thread(self.site.postgres.start)


class DatabaseCut(Fault):
    """The connections of a server to the database break."""

    name = "connections to the database break"

    async def begin(self) -> None:
        self.site.to_database[self.number].cut()

    async def end(self) -> None:
        pass


class DatabaseGone(Fault):
    """A server cannot reach the database for longer than its lease; the others can."""

    name, takes_tables = "no way to the database past the lease", True

    async def begin(self) -> None:
        self.site.to_database[self.number].cut(stays=True)

    async def end(self) -> None:
        await asyncio.sleep(1.4 * self.site.lifetime)
        self.site.to_database[self.number].mend()


class ProxyCut(Fault):
    """The connections between the proxy and a server break."""

    name = "connections to the proxy break"

    async def begin(self) -> None:
        self.site.to_servers[self.number].cut()

    async def end(self) -> None:
        pass


MIX: dict[type[Fault], int] = {
    Kill: 28,
    Drain: 26,
    Pause: 8,
    DatabaseRestart: 10,
    DatabaseCut: 12,
    DatabaseGone: 4,
    ProxyCut: 12,
}
"""How many of a hundred faults are of each kind."""


def mixed(count: int, chance: Random) -> list[type[Fault]]:
    """Return this many faults in random order, as near to the mix as whole numbers can be."""
    total = sum(MIX.values())
    exact = {kind: count * share / total for kind, share in MIX.items()}
    found = [kind for kind, many in exact.items() for _ in range(int(many))]
    rest = sorted(exact, key=lambda kind: exact[kind] % 1, reverse=True)
    found += rest[: count - len(found)]
    chance.shuffle(found)
    return found

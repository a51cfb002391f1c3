"""A real server in a process of its own, which can be killed, and comes back on the same port."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Self

from checks.server.server_process import chanbara_server
from tests.server.kit import Running, until

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType


class Victim(Running):
    """What tests ask of a server, asked of a process."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.process = chanbara_server(database, folder)

    @property
    def url(self) -> str:
        """Where it is."""
        return self.process.url

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.stop()

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        asyncio.run(self.process.start())
        until(lambda: self.ask("/readyz")[0] == 200, "the server was not ready in time")

    def kill(self) -> None:
        """Kill it, like a power failure."""
        self.process.kill()

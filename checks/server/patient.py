"""Clients during an outage: what is refused they try again, and they remember what was acknowledged."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from checks.server.witness import Person, Sent, Table, require

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from checks.server.outage import Play
    from checks.server.server_process import Chair, Heard

AGAIN = 0.25
"""Seconds until something that was refused is tried again."""


class Patient(Person):
    """A player who accepts refusals with a reason while something is wrong, and only then."""

    run: Play  # type: ignore[assignment]

    def __init__(self, run: Play, table: Table, chair: Chair) -> None:
        super().__init__(run, table, chair)  # type: ignore[arg-type]
        self._latest: Heard | None = None
        self._refused: Sent | None = None

    async def _talk(self, socket: ClientConnection) -> None:
        # Whatever was shown to anyone is shown to everyone who connects again.
        self.table.floor = self.table.shown
        await super()._talk(socket)

    async def _turned_down(self, socket: ClientConnection, heard: Heard) -> None:
        if heard.type != "refused":
            self.run.note(heard.type)
            return
        require(heard.code == "closed", f"{self.table.code}: {heard.code} {heard.message}")
        require(self.run.is_troubled, f"{self.table.code}: refused without an outage: {heard.message}")
        self.run.note("refused")
        self._refused, self.sent = self.sent, None
        self._said.clear()
        await asyncio.sleep(AGAIN)
        if self._latest is not None:
            await self._answer(socket, self._latest)
        else:
            await socket.send('{"type":"resync"}')

    async def _see(self, socket: ClientConnection, heard: Heard) -> None:
        if self._refused is not None and heard.version > self._refused.place:
            # The connection to the database broke in the commit: only the log knows.
            self.run.note("stored after all")
            self._refused = None
        is_mine = heard.view is not None and heard.view.decision is not None
        is_mine = is_mine and heard.view.decision.seat == self.chair.seat  # type: ignore[union-attr]
        self._latest = heard if is_mine else None
        await super()._see(socket, heard)

    async def _answer(self, socket: ClientConnection, heard: Heard) -> None:
        await super()._answer(socket, heard)
        self._refused = None


class Silent(Patient):
    """A player who is there and never answers: only the clock and the stand-in play on."""

    async def _answer(self, socket: ClientConnection, heard: Heard) -> None:
        pass

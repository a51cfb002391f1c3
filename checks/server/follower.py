"""Clients of several servers: they go where their table is, and keep all that was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from checks.server.patient import AGAIN, Patient
from checks.server.server_process import Chair, Heard, said
from checks.server.witness import Table, require

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from checks.server.crash_cluster import Run

PAUSE = 0.05
"""Seconds until a client connects again."""


class Watched(Table):
    """A table, and when its game went on after the last fault."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.has_to_move = False
        """Whether the last fault took its server away."""
        self.resumed_at = 0.0
        """When somebody saw that the game went on after the last fault."""
        self.found_at = 0.0
        """When they had been shown the table by the server at which it went on."""
        self.shown_at_fault = -1
        self.lines: list[str] = []
        """Chat that was acknowledged, and must not be lost."""


class Follower(Patient):
    """A player who connects again whenever the connection ends, and says something now and then."""

    run: Run  # type: ignore[assignment]
    table: Watched

    def __init__(self, run: Run, table: Watched, chair: Chair) -> None:
        super().__init__(run, table, chair)  # type: ignore[arg-type]
        self.lines: list[str] = []
        """Chat on this connection, with what was said before it."""
        self._has_entered = False
        self._opened_at = 0.0
        self._shown_at = 0.0
        """When this connection was first shown the table."""
        self._socket: ClientConnection | None = None

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        url = self.run.server.socket_url + self.chair.path
        while not self.table.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, compression=None, max_size=None, close_timeout=1) as socket:
                    self._socket, self._opened_at = socket, time.monotonic()
                    await self._talk(socket)
            self._socket = None
            await asyncio.sleep(PAUSE)

    async def _talk(self, socket: ClientConnection) -> None:
        self.lines.clear()
        self._has_entered = False
        self._shown_at = 0.0
        await super()._talk(socket)

    def _note_other(self, heard: Heard) -> None:
        if heard.type == "said":
            self.lines.append(heard.text or "")
        self._has_entered |= heard.type == "welcome"

    async def _turned_down(self, socket: ClientConnection, heard: Heard) -> None:
        if heard.type == "refused" and heard.code == "closed" and not self._has_entered:
            self.run.note("not let in")
            await asyncio.sleep(AGAIN)
        elif heard.type == "refused" and heard.code == "stale":
            self.sent = (
                None  # it was stored, though that was not certain, and the answer to that is under way
            )
            self.run.note("stale")
        else:
            await super()._turned_down(socket, heard)

    async def _see(self, socket: ClientConnection, heard: Heard) -> None:
        # A server that stops may still answer: a table has moved when somebody has found it elsewhere. The
        # first version after the fault may have been stored before it.
        table, is_new = self.table, self._opened_at > self.run.fault_at
        self._shown_at = self._shown_at or time.monotonic()
        went_on = heard.version > table.shown_at_fault + 1 and (is_new or not table.has_to_move)
        if went_on and not table.resumed_at:
            table.resumed_at, table.found_at = time.monotonic(), self._shown_at
        await super()._see(socket, heard)

    async def speak(self, text: str) -> bool:
        """Say something; return whether it was acknowledged."""
        socket = self._socket
        if socket is None:
            return False
        with contextlib.suppress(WebSocketException, OSError):
            await socket.send(said("say", text=text))
            ends = time.monotonic() + 5
            while socket is self._socket and time.monotonic() < ends:
                if text in self.lines:
                    return True
                await asyncio.sleep(0.005)
        return False


class Gallery(Follower):
    """A spectator: nothing that they have seen may change, either."""

    def __init__(self, run: Run, table: Watched) -> None:
        super().__init__(run, table, Chair(table.code, None, ""))  # type: ignore[arg-type]

    @property
    def _hello(self) -> str:
        return said("hello")

    async def _prepare(self, socket: ClientConnection, heard: Heard) -> None:
        pass

    async def _answer(self, socket: ClientConnection, heard: Heard) -> None:
        raise AssertionError("nobody asks a spectator")


def check_lines(table: Watched, person: Any) -> None:  # noqa: ANN401 - a follower
    """What was said and acknowledged before is still there."""
    missing = [line for line in table.lines if line not in person.lines]
    require(not missing, f"{table.code}: chat was lost: {missing}")

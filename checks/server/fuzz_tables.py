"""The tables of `make fuzz`: those where clients play and time every choice, and the attacked one."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from random import Random
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect

from checks.server.server_process import HEARD, PATIENCE, Chair, Heard, Process, said, sit_down

if TYPE_CHECKING:
    from pathlib import Path

PEOPLE = 3
BETWEEN = 0.1
"""Seconds from one choice of a table to the next."""
OPTIONS = {"game": {"game": "sword", "players": PEOPLE}, "pauses": {"least": 0, "most": 0}}

# --- players -----------------------------------------------------------------------------------------------


def line_of(process: Process, chair: Chair) -> connect:
    """Return the connection of a seat."""
    return connect(process.socket_url + chair.path, compression=None, open_timeout=PATIENCE)


class Club:
    """Clients who play at several tables, and record how long each choice took."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.times: list[tuple[float, float]] = []
        """When a choice was sent, and how long it took until all had it."""
        self.rng = Random(1)

    async def play(self) -> None:
        """Play table after table forever."""
        while True:
            chairs = await asyncio.to_thread(sit_down, self.process.url, OPTIONS, PEOPLE)
            sockets = [await line_of(self.process, one) for one in chairs]
            try:
                await self._game(chairs, sockets)
            finally:
                for socket in sockets:
                    await socket.close()

    async def _game(self, chairs: list[Chair], sockets: list[ClientConnection]) -> None:
        latest = await begin(chairs, sockets)
        while (decision := asked(latest)) is not None:
            await asyncio.sleep(BETWEEN * self.rng.uniform(0.5, 1.5))
            option = self.rng.randrange(len(decision.options or [0]))
            sent = time.monotonic()
            await sockets[decision.seat].send(said("choose", decision=decision.number, option=option))
            version = latest[0].version + 1
            latest = [await next_update(socket, version) for socket in sockets]
            self.times.append((sent, time.monotonic() - sent))

    def between(self, begin: float, end: float) -> list[float]:
        """Return the durations of the choices in a period."""
        return [took for sent, took in self.times if begin <= sent < end]


async def begin(chairs: list[Chair], sockets: list[ClientConnection]) -> list[Heard]:
    """Get all ready and let the host start; return what each then sees."""
    for chair, socket in zip(chairs, sockets, strict=True):
        await socket.send(chair.hello)
        await socket.send(said("ready", salt="x"))
        async for frame in socket:
            table = HEARD.decode(frame).table
            if table is not None and table.seats[chair.seat].ready:
                break
    await sockets[0].send(said("start"))
    return [await next_update(socket, 0) for socket in sockets]


def asked(latest: list[Heard]) -> Any:  # noqa: ANN401 - the decision of the seat that must answer
    """Return the open decision as its player sees it."""
    views = [one.view.decision for one in latest if one.view is not None and one.view.decision is not None]
    return next((one for one in views if one.options), None)


async def next_update(socket: ClientConnection, version: int) -> Heard:
    """Return the game after this many choices."""
    async for frame in socket:
        message = HEARD.decode(frame)
        if message.type == "sword" and message.version >= version:
            return message
        assert message.type != "refused", message.message
    raise AssertionError("the server hung up on somebody who only played")


# --- the target --------------------------------------------------------------------------------------------


class Target:
    """A waiting game: no one entitled makes a choice."""

    def __init__(self, process: Process, database: Path) -> None:
        self.process = process
        self.database = database
        self.chairs: list[Chair] = []
        self.decision: Any = None
        self._host: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin the game. The host stays connected: otherwise others may become host."""
        self.chairs = await asyncio.to_thread(sit_down, self.process.url, OPTIONS, PEOPLE)
        sockets = [await line_of(self.process, one) for one in self.chairs]
        self.decision = asked(await begin(self.chairs, sockets))
        self._host = asyncio.create_task(_listen(sockets[0]))
        for socket in sockets[1:]:
            await socket.close()

    async def close(self) -> None:
        """Stop the server."""
        if self._host is not None:
            self._host.cancel()
            await asyncio.gather(self._host, return_exceptions=True)
        self.process.stop()

    async def state(self) -> list[Any]:
        """Return the complete state: what is on disk, and what each seat sees."""
        code = self.chairs[0].code
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as reading:
            found: list[Any] = [
                reading.execute(f"SELECT * FROM {kind} WHERE code = ?", [code]).fetchall()  # noqa: S608 - our own word
                for kind in ("tables", "seats", "entries")
            ]
        reading.close()
        for chair in self.chairs:
            async with line_of(self.process, chair) as socket:
                await socket.send(chair.hello)
                found.append([frame async for frame in until_game(socket)])
        return found


async def _listen(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def until_game(socket: ClientConnection) -> Any:  # noqa: ANN401 - an iterator of frames
    """Yield the game as sent to a newcomer; current connections do not matter."""
    async for frame in socket:
        if HEARD.decode(frame).type == "sword":
            yield frame
            return

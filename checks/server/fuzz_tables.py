"""The tables of `make fuzz`: those where clients play and time every choice, and the attacked one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect

from checks.server.server_process import (
    HEARD,
    PATIENCE,
    Chair,
    Heard,
    Process,
    from_address,
    said,
    sit_down,
)
from checks.server.witness import Choice, Sent, Table, engine_of, logs_of

if TYPE_CHECKING:
    from pathlib import Path

PEOPLE = 3
BETWEEN = 0.1
"""Seconds from one choice of a table to the next."""
OPTIONS = {"game": {"game": "sword", "players": PEOPLE}, "pauses": {"least": 0, "most": 0}}

# --- players -----------------------------------------------------------------------------------------------


def line_of(process: Process, chair: Chair, address: str = "") -> connect:
    """Return the connection of a seat."""
    return connect(
        process.socket_url + chair.path,
        compression=None,
        open_timeout=PATIENCE,
        additional_headers=from_address(address),
    )


class Club:
    """Clients who play at several tables, and record how long each choice took."""

    options: ClassVar[dict[str, Any]] = OPTIONS

    def __init__(self, process: Process) -> None:
        self.process = process
        self.times: list[tuple[float, float]] = []
        """When a choice was sent, and how long it took until all had it."""
        self.on_the_way: dict[str, float] = {}
        """When the choice that not all have yet was sent, by table."""
        self.tables: list[Table] = []
        """What was acknowledged at each table."""
        self.rng = Random(1)

    async def play(self) -> None:
        """Play table after table forever."""
        while True:
            await self.play_once()

    async def play_once(self) -> None:
        """Play one game, each from an address of its own, as people do."""
        address = f"198.51.{self.rng.randrange(256)}.{self.rng.randrange(256)}"
        chairs = await asyncio.to_thread(sit_down, self.process.url, self.options, PEOPLE, address)
        async with contextlib.AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(line_of(self.process, one, address)) for one in chairs]
            table = Table(chairs[0].code)
            latest = await begin(chairs, sockets)
            self.tables.append(table)
            try:
                await self._game(table, sockets, latest)
            finally:
                self.on_the_way.pop(table.code, None)

    async def _game(self, table: Table, sockets: list[ClientConnection], latest: list[Heard]) -> None:
        while (decision := asked(latest)) is not None:
            await asyncio.sleep(BETWEEN * self.rng.uniform(0.5, 1.5))
            option = self.rng.randrange(len(decision.options))
            version = latest[0].version
            sent = self.on_the_way[table.code] = time.monotonic()
            await sockets[decision.seat].send(said("choose", decision=decision.number, option=option))
            latest = [await next_update(socket, version + 1) for socket in sockets]
            self.times.append((sent, time.monotonic() - sent))
            del self.on_the_way[table.code]
            table.acknowledge(Sent(version, Choice(decision.seat, decision.options[option].text)))
            table.shown = version + 1

    def check(self, database: str) -> int:
        """Compare the logs with what was acknowledged; return how many choices that was."""
        engine = engine_of(database)
        logs = logs_of(engine, [table.code for table in self.tables])
        engine.dispose()
        for table in self.tables:
            table.check(logs[table.code], table.acknowledged, table.shown)
        return sum(len(table.acknowledged) for table in self.tables)

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

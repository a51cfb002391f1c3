"""Clients who play on while the servers behind a proxy are replaced, one after the other."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

from checks.server.server_process import PATIENCE, Process, sit_down
from checks.server.witness import Broken, Person, Table, engine_of, logs_of, require

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection

    from checks.server.server_process import Front, Heard

TABLES: tuple[tuple[dict[str, Any], list[str | None]], ...] = (
    ({"game": "sword", "players": 3}, [None, None, None]),
    ({"game": "sword", "players": 4, "rising_sun": True}, [None, "greedy", None, "random"]),
    ({"game": "duel"}, [None]),
)
"""The concurrent tables: the game, and its seats; None is a person."""
PAUSES = {"least": 0, "most": 0.03}
AGAIN = 0.05
"""Seconds until a client who was turned away, or whose socket broke, connects again."""
VISITS = 0.02
"""Seconds between two requests of a visitor."""
FURTHER = 2
"""Choices that every table must make between two replacements."""
ERROR = 500
"""From this status on, an answer is an error page."""


class Event(msgspec.Struct):
    """What an event says, in no language."""

    number: int
    kind: str
    about: dict[str, Any]


EVENT = msgspec.json.Decoder(Event)


class Guest(Person):
    """A player who connects again when the table has moved, and notes every error page."""

    run: Roll  # type: ignore[assignment]

    async def play(self) -> None:
        while not self.table.over:
            try:
                place = self.run.server.socket_url + self.chair.path
                async with connect(place, compression=None, max_size=None) as socket:
                    await self._talk(socket)
            except InvalidStatus as error:
                self.run.pages.append(f"socket: {error.response.status_code}")
            except (OSError, WebSocketException):
                self.run.counts["broken"] += 1
            if not self.table.over:
                self.run.counts["reconnected"] += 1
                await asyncio.sleep(AGAIN)

    async def _talk(self, socket: ClientConnection) -> None:
        # Whatever was shown to anyone is shown to everyone who connects again.
        self.table.floor = self.table.shown
        await super()._talk(socket)

    async def _turned_down(self, socket: ClientConnection, heard: Heard) -> None:
        """Connect again: the table has moved, or is about to."""
        require(heard.type == "bye" or heard.code == "closed", f"{self.table.code}: {heard}")
        self.run.counts[heard.type] += 1
        await socket.close()

    def _is_same(self, before: bytes, now: bytes) -> bool:
        """Whether it is the same event: another version may know more of it, and tell it in better words."""
        if self.run.same_version:
            return super()._is_same(before, now)
        older, newer = EVENT.decode(before), EVENT.decode(now)
        is_known = older.about.items() <= newer.about.items()
        return (older.number, older.kind) == (newer.number, newer.kind) and is_known

    async def _see(self, socket: ClientConnection, heard: Heard) -> None:
        was = self.table.shown
        await super()._see(socket, heard)
        if self.table.shown > was:
            self.run.note(self.table)


class Roll:
    """Tables in play, behind a proxy."""

    def __init__(self, front: Front, database: str, *, same_version: bool) -> None:
        self.server = front
        self.same_version = same_version
        self.chance = random.Random(5)
        self.counts: Counter[str] = Counter()
        self.pages: list[str] = []
        """Every error page that somebody saw."""
        self.troubles: list[str] = []
        """What the servers that were replaced wrote about errors."""
        self.longest = 0.0
        """The longest time in which a table made no progress, in seconds."""
        self._last: dict[str, float] = {}
        self._tables: list[Table] = []
        self._finished: list[Table] = []
        self._engine = engine_of(database)

    def note_send(self) -> None:
        """Do nothing: nobody waits for this."""

    def note(self, table: Table) -> None:
        """Record that a table goes on."""
        now = time.monotonic()
        self.longest = max(self.longest, now - self._last.get(table.code, now))
        self._last[table.code] = now

    async def keep_table(self, game: dict[str, Any], seats: Sequence[str | None]) -> None:
        """Play at a table; when its game ends, open another."""
        options = {"game": game, "bots": seats, "pauses": PAUSES}
        while True:
            try:
                chairs = await asyncio.to_thread(sit_down, self.server.url, options, seats.count(None))
            except HTTPError as error:
                self.pages.append(f"POST /api/tables: {error.code}")
                continue
            table = Table(chairs[0].code)
            self._tables.append(table)
            async with asyncio.TaskGroup() as group:
                for chair in chairs:
                    group.create_task(Guest(self, table, chair).play())  # type: ignore[arg-type]
            self._tables.remove(table)
            self._finished.append(table)

    async def visit(self) -> None:
        """Look at the lists and tables again and again, as somebody does who looks for a game."""
        while True:
            for path in ("/api/tables", "/schema.json", *(f"/api/tables/{one.code}" for one in self._tables)):
                await asyncio.to_thread(self._look, path)
                self.counts["visits"] += 1
                await asyncio.sleep(VISITS)

    def _look(self, path: str) -> None:
        try:
            with urlopen(self.server.url + path, timeout=PATIENCE) as answer:  # noqa: S310 - our own
                answer.read()
        except HTTPError as error:
            if error.code >= ERROR:
                self.pages.append(f"GET {path}: {error.code} {error.read()[:200]!r}")

    async def all_play(self) -> None:
        """Wait until every table has gone on."""
        await self._until(lambda: len(self._tables) == len(TABLES), "all tables are open")
        tables = {one: one.shown for one in self._tables}
        await self._until(
            lambda: all(one.over or one.shown >= shown + FURTHER for one, shown in tables.items()),
            "every table goes on",
        )

    async def _until(self, holds: Callable[[], bool], promise: str) -> None:
        ends = time.monotonic() + PATIENCE
        while not holds():
            require(time.monotonic() < ends, f"not in {PATIENCE:.0f} s: {promise}")
            await asyncio.sleep(0.01)

    async def check(self) -> None:
        """Compare the log with everything that was acknowledged."""
        tables = [*self._tables, *self._finished]
        known = {table.code: (table, dict(table.acknowledged), table.shown) for table in tables}
        logs = await asyncio.to_thread(logs_of, self._engine, list(known))
        for code, (table, acknowledged, shown) in known.items():
            table.check(logs[code], acknowledged, shown)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()


async def roll(
    front: Front, database: str, replacements: Sequence[Callable[[], Any]], *, same_version: bool
) -> Roll:
    """Play while one server after the other is replaced; ``Broken`` says which guarantee was violated."""
    run = Roll(front, database, same_version=same_version)
    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(run.keep_table(*kind)) for kind in TABLES]
            tasks.append(group.create_task(run.visit()))
            await run.all_play()
            for replace in replacements:
                run.troubles += await replace()
                await run.all_play()
            await run.check()
            for task in tasks:
                task.cancel()
    except* Broken as broken:
        raise broken.exceptions[0] from None
    finally:
        run.close()
    return run


async def replace(server: Process, source: Path) -> list[str]:
    """Stop a server and start another version of it on the same port, until it is ready.

    Return what was wrong with the one that was stopped.
    """
    server.send(signal.SIGTERM)
    await server.ended()
    troubles = server.troubles()
    server.run_from(source)
    await server.start()
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        with contextlib.suppress(OSError), await asyncio.to_thread(urlopen, f"{server.url}/readyz"):
            return troubles
        await asyncio.sleep(0.05)
    raise Broken("the new server did not get ready")

"""Clients at the tables of `make crash`: each checks the server against what was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Engine, NullPool, create_engine, make_url, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import chanbara
from chanbara.server.store import rows
from checks.server.server_process import HEARD, UPDATES, Chair, Heard, said

if TYPE_CHECKING:
    from checks.server.crash import Run

THINKING = 0.06
"""Maximum thinking time in seconds."""


class Broken(AssertionError):
    """A guarantee of the server was violated."""


def require(held: object, promise: str) -> None:
    """Fail if a guarantee was violated."""
    if not held:
        raise Broken(promise)


class Choice(NamedTuple):
    """A choice."""

    seat: int
    text: str


def engine_of(database: str) -> Engine:
    """Return access to a server's database from outside; no connection stays open between two looks."""
    url = make_url(database)
    names = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
    return create_engine(url.set(drivername=names[url.drivername]), poolclass=NullPool)


def logs_of(engine: Engine, codes: Sequence[str]) -> dict[str, list[Choice]]:
    """Return the choices in the logs of some tables."""
    log = rows.entries.c
    chosen = log.code.in_(codes) & (log.kind == "choice")
    query = select(log.code, log.seat, log.text).where(chosen).order_by(log.number)
    found: dict[str, list[Choice]] = {code: [] for code in codes}
    with engine.connect() as connection:
        for code, seat, text in connection.execute(query):
            found[code].append(Choice(seat, text))
    return found


class Sent(NamedTuple):
    """A choice in flight: it will have this index in the log."""

    place: int
    choice: Choice


# --- the clients' knowledge ---------------------------------------------------------------------------------


class Table:
    """One table as its clients know it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.acknowledged: dict[int, Choice] = {}
        """By log index: what a person sent and then saw applied."""
        self.shown = -1
        """The highest version shown to anyone; -1 before the deal."""
        self.floor = -1
        """The same at the last kill: no server may show less afterwards."""
        self.log: list[Choice] = []
        """As last found in the database."""
        self.further = 0
        """Choices sent to the current server, and acknowledged."""
        self.over = False

    def acknowledge(self, sent: Sent) -> None:
        """Record that a choice was applied."""
        self.acknowledged[sent.place] = sent.choice

    def check(self, log: Sequence[Choice], acknowledged: dict[int, Choice], shown: int) -> None:
        """Compare a log with what was known before it was read."""
        require(len(log) >= shown, f"{self.code}: version {shown} was shown, and the log has {len(log)}")
        require(list(log[: len(self.log)]) == self.log, f"{self.code}: the log has changed")
        for place, choice in acknowledged.items():
            require(
                log[place] == choice, f"{self.code}: choice {place} was {choice}, the log has {log[place]}"
            )

    def end(self, record: str) -> None:
        """Compare the record published at the end with all that was known."""
        log = [Choice(seat, text) for _, seat, text in chanbara.replay(record).choices]
        require(len(log) == self.shown, f"{self.code}: the record ends at {len(log)}, not {self.shown}")
        self.check(log, self.acknowledged, self.shown)
        self.over = True


class Person:
    """A client who answers at random, reconnects after each crash, and trusts what was shown."""

    def __init__(self, run: Run, table: Table, chair: Chair) -> None:
        self.run, self.table, self.chair = run, table, chair
        self.sent: Sent | None = None
        self._is_fresh = False
        """Whether it was sent to the current server."""
        self._version = -1
        self._events: list[bytes] = []
        self._said: set[str] = set()

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        while not self.table.over:
            await self.run.is_up.wait()
            with contextlib.suppress(OSError, WebSocketException):
                async with connect(
                    self.run.server.socket_url + self.chair.path, compression=None, max_size=None
                ) as socket:
                    self.run.connected.add(self)
                    await self._talk(socket)
            self.run.connected.discard(self)

    async def _talk(self, socket: ClientConnection) -> None:
        self._version = self.table.floor
        self._is_fresh = False
        self._said.clear()
        await socket.send(self._hello)
        async for data in socket:
            heard = HEARD.decode(data)
            if heard.type in {"refused", "bye", "outage"}:
                await self._turned_down(socket, heard)
            elif heard.type in UPDATES:
                await self._see(socket, heard)
            elif heard.type == "table":
                await self._prepare(socket, heard)
            elif heard.type == "over":
                if not self.table.over:
                    self.table.end(heard.record)
                return
            else:
                self._note_other(heard)

    @property
    def _hello(self) -> str:
        return self.chair.hello

    def _note_other(self, heard: Heard) -> None:
        """Take note of a message that does not concern the game."""

    async def _turned_down(self, _socket: ClientConnection, heard: Heard) -> None:
        """Fail: there is no reason to refuse anything here."""
        raise Broken(f"{self.table.code}: {heard.code} {heard.message}")

    async def _prepare(self, socket: ClientConnection, heard: Heard) -> None:
        """Before the game: be ready; the host starts as soon as all are."""
        table = heard.table
        assert table is not None, "a message about the table has it"
        if table.status != "lobby":
            return
        require(self.table.floor < 0, f"{self.table.code}: a game that had begun is in the lobby")
        ready = {one.seat: one.ready for one in table.seats}
        if not ready[self.chair.seat]:
            await self._say_once(socket, "ready", salt=f"salt {self.chair.seat}")
        elif table.host == self.chair.seat and all(ready.values()):
            await self._say_once(socket, "start")

    async def _say_once(self, socket: ClientConnection, kind: str, **about: str) -> None:
        if kind not in self._said:
            self._said.add(kind)
            await socket.send(said(kind, **about))

    async def _see(self, socket: ClientConnection, heard: Heard) -> None:
        """Check an update against all that was shown before, and answer if it is our decision."""
        table, view = self.table, heard.view
        assert view is not None, "an update has a view"
        require(
            heard.version >= self._version,
            f"{table.code}: version {heard.version} came after {self._version}",
        )
        require(view.seat == self.chair.seat, f"{table.code}: the view of seat {view.seat} came to another")
        self._version = heard.version
        self._remember(heard.events)
        table.shown = max(table.shown, heard.version)
        if self.sent is not None and heard.version > self.sent.place:
            table.acknowledge(self.sent)
            table.further += self._is_fresh
            self.run.counts["acknowledged"] += 1
            self.run.counts["found"] += not self._is_fresh
            self.sent = None
        if view.decision is not None and view.decision.seat == self.chair.seat:
            await self._answer(socket, heard)

    def _remember(self, events: Sequence[msgspec.Raw]) -> None:
        """Check that the past is immutable: after a restart the same events are sent again."""
        received = [bytes(event) for event in events]
        if received and received[0].startswith(b'{"number":0,'):
            is_same = len(received) >= len(self._events) and all(map(self._is_same, self._events, received))
            require(is_same, f"{self.table.code}: the past has changed")
            self._events = received
        else:
            self._events += received

    def _is_same(self, before: bytes, now: bytes) -> bool:
        """Whether an event that was sent before is sent again as it was."""
        return before == now

    async def _answer(self, socket: ClientConnection, heard: Heard) -> None:
        assert heard.view is not None, "an update has a view"
        decision = heard.view.decision
        assert decision is not None, "a decision is open"
        assert decision.options, "the seat that must answer has options"
        if self.sent is not None and not self._is_fresh:
            # The same decision is still open: what was in flight when the server was killed is lost.
            self.run.counts["gone"] += 1
            self.sent = None
        if self.sent is not None:
            return
        await asyncio.sleep(self.run.chance.uniform(0, THINKING))
        option = self.run.chance.randrange(len(decision.options))
        await socket.send(said("choose", decision=decision.number, option=option))
        self.sent = Sent(heard.version, Choice(self.chair.seat, decision.options[option].text))
        self._is_fresh = True
        self.run.note_send()

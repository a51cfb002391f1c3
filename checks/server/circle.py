"""Groups of clients who all receive what one of them sends: at a table, or at the bare socket."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from checks.server.server_process import HEARD, PATIENCE, UPDATES, Heard, said, sit_down

PEOPLE = 5
PACE = 2.0
"""Seconds between two choices of a table, on average."""
BEAT = 2.0
"""Seconds between two heartbeats of a page that somebody looks at."""
OPTIONS = {"game": {"game": "sword", "players": PEOPLE}, "clock": {"clock": "live"}}


class Place(Protocol):
    """Where clients connect to: a server, or a proxy."""

    @property
    def url(self) -> str:
        """Its HTTP address."""

    @property
    def socket_url(self) -> str:
        """Its WebSocket address."""


class Wrong(AssertionError):
    """An unexpected or incorrect update."""


def require(held: object, *details: object) -> None:
    """Fail if an update is wrong."""
    if not held:
        raise Wrong(*details)


class Meter:
    """Collects measurements after the warm-up."""

    def __init__(self) -> None:
        self.is_on = False
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.beats = 0
        """Heartbeats that were answered, warm-up included."""
        self.ended = 0


# --- the listeners ------------------------------------------------------------------------------------------


class Circle(ABC):
    """Five clients on five sockets: one sends, all must receive it."""

    def __init__(self, meter: Meter, chance: random.Random) -> None:
        self.meter = meter
        self.chance = chance
        self.version = 0
        self.sockets: list[ClientConnection] = []
        self._heard = 0
        self._everybody = asyncio.Event()

    @abstractmethod
    async def open(self, server: Place) -> None:
        """Connect all."""

    @abstractmethod
    async def speak(self) -> None:
        """Send something that all must receive."""

    @abstractmethod
    def check(self, place: int, data: str | bytes) -> bool:
        """Check a received message; return whether it is an update."""

    @abstractmethod
    def heartbeat(self) -> str:
        """Return what a client sends to hear whether the server is there."""

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to send."""
        return False

    async def beat(self, place: int) -> None:
        """Send heartbeats for one of them, as its page does, out of step with the others."""
        await asyncio.sleep(self.chance.uniform(0, BEAT))
        while True:
            await self.sockets[place].send(self.heartbeat())
            await asyncio.sleep(BEAT)

    async def listen(self, place: int) -> None:
        """Receive everything for one of them."""
        async for data in self.sockets[place]:
            if self.check(place, data):
                self._heard += 1
                if self.meter.is_on:
                    self.meter.sizes.append(len(data))
                if self._heard == PEOPLE:
                    self._everybody.set()

    async def update(self, act: Callable[[], Awaitable[None]]) -> float:
        """Send something and wait until all have received it; return how long that took."""
        self._heard = 0
        self._everybody.clear()
        self.version += 1
        began = time.perf_counter()
        await act()
        await asyncio.wait_for(self._everybody.wait(), PATIENCE)
        return time.perf_counter() - began

    async def keep_pace(self, ends: float) -> None:
        """Send every two seconds on average, not all tables at once."""
        due = time.perf_counter() + self.chance.uniform(0, PACE)
        while due < ends and not self.is_over:
            await asyncio.sleep(due - time.perf_counter())
            counts = self.meter.is_on
            wait = await self.update(self.speak)
            if counts:
                self.meter.waits.append(wait)
            due = max(due + self.chance.uniform(PACE / 2, PACE * 3 / 2), time.perf_counter())
        self.meter.ended += self.is_over


class GameCircle(Circle):
    """Clients at a table of the real server."""

    def __init__(self, meter: Meter, chance: random.Random) -> None:
        super().__init__(meter, chance)
        self.version = -1
        self._asked: Heard | None = None
        self._ready = asyncio.Event()
        self._views: list[Heard] = []

    async def open(self, server: Place) -> None:
        """Sit down and start the game."""
        chairs = await asyncio.to_thread(sit_down, server.url, OPTIONS, PEOPLE)
        for chair in chairs:
            socket = await connect(
                server.socket_url + chair.path,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=PATIENCE,
            )
            self.sockets.append(socket)
            await socket.send(chair.hello)
            await socket.send(said("ready", salt=f"salt {chair.seat}"))

    async def start(self) -> None:
        """Start when all are ready."""
        await asyncio.wait_for(self._ready.wait(), PATIENCE)
        await self.sockets[0].send(said("start"))

    @property
    def is_over(self) -> bool:
        return self._asked is None

    async def speak(self) -> None:
        assert self._asked is not None, "nobody sends when the game is over"
        assert self._asked.view is not None, "an update has a view"
        decision = self._asked.view.decision
        assert decision is not None, "a decision is open"
        assert decision.options, "the seat that must answer has options"
        option = self.chance.randrange(len(decision.options))
        self._asked = None
        await self.sockets[decision.seat].send(said("choose", decision=decision.number, option=option))

    def heartbeat(self) -> str:
        return said("ping", within=2 * BEAT)

    def check(self, place: int, data: str | bytes) -> bool:
        heard = HEARD.decode(data)
        require(heard.type not in {"refused", "bye", "notice"}, heard)
        self.meter.beats += heard.type == "pong"
        if heard.table is not None and all(seat.ready for seat in heard.table.seats):
            self._ready.set()
        if heard.type not in UPDATES:
            return False
        view = heard.view
        assert view is not None, "an update has a view"
        require(heard.version == self.version, f"version {heard.version} came, not {self.version}")
        require(view.seat == place, f"the view of seat {view.seat} came to seat {place}")
        decision = view.decision
        if decision is not None:
            require(decision.number >= heard.version, f"decision {decision.number} at {heard.version}")
            require(
                (decision.options is not None) == (decision.seat == place),
                "options for a seat that need not answer",
            )
            if decision.seat == place:
                self._asked = heard
        self._agree(heard)
        return True

    def _agree(self, heard: Heard) -> None:
        """Check that all five see the same decision of the same seat."""
        if self._views and self._views[0].version != heard.version:
            self._views.clear()
        self._views.append(heard)
        asked = {_asked(one) for one in self._views}
        require(len(asked) == 1, f"the seats see different decisions: {asked}")


def _asked(heard: Heard) -> tuple[int, int] | None:
    decision = None if heard.view is None else heard.view.decision
    return None if decision is None else (decision.number, decision.seat)


class News(msgspec.Struct):
    """The message of the bare socket."""

    version: int
    filling: str


NEWS = msgspec.json.Decoder(News)
FRAME = len(msgspec.json.encode(News(10, "")))
"""The size of a message without padding."""


class BareCircle(Circle):
    """A group at the bare socket; its messages have the same sizes as those of the real server."""

    def __init__(self, meter: Meter, chance: random.Random, name: int, sizes: Sequence[int]) -> None:
        super().__init__(meter, chance)
        self._name = name
        self._sizes = sizes

    async def open(self, server: Place) -> None:
        for _ in range(PEOPLE):
            self.sockets.append(
                await connect(
                    f"{server.socket_url}/{self._name}",
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=PATIENCE,
                )
            )

    async def speak(self) -> None:
        size = max(0, self.chance.choice(self._sizes) - FRAME)
        speaker = self.chance.choice(self.sockets)
        await speaker.send(msgspec.json.encode({"version": self.version, "size": size}).decode())

    def heartbeat(self) -> str:
        return "{}"

    def check(self, place: int, data: str | bytes) -> bool:
        if data == "{}":
            self.meter.beats += 1
            return False
        news = NEWS.decode(data)
        require(news.version == self.version, f"version {news.version} came, not {self.version}")
        return True

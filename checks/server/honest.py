"""Honest players beside an attack: they play and ping, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import TYPE_CHECKING, Any, ClassVar
from urllib.error import URLError

from websockets.exceptions import WebSocketException

from checks.server.fuzz_tables import OPTIONS, Club, line_of
from checks.server.server_process import said, sit_down

if TYPE_CHECKING:
    from checks.server.server_process import Process

PINGERS = 4
BETWEEN_PINGS = 0.06
"""Seconds, so that a socket stays below its rate limit."""
LATEST = 30.0
"""Seconds to wait for an answer after the attack; what has not come by then counts as this long."""
AGAIN = 0.5
"""Seconds until somebody who was turned away comes again."""


class Honest(Club):
    """Players at public tables who come back if they are turned away; no game of theirs may be cut off."""

    options: ClassVar[dict[str, Any]] = {**OPTIONS, "public": True}

    def __init__(self, process: Process) -> None:
        super().__init__(process)
        self.turned_away = 0
        """How often a new table could not be opened."""
        self.cut_off: list[str] = []
        """Why games that had begun could not go on."""
        self.pings: list[tuple[float, float]] = []

    async def play(self) -> None:
        """Play game after game."""
        while True:
            count = len(self.tables)
            try:
                await self.play_once()
            except (OSError, WebSocketException, AssertionError, URLError, StopAsyncIteration) as error:
                if len(self.tables) > count:
                    self.cut_off.append(f"{type(error).__name__}: {error}"[:200])
                else:
                    self.turned_away += 1
                await asyncio.sleep(AGAIN)

    async def ping(self, number: int) -> None:
        """Ping forever, at an empty table."""
        address = f"203.0.113.{number}"
        chairs = await asyncio.to_thread(sit_down, self.process.url, OPTIONS, 1, address)
        async with line_of(self.process, chairs[0], address) as socket:
            await socket.send(chairs[0].hello)
            for turn in range(1_000_000):
                await asyncio.sleep(BETWEEN_PINGS)
                key = f"ping {number}"
                sent = self.on_the_way[key] = time.monotonic()
                await socket.send(said("ping", re=turn))
                async for frame in socket:
                    if json.loads(frame).get("re") == turn:
                        break
                self.pings.append((sent, time.monotonic() - sent))
                del self.on_the_way[key]

    @contextlib.asynccontextmanager
    async def playing(self, tables: int) -> Any:  # noqa: ANN401 - a context
        """Play at some tables in this block."""
        tasks = [asyncio.create_task(self.play()) for _ in range(tables)]
        tasks += [asyncio.create_task(self.ping(number)) for number in range(PINGERS)]
        try:
            yield
            failed = [task for task in tasks if task.done()]
            self.cut_off += [f"{task.exception()!r}"[:200] for task in failed]
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def settle(self, ended: float) -> None:
        """Wait until everything that was sent before the end of an attack is answered, if it ever is."""
        while time.monotonic() < ended + LATEST:
            if all(sent > ended for sent in self.on_the_way.values()):
                return
            await asyncio.sleep(0.02)

    def took(self, what: list[tuple[float, float]], began: float, ended: float) -> list[float]:
        """Return how long the choices or pings of a period took, with those that are not answered yet."""
        now = time.monotonic()
        waiting = [(sent, now - sent) for key, sent in self.on_the_way.items() if self._is_in(key, what)]
        return [took for sent, took in [*what, *waiting] if began <= sent < ended]

    def _is_in(self, key: str, what: list[tuple[float, float]]) -> bool:
        return key.startswith("ping") == (what is self.pings)

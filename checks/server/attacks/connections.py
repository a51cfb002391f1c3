"""Attacks by connections: idle ones, slow requests, thousands dropped at once, too few descriptors."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from checks.server.attacks.attack_kind import Attack
from checks.server.attacks.lines import FAILURES, Line, here

AT_ONCE = 50
"""Connections that are opened at the same time."""


async def opened(attack: Attack, sources: list[str]) -> list[tuple[str, Line]]:
    """Open a connection from each source, as far as the server accepts them."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(source: str) -> list[tuple[str, Line]]:
        async with gate:
            try:
                return [(source, await attack.lines.plain(source))]
            except FAILURES:
                return []

    return [found for some in await asyncio.gather(*map(one, sources)) for found in some]


async def still_open(lines: list[tuple[str, Line]]) -> Counter[str]:
    """Return how many are open, by source."""
    are_open = await asyncio.gather(*(line.is_open() for _, line in lines))
    return Counter(source for (source, _), is_open in zip(lines, are_open, strict=True) if is_open)


class IdleConnections(Attack):
    """Ten addresses open 200 TCP connections each, again and again, and send nothing."""

    name = "idle connections"
    most = {"connections held by one address": 100}  # noqa: RUF012 - never changed

    async def run(self) -> None:
        sources = [here(number) for number in range(10)] * self.site.many(200)
        while self.goes_on:
            lines = await opened(self, sources)
            await asyncio.sleep(1)  # the system opens them; the server accepts them, or not, in its turn
            held = await still_open(lines)
            self.count("connections tried", len(sources))
            most = max(held.values(), default=0)
            key = "connections held by one address"
            self.figures[key] = max(self.figures.get(key, 0), most)
            for _, line in lines:
                self.lines.drop(line)


class SlowRequests(Attack):
    """Ten addresses send 20 requests each, a byte every second."""

    name = "slow requests"
    seconds = 20
    most = {"longest request, s": 17}  # noqa: RUF012 - never changed

    async def run(self) -> None:
        lines = await opened(self, [here(number) for number in range(10)] * self.site.many(20))
        self.figures["requests"] = len(lines)
        self.figures["longest request, s"] = 0.0
        await asyncio.gather(*(self._dribble(line) for _, line in lines))

    async def _dribble(self, line: Line) -> None:
        began = time.monotonic()
        text = f"POST /api/tables HTTP/1.1\r\nHost: {self.site.host}\r\nX-Long: {'x' * 500}"
        for letter in text:
            if not self.goes_on or not await line.send(letter.encode()) or not await line.is_open():
                break
            await asyncio.sleep(0.9)
        longest = max(self.figures["longest request, s"], time.monotonic() - began)
        self.figures["longest request, s"] = longest


class Dropped(Attack):
    """4,000 spectators of 40 tables are dropped at once, without a word."""

    name = "dropped sockets"
    megabytes = 200  # that is what so many sockets need

    async def prepare(self) -> None:
        tables = [await self.open_table(self.anyone(number)) for number in range(40)]
        gate = asyncio.Semaphore(AT_ONCE)

        async def watch(number: int) -> None:
            async with gate:
                code = str(tables[number % len(tables)].get("code"))
                try:
                    line = await self.lines.socket(code, self.anyone(1_000 + number // 50))
                    await line.say("hello", name="Mallory")
                except FAILURES:
                    return
                self.count("sockets dropped")

        await asyncio.gather(*(watch(number) for number in range(self.site.many(4_000))))

    async def run(self) -> None:
        self.lines.close()
        await asyncio.sleep(self.site.seconds)


class Descriptors(Attack):
    """A server with 400 file descriptors gets 800 connections from 20 addresses, again and again."""

    name = "descriptors"
    descriptors = 400

    async def run(self) -> None:
        sources = [here(number) for number in range(20)] * self.site.many(40)
        while self.goes_on:
            lines = await opened(self, sources)
            self.count("connections tried", len(sources))
            await asyncio.sleep(2)
            for _, line in lines:
                self.lines.drop(line)

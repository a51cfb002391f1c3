"""Attacks by tables: empty ones by the thousand, floods of questions, crowds of spectators."""

from __future__ import annotations

import asyncio
import time

from checks.server.attacks.attack_kind import NEVER, Attack
from checks.server.attacks.lines import FAILURES, Line

OPENED_AT_ONCE = 8


class EmptyTables(Attack):
    """Opens as many empty tables as the server allows."""

    async def open_from(self, addresses: list[str]) -> int:
        """Open a table from each address; return how many were opened."""
        gate = asyncio.Semaphore(OPENED_AT_ONCE)

        async def one(address: str) -> bool:
            async with gate:
                self.count("tables tried")
                return "token" in await self.open_table(address)

        return sum(await asyncio.gather(*map(one, addresses)))


class TablesOfOneAddress(EmptyTables):
    """One address opens table after table."""

    name = "tables of one address"
    most = {"tables opened": 30}  # noqa: RUF012 - never changed

    async def run(self) -> None:
        while self.goes_on:
            self.count("tables opened", await self.open_from([self.anyone(7)] * 50))
            await asyncio.sleep(1)


class TablesOfOneSite(EmptyTables):
    """67 /64 networks of one /48 open 30 tables each."""

    name = "tables of one /48"
    most = {"tables opened": 480}  # noqa: RUF012 - never changed

    async def run(self) -> None:
        networks = [f"2001:db8:1:{number:x}::1" for number in range(self.site.many(67))]
        self.figures["tables opened"] = await self.open_from([one for one in networks for _ in range(30)])


class TablesOfManySites(EmptyTables):
    """67 IPv6 networks, each of another site, open 30 tables each; then somebody else wants one."""

    name = "tables of many networks"
    most = {"until others can open a table, s": 65}  # noqa: RUF012 - never changed

    async def run(self) -> None:
        networks = [f"2001:db8:{number + 2:x}::1" for number in range(self.site.many(67))]
        self.figures["tables opened"] = await self.open_from([one for one in networks for _ in range(30)])
        began = time.monotonic()
        waited = NEVER
        for attempt in range(75):
            if "token" in await self.open_table(self.anyone(100 + attempt)):
                waited = time.monotonic() - began
                break
            await asyncio.sleep(1)
        self.figures["until others can open a table, s"] = waited


class Resync(Attack):
    """The players and spectators of 30 games ask for everything again, as often as they may."""

    name = "resync"

    async def prepare(self) -> None:
        self.sockets: list[Line] = []
        for number in range(self.site.many(30)):
            players = await self.started(self.anyone(number), choices=self.site.many(20))
            self.sockets += players

    async def run(self) -> None:
        reading = [asyncio.create_task(self._read(line)) for line in self.sockets]
        await asyncio.gather(*(self._ask(line) for line in self.sockets))
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def _ask(self, line: Line) -> None:
        for _ in range(20):
            await line.say("resync")
        while self.goes_on and await line.say("resync"):
            self.count("asked")
            await asyncio.sleep(0.33)

    async def _read(self, line: Line) -> None:
        try:
            while True:
                message = await line.hear()
                self.count("games sent", message["type"] == "sword")
        except FAILURES:
            pass


class Watchers(Attack):
    """A hundred spectators come to a table where others play, leave, and come again."""

    name = "watchers"

    async def run(self) -> None:
        wave = 0
        while self.goes_on:
            listed = (await self.lines.ask("GET", "/api/tables", address=self.anyone(wave))).json["tables"]
            running = [one["code"] for one in listed if one["status"] == "running"]
            if running:
                await self._watch(running[0], wave)
            await asyncio.sleep(0.1)
            wave += 1

    async def _watch(self, code: str, wave: int) -> None:
        found = await asyncio.gather(
            *(self._come(code, 1_000 * wave + number // 50) for number in range(self.site.many(100)))
        )
        lines = [line for line in found if line is not None]
        self.count("arrivals", len(lines))
        reading = [asyncio.create_task(_read_all(line)) for line in lines]
        await asyncio.sleep(min(2.0, max(0.0, self.ends - time.monotonic())))
        for line in lines:
            self.lines.drop(line)
        await asyncio.gather(*reading, return_exceptions=True)

    async def _come(self, code: str, number: int) -> Line | None:
        try:
            line = await self.lines.socket(code, self.anyone(number))
            await line.say("hello", name="Mallory")
        except FAILURES:
            return None
        return line


async def _read_all(line: Line) -> None:
    while await line.reader.read(1 << 16):
        pass

"""Attacks by WebSocket frames: pings that nobody reads, endless fragments, clients that do not read."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from checks.server.attacks.attack_kind import Attack
from checks.server.attacks.lines import CONTINUED, FAILURES, PING, TEXT, Line, frame

SOCKETS = 8
AT_ONCE = 100
"""Frames of one write."""


class FrameFlood(Attack):
    """Frames on several sockets whose answers nobody reads; who is cut off comes back."""

    first: ClassVar[bytes] = b""
    """What is sent once."""
    frames: ClassVar[bytes]
    """What is sent over and over."""

    async def prepare(self) -> None:
        self.code = (await self.open_table(self.anyone(1)))["code"]

    async def run(self) -> None:
        await asyncio.gather(*(self._flood(self.anyone(number)) for number in range(SOCKETS)))

    async def _flood(self, address: str) -> None:
        while self.goes_on:
            try:
                line = await self._line(address)
            except FAILURES:
                await asyncio.sleep(0.2)
                continue
            taken = await line.send(self.first)
            while taken and self.goes_on:
                taken = await line.send(self.frames)
                self.count("frames sent", AT_ONCE)
                await asyncio.sleep(0)
            self.count("sockets cut off", not taken)
            self.lines.drop(line)
            await asyncio.sleep(0.05)

    async def _line(self, address: str) -> Line:
        line = await self.lines.socket(self.code, address, reads=False)
        await line.say("hello", name="Mallory")
        return line


class UnreadPings(FrameFlood):
    """Eight sockets send pings of 125 bytes without end, and never read the answers."""

    name = "unread pings"
    frames = frame(PING, bytes(125)) * AT_ONCE


class Fragments(FrameFlood):
    """Eight sockets send one message in endless fragments, empty or of one byte."""

    name = "fragments"
    first = frame(TEXT, b'{"type":"say","text":"', is_last=False)
    frames = (frame(CONTINUED, b"", is_last=False) * 9 + frame(CONTINUED, b"x", is_last=False)) * (
        AT_ONCE // 10
    )


class SlowReaders(Attack):
    """Players of ten games of their own ask for everything again, and never read the answers."""

    name = "slow readers"

    async def prepare(self) -> None:
        tables = [await self.started(self.anyone(number), choices=10) for number in range(self.site.many(10))]
        self.players = [line for table in tables for line in table]

    async def run(self) -> None:
        await asyncio.gather(*(self._ask(line) for line in self.players))

    async def _ask(self, line: Line) -> None:
        line.reader._transport.pause_reading()  # type: ignore[attr-defined]
        while self.goes_on and await line.say("resync"):
            self.count("requests")
            for _ in range(6):
                await line.say("ping")
            await asyncio.sleep(0.3)

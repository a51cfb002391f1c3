"""The analysis of a review while it is being made: once for everyone who looks, and cached.

Those of the last games are in memory, and those of all games in the database.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from chanbara.review.analysis import analyse
from chanbara.review.kind import reviewed_as
from chanbara.review.lines import Failed, Waiting
from chanbara.review.version import analysis_version
from chanbara.server.bots.advisor import step_back
from chanbara.server.store.store import StoreError
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from chanbara.review.timeline import Timeline
    from chanbara.server.bots.advisor import Advisor
    from chanbara.server.store.analysis_store import AnalysisShelf

LOG = logging.getLogger("chanbara.reviews")
KEPT = 64
"""How many games' analyses are kept in memory; one is some hundred kilobytes."""
MOST_WAITING = 16
"""How many games may wait for their analysis."""
MOST_OF_ONE = 4
"""And how many of them because one address asked."""


class Stream:
    """The lines of one game so far."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.is_done = False
        self.waits: bytes | None = None
        """Why there is no line yet."""
        self._news = asyncio.Event()

    @classmethod
    def of(cls, lines: list[bytes]) -> Stream:
        """Return one that is told to the end."""
        stream = cls()
        stream.lines, stream.is_done = lines, True
        return stream

    def add(self, line: msgspec.Struct) -> None:
        """Add a line, and tell everybody who follows."""
        self.lines.append(encoded(line))
        self._tell()

    def wait_for(self, line: Waiting) -> None:
        """Say why there is no line yet."""
        self.waits = encoded(line)
        self._tell()

    def end(self) -> None:
        """Say that no line follows."""
        self.is_done = True
        self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def follow(self) -> AsyncIterator[bytes]:
        """Yield every line from the first on, as fast as the reader takes them: nothing is kept for him."""
        told, told_to_wait = 0, None
        while True:
            news = self._news
            if not self.lines and self.waits is not None and self.waits is not told_to_wait:
                told_to_wait = self.waits
                yield told_to_wait
            elif told < len(self.lines):
                yield self.lines[told]
                told += 1
            elif self.is_done:
                return
            else:
                await news.wait()


def encoded(line: msgspec.Struct) -> bytes:
    """Return a line as it travels."""
    return msgspec.json.encode(line) + b"\n"


class Streams:
    """Reckons one game after the other, in a thread that steps back behind everything else."""

    def __init__(self, advisor: Advisor, shelf: AnalysisShelf) -> None:
        self._advisor = advisor
        self._shelf = shelf
        self._thread = ThreadPoolExecutor(1, "figures", step_back)
        self._kept: OrderedDict[str, Stream] = OrderedDict()
        self._tasks: dict[asyncio.Task[None], str] = {}
        """What is computed or waits for it, and which address asked first."""
        self._turn = asyncio.Lock()
        self._closing = threading.Event()

    def close(self) -> None:
        """Reckon no more."""
        self._closing.set()
        for task in self._tasks:
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def of(self, code: str, past: Timeline, address: str) -> Stream:
        """Return the analysis of a game; the first request has it read or computed."""
        if code not in self._kept and (reason := reviewed_as(past.kind).unsupported(past)) is not None:
            self._keep(code, Stream.of([encoded(reason)]))
        if code not in self._kept:
            source = await asyncio.to_thread(source_of, past)
            lines = await self._shelf.find(code, source)
            # Somebody else may have asked meanwhile.
            if code not in self._kept:
                self._keep(code, Stream.of(lines) if lines else self._begun(code, source, past, address))
        self._kept.move_to_end(code)
        return self._kept[code]

    def _keep(self, code: str, stream: Stream) -> None:
        self._kept[code] = stream
        done = [one for one, kept in self._kept.items() if kept.is_done]
        for one in done[: max(0, len(self._kept) - KEPT)]:
            del self._kept[one]

    def _begun(self, code: str, source: str, past: Timeline, address: str) -> Stream:
        asked = list(self._tasks.values())
        if len(asked) >= MOST_WAITING or asked.count(address) >= MOST_OF_ONE:
            raise Refusal("full", "too-many-reviews")
        stream = Stream()
        task = asyncio.create_task(self._reckon(code, source, stream, past))
        self._tasks[task] = address
        task.add_done_callback(self._tasks.pop)
        return stream

    async def _reckon(self, code: str, source: str, stream: Stream, past: Timeline) -> None:
        try:
            if not self._advisor.is_compiled:
                stream.wait_for(Waiting(reason="compiling"))
                await self._advisor.compiled()
            if self._turn.locked():
                stream.wait_for(Waiting(reason="others"))
            async with self._turn:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, self._work, loop, stream, past)
        except Exception:
            LOG.exception("analysis failed", extra={"table": code})
            self._kept.pop(code, None)
            stream.add(Failed())
        else:
            await self._write_down(code, source, stream)
        finally:
            stream.end()

    async def _write_down(self, code: str, source: str, stream: Stream) -> None:
        """Store an analysis; where there is no space for it, it is computed again some day."""
        if self._closing.is_set():
            return
        try:
            await self._shelf.keep(code, source, stream.lines)
        except StoreError:
            LOG.warning("analysis not stored", extra={"table": code})

    def _work(self, loop: asyncio.AbstractEventLoop, stream: Stream, past: Timeline) -> None:
        for line in analyse(past):
            if self._closing.is_set():
                return
            loop.call_soon_threadsafe(stream.add, line)


def source_of(past: Timeline) -> str:
    """Return what the analysis of a game follows from: its record, and the state of the program."""
    return sha256(f"{analysis_version()}\n{past.text}".encode()).hexdigest()

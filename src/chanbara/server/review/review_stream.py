"""The analysis of a review, streamed while it is computed: once for all readers, and cached.

The last games are cached in memory, all games in the database.
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
"""Number of analyses cached in memory; each is some hundred kilobytes."""
MOST_WAITING = 16
"""Maximum number of games queued for analysis."""
MOST_OF_ONE = 4
"""Maximum number of those requested by one address."""


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
        """Return a stream that is already complete."""
        stream = cls()
        stream.lines, stream.is_done = lines, True
        return stream

    def add(self, line: msgspec.Struct) -> None:
        """Add a line and wake all readers."""
        self.lines.append(encoded(line))
        self._tell()

    def wait_for(self, line: Waiting) -> None:
        """Set the reason why there is no line yet."""
        self.waits = encoded(line)
        self._tell()

    def end(self) -> None:
        """Mark the stream as complete."""
        self.is_done = True
        self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def follow(self) -> AsyncIterator[bytes]:
        """Yield every line from the first on, at the reader's own pace; nothing is buffered per reader."""
        sent, last_wait = 0, None
        while True:
            news = self._news
            if not self.lines and self.waits is not None and self.waits is not last_wait:
                last_wait = self.waits
                yield last_wait
            elif sent < len(self.lines):
                yield self.lines[sent]
                sent += 1
            elif self.is_done:
                return
            else:
                await news.wait()


def encoded(line: msgspec.Struct) -> bytes:
    """Return a line as sent."""
    return msgspec.json.encode(line) + b"\n"


class Streams:
    """Analyzes one game after the other, in a low-priority thread."""

    def __init__(self, advisor: Advisor, shelf: AnalysisShelf) -> None:
        self._advisor = advisor
        self._shelf = shelf
        self._thread = ThreadPoolExecutor(1, "figures", step_back)
        self._kept: OrderedDict[str, Stream] = OrderedDict()
        self._tasks: dict[asyncio.Task[None], str] = {}
        """Games being analyzed or queued, with the address that asked first."""
        self._turn = asyncio.Lock()
        self._closing = threading.Event()

    def close(self) -> None:
        """Stop the analysis."""
        self._closing.set()
        for task in self._tasks:
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def of(self, code: str, past: Timeline, address: str) -> Stream:
        """Return the analysis of a game; the first request loads or computes it."""
        if code not in self._kept and (reason := reviewed_as(past.kind).unsupported(past)) is not None:
            self._keep(code, Stream.of([encoded(reason)]))
        if code not in self._kept:
            source = await asyncio.to_thread(source_of, past)
            lines = await self._shelf.find(code, source)
            # Another request may have started it in the meantime.
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
        task = asyncio.create_task(self._compute(code, source, stream, past))
        self._tasks[task] = address
        task.add_done_callback(self._tasks.pop)
        return stream

    async def _compute(self, code: str, source: str, stream: Stream, past: Timeline) -> None:
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
        """Store an analysis; if there is no space, it will be computed again when needed."""
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
    """Return the cache key of an analysis: its record and the version of the program."""
    return sha256(f"{analysis_version()}\n{past.text}".encode()).hexdigest()

"""The figures of a review while they are reckoned: once for all who look, and kept for who comes later."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec

from chanbara.review.figures import Failed, Waiting
from chanbara.review.judging import unjudged
from chanbara.server.advisor import step_back
from chanbara.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from chanbara.review.past import Past
    from chanbara.server.advisor import Advisor

LOG = logging.getLogger("chanbara.reviews")
KEPT = 64
"""How many games' figures are kept; those of one are some hundred kilobytes."""
MOST_WAITING = 16
"""How many games may wait for their figures."""


class Stream:
    """The lines of one game so far."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.is_done = False
        self.waits: bytes | None = None
        """Why there is no line yet."""
        self._news = asyncio.Event()

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

    def __init__(self, advisor: Advisor) -> None:
        self._advisor = advisor
        self._thread = ThreadPoolExecutor(1, "figures", step_back)
        self._kept: OrderedDict[str, Stream] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._closing = threading.Event()

    def close(self) -> None:
        """Reckon no more."""
        self._closing.set()
        for task in self._tasks:
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def of(self, code: str, past: Past) -> Stream:
        """Return the figures of a game; the first who asks has them reckoned."""
        stream = self._kept.get(code)
        if stream is None:
            if len(self._tasks) >= MOST_WAITING:
                raise Refusal("full", "too-many-reviews")
            stream = self._kept[code] = Stream()
            self._begin(code, stream, past)
            done = [one for one, kept in self._kept.items() if kept.is_done]
            for one in done[: max(0, len(self._kept) - KEPT)]:
                del self._kept[one]
        self._kept.move_to_end(code)
        return stream

    def _begin(self, code: str, stream: Stream, past: Past) -> None:
        reason = unjudged(past)
        if reason is not None:
            stream.add(reason)
            stream.end()
            return
        task = asyncio.create_task(self._reckon(code, stream, past))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reckon(self, code: str, stream: Stream, past: Past) -> None:
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
            LOG.exception("no figures", extra={"table": code})
            self._kept.pop(code, None)
            stream.add(Failed())
        finally:
            stream.end()

    def _work(self, loop: asyncio.AbstractEventLoop, stream: Stream, past: Past) -> None:
        from chanbara.review.analysis import analyse  # noqa: PLC0415 - with it comes the compiler

        for line in analyse(past):
            if self._closing.is_set():
                return
            loop.call_soon_threadsafe(stream.add, line)

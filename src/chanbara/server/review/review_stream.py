"""The analysis of a review, streamed while it is computed: once for all readers, and cached.

The last games are cached in memory, all games in the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING

from chanbara.review.kind import reviewed_as
from chanbara.review.lines import Failed, Waiting
from chanbara.review.version import analysis_version
from chanbara.server.review.slices import encoded, next_lines
from chanbara.server.store.store import StoreError
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    import msgspec

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
PIECE = 0.1
"""Seconds of work after which others may come first."""
STORY = b'{"line":"story"'
"""How the line begins up to which everything is soon computed; the value of each play takes far longer."""


class Stream:
    """The lines of one game so far."""

    def __init__(self, lines: Sequence[bytes] = (), *, is_whole: bool = True) -> None:
        self.lines: list[bytes] = list(lines)
        self.is_whole = is_whole
        """Whether somebody wants more than the story; otherwise it ends with it."""
        self.is_done = False
        self.waits: bytes | None = None
        """Why there is no line yet."""
        self._news = asyncio.Event()

    @classmethod
    def of(cls, lines: list[bytes]) -> Stream:
        """Return a stream that is already complete."""
        stream = cls(lines)
        stream.is_done = True
        return stream

    @property
    def is_enough(self) -> bool:
        """Whether it has all that its readers want."""
        return not self.is_whole and any(line.startswith(STORY) for line in self.lines)

    def add(self, line: msgspec.Struct) -> None:
        """Add a line and wake all readers."""
        self.extend([encoded(line)])

    def extend(self, lines: Sequence[bytes]) -> None:
        """Add lines as they are sent, and wake all readers."""
        self.lines += lines
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


async def _nobody_else() -> None:
    """Claim a game where there is one process, or where its table is this process's."""


class Streams:
    """Analyzes one game after the other, where bots think, behind all that is more urgent."""

    def __init__(self, advisor: Advisor, shelf: AnalysisShelf) -> None:
        self._advisor = advisor
        self._shelf = shelf
        self._kept: OrderedDict[str, Stream] = OrderedDict()
        self._tasks: dict[asyncio.Task[None], str] = {}
        """Games being analyzed or queued, with the address that asked first."""
        self._turn = asyncio.Lock()
        self._is_closing = False

    def close(self) -> None:
        """Stop the analysis."""
        self._is_closing = True
        for task in self._tasks:
            task.cancel()

    @property
    def waiting(self) -> int:
        """How many games wait: for others, for the compiler, or because bots have too much to do."""
        is_one_analyzed = self._turn.locked() and not self._advisor.overload.reviews_wait
        return len(self._tasks) - is_one_analyzed

    async def of(
        self,
        code: str,
        past: Timeline,
        address: str,
        claim: Callable[[], Awaitable[None]] = _nobody_else,
        *,
        is_whole: bool = True,
    ) -> Stream:
        """Return the analysis of a game, or its beginning up to the story; the first request computes it.

        Before it is computed it is claimed: ``Elsewhere`` if another process computes it.
        """
        started: Sequence[bytes] = ()
        if is_whole and (kept := self._kept.get(code)) is not None and not kept.is_whole:
            if kept.is_done:
                started = self._kept.pop(code).lines
            else:
                kept.is_whole = True
        if code not in self._kept and (reason := reviewed_as(past.kind).unsupported(past)) is not None:
            self._keep(code, Stream.of([encoded(reason)]))
        if code not in self._kept:
            source = await asyncio.to_thread(source_of, past)
            lines = await self._shelf.find(code, source)
            if not lines:
                await claim()
                lines = await self._shelf.find(code, source)  # whoever had the claim may have finished it
            # Another request may have started it in the meantime.
            if code not in self._kept:
                begun = Stream(started, is_whole=is_whole)
                self._keep(
                    code, Stream.of(lines) if lines else self._begun(code, source, past, address, begun)
                )
        self._kept.move_to_end(code)
        return self._kept[code]

    def _keep(self, code: str, stream: Stream) -> None:
        self._kept[code] = stream
        done = [one for one, kept in self._kept.items() if kept.is_done]
        for one in done[: max(0, len(self._kept) - KEPT)]:
            del self._kept[one]

    def _begun(self, code: str, source: str, past: Timeline, address: str, stream: Stream) -> Stream:
        asked = list(self._tasks.values())
        if len(asked) >= MOST_WAITING or asked.count(address) >= MOST_OF_ONE:
            raise Refusal("full", "too-many-reviews")
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
                await self._analyze(stream, past)
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
        if self._is_closing or stream.is_enough:
            return
        try:
            await self._shelf.keep(code, source, stream.lines)
        except StoreError:
            LOG.warning("analysis not stored", extra={"table": code})

    async def _analyze(self, stream: Stream, past: Timeline) -> None:
        """Have one piece after the other computed. The first is the line that says how much there is."""
        seconds, is_last = 0.0, False
        while not is_last and not stream.is_enough:
            if self._advisor.overload.reviews_wait:
                stream.wait_for(Waiting(reason="busy"))
            piece = await self._advisor.review(next_lines, past.text, len(stream.lines), seconds)
            stream.extend(piece.lines)
            seconds, is_last = PIECE, piece.is_last


def source_of(past: Timeline) -> str:
    """Return the cache key of an analysis: its record and the version of the program."""
    return sha256(f"{analysis_version()}\n{past.text}".encode()).hexdigest()

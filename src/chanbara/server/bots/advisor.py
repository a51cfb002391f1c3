"""Bots at a table: they run off the event loop and see only what their seat sees."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from chanbara.kernel.kind import kind_named
from chanbara.server.kind import served_as
from chanbara.server.metrics.bot_jobs import BotJob
from chanbara.server.metrics.meters import BotMeters
from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.bots.until_compiled import UntilCompiled
from chanbara.sword.flat.format.vocabulary import CATALOG, remark_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.sight import Seen

Found = TypeVar("Found")

LOG = logging.getLogger("chanbara.bots")
SLOW = tuple(one.name for one in sorted(LEVELS, key=lambda one: one.rollouts) if one.rollouts)
"""Bots that use rollouts, fastest first. They take about a hundred times as long as the others."""
CORES = os.cpu_count() or 1
THREADS = {"interpreted": 1, "quick": 1, "window": 1, "turn": CORES, "odds": 1}
"""Threads per queue. Quick bots never wait for slow ones, a window (a decision in another player's turn)
never waits for a turn, and a person's odds never wait for a bot."""
PATIENT = frozenset({"turn", "odds"})
"""Queues with low priority."""
CROWDS = {"window": (1, 3), "turn": (2, 5)}
"""Load per core from which a bot gets fewer rollouts, and fewer still. A window should be answered within
200 milliseconds and a turn within a second."""
BEHIND = 5
"""Niceness of threads that compute whole turns: the event loop and windows come first."""
HIDING = {"interpreted": (0.1, 0.2), "quick": (0.01, 0.02), "slow": (0.2, 0.4)}
"""The shortest pauses in seconds, from and to, that hide how long bots usually think."""
LOOK = 0.1
"""Seconds between checks whether compilation has finished."""
PATIENCE = 5.0
"""Time limit in seconds for an interpreted bot; after it a random option is played."""


class Advisor:
    """Runs bots in threads; until compilation is done, in a separate process."""

    def __init__(self, meters: BotMeters | None = None) -> None:
        self._meters = meters or BotMeters()
        self._compiled = asyncio.Event()
        self._thinking = 0
        """Number of slow bots that are running or queued."""
        self._until = UntilCompiled()
        self._threads = {
            kind: ThreadPoolExecutor(count, f"bots, {kind}", step_back if kind in PATIENT else None)
            for kind, count in THREADS.items()
        }

    @property
    def is_compiled(self) -> bool:
        """Whether bots play at full strength; until then they answer later and play more simply."""
        return self._compiled.is_set()

    async def compiled(self) -> None:
        """Wait until compilation has finished."""
        await self._compiled.wait()

    async def get_ready(self) -> None:
        """Compile everything in the background; if that fails, bots continue interpreted."""
        if remark := remark_on(CATALOG):
            LOG.warning(remark)
        self._until.start()
        while not self._until.is_compiled:  # noqa: ASYNC110 - it is not of this loop
            await asyncio.sleep(LOOK)
        self._compiled.set()
        LOG.info("bots are compiled")
        # Decisions already pending there are answered first.
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads["interpreted"], self._until.interpreted.close)

    async def advice(self, bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401 - a view
        """Return the option a bot chooses. The bot is created for each call and replays all events."""
        kind = self._kind(bot, view)
        if kind == "interpreted":
            found = self._queued(kind, self._until.interpreted.choose, bot, seed, view, events)
            if await self._is_first(found):
                return await found
            return await self.advice(bot, seed, view, events)
        if kind not in CROWDS:
            return await self._queued(kind, _choose, bot, seed, view, events)
        thinker = self._shortened(bot, kind)
        self._thinking += 1
        try:
            return await self._queued(kind, _choose, thinker, seed, view, events)
        finally:
            self._thinking -= 1

    def hiding(self, bot: str) -> tuple[float, float]:
        """Return the range of pauses that hide how long a bot thinks: by what everybody knows alone."""
        if bot in SLOW:
            return HIDING["slow"]
        return HIDING["quick" if self.is_compiled else "interpreted"]

    async def think(self, about: Callable[[Any], Found], view: Any) -> Found:  # noqa: ANN401 - a view
        """Run a slow computation on a view; only its caller waits for it."""
        return await self._queued("odds", about, view)

    def _queued(self, kind: str, work: Callable[..., Found], *words: Any) -> asyncio.Future[Found]:  # noqa: ANN401
        """Give work to the threads of a queue, and count it on its way."""
        job = BotJob(self._meters, kind)
        future = asyncio.get_running_loop().run_in_executor(self._threads[kind], job.run, work, *words)
        future.add_done_callback(job.settle)
        return future

    async def _is_first(self, found: asyncio.Future[Any]) -> bool:
        """Wait for an answer, and return whether it came before compilation finished."""
        compiled: asyncio.Future[Any] = asyncio.ensure_future(self._compiled.wait())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait({found, compiled}, return_when=asyncio.FIRST_COMPLETED)
            return found.done()
        finally:
            compiled.cancel()
            found.cancel()

    def _kind(self, bot: str, view: Any) -> str:  # noqa: ANN401
        """Return the queue of a bot."""
        if not served_as(kind_named(view.kind)).thinks_compiled:
            return "quick"
        if not self.is_compiled:
            return "interpreted"
        if bot not in SLOW:
            return "quick"
        return "turn" if view.active == view.seat else "window"

    def _shortened(self, bot: str, kind: str) -> str:
        """Return the bot to ask; under load a search bot gets fewer rollouts."""
        crowds = sum(self._thinking >= least * CORES for least in CROWDS[kind])
        found = SLOW[max(0, SLOW.index(bot) - crowds)]
        if found != bot:
            self._meters.shortened.labels(kind).inc()
        return found

    def close(self) -> None:
        """Shut down the threads."""
        self._until.close()
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Lower the priority of a slow thread, where the system has per-thread priorities."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with contextlib.suppress(OSError):  # not permitted: it keeps normal priority
            os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + BEHIND)


def _choose(bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401
    return served_as(kind_named(view.kind)).choose(bot, seed, view, events)

"""Bots at a table: they run off the event loop, in other processes, and see only what their seat sees."""

from __future__ import annotations

import asyncio
import logging
import os
from typing import TYPE_CHECKING, Any, TypeVar

from chanbara.compiled import HAS_COMPILER
from chanbara.kernel.kind import kind_named
from chanbara.server.bots import decisions
from chanbara.server.bots.overload import EVERY, FEWEST, Overload, rollouts_given
from chanbara.server.insight.kind import insight_of
from chanbara.server.kind import served_as
from chanbara.server.metrics.meters import BotMeters
from chanbara.server.settings import default_bot_processes
from chanbara.server.workers.pool import Level, Pool, Where
from chanbara.server.workers.process import Call
from chanbara.server.workers.process_worker import ProcessWorker
from chanbara.server.workers.queues import Queue
from chanbara.server.workers.thread_worker import ThreadWorker
from chanbara.sword.bots.even import EVEN, mind_of
from chanbara.sword.bots.levels import LEVEL_NAMED, LEVELS
from chanbara.sword.bots.net.offered import bot_behind
from chanbara.sword.bots.until_compiled import UntilCompiled
from chanbara.sword.flat.format.scope import CATALOG
from chanbara.sword.flat.format.vocabulary import remark_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.sight import Seen

Found = TypeVar("Found")

LOG = logging.getLogger("chanbara.bots")
SLOW = {one.name: one.rollouts for one in LEVELS if one.rollouts}
"""Bots that use rollouts, and how many. They take up to fifty times as long as the others."""
CORES = os.cpu_count() or 1
THREADS = {Queue.TURN: CORES}
"""Threads per queue of a server without processes for bots; one if nothing is said."""
WAITED_FOR = (Queue.QUICK, Queue.WINDOW, Queue.TURN)
"""Queues in which tables wait: how long they do says how much is given up."""
HIDING = {"interpreted": (0.1, 0.2), "quick": (0.015, 0.025), "slow": (0.2, 0.4)}
"""The shortest pauses in seconds, from and to, that hide how long bots usually think. A process gives the
answer of a quick one after 10 milliseconds."""
LOOK = 0.1
"""Seconds between checks whether compilation has finished."""
PATIENCE = 5.0
"""Time limit in seconds for an interpreted bot; after it a random option is played."""
LOADING = 600.0
"""Seconds for a process to compile all that bots need, if nobody has done that yet."""
REACHING = 60.0
"""Seconds until work can be done on Ray; then it is done on this machine."""


class Advisor:
    """Runs bots, and whatever else takes long, in processes of their own or in threads.

    Until compilation is done, bots run interpreted in a separate process.
    """

    def __init__(self, meters: BotMeters | None = None, processes: int = 0, ray_address: str = "") -> None:
        self._meters = meters or BotMeters()
        self._compiled = asyncio.Event()
        if not HAS_COMPILER:
            self._compiled.set()  # nothing more will come, and there are no processes to wait in
        self._until = UntilCompiled()
        self.overload = Overload()
        self.pool = Pool(levels(processes, ray_address), ThreadWorker(THREADS), self._meters)

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
        self.pool.start()
        if self.is_compiled:
            return
        while not self.pool.is_ready and not self._until.is_compiled:
            if self.pool.is_down:
                self._until.start()
            await asyncio.sleep(LOOK)
        self._compiled.set()
        LOG.info("bots are compiled")
        # Decisions already pending there are answered first.
        await self.pool.run(Queue.INTERPRETED, lambda: Call(self._until.interpreted.close, ()), "threads")

    async def watch(self) -> None:
        """Look again and again how long bots wait."""
        while True:
            await asyncio.sleep(EVERY)
            self.overload.look(self.pool.longest_wait(*WAITED_FOR))

    async def advice(self, bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401 - a view
        """Return the option a bot chooses."""
        bot = mind_of(bot_behind(bot))
        queue = self._queue(bot, view)
        if queue is Queue.INTERPRETED:
            found = self.pool.run(
                queue, lambda: Call(self._until.interpreted.choose, (bot, seed, view, events)), "threads"
            )
            if await self._is_first(found):
                return int(await found)
            return await self.advice(bot, seed, view, events)

        def choose() -> Call:
            return Call(decisions.choose, (self._shortened(bot, queue), seed, view, events))

        return int(await self._about(view, queue, choose))

    def hiding(self, bot: str) -> tuple[float, float]:
        """Return the range of pauses that hide how long a bot thinks: by what everybody knows alone."""
        if bot in SLOW or bot == EVEN:  # whether that searches follows from ratings, which are not shown
            return HIDING["slow"]
        return HIDING["quick" if self.is_compiled else "interpreted"]

    async def think(self, queue: Queue, work: Callable[..., Found], view: Any, *words: Any) -> Found:  # noqa: ANN401
        """Run a slow computation on a view; only its caller waits for it."""
        found: Found = await self._about(view, queue, lambda: Call(work, (view, *words)))
        return found

    async def review(self, work: Callable[..., Found], *words: Any) -> Found:  # noqa: ANN401
        """Do a piece of a review, when there is nothing more urgent."""
        await self.overload.may_review()
        found: Found = await self.pool.run(Queue.REVIEW, lambda: Call(work, words))
        return found

    def _about(self, view: Any, queue: Queue, make: Callable[[], Call]) -> asyncio.Future[Any]:  # noqa: ANN401
        """Have work done on a view, with what another process needs to understand it."""
        kind = kind_named(view.kind)
        where: Where = "workers" if served_as(kind).thinks_compiled else "anywhere"
        if not HAS_COMPILER and queue is not Queue.HINT:
            where = "anywhere"  # a table does not wait until another worker of the browser has started
        if "insight" not in kind.parts:  # other processes know nothing of a game that is not ours
            return self.pool.run(queue, make, "threads")
        context = insight_of(kind).context(view)

        def with_context() -> Call:
            work, words = make()
            return Call(decisions.with_context, (kind.name, context, work, *words))

        return self.pool.run(queue, with_context, where)

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

    def _queue(self, bot: str, view: Any) -> Queue:  # noqa: ANN401
        """Return the queue of a bot."""
        if not served_as(kind_named(view.kind)).thinks_compiled:
            return Queue.QUICK
        if not self.is_compiled:
            return Queue.INTERPRETED
        if bot not in SLOW:
            return Queue.QUICK
        return Queue.TURN if view.active == view.seat else Queue.WINDOW

    def _shortened(self, bot: str, queue: Queue) -> str:
        """Return the bot to ask; a search bot for which others wait gets fewer rollouts."""
        if queue is Queue.QUICK:
            return bot
        wanted = SLOW[bot]
        given = rollouts_given(wanted, self.pool.waiting(queue) / self.pool.workers)
        if not HAS_COMPILER and not self.pool.is_ready:
            given = min(
                given, FEWEST
            )  # it is made in the server of a browser, which answers nobody meanwhile
        self._meters.wanted.labels(queue.label).inc(wanted)
        self._meters.rollouts.labels(queue.label).inc(given)
        if given == wanted:
            return bot
        self._meters.shortened.labels(queue.label).inc()
        return f"{LEVEL_NAMED[bot].bot}@{given}"

    async def close(self) -> None:
        """End all threads and processes."""
        self._until.close()
        await self.pool.close()


def levels(processes: int, ray_address: str) -> list[Level]:
    """Return who does the work: processes on Ray, if there is an address, and on this machine."""
    if not processes:
        return []
    first = Call(decisions.load, ())
    most = min(processes, default_bot_processes()) if ray_address else processes
    here = [ProcessWorker(first, decisions.version, loading=LOADING) for _ in range(most)]
    if not ray_address:
        return [Level("local", here)]
    bridge = ProcessWorker(
        first,
        decisions.version,
        words=(ray_address, str(processes)),
        module="chanbara.server.workers.ray_bridge",
        loading=REACHING,
    )
    return [Level("ray", [bridge], processes), Level("local", here)]

"""Bots at a table: they think off the event loop, and see what their seat sees."""

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
from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.bots.until_compiled import UntilCompiled
from chanbara.sword.flat.format.vocabulary import CATALOG, remark_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.sight import Seen

Found = TypeVar("Found")

LOG = logging.getLogger("chanbara.bots")
SLOW = tuple(one.name for one in sorted(LEVELS, key=lambda one: one.rollouts) if one.rollouts)
"""Who looks ahead, and takes a hundred times as long as the others; the quickest first."""
CORES = os.cpu_count() or 1
THREADS = {"interpreted": 1, "quick": 1, "window": 1, "turn": CORES, "odds": 1}
"""Who waits for whom: nobody for those who take long, a window (asked in another's turn) for no turn, and no
bot for a person who wants to know his odds."""
PATIENT = frozenset({"turn", "odds"})
"""Those who step back behind all others."""
CROWDS = {"window": (1, 3), "turn": (2, 5)}
"""From so many that think or wait on, for each core, one thinks shorter, and shorter still: a window is to be
answered within 200 milliseconds, and a turn within a second."""
BEHIND = 5
"""How far a thread in which turns are thought about steps back: the loop and windows come first."""
LOOK = 0.1
"""Seconds between two looks whether everything is compiled."""
PATIENCE = 5.0
"""Seconds after which who thinks uncompiled has thought too long: chance answers, and the table plays on."""


class Advisor:
    """Has bots think: in threads, and until how they think is compiled in a process of their own."""

    def __init__(self) -> None:
        self._compiled = asyncio.Event()
        self._thinking = 0
        """How many of those who take long think, or wait for it."""
        self._until = UntilCompiled()
        self._threads = {
            kind: ThreadPoolExecutor(count, f"bots, {kind}", step_back if kind in PATIENT else None)
            for kind, count in THREADS.items()
        }

    @property
    def is_compiled(self) -> bool:
        """Whether bots are as strong as they can be: before that they answer later, and more simply."""
        return self._compiled.is_set()

    async def compiled(self) -> None:
        """Wait until they are."""
        await self._compiled.wait()

    async def get_ready(self) -> None:
        """Have everything compiled beside the games; where that fails, bots go on as before."""
        if remark := remark_on(CATALOG):
            LOG.warning(remark)
        self._until.start()
        while not self._until.is_compiled:  # noqa: ASYNC110 - it is not of this loop
            await asyncio.sleep(LOOK)
        self._compiled.set()
        LOG.info("bots are compiled")
        # Whoever is being asked there answers before.
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads["interpreted"], self._until.interpreted.close)

    async def advice(self, bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401 - a view
        """Return the option that a bot chooses. It is made anew each time, and sees all events."""
        loop = asyncio.get_running_loop()
        kind = self._kind(bot, view)
        threads = self._threads[kind]
        if kind == "interpreted":
            found = loop.run_in_executor(threads, self._until.interpreted.choose, bot, seed, view, events)
            if await self._is_first(found):
                return await found
            return await self.advice(bot, seed, view, events)
        if kind not in CROWDS:
            return await loop.run_in_executor(threads, _choose, bot, seed, view, events)
        thinker = self._shortened(bot, kind)
        self._thinking += 1
        try:
            return await loop.run_in_executor(threads, _choose, thinker, seed, view, events)
        finally:
            self._thinking -= 1

    async def think(self, about: Callable[[Any], Found], view: Any) -> Found:  # noqa: ANN401 - a view
        """Return what follows from a view, where it takes long: nobody waits for it but who asked."""
        return await asyncio.get_running_loop().run_in_executor(self._threads["odds"], about, view)

    async def _is_first(self, found: asyncio.Future[Any]) -> bool:
        """Wait for an answer, and return whether it was there before everything was compiled."""
        compiled: asyncio.Future[Any] = asyncio.ensure_future(self._compiled.wait())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait({found, compiled}, return_when=asyncio.FIRST_COMPLETED)
            return found.done()
        finally:
            compiled.cancel()
            found.cancel()

    def _kind(self, bot: str, view: Any) -> str:  # noqa: ANN401
        """Return in which threads a bot thinks."""
        if not served_as(kind_named(view.kind)).thinks_compiled:
            return "quick"
        if not self.is_compiled:
            return "interpreted"
        if bot not in SLOW:
            return "quick"
        return "turn" if view.active == view.seat else "window"

    def _shortened(self, bot: str, kind: str) -> str:
        """Return who answers: in a crowd, who looks ahead has fewer rollouts."""
        crowds = sum(self._thinking >= least * CORES for least in CROWDS[kind])
        return SLOW[max(0, SLOW.index(bot) - crowds)]

    def close(self) -> None:
        """Think no more."""
        self._until.close()
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Have a thread that takes long go behind all others, where threads have a rank of their own."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with contextlib.suppress(OSError):  # where that is forbidden it thinks beside them
            os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + BEHIND)


def _choose(bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401
    return served_as(kind_named(view.kind)).choose(bot, seed, view, events)

"""Bots at a table: they think off the event loop, and see what their seat sees."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from chanbara.bots.registry import make_bot, make_duel_bot
from chanbara.duel.sight.view import DuelView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen


class Advisor:
    """Has bots think, one after the other, in a thread of their own."""

    def __init__(self) -> None:
        self.is_compiled = True
        """Whether what they think by is compiled."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")

    async def advice(self, bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401 - a view
        """Return the option that a bot chooses. It is made anew each time, and sees all events."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _choose, bot, seed, view, events)

    def close(self) -> None:
        """Think no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _choose(bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401
    make: Any = make_duel_bot if isinstance(view, DuelView) else make_bot
    return int(make(bot, seed).choose(view, events))

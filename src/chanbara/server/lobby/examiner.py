"""Examines what strangers send: house rules and custom numbers, which may be slow to reject."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from chanbara.server.workers.helper import Helper

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Examiner:
    """A process for texts, so that Python's lock stays free for the games; a thread for everything else."""

    def __init__(self, processes: int) -> None:
        self._helper = Helper("house rules and numbers") if processes else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="options")

    async def text(self, work: Callable[..., T], *words: Any) -> T:  # noqa: ANN401 - whatever the work takes
        """Run something that parses a text, and return its result or raise its refusal."""
        if self._helper is None:
            return await self.quick(work, *words)
        return await self._helper.do(work, *words)

    async def quick(self, work: Callable[..., T], *words: Any) -> T:  # noqa: ANN401 - the same
        """Run something that takes a moment."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *words)

    async def close(self) -> None:
        """Stop."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._helper is not None:
            await self._helper.close()

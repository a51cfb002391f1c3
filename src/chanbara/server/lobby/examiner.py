"""Examines what strangers send: house rules and custom numbers, which may be slow to reject."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Examiner:
    """A single thread for parsing untrusted texts."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="options")

    async def run(self, work: Callable[..., T], *words: Any) -> T:  # noqa: ANN401 - whatever the work takes
        """Run something there and return the result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *words)

    def close(self) -> None:
        """Stop."""
        self._thread.shutdown(wait=False, cancel_futures=True)

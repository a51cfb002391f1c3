"""Bots that think without compiled code, in a process of their own."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from chanbara.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen


class PlainBots:
    """Asks a worker."""

    def __init__(self) -> None:
        self._worker: ProcessPoolExecutor | None = None

    def choose(self, name: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401
        """Return what a bot chooses."""
        if self._worker is None:
            self._worker = ProcessPoolExecutor(1, get_context("spawn"))
        return self._worker.submit(_choose, name, seed, view, events).result()

    def close(self) -> None:
        """Think no more."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
            self._worker = None


def _choose(_name: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401
    return GreedyBot(seed).choose(view, events)

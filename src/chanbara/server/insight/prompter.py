"""Computes what the player who must decide is sent, in other processes."""

from __future__ import annotations

import asyncio

from chanbara.kernel.kind import kind_named
from chanbara.server.insight.prompts import Prompt, Question, prompt_for, warm_up
from chanbara.server.workers.helper import Helper

BEAT = 0.01
"""Seconds after a question at which its answer is given, or a multiple of them. Receiving an answer keeps the
server busy for a moment, and when that is must not depend on how long the answer took."""


class Prompter:
    """Asks other processes, one after the other.

    How long a prompt takes depends on hidden cards. Here, or in a thread that shares Python's lock with the
    event loop, it would delay what everybody else receives, and so reveal for example whether a player can
    parry.
    """

    def __init__(self, processes: int) -> None:
        self._helpers = [Helper("prompts", BEAT) for _ in range(processes)]
        self._next = 0
        self._warming_up: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start the processes, so that the first answer comes sooner."""
        for helper in self._helpers:
            task = asyncio.ensure_future(helper.do(warm_up))
            self._warming_up.add(task)
            task.add_done_callback(self._warming_up.discard)

    def ask(self, question: Question) -> asyncio.Future[Prompt]:
        """Return what the player is sent, when it is computed; at once if there is no other process."""
        # A game of which other processes know nothing is not ours.
        if self._helpers and "insight" in kind_named(question.view.kind).parts:
            self._next = (self._next + 1) % len(self._helpers)
            return asyncio.ensure_future(self._helpers[self._next].do(prompt_for, question))
        done: asyncio.Future[Prompt] = asyncio.get_running_loop().create_future()
        try:
            done.set_result(prompt_for(question))
        except Exception as error:  # noqa: BLE001 - as if another process had failed
            done.set_exception(error)
        return done

    async def close(self) -> None:
        """End the processes."""
        for task in self._warming_up:
            task.cancel()
        for helper in self._helpers:
            await helper.close()

"""The server's side: asks the processes, and does their work if they fail."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from collections import deque
from typing import TYPE_CHECKING

from chanbara.kernel.kind import kind_named
from chanbara.server.insight.process import LENGTH, framed
from chanbara.server.insight.prompts import Prompt, Question, prompt_for

if TYPE_CHECKING:
    from asyncio.subprocess import Process

LOG = logging.getLogger("chanbara.insight")


class ProcessEnded(Exception):
    """The process has ended before it answered."""


class Prompter:
    """Computes what the player who must decide is sent, in other processes.

    How long that takes depends on hidden cards. Here, or in a thread that shares Python's lock with the event
    loop, it would delay what everybody else receives, and so reveal for example whether a player can parry.
    """

    def __init__(self, processes: int) -> None:
        self._helpers = [_Helper() for _ in range(processes)]
        self._next = 0

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return sum(helper.waiting for helper in self._helpers)

    def start(self) -> None:
        """Start the processes, so that the first answer comes sooner."""
        for helper in self._helpers:
            helper.start()

    def ask(self, question: Question) -> asyncio.Future[Prompt]:
        """Return what the player is sent, when it is computed; at once if there is no other process."""
        # A game of which other processes know nothing is not ours.
        if self._helpers and "insight" in kind_named(question.view.kind).parts:
            return asyncio.ensure_future(self._ask(question))
        done: asyncio.Future[Prompt] = asyncio.get_running_loop().create_future()
        done.set_result(prompt_for(question))
        return done

    async def _ask(self, question: Question) -> Prompt:
        self._next = (self._next + 1) % len(self._helpers)
        helper = self._helpers[self._next]
        for _ in range(2):  # a process that has died is started again
            try:
                found = await helper.ask(framed(question))
            except (ProcessEnded, OSError) as error:
                LOG.warning("a process of prompts ended", extra={"why": str(error)})
                continue
            if isinstance(found, Prompt):
                return found
            LOG.error("a prompt failed elsewhere", extra={"why": found})
            break
        return await asyncio.to_thread(prompt_for, question)

    async def close(self) -> None:
        """End the processes."""
        for helper in self._helpers:
            await helper.close()


class _Helper:
    """One process; it answers in the order in which it was asked."""

    def __init__(self) -> None:
        self._starting: asyncio.Task[Process] | None = None
        self._reading: asyncio.Task[None] | None = None
        self._asked: deque[asyncio.Future[Prompt | str]] = deque()

    @property
    def waiting(self) -> int:
        return len(self._asked)

    def start(self) -> asyncio.Task[Process]:
        if self._starting is None:
            self._starting = asyncio.ensure_future(self._started())
        return self._starting

    async def ask(self, data: bytes) -> Prompt | str:
        process = await asyncio.shield(self.start())
        assert process.stdin is not None, "it was started with a pipe"
        if process.returncode is not None or process.stdin.is_closing():
            self._starting = None
            raise ProcessEnded(str(process.returncode))
        answer: asyncio.Future[Prompt | str] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        process.stdin.write(data)
        return await answer

    async def _started(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "chanbara.server.insight.process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._reading = asyncio.create_task(self._read(process))
        return process

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None, "it was started with a pipe"
        with contextlib.suppress(asyncio.IncompleteReadError, OSError):
            while True:
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                answer = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - our own process
                asked = self._asked.popleft()
                if not asked.done():
                    asked.set_result(answer)
        self._starting = None
        while self._asked:
            asked = self._asked.popleft()
            if not asked.done():
                asked.set_exception(ProcessEnded("before it answered"))

    async def close(self) -> None:
        if self._starting is None:
            return
        process = await self._starting
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if self._reading is not None:
            await self._reading

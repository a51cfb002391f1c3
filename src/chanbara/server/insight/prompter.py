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
PATIENCE = 20.0
"""Seconds after which a process that does not answer is killed: a player waits for it, and has a clock."""


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
    """One process at a time; one that has ended is replaced at the next question."""

    def __init__(self) -> None:
        self._starting: asyncio.Task[_Running] | None = None

    def start(self) -> asyncio.Task[_Running]:
        if self._starting is None:
            self._starting = asyncio.ensure_future(_started())
        return self._starting

    async def ask(self, data: bytes) -> Prompt | str:
        starting = self.start()
        try:
            return await (await asyncio.shield(starting)).ask(data)
        except (ProcessEnded, OSError):
            if self._starting is starting:
                self._starting = None
            raise

    async def close(self) -> None:
        if self._starting is not None:
            with contextlib.suppress(OSError):  # it could not be started
                await (await self._starting).close()


class _Running:
    """A process that answers in the order in which it was asked.

    It knows its own questions only: an answer must never reach the player of another question.
    """

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None, "it was started with a pipe"
        assert process.stdout is not None, "it was started with a pipe"
        self.process = process
        self._asked: deque[asyncio.Future[Prompt | str]] = deque()
        self._questions, self._answers = process.stdin, process.stdout
        self._reading = asyncio.create_task(self._read())

    async def ask(self, data: bytes) -> Prompt | str:
        if self._reading.done() or self.process.returncode is not None or self._questions.is_closing():
            raise ProcessEnded(str(self.process.returncode))
        answer: asyncio.Future[Prompt | str] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        self._questions.write(data)
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError as error:
            self._kill()
            raise ProcessEnded("it did not answer") from error

    async def _read(self) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, OSError):
            while True:
                (length,) = LENGTH.unpack(await self._answers.readexactly(LENGTH.size))
                answer = pickle.loads(await self._answers.readexactly(length))  # noqa: S301 - our own process
                asked = self._asked.popleft()
                if not asked.done():
                    asked.set_result(answer)
        while self._asked:
            asked = self._asked.popleft()
            if not asked.done():
                asked.set_exception(ProcessEnded("before it answered"))

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def close(self) -> None:
        self._kill()
        await self.process.wait()
        await self._reading


async def _started() -> _Running:
    return _Running(
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "chanbara.server.insight.process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
    )

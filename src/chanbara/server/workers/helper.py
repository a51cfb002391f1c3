"""The server's side of a process beside it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from collections import deque
from typing import TYPE_CHECKING, Any, TypeVar

from chanbara.server.workers.process import LENGTH, Result, framed

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable

LOG = logging.getLogger("chanbara.workers")
PATIENCE = 20.0
"""Seconds after which a process that does not answer is killed: a player may wait for it, with a clock."""
TRIES = 2
"""A process that has died is started again."""
T = TypeVar("T")


class ProcessEnded(Exception):
    """The process has ended, or was ended, before it answered."""


class Helper:
    """One process at a time, started when it is first needed; one that has ended is replaced."""

    def __init__(self, what: str, beat: float = 0.0) -> None:
        self._what = what
        """What it does, for the log."""
        self._beat = beat
        """Seconds between the moments at which results are given; 0: at once."""
        self._starting: asyncio.Task[_Running] | None = None

    async def do(self, work: Callable[..., T], *words: Any) -> T:  # noqa: ANN401 - whatever the work takes
        """Run a function there and return what it returns, or raise its error; if that fails, run it here."""
        data = framed((work, words))
        for _ in range(TRIES):
            try:
                result = await self._ask(data)
            except (ProcessEnded, OSError) as error:
                LOG.warning("a process ended", extra={"why": f"{self._what}: {error}"})
                continue
            if result.error is not None:
                raise result.error
            if not result.trouble:
                value: T = result.value
                return value
            LOG.error("a process failed", extra={"why": f"{self._what}: {result.trouble}"})
            break
        return await asyncio.to_thread(work, *words)

    async def _ask(self, data: bytes) -> Result:
        starting = self.start()
        try:
            return await (await asyncio.shield(starting)).ask(data)
        except (ProcessEnded, OSError):
            if self._starting is starting:
                self._starting = None
            raise

    def start(self) -> asyncio.Task[_Running]:
        """Start the process, so that the first result comes sooner."""
        if self._starting is None:
            self._starting = asyncio.ensure_future(_started(self._beat))
        return self._starting

    async def close(self) -> None:
        """End the process."""
        if self._starting is not None:
            with contextlib.suppress(OSError):  # it could not be started
                await (await self._starting).close()


class _Running:
    """A process that works in the order in which it was asked.

    It knows its own questions only: an answer must never reach the player of another question.
    """

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None, "it was started with a pipe"
        assert process.stdout is not None, "it was started with a pipe"
        self.process = process
        self._asked: deque[asyncio.Future[Result]] = deque()
        self._questions, self._answers = process.stdin, process.stdout
        self._reading = asyncio.create_task(self._read())

    async def ask(self, data: bytes) -> Result:
        if self._reading.done() or self.process.returncode is not None or self._questions.is_closing():
            raise ProcessEnded(str(self.process.returncode))
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
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
                result = pickle.loads(await self._answers.readexactly(length))  # noqa: S301 - our own process
                asked = self._asked.popleft()
                if not asked.done():
                    asked.set_result(result)
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


async def _started(beat: float) -> _Running:
    return _Running(
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "chanbara.server.workers",
            str(beat),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
    )

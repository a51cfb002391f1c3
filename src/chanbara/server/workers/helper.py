"""The server's side of a process beside it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import pickle
import signal
import sys
from typing import TYPE_CHECKING, Any, TypeVar

from chanbara.compiled.apart import APART
from chanbara.server.workers.process import CAPACITY, HEAD, Call, Result, framed, pickled

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable, Sequence

LOG = logging.getLogger("chanbara.workers")
PATIENCE = 20.0
"""Seconds after which a process that does not answer is killed: a player may wait for it, with a clock."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""The signal that ends a process in any case; Windows has one for that."""
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
        self._starting: asyncio.Task[Running] | None = None

    async def do(self, work: Callable[..., T], *words: Any) -> T:  # noqa: ANN401 - whatever the work takes
        """Run a function there and return what it returns, or raise its error; if that fails, run it here."""
        data = pickled(Call(work, words))
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

    def start(self) -> asyncio.Task[Running]:
        """Start the process, so that the first result comes sooner."""
        if self._starting is None:
            self._starting = asyncio.ensure_future(started(str(self._beat)))
        return self._starting

    async def close(self) -> None:
        """End the process."""
        if self._starting is not None:
            with contextlib.suppress(OSError):  # it could not be started
                await (await self._starting).close()


class Running:
    """A process that works in the order in which it was asked, in each of its queues.

    It knows its own questions only: an answer must never reach the player of another question.
    """

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None, "it was started with a pipe"
        assert process.stdout is not None, "it was started with a pipe"
        self.process = process
        self.capacity: int | None = None
        """How many jobs of each queue it can work on at the same time, if it says so."""
        self._changed = asyncio.Event()
        self._asked: dict[int, asyncio.Future[Result]] = {}
        self._numbers = itertools.count()
        self._questions, self._answers = process.stdin, process.stdout
        self._reading = asyncio.create_task(self._read())

    async def ask(self, data: bytes, lane: int = 0, patience: float | None = None) -> Result:
        """Have some work done; if that takes longer than patience allows, the process is killed."""
        if self._reading.done() or self.process.returncode is not None or self._questions.is_closing():
            raise ProcessEnded(str(self.process.returncode))
        number = next(self._numbers)
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        self._questions.write(framed(number, lane, data))
        try:
            return await asyncio.wait_for(answer, PATIENCE if patience is None else patience)
        except TimeoutError as error:
            self._kill()
            raise ProcessEnded("it did not answer") from error

    async def goes_on(self) -> bool:
        """Wait until its capacity has changed or it gives no more answers; return whether it still does."""
        changed = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait({changed, self._reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()
        self._changed.clear()
        return not self._reading.done()

    async def _read(self) -> None:
        try:
            with contextlib.suppress(asyncio.IncompleteReadError, OSError):
                while True:
                    await self._read_one()
        except Exception:
            LOG.exception("a process cannot be understood")  # another one can be started
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(ProcessEnded("before it answered"))
        self._asked.clear()

    async def _read_one(self) -> None:
        number, lane, length = HEAD.unpack(await self._answers.readexactly(HEAD.size))
        data = await self._answers.readexactly(length)
        if lane == CAPACITY:
            self.capacity = pickle.loads(data)  # noqa: S301 - our own process
            self._changed.set()
            return
        asked = self._asked.pop(number)
        if not asked.done():
            asked.set_result(unpickled(data))

    def _kill(self) -> None:
        # Not by the process's own method, which would notice its end before asyncio does.
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, KILL)

    async def close(self) -> None:
        """End the process."""
        self._kill()
        await self.process.wait()
        await asyncio.wait({self._reading})
        # asyncio closes it in one of the next rounds, if there are any.
        self.process._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001


def unpickled(data: bytes) -> Result:
    """Return a result; some errors can be pickled, but not unpickled."""
    try:
        result: Result = pickle.loads(data)  # noqa: S301 - our own process
    except Exception as error:  # noqa: BLE001 - reading goes on with the next answer
        return Result(None, trouble=type(error).__name__)
    return result


async def started(*words: str, module: str = "chanbara.server.workers") -> Running:
    """Start a process that runs a module of ours."""
    command: Sequence[str] = (sys.executable, "-m", module, *words)
    return Running(
        await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, **APART
        )
    )

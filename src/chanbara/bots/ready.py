"""Having the compiled code that bots think with made ready, while everybody goes on."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Thread

QUIETLY = """
import os
if hasattr(os, "nice"):
    os.nice(10)
from chanbara.mind.ready import make_ready
make_ready()
"""
"""Compiling takes a minute of one core: where the machine can do so, it lets everything else come first."""
LONGEST_WAIT = 10.0
"""Seconds in which a process that was told to end has ended."""


def is_ready() -> bool:
    """Whether everything was compiled before and can be loaded; that takes a second or two."""
    from chanbara.mind.ready import is_ready as is_compiled  # noqa: PLC0415 - with it comes the compiler

    return is_compiled()


class Compiling:
    """Compiles in another process where it must, then loads the result here. Until then: ``PlainBots``."""

    def __init__(self) -> None:
        self._done = Event()
        self._closed = Event()
        self._thread: Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def is_done(self) -> bool:
        """Whether bots may be asked here, without keeping anybody waiting."""
        return self._done.is_set()

    def start(self) -> None:
        """Begin, and return at once."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="compiling", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """End what was begun."""
        self._closed.set()
        if self._process is not None:
            self._process.terminate()
        if self._thread is not None:
            self._thread.join(LONGEST_WAIT)

    def _work(self) -> None:
        from chanbara.mind.ready import make_ready  # noqa: PLC0415 - with it comes the compiler

        if not is_ready():
            self._compile()
        # Where it could not be compiled, bots go on as they do now: nothing is compiled in this process.
        if is_ready() and not self._closed.is_set():
            make_ready()
            self._done.set()

    def _compile(self) -> None:
        """Wait for the compiler; what it says is told only if it fails, for somebody may be playing here."""
        command = [sys.executable, "-c", QUIETLY]
        with subprocess.Popen(command, stderr=subprocess.PIPE) as self._process:  # noqa: S603 - our own program
            if self._closed.is_set():
                self._process.terminate()
            _, said = self._process.communicate()
        if self._process.returncode and not self._closed.is_set():
            sys.stderr.write(said.decode(errors="replace"))

"""Ahead-of-time compilation of the code that plays: now, or in the background.

Compiled code is cached on disk (``code_cache``) and loads in a moment. A function that is not cached is
compiled on its first call; to avoid that wait, its part is compiled in advance. The parts are the packages
that list ``ENTRY_POINTS``: ``sword.flat``, ``sword.mind`` (what bots need), ``sword.mind.run``
(environments with bots), ``sim`` (everything for the printed cards) and ``sword.open`` (the same for others,
which is compiled when the first game needs it).

``python -m chanbara.compiled.warm_up sim`` compiles a part.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from threading import Event, RLock, Thread
from typing import Any

from chanbara.compiled import HAS_COMPILER
from chanbara.compiled.apart import APART

LONGEST_WAIT = 10.0
"""Seconds to wait for a terminated process to end."""
QUIETLY = "--quietly"
"""Compiling takes a minute or two of one core: it runs at low priority where the system supports that."""
_ONE_AT_A_TIME = RLock()


def entry_points(part: str) -> tuple[Any, ...]:
    """Return the entry points of a part."""
    functions: tuple[Any, ...] = import_module(f"chanbara.{part}.entry_points").ENTRY_POINTS
    return functions


def is_compiled(part: str) -> bool:
    """Whether a part is cached, for this compiler and machine: then it loads quickly. Or there is none."""
    if not HAS_COMPILER:
        return True
    from chanbara.compiled.loading import is_kept  # noqa: PLC0415 - with it comes the compiler

    return all(map(is_kept, entry_points(part)))


def compile_now(part: str) -> None:
    """Compile a part, or load it from the cache; without a compiler, there is nothing to do."""
    if not HAS_COMPILER:
        return
    compile_functions(*entry_points(part))


def compile_functions(*functions: Any) -> None:  # noqa: ANN401 - compiled functions
    """Compile functions with everything they call, or load them from the cache."""
    if not HAS_COMPILER:
        return
    functions = tuple(getattr(one, "compiled", one) for one in functions)  # a card set calls those of others
    from chanbara.compiled.code_cache import clear_old, one_compiler  # noqa: PLC0415 - with it comes the compiler
    from chanbara.compiled.loading import compile_one, load, not_kept  # noqa: PLC0415

    with _ONE_AT_A_TIME:
        if all(map(load, functions)):
            return
        with one_compiler():
            # Another process may have compiled them while this one waited.
            missing = not_kept(functions)
            progress = Progress(len(missing))
            for function in missing:
                compile_one(function)
                progress.advance()
            clear_old()
        for function in functions:
            compile_one(function)


class Progress:
    """Prints the compiler's progress to stderr: continuously on a terminal, otherwise once."""

    def __init__(self, total: int) -> None:
        self._total, self._done = total, 0
        self._is_seen = sys.stderr is not None and sys.stderr.isatty()
        if total and not self._is_seen:
            _say(f"Compiling, once: {total} {'function' if total == 1 else 'functions'} ...\n")
        self._show()

    def advance(self) -> None:
        """Count one more."""
        self._done += 1
        self._show()

    def _show(self) -> None:
        if self._total and self._is_seen:
            end = "\n" if self._done == self._total else ""
            _say(f"\rCompiling, once: {self._done} of {self._total} functions ...{end}")


def _say(text: str) -> None:
    if sys.stderr is not None:  # a program without a console has none
        sys.stderr.write(text)
        sys.stderr.flush()


class InBackground:
    """Compiles a part in another process if needed, then loads the result here."""

    def __init__(self, part: str) -> None:
        self.part = part
        self._done = Event()
        self._closed = Event()
        self._thread: Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def is_done(self) -> bool:
        """Whether compiled functions can be called here without delay."""
        return self._done.is_set()

    def start(self) -> None:
        """Start, and return at once."""
        if not HAS_COMPILER:
            self._done.set()
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, name="compiling", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop the work."""
        self._closed.set()
        if self._process is not None:
            self._process.terminate()
        if self._thread is not None:
            self._thread.join(LONGEST_WAIT)

    def _work(self) -> None:
        from chanbara.compiled.code_cache import is_writable  # noqa: PLC0415 - with it comes the compiler

        if not is_compiled(self.part) and is_writable():
            self._compile()
        # If it failed, nothing is compiled in this process; if nothing can be cached, it must be.
        is_ready = is_compiled(self.part) or not is_writable()
        if is_ready and not self._closed.is_set():
            compile_now(self.part)
            self._done.set()

    def _compile(self) -> None:
        """Wait for the compiler; its output is shown only if it fails, because a game may be running here."""
        with subprocess.Popen(command(self.part), stderr=subprocess.PIPE, **APART) as self._process:  # noqa: S603 - our own
            if self._closed.is_set():
                self._process.terminate()
            _, said = self._process.communicate()
        if self._process.returncode and not self._closed.is_set():
            sys.stderr.write(said.decode(errors="replace"))


def command(part: str) -> list[str]:
    """Return the command that compiles a part at low priority."""
    return [sys.executable, "-m", "chanbara.compiled.warm_up", part, QUIETLY]


def main() -> None:
    """Compile a part."""
    part, *how = sys.argv[1:]
    if QUIETLY in how and hasattr(os, "nice"):
        os.nice(10)
    compile_now(part)


if __name__ == "__main__":
    main()

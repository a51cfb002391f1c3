"""Compiling how bots think, beside whatever else goes on."""

from __future__ import annotations

import subprocess
import sys
from threading import Thread


class Compiling:
    """Compiles in a process of its own, and loads what comes of it."""

    def __init__(self) -> None:
        self.is_done = False
        self._thread = Thread(target=self._work, daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def close(self) -> None:
        """Compile no more."""
        self._thread.join(10)

    def _work(self) -> None:
        if "chanbara.mind.ready" not in sys.modules:
            command = [sys.executable, "-m", "chanbara.mind.ready"]
            subprocess.run(command, stderr=subprocess.DEVNULL, check=True)  # noqa: S603 - our own module
        from chanbara.mind.ready import make_ready  # noqa: PLC0415 - with it comes the compiler

        make_ready()
        self.is_done = True

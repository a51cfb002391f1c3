"""The priority of threads whose work can wait a little."""

from __future__ import annotations

import contextlib
import os
import sys
import threading

BEHIND = 10
"""Steps of nice: behind the event loop, and behind the processes that prepare what players are asked."""


def step_back(by: int = BEHIND) -> None:
    """Lower the priority of a slow thread, where the system has per-thread priorities."""
    if by and sys.platform == "linux":
        thread = threading.get_native_id()
        with contextlib.suppress(OSError):  # not permitted: it keeps normal priority
            os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + by)

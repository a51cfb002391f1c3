"""How late the event loop is: everything that plays waits as long."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

EVERY = 0.25
"""Seconds between two looks."""


async def measure_lag(observe: Callable[[float], None]) -> None:
    """Report again and again how much later than asked for this task is woken."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(EVERY)
        observe(max(0.0, time.perf_counter() - began - EVERY))

"""Files of the school are read once, by one thread at a time.

msgspec looks up a type when it is first decoded. Two threads that do so at once for types that share a part
can crash Python, whichever files they read.
"""

from __future__ import annotations

from functools import cache, wraps
from threading import RLock
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")
READING = RLock()


def read_once(read: Callable[P, T]) -> Callable[P, T]:
    """Cache what a function reads; nothing else of the school is read meanwhile."""
    remembered = cache(read)

    @wraps(remembered)
    def found(*which: P.args, **named: P.kwargs) -> T:
        with READING:
            return remembered(*which, **named)  # type: ignore[arg-type]

    found.cache_clear = remembered.cache_clear  # type: ignore[attr-defined]
    return found

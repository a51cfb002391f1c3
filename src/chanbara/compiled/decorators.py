"""Decorators that compile functions; without a compiler, functions stay as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.compiled import HAS_COMPILER

__all__ = [
    "ARRAYS",
    "at",
    "entry_point",
    "inlined",
    "is_interpreted",
    "pointer_to",
    "pointers_to",
    "record_of",
]

if TYPE_CHECKING or HAS_COMPILER:
    from chanbara.compiled.numba_compiler import (
        ARRAYS,
        at,
        entry_point,
        inlined,
        is_interpreted,
        pointer_to,
        pointers_to,
        record_of,
    )
else:
    from chanbara.compiled.no_compiler import (
        ARRAYS,
        at,
        entry_point,
        inlined,
        is_interpreted,
        pointer_to,
        pointers_to,
        record_of,
    )

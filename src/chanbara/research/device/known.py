"""What a translation knows before the games begin, and the widths of numbers in C++."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

SHORT, LONG, REAL = "int", "long long", "double"
"""Whole numbers with 32 and with 64 bits, and floating-point numbers."""
WIDTHS = (SHORT, LONG, REAL)


@dataclass(frozen=True)
class Special:
    """What is known about the games before they are played."""

    values: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    """Other values for names of modules, such as shorter tables: first the usual one, then the other."""
    bytes_known: dict[tuple[str, int], int] = field(default_factory=dict)
    """Elements of an array that never change, by the array's parameter and the place."""
    loops: dict[str, int] = field(default_factory=dict)
    """Shorter ranges, by the name that ends them."""
    native: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Functions that a device does otherwise: the width of the same result, and the C++, by name."""
    narrow: frozenset[str] = frozenset()
    """Functions whose result has 32 bits, though they compute with more."""
    has_short_sets: bool = False
    """Whether a set of cards has 32 bits."""
    called: frozenset[str] = frozenset()
    """Functions so large that they are called where a device would have them inlined."""

    def value(self, name: str, usual: Any) -> Any:  # noqa: ANN401 - an integer or an array
        """Return the value of a name of a module: another one only if this is the name that is meant."""
        known, other = self.values.get(name, (None, None))
        is_meant = usual is known or (isinstance(usual, int) and usual == known)
        return other if known is not None and is_meant else usual


def fits(number: int) -> bool:
    """Whether a number has 32 bits."""
    return -(1 << 31) <= number < 1 << 31


def wider(one: str, other: str) -> str:
    """Return the wider of two widths; an array or a record has its type in place of one."""
    if one in WIDTHS and other in WIDTHS:
        return max(one, other, key=WIDTHS.index)
    return one if other in WIDTHS else other


def literal(number: int) -> str:
    """Return an integer in C++."""
    if fits(number):
        return str(number) if number >= 0 else f"({number})"
    return f"{number:#x}ULL" if number > 0 else f"((long long){number & (1 << 64) - 1:#x}ULL)"


def real(number: float) -> str:
    """Return a floating-point number in C++, bit for bit."""
    if math.isfinite(number):
        return number.hex() if number >= 0 else f"({number.hex()})"
    return "NOT_A_NUMBER" if math.isnan(number) else "INFINITE" if number > 0 else "(-INFINITE)"


def number_in(text: str) -> int | None:
    """Return the number that a short literal stands for, or None."""
    bare = text[1:-1] if text.startswith("(-") and text.endswith(")") else text
    return int(bare) if bare.removeprefix("-").isdigit() else None


RESERVED = frozenset(
    {"case", "char", "default", "delete", "friend", "long", "new", "register", "short", "switch", "this"}
)


def safe(name: str) -> str:
    """Return a name that C++ does not use for something else."""
    return f"{name}_" if name in RESERVED else name

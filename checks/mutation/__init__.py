"""Small changes of cards and rules, one at a time, that some test must notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Mutant(NamedTuple):
    """One change. It is made in a process of its own and never undone."""

    group: str
    """``card``, ``character`` or ``rule``: of the first two none may survive."""
    name: str
    cites: tuple[str, ...]
    """Keys and paragraphs a test should cite to notice it, the likeliest first; empty: any paragraph."""
    apply: Callable[[], None]

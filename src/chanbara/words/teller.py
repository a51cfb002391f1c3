"""What tells a game as text: each game's part for this package (``GameKind.parts``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple


class Teller(NamedTuple):
    """Functions that are given a game's words and a view, and yield lines."""

    words: Callable[[str, Any], Any]
    """The words of a language for a view."""
    title: str
    rules: Callable[[Any, Any], Iterable[str]]
    table: Callable[[Any, Any], Iterable[str]]
    asked: Callable[[Any, Any], Iterable[str]]
    options: Callable[[Any, Any], Iterable[str]]

"""The analysis of a game in pieces: each is a job of its own, so that nobody waits long for a review."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.review.analysis import analyse
from chanbara.review.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.review.lines import ReviewLine

MOST_BEGUN = 2
"""Analyses that a process keeps between two pieces."""
_BEGUN: OrderedDict[tuple[str, int], Iterator[ReviewLine]] = OrderedDict()
"""By the record of the game and the number of lines so far. It saves time alone: any process can go on."""


class Slice(NamedTuple):
    """Some lines of an analysis."""

    lines: list[bytes]
    """As they are sent."""
    is_last: bool


def encoded(line: msgspec.Struct) -> bytes:
    """Return a line as sent."""
    return msgspec.json.encode(line) + b"\n"


def next_lines(record: str, done: int, seconds: float) -> Slice:
    """Return the lines after those that are done: for some seconds, and one at least."""
    began = time.monotonic()
    left = _BEGUN.pop((record, done), None) or _from(record, done)
    lines: list[bytes] = []
    for line in left:
        lines.append(encoded(line))
        if time.monotonic() - began >= seconds:
            _BEGUN[record, done + len(lines)] = left
            while len(_BEGUN) > MOST_BEGUN:
                _BEGUN.popitem(last=False)
            return Slice(lines, is_last=False)
    return Slice(lines, is_last=True)


def _from(record: str, done: int) -> Iterator[ReviewLine]:
    """Return an analysis from a line on; those before are computed again."""
    lines = iter(analyse(Timeline(record)))
    for _ in range(done):
        next(lines)
    return lines

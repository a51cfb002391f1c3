"""The puzzle of the day: the same for everybody on a day, by UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


class Streak(NamedTuple):
    """Days in a row."""

    now: int
    best: int


def day_of(seconds: float) -> date:
    """Return the day of a time, by UTC."""
    return datetime.fromtimestamp(seconds, UTC).date()


def ranked(day: date, keys: Iterable[str]) -> list[str]:
    """Return all puzzles in the order of a month: by a hash of the month and their names."""
    return sorted(keys, key=lambda key: sha256(f"{day:%Y-%m} {key}".encode()).digest())


def puzzle_of(day: date, keys: Collection[str]) -> str:
    """Return the puzzle of a day: none comes twice in a month while there are more than its days.

    A puzzle that is added moves some of the following days of this month by one. The server stores the choice
    of a day, so that nothing changes for a day that has begun.
    """
    return ranked(day, keys)[(day.day - 1) % len(keys)]


def streak(days: Iterable[date], today: date) -> Streak:
    """Return how many days in a row were solved up to now, and at best; today may still be to come."""
    found = set(days)
    runs = [_run(found, day) for day in found if day + timedelta(1) not in found]
    last = today if today in found else today - timedelta(1)
    return Streak(_run(found, last), max(runs, default=0))


def _run(found: set[date], last: date) -> int:
    """Return how many days in a row end with this one."""
    length = 0
    while last - timedelta(length) in found:
        length += 1
    return length

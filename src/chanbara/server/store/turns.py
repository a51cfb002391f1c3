"""What only one of several processes may do at a time: whoever is first does it until its commit."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import func, select

from chanbara.server.store.database import LOCK, StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

    from chanbara.server.store.writer import Work

COUNTING = LOCK + 2
"""The lock of results and ratings: each rating depends on the one before."""
MEETING = LOCK + 3
"""The lock of quick play: two people who want the same open one table."""
INVITING = LOCK + 4
"""The lock of invitations: their limits count those of all processes."""
LEADING = LOCK + 5
"""The lock of clubs: their limits and who leads them depend on all members."""
PAUSE, TRIES = 0.02, 500
"""Seconds between two attempts, and how many there are: the others need milliseconds."""

T = TypeVar("T")


class Busy(StoreError):
    """Another process does this at the moment. Nothing was stored."""


def take_turn(connection: Connection, lock: int) -> None:
    """Keep other processes from doing the same until the commit; ``Busy`` if one of them does it now.

    Nobody waits in the database, where all tables of a process would wait with it.
    """
    if connection.dialect.name != "postgresql":
        return  # it has one process
    if not connection.scalar(select(func.pg_try_advisory_xact_lock(lock))):
        raise Busy("another process does this at the moment")


async def in_turn(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask again and again while another process is busy with it."""
    for _ in range(TRIES):
        try:
            return await ask()
        except Busy:
            await asyncio.sleep(PAUSE)
    return await ask()


def all_of(*works: Work[None] | None) -> Work[None] | None:
    """Return what does several things in one transaction; None if there is nothing to do."""
    given = [work for work in works if work is not None]

    def do(connection: Connection) -> None:
        for work in given:
            work(connection)

    return do if given else None

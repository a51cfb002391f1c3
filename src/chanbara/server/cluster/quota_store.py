"""Daily quotas in SQL: counts by the hour, by the clock of the database."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Integer, cast, delete, extract, func, select

from chanbara.server.store.quota_rows import quotas
from chanbara.server.store.row_writes import insert_into

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection

HOURS = 24
"""The hours before this one that count: a day, and what has passed of this hour."""
LOCK = 0x71756F74
"""The class of the locks, one for each scope: "quot" as a number."""


class Limit(NamedTuple):
    """Who does something, as a hash, and how often they may."""

    scope: str
    most: int


def this_hour() -> ColumnElement[int]:
    """Return the present hour."""
    return cast(func.floor(extract("epoch", func.clock_timestamp()) / 3_600), Integer)


def has_room(connection: Connection, kind: str, limits: Sequence[Limit]) -> bool:
    """Whether none of these is used up."""
    found = select(quotas.c.scope, func.sum(quotas.c.count)).where(
        quotas.c.kind == kind,
        quotas.c.scope.in_([one.scope for one in limits]),
        quotas.c.hour >= this_hour() - HOURS,
    )
    used = {scope: count for scope, count in connection.execute(found.group_by(quotas.c.scope))}  # noqa: C416 - rows are no pairs to mypy
    return all(used.get(one.scope, 0) < one.most for one in limits)


def take(connection: Connection, kind: str, limits: Sequence[Limit]) -> bool:
    """Count one more for all of these, unless one is used up."""
    # Each process waits here for what another is counting; all take the locks in the same order.
    for lock in sorted(_lock(kind, one.scope) for one in limits):
        connection.execute(select(func.pg_advisory_xact_lock(LOCK, lock)))
    if not has_room(connection, kind, limits):
        return False
    for one in limits:
        row = insert_into(connection, quotas).values(kind=kind, scope=one.scope, hour=this_hour(), count=1)
        more = {"count": quotas.c.count + 1}
        connection.execute(
            row.on_conflict_do_update(
                index_elements=[quotas.c.kind, quotas.c.scope, quotas.c.hour], set_=more
            )
        )
    return True


def forget_old(connection: Connection) -> None:
    """Delete what no longer counts."""
    connection.execute(delete(quotas).where(quotas.c.hour < this_hour() - HOURS))


def _lock(kind: str, scope: str) -> int:
    return int.from_bytes(sha256(f"{kind} {scope}".encode()).digest()[:4], "big", signed=True)

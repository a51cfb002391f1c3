"""The fence around a table: only the process that has its lease can write to it.

Two processes may both believe for a moment that a table is theirs: one was paused, or cut off. The database
decides. The epoch of the lease is a condition of every write, and the row of the lease stays locked until the
commit, so that nobody can take the table over between the check and the write.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import String, insert, literal, select

from chanbara.server.store.database import StoreError
from chanbara.server.store.lease_rows import leases
from chanbara.server.store.rows import entries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Select

    from chanbara.server.store.rows import Entry


class Fence(NamedTuple):
    """The lease of a table."""

    code: str
    epoch: int


class Fenced(StoreError):
    """Another process has the table now. Nothing was stored."""


def begin(connection: Connection, code: str, node: str) -> Fence:
    """Give a new table to a process."""
    connection.execute(insert(leases).values(code=code, node=node, epoch=1))
    return Fence(code, 1)


def check(connection: Connection, fence: Fence | None) -> None:
    """Lock the lease until the commit; ``Fenced`` if it is not ours any more.

    Without a fence there is no other process.
    """
    if fence is not None and connection.scalar(_held(fence)) is None:
        raise Fenced(f"another process has table {fence.code}")


def append(connection: Connection, log: Sequence[Entry], fence: Fence | None) -> None:
    """Insert entries of one table, on condition that the lease is ours."""
    if fence is None:
        connection.execute(insert(entries), [msgspec.structs.asdict(entry) for entry in log])
        return
    for entry in log:
        values = msgspec.structs.asdict(entry)
        row = _held(fence).with_only_columns(
            *(literal(values[column.name], column.type) for column in entries.c)
        )
        stored = insert(entries).from_select(list(entries.c), row).returning(entries.c.number)
        if connection.scalar(stored) is None:
            raise Fenced(f"another process has table {fence.code}")


def _held(fence: Fence) -> Select[tuple[str]]:
    is_ours = (leases.c.code == literal(fence.code, String)) & (leases.c.epoch == fence.epoch)
    return select(leases.c.code).where(is_ours).with_for_update(read=True)

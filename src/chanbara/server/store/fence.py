"""The fence around a table: only the process that has its lease can write to it.

Two processes may both believe for a moment that a table is theirs: one was paused, or cut off. The database
decides. The epoch of the lease is a condition of every write, and the row of the lease stays locked until the
commit, so that nobody can take the table over between the check and the write.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import bindparam, insert, select

from chanbara.server.store.database import StoreError
from chanbara.server.store.lease_rows import leases
from chanbara.server.store.rows import entries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Select
    from sqlalchemy.sql.dml import ReturningInsert

    from chanbara.server.store.rows import Entry


def _appending(held: Select[tuple[str]]) -> ReturningInsert[tuple[int]]:
    """Insert an entry if a lease is found."""
    new = (bindparam(f"new_{one.name}", type_=one.type) for one in entries.c)
    return (
        insert(entries).from_select(list(entries.c), held.with_only_columns(*new)).returning(entries.c.number)
    )


# Made once: making them takes longer than sending them.
_HELD = (
    select(leases.c.code)
    .where(leases.c.code == bindparam("lease_code"), leases.c.epoch == bindparam("lease_epoch"))
    .with_for_update(read=True)
)
_APPENDED = _appending(_HELD)


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
    if fence is not None and connection.scalar(_HELD, _lease(fence)) is None:
        raise Fenced(f"another process has table {fence.code}")


def append(connection: Connection, log: Sequence[Entry], fence: Fence | None) -> None:
    """Insert entries of one table, on condition that the lease is ours."""
    if fence is None:
        connection.execute(insert(entries), [msgspec.structs.asdict(entry) for entry in log])
        return
    for entry in log:
        values = {f"new_{name}": value for name, value in msgspec.structs.asdict(entry).items()}
        if connection.scalar(_APPENDED, {**values, **_lease(fence)}) is None:
            raise Fenced(f"another process has table {fence.code}")


def _lease(fence: Fence) -> dict[str, str | int]:
    return {"lease_code": fence.code, "lease_epoch": fence.epoch}

"""What has not changed for long, and its deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, select

from chanbara.server.store import rows
from chanbara.server.store.deletion import remove_table
from chanbara.server.store.fence import check
from chanbara.server.store.writer import LARGEST_BATCH

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import ColumnElement, Connection

    from chanbara.server.store.fence import Fence


class OldTable(NamedTuple):
    """A table that has not changed since a time."""

    code: str
    status: str
    before: float


def old_tables(connection: Connection, before: Mapping[str, float]) -> list[OldTable]:
    """Return the tables unchanged since a time that depends on their status, oldest first."""
    tables = rows.tables.c
    found = []
    for status, time in before.items():
        query = select(tables.code).where(tables.status == status, *_is_old(time))
        some = connection.scalars(query.order_by(tables.changed).limit(LARGEST_BATCH))
        found += [OldTable(code, status, time) for code in some]
    return found


def last_change(connection: Connection, code: str) -> float:
    """Return when a table was last changed or played at; 0 if it is gone."""
    tables = rows.tables.c
    found = connection.execute(select(tables.changed, _last_entry()).where(tables.code == code)).first()
    return 0.0 if found is None else max(found[0], found[1])


def remove_old_table(connection: Connection, old: OldTable, fence: Fence | None) -> None:
    """Delete a table, unless somebody has played there meanwhile; ``Fenced`` if another process has it."""
    check(connection, fence)
    tables = rows.tables.c
    same = (tables.code == old.code) & (tables.status == old.status)
    if connection.scalar(select(tables.code).where(same, *_is_old(old.before))) is not None:
        remove_table(connection, old.code)


def _is_old(before: float) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    # A choice changes the log and not the table's row.
    return rows.tables.c.changed < before, _last_entry() < before


def _last_entry() -> ColumnElement[float]:
    """Find when the last entry of a table's log was made; 0 without one."""
    log = rows.entries.c
    at = select(log.at).where(log.code == rows.tables.c.code).order_by(log.number.desc()).limit(1)
    return func.coalesce(at.scalar_subquery(), 0.0)

"""Writing a row by its key, whether there is one already or not."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import insert, update

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table


def insert_into(connection: Connection, table: Table) -> Any:  # noqa: ANN401 - of either database
    """Return an insertion that can say what to do about a conflict."""
    # Each database comes with all its drivers: only the one in use is imported.
    return import_module(f"sqlalchemy.dialects.{connection.dialect.name}").insert(table)


def insert_new(connection: Connection, table: Table, values: dict[str, object]) -> None:
    """Store a row, unless there is one already, of another process perhaps."""
    connection.execute(insert_into(connection, table).values(values).on_conflict_do_nothing())


def replace_row(connection: Connection, table: Table, row: msgspec.Struct) -> None:
    """Store a row instead of the one with the same key; nobody else may write it at the same time."""
    values = msgspec.structs.asdict(row)
    same = [column == values[column.name] for column in table.primary_key.columns]
    if not connection.execute(update(table).where(*same).values(values)).rowcount:
        connection.execute(insert(table), values)

"""Writing a row by its key, whether there is one already or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.dialects import postgresql, sqlite

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table


def insert_new(connection: Connection, table: Table, values: dict[str, object]) -> None:
    """Store a row, unless there is one already, of another process perhaps."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(table).values(values).on_conflict_do_nothing())


def replace_row(connection: Connection, table: Table, row: msgspec.Struct) -> None:
    """Store a row instead of the one with the same key; nobody else may write it at the same time."""
    values = msgspec.structs.asdict(row)
    same = [column == values[column.name] for column in table.primary_key.columns]
    if not connection.execute(update(table).where(*same).values(values)).rowcount:
        connection.execute(insert(table), values)

"""Migrating a PostgreSQL database that other servers may be using."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from chanbara.server.store import migrations

if TYPE_CHECKING:
    from sqlalchemy import Connection

LOCK_NOT_AVAILABLE = "55P03"
"""PostgreSQL's code for a lock that was not available in time."""
WAIT, TRIES = 1.0, 30
"""Seconds for which a step waits for a table that is being read, and how often it tries: everybody else who
wants the table waits behind it."""


class _Busy(Exception):
    """A table that a step changes is in use."""


def migrate_postgres(connection: Connection, lock: int) -> None:
    """Migrate a database; ``lock`` is the advisory lock that every server on it holds."""
    for _ in range(TRIES):
        with contextlib.suppress(_Busy), connection.begin():
            # One after the other: processes that share it may start at the same time.
            connection.execute(select(func.pg_advisory_xact_lock(lock + 1)))
            _try(connection, lock)
            return
    raise migrations.Unfit("is too busy to be migrated; try again later")


def _try(connection: Connection, lock: int) -> None:
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {WAIT * 1000:.0f}")
    connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")  # steps may compute
    alone = select(func.pg_try_advisory_xact_lock(lock))
    try:
        migrations.migrate(connection, is_alone=lambda: bool(connection.scalar(alone)))
    except OperationalError as error:
        if getattr(error.orig, "sqlstate", None) == LOCK_NOT_AVAILABLE:
            raise _Busy from error
        raise

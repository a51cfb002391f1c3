"""Migrating a database to the newest schema, and checking that it is ours at all.

Servers of the version before may be running on a shared database while it is migrated, and play on. A step
therefore only adds: tables, indexes, and columns that may be left out. One that cannot do with that says
``breaking = True``, and runs only when no other server has the database open.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, inspect

LOCATION = "chanbara.server.store:migrations"
VERSION_TABLE = "chanbara_schema"
"""Our own name instead of Alembic's default: it distinguishes our databases from those of other programs."""


class Unfit(Exception):
    """The database cannot be migrated; the message completes a sentence that begins with its location."""


def migrate(
    connection: Connection, target: str = "head", *, is_alone: Callable[[], bool] = lambda: True
) -> None:
    """Migrate the database to `target`, inside the transaction of the connection."""
    _check(connection)
    steps = _steps_to(connection, target)
    if not steps:
        return
    if any(getattr(step.module, "breaking", False) for step in steps) and not is_alone():
        raise Unfit("is in use by other servers, which could not work with the new schema; stop them first")
    command.upgrade(_config(connection=connection, version_table=VERSION_TABLE), target)


def known() -> set[str]:
    """Return every schema that this program can migrate."""
    return {step.revision for step in _all_steps(LOCATION).walk_revisions()}


def _config(**attributes: object) -> Config:
    config = Config(attributes=attributes)
    config.set_main_option("script_location", LOCATION.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def _all_steps(_location: str) -> ScriptDirectory:
    """Return the steps at a location; loading them takes longer than opening a database."""
    found = ScriptDirectory.from_config(_config())
    found.get_heads()  # all are read before another thread is given them
    return found


def _steps_to(connection: Connection, target: str) -> list[Script]:
    """Return the steps that are still to be made."""
    steps = _all_steps(LOCATION).iterate_revisions(target, _present(connection) or "base")
    return list(steps)


def _present(connection: Connection) -> tuple[str, ...]:
    """Return the schema that the database has; nothing if it is empty."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()


def _check(connection: Connection) -> None:
    """Refuse a database that is not ours or has a newer schema."""
    found = inspect(connection).get_table_names()
    if found and VERSION_TABLE not in found:
        raise Unfit("holds tables of another program; give the server a database of its own")
    newer = set(_present(connection)) - known()
    if newer:
        raise Unfit(f"has schema {', '.join(sorted(newer))}, newer than this program; use a newer chanbara")

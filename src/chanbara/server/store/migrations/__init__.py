"""Migrating a database to the newest schema, and checking that it is ours at all.

Servers of the version before may be running on a shared database while it is migrated, and play on. A step
therefore only adds: tables, indexes, and columns that may be left out. One that cannot do with that says
``breaking = True``, and runs only when no other server has the database open.
"""

from __future__ import annotations

from collections.abc import Callable

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
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
    if _is_breaking(connection, target) and not is_alone():
        raise Unfit("is in use by other servers, which could not work with the new schema; stop them first")
    command.upgrade(_config(connection=connection, version_table=VERSION_TABLE), target)


def known() -> set[str]:
    """Return every schema that this program can migrate."""
    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config(**attributes: object) -> Config:
    config = Config(attributes=attributes)
    config.set_main_option("script_location", LOCATION.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _is_breaking(connection: Connection, target: str) -> bool:
    """Whether one of the steps to be made breaks servers of an older version."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    steps = ScriptDirectory.from_config(_config()).iterate_revisions(
        target, context.get_current_heads() or "base"
    )
    return any(getattr(step.module, "breaking", False) for step in steps)


def _check(connection: Connection) -> None:
    """Refuse a database that is not ours or has a newer schema."""
    found = inspect(connection).get_table_names()
    if found and VERSION_TABLE not in found:
        raise Unfit("holds tables of another program; give the server a database of its own")
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    newer = set(context.get_current_heads()) - known()
    if newer:
        raise Unfit(f"has schema {', '.join(sorted(newer))}, newer than this program; use a newer chanbara")

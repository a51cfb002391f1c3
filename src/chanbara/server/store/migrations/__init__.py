"""Migrating a database to the newest schema, and checking that it is ours at all."""

from __future__ import annotations

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


def migrate(connection: Connection, target: str = "head") -> None:
    """Migrate the database to `target`, inside the transaction of the connection."""
    _check(connection)
    command.upgrade(_config(connection=connection, version_table=VERSION_TABLE), target)


def known() -> set[str]:
    """Return every schema that this program can migrate."""
    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config(**attributes: object) -> Config:
    config = Config(attributes=attributes)
    config.set_main_option("script_location", LOCATION.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _check(connection: Connection) -> None:
    """Refuse a database that is not ours or has a newer schema."""
    found = inspect(connection).get_table_names()
    if found and VERSION_TABLE not in found:
        raise Unfit("holds tables of another program; give the server a database of its own")
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    newer = set(context.get_current_heads()) - known()
    if newer:
        raise Unfit(f"has schema {', '.join(sorted(newer))}, newer than this program; use a newer chanbara")

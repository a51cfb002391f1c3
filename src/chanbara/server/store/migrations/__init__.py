"""Migrating a database to the newest schema, and checking that it is ours at all.

Servers of the version before may be running on a shared database while it is migrated, and play on. A step
therefore only adds: tables, indexes, and columns that may be left out. One that cannot do with that says
``breaking = True``, and runs only when no other server has the database open.

Alembic takes longer to load than a database to open: it is imported only where there is something to migrate.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, inspect, select, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from alembic.config import Config
    from alembic.script import Script, ScriptDirectory

LOCATION = "chanbara.server.store:migrations"
VERSION_TABLE = "chanbara_schema"
"""Our own name instead of Alembic's default: it distinguishes our databases from those of other programs."""
NEWEST = "0021_practice"
"""The last step."""


class Unfit(Exception):
    """The database cannot be migrated; the message completes a sentence that begins with its location."""


def migrate(
    connection: Connection, target: str = "head", *, is_alone: Callable[[], bool] = lambda: True
) -> None:
    """Migrate the database to `target`, inside the transaction of the connection."""
    if target == "head" and _present(connection) == (NEWEST,):
        return
    _check(connection)
    steps = _steps_to(connection, target)
    if not steps:
        return
    if any(getattr(step.module, "breaking", False) for step in steps) and not is_alone():
        raise Unfit("is in use by other servers, which could not work with the new schema; stop them first")
    from alembic import command  # noqa: PLC0415 - see above

    command.upgrade(_config(connection=connection, version_table=VERSION_TABLE), target)


def known() -> set[str]:
    """Return every schema that this program can migrate."""
    return {step.revision for step in _all_steps(LOCATION).walk_revisions()}


def _config(**attributes: object) -> Config:
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config(attributes=attributes)
    config.set_main_option("script_location", LOCATION.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def _all_steps(_location: str) -> ScriptDirectory:
    """Return the steps at a location; loading them takes longer than opening a database."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - see above

    found = ScriptDirectory.from_config(_config())
    found.get_heads()  # all are read before another thread is given them
    return found


def _steps_to(connection: Connection, target: str) -> list[Script]:
    """Return the steps that are still to be made."""
    steps = _all_steps(LOCATION).iterate_revisions(target, _present(connection) or "base")
    return list(steps)


def _present(connection: Connection) -> tuple[str, ...]:
    """Return the schema that the database has; nothing if it is empty."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return ()
    return tuple(connection.scalars(select(column("version_num")).select_from(table(VERSION_TABLE))))


def _check(connection: Connection) -> None:
    """Refuse a database that is not ours or has a newer schema."""
    found = inspect(connection).get_table_names()
    if found and VERSION_TABLE not in found:
        raise Unfit("holds tables of another program; give the server a database of its own")
    newer = set(_present(connection)) - known()
    if newer:
        raise Unfit(f"has schema {', '.join(sorted(newer))}, newer than this program; use a newer chanbara")

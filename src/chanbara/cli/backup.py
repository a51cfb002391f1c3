"""``chanbara backup`` and ``chanbara restore``: everything a server has stored, in one file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from chanbara.cli.common.manners import Mistake, cannot_write

Url: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="Database URL, sqlite:///FILE or postgresql://... (default: as for the server).",
    ),
]
SettingsFile: TypeAlias = Annotated[
    Path | None, typer.Option("--settings", help="TOML file with the settings of the server.")
]


def backup(
    target: Annotated[
        Path, typer.Argument(help="File, or folder: then the name says when and which schema.")
    ] = Path(),
    database: Url = None,
    settings: SettingsFile = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file that exists.")] = False,
) -> None:
    """Back up the database of a server, while it runs or not."""
    from chanbara.server.store.backup import back_up  # noqa: PLC0415 - other commands need no database
    from chanbara.server.store.store import StoreError  # noqa: PLC0415 - the same

    try:
        made = back_up(_database(database, settings), target, overwrite=force)
    except (ValueError, StoreError) as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise cannot_write(target, error) from error
    size = made.path.stat().st_size / 1_000_000
    typer.echo(f"Backed up to {made.path}: {made.tables:,} tables, {size:,.1f} MB, schema {made.schema}.")


def restore(
    source: Annotated[Path, typer.Argument(help="A file that chanbara backup has made.")],
    database: Url = None,
    settings: SettingsFile = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Put a database aside that is there already.")
    ] = False,
) -> None:
    """Restore the database of a server from a back-up; the server must not run."""
    from chanbara.server.store.backup import restore as restored  # noqa: PLC0415 - as above
    from chanbara.server.store.store import StoreError  # noqa: PLC0415 - the same

    try:
        found = restored(_database(database, settings), source, replace=replace)
    except (ValueError, StoreError) as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise Mistake(f"cannot restore {source}: {error.strerror}") from error
    typer.echo(f"Restored {found.tables:,} tables, schema {found.schema}; start the server now.")
    if found.aside:
        typer.echo(f"What was there before is in {found.aside}; delete it when you no longer need it.")


def _database(database: str | None, settings: Path | None) -> str:
    """Return the database that a server with the same settings would open."""
    from chanbara.server.serve import default_database  # noqa: PLC0415 - as above
    from chanbara.server.settings_sources import effective  # noqa: PLC0415 - the same

    found = effective(settings, os.environ, {"database": database})
    return found.settings.database or default_database()

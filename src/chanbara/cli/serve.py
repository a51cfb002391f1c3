"""``chanbara serve``: the game server, for browsers and programs."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from chanbara.cli.common.running import is_running_already

if TYPE_CHECKING:
    from chanbara.server.settings import Settings


CardFiles = Annotated[
    list[str] | None,
    typer.Option(
        help="File with custom cards for tables, FILE or NAME=FILE: YAML, or Python that is executed.",
        metavar="FILE",
    ),
]
NetFiles = Annotated[
    list[str] | None,
    typer.Option(help="Network of `chanbara export` that tables may seat as a bot.", metavar="NAME=FILE"),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        help="Database URL, sqlite:///FILE or postgresql://... (default: a file in your data folder)."
    ),
]
OfflineFolder = Annotated[
    str | None,
    typer.Option(help="Folder made by `make static`, for playing without a connection.", metavar="FOLDER"),
]


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on (default: 127.0.0.1).")] = None,
    port: Annotated[
        int | None, typer.Option(help="Port (default: 8000, or the next free one).", min=1, max=65_535)
    ] = None,
    database: DatabaseUrl = None,
    public_url: Annotated[str | None, typer.Option(help="Public address, used in links and email.")] = None,
    offline: OfflineFolder = None,
    cards: CardFiles = None,
    net: NetFiles = None,
    lan: Annotated[bool, typer.Option("--lan", help="Listen on all interfaces and show a QR code.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    settings: Annotated[
        Path | None, typer.Option(help="TOML file with settings (see docs/server.md).")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Show all settings and where they come from, and stop.")
    ] = False,
) -> None:
    """Host tables for Samurai Sword and duels."""
    # Only this command needs a web server and a database: the others start without them.
    from chanbara.server.settings_sources import effective, shown  # noqa: PLC0415
    from chanbara.server.store.store import StoreError  # noqa: PLC0415

    given = {"host": host, "port": port, "database": database, "public_url": public_url, "offline": offline}
    given |= {name: ", ".join(files) for name, files in (("cards", cards), ("net", net)) if files}
    try:
        found = effective(settings, os.environ, given)
        if check:
            typer.echo(shown(found))
        else:
            _start(found.settings, lan=lan, open_browser=open_browser)
    except (ValueError, StoreError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error


def _start(chosen: Settings, *, lan: bool, open_browser: bool) -> None:
    """Serve, unless a server with the same database runs already."""
    from chanbara.server.serve import Place, default_database, free_port, why_not_stored  # noqa: PLC0415
    from chanbara.server.serve import serve as run  # noqa: PLC0415

    database = chosen.database or default_database()
    if not chosen.database and (why := why_not_stored()):
        # The system removes it, for the program may end by a signal.
        database = f"sqlite:///{Path(tempfile.mkdtemp(prefix='chanbara-')) / 'tables.sqlite'}"
        instead = "This run is stored in a temporary folder; --database sqlite:///FILE chooses another."
        typer.echo(f"{why} {instead}", err=True)
    if not chosen.shared and is_running_already(database, open_browser=open_browser):
        return
    place = Place(chosen.host, chosen.port or free_port("" if lan else chosen.host), lan)
    run(place, chosen, database, open_browser=open_browser)

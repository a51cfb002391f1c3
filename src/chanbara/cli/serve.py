"""``chanbara serve``: the tables, for browsers and programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

LOOPBACK = "127.0.0.1"


def serve(
    host: Annotated[str, typer.Option(help="Where to listen.")] = LOOPBACK,
    port: Annotated[
        int | None,
        typer.Option(help="The port (default: 8000, or the next that is free).", min=1, max=65_535),
    ] = None,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://... (default: in your data folder).")
    ] = "",
    public_url: Annotated[str, typer.Option(help="The address that links and mails use.")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="Listen in the whole network; show a code.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    settings: Annotated[Path | None, typer.Option(help="A file of settings (docs/server.md).")] = None,
) -> None:
    """Serve tables of Samurai Sword and duels on this machine."""
    # Only this command needs a web server and a database: the others start without them.
    from chanbara.server.serve import Place, default_database, free_port, greeting  # noqa: PLC0415
    from chanbara.server.serve import serve as run  # noqa: PLC0415
    from chanbara.server.settings import read_settings  # noqa: PLC0415
    from chanbara.server.store.store import StoreError  # noqa: PLC0415

    try:
        chosen = read_settings(settings)
        if public_url:
            chosen = msgspec.structs.replace(chosen, public_url=public_url)
        place = Place(host, port or free_port("" if lan else host), lan)
        typer.echo(greeting(place))
        run(place, chosen, database or default_database(), open_browser=open_browser)
    except (ValueError, StoreError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error

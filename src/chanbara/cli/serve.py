"""``chanbara serve``: the tables, for browsers and programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

LOOPBACK = "127.0.0.1"


def serve(
    host: Annotated[str, typer.Option(help="Where to listen.")] = LOOPBACK,
    port: Annotated[int, typer.Option(help="The port.", min=1, max=65_535)] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://... (default: in your data folder).")
    ] = "",
    public_url: Annotated[str, typer.Option(help="The address that links and mails use.")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="Listen in the whole network; show a code.")] = False,
    settings: Annotated[Path | None, typer.Option(help="A file of settings (docs/server.md).")] = None,
) -> None:
    """Serve tables of Samurai Sword and duels on this machine."""
    # Only this command needs a web server and a database: the others start without them.
    from chanbara.server.serve import Place, default_database, greeting  # noqa: PLC0415
    from chanbara.server.serve import serve as run  # noqa: PLC0415
    from chanbara.server.settings import read_settings  # noqa: PLC0415
    from chanbara.server.store import StoreError  # noqa: PLC0415

    try:
        chosen = read_settings(settings)
        if public_url:
            chosen = msgspec.structs.replace(chosen, public_url=public_url)
        place = Place(host, port, lan)
        typer.echo(greeting(place))
        run(place, chosen, database or default_database())
    except (ValueError, StoreError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error

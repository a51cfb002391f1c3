"""A server that already runs on this machine, with the same database."""

from __future__ import annotations

import webbrowser

import typer

from chanbara.cli.common.admin_client import AdminClient
from chanbara.cli.common.manners import Mistake


def is_running_already(database: str, *, open_browser: bool) -> bool:
    """Say where the server of a database is, and open its page; False if there is none."""
    from chanbara.server.moderation.admin_file import access_in, admin_file  # noqa: PLC0415 - see cli.serve
    from chanbara.server.serve import has_browser  # noqa: PLC0415

    access = access_in(admin_file(database))
    if access is None:
        return False
    try:
        # Only that server knows its token: another program may have its port by now.
        AdminClient(access.url, access.token, "").get("bans")
    except Mistake:
        return False
    typer.echo(f"The game is already running: {access.url}")
    if open_browser and has_browser():
        webbrowser.open(access.url)
    return True

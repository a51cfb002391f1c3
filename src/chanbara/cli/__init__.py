"""The commands."""

from __future__ import annotations

from typing import Annotated

import typer

import chanbara
from chanbara.cli.inside import explain, perft
from chanbara.cli.manners import Commands
from chanbara.cli.play import play
from chanbara.cli.replay import replay
from chanbara.cli.scenario import scenario
from chanbara.cli.simulate import simulate

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Samurai Sword at an exact table.",
)


@app.callback(invoke_without_command=True)
def choose_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    """Print the version, or the commands where none was named."""
    if version:
        typer.echo(f"chanbara {chanbara.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command()(play)
app.command()(replay)
app.command()(explain)
app.command()(scenario)
app.command()(perft)
app.command()(simulate)


def main() -> None:
    """Run the command line."""
    app(prog_name="chanbara")

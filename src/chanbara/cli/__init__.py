"""The commands."""

from __future__ import annotations

from typing import Annotated

import typer

import chanbara
from chanbara.cli.dataset import dataset
from chanbara.cli.duel_play import play_duel
from chanbara.cli.duel_simulate import simulate_duel
from chanbara.cli.inside import explain, perft
from chanbara.cli.lab import lab
from chanbara.cli.manners import Commands, Games
from chanbara.cli.play import play
from chanbara.cli.replay import replay
from chanbara.cli.review import review
from chanbara.cli.scenario import scenario
from chanbara.cli.serve import serve
from chanbara.cli.simulate import simulate
from chanbara.cli.source import source
from chanbara.cli.tournament import tournament

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Samurai Sword and Way of the Samurai at an exact table.",
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


playing = typer.Typer(cls=Games, help="Play in the terminal: sword, or duel. Without a name it is sword.")
playing.command("sword")(play)
playing.command("duel")(play_duel)
app.add_typer(playing, name="play")
app.command()(serve)
app.command()(replay)
app.command()(review)
app.command()(explain)
app.command()(scenario)
app.command()(perft)
app.command()(source)
simulating = typer.Typer(
    cls=Games, help="Many games between bots: sword, or duel. Without a name it is sword."
)
simulating.command("sword")(simulate)
simulating.command("duel")(simulate_duel)
app.add_typer(simulating, name="simulate")
app.command()(lab)
app.command()(tournament)
app.command()(dataset)


def main() -> None:
    """Run the command line."""
    app(prog_name="chanbara")

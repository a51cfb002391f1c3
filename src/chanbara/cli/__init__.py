"""The commands, each with what it says of itself; its module is imported when it is run."""

from __future__ import annotations

from typing import Annotated

import typer

import chanbara
from chanbara.cli.manners import Commands, Games, add_later

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
add_later(playing, "sword", "play:play", "Play Samurai Sword in the terminal.")
add_later(
    playing,
    "duel",
    "duel_play:play_duel",
    "Fight a duel of Way of the Samurai; its base game is our own reconstruction.",
)
app.add_typer(playing, name="play")
add_later(app, "serve", "serve:serve", "Serve tables of Samurai Sword and duels on this machine.")
add_later(app, "replay", "replay:replay", "Tell a recorded game in sentences, and how it ended.")
add_later(
    app,
    "review",
    "review:review",
    "Look back at a recorded game: beliefs turn by turn, and the better option of the worst plays.",
)
add_later(
    app,
    "explain",
    "inside:explain",
    "Say why somebody is asked: everything that is still to happen, what comes next first.",
)
add_later(
    app, "scenario", "scenario:scenario", "Run scenarios and say what differed, or write one from a game."
)
add_later(app, "perft", "inside:perft", "Count the decisions by depth from a fixed deal.")
add_later(
    app,
    "source",
    "source:source",
    "Say where a paragraph, a card, a character or a number of the duel comes from.",
)
simulating = typer.Typer(
    cls=Games, help="Many games between bots: sword, or duel. Without a name it is sword."
)
add_later(
    simulating,
    "sword",
    "simulate:simulate",
    "Have bots play many games of Samurai Sword; count who wins, how games end and how long they are.",
)
add_later(
    simulating,
    "duel",
    "duel_simulate:simulate_duel",
    "Have a player fight many duels; count how many are won, how they end and how long they are.",
)
app.add_typer(simulating, name="simulate")
add_later(
    app,
    "lab",
    "lab:lab",
    "Have bots play many games and write a report: who wins, what each card does, what a change changes.",
)
add_later(
    app,
    "tournament",
    "tournament:tournament",
    "Compare bots on the same deals of Samurai Sword, until the answer is clear.",
)
add_later(
    app,
    "dataset",
    "dataset:dataset",
    "Have bots play many games of Samurai Sword, and write games and decisions as Parquet.",
)


def main() -> None:
    """Run the command line."""
    app(prog_name="chanbara")

"""The commands, each with its help text; a command's module is imported when it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import chanbara
from chanbara.cli.common.manners import EXIT_INTERRUPTED, Commands, Games, Later, add_later

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Samurai Sword and Way of the Samurai, played by the exact rules. Without a command the game opens "
    "in your browser.",
)


@app.callback(invoke_without_command=True)
def choose_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Print the version, or open the game if no command was given."""
    if version:
        typer.echo(f"chanbara {chanbara.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from chanbara.cli.serve import serve  # noqa: PLC0415 - only this needs a server

        serve(open_browser=True)


playing = typer.Typer(cls=Games, help="Play in the terminal: sword (default) or duel.")
add_later(playing, "sword", "sword.terminal.play:play", "Play Samurai Sword in the terminal.")
add_later(
    playing,
    "duel",
    "duel.terminal.play:play_duel",
    "Play a duel of Way of the Samurai (the base game is our own reconstruction).",
)
app.add_typer(playing, name="play")
add_later(app, "serve", "cli.serve:serve", "Host tables for Samurai Sword and duels.")
add_later(app, "backup", "cli.backup:backup", "Back up the database of a server, while it runs or not.")
add_later(
    app,
    "restore",
    "cli.backup:restore",
    "Restore the database of a server from a back-up; the server must not run.",
)
add_later(app, "replay", "cli.replay:replay", "Print a recorded game in plain sentences.")
add_later(
    app,
    "review",
    "cli.review:review",
    "Analyze a recorded game: beliefs turn by turn, and the costliest plays with a better option.",
)
add_later(
    app,
    "explain",
    "cli.inside:explain",
    "Explain why a player has to answer, and what happens next.",
)
add_later(
    app,
    "scenario",
    "cli.scenario:scenario",
    "Run scenarios and report differences, or create one from a game.",
)
add_later(app, "perft", "cli.inside:perft", "Count decisions by depth from a fixed deal.")
add_later(
    app,
    "cards",
    "cli.cards:cards",
    "Check data files with custom cards and say what their cards do.",
)
add_later(
    app,
    "source",
    "cli.source:source",
    "Show where a rule, a card, a character or a number of the duel comes from.",
)
simulating = typer.Typer(cls=Games, help="Run many games between bots: sword (default) or duel.")
add_later(
    simulating,
    "sword",
    "cli.simulate:simulate",
    "Simulate games of Samurai Sword and report winners, endings and length.",
)
add_later(
    simulating,
    "duel",
    "duel.terminal.simulate:simulate_duel",
    "Simulate duels and report wins, endings and length.",
)
app.add_typer(simulating, name="simulate")
add_later(
    app,
    "lab",
    "cli.lab:lab",
    "Let bots play many games and write a balance report, with the effect of a rule change.",
)
add_later(
    app,
    "tournament",
    "cli.tournament:tournament",
    "Compare Samurai Sword bots on the same deals until the difference is clear.",
)
add_later(
    app,
    "benchmark",
    "cli.benchmark:benchmark",
    "Score a bot by a fixed protocol and write a result that others can verify.",
)
add_later(
    app,
    "verify",
    "cli.benchmark:verify",
    "Replay every game of a benchmark result and check its scores.",
)
add_later(
    app,
    "dataset",
    "cli.dataset:dataset",
    "Let bots play many games and export them as Parquet.",
)
add_later(
    app,
    "train",
    "cli.train:train",
    "Train a network for Samurai Sword by self-play, with bots at some tables (needs PyTorch).",
)
add_later(
    app,
    "lessons",
    "cli.study:lessons",
    "Play games between bots, and write what each option of each decision leads to (needs PyTorch)."
    "\n\nFiles that are there already are not made again: an interrupted command goes on where it was.",
)
add_later(
    app,
    "study",
    "cli.study:study",
    "Have a network learn from lessons (needs PyTorch); chanbara export makes it a bot.",
)
add_later(
    app,
    "export",
    "cli.train:export",
    "Write the network of a checkpoint as a bot, net:FILE, which needs no PyTorch.",
)

administering = typer.Typer(cls=Later)
LATER_ADMIN = {
    "reports": ("reports", "List what players have reported, or show one report."),
    "close-report": ("close_report", "Close a report."),
    "ban": (
        "ban",
        "Ban a name, an address or network, whoever was reported, or whoever has a seat, for a time.",
    ),
    "mute": ("mute", "Keep somebody out of the chat for a time; they may still play."),
    "bans": ("bans", "List all bans."),
    "unban": ("unban", "End a ban early."),
    "close-table": ("close_table", "End a table without a result and send everyone away."),
    "remove-club": ("remove_club", "Dissolve a club, with its leaderboard and history."),
    "remove-name": ("remove_name", "Replace a claimed name, or the name at a seat."),
    "audit": ("audit", "List what operators did, and when."),
}
for command, (function, sentence) in LATER_ADMIN.items():
    add_later(administering, command, f"cli.admin:{function}", sentence)


@administering.callback(
    invoke_without_command=True, help="Moderate a running server: reports, bans, tables and names."
)
def find_server(
    context: typer.Context,
    database: Annotated[
        str, typer.Option(help="The server's database URL, if it runs here (default: as for serve).")
    ] = "",
    settings: Annotated[
        Path | None, typer.Option(help="The server's settings file, which may name the database.")
    ] = None,
    url: Annotated[str, typer.Option(help="The server's address, if it runs elsewhere.")] = "",
    token_file: Annotated[
        Path | None, typer.Option(help="File with the server's admin_token.", metavar="FILE")
    ] = None,
    by: Annotated[
        str, typer.Option("--as", help="Your name in the audit (default: your login).", metavar="NAME")
    ] = "",
) -> None:
    """Note where the server is; the command finds it."""
    from chanbara.cli.common.admin_client import Whereabouts  # noqa: PLC0415 - for this command alone

    context.obj = Whereabouts(url, token_file, database, settings, by)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.add_typer(administering, name="admin")


def main() -> None:
    """Run the command line."""
    try:
        app(prog_name="chanbara")
    except KeyboardInterrupt:
        # Before or after the command itself, which has its own way to end.
        sys.exit(EXIT_INTERRUPTED)

"""Lazy imports: playing through the API and showing help start quickly."""

import json
import subprocess
import sys

import pytest
import typer

from chanbara.cli import app
from chanbara.cli.common.manners import imported

HEAVY = {"numpy", "numba", "llvmlite", "polars", "gymnasium", "pettingzoo", "pyspiel", "ray", "torch"}
SERVER = {
    "starlette", "uvicorn", "websockets", "sqlalchemy", "alembic", "psycopg", "segno", "openskill",
    "cryptography",
}  # fmt: skip
TERMINAL = {"rich", "typer"}

PLAY = """
import chanbara
for kind, options in (("sword", {"players": 5, "rising_sun": True}), ("duel", {"opponent": "arima"})):
    game = chanbara.new_game(kind, seed=7, **options)
    while game.decision is not None:
        chanbara.observe(game, game.decision.seat), chanbara.seen(game, game.decision.seat)
        game.apply(0)
    chanbara.replay(game.record())
    assert chanbara.loads(chanbara.dumps(game)).over
"""
HELP = """
import sys
from chanbara.cli import main
sys.argv = ["chanbara", "--help"]
try:
    main()
except SystemExit:
    pass
"""
TO_PLAY = "import chanbara.sword.terminal.play, chanbara.duel.terminal.play"
TO_SERVE = "import chanbara.server.serve"


def loaded(program: str) -> set[str]:
    """The modules that a program has loaded at its end."""
    program += "\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize(
    ("program", "others"),
    [
        (PLAY, HEAVY | SERVER | TERMINAL),
        (HELP, HEAVY | SERVER | {"chanbara.sword.terminal.play", "chanbara.sword.bots", "chanbara.sim"}),
        (TO_PLAY, HEAVY | SERVER),
        (TO_SERVE, HEAVY - {"numpy", "numba", "llvmlite"} | {"psycopg"}),
    ],
    ids=["api", "help", "play", "serve"],
)
def test_what_is_not_needed_is_not_loaded(program: str, others: set[str]) -> None:
    assert not loaded(program) & others


def test_help_says_of_a_command_what_the_command_says_of_itself() -> None:
    commands = [typer.main.get_command(app)]
    for group in commands:
        for command in group.commands.values():  # type: ignore[attr-defined] # typer's own groups
            if hasattr(command, "commands"):
                commands.append(command)
            else:
                assert imported(command).help == command.help
                assert imported(command).name == command.name
    assert len(commands) == 4

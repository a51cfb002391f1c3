"""Networks at tables of a server: the operator names them, and nobody else can."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from chanbara.server.lobby.operator_files import OperatorFiles
from chanbara.sword.bots.net.offered import OFFERED, bot_behind
from tests.bots.nets import small_net
from tests.server.kit import Running
from tests.server.party import GENEROUS, party

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SWORD = {"game": "sword", "players": 3}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "small.net"
    small_net(path)
    return path


@pytest.fixture(scope="module")
def server(file: Path) -> Iterator[Running]:
    settings = msgspec.structs.replace(GENEROUS, net=f"aiko={file}")
    with Running(f"sqlite:///{file.parent}/tables.sqlite", settings) as found:
        yield found
    OFFERED.clear()


def test_the_lobby_offers_it_with_what_it_was_trained_for(server: Running) -> None:
    bots = server.ask("/api/choices")[1]["bots"]
    assert [one["name"] for one in bots if one["trained"]] == ["net:aiko"]
    offered = bots[-2]
    assert offered["trained"] == {"players": [3, 5], "sets": ["base"]}
    assert offered["wins"] is None
    assert offered["level"] == len(bots) - 1
    assert bots[-1]["follows"], "an even bot has no place among the others"


def test_it_plays_a_whole_game_at_a_table(server: Running) -> None:
    with party(server, SWORD, people=1, bots=[None, "net:aiko", "net:aiko"]) as table:
        table.start()
        table.play()
        game = table.check_end()
    seats = server.ask(f"/api/tables/{table.code}")[1]["seats"]
    assert [one["bot"] for one in seats] == [None, "net:aiko", "net:aiko"]
    assert {seat for _, seat, _ in game.choices} == {0, 1, 2}


def test_no_file_can_be_named_over_the_network(server: Running, file: Path) -> None:
    for bot in (f"net:{file}"[:40], "net:small.net", "net:/etc/passwd", "net:", "net:other", "mine.py"):
        wanted = {"name": "Ann", "options": {"game": SWORD, "bots": [None, bot]}}
        status, problem = server.ask("/api/tables", wanted)
        assert (status, problem["code"]) == (400, "impossible"), bot


def test_a_network_that_is_gone_after_a_restart_is_played_for_by_the_detective(
    server: Running, file: Path
) -> None:
    assert bot_behind("net:aiko").startswith(f"net:{file}#")
    assert bot_behind("greedy") == "greedy"
    assert bot_behind("net:gone") == "detective"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("{file}", "a network needs a name"),
        ("../x={file}", "a network needs a name"),
        ("aiko={file}, aiko={file}", "two networks are called aiko"),
        ("aiko={folder}/gone.net", "cannot read"),
    ],
)
def test_a_server_does_not_start_with_what_is_no_network(file: Path, given: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        OperatorFiles("", given.format(file=file, folder=file.parent))

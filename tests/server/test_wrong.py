"""Reporting a position: as a scenario of what the seat knows, and complete after the end."""

from typing import Any

import msgspec
import pytest

import chanbara
from chanbara.record.scenario import Scenario, parse, scenarios_of, write
from tests.server.kit import Running
from tests.server.party import Player, party

GAMES: list[dict[str, Any]] = [
    {"game": "sword", "players": 4},
    {"game": "sword", "players": 8, "rising_sun": True},
    {"game": "duel", "opponent": "arima"},
]


def scenario_of(player: Player) -> dict[str, Any]:
    """Ask for the position."""
    player.say("report_position", re=3)
    found = player.wait("scenario")
    assert found["re"] == 3
    return found


def from_view(player: Player, code: str) -> str:
    """Write the position from nothing but what the seat was sent."""
    kind: Any = (
        chanbara.DuelView if "opponent" in player.view or "seats" not in player.view else chanbara.View
    )
    game = chanbara.imagine(msgspec.convert(player.view, kind), "unseen")
    told = f"what seat {player.seat} could not see is made up"
    title = f"From table {code}, after choice {player.version}: {told}"
    table = scenarios_of(game.kind).placement_of(game)
    return write(Scenario(title=title, table=table, script=[]))


@pytest.mark.parametrize("game", GAMES, ids=["four", "eight", "duel"])
def test_before_the_end_it_follows_from_the_view_alone(server: Running, game: dict[str, Any]) -> None:
    """Whoever has the view could have written the same file: it holds nothing else."""
    people = game.get("players", 1)  # no bot plays on while somebody asks
    with party(server, game, people=people) as table:
        table.start()
        table.play(until=8)
        for player in table.players:
            found = scenario_of(player)
            assert found["complete"] is False
            assert found["text"] == from_view(player, table.code)
            (scenario,) = parse(found["text"])
            assert scenario.script == []
            assert scenario_of(player)["text"] == found["text"], "asking twice tells nothing more"


@pytest.mark.parametrize("game", GAMES, ids=["four", "eight", "duel"])
def test_after_the_end_everything_is_in_it(server: Running, game: dict[str, Any]) -> None:
    """The same for every seat, and the true position: here that of a game that was ended early."""
    people = game.get("players", 1)  # no bot plays on while somebody asks
    with party(server, game, people=people) as table:
        table.start()
        table.play(until=8)
        table.host.say("end")
        record = table.host.wait("over")["record"]
        found = scenario_of(table.host)
        assert found["complete"] is True
        played = chanbara.replay(record)
        (scenario,) = parse(found["text"])
        assert scenario.title.endswith(f"after choice {len(played.choices)}: everything is in it")
        assert msgspec.to_builtins(scenario.table) == msgspec.to_builtins(
            parse(
                write(Scenario(title="x", table=scenarios_of(played.kind).placement_of(played), script=[]))
            )[0].table
        )
        for player in table.players[1:]:
            assert scenario_of(player)["text"] == found["text"]


def test_spectators_have_no_position_of_their_own(server: Running) -> None:
    """They are refused like everything else that belongs to a seat."""
    with party(server, GAMES[0], people=1) as table:
        watcher = table.watch("Zoe")
        table.start()
        assert watcher.refused("report_position")[0] == "not_seated"

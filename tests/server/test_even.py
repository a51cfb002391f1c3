"""A bot as strong as the people at its table: it follows their ratings, and shows them to nobody."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from chanbara.record.ratings import Strength
from chanbara.server.stats.strength import MEASURED_DOUBT, UNRATED, after, mean_of
from chanbara.server.store.rows import ResultRow
from chanbara.sword.bots.even import EVEN
from tests.server.kit import Running
from tests.server.party import GENEROUS, Party
from tests.server.worlds import lobby_of

BOTS = [None, None, EVEN, EVEN]


def rate(path: Path, name: str, mu: float) -> None:
    """Give a player a rating, as games would."""
    with sqlite3.connect(path) as connection:
        ((key,),) = connection.execute("SELECT key FROM players WHERE name = ?", (name,)).fetchall()
        connection.execute("INSERT INTO ratings VALUES (?, ?, ?, ?)", (f"player {key}", mu, 1.0, 9))


def recorded(server: Running, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the names of the bots that are asked from now on."""
    asked, advisor = set[str](), lobby_of(server).advisor
    advice = advisor.advice

    async def noted(bot: str, *words: Any) -> int:  # noqa: ANN401
        asked.add(bot)
        return await advice(bot, *words)

    monkeypatch.setattr(advisor, "advice", noted)
    return asked


def test_it_follows_the_ratings_of_people_and_shows_them_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of an unlisted player of 1240 and one without a rating it makes 1120, and again after a restart."""
    path = tmp_path / "even.sqlite"
    database = f"sqlite:///{path}"
    with Running(database, GENEROUS) as first:
        first.wait_for_bots()
        token = first.ask("/api/players", {"name": "Musashi"})[1]["token"]
        rate(path, "Musashi", 6.0)
        asked = recorded(first, monkeypatch)
        table = Party(first, {"game": "sword", "players": 4}, 2, name="Musashi", player=token, bots=BOTS)
        table.start()
        version = table.play(until=20)
        assert asked == {"even@1120"}
        assert [seat["bot"] for seat in table.host.table["seats"]] == BOTS
        for said in (table.host.table, first.ask(f"/api/tables/{table.code}")[1]):
            assert "1120" not in json.dumps(said)
            assert "even@" not in json.dumps(said)
        table.close()
    with Running(database, GENEROUS) as second:
        second.wait_for_bots()
        asked = recorded(second, monkeypatch)
        table.server = second
        table.players = [table.connect(one.seated) for one in table.players if one.seated is not None]
        table.host.wait("sword")
        table.play(until=version + 20)
        assert asked == {"even@1120"}
        table.close()


def test_without_people_it_is_as_strong_as_a_beginner() -> None:
    assert mean_of([]) == UNRATED.mu
    assert mean_of([2.0, 0.0, 4.0]) == 2.0


def test_whoever_plays_with_it_is_rated_as_among_equals() -> None:
    """It has no rating of its own: before each game it has that of the people."""
    sides = {"shogun": ["player a", "bot even"], "ninja": ["player b", "bot even", "bot greedy"]}
    known = {"player a": Strength(4.0, 2.0), "player b": Strength(1.0, 2.0)}
    result = ResultRow("AAAAA1", 0, 2_000.0, "sword", 5, False, True, "shogun", "")
    found = after(result, sides, known)
    assert set(found) == {"player a", "player b", "bot greedy"}
    equals = {team: [who.replace("even", "equal") for who in members] for team, members in sides.items()}
    same = after(result, equals, {**known, "bot equal": Strength(2.5, MEASURED_DOUBT)})
    assert {who: same[who] for who in found} == found

"""The ladder and the stats of players in pages: bounded, however much is stored."""

import csv
import io
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import Connection, insert, text

from chanbara.server.lobby import listing
from chanbara.server.lobby.tokens import hashed
from chanbara.server.mail import outbox_store
from chanbara.server.push import device_store
from chanbara.server.push.notice_store import NOTICES
from chanbara.server.stats import ladder as ladders
from chanbara.server.stats import past_games
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.strength import MEASURED
from chanbara.server.store import migrations, rows
from chanbara.server.store.old_rows import last_change, old_tables
from chanbara.server.store.push_rows import DeviceRow
from tests.server.kit import Running
from tests.server.party import GENEROUS
from tests.server.samples import table
from tests.server.test_players import bearer, outside

PLAYERS = 130
GAMES = 450


@pytest.fixture
def crowd(database_url: str) -> Iterator[Running]:
    """Many players, some alike, some not listed, some without a rating; one of them with many games."""
    with Running(database_url, GENEROUS):
        pass
    outside(database_url, _fill)
    with Running(database_url, GENEROUS) as running:
        yield running


def _fill(connection: Connection) -> None:
    people, ratings = [], []
    for number in range(PLAYERS):
        # Three each have the same rating, and every seventh is not listed.
        mu = 2.0 - number // 3 / 10
        is_rated = number != 5
        people.append(
            {
                "key": f"k{number}",
                "name": f"Player {number}",
                "folded": f"player {number}",
                "token": hashed(f"token {number}"),
                "listed": number % 7 != 1,
                "created": 1.0,
                "bound": mu - 2 if is_rated else None,
            }
        )
        ratings += [{"who": f"player k{number}", "mu": mu, "sigma": 1.0, "games": 3}] if is_rated else []
    connection.execute(insert(rows.players), people)
    connection.execute(insert(rows.ratings), ratings)
    played = [_game(number) for number in range(GAMES)]
    connection.execute(insert(rows.results), [result for result, _ in played])
    connection.execute(insert(rows.plays), [play for _, play in played])
    last = table(f"G{GAMES - 1}", "over")
    values = {name: getattr(last, name) for name in last.__struct_fields__}
    connection.execute(insert(rows.tables), values)


def _game(number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    is_duel = number % 9 == 0
    duel = '{"opponents": ["arima"], "weapon": "katana", "difficulty": "easy", "modules": []}'
    result = {
        "code": f"G{number}",
        "number": number,
        "ended": 1e9 + number,
        "game": "duel" if is_duel else "sword",
        "players": 1 if is_duel else 3,
        "rising_sun": False,
        "printed": True,
        "winner": "" if is_duel else "ninja",
        "detail": duel if is_duel else "",
    }
    play = {
        "code": f"G{number}",
        "seat": 0,
        "player": "k0",
        "bot": "",
        "role": "" if is_duel else ("ninja", "shogun")[number % 2],
        "team": "" if is_duel else ("ninja", "shogun")[number % 2],
        "character": "" if is_duel else "benkei",
        "won": number % 3 == 0,
        "honor": number % 5,
        "points": 0,
        "dealt": 1,
        "suffered": 0,
        "mu": None if is_duel else 1.0,
        "sigma": None if is_duel else 1.0,
    }
    return result, play


def pages(server: Running) -> list[dict[str, Any]]:
    """Return every page of the ladder."""
    found: list[dict[str, Any]] = []
    after = ""
    while True:
        status, page = server.ask(f"/api/players{after}")
        assert status == 200
        assert len(page["rungs"]) <= ladders.PAGE
        found.append(page)
        if page["next"] is None:
            return found
        after = f"?after={quote(page['next'])}"


def test_the_ladder_comes_page_by_page_with_bots_in_their_places(crowd: Running) -> None:
    found = pages(crowd)
    assert len(found) == 5
    rungs = [rung for page in found for rung in page["rungs"]]
    assert [rung["place"] for rung in rungs] == list(range(1, len(rungs) + 1))
    listed = {f"Player {number}" for number in range(PLAYERS) if number % 7 != 1 and number != 5}
    names = [rung["name"] for rung in rungs if rung["bot"] is None]
    assert (len(names), set(names)) == (len(listed), listed), "everybody once"
    assert {rung["bot"] for rung in rungs} - {None} == set(MEASURED)
    bounds = [rung["standing"]["points"] - rung["standing"]["doubt"] for rung in rungs]
    assert all(above >= below - 1 for above, below in pairwise(bounds)), "up to rounding"
    assert all(page["own"] == [] for page in found), "nobody has said who they are"


@pytest.mark.parametrize("number", [0, 2, 60, PLAYERS - 1])
def test_players_find_their_own_position(crowd: Running, number: int) -> None:
    whole = [rung for page in pages(crowd) for rung in page["rungs"]]
    own = crowd.ask("/api/players", **bearer(f"token {number}"))[1]["own"]
    [place] = [rung["place"] for rung in whole if rung["name"] == f"Player {number}"]
    assert own == [rung for rung in whole if abs(rung["place"] - place) <= ladders.NEAR]


def test_whoever_is_not_on_the_ladder_has_no_position(crowd: Running) -> None:
    for token in ("token 1", "token 5", "nobody"):
        assert crowd.ask("/api/players", **bearer(token))[1]["own"] == []
    crowd.ask("/api/players/me", {"listed": True}, **bearer("token 1"))
    assert len(crowd.ask("/api/players", **bearer("token 1"))[1]["own"]) > ladders.NEAR


@pytest.mark.parametrize(
    "after", ["", "x", "1,2,3", "1,2,nan,x", "-1,0,1.0,x", "0,-1,1.0,x", "1,1,1.0,%00", f"{10**30},0,1.0,x"]
)
def test_a_page_that_never_was_is_refused(server: Running, after: str) -> None:
    status, found = server.ask(f"/api/players?after={after}")
    assert (status, found["code"]) == (400, "malformed")


def test_all_of_a_players_games_come_page_by_page(crowd: Running) -> None:
    _, first = crowd.ask("/api/players/me", **bearer("token 0"))
    assert [game["code"] for game in first["games"]] == [
        f"G{number}" for number in range(GAMES - past_games.MOST_GAMES, GAMES)
    ]
    assert [game["code"] for game in first["games"] if game["kept"]] == [f"G{GAMES - 1}"]
    games, earlier = first["games"], first["earlier"]
    while earlier is not None:
        _, page = crowd.ask(f"/api/players/me?before={earlier}", **bearer("token 0"))
        assert page["heaps"] == first["heaps"], "all games count on every page"
        games, earlier = page["games"] + games, page["earlier"]
    assert [game["code"] for game in games] == [f"G{number}" for number in range(GAMES)]
    _is_added_up(first["heaps"])
    lines = csv.DictReader(io.StringIO(crowd.ask("/api/players/me/games", **bearer("token 0"))[1]))
    assert [line["code"] for line in lines] == [f"G{number}" for number in range(GAMES)]
    assert crowd.ask("/api/players/me?before=x", **bearer("token 0"))[1]["code"] == "malformed"
    assert crowd.ask(f"/api/players/me?before={10**10}", **bearer("token 0"))[1]["code"] == "malformed"


def _is_added_up(heaps: Sequence[dict[str, Any]]) -> None:
    sword = [number for number in range(GAMES) if number % 9]
    by = {(one["game"], one["by"], one["key"]): one for one in heaps}
    overall = by["sword", "all", "all"]
    assert overall["tally"]["played"] == len(sword)
    assert overall["tally"]["won"] == sum(number % 3 == 0 for number in sword)
    assert overall["honor"] == round(sum(number % 5 for number in sword) / len(sword), 2)
    assert by["sword", "role", "ninja"]["tally"]["played"] == sum(number % 2 == 0 for number in sword)
    assert by["duel", "opponent", "arima"]["tally"]["played"] == GAMES - len(sword)
    assert by["duel", "module", "none"]["honor"] is None


def test_the_list_of_tables_has_an_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert listing.MOST_LISTED >= 50
    monkeypatch.setattr(listing, "MOST_LISTED", 3)
    opened = [server.open_table({"game": "sword", "players": 3}, public=True)["code"] for _ in range(5)]
    listed = [one["code"] for one in server.ask("/api/tables")[1]["tables"]]
    assert listed == opened[:1:-1], "the newest first"


# --- no read of a whole table -------------------------------------------------------------------------------


KINDS_OF_SENTENCES = ("SELECT", "DELETE", "UPDATE", "WITH")


def plans(url: str, work: Callable[[Connection], object]) -> str:
    """Return how SQLite finds what some work asks for."""

    def explained(connection: Connection) -> str:
        asked: list[str] = []
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_trace_callback(asked.append)
        work(connection)
        driver.set_trace_callback(None)
        said = [one.replace("Inf", "9e999") for one in asked if one.startswith(KINDS_OF_SENTENCES)]
        return "\n".join(row[-1] for one in said for row in driver.execute(f"EXPLAIN QUERY PLAN {one}"))

    told: str = outside(url, explained)
    return told


LOOKS: dict[str, Callable[[Connection], object]] = {
    "the first page of the ladder": ladders.page,
    "a later page": lambda one: ladders.page(one, ladders.Cursor(900, 3, 0.5, "x")),
    "the last games of a player": lambda one: past_games.last_codes(one, "k", 9),
    "the games of a player": lambda one: past_games.all_codes(one, "k"),
    "games of a player at some tables": lambda one: past_games.games_at(one, "k", ["A", "B"]),
    "all games of a player": lambda one: past_games.counted_of(one, "k"),
    "a table with its rematches": lambda one: past_games.sitters_of(one, "A"),
    "the seats of a player": lambda one: ledger.seats_of(one, "k"),
    "what nobody has counted": lambda one: ledger.ended(one, ledger.End(1, "A", 1), counted=False),
    "a deleted table": lambda one: ledger.let_table_go(one, "A"),
    "a deleted campaign": lambda one: ledger.let_saga_go(one, "A"),
    "a deleted player": lambda one: ledger.forget(one, "k"),
    "old tables": lambda one: old_tables(one, {"running": 9.0, "over": 5.0}),
    "the last change of a table": lambda one: last_change(one, "A"),
    "mails that wait": lambda one: outbox_store.MAILS.is_any_due(one, 9.0),
    "mails without an address": outbox_store.forget_unaddressed,
    "push messages that wait": lambda one: NOTICES.is_any_due(one, 9.0),
    "a new device": lambda one: device_store.add(one, DeviceRow("d", "", "", "", "en", 1.0, 1.0), ["t"]),
    "the devices of a seat": lambda one: device_store.devices_of(one, ["t", "k"]),
    "a device that is turned off": lambda one: device_store.forget_device(one, "d"),
}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_nothing_is_found_by_reading_a_whole_table(
    sqlite_url: str, look: Callable[[Connection], object]
) -> None:
    with Running(sqlite_url, GENEROUS):
        pass
    found = plans(sqlite_url, look)
    tables = "|".join(one.name for one in rows.metadata.sorted_tables)
    assert "SEARCH" in found
    assert not re.findall(rf"SCAN (?:{tables})\b.*", found)


def test_the_order_of_the_ladder_is_there_after_an_upgrade(sqlite_url: str) -> None:
    """Whoever was rated by an older program is on the ladder of this one."""

    def older(connection: Connection) -> None:
        migrations.migrate(connection, "0007_indexes")
        for number in range(40):
            values = {"key": f"k{number}", "name": f"Player {number}", "mu": number / 10}
            columns = "INSERT INTO players (key, name, folded, token, listed, created)"
            connection.execute(text(columns + " VALUES (:key, :name, :name, :name, true, 1)"), values)
            rating = "INSERT INTO ratings (who, mu, sigma, games) VALUES ('player ' || :key, :mu, 1, 3)"
            connection.execute(text(rating), values)

    outside(sqlite_url, older)
    with Running(sqlite_url, GENEROUS) as server:
        names = [rung["name"] for page in pages(server) for rung in page["rungs"] if rung["name"]]
    assert names == [f"Player {number}" for number in reversed(range(40))]

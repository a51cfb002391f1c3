"""Claimed names with stats that follow from the logs; a deleted name leaves no trace."""

import asyncio
import csv
import io
import random
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, insert, inspect, select, text

from chanbara.duel.served.options import DuelGame
from chanbara.server.lobby.names import folded
from chanbara.server.settings import Settings
from chanbara.server.stats.outcome import counts, mostly_gone
from chanbara.server.stats.queries import table_stats
from chanbara.server.stats.rebuild import rebuild
from chanbara.server.stats.strength import MEASURED, is_rated
from chanbara.server.store import rows
from chanbara.server.store.database import database
from chanbara.server.store.rows import Entry, OriginRow, PlayRow, ResultRow
from chanbara.server.store.store import Store
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.stats_bodies import TableStats
from chanbara.sword.served.options import SwordGame
from tests.server.kit import PATIENCE, Running
from tests.server.party import GENEROUS, Party, Player
from tests.server.saga_kit import after_a_victory, begin
from tests.server.samples import table

ROOT = Path(__file__).parents[2]
NAME = "Tsukuyomi"
SWORD = {"game": "sword", "players": 3}
BOTS = [None, "greedy", "novice"]
LEDGER = (rows.results, rows.plays, rows.ratings)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Table(Party):
    """A table whose host has a claimed name."""

    def __init__(self, server: Running, game: dict[str, Any], player: str, **options: Any) -> None:  # noqa: ANN401
        host = server.open_table(game, NAME, player, **options)
        self._at(server, host["code"], [host])

    def _at(self, server: Running, code: str, seated: list[dict[str, Any]]) -> None:
        self.server, self.code, self.watchers = server, code, []
        self.chance = random.Random(code)
        self.players: list[Player] = [self.connect(one) for one in seated]

    def again(self) -> "Table":
        """Go on to the rematch, with the same seat and token."""
        self.host.say("rematch")
        while not self.host.wait("table")["table"]["next"]:
            pass
        code = self.host.table["next"]
        following = object.__new__(Table)
        following._at(self.server, code, [{**(self.host.seated or {}), "code": code}])
        return following

    def play_out(self) -> None:
        self.start()
        self.play()
        self.host.wait("over")


@pytest.fixture
def server(database_url: str) -> Iterator[Running]:
    with Running(database_url, GENEROUS) as running:
        yield running


def claim(server: Running, name: str = NAME) -> str:
    status, found = server.ask("/api/players", {"name": name})
    assert (status, found["name"]) == (201, name), found
    token: str = found["token"]
    return token


def me(server: Running, token: str) -> dict[str, Any]:
    status, found = server.ask("/api/players/me", **bearer(token))
    assert status == 200, found
    told: dict[str, Any] = found
    return told


def outside(url: str, work: Callable[[Connection], Any]) -> Any:  # noqa: ANN401 - whatever the work finds
    engine = database(url).engine
    with engine.begin() as connection:
        found = work(connection)
    engine.dispose()
    return found


def kept(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all recorded results."""
    found: dict[str, list[tuple[Any, ...]]] = outside(
        url,
        lambda connection: {
            one.name: sorted(map(tuple, connection.execute(select(one)).all())) for one in LEDGER
        },
    )
    return found


def count_to(games: int, url: str) -> None:
    """Wait until a server that was started has counted what another one missed."""
    ends = time.monotonic() + PATIENCE
    while len(kept(url)["results"]) < games:
        assert time.monotonic() < ends, kept(url)
        time.sleep(0.01)


def texts(url: str) -> str:
    """Return every text of every row of a database."""

    def read(connection: Connection) -> str:
        names = inspect(connection).get_table_names()
        return "\n".join(
            str(row)
            for name in names
            for row in connection.execute(text(f"SELECT * FROM {name}"))  # noqa: S608 - our own
        )

    found: str = outside(url, read)
    return found


def raw(url: str) -> bytes:
    """Return the bytes of all files of a database in a file."""
    place = Path(url.removeprefix("sqlite:///"))
    return b"".join(one.read_bytes() for one in place.parent.glob(f"{place.name}*"))


def test_a_name_is_claimed_once_however_it_is_written(server: Running) -> None:
    claim(server)
    unseen = (f"{NAME}\ufe0f", f"{NAME}\u3164", "Tsuku\u034fyomi", f"\U000e0100{NAME}")
    for same in (NAME, NAME.upper(), f"  {NAME.lower()} ", "\uff34sukuyomi", *unseen):
        status, found = server.ask("/api/players", {"name": same})
        assert (status, found["code"]) == (409, "taken"), same
    for unreadable in ("\u200b\n", "\u3164", "\u2800\ufe0f", "Tsuku\u202eyomi", "\u0301", "A" + "\u0301" * 4):
        assert server.ask("/api/players", {"name": unreadable})[1]["code"] == "impossible", ascii(unreadable)
    assert server.ask("/api/players", {"name": "x" * 25})[1]["code"] == "malformed"
    assert server.ask("/api/players", {"name": NAME}, **{"Accept-Language": "de"})[1]["message"].startswith(
        "Der Name „Tsukuyomi“ ist vergeben."
    )
    assert folded("\uff2aosé  ÁLVAREZ ") == "josé álvarez"


def test_who_has_no_token_is_told_nothing_and_changes_nothing(server: Running) -> None:
    token = claim(server)
    for wrong in ({}, bearer(""), bearer("x" * 32), {"Authorization": token[:-1]}):
        for path, method, body in (
            ("/api/players/me", "GET", None),
            ("/api/players/me", "POST", {"listed": False}),
            ("/api/players/me", "DELETE", None),
            ("/api/players/me/games", "GET", None),
        ):
            status, found = server.ask(path, body, method, **wrong)
            assert (status, found["code"]) == (401, "unknown_token"), (path, method)
    options = {"game": SWORD, "bots": BOTS}
    status, found = server.ask("/api/tables", {"name": "Ann", "options": options, "player": "x"})
    assert (status, found["code"]) == (401, "unknown_token")
    assert server.ask("/health")[1]["tables"] == 0
    found = me(server, token)
    assert (found["name"], found["listed"], found["games"], found["standing"]) == (NAME, True, [], None)


def test_an_address_claims_only_so_many_names(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(names_per_address=2)) as server:
        claim(server, "One")
        claim(server, "Two")
        status, found = server.ask("/api/players", {"name": "Three"})
        assert (status, found["code"]) == (429, "too_fast")


def test_finished_games_count_and_everything_follows_from_the_logs(
    server: Running, database_url: str
) -> None:
    token = claim(server)
    first = Table(server, SWORD, token, bots=BOTS)
    first.play_out()
    second = first.again()
    second.play_out()
    duel = Table(server, {"game": "duel", "opponent": "arima", "modules": []}, token)
    duel.play_out()
    ended = Table(server, {**SWORD, "book": "german"}, token, bots=BOTS)
    ended.start()
    ended.host.say("end")
    ended.host.wait("over")
    guest = Party(server, SWORD, 1, bots=BOTS)
    guest.start().play()
    guest.host.wait("over")
    campaign = after_a_victory(server, token)
    campaign.fight("random")
    for one in (first, second, duel, ended, guest):
        one.close()

    found = me(server, token)
    single = {first.code, second.code, duel.code}
    saga = [game["code"] for game in found["games"] if game["code"] not in single]
    assert [(game["code"], game["game"]) for game in found["games"]] == [
        (first.code, "sword"),
        (second.code, "sword"),
        *((code, "duel") for code in (duel.code, *saga)),
    ]
    assert all(game["kept"] for game in found["games"])
    assert len(saga) >= 2, "both duels of the campaign count, the second of which takes something over"
    assert found["games"][-1]["opponents"] == ["yoshioka"]
    _is_what_was_played(found["games"][0], first)
    _is_counted_up(found)
    _, lines = server.ask("/api/players/me/games", **bearer(token))
    told = [line["code"] for line in csv.DictReader(io.StringIO(lines))]
    assert told == [first.code, second.code, duel.code, *saga]
    _is_told_of_the_table(server, [first.code, second.code], found["games"][:2])
    assert server.ask(f"/api/tables/{ended.code}/statistics")[1] == {"games": 0, "sitters": []}
    assert server.ask("/api/tables/AAAAAA/statistics")[0] == 404
    _is_on_the_ladder(server, token)
    server.__exit__(None, None, None)
    _recomputed(database_url, found, token)


def _is_what_was_played(told: dict[str, Any], table: Table) -> None:
    last = table.host.view
    result = last["result"]
    assert told["won"] == (0 in result["winners"])
    assert (told["honor"], told["points"]) == (result["scores"][0]["honor"], result["scores"][0]["points"])
    assert told["character"] == last["seats"][0]["character"]
    assert last["seats"][0]["role"].startswith(told["role"])
    defeats = [event["about"] for event in table.host.events if event["kind"] == "Defeated"]
    assert told["suffered"] == sum(one["seat"] == 0 for one in defeats)
    assert told["dealt"] == sum(one["by"] == 0 for one in defeats if one["seat"] != 0)


def _is_counted_up(found: dict[str, Any]) -> None:
    by = {(one["game"], one["by"], one["key"]): one["tally"] for one in found["heaps"]}
    assert by["sword", "players", "3"]["played"] == by["sword", "set", "base"]["played"] == 2
    assert by["duel", "module", "none"]["played"] == by["duel", "opponent", "yoshioka"]["played"] == 1
    assert by["sword", "all", "all"]["won"] == sum(game["won"] for game in found["games"][:2])
    assert sum(one["played"] for (_, kind, _), one in by.items() if kind == "role") == 2
    assert found["standing"]["games"] == 2
    assert found["games"][1]["rating"] == found["standing"]["points"]
    assert found["games"][2]["rating"] is None


def _is_told_of_the_table(server: Running, codes: list[str], games: list[dict[str, Any]]) -> None:
    """Who won how often at the table, from either end of its chain; the guest's is a table of its own."""
    for code in codes:
        status, table = server.ask(f"/api/tables/{code}/statistics")
        assert (status, table["games"]) == (200, 2)
        own = next(one for one in table["sitters"] if one["name"] == NAME)
        assert own["tally"]["played"] == 2
        # Only the claimed name is marked, and a review marks the same one.
        seats = server.ask(f"/api/reviews/{code}")[1]["seats"]
        for named in (table["sitters"], seats):
            assert [one["name"] for one in named if one["verified"]] == [NAME]
        for way in ("roles", "characters"):
            assert sum(one["won"] for one in own[way]) == own["tally"]["won"]
            assert sum(one["played"] for one in own[way]) == 2
        assert {one["key"] for one in own["characters"]} == {game["character"] for game in games}
        assert {one["bot"] for one in table["sitters"]} == {None, "greedy", "novice"}


def _is_on_the_ladder(server: Running, token: str) -> None:
    rungs = server.ask("/api/players")[1]["rungs"]
    assert [one["name"] for one in rungs if one["bot"] is None] == [NAME]
    assert {one["bot"] for one in rungs} >= {"greedy", "planner"}
    server.ask("/api/players/me", {"listed": False}, **bearer(token))
    assert [one for one in server.ask("/api/players")[1]["rungs"] if one["bot"] is None] == []


def _recomputed(url: str, found: dict[str, Any], token: str) -> None:
    """A restart changes nothing, and recomputing from the logs alone gives the same."""
    before = kept(url)
    asyncio.run(rebuild(url))
    assert kept(url) == before

    def wipe(connection: Connection) -> None:
        for one in (rows.plays, rows.results, rows.ratings):
            connection.execute(delete(one))

    outside(url, wipe)
    with Running(url, GENEROUS) as server:
        count_to(len(before["results"]), url)
        assert me(server, token) == {**found, "listed": False}
    assert kept(url) == before


def test_deleting_ones_data_leaves_no_trace(server: Running, database_url: str) -> None:
    token = claim(server)
    table = Table(server, SWORD, token, bots=BOTS)
    table.start()
    table.host.say("say", text=f"{NAME} was here")
    table.host.wait("said")
    table.play()
    table.host.wait("over")
    waiting = Table(server, SWORD, token, bots=[None, None, "greedy"])
    watcher = waiting.watch("Ben")
    clan = begin(server, "clan", who=NAME, player=token)
    clan.sit().close()
    assert NAME in texts(database_url)
    status, _ = server.ask("/api/players/me", None, "DELETE", **bearer(token))
    assert status == 204
    assert server.ask("/api/players/me", **bearer(token))[0] == 401
    assert NAME not in texts(database_url)
    if database_url.startswith("sqlite"):
        assert b"greedy" in raw(database_url)
        assert NAME.encode() not in raw(database_url)

    assert clan.info()["name"] == "", "whoever has its token goes on with it"
    info = server.ask(f"/api/tables/{table.code}")[1]
    assert info["seats"][0]["name"] == ""
    assert NAME not in server.ask(f"/api/tables/{table.code}/record")[1]
    told = server.ask(f"/api/tables/{table.code}/statistics")[1]
    assert [one["name"] for one in told["sitters"]] == ["", "", ""]
    newcomer = table.watch("Cleo")
    assert not [one for one in newcomer.quiet() if one["type"] == "said" and one.get("bot") is None]
    # Who waits for a game still sits there, without a name, and everybody sees it.
    while watcher.hear() and not (watcher.table and watcher.table["seats"][0]["name"] == ""):
        pass
    assert not watcher.table["seats"][0]["free"]
    assert [one for one in server.ask("/api/players")[1]["rungs"] if one["bot"] is None] == []
    before = kept(database_url)
    for one in (table, waiting):
        one.close()
    server.__exit__(None, None, None)
    asyncio.run(rebuild(database_url))
    assert kept(database_url) == before
    assert len(before["results"]) == 1
    if database_url.startswith("sqlite"):
        assert NAME.encode() not in raw(database_url)


def figures_before(connection: Connection, code: str) -> TableStats:
    before = msgspec.structs.replace(table("BEFORE"), next=code)
    connection.execute(insert(rows.tables), msgspec.structs.asdict(before))
    told = table_stats(connection, before.code)
    connection.execute(delete(rows.tables))
    return told


def test_a_removed_table_leaves_its_result_only_where_it_is_somebodys(
    server: Running, database_url: str
) -> None:
    token = claim(server)
    named = Table(server, SWORD, token, bots=BOTS)
    named.play_out()
    nameless = Party(server, SWORD, 1, bots=BOTS)
    nameless.start().play()
    nameless.host.wait("over")
    for one in (named, nameless):
        one.close()
    server.__exit__(None, None, None)

    async def remove() -> None:
        store = Store.open(database_url)
        for code in (named.code, nameless.code):
            await store.remove(code)
        await store.close()

    asyncio.run(remove())
    assert [row[0] for row in kept(database_url)["results"]] == [named.code]
    told = outside(database_url, partial(figures_before, code=named.code))
    assert (told.games, [one.name for one in told.sitters]) == (1, ["", "", ""])
    with Running(database_url, GENEROUS) as again:
        assert [(game["code"], game["kept"]) for game in me(again, token)["games"]] == [(named.code, False)]
    assert outside(database_url, lambda connection: connection.execute(select(rows.owners)).all()) == []
    before = kept(database_url)
    asyncio.run(rebuild(database_url))
    assert kept(database_url) == before


def test_a_game_is_the_bots_that_answered_most_of_it() -> None:
    def log(*told: tuple[str, int]) -> list[Entry]:
        return [Entry("A", number, kind, seat, "", 0.0, "") for number, (kind, seat) in enumerate(told)]

    half = (("choice", 0), ("takeover", 0), ("choice", 0))
    assert mostly_gone(log(*half)) == set()
    assert mostly_gone(log(*half, ("choice", 0))) == {0}
    assert mostly_gone(log(*half, ("return", 0), ("choice", 0), ("timeout", 1), ("choice", 1))) == {1}


def test_what_is_no_game_of_its_own_does_not_count() -> None:
    elsewhere = OriginRow("A", "again", "deal", "B", 0, "record")
    sword, duel = TableOptions(SwordGame()), TableOptions(DuelGame(rulings={"balanced_shiro": True}))
    assert counts(table("A", "over"), sword, None)
    assert counts(table("A", "over"), duel, None)
    assert not counts(table("A", "over"), sword, elsewhere)
    states = ("lobby", "running", "void", "frozen")
    assert not any(counts(table("A", status), sword, None) for status in states)


def test_b11_5_a_duel_with_numbers_of_ones_own_does_not_count() -> None:
    own = TableOptions(DuelGame(numbers="player: {life: 9}"))
    assert not counts(table("A", "over"), own, None)


def test_only_the_printed_game_with_somebody_who_has_a_name_is_rated() -> None:
    def game(**other: Any) -> ResultRow:  # noqa: ANN401 - any column
        told = {"code": "A", "number": 0, "ended": 0.0, "game": "sword", "players": 2, "rising_sun": False}
        return ResultRow(**{**told, "printed": True, "winner": "ninja", "detail": "", **other})

    def play(player: str = "", bot: str = "") -> PlayRow:
        return PlayRow("A", 0, player, bot, "ninja", "ninja", "benkei", True, 3, 3, 1, 0)

    assert is_rated(game(), [play("k"), play(bot="greedy")])
    assert not is_rated(game(), [play(), play(bot="greedy")])
    assert not is_rated(game(printed=False), [play("k")])
    assert not is_rated(game(game="duel"), [play("k")])


def test_bots_begin_where_the_ladder_measured_them() -> None:
    page = (ROOT / "docs" / "results" / "bots.md").read_text(encoding="utf-8")
    measured = re.findall(
        r"^\| ([\w@]+) \| [\d.]+ % \([^)]*\) \| ([+-][\d.]+) \| \d+ \|$", page, re.MULTILINE
    )
    assert {name: float(rating) for name, rating in measured} == MEASURED

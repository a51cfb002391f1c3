"""Recording results despite errors: no game prevents another from counting, and no counted one is lost."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from chanbara.server.stats import recorder as books
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.rebuild import rebuild
from chanbara.server.stats.recorder import Books
from chanbara.server.store import rows
from chanbara.server.store.rows import Entry
from chanbara.server.store.store import StoreError
from chanbara.server.table.room import Room
from chanbara.sword.served.options import SwordGame
from chanbara.sword.served.outcome import is_printed
from tests.server.kit import Running
from tests.server.party import GENEROUS
from tests.server.saga_kit import begin
from tests.server.samples import with_store
from tests.server.test_players import BOTS, SWORD, Table, claim, count_to, kept, me, outside
from tests.server.test_restart import change_table
from tests.server.worlds import lobby_of

DUEL = {"game": "duel", "opponent": "arima"}


def damage(url: str, unreadable: str, unfit: str) -> None:
    """Leave two tables as another version of the program might have written them."""
    change_table(url, unreadable, options='{"game":{"game":"go"}}')
    log = rows.entries.c
    last = select(log.number).where(log.code == unfit, log.kind == "choice").order_by(log.number.desc())

    def other_rules(connection: Connection) -> None:
        number = connection.scalar(last.limit(1))
        choice = (log.code == unfit) & (log.number == number)
        connection.execute(update(rows.entries).where(choice).values(text="bow deeply"))

    outside(url, other_rules)


def test_what_cannot_be_read_keeps_its_result_and_stops_no_other(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(sqlite_url, GENEROUS) as server:
        token = claim(server)
        games = [Table(server, DUEL, token) for _ in range(3)]
        for one in games:
            one.play_out()
            one.close()
        found = me(server, token)
    unreadable, unfit, sound = (one.code for one in games)
    before = kept(sqlite_url)
    damage(sqlite_url, unreadable, unfit)
    asyncio.run(rebuild(sqlite_url))
    assert kept(sqlite_url) == before

    def fail(*_: Any) -> None:  # noqa: ANN401 - whatever it is asked
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(ledger, "_settle", fail)
        with pytest.raises(StoreError):
            asyncio.run(rebuild(sqlite_url))
    assert kept(sqlite_url) == before, "all of it, or nothing"

    def wipe(connection: Connection) -> None:
        for one in (rows.plays, rows.results):
            connection.execute(delete(one))

    outside(sqlite_url, wipe)
    with Running(sqlite_url, GENEROUS) as server:
        count_to(2, sqlite_url)
        assert me(server, token)["games"] == [game for game in found["games"] if game["code"] == sound]
    assert {row[0] for row in kept(sqlite_url)["results"]} == {sound, unfit}


def test_whoever_hears_that_it_is_over_finds_it_counted(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter = Books.enter

    async def slowly(self: Books, room: Room) -> None:
        await asyncio.sleep(0.5)
        await enter(self, room)

    def fail(*_: Any) -> None:  # noqa: ANN401 - whatever it is asked
        raise ZeroDivisionError

    with Running(sqlite_url, GENEROUS) as server:
        token = claim(server)
        with monkeypatch.context() as patched:
            patched.setattr(Books, "enter", slowly)
            first = Table(server, DUEL, token)
            first.play_out()
            assert [game["code"] for game in me(server, token)["games"]] == [first.code]
        with monkeypatch.context() as patched:
            patched.setattr(books, "outcome", fail)
            second = Table(server, DUEL, token)
            second.play_out()  # it is told all the same
            assert len(me(server, token)["games"]) == 1
        for one in (first, second):
            one.close()
    with Running(sqlite_url, GENEROUS) as server:
        count_to(2, sqlite_url)
        assert [game["code"] for game in me(server, token)["games"]] == [first.code, second.code]


def owners(url: str) -> int:
    found: int = outside(url, lambda connection: len(connection.execute(select(rows.owners)).all()))
    return found


@pytest.mark.usefixtures("no_wait")
def test_a_saga_is_somebodys_from_its_first_duel_to_its_end(sqlite_url: str) -> None:
    """Also where the tables of its first duels were removed; and no longer than it is there."""
    with Running(sqlite_url, GENEROUS) as server:
        token = claim(server)
        body = {"name": "Aki", "draft": {"way": "clan", "game": {"game": "duel"}}, "player": "x" * 20}
        assert server.ask("/api/sagas", body)[1]["code"] == "unknown_token"
        clan = begin(server, "clan", player=token)
        clan.fight("random")
        (first,) = [game["code"] for game in me(server, token)["games"]]
    with_store(sqlite_url, lambda store: store.remove(first))
    assert owners(sqlite_url) == 1
    with Running(sqlite_url, GENEROUS) as server:
        clan = clan.at(server)
        if clan.info()["status"] == "open":
            clan.fight("random")
            assert len(me(server, token)["games"]) == 2
        assert clan.ask(method="DELETE")[0] == 204
        assert owners(sqlite_url) == 0
        old = begin(server, "clan", player=token)
        asyncio.run(lobby_of(server).sweep.remove_old(time.time() + 61 * 86_400))
        assert old.ask()[0] == 404
    assert owners(sqlite_url) == 0


def test_only_what_is_dealt_and_played_unaided_is_as_printed() -> None:
    def log(*kinds: str) -> list[Entry]:
        return [Entry("A", number, kind, 0, "", 0.0, "") for number, kind in enumerate(kinds)]

    assert is_printed(SwordGame(characters=[None, None]), [0], log("started", "choice"))
    assert not is_printed(SwordGame(characters=[None, "benkei"]), [0], log("started", "choice"))
    assert not is_printed(SwordGame(rulings={"deck_ends_when_needed": False}), [0], log())
    assert not is_printed(SwordGame(book="german"), [0], log())
    assert not is_printed(SwordGame(house="values:"), [0], log())
    # Seat 0 has asked for help: it cannot win by that, and not make a loss disappear.
    assert not is_printed(SwordGame(), [0, 2], log("started", "aided", "choice"))
    assert is_printed(SwordGame(), [1, 2], log("started", "aided", "choice"))


def test_a_game_with_chosen_characters_counts_and_is_not_rated(sqlite_url: str) -> None:
    with Running(sqlite_url, GENEROUS) as server:
        token = claim(server)
        table = Table(server, {**SWORD, "characters": ["benkei", None, None]}, token, bots=BOTS)
        table.play_out()
        table.close()
        found = me(server, token)
        assert [(game["character"], game["rating"]) for game in found["games"]] == [("benkei", None)]
        assert found["standing"] is None

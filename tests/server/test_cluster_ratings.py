"""Two servers count games of the same players at the same moment: none is lost, and all are in one order."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select

from chanbara.record.ratings import Strength
from chanbara.server.kind import Outcome
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.recorder import Books
from chanbara.server.stats.strength import PLAYER, after, taking_part
from chanbara.server.store import rows, turns
from chanbara.server.store.rows import PlayerRow, PlayRow, RatingRow, ResultRow
from chanbara.server.store.store import Store
from tests.server.samples import seat, table

GAMES = 12
TEAMS = (("shogun", "samurai", "ann"), ("ninja1", "ninja", "bea"), ("ninja2", "ninja", ""))
"""Role, team and player of each seat."""


def player(key: str) -> PlayerRow:
    return PlayerRow(key, key.title(), key, f"token of {key}", listed=True, created=1.0, skeleton=key)


def outcome(code: str, number: int) -> Outcome:
    """A game of Ann and Bea, won by the one or the other."""
    winner = "samurai" if number % 3 else "ninja"
    result = ResultRow(code, 0, float(number), "sword", 3, False, True, winner, "")
    plays = [
        PlayRow(code, seat, "", "" if key else "greedy", role, team, "", team == winner, 1, 1, 0, 0)
        for seat, (role, team, key) in enumerate(TEAMS)
    ]
    return Outcome(result, plays)


async def lay_tables(store: Store, codes: list[str]) -> None:
    def work(connection: Connection) -> None:
        for key in ("ann", "bea"):
            connection.execute(insert(rows.players), msgspec.structs.asdict(player(key)))
        for code in codes:
            connection.execute(insert(rows.tables), msgspec.structs.asdict(table(code)))
            for number, (_, _, key) in enumerate(TEAMS):
                token = f"{code} {number}" if key else ""
                row = msgspec.structs.replace(seat(code, number), token=token)
                connection.execute(insert(rows.seats), msgspec.structs.asdict(row))
                if key:
                    connection.execute(insert(rows.owners), {"token": token, "player": key})

    await store.ask(work)


def counted_by_two(url: str, *, by: int = 2) -> tuple[list[ResultRow], dict[str, RatingRow]]:
    """Let two servers count games at once; return the results in order, and the ratings."""

    async def story() -> tuple[list[ResultRow], dict[str, RatingRow]]:
        stores = [Store.open(url, is_shared=True) for _ in range(by)]
        codes = [f"{number:06}" for number in range(GAMES)]
        await lay_tables(stores[0], codes)
        found = [outcome(code, number) for number, code in enumerate(codes)]
        # Each of them counts all games: a game that two have seen the end of counts once.
        await asyncio.gather(*(Books(one).count(game) for game in found for one in stores))
        results = await stores[0].read(
            lambda connection: rows.read(
                connection, select(rows.results).order_by(rows.results.c.number), ResultRow
            )
        )
        ratings = await stores[0].read(
            lambda connection: {
                row.who: row for row in rows.read(connection, select(rows.ratings), RatingRow)
            }
        )
        for one in stores:
            await one.close()
        return results, ratings

    return asyncio.run(story())


def rated_in_order(results: list[ResultRow]) -> dict[str, Strength]:
    """Return the ratings that follow from results, one after the other."""
    known: dict[str, Strength] = {}
    for result in results:
        plays = outcome(result.code, int(result.code)).plays
        for play, (_, _, key) in zip(plays, TEAMS, strict=True):
            play.player = key
        known |= after(result, taking_part(result, plays), known)
    return known


def test_no_game_is_lost_and_ratings_follow_from_the_order(postgres_url: str) -> None:
    results, ratings = counted_by_two(postgres_url)
    assert [one.number for one in results] == list(range(GAMES))
    assert {one.code for one in results} == {f"{number:06}" for number in range(GAMES)}
    known = rated_in_order(results)
    for value in ("mu", "sigma"):
        found = {who: getattr(row, value) for who, row in ratings.items()}
        assert found == pytest.approx({who: getattr(one, value) for who, one in known.items()})
    assert ratings[PLAYER + "ann"].games == ratings[PLAYER + "bea"].games == GAMES


def test_without_turns_games_would_be_lost(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They would take the same numbers; without numbers of their own, ratings would overwrite each other."""

    def no_turn(*_: Any) -> None:  # noqa: ANN401 - whatever it is asked
        return

    monkeypatch.setattr(ledger, "take_turn", no_turn)
    with pytest.raises(Exception, match=r"results_by_number|duplicate key"):
        counted_by_two(postgres_url, by=4)


def test_whoever_is_busy_is_waited_for_and_not_in_the_database(postgres_url: str) -> None:
    """A server that is stopped in the middle of counting keeps nobody's tables waiting."""

    async def story() -> list[str]:
        first, second = Store.open(postgres_url, is_shared=True), Store.open(postgres_url, is_shared=True)
        await lay_tables(first, ["000000"])
        begun, may_end = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def slowly(connection: Connection) -> None:
            turns.take_turn(connection, turns.COUNTING)
            loop.call_soon_threadsafe(begun.set)
            asyncio.run_coroutine_threadsafe(may_end.wait(), loop).result()

        slow = asyncio.create_task(first.ask(slowly))
        await begun.wait()
        counting = asyncio.create_task(Books(second).count(outcome("000000", 0)))
        done = []
        for number in range(3):
            await second.save_table(table("000000"))
            done.append(f"stored {number}")
        assert not counting.done()
        may_end.set()
        await asyncio.gather(slow, counting)
        done.append("counted")
        for one in (first, second):
            await one.close()
        return done

    assert asyncio.run(story()) == ["stored 0", "stored 1", "stored 2", "counted"]

"""Campaigns, rematches and seats on several servers: none is opened twice, or for somebody deleted."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec
import pytest

from chanbara.duel.kind import DUEL
from chanbara.duel.served.saga.sagas import Sagas
from chanbara.server.cluster import leases
from chanbara.server.lobby.tokens import hashed
from chanbara.server.stats import stats_store as ledger
from chanbara.server.store.rows import PlayerRow
from chanbara.server.store.saga_store import Changed
from chanbara.server.store.store import Store, StoreError
from tests.server.cluster_kit import change_hands, on_loop
from tests.server.kit import Running, until
from tests.server.party import party
from tests.server.saga_kit import EASY, Fighter, begin
from tests.server.samples import seat, table

SWORD = {"game": "sword", "players": 3}
Pair = tuple[Running, Running]


def sagas_of(server: Running) -> Sagas:
    found = server.lobby.service(DUEL)
    assert isinstance(found, Sagas)
    return found


def test_one_table_is_opened_for_a_duel_whoever_is_asked(pair: Pair) -> None:
    with ThreadPoolExecutor(4) as threads:
        for _ in range(3):
            fighter = begin(pair[0], "campaign", EASY)
            both = [fighter.at(server) for server in (*pair, *pair)]
            found = list(threads.map(lambda one: one.ask("/duel", b""), both))
            assert {status for status, _ in found} == {201}
            assert len({seated["code"] for _, seated in found}) == 1


def test_a_duel_at_one_server_leads_on_a_saga_that_another_is_asked_about(pair: Pair) -> None:
    """While it goes on, and after it; also where the saga could not be led on at its end."""
    first, second = pair
    fighter = begin(first, "campaign", EASY, events=False)
    player = fighter.sit()
    assert player.seated is not None
    code = player.seated["code"]
    player.close()
    change_hands(first, second, code)
    there = fighter.at(first)
    assert there.info()["table"] == code
    assert fighter.at(second).fight("solver")
    assert code not in first.lobby.rooms
    for server in pair:
        info = fighter.at(server).info()
        assert info["table"] is None
        assert len(info["fought"]) == 1


def test_whoever_has_read_a_saga_before_cannot_bring_its_name_back(pair: Pair) -> None:
    first, second = pair
    fighter = begin(first, "clan")
    row = on_loop(second, sagas_of(second).shelf.find(fighter.code))
    assert row is not None
    assert first.ask("/api/data/delete", {"tokens": [fighter.token]})[0] == 200
    with pytest.raises(Changed):
        on_loop(second, sagas_of(second).shelf.save(row))
    assert fighter.at(second).info()["name"] == ""


def test_a_saga_is_deleted_with_its_duel_at_another_server(pair: Pair) -> None:
    first, second = pair
    fighter: Fighter = begin(first, "campaign", EASY)
    player = fighter.sit()
    assert player.seated is not None
    code = player.seated["code"]
    player.close()
    change_hands(first, second, code)
    back = fighter.at(second).sit()
    assert fighter.ask(method="DELETE")[0] == 204
    assert back.wait("bye")["reason"] == "removed"
    assert code not in second.lobby.rooms
    assert [one.ask(f"/api/tables/{code}")[0] for one in pair] == [404, 404]
    assert fighter.at(second).ask()[0] == 404
    back.close()


def test_what_a_server_opens_for_sagas_at_its_start_is_none_of_a_running_table(
    pair: Pair,
) -> None:
    """It would run without a lease."""
    fighter = begin(pair[0], "campaign", EASY)
    player = fighter.sit()
    assert player.seated is not None
    settings = pair[0].settings
    with Running(pair[0].database, settings) as third:
        assert player.seated["code"] not in third.lobby.rooms
        assert all(room.fence is not None for room in third.lobby.rooms.values())
    player.close()


def test_whoever_has_lost_a_table_opens_no_rematch(pair: Pair) -> None:
    first, second = pair
    with party(first, SWORD, people=3) as one:
        one.start()
        one.host.say("end")
        one.host.wait("over")
        fence = first.lobby.rooms[one.code].fence
        assert fence is not None
        on_loop(second, second.lobby.store.ask(partial(leases.revoke, codes=[one.code], but=[])))
        assert second.ask(f"/api/tables/{one.code}")[0] == 200
        count = len(first.lobby.rooms)
        one.host.say("rematch")
        assert one.host.wait("refused")["code"] == "closed"
        assert one.host.wait("bye")["reason"] == "moved"
        until(lambda: one.code not in first.lobby.rooms)
        assert len(first.lobby.rooms) == count - 1
        assert second.lobby.rooms[one.code].row.next == ""


# --- in the database ---------------------------------------------------------------------------------------


def player(key: str) -> PlayerRow:
    return PlayerRow(key, key.title(), key, f"token of {key}", listed=True, created=1.0, skeleton=key)


def test_nobody_gets_a_seat_while_they_are_deleted(postgres_url: str) -> None:
    """Either the seat is there first, and loses its name, or it is refused."""

    async def story() -> list[str]:
        first, second = Store.open(postgres_url, is_shared=True), Store.open(postgres_url, is_shared=True)
        names = []
        for number in range(6):
            key = f"ann{number}"
            await first.ask(partial(ledger.add_player, player=player(key)))
            code = f"TABLE{number}"
            row = msgspec.structs.replace(seat(code, 0), token=hashed(key), name=key)
            own = partial(ledger.own, token=row.token, player=key)
            outcome, _ = await asyncio.gather(
                first.add_table(table(code), [row], also=own),
                second.forget(partial(ledger.forget, player=key)),
                return_exceptions=True,
            )
            stored = await second.seats(code)
            assert isinstance(outcome, StoreError) == (not stored)
            names += [one.name for one in stored]
        for one in (first, second):
            await one.close()
        return names

    assert set(asyncio.run(story())) <= {""}

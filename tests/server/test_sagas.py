"""Campaigns and clans on the server: begun, left, resumed after a restart, without second tries."""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import chanbara
from chanbara.duel.kind import DUEL
from chanbara.duel.saga.saved import save_saga
from chanbara.duel.served.saga.sagas import Sagas
from chanbara.duel.setup import Start
from chanbara.server.stats.rebuild import rebuild
from chanbara.server.store.rows import SagaRow
from chanbara.server.store.saga_store import SagaShelf
from chanbara.server.store.store import Store
from tests.server.kit import Running
from tests.server.party import GENEROUS
from tests.server.saga_kit import EASY, Fighter, after_a_victory, begin, climbed, play_on
from tests.server.samples import with_store
from tests.server.test_players import count_to, kept, outside, raw, texts
from tests.server.test_restart import change_table
from tests.server.worlds import lobby_of

GIVEN_UP = "Yamato Takeru"


def saga_row(url: str, code: str) -> SagaRow:
    """Return the stored row of a saga while no server runs."""
    row = with_store(url, lambda store: SagaShelf(store).find(code))
    assert row is not None
    return row


def keep(url: str, row: SagaRow) -> None:
    """Store it, whatever has changed since."""

    async def story(store: Store) -> None:
        now = await SagaShelf(store).find(row.code)
        assert now is not None
        await SagaShelf(store).save(msgspec.structs.replace(row, version=now.version))

    with_store(url, story)


def states(info: dict[str, Any]) -> list[str]:
    """Return what became of each opponent."""
    return [rung["state"] for rung in info["rungs"]]


def test_b7_1_a_campaign_is_left_and_resumed_whatever_happens_to_the_server(database_url: str) -> None:
    with Running(database_url, GENEROUS) as first:
        fighter = begin(first, "campaign", EASY)
        fresh = fighter.info()
        assert states(fresh) == ["next", "ahead", "ahead", "ahead", "ahead", "optional"]
        assert [(one["life"], one["most"]) for one in fresh["members"]] == [(10, 10)]
        player = fighter.sit()
        play_on(player, "solver", 5)
        assert player.view["enemies"][0]["life"] == 4
        version, code = player.version, player.table["code"]
        assert fighter.info()["table"] == code
        player.close()
    with Running(database_url, GENEROUS) as second:
        fighter = fighter.at(second)
        back = fighter.sit()
        assert (back.table["code"], back.version) == (code, version), "resumed, not dealt anew"
        back.close()
        record = fighter.fight("solver")
        result = chanbara.replay(record).result
        after = fighter.info()
        assert [(one["opponent"], one["won"]) for one in after["fought"]] == [("arima", result.won)]
        assert after["won"] == result.won
        assert after["table"] is None
    with Running(database_url, GENEROUS) as third:
        assert fighter.at(third).info() == after


def test_b7_1_what_the_next_duel_takes_over_follows_from_the_last(server: Running) -> None:
    """Life, armor and the enemy's life are those of the campaign; no client sends them."""
    fighter = after_a_victory(server)
    (samurai,) = fighter.info()["members"]
    player = fighter.sit()
    assert player.view["open"]["life"] == samurai["life"]
    assert player.view["enemies"][0] == {**player.view["enemies"][0], "opponent": "yoshioka", "life": 5}
    assert player.table["saga"] == fighter.code
    play_on(player, "random")
    start = chanbara.replay(player.wait("over")["record"]).start
    assert isinstance(start, Start)
    assert start.carried.life == samurai["life"]
    player.close()


def after_a_defeat(server: Running) -> tuple[Fighter, chanbara.Game]:
    """Return a clan whose fourth samurai has fallen in the first duel, and that duel."""
    while True:
        fighter = begin(server, "clan", {"game": "duel", "modules": ["blood"]})
        info = fighter.ask("/choices", {"choice": "send", "weapon": "bokken"})[1]
        assert [one["fights"] for one in info["members"]] == [False, False, False, True]
        game = chanbara.replay(fighter.fight("random"))
        if not game.result.won:
            return fighter, game


def test_b7_1_what_was_regained_is_told_between_duels_of_a_campaign(server: Running) -> None:
    fresh = begin(server, "campaign", EASY).info()
    assert fresh["regained"] is None
    assert fresh["carried"][0].startswith("After each victory you regain up to 5 life")
    fighter = begin(server, "campaign", EASY, events=False)
    while (record := fighter.fight("solver")) and fighter.info()["status"] != "open":
        fighter = begin(server, "campaign", EASY, events=False)
    left, info = chanbara.replay(record).result.life, fighter.info()
    now = info["members"][0]["life"]
    assert now == min(left + 5, info["members"][0]["most"])
    assert (
        info["regained"]
        == f"You ended the last duel with {left} life and begin the next one with {now} life."
    )


def test_a_duel_that_took_something_over_counts_alike_when_it_is_read_again(sqlite_url: str) -> None:
    with Running(sqlite_url, GENEROUS) as server:
        fighter = after_a_victory(server)
        fighter.fight("solver")
        over = text("SELECT count(*) FROM tables WHERE status = 'over'")
        count_to(outside(sqlite_url, lambda connection: connection.scalar(over)), sqlite_url)
    counted = kept(sqlite_url)
    asyncio.run(rebuild(sqlite_url))
    assert kept(sqlite_url) == counted


def test_b7_3_a_clan_goes_on_with_the_next_samurai_and_the_same_enemy(server: Running) -> None:
    fighter, game = after_a_defeat(server)
    info = fighter.info()
    assert [(one["weapon"], one["won"]) for one in info["fought"]] == [("bokken", False)]
    fallen = info["members"][3]
    assert (fallen["life"], fallen["may_fight"]) == (0, False)
    assert len(fallen["wounds"]) == len(game.table.blood)
    assert [one["may_fight"] for one in info["members"]] == [True, False, False, False]
    assert info["rungs"][0]["life"] == game.table.enemies[0].life
    code, sentence = fighter.refused("/choices", {"choice": "send", "weapon": "nodachi"})
    assert (code, sentence) == ("impossible", "You cannot send this samurai now (B7.3).")
    while fighter.info()["status"] == "open":
        fighter.fight("random")
    lost = fighter.info()
    assert lost["status"] == "lost"
    assert states(lost)[lost["won"] :] == ["lost"] + ["unmet"] * (5 - lost["won"])
    assert fighter.refused("/duel", b"")[0] == "closed"


def test_who_has_not_the_token_learns_nothing_and_changes_nothing(server: Running) -> None:
    fighter = begin(server, "clan")
    for token in ("", "wrong", "é", "x" * 2_000):
        for what, body in (("", None), ("/duel", b""), ("/choices", {"choice": "retire"})):
            status, found = fighter.ask(what, body, token=token)
            assert (status, found["code"]) == (401, "unknown_token")
    assert Fighter(server, "AAAAAA", fighter.token).ask()[0] == 404
    assert Fighter(server, "nonsense", fighter.token).ask()[1]["code"] == "unknown_saga"
    player = fighter.sit()
    assert server.ask(f"/api/tables/{player.table['code']}/seats", {"name": "Bob"})[1]["code"] == "started"
    player.close()


def test_an_open_duel_is_no_way_out(server: Running) -> None:
    """It cannot be ended, repeated or dealt again, and nothing is decided meanwhile."""
    fighter = begin(server, "clan")
    player = fighter.sit()
    sentence = "Duels in a campaign or clan must be finished. You can leave and come back."
    assert player.refused("end") == ("impossible", sentence)
    assert fighter.refused("/choices", {"choice": "send", "weapon": "nodachi"})[0] == "started"
    assert fighter.refused("/choices", {"choice": "retire"})[0] == "started"
    again = fighter.sit()
    assert again.table["code"] == player.table["code"]
    again.close()
    play_on(player, "random")
    player.wait("over")
    assert player.refused("rematch") == ("impossible", "Duels in a campaign or clan have no rematch.")
    assert len(fighter.info()["fought"]) == 1
    player.close()


@pytest.mark.parametrize("word", ["carried", "life", "saga"])
def test_no_message_invents_what_a_duel_takes_over(server: Running, word: str) -> None:
    game = {"game": "duel", word: {"life": 99}}
    for path, body in (
        ("/api/tables", {"name": "Aki", "options": {"game": game}}),
        ("/api/sagas", {"name": "Aki", "draft": {"way": "campaign", "game": game}}),
    ):
        status, found = server.ask(path, body)
        assert (status, found["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("draft", "sentence"),
    [
        ({"way": "single", "game": {"game": "duel"}}, "Open single duels as a table."),
        (
            {"way": "campaign", "game": {"game": "duel", "modules": ["blood"]}},
            "Blood cannot be used in a campaign",
        ),
    ],
)
def test_a_saga_that_cannot_be_is_not_begun(server: Running, draft: dict[str, Any], sentence: str) -> None:
    status, found = server.ask("/api/sagas", {"name": "Aki", "draft": draft})
    assert (status, found["code"]) == (400, "impossible")
    assert sentence in found["message"]


def test_what_was_tampered_with_is_refused_and_the_server_starts_all_the_same(database_url: str) -> None:
    with Running(database_url, GENEROUS) as first:
        fighter = begin(first, "campaign")
    row = saga_row(database_url, fighter.code)
    saved = json.loads(row.story)
    saved["state"]["won"] = 4
    keep(database_url, msgspec.structs.replace(row, story=json.dumps(saved)))
    with Running(database_url, GENEROUS) as second:
        code, sentence = fighter.at(second).refused("", None)
        assert code == "closed"
        assert sentence.startswith("The saved data does not match its duels")
    keep(database_url, row)
    with Running(database_url, GENEROUS) as third:
        assert fighter.at(third).info()["won"] == 0


def test_a_server_killed_between_a_duel_and_its_saga_leads_it_on(database_url: str) -> None:
    with Running(database_url, GENEROUS) as first:
        fighter = begin(first, "clan")
        fighter.sit().close()
    before = saga_row(database_url, fighter.code)
    with Running(database_url, GENEROUS) as second:
        fighter.at(second).fight("random")
        after = fighter.at(second).info()
    keep(database_url, before)  # as if it had been killed before the saga was stored
    with Running(database_url, GENEROUS) as third:
        row = running_row(third, fighter.code)
        assert row is not None
        assert row.duel == "", "led on before anybody asked"
        assert fighter.at(third).info() == after


def sagas_of(server: Running) -> Sagas:
    """Return all campaigns and clans of a running server."""
    found = lobby_of(server).service(DUEL)
    assert isinstance(found, Sagas)
    return found


def running_row(server: Running, code: str) -> SagaRow | None:
    """Return what a running server has stored of a saga."""

    async def asked() -> SagaRow | None:
        return await sagas_of(server).shelf.find(code)

    return asyncio.run(asked())


def test_a_table_that_was_never_dealt_or_cannot_go_on_is_replaced(database_url: str) -> None:
    """Nobody gains by it: nothing was seen, or other rules cannot play it on."""
    with Running(database_url, GENEROUS) as first:
        fighter = begin(first, "campaign")
        never = fighter.ask("/duel", b"")[1]["code"]
        assert fighter.ask("/duel", b"")[1]["code"] == never
    with_store(database_url, lambda store: store.remove(never))
    with Running(database_url, GENEROUS) as second:
        dealt = fighter.at(second).sit()
        code = dealt.table["code"]
        assert code != never
        dealt.close()
    change_table(database_url, code, revision=99)  # those of another day
    with Running(database_url, GENEROUS) as third:
        fighter = fighter.at(third)
        assert fighter.info()["table"] is None
        anew = fighter.sit()
        assert anew.table["code"] != code
        anew.close()


def test_who_gives_a_saga_up_leaves_no_trace(database_url: str) -> None:
    with Running(database_url, GENEROUS) as server:
        fighter, other = begin(server, "clan", who=GIVEN_UP), begin(server, "campaign")
        fighter.fight("random")
        sitting = fighter.sit()
        code = sitting.table["code"]
        assert GIVEN_UP in texts(database_url)
        assert fighter.ask(method="DELETE", token="x" * 20)[1]["code"] == "unknown_token"
        assert fighter.ask(method="DELETE")[0] == 204
        assert sitting.wait("bye")["reason"] == "removed"
        assert fighter.ask()[1]["code"] == "unknown_saga"
        assert server.ask(f"/api/tables/{code}")[1]["code"] == "unknown_table"
        assert GIVEN_UP not in texts(database_url)
        if database_url.startswith("sqlite"):
            assert GIVEN_UP.encode() not in raw(database_url)
        assert other.info()["won"] == 0, "the others are not touched"
        sitting.close()


def test_who_looks_on_while_a_saga_is_given_up_does_not_bring_it_back(server: Running) -> None:
    for _ in range(8):
        fighter = begin(server, "campaign", who=GIVEN_UP)
        here = f"/api/tables/{fighter.ask('/duel', b'')[1]['code']}"
        with ThreadPoolExecutor(4) as threads:
            looking = [threads.submit(until_gone, server, here) for _ in range(4)]
            assert fighter.ask(method="DELETE")[0] == 204
        assert {status for one in looking for status in one.result()} <= {200, 404}
        assert server.ask(here)[0] == 404


def until_gone(server: Running, path: str) -> list[int]:
    """Repeat a request until the thing is gone, or a timeout; return the answer."""
    told: list[int] = []
    while len(told) < 200 and 404 not in told:
        told.append(server.ask(path)[0])
    return told


def test_b7_1_the_last_duel_may_be_declined(sqlite_url: str) -> None:
    with Running(sqlite_url, GENEROUS) as first:
        fighter = begin(first, "campaign")
        assert fighter.refused("/choices", {"choice": "retire"})[0] == "impossible"
    campaign = climbed(5)
    row = saga_row(sqlite_url, fighter.code)
    keep(sqlite_url, msgspec.structs.replace(row, story=save_saga(campaign)))
    with Running(sqlite_url, GENEROUS) as second:
        fighter = fighter.at(second)
        info = fighter.info()
        assert (info["may_retire"], info["key"]) == (True, None)
        assert states(info) == ["won"] * 5 + ["next"]
        assert (info["event"] or "").startswith(f"Event between duels: the blue die shows {campaign.event}")
        assert any("armor" in one for one in info["carried"])
        done = fighter.ask("/choices", {"choice": "retire"})[1]
        assert (done["status"], done["key"], states(done)[-1]) == ("won", campaign.key, "declined")
        assert done["told"] == "The campaign is over, and you are still standing. Duels won: 5."


@pytest.mark.usefixtures("no_wait")
def test_old_sagas_are_removed_and_one_that_is_fought_is_kept(sqlite_url: str) -> None:
    day = 86_400.0

    async def sweep(store: Store) -> set[str]:
        return {row.code for row in await SagaShelf(store).old(time.time() + day, time.time() + day)}

    with Running(sqlite_url, GENEROUS) as first:
        idle, fought = begin(first, "clan"), begin(first, "clan")
        table = fought.sit()
        table.close()
    change_table(sqlite_url, table.table["code"], changed=time.time() + 50 * day)
    with Running(sqlite_url, GENEROUS) as second:
        swept(second, time.time() + 61 * day)
        assert idle.at(second).ask()[0] == 404
        assert fought.at(second).ask()[0] == 200
    assert with_store(sqlite_url, sweep) == {fought.code}


@pytest.mark.usefixtures("no_wait")
def test_who_comes_back_while_old_sagas_are_removed_keeps_his(sqlite_url: str) -> None:
    later = time.time() + 61 * 86_400.0

    async def story(server: Running) -> None:
        sagas = sagas_of(server)
        # As a player's question does it: in its turn it is read, changed and stored.
        async with sagas._turn(fighter.code):
            row = await sagas.shelf.find(fighter.code)
            assert row is not None
            sweeping = asyncio.create_task(sagas.remove_old(later))
            await asyncio.wait({sweeping}, timeout=0.3)
            row.changed = later
            await sagas.shelf.save(row)
        await sweeping

    with Running(sqlite_url, GENEROUS) as server:
        fighter = begin(server, "clan")
        asyncio.run(story(server))
        assert fighter.ask()[0] == 200


def swept(server: Running, now: float) -> None:
    """Make a server clean up."""
    asyncio.run(lobby_of(server).sweep.remove_old(now))


def test_every_language_is_told_how_it_stands(server: Running) -> None:
    fighter = begin(server, "campaign")
    told = set()
    for language in ("en", "de", "it"):
        headers = {"Authorization": f"Bearer {fighter.token}", "Accept-Language": language}
        told.add(server.ask(f"/api/sagas/{fighter.code}", **headers)[1]["told"])
    assert len(told) == 3


# --- choosing, as the routes answer it ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("draft", "sentence"),
    [
        ({"game": {"game": "duel", "opponent": "musashi"}}, "there is no opponent 'musashi'"),
        ({"game": {"game": "duel", "modules": ["blood", "blood"]}}, "blood can be chosen once"),
        ({"game": {"game": "duel", "armoured": 99}}, "there is no enemy 99 to wear the armor"),
        (
            {"way": "campaign", "game": {"game": "duel", "opponent": "shiro"}},
            "fixed series of opponents (B7.1)",
        ),
        ({"way": "clan", "game": {"game": "duel", "weapon": "yari"}}, "their own weapons (B7.3)"),
    ],
)
def test_a_draft_that_cannot_be_is_refused(server: Running, draft: dict[str, Any], sentence: str) -> None:
    status, found = server.ask("/api/duels/check", draft)
    assert (status, found["code"]) == (400, "impossible")
    assert sentence in found["message"]


def test_a_table_refuses_with_the_same_sentence(server: Running) -> None:
    game = {"game": "duel", "modules": ["yoroi", "yoroi_enemy"]}
    body = {"name": "Ann", "options": {"game": game}}
    status, found = server.ask("/api/tables", body, **{"Accept-Language": "it"})
    assert status == 400
    assert found["message"] == "C’è una sola armatura: è tua o del nemico, non di entrambi (A5.1)."


def test_the_routes_answer_in_the_language_of_the_browser(server: Running) -> None:
    italian = {"Accept-Language": "it"}
    choices = server.ask("/api/duels/choices", **italian)[1]
    assert choices["groups"][1]["things"][0]["does"] == "La spada, né più né meno."
    draft = server.ask("/api/duels/any", {"way": "clan"})[1]
    assert draft["way"] == "clan"
    barred = server.ask("/api/duels/check", draft, **italian)[1]["barred"]
    assert {one["reason"] for one in barred if one["what"] == "weapon"} == {
        "I quattro del clan hanno le loro armi: non se ne sceglie nessuna (B7.3)."
    }

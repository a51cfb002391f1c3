"""Duels with custom rulings and numbers: checked in the hall, fought at a table, stored in the record."""

import asyncio
import json
from typing import Any

import pytest

import chanbara
from chanbara.duel.book.numbers import standard_numbers
from chanbara.duel.rules.rulings import DEFAULT_RULINGS, DuelRulings
from chanbara.duel.served.hall.facts import RULINGS
from chanbara.duel.served.hall.hall import duel_choices
from chanbara.locales import LANGUAGES
from chanbara.record.log import read
from chanbara.server.stats.rebuild import rebuild
from tests.duel.rules.page import rows
from tests.server.kit import Running
from tests.server.party import GENEROUS, Player
from tests.server.saga_kit import begin, play_on
from tests.server.test_players import claim, me

OWN = """
player: {life: 10}
opponents: {arima: {life: 3}}
actions:
  - {key: do_giri, copies: 9, s: 3}
  - {key: long_cut, name: Long cut, s: 4, t: 4, g: 0, icon: wild, copies: 9}
"""
WRONG = "player: {life: 99, luck: 3}\nopponents: {arimma: {life: 3}}\nhit: {strength: []}"
BALANCED = {"balanced_shiro": True, "cards_optional": False}


def check(server: Running, language: str = "en", way: str = "single", **game: Any) -> dict[str, Any]:  # noqa: ANN401
    draft = {"way": way, "game": {"game": "duel", **game}}
    status, found = server.ask("/api/duels/check", draft, **{"Accept-Language": language})
    assert status == 200, found
    told: dict[str, Any] = found
    return told


def fought(server: Running, player: str | None = None, **game: Any) -> tuple[Player, str]:  # noqa: ANN401
    """Let a bot fight a duel to its end; return the player, and the record."""
    seated = server.open_table({"game": "duel", **game}, player=player)
    sitter = Player(server.client(seated["code"], seated["token"]), seated)
    sitter.say("ready", salt="plum")
    sitter.say("start")
    sitter.at(0)
    play_on(sitter, "random")
    return sitter, sitter.wait("over")["record"]


# --- rulings -----------------------------------------------------------------------------------------------


def test_b8_40_every_ruling_can_be_chosen_and_names_its_paragraph() -> None:
    assert {row["switch"]: row["paragraph"] for row in rows("B8.40")} == RULINGS
    assert list(RULINGS) == list(DuelRulings._fields)
    for language in LANGUAGES:
        told = duel_choices(language).rulings
        assert [one.name for one in told] == list(RULINGS)
        for one in told:
            usual, other = one.answers
            assert usual.value is getattr(DEFAULT_RULINGS, one.name)
            assert other.value is not usual.value
            assert usual.said != other.said
            assert not one.question.startswith("duel-ruling")


def test_what_a_ruling_changes_is_told_in_the_hall(server: Running) -> None:
    def of_shiro(choices: dict[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = next(one for one in choices["groups"][0]["things"] if one["key"] == "shiro")
        return told

    usual = server.ask("/api/duels/choices")[1]
    assert check(server)["choices"] is None
    balanced = check(server, rulings=BALANCED)["choices"]
    assert of_shiro(balanced)["does"] != of_shiro(usual)["does"]
    assert (of_shiro(balanced)["wins"], balanced["plain"]) == (None, None), "nobody has measured this"


def test_b8_40_a_duel_is_fought_by_its_rulings(server: Running) -> None:
    sitter, record = fought(server, opponent="shiro", rulings=BALANCED)
    assert sitter.view["rulings"] == BALANCED
    assert read(record).header["rulings"] == "cards_optional=false balanced_shiro=true"
    assert chanbara.replay(record).over
    sitter.close()


def test_a_ruling_that_there_is_not_is_refused(server: Running) -> None:
    body = {"name": "Aki", "options": {"game": {"game": "duel", "rulings": {"luck": True}}}}
    status, found = server.ask("/api/tables", body)
    assert (status, found["code"]) == (400, "impossible")
    assert "there is no ruling 'luck'" in found["message"]


# --- numbers -----------------------------------------------------------------------------------------------


def test_b11_2_what_is_wrong_is_said_with_its_place_and_refuses_nothing_else(server: Running) -> None:
    found = check(server, numbers=WRONG, modules=["yoroi"])
    assert found["numbers"] == {
        "digest": None,
        "faults": [
            {
                "place": "opponents.arimma",
                "said": "unknown; there are arima, yoshioka, baiken, inshun, kojiro, shiro",
            },
            {"place": "player.luck", "said": "unknown; there are life, qi, qi_cap, hand"},
            {"place": "player.life", "said": "a whole number from 1 to 30, not 99"},
            {"place": "hit.strength", "said": "a list of 1 to 12 entries, not []"},
        ],
        "changes": [],
        "changed": 0,
    }
    assert [one["key"] for one in found["barred"]] == ["yoroi_enemy"]
    assert found["choices"] is None


def test_b11_2_no_duel_and_no_campaign_begins_with_what_is_wrong(server: Running) -> None:
    wrong = {"game": "duel", "numbers": WRONG}
    said = "Mit diesen Zahlen kann man nicht spielen. opponents.arimma: unbekannt;"
    for path, body in (
        ("/api/tables", {"name": "Aki", "options": {"game": wrong}}),
        ("/api/sagas", {"name": "Aki", "draft": {"way": "clan", "game": wrong}}),
    ):
        status, found = server.ask(path, body, **{"Accept-Language": "de"})
        assert (status, found["code"]) == (400, "impossible")
        assert found["message"].startswith(said)
        assert found["message"].endswith("3 weitere Einträge sind falsch.")


def test_b11_1_what_differs_is_listed(server: Running) -> None:
    found = check(server, numbers=OWN)
    changes = {one["place"]: (one["ours"], one["own"]) for one in found["numbers"]["changes"]}
    ours = standard_numbers()
    assert changes["player.life"] == (str(ours["player"]["life"]), "10")
    assert changes["opponents.arima.life"] == (str(ours["opponents"]["arima"]["life"]), "3")
    assert changes["actions.do_giri.copies"] == ("2", "9")
    assert changes["actions.long_cut"] == (None, "name Long cut, s 4, t 4, g 0, icon wild, copies 9")
    assert changes["actions.tsuki"] == ("s 0, t 2, g -1, icon normal, copies 2", None)
    assert found["numbers"]["changed"] == len(changes)
    origins = {one["key"]: one["origin"] for one in found["choices"]["groups"][0]["things"]}
    assert (origins["arima"], origins["kojiro"], origins["shiro"]) == ("own", "ours", "partly")


def test_b11_1_our_own_file_can_be_fetched_changed_and_sent_back(server: Running) -> None:
    status, ours = server.ask("/api/duels/numbers")
    assert (status, ours) == (200, standard_numbers())
    assert check(server, numbers=json.dumps(ours))["numbers"]["changed"] == 0
    ours["player"]["life"] = 9
    assert check(server, numbers=json.dumps(ours))["numbers"]["changed"] == 1


def test_b11_3_a_duel_with_them_is_shown_recorded_and_looked_at_with_them(server: Running) -> None:
    sitter, record = fought(server, numbers=OWN)
    code = sitter.table["code"]
    assert sitter.view["numbers"] == OWN
    for path in (f"/api/tables/{code}/book", f"/api/reviews/{code}/book"):
        book = server.ask(path)[1]
        assert book["names"] == {"long_cut": "Long cut"}
        assert {one["key"]: one["strength"] for one in book["cards"] if not one["special"]} == {
            "do_giri": 3,
            "long_cut": 4,
        }
    game = chanbara.replay(record)
    assert (game.over, game.table.book.own_numbers) == (True, OWN)
    status, review = server.ask("/api/reviews", record.encode())
    assert (status, review["options"]["numbers"]) == (201, OWN)
    seated = server.ask(f"/api/reviews/{review['code']}/play-on", {"name": "Aki", "frame": 0, "seat": 0})[1]
    assert server.ask(f"/api/tables/{seated['code']}/book")[1]["names"] == {"long_cut": "Long cut"}
    sitter.close()


def test_b11_3_a_record_has_no_longer_numbers_than_a_table_may_have(server: Running) -> None:
    """Whoever plays on from it opens a table with them."""
    own = f"{OWN}# {'long ' * 8_000}"
    status, found = server.ask(
        "/api/reviews", chanbara.new_game("duel", seed=1, numbers=own).record().encode()
    )
    assert (status, found["code"]) == (400, "impossible")
    assert found["message"] == "The numbers in this record are too long: at most 40,000 characters."


def test_only_a_duel_has_a_book(server: Running) -> None:
    seated = server.open_table({"game": "sword", "players": 3})
    status, found = server.ask(f"/api/tables/{seated['code']}/book")
    assert (status, found["code"], found["message"]) == (400, "impossible", "Only duels have this.")


def test_b11_5_a_duel_with_them_counts_in_no_statistics(sqlite_url: str) -> None:
    with Running(sqlite_url, GENEROUS) as server:
        token = claim(server)
        for game in ({"numbers": OWN}, {"rulings": BALANCED}):
            sitter, _ = fought(server, token, **game)
            sitter.close()
        own = server.ask(f"/api/tables/{begun(server, token).table['code']}/statistics")[1]
        assert own == {"games": 0, "sitters": []}
        found = me(server, token)
        assert [game["opponents"] for game in found["games"]] == [["arima"]]
    asyncio.run(rebuild(sqlite_url))
    with Running(sqlite_url, GENEROUS) as server:
        assert me(server, token)["games"] == found["games"]


def begun(server: Running, token: str) -> Player:
    """Return a player at the duel of a campaign with custom numbers, after its end."""
    fighter = begin(server, "campaign", {"game": "duel", "numbers": OWN}, player=token)
    player = fighter.sit()
    play_on(player, "random")
    player.wait("over")
    player.close()
    return player


# --- campaigns and clans -----------------------------------------------------------------------------------


def test_b11_3_a_campaign_goes_on_with_its_rulings_and_numbers(server: Running) -> None:
    ladder = "campaign: {ladder: [[arima, 1], [kojiro, 1]], last: shiro}"
    numbers = OWN.replace("arima: {life: 3}", "shiro: {life: 1}") + ladder
    game = {"game": "duel", "difficulty": "student", "numbers": numbers, "rulings": BALANCED}
    fighter = begin(server, "campaign", game, events=False)
    info = fighter.info()
    assert [(one["key"], one["life"]) for one in info["rungs"]] == [("arima", 1), ("kojiro", 1), ("shiro", 1)]
    assert [(one["life"], one["most"]) for one in info["members"]] == [(12, 12)]
    assert info["draft"]["game"] == {**info["draft"]["game"], "rulings": BALANCED, "numbers": numbers}
    assert len(info["rules"]) == len(BALANCED) + 1
    for number in range(1, 3):
        record = fighter.fight("solver")
        assert read(record).header["rulings"] == "cards_optional=false balanced_shiro=true"
        info = fighter.info()
        assert len(info["fought"]) == number
        if info["status"] != "open":
            break
    assert info["fought"][0] == {**info["fought"][0], "opponent": "arima"}


@pytest.mark.parametrize("way", ["campaign", "clan"])
def test_b8_35_campaign_and_clan_may_meet_three_enemies(server: Running, way: str) -> None:
    fighter = begin(server, way, {"game": "duel", "modules": ["1vs3"], "difficulty": "student"})
    info = fighter.info()
    full = sum(enemy["life"] for enemy in standard_numbers()["three"]["enemies"])
    lives = [4, 5, 6, 7, 8, full] if way == "campaign" else [full] * 6
    assert [(one["key"], one["name"], one["life"]) for one in info["rungs"]] == [
        ("three", "Three enemies", life) for life in lives
    ]
    won = 0
    for _ in range(3):
        game = chanbara.replay(fighter.fight("random"))
        info = fighter.info()
        won += game.result.won
        assert (info["won"], info["fought"][-1]["opponent"]) == (won, "three")
        assert info["fought"][-1]["won"] is bool(game.result.won)
        if info["status"] != "open":
            break
        if way == "clan" and not game.result.won:
            left = [enemy.life for enemy in game.table.enemies]
            assert info["rungs"][won]["life"] == sum(left)
            assert sum("has fallen" in line for line in info["carried"]) == left.count(0)

"""Choosing a duel: what there is, what cannot be combined and why, and what chance chooses."""

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from chanbara.duel.data import numbers
from chanbara.duel.rules.words import Module
from chanbara.server.duel_bodies import DuelDraft
from chanbara.server.duel_facts import ORIGINS, PLAIN, WINS
from chanbara.server.duels import any_draft, check_draft, duel_choices
from chanbara.server.refusal import Refusal, Unplayable
from tests.server.kit import Running

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("en", "de", "it")


def barred(server: Running, language: str = "en", **draft: Any) -> dict[tuple[str, str | None], str]:  # noqa: ANN401
    """Ask what cannot be changed about a draft: what, and why."""
    game = {"game": "duel", **draft.pop("game", {})}
    asked = {"game": game, **draft}
    status, found = server.ask("/api/duels/check", asked, **{"Accept-Language": language})
    assert status == 200, found
    for one in found["barred"]:
        assert f"({one['rule']})" in one["reason"]
        assert f"**{one['rule']}**" in (DOCS / "duel.md").read_text(encoding="utf-8")
    return {(one["what"], one["key"]): one["reason"] for one in found["barred"]}


def test_everything_of_the_book_is_offered_in_every_language(server: Running) -> None:
    book = numbers()
    kept = []
    for language in LANGUAGES:
        status, found = server.ask("/api/duels/choices", **{"Accept-Language": language})
        assert status == 200
        keys = {group["what"]: [one["key"] for one in group["things"]] for group in found["groups"]}
        assert keys == {
            "opponent": [None, *book["opponents"]],
            "weapon": list(book["weapons"]),
            "environment": [None, *book["environments"]],
            "weather": [None, *(key for key in book["weather"] if key != "clear")],
            "difficulty": list(book["difficulty"]),
        }
        assert [one["key"] for one in found["modules"]] == list(Module)
        assert [rung["life"] for rung in found["ladder"]] == [4, 5, 6, 7, 8, 8]
        assert [one["key"] for one in found["clan"]] == book["clan"]["members"]
        kept.append([one["does"] for group in found["groups"] for one in group["things"]])
    assert all(len(set(same)) == len(LANGUAGES) for same in zip(*kept, strict=True))


def test_a_plain_duel_may_become_anything(server: Running) -> None:
    assert barred(server) == {}


def test_a5_1_the_other_armour_says_why_not(server: Running) -> None:
    found = barred(server, game={"modules": ["yoroi"]})
    assert found == {
        ("module", "yoroi_enemy"): "There is one armour: it is yours or the enemy’s, not both (A5.1)."
    }


def test_a4_1_three_enemies_leave_no_opponent_to_choose(server: Running) -> None:
    found = barred(server, "de", game={"modules": ["1vs3"]})
    assert {key for _, key in found} == set(numbers()["opponents"])
    assert set(found.values()) == {
        "1 vs. 3 bringt drei eigene Gegner mit: Daneben wird keiner gewählt (A4.1)."
    }
    assert list(barred(server, game={"opponent": "kojiro"})) == [("module", "1vs3")]


def test_a1_4_campaign_and_clan_bar_what_their_ladder_decides(server: Running) -> None:
    campaign, clan = barred(server, way="campaign"), barred(server, way="clan")
    opponents = {("opponent", key) for key in numbers()["opponents"]}
    assert set(campaign) == {*opponents, ("module", "blood"), ("module", "1vs3")}
    weapons = {("weapon", key) for key in numbers()["weapons"] if key != "katana"}
    assert set(clan) == {*opponents, *weapons, ("module", "1vs3")}


def test_b8_16_who_wears_the_armour_is_asked_where_there_are_several(server: Running) -> None:
    for modules, wearers in (([], []), (["yoroi_enemy"], [1]), (["yoroi_enemy", "1vs3"], [1, 2, 3])):
        asked = {"game": {"game": "duel", "modules": modules}}
        assert server.ask("/api/duels/check", asked)[1]["armoured"] == wearers


@pytest.mark.parametrize(
    ("draft", "sentence"),
    [
        ({"game": {"game": "duel", "opponent": "musashi"}}, "there is no opponent 'musashi'"),
        ({"game": {"game": "duel", "modules": ["blood", "blood"]}}, "blood can be chosen once"),
        ({"way": "campaign", "game": {"game": "duel", "opponent": "shiro"}}, "none is chosen (B7.1)"),
        ({"way": "clan", "game": {"game": "duel", "weapon": "yari"}}, "none is chosen (B7.3)"),
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


def has_a_sentence(draft: DuelDraft) -> bool:
    """Whether a draft can be played, or is refused by its paragraph."""
    try:
        check_draft(draft)
    except Refusal as refusal:
        return isinstance(refusal, Unplayable)
    return True


def test_whatever_two_modules_forbid_has_its_own_sentence() -> None:
    """No refusal between things that exist falls back to the English of the set-up."""
    for way in ("single", "campaign", "clan"):
        for pair in combinations(Module, 2):
            draft = DuelDraft(way)
            draft.game.modules = list(pair)
            assert has_a_sentence(draft), (way, pair)


def test_chance_chooses_what_can_be_played(server: Running) -> None:
    for way in ("single", "campaign", "clan"):
        status, found = server.ask("/api/duels/any", {"way": way})
        assert status == 200
        assert server.ask("/api/duels/check", found)[0] == 200
    assert len({str(any_draft("single")) for _ in range(10)}) > 1


def test_what_is_said_of_each_was_measured() -> None:
    """Every thing but open ground and clear weather has its row of docs/duel-balance.md."""
    page = (DOCS / "duel-balance.md").read_text(encoding="utf-8").split("\n## ")[2]
    rows = dict(re.findall(r"^\| ([^|]+) \| [^|]+ \| ([\d.]+) \(", page, re.MULTILINE))
    names = {
        ("module", "1vs3"): "1 vs. 3",
        ("module", "yoroi"): "Yoroi on you",
        ("module", "yoroi_enemy"): "Yoroi on the enemy",
        ("environment", "beach"): "Ganryu beach",
        ("environment", "bamboo"): "Bamboo forest",
    }
    plain = {("opponent", "arima"), ("weapon", "katana"), ("weather", "clear"), ("difficulty", "samurai")}
    assert float(rows.pop("plain: Arima, Katana")) == PLAIN
    for about, wins in WINS.items():
        name = names.get(about) or (about[1] if about[0] == "weather" else about[1].capitalize())
        assert wins == (PLAIN if about in plain else float(rows.pop(name))), about
    assert not rows, "measured and not told"


def test_what_is_official_is_what_the_data_says() -> None:
    listed = " ".join(numbers()["official"])
    choices = duel_choices("en")
    for group, plural in zip(
        choices.groups, ("opponents", "weapons", "environments", "weather"), strict=False
    ):
        for one in group.things:
            if one.key is not None:
                is_listed = f"{plural}.{one.key}" in listed
                assert (ORIGINS.get((group.what, one.key), "ours") != "ours") == is_listed
    named = {"yoroi_enemy": "yoroi", "1vs3": "three"}
    assert all(named.get(one.key or "", one.key or "") in listed for one in choices.modules)
    assert all(one.origin != "ours" for one in choices.modules)

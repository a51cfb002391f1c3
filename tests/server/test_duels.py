"""Setting up a duel: the options, what cannot be combined and why, and random duels."""

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from chanbara.duel.book.numbers import standard_numbers as numbers
from chanbara.duel.rules.words import Module
from chanbara.duel.served.bodies import Difficulty, DuelDraft, Way
from chanbara.duel.served.hall.facts import LADDERS, PLAIN, WINS
from chanbara.duel.served.hall.hall import any_draft, check_draft, checked, difficulty_of, duel_choices
from chanbara.duel.served.options import DuelGame
from chanbara.server.wire.refusal import Refusal, Unplayable
from chanbara.server.wire.scalars import Language

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES: tuple[Language, ...] = ("en", "de", "it")
WAYS: tuple[Way, ...] = ("single", "campaign", "clan")


def barred(
    language: Language = "en",
    way: Way = "single",
    **chosen: Any,  # noqa: ANN401 - fields of the game
) -> dict[tuple[str, str | None], str]:
    """Ask what cannot be changed about a draft: what, and why."""
    found = checked(DuelDraft(way, DuelGame(**chosen)), language).barred
    for one in found:
        assert f"({one.rule})" in one.reason
        assert f"**{one.rule}**" in (DOCS / "duel.md").read_text(encoding="utf-8")
    return {(one.what, one.key): one.reason for one in found}


def test_everything_of_the_book_is_offered_in_every_language() -> None:
    book = numbers()
    kept = []
    for language in LANGUAGES:
        found = duel_choices(language)
        keys = {group.what: [one.key for one in group.things] for group in found.groups}
        assert keys == {
            "opponent": [None, *book["opponents"]],
            "weapon": list(book["weapons"]),
            "environment": [None, *book["environments"]],
            "weather": [None, *(key for key in book["weather"] if key != "clear")],
            "difficulty": list(book["difficulty"]),
        }
        assert [one.key for one in found.modules] == list(Module)
        assert [rung.life for rung in found.ladder] == [4, 5, 6, 7, 8, 8]
        assert [one.key for one in found.clan] == book["clan"]["members"]
        kept.append([one.does for group in found.groups for one in group.things])
    assert all(len(set(same)) == len(LANGUAGES) for same in zip(*kept, strict=True))


def test_a_plain_duel_may_become_anything() -> None:
    assert barred() == {}


def test_a5_1_the_other_armour_says_why_not() -> None:
    found = barred(modules=["yoroi"])
    assert found == {
        ("module", "yoroi_enemy"): "There is only one armor: yours or the enemy’s, not both (A5.1)."
    }


def test_a4_1_three_enemies_leave_no_opponent_to_choose() -> None:
    found = barred("de", modules=["1vs3"])
    assert {key for _, key in found} == set(numbers()["opponents"])
    assert set(found.values()) == {"1 vs. 3 bringt drei eigene Gegner mit: Du wählst keinen weiteren (A4.1)."}
    assert list(barred(opponent="kojiro")) == [("module", "1vs3")]


def test_a1_4_campaign_and_clan_bar_what_their_ladder_decides() -> None:
    campaign, clan = barred(way="campaign"), barred(way="clan")
    opponents = {("opponent", key) for key in numbers()["opponents"]}
    assert set(campaign) == {*opponents, ("module", "blood")}
    weapons = {("weapon", key) for key in numbers()["weapons"] if key != "katana"}
    assert set(clan) == {*opponents, *weapons}


def test_b8_16_who_wears_the_armour_is_asked_where_there_are_several() -> None:
    for modules, wearers in (([], []), (["yoroi_enemy"], [1]), (["yoroi_enemy", "1vs3"], [1, 2, 3])):
        draft = DuelDraft(game=DuelGame(modules=modules))
        assert checked(draft, "en").armoured == wearers


@pytest.mark.parametrize("way", ["campaign", "clan"])
def test_b8_35_in_campaign_and_clan_nobody_is_asked_who_wears_it(way: Way) -> None:
    draft = DuelDraft(way, DuelGame(modules=["yoroi_enemy", "1vs3"]))
    assert checked(draft, "en").armoured == [1]


def has_a_sentence(draft: DuelDraft) -> bool:
    """Whether a draft can be played, or is refused by its paragraph."""
    try:
        check_draft(draft)
    except Refusal as refusal:
        return isinstance(refusal, Unplayable)
    return True


def test_whatever_two_modules_forbid_has_its_own_sentence() -> None:
    """No refusal between things that exist falls back to the English of the set-up."""
    for way in WAYS:
        for pair in combinations(Module, 2):
            draft = DuelDraft(way)
            draft.game.modules = list(pair)
            assert has_a_sentence(draft), (way, pair)


def test_chance_chooses_what_can_be_played() -> None:
    for way in WAYS:
        check_draft(any_draft(way))
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


def test_how_hard_campaigns_are_was_measured() -> None:
    page = (DOCS / "duel-balance.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (c[^|]+) \| solver \| ([\d.]+) \((\d+) – (\d+)\)", page, re.MULTILINE)
    found = [Difficulty(float(win), float(low), float(high)) for _, win, low, high in rows]
    assert found == list(LADDERS.values())
    assert difficulty_of(DuelDraft("campaign")) == LADDERS["campaign"]
    assert difficulty_of(DuelDraft("campaign", events=False)) == LADDERS["quiet"]
    assert difficulty_of(DuelDraft("clan", DuelGame(modules=["1vs3"]))) == LADDERS["clan 1vs3"]


def test_how_hard_a_duel_is_was_measured_or_is_estimated() -> None:
    for (what, key), wins in WINS.items():
        given: dict[str, Any] = {"modules": [key]} if what == "module" else {what: key}
        game = DuelGame(**given)
        found = difficulty_of(DuelDraft("single", game))
        assert found is not None
        assert found.measured
        assert found.low < found.win == wins < found.high
    hard, easy = (
        DuelGame(opponent="kojiro", difficulty="kensei"),
        DuelGame(weapon="yari", difficulty="student"),
    )
    estimates = [difficulty_of(DuelDraft("single", game)) for game in (hard, easy)]
    assert estimates[0] is not None
    assert estimates[1] is not None
    assert not estimates[0].measured
    assert estimates[0].low < estimates[0].win < estimates[0].high < PLAIN < estimates[1].win
    assert difficulty_of(DuelDraft("single", DuelGame(numbers="player:\n  life: 7\n"))) is None


def test_what_is_official_is_what_the_sources_say() -> None:
    choices = duel_choices("en")
    things = [(group.what, one) for group in choices.groups for one in group.things if one.key is not None]
    things += [("module", one) for one in choices.modules]
    assert {(what, one.key): one.origin for what, one in things if one.origin != "ours"} == {
        ("opponent", "shiro"): "partly",
        ("weapon", "yari"): "official",
        ("weapon", "wakizashi"): "official",
        ("environment", "bamboo"): "partly",
        ("environment", "cliff"): "official",
        ("module", "blood"): "official",
        ("module", "bushido"): "partly",  # which virtue has which effect is ours
        ("module", "gisei"): "partly",
        ("module", "yoroi"): "official",
        ("module", "yoroi_enemy"): "official",
        ("module", "1vs3"): "partly",
    }


def test_a10_2_bushido_and_gisei_are_advised() -> None:
    assert duel_choices("en").advised == ["bushido", "gisei"]

"""B8: the effect of each ruling with a switch that no other test covers."""

import re

import pytest

from chanbara import new_game
from chanbara.duel.rules.rulings import BEFORE, DEFAULT_RULINGS, DuelRulings
from chanbara.duel.rules.values import qi_most
from chanbara.locales import LANGUAGES, speech
from tests.docs.markdown import read
from tests.duel.rules.page import paragraphs, rows
from tests.duel.table import duel

PAGES = {"en": "docs/duel.md", "de": "docs/duel.de.md", "it": "docs/duel.it.md"}


def test_b8_39_shiros_prices_are_those_of_the_book_and_the_balanced_version_is_an_option() -> None:
    assert not DEFAULT_RULINGS.balanced_shiro
    assert BEFORE.balanced_shiro
    for balanced, value in ((False, 5), (True, 7)):
        d = duel(
            "shiro",
            at="second",
            qi=0,
            strength=5,
            defence="5_5",
            counters="thrust",
            guard=9,
            discard="irimi",
            rulings={"balanced_shiro": balanced},
        )
        d.does("penalty discard:irimi")
        assert [one.value for one in d.events("Countered")] == [value]


def test_b8_40_every_switch_stands_in_the_table_with_its_paragraph() -> None:
    table = {row["switch"]: row["paragraph"] for row in rows("B8.40")}
    assert list(table) == list(DuelRulings._fields)
    assert set(table.values()) <= set(paragraphs())


@pytest.mark.parametrize("language", LANGUAGES)
def test_b8_40_the_table_says_what_the_program_says(language: str) -> None:
    say = speech(language).say
    for name, usual in DEFAULT_RULINGS._asdict().items():
        told = [say(f"duel-ruling-{name}")]
        told += [say(f"duel-ruling-{name}-{str(value).lower()}") for value in (usual, not usual)]
        row = re.search(rf"^\| `{name}` \| (.+) \| [AB]\d+\.\d+ \|$", read(PAGES[language]), re.MULTILINE)
        assert row is not None, name
        assert row[1] == " | ".join(told)


def test_b8_6_damage_to_his_armour_turns_shiro() -> None:
    d = duel("shiro", modules="yoroi_enemy", at="second", qi=0, strength=6, defence="5_5", fate="1")
    assert d.events("SideTurned") == [("b",)]
    assert d.enemy() == (8, 5)


def test_b8_6_by_ruling_damage_to_his_armour_does_not_turn_him() -> None:
    only = {"armour_turns_shiro": False}
    d = duel(
        "shiro", modules="yoroi_enemy", at="second", qi=0, strength=6, defence="5_5", fate="1", rulings=only
    )
    assert (d.events("SideTurned"), d.events("ArmourLost")) == ([], [(0, 1, 3)])


@pytest.mark.parametrize(("technique", "fate"), [(5, ""), (8, "dodged")])
def test_b8_6_by_ruling_qi_and_a_wound_still_turn_him(technique: int, fate: str) -> None:
    only = {"armour_turns_shiro": False}
    d = duel(
        "shiro",
        modules="yoroi_enemy",
        at="second",
        qi=0,
        technique=technique,
        defence="5_5",
        fate=fate,
        rulings=only,
    )
    assert d.events("SideTurned") == [("b",)]


def test_b8_7_by_ruling_hit_and_red_die_are_two_damages() -> None:
    for one, sides in ((True, [("b",)]), (False, [("b",), ("a",)])):
        d = duel(
            "shiro",
            at="second",
            qi=0,
            strength=6,
            red_die=3,
            defence="5_5",
            rulings={"die_is_same_damage": one},
        )
        d.does("release")
        turned = d.events("SideTurned")
        while d.decision.kind == "penalty":
            d.does("penalty life")
            turned += d.events("SideTurned")
        assert turned == sides
        assert d.enemy()[0] == 6


def test_b8_7_by_ruling_the_red_die_does_nothing_to_a_dead_enemy() -> None:
    d = duel(
        modules="1vs3",
        at="second",
        enemies="1/0 3/2 3/2",
        qi=0,
        strength=6,
        red_die=3,
        defence="5_5",
        rulings={"die_is_same_damage": False},
    )
    d.does("target>1", "release")
    assert [one.enemy for one in d.events("EnemyDied", told=True)] == [0]


def test_b8_2_by_ruling_gisei_is_used_as_often_as_one_pays() -> None:
    only = {"gisei_once": False}
    d = duel(modules="gisei", at="second", qi=0, life=3, defence="6_6", fate="gisei1 gisei2", rulings=only)
    d.does("gisei")
    d.asked("brace", "gisei", "pass")
    d.does("gisei")
    assert (d.life, d.state.round) == (1, 2), "the last life is never paid, and the counterattack came"
    assert d.events("Countered", told=True)[0].guard == 11


@pytest.mark.parametrize(("lasts", "guards"), [(False, [5, 0, 0]), (True, [5, 5, 5])])
def test_a3_1_by_ruling_a_gisei_card_lasts_for_the_attack(lasts: bool, guards: list[int]) -> None:  # noqa: FBT001
    d = duel(
        modules="gisei 1vs3",
        at="second",
        qi=0,
        life=3,
        defence="6_6",
        fate="2 gisei1",
        counters="probe breath breath",
        rulings={"gisei_lasts": lasts},
    )
    d.does("target>1", "gisei")
    while d.decision.kind == "brace":
        d.does("pass")
    assert [one.guard for one in d.events("Countered", told=True)] == guards


def test_a3_1_by_ruling_guard_is_still_sold_after_a_gisei_card_that_lasts() -> None:
    only = {"gisei_lasts": True}
    d = duel(modules="gisei", at="second", qi=1, life=3, defence="6_6", fate="gisei1", rulings=only)
    d.does("pass", "pass", "gisei")
    d.asked("brace", "guard", "pass")
    d.refuses("gisei", "B8.2")


def test_b8_4_by_ruling_armour_takes_bleeding() -> None:
    for takes, left in ((False, (7, 4)), (True, (8, 3))):
        d = duel(
            modules="blood yoroi",
            wounds="finger_and_belly:2",
            at="second",
            qi=0,
            counters="breath",
            fate="1",
            rulings={"armour_takes_bleeding": takes},
        )
        assert (d.life, d.state.armour) == left


def test_b8_5_by_ruling_the_rest_of_a_hit_is_lost_with_the_armour() -> None:
    for takes, life in ((False, 7), (True, 8)):
        d = duel(
            modules="yoroi",
            at="second",
            qi=0,
            counters="low_cut",
            guard=0,
            fate="6",
            rulings={"armour_takes_rest": takes},
        )
        assert (d.life, d.state.armour) == (life, 0)


def test_b8_5_by_ruling_the_same_holds_for_the_enemys_armour() -> None:
    for takes, life in ((False, 7), (True, 8)):
        d = duel(
            modules="yoroi_enemy",
            at="second",
            qi=0,
            strength=9,
            defence="5_5",
            fate="6",
            rulings={"armour_takes_rest": takes},
        )
        assert (d.enemy()[0], d.state.enemies[0].armour) == (life, 0)


def test_a2_11_locked_qi_limits_what_is_regained() -> None:
    for limits, qi in ((True, 2), (False, 3)):
        d = duel(
            modules="bushido",
            virtue="chugi",
            locked=3,
            qi=2,
            hand="do_giri tsuki harai irimi",
            defence="6_6",
            rulings={"locked_qi_limits": limits},
        )
        d.plays("do_giri", "tsuki")
        d.does("pass", "play harai", "pass")
        uses = ["combo special"] if limits else ["combo qi", "combo special"]
        assert [one for one in d.decision.texts() if one.startswith("combo")] == (uses if not limits else [])
        if limits:
            assert d.events("Combo") == [("normal", "special")], "Qi could not be regained"
        else:
            d.does("combo qi")
        assert d.qi == qi


@pytest.mark.parametrize(("limits", "most"), [(True, 2), (False, 5)])
def test_a2_11_locked_qi_limits_the_most_or_not(most: int, *, limits: bool) -> None:
    d = duel(modules="bushido", virtue="chugi", locked=3, qi=2, rulings={"locked_qi_limits": limits})
    assert qi_most(d.state) == most


def test_a2_11_with_the_fourth_marker_all_are_back_in_the_supply() -> None:
    d = duel(
        modules="bushido",
        virtue="chugi",
        locked=3,
        qi=2,
        life=4,
        environment="temple",
        fate="5",
        hand="irimi",
    )
    d.does("convert")
    assert (d.state.virtue, d.state.locked, d.qi) == (None, 0, 1)
    d.does("environment")
    assert d.qi == 2


@pytest.mark.parametrize(
    ("rulings", "sentence"),
    [
        ({"third_kanji": True}, "there is no ruling 'third_kanji'; rulings are cards_optional"),
        ({"balanced_shiro": 1}, "balanced_shiro is true or false, not 1"),
        ("balanced_shiro", "rulings are names and values"),
    ],
)
def test_a_ruling_that_cannot_be_chosen_is_refused(rulings: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        new_game("duel", seed=1, rulings=rulings)

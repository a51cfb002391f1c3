"""B2: the counterattack, and the uses of Qi."""

import pytest

from chanbara.duel.position import game_from
from tests.duel.table import duel

HAND = "do_giri kote_uchi_special harai irimi"


def test_b2_15_first_the_price_then_the_counterattack() -> None:
    d = duel("shiro", at="second", qi=0, strength=5, defence="5_5", counters="lunge", modules="gisei")
    d.asks("penalty")
    d.does("penalty life")
    d.asks("brace")
    d.does("pass")
    assert [one.card for one in d.events("Countered")] == ["lunge"]


def test_b2_15_the_blue_die_of_three_is_rolled_before_you_brace() -> None:
    d = duel(modules="1vs3 gisei", at="second", qi=0, defence="6_6", fate="4", counters="breath")
    d.does("target>1")
    assert d.events("Rolled") == [("counterattack", 4)]
    d.asks("brace")


def test_b2_16_guard_and_gisei_before_a_counterattack() -> None:
    d = duel(modules="gisei", at="second", qi=2, defence="6_6", counters="lunge", fate="gisei1")
    d.does("pass", "pass")
    d.asked("brace", "guard", "gisei", "pass")
    d.does("guard")
    assert (d.qi, d.state.guard_bonus) == (1, 1)
    d.asked("brace", "guard", "gisei", "pass")
    d.refuses("environment", "A7.1")
    d.refuses("foresee", "B2.16")
    d.refuses("play irimi", "B2.16")
    d.does("gisei")
    d.asked("brace", "guard", "pass")
    d.does("guard")
    (countered,) = d.events("Countered")
    assert (countered.guard, countered.hit) == (7, False), "5 of Gisei, 2 of Qi; nothing is left to do"


def test_b2_16_nothing_is_asked_where_nothing_can_be_done() -> None:
    d = duel(at="second", qi=0, defence="6_6", counters="probe")
    assert (d.state.round, d.life) == (2, 7)


@pytest.mark.parametrize(("guard", "hit"), [(3, True), (4, False), (5, False)])
def test_b2_17_a_value_above_guard_hits(guard: int, hit: bool) -> None:  # noqa: FBT001 - a row of the table
    d = duel(at="second", qi=0, defence="6_6", counters="heavy_cut", guard=guard)
    assert d.events("Countered") == [(0, "heavy_cut", 4, guard, hit)]
    assert d.life == (6 if hit else 8)


def test_b2_17_ki_spends_a_qi_for_two() -> None:
    d = duel(at="second", qi=0, defence="6_6", counters="ki_cut", guard=4)
    assert d.events("Countered") == [(0, "ki_cut", 5, 4, True)]
    assert d.events("EnemyLost") == [(0, 0, 1)]
    assert (d.enemy(), d.life) == ((8, 4), 6)
    d = duel(at="second", qi=0, defence="6_6", counters="ki_cut", guard=4, enemies="8/0")
    assert d.events("Countered") == [(0, "ki_cut", 3, 4, False)]
    assert (d.enemy(), d.life) == ((8, 0), 8)


def test_b2_17_ki_spends_the_last_qi_too() -> None:
    d = duel(at="second", qi=0, defence="6_6", counters="ki_cut", guard=9, enemies="8/1")
    assert d.events("Countered") == [(0, "ki_cut", 5, 9, False)]
    assert d.enemy() == (8, 0)


def test_b2_17_a_copy_of_a_duel_knows_what_he_began_with() -> None:
    d = duel(at="second", qi=0, hand="irimi", defence="6_6", counters="breath", enemies="8/3")
    copy = game_from(d.state.clone())
    copy.apply("play irimi")
    assert copy.table.enemies[0].qi == 4
    assert d.enemy() == (8, 3)


def test_b2_17_without_ki_no_qi_is_spent() -> None:
    d = duel(at="second", qi=0, defence="6_6", counters="side_cut", guard=4)
    assert (d.events("Countered"), d.enemy()) == ([(0, "side_cut", 3, 4, False)], (8, 5))


def test_b2_17_breath_never_hits_and_gives_qi() -> None:
    d = duel(at="second", qi=0, defence="6_6", counters="breath", guard=-9, enemies="8/3")
    assert d.events("Countered") == [(0, "breath", None, -9, False)]
    assert (d.enemy(), d.life) == ((8, 4), 8)
    assert d.events("EnemyGained") == [(0, 1)]
    d = duel(at="second", qi=0, defence="6_6", counters="breath", enemies="8/5")
    assert d.enemy() == (8, 5), "up to what they began with"
    assert d.events("EnemyGained") == []


def test_b2_17_without_life_you_have_lost() -> None:
    d = duel(at="second", qi=0, defence="6_6", counters="heavy_cut", life=2)
    assert d.result == (False, "fallen", "B2.17", 1, 0)
    d = duel(at="second", qi=0, defence="6_6", counters="heavy_cut", life=1)
    assert d.events("LifeChanged") == [(-1, 0)]


def test_b2_18_guard_for_a_qi_lasts_for_this_attack() -> None:
    d = duel(hand=HAND, qi=3, defence="6_6", counters="low_cut side_cut")
    d.does("guard", "guard")
    assert (d.qi, d.state.guard_bonus, d.values[2]) == (1, 2, 0)
    assert d.events("Changed") == [("guard", 1, 2)]
    d.does("play do_giri", "play kote_uchi_special", "pass", "play irimi", "guard")
    (countered,) = d.events("Countered")
    assert countered.guard == 5, "2 of Irimi, 3 of Qi"
    assert (d.state.attack, d.state.guard_bonus, d.values[2]) == (2, 0, 2)
    d.refuses("guard", "B2.18")


def test_b2_18_the_place_once_an_attack() -> None:
    d = duel(hand=HAND, qi=5, environment="temple", fate="temple: temple:", defence="6_6")
    d.does("environment")
    assert d.qi == 4
    d.refuses("environment", "B2.18")
    d.does("play do_giri", "play kote_uchi_special", "pass")
    d.refuses("environment", "B2.18")
    d.does("play irimi", "pass", "pass")
    assert d.state.attack == 2
    d.does("environment")
    assert d.qi == 3


def test_b2_18_not_outside_of_its_time() -> None:
    d = duel(at="round", environment="temple")
    d.refuses("guard", "B2.5")
    d.refuses("environment", "B2.5")
    d.refuses("foresee", "B2.7")

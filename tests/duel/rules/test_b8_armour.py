"""B8.1 to B8.8: rulings on paying, armor and Shiro."""

from chanbara import new_game
from tests.duel.table import duel

HAND = "do_giri kote_uchi_special harai irimi"


def test_b8_1_the_last_life_cannot_be_paid() -> None:
    d = duel(modules="gisei", at="second", qi=1, life=1, defence="6_6")
    d.does("pass", "pass")
    d.asked("brace", "guard", "pass")
    d.refuses("gisei", "B8.1")
    d = duel(weapon="bokken", hand=HAND, qi=0, life=1)
    d.does("play irimi", "play harai")
    d.asked("strike", "play do_giri", "play kote_uchi_special")
    d.refuses("bokken strength", "B8.1")


def test_b8_1_the_last_but_one_can() -> None:
    d = duel(modules="gisei", at="second", qi=0, life=2, defence="6_6", fate="gisei1")
    d.does("gisei")
    assert d.life == 1
    d = duel(weapon="bokken", hand=HAND, qi=0, life=2)
    d.does("play irimi", "play harai", "bokken strength")
    assert d.life == 1


def test_b8_2_gisei_once_before_a_counterattack() -> None:
    d = duel(modules="gisei", at="second", qi=1, defence="6_6", fate="gisei1")
    d.does("pass", "pass", "gisei")
    d.asked("brace", "guard", "pass")
    d.refuses("gisei", "B8.2")


def test_b8_2_in_1_vs_3_once_before_each() -> None:
    d = duel(
        modules="gisei 1vs3",
        at="second",
        qi=0,
        defence="6_6",
        counters="probe low_cut wrist_cut",
        fate="4 gisei1 gisei5",
    )
    d.does("target>1", "gisei")
    assert [one.enemy for one in d.events("Countered")] == [1]
    d.asked("brace", "gisei", "pass")
    d.does("gisei")
    assert [(one.enemy, one.guard) for one in d.events("Countered")] == [(2, d.state.book.gisei[4])]
    assert d.state.round == 2


def test_b8_3_armour_absorbs_counterattacks_wounds_and_the_thigh() -> None:
    d = duel(modules="yoroi", at="second", qi=0, defence="6_6", counters="heavy_cut", fate="1 1")
    assert (d.life, d.state.armour) == (8, 2)
    d = duel(modules="yoroi", at="second", qi=0, defence="6_6", counters="thrust", fate="pierced_side 1 1")
    assert (d.life, d.state.armour) == (8, 2)
    d = duel(
        modules="yoroi blood",
        blood="thigh_and_balance",
        at="second",
        qi=0,
        defence="6_6",
        counters="thrust",
        fate="3 1 1 1",
    )
    assert (d.life, d.state.armour) == (8, 1)
    d = duel(modules="yoroi", environment="bamboo", hand="irimi", qi=1, fate="5 graze 1")
    d.does("environment")
    assert (d.life, d.state.armour) == (8, 3)


def test_b8_3_armour_does_not_absorb_qi() -> None:
    d = duel(modules="yoroi", environment="bamboo", hand="irimi", qi=5, fate="5 winded")
    d.does("environment")
    assert (d.life, d.qi, d.state.armour) == (8, 3, 4)


def test_b8_4_armour_does_not_absorb_shiros_price() -> None:
    d = duel("shiro", modules="yoroi", at="second", qi=0, strength=5, defence="5_5")
    d.does("penalty life")
    assert (d.life, d.state.armour) == (7, 4)


def test_b8_4_armour_does_not_absorb_bleeding() -> None:
    d = duel(modules="yoroi blood", wounds="finger_and_belly:2", at="second", qi=0, defence="6_6")
    assert (d.life, d.state.armour) == (7, 4)


def test_b8_4_armour_does_not_help_against_death_and_the_cliff() -> None:
    d = duel(modules="yoroi", environment="bamboo", hand="irimi", qi=1, fate="6 dodged")
    d.does("environment")
    assert d.result.cause == "beheaded"
    d = duel(modules="yoroi", environment="cliff", hand="irimi", qi=1, fate="4")
    d.does("environment")
    assert d.result.cause == "cliff"
    d = duel(modules="yoroi_enemy", at="second", qi=0, technique=10, defence="5_5", fate="dodged")
    assert d.result.won


def test_b8_5_the_rest_of_the_hit_goes_to_life() -> None:
    d = duel(modules="yoroi", at="second", qi=0, defence="6_6", counters="heavy_cut", fate="6")
    assert (d.life, d.state.armour) == (7, 0)
    assert d.events("ArmourLost") == [(None, 6, 0)]
    d = duel(modules="yoroi_enemy", at="second", qi=0, strength=9, defence="5_5", fate="6")
    assert (d.enemy(), d.state.enemies[0].armour) == ((7, 5), 0)


def test_b8_6_damage_to_shiros_armour_turns_him() -> None:
    d = duel("shiro", modules="yoroi_enemy", at="second", qi=0, strength=5, defence="5_5", fate="1")
    assert d.events("ArmourLost") == [(0, 1, 3)]
    assert d.enemy() == (8, 5)
    d.asks("penalty")


def test_b8_7_a_hit_and_the_red_die_turn_him_once() -> None:
    d = duel("shiro", at="second", qi=0, strength=5, red_die=3, defence="5_5")
    d.does("release")
    assert d.enemy() == (6, 5)
    assert d.events("SideTurned") == [("b",)]


def test_b8_7_damage_by_the_place_is_another() -> None:
    d = duel(
        "shiro", environment="beach", at="second", qi=1, strength=5, defence="5_5", fate="beach:enemy_life"
    )
    d.does("environment")
    assert d.events("SideTurned") == [("b",)]
    d.does("penalty life")
    assert d.events("SideTurned") == [("a",)], "the hit turned Shiro back"
    assert d.enemy() == (6, 5)


def test_b8_8_no_red_die_no_such_price() -> None:
    d = duel(
        "shiro",
        modules="blood",
        wounds="arm_and_rib:2",
        red_die=0,
        at="second",
        qi=0,
        strength=3,
        defence="3_7",
    )
    d.asked("penalty", "penalty life")
    d.refuses("penalty die", "A6.2")


def test_b8_16_the_armour_of_1_vs_3_is_worn_by_one() -> None:
    for armoured in (1, 2, 3):
        table = new_game("duel", modules=("1vs3", "yoroi_enemy"), armoured=armoured, seed=1).table
        assert [one.armour for one in table.enemies] == [4 * (number == armoured) for number in (1, 2, 3)]


def test_b8_25_damage_by_a_place_comes_off_the_armour() -> None:
    d = duel(modules="yoroi_enemy", environment="beach", hand="irimi", qi=1, fate="beach:enemy_life 1")
    d.does("environment")
    assert (d.enemy(), d.state.enemies[0].armour) == ((8, 5), 3)

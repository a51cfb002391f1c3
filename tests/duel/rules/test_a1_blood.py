"""A1: lasting wounds."""

from typing import Any

import pytest

from chanbara.duel.rules.harm import life_lost_by_bleeding
from chanbara.duel.rules.values import red_die_counts
from tests.duel.table import Story, duel


def wounded(blood: str, level: int, **options: Any) -> Story:  # noqa: ANN401 - the options of a duel
    """A duel in which the counterattack of the second attack dealt this card."""
    counters = {1: "thrust", 2: "killing_stroke"}[level]
    settings = {"qi": 0, "at": "second", "defence": "6_6", **options}
    return duel(modules="blood", blood=blood, counters=counters, **settings)


def test_a1_1_your_wounds_come_from_the_blood_deck() -> None:
    d = wounded("dodged_and_beheaded", 1)
    assert d.events("Wounded") == [(None, "dodged_and_beheaded", 1)]
    assert d.state.blood == [("dodged_and_beheaded", 1)]
    assert d.state.blood_deck == [
        "thigh_and_balance",
        "shoulder_and_eye",
        "finger_and_belly",
        "arm_and_rib",
    ]
    assert d.life == 8


def test_a1_3_a_wound_that_was_dodged_leaves_the_red_die_alone() -> None:
    d = wounded("dodged_and_beheaded", 1, red_die=3)
    assert (d.state.red_die, red_die_counts(d.state)) == (3, 3)


def test_a1_1_wounds_you_inflict_are_classic() -> None:
    d = duel(modules="blood", at="second", qi=0, technique=5, defence="6_2", fate="graze")
    assert d.events("Wounded") == [(0, "graze", 1)]
    assert d.enemy() == (7, 5)
    assert len(d.state.blood_deck) == 5


def test_a1_1_the_deck_is_shuffled_and_only_there_with_the_module() -> None:
    assert duel().state.blood_deck == []


def test_a1_2_wounds_last_and_count_together() -> None:
    d = wounded(
        "finger_and_belly", 1, wounds="arm_and_rib:1", draw="iai gan_ryu_thrust men_uchi_normal tsuki"
    )
    assert d.state.blood == [("arm_and_rib", 1), ("finger_and_belly", 1)]
    d.plays("iai", "gan_ryu_thrust", "men_uchi_normal")
    d.does("combo special")
    assert d.values[:2] == (3, 3)


TWICE = """
blood:
  - {key: arm_and_rib, levels: [{cap_s: 3}, {bleeds: 1}]}
  - {key: finger_and_belly, levels: [{cap_s: 2}, {bleeds: 2}]}
  - {key: shoulder_and_eye, levels: [{red_die: -1}, {}]}
  - {key: thigh_and_balance, levels: [{red_die: -2}, {}]}
"""


def test_a1_2_two_wounds_of_the_same_kind_add_up() -> None:
    """No two of our cards have the same effect; with custom numbers they may."""
    d = duel(
        modules="blood",
        numbers=TWICE,
        wounds="arm_and_rib:1 finger_and_belly:1 shoulder_and_eye:1 thigh_and_balance:1",
        strength=2,
        hand="iai",
        red_die=6,
    )
    assert red_die_counts(d.state) == 3
    d.does("play iai")
    assert d.values[0] == 2, "the lower cap holds"
    bleeding = duel(modules="blood", numbers=TWICE, wounds="arm_and_rib:2 finger_and_belly:2")
    assert life_lost_by_bleeding(bleeding.state) == 3


def test_a1_2_a_wound_is_not_drawn_again() -> None:
    d = wounded(
        "", 1, wounds="arm_and_rib:1 finger_and_belly:1 shoulder_and_eye:1 dodged_and_beheaded:1", fate="1"
    )
    assert d.events("Wounded") == [(None, "thigh_and_balance", 1)]
    assert d.state.blood_deck == []


def test_a1_2_the_empty_deck_loses() -> None:
    five = "arm_and_rib:1 finger_and_belly:1 shoulder_and_eye:1 dodged_and_beheaded:1 thigh_and_balance:1"
    d = wounded("", 1, wounds=five)
    assert d.result == (False, "bled", "A1.2", 1, 8)


def test_a1_3_arm_injury_caps_strength() -> None:
    d = wounded("arm_and_rib", 1)
    d.does("play men_uchi_normal", "play kesa_giri_normal")
    assert d.values[0] == 3


def test_a1_3_a_cap_holds_for_what_you_have_already() -> None:
    d = duel(
        "inshun",
        modules="blood",
        blood="arm_and_rib",
        counters="thrust",
        qi=0,
        hand="iai twin_cut do_giri harai",
        defence="3_7",
    )
    d.plays("iai", "twin_cut", "do_giri")
    assert d.events("Hit") == [("strength", 0)]
    assert d.values[0] == 3


def test_a1_3_strength_below_the_cap_is_left_alone() -> None:
    d = duel(modules="blood", wounds="arm_and_rib:1", hand="iai do_giri", strength=-1)
    d.does("play iai")
    assert d.values[0] == 2
    d.does("play do_giri")
    assert d.values[0] == 3


def test_a1_3_broken_rib_ends_red_die_and_special_combos() -> None:
    d = wounded("arm_and_rib", 2, red_die=4)
    assert d.state.red_die == 0
    assert d.events("RedDie") == [(0,)]
    d = duel(
        modules="blood",
        wounds="arm_and_rib:2",
        red_die=0,
        qi=0,
        hand="men_uchi_special kote_uchi_special kesa_giri_special irimi",
        defence="2_6",
        strength=0,
    )
    d.plays("men_uchi_special", "kote_uchi_special", "kesa_giri_special")
    assert d.events("Combo") == []
    assert d.events("Hit") == [("strength", 1)]
    assert d.state.red_die == 0
    d.asked("attack", "play irimi", "pass")


def test_a1_3_broken_finger_caps_technique() -> None:
    d = duel(modules="blood", wounds="finger_and_belly:1", hand="gan_ryu_thrust tsuki")
    d.does("play gan_ryu_thrust", "play tsuki")
    assert d.values[1] == 3


def test_a1_3_a_belly_cut_takes_life_at_the_end_of_every_round() -> None:
    d = duel(modules="blood", wounds="finger_and_belly:2", at="second", qi=0, counters="lunge", guard=9)
    assert d.events("LifeChanged") == [(-1, 7)]
    d.plays("men_uchi_normal", "men_uchi_special", "kesa_giri_normal")
    assert d.life == 7


def test_a1_3_bleeding_to_death() -> None:
    d = duel(modules="blood", wounds="finger_and_belly:2", at="second", qi=0, life=1)
    assert d.result.cause == "fallen"
    assert d.result.rounds == 1


SHOULDER = [(6, 3), (5, 2), (4, 1), (2, 1), (1, 1)]


@pytest.mark.parametrize(("shown", "counts"), SHOULDER)
def test_a1_3_with_a_broken_shoulder_the_red_die_counts_less(shown: int, counts: int) -> None:
    d = wounded("shoulder_and_eye", 1, red_die=shown)
    assert (d.state.red_die, red_die_counts(d.state)) == (shown, counts)


def test_a1_3_a_broken_shoulder_lasts() -> None:
    hit: dict[str, Any] = {"at": "second", "strength": 6, "qi": 0, "defence": "5_5", "counters": "lunge"}
    d = duel(modules="blood", wounds="shoulder_and_eye:1", red_die=5, **hit)
    d.asked("release", "release", "pass")
    d.does("release")
    assert d.events("Released") == [(2,)]
    assert (d.enemy(), d.state.red_die) == ((7, 4), 1), "1 life for the hit, 1 Qi for the die"
    d = duel(modules="blood", wounds="shoulder_and_eye:1", red_die=4, **hit)
    assert d.state.round == 2, "a die that counts 1 is not asked for"


@pytest.mark.parametrize(("before", "after"), SHOULDER)
def test_b8_9_by_ruling_a_broken_shoulder_lowers_the_red_die_once(before: int, after: int) -> None:
    d = wounded("shoulder_and_eye", 1, red_die=before, rulings={"shoulder_lasts": False})
    assert (d.state.red_die, red_die_counts(d.state)) == (after, after)


def test_b8_9_by_ruling_other_wounds_leave_the_red_die_as_it_is() -> None:
    d = wounded("dodged_and_beheaded", 1, red_die=4, rulings={"shoulder_lasts": False})
    assert (d.state.red_die, d.events("RedDie")) == (4, [])


def test_a1_3_by_ruling_a_red_die_that_left_the_game_does_not_come_back() -> None:
    d = wounded("arm_and_rib", 2, red_die=4, rulings={"shoulder_lasts": False})
    assert (d.state.red_die, d.events("RedDie")) == (0, [(0,)])


def test_a1_3_a_red_die_that_left_the_game_counts_nothing() -> None:
    d = wounded("arm_and_rib", 2, red_die=4)
    assert red_die_counts(d.state) == 0


def test_a1_3_an_eye_injury_ends_regaining_qi() -> None:
    d = duel(
        modules="blood",
        wounds="shoulder_and_eye:2",
        qi=2,
        hand="do_giri tsuki harai irimi",
        defence="6_6",
    )
    d.plays("do_giri", "tsuki")
    d.does("pass", "play harai", "pass")
    assert d.events("Combo") == [("normal", "special")]
    assert d.qi == 2


def test_a1_3_a_thigh_injury_takes_a_die_of_life() -> None:
    d = wounded("thigh_and_balance", 1, fate="4")
    assert d.events("Rolled") == [("life_die", 4)]
    assert d.life == 4


def test_a1_3_a_loss_of_balance_takes_a_die_of_qi() -> None:
    d = wounded("thigh_and_balance", 2, fate="3", qi=5, guard=-1)
    d.does("pass", "pass", "pass")
    assert d.events("Rolled") == [("qi_die", 3)]
    assert d.events("QiChanged") == [(-3, 2)]
    assert (d.life, d.qi) == (8, 2)


def test_a1_3_balance_takes_no_more_qi_than_there_is() -> None:
    d = wounded("thigh_and_balance", 2, fate="6", qi=2)
    d.does("pass", "pass", "pass")
    assert (d.life, d.qi) == (8, 0)


def test_a1_3_dodged_does_nothing_but_leaves_the_deck() -> None:
    d = wounded("dodged_and_beheaded", 1)
    assert (d.life, d.qi, d.state.red_die) == (8, 0, 1)
    assert "dodged_and_beheaded" not in d.state.blood_deck


def test_a1_3_beheading_loses_at_once() -> None:
    d = wounded("dodged_and_beheaded", 2)
    assert (d.result.won, d.result.cause, d.life) == (False, "beheaded", 8)

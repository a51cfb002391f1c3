"""A5: the armor."""

import pytest

from chanbara import new_game
from tests.duel.table import duel


def test_a5_1_the_armour_is_yours_or_the_enemys() -> None:
    mine = new_game("duel", modules=("yoroi",), seed=1).table
    assert (mine.armour, mine.enemies[0].armour) == (4, 0)
    theirs = new_game("duel", modules=("yoroi_enemy",), seed=1).table
    assert (theirs.armour, theirs.enemies[0].armour) == (0, 4)
    with pytest.raises(ValueError, match=r"yours or the enemy's, not both \(A5"):
        new_game("duel", modules=("yoroi", "yoroi_enemy"), seed=1)


def test_a5_2_life_lost_in_combat_comes_off_the_armour() -> None:
    d = duel(modules="yoroi", at="second", qi=0, defence="6_6", counters="heavy_cut", fate="1 5")
    assert (d.life, d.state.armour) == (8, 2)
    assert d.events("ArmourLost") == [(None, 1, 3), (None, 5, 2)]


def test_a5_2_what_is_left_over_goes_to_life() -> None:
    d = duel(modules="yoroi", at="second", qi=0, defence="6_6", counters="heavy_cut", armour=1, fate="1")
    assert (d.life, d.state.armour) == (7, 0)
    d = duel(modules="yoroi", at="second", qi=0, defence="6_6", counters="heavy_cut", armour=0)
    assert (d.life, d.events("ArmourLost")) == (6, [])


def test_a5_2_the_enemys_armour_does_the_same() -> None:
    d = duel(modules="yoroi_enemy", at="second", qi=0, strength=9, defence="5_5", fate="1 2")
    assert d.events("ArmourLost") == [(0, 1, 3), (0, 2, 2)]
    assert (d.enemy(), d.state.enemies[0].armour) == ((8, 5), 2)
    d = duel(modules="yoroi_enemy", at="second", qi=0, strength=9, defence="5_5", enemies="8/5/1", fate="1")
    assert (d.enemy(), d.state.enemies[0].armour) == ((7, 5), 0)


def test_a5_2_qi_that_becomes_life_comes_off_the_armour_too() -> None:
    d = duel(modules="yoroi_enemy", at="second", qi=0, technique=5, defence="5_5", enemies="8/0/4", fate="1")
    assert (d.enemy(), d.state.enemies[0].armour) == ((8, 1), 3), "and Breath gives the enemy a Qi"


def test_a5_2_qi_does_not() -> None:
    d = duel(modules="yoroi_enemy", at="second", qi=0, technique=5, defence="5_5", counters="probe", guard=3)
    assert (d.enemy(), d.state.enemies[0].armour) == ((8, 4), 4)


def test_a5_3_a_six_destroys_the_armour() -> None:
    d = duel(modules="yoroi", at="second", qi=0, defence="6_6", counters="lunge", fate="6")
    assert (d.life, d.state.armour) == (8, 0)
    assert d.events("ArmourLost") == [(None, 6, 0)]
    d = duel(modules="yoroi_enemy", at="second", qi=0, strength=5, defence="5_5", fate="6")
    assert (d.enemy(), d.state.enemies[0].armour) == ((8, 5), 0)


@pytest.mark.parametrize("die", range(1, 6))
def test_a5_3_one_to_five_do_nothing(die: int) -> None:
    d = duel(modules="yoroi", at="second", qi=0, defence="6_6", counters="lunge", fate=f"{die}")
    assert (d.life, d.state.armour) == (8, 3)


def test_a5_4_armour_pays_no_costs() -> None:
    d = duel(modules="yoroi gisei", at="second", qi=0, defence="6_6", fate="gisei1")
    d.does("gisei")
    assert (d.life, d.state.armour) == (7, 4)
    d = duel(modules="yoroi", weapon="bokken", hand="irimi", qi=0)
    d.does("play irimi", "bokken strength")
    assert (d.life, d.state.armour) == (7, 4)
    d = duel(modules="yoroi gisei", at="second", qi=0, life=1, defence="6_6")
    assert d.state.round == 2, "with the last life nothing can be paid, and nothing is asked"

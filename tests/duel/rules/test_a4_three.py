"""A4: three enemies."""

import pytest

from chanbara import new_game
from chanbara.duel.book.data import standard_book
from tests.duel.table import duel

ROWS = standard_book().three_rows


def test_a4_1_three_enemies_with_life_and_qi_of_their_own() -> None:
    game = new_game("duel", modules=("1vs3",), seed=1)
    assert [(one.life, one.qi, one.armour) for one in game.table.enemies] == [(4, 2, 0), (3, 2, 0), (3, 2, 0)]


def test_a4_1_the_target_is_marked_for_each_attack() -> None:
    d = duel(modules="1vs3", hand="do_giri", qi=0, strength=5, defence="6_6 6_5", fate="1 1")
    d.asked("target", "target>1", "target>2", "target>3")
    d.refuses("play do_giri", "A4.1")
    d.does("target>2")
    assert d.events("AttackBegan") == [(1, 1)]
    d.does("play do_giri")
    assert [d.enemy(number) for number in (1, 2, 3)] == [(4, 2), (2, 2), (3, 2)]
    d.asked("target", "target>1", "target>2", "target>3")
    d.does("target>2")
    assert [d.enemy(number) for number in (1, 2, 3)] == [(4, 2), (1, 2), (3, 2)]


def test_a4_1_the_hand_is_drawn_first() -> None:
    d = duel(modules="1vs3", at="round", qi=0)
    d.asks("target")
    assert len(d.state.hand) == 6


def test_a4_1_only_the_living_are_marked() -> None:
    d = duel(modules="1vs3", enemies="4/2 0/2 3/2", hand="irimi")
    d.asked("target", "target>1", "target>3")
    d = duel(modules="1vs3", enemies="0/2 0/2 3/2", hand="irimi")
    d.asked("attack", "play irimi", "foresee", "guard", "pass")
    assert d.state.target == 2


@pytest.mark.parametrize("die", range(1, 7))
def test_a4_2_the_blue_die_names_who_counterattacks(die: int) -> None:
    d = duel(
        modules="1vs3",
        at="second",
        qi=0,
        defence="6_6",
        counters="probe low_cut wrist_cut",
        guard=5,
        fate=f"{die}",
    )
    d.does("target>1")
    assert d.events("Rolled") == [("counterattack", die)]
    assert [one.enemy + 1 for one in d.events("Countered")] == list(ROWS[die - 1])


def test_a4_2_the_official_rows() -> None:
    assert (ROWS[1], ROWS[3]) == ((1, 2, 3), (2, 3))


def test_a4_2_each_has_a_card_of_his_own() -> None:
    d = duel(
        modules="1vs3",
        at="second",
        qi=0,
        defence="6_6",
        counters="ki_cut breath ki_thrust",
        enemies="4/2 3/1 3/0",
        fate="2",
    )
    d.does("target>1")
    assert [(one.card, one.value) for one in d.events("Countered")] == [
        ("ki_cut", 5),
        ("breath", None),
        ("ki_thrust", 3),
    ]
    assert [d.enemy(number) for number in (1, 2, 3)] == [(4, 1), (3, 2), (3, 0)]


def test_a4_3_the_dead_do_not_counterattack() -> None:
    d = duel(modules="1vs3", at="second", qi=0, defence="6_6", guard=5, enemies="4/2 0/2 3/2", fate="2")
    d.does("target>1")
    assert [one.enemy + 1 for one in d.events("Countered")] == [1, 3]
    d = duel(modules="1vs3", at="second", qi=1, defence="6_6", guard=5, enemies="4/2 0/2 3/2", fate="3")
    d.does("target>1", "pass", "pass")
    assert (d.events("Countered"), d.state.round) == ([], 2)


def test_a4_3_who_dies_now_does_not_counterattack() -> None:
    d = duel(
        modules="1vs3", at="second", qi=0, strength=6, defence="5_5", guard=5, enemies="1/2 3/2 3/2", fate="2"
    )
    d.does("target>1")
    assert d.events("EnemyDied") == [(0,)]
    assert [one.enemy + 1 for one in d.events("Countered")] == [2, 3]


def test_a4_3_a_dead_enemy_dies_once() -> None:
    d = duel(
        modules="1vs3",
        at="second",
        qi=0,
        strength=6,
        red_die=3,
        defence="5_5",
        enemies="1/2 3/2 3/2",
        fate="5",
    )
    d.does("target>1", "release")
    assert d.events("EnemyDied") == [(0,)]


def test_a4_3_with_the_third_the_duel_is_won() -> None:
    d = duel(modules="1vs3", at="second", qi=0, strength=6, defence="5_5", enemies="0/2 0/2 1/2")
    assert d.result == (True, "slain", "B2.14", 1, 8)


def test_a4_4_the_red_die_strikes_the_enemy_attacked() -> None:
    d = duel(modules="1vs3", at="second", qi=0, strength=6, red_die=3, defence="5_5", fate="1")
    d.does("target>3", "release")
    assert [d.enemy(number) for number in (1, 2, 3)] == [(4, 2), (3, 2), (1, 2)]

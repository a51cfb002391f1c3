"""A7: Bamboo forest and Cliff."""

import pytest

from tests.duel.table import duel


def test_a7_1_a_place_costs_a_qi_and_a_throw() -> None:
    d = duel(environment="bamboo", hand="irimi", qi=1, fate="1")
    d.asked("attack", "play irimi", "foresee", "guard", "environment", "pass")
    d.does("environment")
    assert d.events("QiChanged") == [(-1, 0)]
    assert d.events("Rolled") == [("environment", 1)]
    d.asked("attack", "play irimi", "pass")
    d = duel(environment="bamboo", hand="irimi", qi=0)
    d.refuses("environment", "A7.1")
    d = duel(hand="irimi")
    d.refuses("environment", "A7.1")


@pytest.mark.parametrize("die", range(1, 5))
def test_a7_1_bamboo_raises_guard(die: int) -> None:
    d = duel(environment="bamboo", hand="irimi", qi=1, fate=f"{die}")
    d.does("environment")
    assert d.state.guard_bonus > 0
    assert d.events("Changed") == [("guard", d.state.guard_bonus, d.state.guard_bonus)]


@pytest.mark.parametrize(("die", "level", "life"), [(5, 1, 7), (6, 2, 6)])
def test_a7_1_bamboo_wounds(die: int, level: int, life: int) -> None:
    d = duel(environment="bamboo", hand="irimi", qi=1, fate=f"{die} graze")
    d.does("environment")
    assert d.events("Wounded") == [(None, "graze", level)]
    assert (d.life, d.state.guard_bonus) == (life, 0)


@pytest.mark.parametrize("die", range(1, 4))
def test_a7_2_the_cliff_wounds_the_enemy(die: int) -> None:
    d = duel(environment="cliff", hand="irimi", qi=1, fate=f"{die} pierced_side")
    d.does("environment")
    assert d.events("Wounded") == [(0, "pierced_side", 1)]
    assert d.enemy() == (6, 5)


@pytest.mark.parametrize("die", range(4, 7))
def test_a7_2_or_you_fall(die: int) -> None:
    d = duel(environment="cliff", hand="irimi", qi=1, fate=f"{die}")
    d.does("environment")
    assert d.result == (False, "cliff", "A7.2", 1, 8)


def test_a7_2_once_a_duel() -> None:
    d = duel(environment="cliff", at="second", hand="irimi", qi=5, fate="1 graze")
    d.does("environment")
    d.refuses("environment", "A7.2")
    d.does("play irimi", "pass", "pass", "pass")
    assert d.state.round == 2
    d.does("pass")
    d.refuses("environment", "A7.2")

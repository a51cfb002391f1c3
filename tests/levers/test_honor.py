"""Honor that designers' cards move: between players, from the box and into it."""

import pytest

from chanbara.sword.rules.levers import MOST_FROM_BOX, MoveHonor
from chanbara.sword.rules.words import NONE, Cause
from tests.levers.cards import levers, number, resolve

SEATS = ("goemon: tribute reward offering bo", "hanzo: bo", "tomoe: katana", "benkei: geisha")


def test_honor_goes_from_one_player_to_another_point_by_point() -> None:
    t = levers(*SEATS)
    before = t.honor(0), t.honor(1)
    t.plays("tribute > hanzo")
    assert (t.honor(0), t.honor(1)) == (before[0] + 2, before[1] - 2)
    assert t.events("HonorGiven") == [{"seat": 1, "to": 0}] * 2


def test_honor_comes_from_the_box_and_goes_there() -> None:
    t = levers(*SEATS)
    before = t.honor(0)
    t.plays("reward")
    assert (t.honor(0), t.state.traces.from_box) == (before + 9, 9)
    assert t.events("HonorGained") == [{"seat": 0}] * 9
    t.plays("offering")
    assert (t.honor(0), t.state.traces.from_box) == (before + 8, 9)
    assert t.events("HonorLost") == [{"seat": 0}]


def test_the_box_gives_20_in_a_game_whoever_takes_it() -> None:
    t = levers("goemon: reward reward bo", "hanzo: reward reward bo", *SEATS[2:])
    before = [t.honor(seat) for seat in range(4)]
    t.plays("reward", "reward")
    t.does("end")
    t.plays("reward")
    assert [t.honor(seat) for seat in range(4)] == [before[0] + 18, before[1] + 2, *before[2:]]
    t.plays("reward")
    assert t.events("HonorGained") == []
    assert t.state.traces.from_box == MOST_FROM_BOX


def test_nobody_gives_more_than_they_have_and_r8_1_the_last_honor_ends_the_game() -> None:
    t = levers(*SEATS)
    hanzo = t.honor(1)
    shogun = t.honor(0)
    resolve(t, MoveHonor(1, 0, 9, number(t, "tribute")))
    assert t.events("HonorGiven") == [{"seat": 1, "to": 0}] * hanzo
    assert (t.honor(0), t.honor(1)) == (shogun + hanzo, 0)
    assert (t.result.cause, t.result.rule, t.result.deadly_strike) == (Cause.PROPERTY, "8.1", None)


def test_r8_1_giving_ones_own_last_honor_ends_the_game_too() -> None:
    t = levers(*SEATS)
    resolve(t, MoveHonor(1, NONE, t.honor(1) - 1, NONE))
    assert (t.honor(1), t.game.over) == (1, False)
    resolve(t, MoveHonor(1, NONE, 1, NONE))
    assert t.result.rule == "8.1"


def test_r11_8_who_loses_honor_sheds_what_falls_with_it() -> None:
    t = levers(
        "goemon: bo", "hanzo: bo / bleeding_wound armor", "tomoe: bo", "benkei: bo / bleeding_wound",
        rising_sun=True,
    )  # fmt: skip
    resolve(t, MoveHonor(1, 3, 1, NONE))
    assert (t.in_play("hanzo"), t.in_play("benkei")) == ("armor", "bleeding_wound")
    resolve(t, MoveHonor(NONE, 3, 1, NONE))
    assert t.in_play("benkei") == "bleeding_wound"


def test_r8_8_who_keeps_their_honor_loses_none_to_a_property_but_does_to_an_action() -> None:
    t = levers("goemon: bo", "hanzo: bo", "tomoe: bo")  # with three players the Shogun keeps theirs
    honor = t.honor(0)
    resolve(t, MoveHonor(0, 1, 1, number(t, "toll")))
    assert (t.honor(0), t.story()) == (honor, [])
    resolve(t, MoveHonor(0, 1, 1, number(t, "tribute")))
    resolve(t, MoveHonor(0, NONE, 1, NONE))
    assert t.honor(0) == honor - 2


def test_a_property_takes_honor_in_the_recover_phase() -> None:
    t = levers("goemon: bo", "hanzo: bo / toll", "tomoe: bo", "benkei: bo")
    honor = t.honor(1)
    t.does("end")
    assert t.honor(1) == honor - 1


@pytest.mark.parametrize(("seat", "to"), [(0, 0), (NONE, NONE)])
def test_nothing_moves_from_a_player_to_themselves_nor_within_the_box(seat: int, to: int) -> None:
    t = levers(*SEATS)
    resolve(t, MoveHonor(seat, to, 1, NONE))
    assert (t.story(), t.state.traces.from_box) == ([], 0)

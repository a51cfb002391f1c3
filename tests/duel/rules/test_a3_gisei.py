"""A3: a life for guard."""

import pytest

from chanbara.duel.book.data import standard_book
from tests.duel.table import duel

GISEI = standard_book().gisei


@pytest.mark.parametrize("card", range(1, len(GISEI) + 1))
def test_a3_1_a_life_draws_one_of_the_five_cards(card: int) -> None:
    d = duel(modules="gisei", at="second", qi=0, defence="6_6", counters="heavy_cut", fate=f"gisei{card}")
    d.asked("brace", "gisei", "pass")
    d.does("gisei")
    assert d.events("Sacrificed") == [(GISEI[card - 1],)]
    assert d.events("LifeChanged")[0] == (-1, 7)
    (countered,) = d.events("Countered")
    assert countered.guard == GISEI[card - 1]
    assert countered.hit is (GISEI[card - 1] < 4)


def test_a3_1_four_cards_raise_guard_and_one_lowers_it() -> None:
    assert sorted(card > 0 for card in GISEI) == [False, True, True, True, True]


def test_a3_1_the_card_goes_back_and_counts_for_this_counterattack_only() -> None:
    d = duel(
        modules="gisei", qi=0, defence="6_6", counters="probe low_cut", fate="gisei1 gisei1", hand="irimi"
    )
    d.does("play irimi", "gisei")
    assert [one.guard for one in d.events("Countered")] == [2 + GISEI[0]]
    assert (d.state.guard_bonus, d.state.attack) == (0, 2)
    d.asked("brace", "gisei", "pass")
    d.does("gisei")
    assert [one.guard for one in d.events("Countered")] == [2 + GISEI[0]]


def test_a3_1_before_each_counterattack_and_never_without_the_module() -> None:
    d = duel(at="second", defence="6_6", qi=1, counters="breath")
    d.does("pass", "pass")
    d.asked("brace", "guard", "pass")
    d.refuses("gisei", "A3.1")
    d = duel(modules="gisei", hand="irimi", qi=0)
    d.refuses("gisei", "B2.8")

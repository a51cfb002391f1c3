"""Means and intervals, against numbers computed by hand and printed tables."""

from math import inf, sqrt
from random import Random

import pytest

from chanbara.sim.games.designs import Design
from chanbara.sim.tournament.plan import Plan
from chanbara.sim.tournament.stats import Estimate, difference, estimate, student, together

FOUR = [(1, 2), (0, 2), (2, 2), (-1, 2)]


@pytest.mark.parametrize(
    ("freedom", "alpha", "printed"),
    [
        (1, 0.05, 12.7062),
        (2, 0.05, 4.3027),
        (3, 0.05, 3.1824),
        (9, 0.05, 2.2622),
        (9, 0.01, 3.2498),
        (30, 0.05, 2.0423),
        (120, 0.01, 2.6174),
        (1000, 0.05, 1.9623),
        (100_000, 0.05, 1.9600),
    ],
)
def test_student_is_that_of_printed_tables(freedom: int, alpha: float, printed: float) -> None:
    assert student(freedom, alpha) == pytest.approx(printed, abs=6e-5)


def test_the_spread_is_that_between_deals() -> None:
    # Deal means 0.5, 0, 1, -0.5, four times over: mean 0.25, squares 4 * 1.25 = 5, over 15 and 16.
    found = estimate(FOUR * 4, 0.05)
    assert found.mean == 0.25
    assert found.variance == pytest.approx(5 / 15 / 16)
    assert (found.freedom, found.deals) == (15, 16)
    half = 2.13145 * sqrt(5 / 240)
    assert difference(found, 0.05)[1:3] == pytest.approx((0.25 - half, 0.25 + half), abs=1e-5)


def test_deals_of_several_sizes_count_by_their_seats() -> None:
    # Mean 2/6; what is left over: 2/3, -2/3, 0; three deals over two, over 6 seats squared.
    found = estimate([(1, 1), (0, 2), (1, 3), (0, 0)], 0.05)
    assert found.mean == pytest.approx(1 / 3)
    assert found.variance == pytest.approx(3 / 2 * (8 / 9) / 36)
    assert found.deals == 3


def test_an_interval_does_not_leave_what_is_possible() -> None:
    assert difference(estimate(FOUR, 0.05), 0.05)[1:3] == pytest.approx((-0.777126, 1.0), abs=1e-5)


def test_of_one_deal_nothing_is_known() -> None:
    assert estimate([(1, 1)], 0.05).variance == inf
    assert difference(estimate([(1, 1)], 0.05), 0.05) == (1.0, -1.0, 1.0, 1)
    assert together([estimate([(1, 1)], 0.05), estimate(FOUR, 0.05)]).variance == inf


def test_what_never_varied_may_still_vary() -> None:
    # Of something that happens in a share q of deals, 10 deals show none with a chance of (1 - q) ** 10.
    share = 1 - 0.05 ** (1 / 10)
    assert difference(estimate([(0, 3)] * 10, 0.05), 0.05)[1:3] == pytest.approx((-share, share))
    assert difference(estimate([(1, 1)] * 10, 0.05), 0.05)[1:3] == pytest.approx((1 - 2 * share, 1.0))


def test_numbers_of_players_weigh_the_same() -> None:
    first, second = Estimate(0.1, 0.0004, 9, 10), Estimate(0.3, 0.0012, 19, 20)
    found = together([first, second])
    assert found.mean == pytest.approx(0.2)
    assert found.variance == pytest.approx(0.0004)
    assert found.freedom == pytest.approx(0.0004**2 / (0.0001**2 / 9 + 0.0003**2 / 19))
    assert found.deals == 30


def plan(deals: int, looks: tuple[int, ...] = (), design: Design = Design.INVASION) -> Plan:
    return Plan(("greedy", "random"), (5,), deals, design, "1", looks=looks)


def test_looks_are_fixed_and_their_errors_add_up() -> None:
    looks = plan(80).schedule
    assert [look.deals for look in looks] == [10, 20, 40, 80]
    assert [look.alpha for look in looks] == pytest.approx([0.05 * part / 64 for part in (1, 3, 12, 48)])
    assert sum(look.alpha for look in plan(200, (30, 70)).schedule) == pytest.approx(0.05)
    assert [look.deals for look in plan(200, (70, 30)).schedule] == [30, 70, 200]


def test_no_usual_look_is_before_ten_deals() -> None:
    assert [look.deals for look in plan(50).schedule] == [10, 13, 25, 50]
    (only,) = plan(8).schedule
    assert only == pytest.approx((8, 0.05))


@pytest.mark.parametrize("design", [Design.MIRROR, Design.POOL])
def test_where_nothing_can_be_clear_early_the_whole_error_is_for_the_end(design: Design) -> None:
    (only,) = plan(80, design=design).schedule
    assert only == pytest.approx((80, 0.05))


def test_looking_several_times_is_paid_for() -> None:
    # Made-up tournaments between equals: how often is any look clear, and how often with no correction?
    dice, looks, count = Random("equals"), plan(80).schedule, 1000
    wrong = careless = 0
    for _ in range(count):
        deals = [(sum(dice.choices((-1, 0, 1), (1, 3, 1), k=5)), 5) for _ in range(80)]
        seen = [(deals[: look.deals], look.alpha) for look in looks]
        wrong += any(difference(estimate(some, alpha), alpha).is_clear for some, alpha in seen)
        careless += any(difference(estimate(some, 0.05), 0.05).is_clear for some, _ in seen)
    assert wrong / count < 0.05
    assert careless / count > 0.1

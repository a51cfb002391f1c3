"""Confidence intervals of the lab."""

from math import inf

import numpy as np
import pytest

from chanbara.record.rates import wilson
from chanbara.sim.lab.counts import FIGURES
from chanbara.sim.lab.stats import (
    Estimate,
    deviations,
    difference,
    mean,
    paired_share,
    ratio,
    share,
    surprise,
)


def test_one_look_needs_the_usual_deviations_and_many_need_more() -> None:
    assert deviations() == pytest.approx(1.959964, abs=1e-6)
    assert deviations(10) == pytest.approx(2.807034, abs=1e-6)


def test_few_games_need_more_deviations() -> None:
    # Student's t with 19 degrees of freedom, at 97.5% and 99.75%.
    assert deviations(1, 20) == pytest.approx(2.0930, abs=2e-3)
    assert deviations(10, 20) == pytest.approx(3.1737, abs=2e-2)
    assert deviations(10, 1_000_000) == pytest.approx(deviations(10), abs=1e-4)
    assert deviations(10, 1) > 10


def test_a_share_has_the_interval_of_wilson_and_a_wider_one_among_many() -> None:
    one, among_many = share(81, 263), share(81, 263, looks=20)
    assert (one.low, one.high) == pytest.approx(wilson(81 / 263, 263))
    assert among_many.low < one.low < one.value < one.high < among_many.high


def test_no_game_says_nothing() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
    assert mean(0, 0, 0).low == -inf
    assert paired_share(0, 0, 0).excludes(0.0) is False


def test_a_mean_has_the_error_of_the_sample() -> None:
    numbers = [3, 5, 8, 8]
    found = mean(4, sum(numbers), sum(one**2 for one in numbers))
    assert found.value == 6
    assert found.spread == pytest.approx(np.std(numbers, ddof=1) / 2)


def test_deals_that_came_out_alike_show_no_difference_but_do_not_prove_it() -> None:
    same = paired_share(0, 0, 400)
    assert same.value == 0
    assert same.low < 0 < same.high < 0.01


def test_a_paired_difference_agrees_with_a_published_one() -> None:
    # Agresti, Categorical Data Analysis: ratings of a prime minister, 1,600 people asked twice.
    found = paired_share(86, 150, 1600)
    assert found.value == pytest.approx(-0.04)
    assert (found.low, found.high) == pytest.approx((-0.059, -0.021), abs=5e-4)


def test_a_ratio_errs_as_its_games_do() -> None:
    generator = np.random.default_rng(1)
    played = generator.integers(0, 4, 500)
    swing = played * 2 + generator.integers(-1, 2, 500)
    figures = np.zeros((500, len(FIGURES)), np.int64)
    figures[:, 0], figures[:, 1], figures[:, 6] = 1, played, swing
    products = figures.T @ figures
    over, under = np.eye(len(FIGURES))[6], np.eye(len(FIGURES))[1]
    found = ratio(products, over, under)
    assert found is not None
    assert found.value == pytest.approx(swing.sum() / played.sum())
    picks = generator.integers(0, 500, (2000, 500))
    again = swing[picks].sum(1) / played[picks].sum(1)
    assert found.spread == pytest.approx(float(again.std()), rel=0.1)


def test_of_what_is_rare_no_ratio_is_said() -> None:
    products = np.zeros((len(FIGURES), len(FIGURES)), np.int64)
    assert ratio(products, np.eye(len(FIGURES))[6], np.eye(len(FIGURES))[1]) is None


def test_the_most_surprising_difference_is_one_without_error() -> None:
    sure = difference(Estimate(1.0, 1.0, 1.0), Estimate(2.0, 2.0, 2.0))
    assert surprise(sure) == inf
    assert surprise(difference(sure, sure)) == 0

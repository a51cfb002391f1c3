"""The calibration of the belief: the measured table, and its measurement."""

from __future__ import annotations

import json

import pytest

from chanbara.sword.bots.calibration import BINS, calibration, trust
from checks.measure.belief import MIXED, Company, Found, calibration_of, measure
from checks.measure.belief_page import diagram, page, worst_turn


@pytest.fixture(scope="module")
def found() -> list[Found]:
    """A few games of seven: detectives, and all kinds mixed."""
    return [measure(Company("detective", 7, 0, 6)), measure(Company(MIXED, 7, 0, 2))]


def test_the_table_goes_from_the_least_likely_to_the_likeliest() -> None:
    said = [one.said for one in calibration()]
    assert said == sorted(said)
    assert len(said) == BINS
    assert all(0 <= one.was <= 1 and one.times > 0 for one in calibration())


def test_it_can_be_trusted_where_much_is_said() -> None:
    """What is said to be likely is so more often than not, and the likelier the oftener."""
    assert trust(0.95).was > trust(0.75).was > trust(0.5).was > trust(0.1).was
    assert trust(0.95).said == max(one.said for one in calibration())
    assert trust(0.95).was > 0.9
    assert trust(0.05).was < 0.1
    assert all(abs(one.was - one.said) < 0.15 for one in calibration())


def test_what_is_measured_begins_with_what_the_deal_leaves_open(found: list[Found]) -> None:
    for one in found:
        assert one.uniform == pytest.approx(5.907, abs=1e-3)
        assert len(one.ends) == len(one.turns) == one.company.games
        assert all(game[0] == pytest.approx(one.uniform) for game in one.turns)
        assert all(len(row) == 3 and 0 <= row[2] <= row[0] for row in one.bins)


def test_among_their_own_kind_detectives_find_out_most(found: list[Found]) -> None:
    own, mixed = (sum(one.ends) / len(one.ends) for one in found)
    assert own < mixed < found[0].uniform
    assert own < found[0].uniform / 2, "much is found out, even in a few games"
    assert worst_turn(found[0]) == pytest.approx(0), "at the first turn, before anybody did anything"


def test_the_page_and_the_picture_tell_it(found: list[Found]) -> None:
    told = page(found, 6)
    assert "| 7 | 5.91 |" in told
    rows = json.loads(calibration_of(found))
    assert rows
    assert diagram(rows).count("<circle") == len(rows)

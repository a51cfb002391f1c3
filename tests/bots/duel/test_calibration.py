"""A small form of ``make duelodds``: how good the odds of the duel are."""

import json
from pathlib import Path

from chanbara.duel.fingerprint import fingerprint
from checks.measure.duel_odds import KEPT, predicted, stored_section, version
from checks.measure.duel_odds_page import Tenth, diagram, expected_error, is_calibrated, tenths

DOCS = Path(__file__).parents[3] / "docs"


def test_predictions_of_other_duels_are_about_right() -> None:
    """A dozen duels say little: that no certain win is lost, and that the average is not far off."""
    found = [one for number in range(14) if (one := predicted(f"small {number}")) is not None]
    assert len(found) > 5
    assert all(won for chance, won in found if chance > 0.995)
    assert abs(sum(chance - won for chance, won in found)) / len(found) < 0.35


def test_what_was_measured_is_as_good_as_promised_and_on_the_page() -> None:
    stored = json.loads(KEPT.read_text(encoding="utf-8"))
    assert stored["version"] == version(), "rules or curve have changed: make duelodds"
    assert stored["version"].startswith(fingerprint())
    assert is_calibrated(stored["predictions"])
    page = (DOCS / "duel-balance.md").read_text(encoding="utf-8")
    assert "\n".join(stored_section()) in page
    assert diagram(stored["predictions"]) == (DOCS / "pictures" / "duel-odds.svg").read_text(encoding="utf-8")


def test_an_overconfident_prophet_is_found_out() -> None:
    sure = [(0.95, number % 2 == 0) for number in range(200)]
    assert [one.size for one in tenths(sure)] == [200]
    assert abs(expected_error(tenths(sure)) - 0.45) < 1e-9
    assert not is_calibrated(sure)
    assert is_calibrated([(0.5, number % 2 == 0) for number in range(200)])
    assert Tenth(10, 0.5, 0.4, 0.3, 0.45).beyond > 0.04

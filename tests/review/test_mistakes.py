"""A small form of ``make mistakes``: a deeper search agrees with what the review marks."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from checks.measure import mistakes
from checks.measure.mistakes import KEPT, measured, version
from checks.measure.mistakes_page import PROMISED, Checked, Stored, is_confirmed, page, summary

DOCS = Path(__file__).parents[2] / "docs"


def test_what_was_measured_is_as_good_as_promised_and_on_the_pages() -> None:
    stored = msgspec.json.decode(KEPT.read_bytes(), type=Stored)
    assert stored.version == version(), "rules, bots or verdicts have changed: make mistakes"
    assert len(stored.checked) == 300
    assert {(one.players, one.rising_sun) for one in stored.checked} == set(mistakes.SETS)
    assert is_confirmed(stored)
    assert page(stored) == (DOCS / "results" / "mistakes.md").read_text(encoding="utf-8")
    assert summary(stored) in (DOCS / "review.md").read_text(encoding="utf-8").replace("\n", " ")


def test_a_few_mistakes_are_confirmed_and_an_interrupted_run_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mistakes, "DEEPER", 2)
    monkeypatch.setattr(mistakes, "FAR", 2)
    file = tmp_path / "mistakes.json"
    some = measured(file, 2)
    assert all(one.deeper > 0 for one in some.checked)
    assert all(one.swing >= 0.02 and one.swing > 2 * one.error for one in some.checked)
    monkeypatch.setattr(mistakes, "game_of", None)
    assert measured(file, 2) == some, "nothing is played again"
    stale = msgspec.structs.replace(some, version="another")
    file.write_bytes(msgspec.json.encode(stale))
    with pytest.raises(TypeError):
        measured(file, 2)


def test_a_review_that_marks_at_random_is_found_out() -> None:
    def checked(deeper: float) -> Checked:
        return Checked(0, 5, False, 1, 0.03, 0.01, deeper, 0.01, deeper, 0.01, False)

    honest = Stored("", checked=[checked(0.02)] * 290 + [checked(-0.01)] * 10)
    guessing = Stored("", checked=[checked(0.02)] * 250 + [checked(-0.01)] * 50)
    assert is_confirmed(honest)
    assert not is_confirmed(guessing), f"83% is less than {PROMISED:.0%}"
    assert not is_confirmed(Stored(""))

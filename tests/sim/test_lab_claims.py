"""A small form of ``make lab-claims``: known strengths are found, and empty changes raise no alarm."""

from __future__ import annotations

import re

import pytest

from chanbara.pool import Inline
from chanbara.sim.lab.stats import around
from chanbara.sim.lab.worth.judge import Evidence, Verdict, judgments
from chanbara.sim.lab.worth.subjects import CHARACTER, Origin, Subjects
from checks.measure.lab_claims import (
    PLAYERS,
    Amounts,
    Claims,
    Step,
    empty_change,
    matched,
    own_empty_change,
    own_steps,
    printed_items,
)
from checks.measure.lab_claims_page import page
from tests.docs.markdown import read

RESULT = "docs/results/lab-claims.md"


@pytest.mark.parametrize(
    ("with_original", "verdicts"), [(False, {Verdict.STRONG}), (True, {Verdict.WITHIN, Verdict.UNDECIDED})]
)
def test_nobunaga_is_too_strong_unless_printed(*, with_original: bool, verdicts: set[Verdict]) -> None:
    """The strongest printed character is judged: beside all others, and beside itself."""
    printed = [one for one in printed_items(CHARACTER) if with_original or one.key != "nobunaga"]
    judged = next(one for one in printed_items(CHARACTER) if one.key == "nobunaga")
    subjects = Subjects((judged._replace(origin=Origin.NEW), *printed))
    counts = matched(Inline(), subjects, "nobunaga", 20_000)
    (judgment,) = judgments(Evidence(subjects, (PLAYERS,), counts, None))
    assert judgment.verdict in verdicts
    assert judgment.worth is not None
    assert judgment.worth.value == pytest.approx(0.07, abs=0.02)


def test_empty_changes_raise_no_alarm() -> None:
    assert [empty_change(number, 200) for number in range(3)] == [[], [], []]
    assert [own_empty_change(Inline(), number, 6, 6) for number in range(2)] == [[], []]


def test_the_custom_file_is_played_and_judged() -> None:
    steps, judged = own_steps(Inline(), 150, (7,))
    assert [(one.less, one.more) for one in steps if one.less.startswith("test")] == [
        ("test_less", "test_same"),
        ("test_same", "test_more"),
    ]
    assert len(judged) == 6


def test_what_is_claimed_wrongly_is_a_fault() -> None:
    right = Step("a", "b", around(0.03, 0.01), around(0.1, 0.1))
    wrong = Step("b", "c", around(0.03, 0.01), around(-0.3, 0.1))
    unknown = Step("c", "d", around(0.01, 0.01), around(0.1, 0.1))
    quiet: list[list[str]] = [[]] * 89 + [["bo too strong"]] * 10
    found = Claims(Amounts(), [right], [], [], quiet, quiet, 0.0)
    assert [fault.partition(" empty")[0] for fault in found.faults] == ["10 of 99"] * 2
    quiet = [*quiet, []]
    found = found._replace(printed=[right, wrong], own=[unknown], empty=quiet, own_empty=quiet)
    assert found.faults == ["c is not above b", "d is not above c"]


def test_the_stored_result_is_one_of_these_pages_without_a_fault() -> None:
    text = read(RESULT)
    step = Step("bokken", "kiseru", around(0.01, 0.001), around(0.1, 0.01))
    made = page(Claims(Amounts(), [step], [], [], [[]], [[]], 0.0))
    assert re.findall("^#.*", text, re.MULTILINE) == re.findall("^#.*", made, re.MULTILINE)
    alarms = [int(number) for number in re.findall(r"matched: (\d+) raise", text)]
    assert len(alarms) == 2
    assert max(alarms) <= 10
    assert [int(number) for number in re.findall(r"(\d+) changes with", text)] == [100, 100]

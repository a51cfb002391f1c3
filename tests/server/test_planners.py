"""`make planners`: what it says, and its small form."""

import asyncio
from math import inf

import pytest

from checks.server import planners
from checks.server.planners import Measured, Turns, report, run


def turns(answered: float, seconds: float, share: float) -> Turns:
    buckets = {0.01: answered * 0.9, 0.02: answered, inf: answered}
    return Turns(answered, seconds, 2048 * answered, 2048 * answered * share, buckets)


def phases(single: Turns, many: Turns, late: float) -> list[Measured]:
    people = [0.01] * 200
    return [
        Measured("alone", None, people),
        Measured("one", single, people),
        Measured("random", None, people),
        Measured("many", many, [0.01] * 190 + [late] * 10),
    ]


@pytest.mark.parametrize(
    ("seconds", "share", "late", "is_met"),
    [(2.0, 1.0, 0.02, True), (2.1, 1.0, 0.01, False), (9.0, 0.5, 0.01, True), (1.0, 1.0, 0.03, False)],
    ids=["within bounds", "bots wait", "fewer rollouts", "people wait"],
)
def test_the_bars(seconds: float, share: float, late: float, *, is_met: bool) -> None:
    lines, met = report(phases(turns(100, 1.0, 1.0), turns(100, seconds, share), late))
    assert met == is_met
    assert any("MISSED" in line for line in lines) != is_met


def test_what_happened_since() -> None:
    found = turns(30, 0.6, 0.5).since(turns(10, 0.1, 0.5))
    assert (found.answered, found.share) == (20, 0.5)
    assert found.mean == pytest.approx(25)
    assert found.late == pytest.approx(15)


def test_planners_beside_people_at_a_real_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planners, "SETTLING", 0.5)
    found = asyncio.run(run(2, 3, 2.0))
    assert found[0].turns is None
    assert found[1].turns is not None
    assert found[3].turns is not None
    assert all(one.waits for one in found)
    report(found)

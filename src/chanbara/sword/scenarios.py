"""Scenarios of Samurai Sword: positions and expectations."""

from __future__ import annotations

from chanbara.record.scenario import Move, Scenario, Scenarios
from chanbara.sword.expect import Expect, differences, expectation_of
from chanbara.sword.placement import Placement, place, placement_of


class SwordMove(Move):
    """A line of the script."""

    expect: Expect | None = None


class SwordScenario(Scenario):
    """A scenario of Samurai Sword."""

    table: Placement
    script: list[SwordMove]


SCENARIOS = Scenarios(SwordScenario, place, placement_of, differences, expectation_of)

"""Scenarios of Way of the Samurai: positions and expectations."""

from __future__ import annotations

from chanbara.duel.arranged.expect import DuelExpect, differences, expectation_of
from chanbara.duel.arranged.placement import DuelPlacement, place_duel, placement_of_duel
from chanbara.record.scenario import Move, Scenario, Scenarios


class DuelMove(Move):
    """A line of the script."""

    expect: DuelExpect | None = None


class DuelScenario(Scenario):
    """A scenario of the duel."""

    table: DuelPlacement
    script: list[DuelMove]


SCENARIOS = Scenarios(DuelScenario, place_duel, placement_of_duel, differences, expectation_of)

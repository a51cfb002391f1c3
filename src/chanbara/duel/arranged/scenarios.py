"""Scenarios of Way of the Samurai: what stands at the table, and what may be demanded."""

from __future__ import annotations

from chanbara.duel.arranged.expect import DuelExpect, differences, expectation_of
from chanbara.duel.arranged.placement import DuelPlacement, place_duel, placement_of_duel
from chanbara.record.scenario import Move, Scenario, Scenarios


class DuelMove(Move):
    """A line of the script."""

    expect: DuelExpect | None = None


class DuelScenario(Scenario):
    """A short story at the table."""

    table: DuelPlacement
    script: list[DuelMove]


SCENARIOS = Scenarios(DuelScenario, place_duel, placement_of_duel, differences, expectation_of)

"""Playing matched deals: the exchanges are the same for both engines, and so are the counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sim.games.cards import on_cards
from chanbara.sim.games.engines import Engine
from chanbara.sim.lab.worth.exchange import exchange_of
from chanbara.sim.lab.worth.tally import count_matched

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sim.games.variant import Variant
    from chanbara.sim.lab.counts import Array
    from chanbara.sim.lab.plan import Batch, LabPlan
    from chanbara.sim.lab.worth.tally import WorthCounts

FLAT = "chanbara.sim.lab.worth.flat"
"""Plays them on the flat core; with it comes the compiler."""


def play_worth(plan: LabPlan, batch: Batch) -> tuple[WorthCounts, ...]:
    """Play some matched deals by each of the rule sets; return the counts of each."""
    numbers, found = range(batch.first, batch.first + batch.games), []
    for arm in plan.worth_arms:
        variant, subjects = plan.arms[arm].variant, plan.subjects if arm else plan.subjects.as_printed
        play = _player(plan.engine, variant)
        exchanges = [exchange_of(subjects, plan.seed, batch.players, number) for number in numbers]
        ends = play(variant, subjects, plan.seed, plan.seated, batch.players, batch.first, exchanges)
        found.append(count_matched(len(subjects.items), batch.players, exchanges, ends))
    return tuple(found)


def _player(engine: Engine, variant: Variant) -> Callable[..., Array]:
    """Return the function that plays matched deals of a variant on an engine."""
    if engine is Engine.FLAT:
        play: Callable[..., Array] = on_cards(variant, FLAT, with_cast=True).play_matched_flat
        return play
    from chanbara.sim.lab.worth.reference import play_matched  # noqa: PLC0415 - only one of the two is needed

    return play_matched

"""Playing matched deals: the exchanges are the same for both engines, and so are the counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sim.games.engines import Engine
from chanbara.sim.lab.worth.exchange import exchange_of
from chanbara.sim.lab.worth.tally import count_matched

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sim.lab.counts import Array
    from chanbara.sim.lab.plan import Batch, LabPlan
    from chanbara.sim.lab.worth.tally import WorthCounts


def play_worth(plan: LabPlan, batch: Batch) -> tuple[WorthCounts, ...]:
    """Play some matched deals by each of the rule sets; return the counts of each."""
    play, numbers = _player(plan.engine), range(batch.first, batch.first + batch.games)
    found = []
    for arm in plan.worth_arms:
        variant, subjects = plan.arms[arm].variant, plan.subjects if arm else plan.subjects.as_printed
        exchanges = [exchange_of(subjects, plan.seed, batch.players, number) for number in numbers]
        ends = play(variant, subjects, plan.seed, plan.seated, batch.players, batch.first, exchanges)
        found.append(count_matched(len(subjects.items), batch.players, exchanges, ends))
    return tuple(found)


def _player(engine: Engine) -> Callable[..., Array]:
    """Return the function that plays matched deals on an engine."""
    if engine is Engine.FLAT:
        from chanbara.sim.lab.worth.flat import play_matched_flat  # noqa: PLC0415 - with it comes the compiler

        return play_matched_flat
    from chanbara.sim.lab.worth.reference import play_matched  # noqa: PLC0415 - only one of the two is needed

    return play_matched

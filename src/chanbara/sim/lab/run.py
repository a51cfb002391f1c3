"""Playing a plan of the lab over several processes. Counts are added in the order of the plan."""

from __future__ import annotations

import signal
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, NamedTuple

from chanbara.bots.registry import make_bot
from chanbara.sim.lab.collect import count_game, count_pair
from chanbara.sim.lab.counts import Counts, Pairs, no_counts, no_pairs
from chanbara.sim.match import play_on
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from chanbara.sim.lab.collect import Brief
    from chanbara.sim.lab.plan import Arm, Batch, LabPlan


class Sheet(NamedTuple):
    """What was counted so far, for each arm of a plan."""

    counts: tuple[Counts, ...]
    pairs: tuple[Pairs, ...]
    """Each arm beside the first; the first beside itself says nothing and is not used."""

    @property
    def games(self) -> int:
        """How many deals were played."""
        return int(self.counts[0].games.sum())

    def plus(self, other: Sheet) -> Sheet:
        """Return the sum."""
        return Sheet(
            tuple(one.plus(more) for one, more in zip(self.counts, other.counts, strict=True)),
            tuple(one.plus(more) for one, more in zip(self.pairs, other.pairs, strict=True)),
        )


def empty_sheet(plan: LabPlan) -> Sheet:
    """Return a sheet on which nothing is counted."""
    return Sheet(
        tuple(no_counts(arm.names) for arm in plan.arms),
        tuple(no_pairs() for _ in plan.arms),
    )


def play_batch(plan: LabPlan, batch: Batch) -> Sheet:
    """Play some deals by the rules of each arm and count them."""
    sheet = empty_sheet(plan)
    for game in range(batch.first, batch.first + batch.games):
        briefs = [
            _play_one(plan, arm, counts, batch.players, game)
            for arm, counts in zip(plan.arms, sheet.counts, strict=True)
        ]
        for brief, pairs in zip(briefs, sheet.pairs, strict=True):
            count_pair(pairs, briefs[0], brief)
    return sheet


def _play_one(plan: LabPlan, arm: Arm, counts: Counts, players: int, number: int) -> Brief:
    """Play one game; its deal has the seed ``SEED:GAME``, as in a simulation."""
    seed = f"{plan.seed}:{number}"
    game = new_game(players=players, seed=seed, **arm.box.set_up)
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(players)]
    play_on(game, [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)])
    return count_game(counts, game.table)


def sheets(plan: LabPlan, jobs: int) -> Generator[Sheet, None, None]:
    """Yield what was counted whenever each number of players had its batch, in the order of the plan.

    So what is seen after so many games is the same with any number of processes, and the same as if only so
    many had been asked for. Who stops listening stops the games.
    """
    sheet = empty_sheet(plan)
    for batch, more in enumerate(_here(plan) if jobs == 1 else _over(plan, jobs), 1):
        sheet = sheet.plus(more)
        if batch % len(plan.players) == 0:
            yield sheet


def _here(plan: LabPlan) -> Iterator[Sheet]:
    for batch in plan.batches():
        yield play_batch(plan, batch)


def _over(plan: LabPlan, jobs: int) -> Iterator[Sheet]:
    # A fresh interpreter each: a copy of this one would inherit its threads half alive. Who interrupts the
    # program interrupts this process alone; leaving the block ends the others.
    with get_context("spawn").Pool(jobs, _leave_interrupts_alone) as pool:
        yield from pool.imap(partial(play_batch, plan), plan.batches())


def _leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

"""Playing a plan of the lab with a pool. Counts are added in the order of the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.compiled.warm_up import compile_functions
from chanbara.pool import Job
from chanbara.sim.games.cards import on_cards
from chanbara.sim.games.engines import Engine
from chanbara.sim.games.match import play_on
from chanbara.sim.lab.collect import count_game, count_pair
from chanbara.sim.lab.counts import Counts, Pairs, no_counts, no_pairs
from chanbara.sim.lab.plan import About, Batch
from chanbara.sim.lab.worth.play import play_worth
from chanbara.sim.lab.worth.tally import WorthCounts, no_worth
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.kernel.game import Game
    from chanbara.pool import Pool
    from chanbara.sim.lab.plan import Arm, LabPlan

PATIENCE = 0.25
"""Seconds after which progress is reported even without a finished batch."""


class Sheet(NamedTuple):
    """The counts so far, for each arm of a plan."""

    counts: tuple[Counts, ...]
    pairs: tuple[Pairs, ...]
    """Each arm paired with the first; the first with itself is not used."""
    worth: tuple[WorthCounts, ...]
    """The matched deals by the rules that the report is about and, if needed, by the printed ones."""

    @property
    def games(self) -> int:
        """Number of deals played."""
        return int(self.counts[0].games.sum())

    def plus(self, other: Sheet) -> Sheet:
        """Return the sum."""
        return Sheet(
            tuple(one.plus(more) for one, more in zip(self.counts, other.counts, strict=True)),
            tuple(one.plus(more) for one, more in zip(self.pairs, other.pairs, strict=True)),
            tuple(one.plus(more) for one, more in zip(self.worth, other.worth, strict=True)),
        )


class Progress(NamedTuple):
    """The progress so far."""

    sheet: Sheet
    """All counts."""
    whole: Sheet
    """The counts of complete rounds: each number of players has played equally often."""


def empty_sheet(plan: LabPlan) -> Sheet:
    """Return an empty sheet."""
    return Sheet(
        tuple(no_counts(arm.names) for arm in plan.arms),
        tuple(no_pairs() for _ in plan.arms),
        tuple(no_worth(len(plan.subjects.items)) for _ in plan.worth_arms),
    )


def ruling_deals(plan: LabPlan, sheet: Sheet) -> int:
    """Return how many deals were also played with each ruling flipped."""
    return int(sheet.pairs[-1].winners.sum()) if len(plan.ruling_arms) > 1 else 0


def matched_deals(sheet: Sheet) -> int:
    """Return how many deals were played with what is new or changed and without."""
    return int(sheet.worth[0].deals.sum())


def play_batch(plan: LabPlan, batch: Batch) -> Sheet:
    """Play some deals under the rules of each arm and count them."""
    if batch.about is About.WORTH:
        return empty_sheet(plan)._replace(worth=play_worth(plan, batch))
    engine = plan.ruling_engine if batch.about is About.RULINGS else plan.engine
    if engine is Engine.FLAT:
        return _play_flat(plan, batch)
    sheet = empty_sheet(plan)
    arms, bots = _arms_and_bots(plan, batch)
    # The baseline games of a ruling are already among the counted games.
    aside = no_counts(plan.arms[0].names)
    for number in range(batch.first, batch.first + batch.games):
        briefs = {}
        for at in arms:
            counts = aside if batch.about is About.RULINGS and at == 0 else sheet.counts[at]
            game = _play_one(plan, plan.arms[at], bots, batch.players, number)
            briefs[at] = count_game(counts, game.table)
        for at in arms[1:]:
            count_pair(sheet.pairs[at], briefs[0], briefs[at])
    return sheet


def _arms_and_bots(plan: LabPlan, batch: Batch) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return the indexes of the rule sets of a batch, and its bots."""
    if batch.about is About.RULINGS:
        return plan.ruling_arms, plan.compared
    return plan.main_arms, plan.seated


def _play_flat(plan: LabPlan, batch: Batch) -> Sheet:
    """Play some deals under the rules of each arm in compiled code."""
    from chanbara.sim.lab.flat import count_pairs  # noqa: PLC0415 - with it comes the compiler

    sheet = empty_sheet(plan)
    arms, bots = _arms_and_bots(plan, batch)
    counts, briefs = list(sheet.counts), {}
    for at in arms:
        flat = on_cards(plan.arms[at].variant, "chanbara.sim.lab.flat", with_cast=True)
        found, briefs[at] = flat.count_batch(plan, batch, at, bots)
        if not (batch.about is About.RULINGS and at == 0):
            counts[at] = found
    for at in arms[1:]:
        count_pairs(sheet.pairs[at], batch.players, briefs[0], briefs[at])
    return sheet._replace(counts=tuple(counts))


def _play_one(plan: LabPlan, arm: Arm, bots: Sequence[str], players: int, number: int) -> Game:
    """Play one game; its deal has the seed ``SEED:GAME``, as in a simulation."""
    seed = f"{plan.seed}:{number}"
    game = new_game(players=players, seed=seed, **arm.variant.set_up)
    names = [bots[(seat + number) % len(bots)] for seat in range(players)]
    play_on(game, [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)])
    return game


def compile_for(plan: LabPlan) -> None:
    """Compile the flat core once, not in each process."""
    if Engine.FLAT in (plan.engine, plan.ruling_engine):
        for arm in plan.arms:
            flat = on_cards(arm.variant, "chanbara.sword.mind.run.count", with_cast=True)
            compile_functions(flat.count_games)
    if plan.engine is Engine.FLAT and plan.matched_total:
        for one in plan.worth_arms:
            flat = on_cards(plan.arms[one].variant, "chanbara.sword.mind.run.matched", with_cast=True)
            compile_functions(flat.play_matched)


def sheets(plan: LabPlan, pool: Pool) -> Iterator[Progress]:
    """Yield the counts, batch by batch in the order of the plan, and sometimes without a new batch.

    After each round they are the same for every pool, and the same as in a run with only that number of
    games.
    """
    sheet = whole = empty_sheet(plan)
    compile_for(plan)
    coming = pool.ordered((Job(play_batch, plan, batch) for batch in _batches(plan)), PATIENCE)
    for some in plan.rounds():
        missing = len(some)
        while missing:
            more = next(coming)
            if more is not None:
                sheet, missing = sheet.plus(more), missing - 1
            whole = whole if missing else sheet
            yield Progress(sheet, whole)


def _batches(plan: LabPlan) -> Iterator[Batch]:
    return (batch for some in plan.rounds() for batch in some)

"""The printed cards with any book and rulings, played and counted in compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.sim.games.flat_games import number_of
from chanbara.sim.lab.counts import Counts
from chanbara.sword.books import book_rulings
from chanbara.sword.bots.compiled_bots import seated
from chanbara.sword.flat.format.layout import SIZE
from chanbara.sword.flat.format.rulings import edition_number
from chanbara.sword.flat.format.tables import CARD, WHO
from chanbara.sword.flat.rules.chance import CHANCE_SIZE
from chanbara.sword.mind.arrays import MIND_SIZE, ROOM_SIZE
from chanbara.sword.mind.run.count import count_games
from chanbara.sword.mind.run.counted import (
    BRIEF_SIZE,
    ENDED_BY,
    FEWEST,
    LENGTH,
    PARTS,
    QUESTIONS,
    SHEET_SIZE,
    TALLY_SIZE,
    WINNER,
)
from chanbara.sword.rules.rulings import choose_rulings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.counts import Names, Pairs
    from chanbara.sim.lab.plan import Batch, LabPlan
    from chanbara.sword.mind.run.count import Briefs, Tally


def count_batch(
    plan: LabPlan, batch: Batch, arm: int = 0, bots: Sequence[str] | None = None
) -> tuple[Counts, Briefs]:
    """Play some games under the rules of an arm; return the counts, and the outcome of each game.

    A deal is the same under all rulings, except for the two that concern the deal.
    """
    tally = np.zeros(TALLY_SIZE, dtype=np.int64)
    briefs = np.zeros((batch.games, BRIEF_SIZE), dtype=np.int64)
    variant, seats = plan.arms[arm].variant, [seated(name) for name in bots or plan.bots]
    rulings = choose_rulings(dict(variant.rulings), book_rulings(variant.book))
    count_games(
        number_of(f"{plan.seed}:{batch.players}"),
        batch.first,
        batch.games,
        batch.players,
        edition_number(rising_sun=variant.rising_sun, rulings=rulings),
        np.array([one.kind for one in seats], dtype=np.int8),
        np.array([one.manner for one in seats]).reshape(-1),
        len(seats),
        np.zeros(SIZE, dtype=np.int8),
        np.zeros(CHANCE_SIZE, dtype=np.int64),
        np.zeros(MIND_SIZE),
        np.zeros(ROOM_SIZE, dtype=np.int16),
        np.zeros(SHEET_SIZE, dtype=np.int64),
        tally,
        briefs.reshape(-1),
    )
    return counts_in(tally, plan.arms[arm].names), briefs


def count_pairs(pairs: Pairs, players: int, usual: Briefs, other: Briefs) -> None:
    """Count the outcomes of the same deals under the usual rules and under others."""
    at = players - FEWEST
    np.add.at(pairs.winners[at], (usual[:, WINNER], other[:, WINNER]), 1)
    np.add.at(pairs.endings[at], (usual[:, ENDED_BY], other[:, ENDED_BY]), 1)
    for which, column in enumerate((LENGTH, QUESTIONS)):
        longer = other[:, column] - usual[:, column]
        pairs.lengths[at, which] += (longer.sum(), (longer**2).sum())


def counts_in(tally: Tally, names: Names) -> Counts:
    """Return the counts for the characters and cards of an edition."""
    found = Counts(**{name: tally[part.first : part.end].reshape(part.sizes) for name, part in PARTS.items()})
    people = [WHO[key] for key in names.characters]
    cards = [CARD[key] for key in names.cards]
    return found._replace(people=found.people[:, :, people], cards=found.cards[cards])

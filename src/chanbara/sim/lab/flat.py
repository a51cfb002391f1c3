"""The printed game, played and counted inside compiled code."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from chanbara.flat.chance import CHANCE_SIZE
from chanbara.flat.compiling import MIND_FOLDER
from chanbara.flat.layout import SIZE
from chanbara.flat.ready import prepare_all
from chanbara.flat.words import CATALOG
from chanbara.mind.arrays import MIND_SIZE, ROOM_SIZE
from chanbara.mind.count import count_games
from chanbara.mind.counted import PARTS, SHEET_SIZE, TALLY_SIZE
from chanbara.sim.flat_games import number_of, seated
from chanbara.sim.lab.counts import Counts

if TYPE_CHECKING:
    from chanbara.mind.count import Tally
    from chanbara.sim.lab.counts import Names
    from chanbara.sim.lab.plan import Batch, LabPlan


@cache
def make_ready() -> None:
    """Compile what plays and counts, or load it where it was compiled before."""
    prepare_all((count_games,), MIND_FOLDER, "how bots think")


def count_batch(plan: LabPlan, batch: Batch) -> Counts:
    """Play some games of the printed game and return what was counted."""
    make_ready()
    tally = np.zeros(TALLY_SIZE, dtype=np.int64)
    count_games(
        number_of(f"{plan.seed}:{batch.players}"),
        batch.first,
        batch.games,
        batch.players,
        int(plan.arms[0].box.rising_sun),
        np.array([seated(name).kind for name in plan.bots], dtype=np.int8),
        np.array([seated(name).manner for name in plan.bots]).reshape(-1),
        len(plan.bots),
        np.zeros(SIZE, dtype=np.int8),
        np.zeros(CHANCE_SIZE, dtype=np.int64),
        np.zeros(MIND_SIZE),
        np.zeros(ROOM_SIZE, dtype=np.int16),
        np.zeros(SHEET_SIZE, dtype=np.int64),
        tally,
    )
    return counts_in(tally, plan.arms[0].names)


def counts_in(tally: Tally, names: Names) -> Counts:
    """Return what was counted by the characters and cards that an edition has."""
    found = Counts(**{name: tally[part.first : part.end].reshape(part.sizes) for name, part in PARTS.items()})
    people = [CATALOG.character_numbers[key] for key in names.characters]
    cards = [CATALOG.card_numbers[key] for key in names.cards]
    return found._replace(people=found.people[:, :, people], cards=found.cards[cards])

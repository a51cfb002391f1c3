"""What the options of a decision lead to in the game as it is: for learning.

A planner samples worlds that fit what it has seen. Here the world is the true one, except for the order of
the deck, which nobody knows: over many games, what a seat sees has then exactly the consequences that it has
at a table. Whoever learns from that sees only what the seat may see.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chanbara.compiled.decorators import ARRAYS, at, entry_point, inlined, pointer_to
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import DECK_SIZE, NONE, PLAYERS, SIZE
from chanbara.sword.flat.rules.chance import seed
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.piles import shuffle
from chanbara.sword.mind.arrays import ALL_ODDS, BELIEF, CANDIDATES, LISTED, TRIED, VISITS, WINS
from chanbara.sword.mind.belief.belief import seat_odds
from chanbara.sword.mind.run.beside import MEMORY_SIZE, Memory, recall
from chanbara.sword.mind.run.guests import Batch
from chanbara.sword.mind.search.planner import (
    OVERWHELMING,
    obvious_choice,
    pick_candidates,
    rollout_in_world,
)
from chanbara.sword.mind.search.policy import judge
from chanbara.sword.mind.workspace import Workspace

Tried = npt.NDArray[np.int16]
"""The options that were tried in each game, in the order of a search's candidates; then NONE."""
Worth = npt.NDArray[np.float32]
"""The mean outcome of each."""

ARRAYS["tried"] = pointer_to("int16")
ARRAYS["worth"] = pointer_to("float32")


@entry_point
def try_games(
    batch: Batch,
    work: Workspace,
    first: int,
    last: int,
    worlds: int,
    ahead: int,
    number: int,
    tried: Tried,
    worth: Worth,
) -> None:
    """Try the options of the next decision in a range of games, each in as many worlds."""
    for game in range(first, last):
        try_options(
            at(batch.states, game * SIZE),
            at(batch.memories, game * MEMORY_SIZE),
            work,
            worlds,
            ahead,
            number + game,
            at(tried, game * CANDIDATES),
            at(worth, game * CANDIDATES),
        )


@inlined
def try_options(
    state: State,
    memory: Memory,
    work: Workspace,
    worlds: int,
    ahead: int,
    number: int,
    tried: Tried,
    worth: Worth,
) -> None:
    """Try the candidates of a search, unless one is obvious: then none is tried."""
    mind, room = work.mind, work.room
    for place in range(CANDIDATES):
        tried[place], worth[place] = NONE, 0.0
    recall(state, memory, mind)
    for seat in range(state[PLAYERS]):
        seat_odds(state, seat, at(mind, BELIEF), at(mind, ALL_ODDS))
    count = legal(state, at(room, LISTED))
    judge(state, mind, 1, room, count)
    picked = pick_candidates(room, mind, count, 1.0)
    if obvious_choice(mind, picked, OVERWHELMING) != NONE:
        return
    for which in range(worlds):
        for place in range(SIZE):
            work.world[place] = state[place]
        seed(work.rng, number, which)
        shuffle(work.world, work.rng, work.world[DECK_SIZE])
        rollout_in_world(number, which, picked, ahead, work)
    for place in range(picked):
        tried[place] = room[TRIED + place]
        worth[place] = mind[WINS + place] / mind[VISITS + place]

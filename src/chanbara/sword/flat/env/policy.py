"""Random play."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point
from chanbara.sword.flat.format.arrays import Actions, Chance, State
from chanbara.sword.flat.format.layout import ASKED, NONE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal

HASH_BASIS = 0xCBF29CE484222325 - (1 << 64)
HASH_PRIME = 0x100000001B3
"""Of the hash FNV-1a with 64 bits, as a signed number."""


@entry_point
def play_random(state: State, chance: Chance, actions: Actions) -> int:
    """Play a game to its end at random; return how many decisions had two or more options."""
    decisions = 0
    while state[ASKED] != NONE:
        count = legal(state, actions)
        if count == 1:
            step(state, chance, actions[0])
        else:
            decisions += 1
            step(state, chance, actions[below(chance, count)])
    return decisions


@entry_point
def play_turns(
    state: State,
    chance: Chance,
    actions: Actions,
    turns: int,
    players: int,
    edition: int,
    number: int,
    game: int,
) -> int:
    """Play one game after another for a number of choices, as a GPU does; return the hash of all of them."""
    seed(chance, number, game)
    state[ASKED] = NONE
    found = HASH_BASIS
    for _ in range(turns):
        while state[ASKED] == NONE:
            deal(state, chance, players, edition)
        count = legal(state, actions)
        action = actions[below(chance, count) if count > 1 else 0]
        found = (found ^ action) * HASH_PRIME
        step(state, chance, action)
    return found

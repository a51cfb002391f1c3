"""Many games at once: each call steps a range of them, so that threads can share the work."""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import types

from chanbara.flat.answers import step
from chanbara.flat.arrays import Actions, Chance, State
from chanbara.flat.chance import seed
from chanbara.flat.compiling import ARRAYS, compiled
from chanbara.flat.deal import deal
from chanbara.flat.layout import ASKED, NONE
from chanbara.flat.legal import legal
from chanbara.flat.observe import observe
from chanbara.flat.scoring import team_of, winner

WON, LOST = 1.0, -1.0
"""What a seat is given at the end."""


class Games(NamedTuple):
    """The arrays of many games: a row for each, and what is written for who steps them."""

    states: Any
    chances: Any
    buffers: Any
    """The legal actions of each game, and how many there are."""
    counts: Any
    observation: Any
    mask: Any
    actor: Any
    reward: Any
    done: Any


ARRAYS["games"] = types.NamedTuple(
    (
        types.int8[:, ::1],
        types.int64[:, ::1],
        types.int16[:, ::1],
        types.int64[::1],
        types.int8[:, ::1],
        types.int8[:, ::1],
        types.int8[::1],
        types.float32[:, ::1],
        types.boolean[::1],
    ),
    Games,
)
ARRAYS["choices"] = types.int64[::1]


@compiled
def begin_range(games: Games, first: int, last: int, players: int, rising_sun: int, number: int) -> None:
    """Deal the games of a range, each from a stream of chance of its own, and show them."""
    for game in range(first, last):
        seed(games.chances[game], number, game)
        games.mask[game, :] = 0
        games.reward[game, :] = 0.0
        games.done[game] = False
        deal_choice(games.states[game], games.chances[game], games.buffers[game], players, rising_sun)
        show(games, game)


@compiled
def step_range(games: Games, choices: Any, first: int, last: int, players: int, rising_sun: int) -> None:  # noqa: ANN401
    """Carry out a choice in each game of a range; where a game is over, give the rewards and deal another."""
    for game in range(first, last):
        state, chance, actions = games.states[game], games.chances[game], games.buffers[game]
        for place in range(games.counts[game]):
            games.mask[game, actions[place]] = 0
        if games.done[game]:
            games.done[game] = False
            games.reward[game, :] = 0.0
        step(state, chance, choices[game])
        skip_forced(state, chance, actions)
        if state[ASKED] == NONE:
            games.done[game] = True
            won = winner(state)
            for seat in range(players):
                games.reward[game, seat] = WON if team_of(state, seat) == won else LOST
            deal_choice(state, chance, actions, players, rising_sun)
        show(games, game)


@compiled
def deal_choice(state: State, chance: Chance, actions: Actions, players: int, rising_sun: int) -> None:
    """Deal a game, and another where nobody had anything to choose until it was over."""
    deal(state, chance, players, rising_sun)
    skip_forced(state, chance, actions)
    while state[ASKED] == NONE:
        deal(state, chance, players, rising_sun)
        skip_forced(state, chance, actions)


@compiled
def skip_forced(state: State, chance: Chance, actions: Actions) -> None:
    """Answer every question that has one answer."""
    while state[ASKED] != NONE and legal(state, actions) == 1:
        step(state, chance, actions[0])


@compiled
def show(games: Games, game: int) -> None:
    """Write who is asked, what he may do and what he may know."""
    state, actions = games.states[game], games.buffers[game]
    count = legal(state, actions)
    games.counts[game] = count
    for place in range(count):
        games.mask[game, actions[place]] = 1
    games.actor[game] = state[ASKED]
    observe(state, state[ASKED], games.observation[game])

"""One seat among random ones: who chooses at random, what came of a decision, and how often a seat wins.

Nothing here knows how the agent learns: it is numpy alone.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.research import VectorEnv
from chanbara.sword.flat.format.layout import ROLE
from chanbara.sword.flat.format.tables import ROLE_NAMES, ROLE_OF

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    Bytes = npt.NDArray[np.int8]
    Reals = npt.NDArray[np.float32]
    Flags = npt.NDArray[np.bool_]
    Actions = npt.NDArray[np.int64]
    Policy = Callable[[Bytes, Bytes], Actions]
    """Chooses an action for each row of observations and masks."""

PLAYERS = 5
SMOOTHING = 0.95
"""How far a surprise reaches back: lambda of generalized advantage estimation."""
DEVIATIONS = 1.96
"""The two-sided quantile of the normal distribution for 95 %."""


def own_seats(games: int) -> Actions:
    """Return the agent's seat in each game: all seats in turn."""
    return np.arange(games) % PLAYERS


def at_random(chance: np.random.Generator, mask: Bytes) -> Actions:
    """Choose in each row one of the legal actions, all equally likely."""
    rows, legal = mask.nonzero()
    counts = np.bincount(rows)
    first = counts.cumsum() - counts
    chosen: Actions = legal[first + (chance.random(len(counts)) * counts).astype(np.int64)]
    return chosen


def random_policy(seed: int) -> Policy:
    """Return a policy that looks at nothing but the mask."""
    chance = np.random.default_rng(seed)
    return lambda _, mask: at_random(chance, mask)


def advantages(mine: Flags, value: Reals, reward: Reals, over: Flags) -> tuple[Reals, Flags]:
    """Return how much better than expected each decision turned out, and of which of them we know it.

    All arrays have a row for each step and a column for each game. A column is the agent's only where
    ``mine`` says so: between two of its decisions others choose, and a game may end by what they do. So we go
    backwards and carry along, for each game, what has happened since the agent's next decision.
    """
    games = mine.shape[1]
    result, known = np.zeros(mine.shape, dtype=np.float32), np.zeros(mine.shape, dtype=np.bool_)
    next_value, next_advantage, given = np.zeros((3, games), dtype=np.float32)
    has_next = np.zeros(games, dtype=np.bool_)
    for step in range(len(mine) - 1, -1, -1):
        ended = over[step]
        given[ended] = reward[step, ended]
        next_value[ended] = next_advantage[ended] = 0.0  # what follows is another game
        has_next |= ended
        own = mine[step]
        known[step] = own & has_next
        # No discount: a win is a win, however late it comes.
        surprise = given + next_value - value[step] + SMOOTHING * next_advantage
        result[step, known[step]] = surprise[known[step]]
        next_value[own], next_advantage[own] = value[step, own], result[step, own]
        given[own] = 0.0
        has_next |= own
    return result, known


class Games(NamedTuple):
    """What came of many games: the role that the seat had in each, and whether it won."""

    role: npt.NDArray[np.int64]
    won: Flags

    def of(self, role: int) -> Games:
        """Those in which the seat had a role."""
        return Games(self.role[self.role == role], self.won[self.role == role])

    @property
    def rate(self) -> float:
        """The share of games won."""
        return float(self.won.mean())


def play(policy: Policy, *, rows: int, each: int, seed: int) -> Games:
    """Let a policy play one seat among random ones.

    Of every row exactly the first ``each`` games count: whatever ends within a time would be short games.
    """
    env = VectorEnv(rows, players=PLAYERS, seed=seed)
    chance = np.random.default_rng(seed)
    seat, row, left = own_seats(rows), np.arange(rows), np.full(rows, each)
    role = roles_of(env, row, seat)
    roles, won = [], []
    while left.any():
        choices = at_random(chance, env.mask)
        own = np.flatnonzero((env.actor == seat) & (left > 0))
        if own.size:
            choices[own] = policy(env.observation[own], env.mask[own])
        env.step(choices)
        ended = np.flatnonzero(env.done & (left > 0))
        roles.append(role[ended])
        won.append(env.reward[ended, seat[ended]] > 0)
        left[ended] -= 1
        role[ended] = roles_of(env, ended, seat)  # where a game has ended, another is already dealt
    env.close()
    return Games(np.concatenate(roles), np.concatenate(won))


def roles_of(env: VectorEnv, rows: Actions, seat: Actions) -> Actions:
    """Return the agent's role in some games; for the tables below, not for the agent."""
    found: Actions = ROLE_OF[env.states[rows, ROLE + seat[rows]]]
    return found


def gain(agent: Games, other: Games) -> tuple[float, float]:
    """Return how many more percent of its games the first won, and how far that may be off (95 %)."""
    variance = sum(games.rate * (1 - games.rate) / len(games.won) for games in (agent, other))
    return 100 * (agent.rate - other.rate), 100 * DEVIATIONS * sqrt(variance)


def table(agent: Games, other: Games) -> str:
    """Return the result as a table: all games, then by role."""
    lines = ["| role | games | random seat | agent | gain |", "|---|---|---|---|---|"]
    kinds = {name.value.capitalize(): number for number, name in enumerate(ROLE_NAMES)}
    parts = [("all", agent, other), *((name, agent.of(role), other.of(role)) for name, role in kinds.items())]
    for name, mine, theirs in parts:
        more, off = gain(mine, theirs)
        figures = f"{theirs.rate:.1%} | {mine.rate:.1%} | {more:+.1f} ± {off:.1f}".replace("%", " %")
        lines.append(f"| {name} | {len(mine.won):,} | {figures} |")
    return "\n".join(lines)

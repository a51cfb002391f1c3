"""Fit the weights of ``mind.value.prospects`` to games of detectives, and report their information.

A game gives one row per turn: for each team its points, by the lowest honor left, its resilience, cards,
properties and last honors. The model is a multinomial logistic regression of the winner, fitted by Newton's
method.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import ASKED, HAND_SIZE, HONOR, IN_PLAY, NONE, RESILIENCE, ROLE, SIZE
from chanbara.sword.flat.format.tables import RONIN_TEAM, SHOGUN_TEAM, TEAM_OF
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import total, winner
from chanbara.sword.mind.arrays import LISTED, MIND_SIZE, ROOM_SIZE
from chanbara.sword.mind.belief.belief import reset
from chanbara.sword.mind.run.play import watch
from chanbara.sword.mind.search.policy import DETECTIVE, decide
from chanbara.sword.mind.value.prospects import LOWS, TEAMS
from chanbara.sword.mind.value.valuation import turn_of

Numbers = npt.NDArray[np.float64]
TABLES = [*((players, 0) for players in range(3, 8)), *((players, 1) for players in range(3, 9))]
OF_TEAM = LOWS + 4
"""Points by the lowest honor left; resilience, cards, properties, last honors."""
HELD_BACK = 5
"""One game in this many is held out for validation."""
ABSENT = -50.0
STEPS = 25
CAUTION = 1e-4
"""The strength of the regularization."""


class Rows(NamedTuple):
    """Turns of games: the features of each team, whether it is in the game, and the winner."""

    has: Numbers
    is_there: npt.NDArray[np.bool_]
    won: npt.NDArray[np.int64]

    def those(self, chosen: npt.NDArray[np.bool_]) -> Rows:
        """Return some of the turns."""
        return Rows(self.has[chosen], self.is_there[chosen], self.won[chosen])


def row_of(state: State, players: int) -> Numbers:
    """Return the features of each team."""
    row = np.zeros((TEAMS, OF_TEAM))
    honor = state[HONOR : HONOR + players]
    for team in range(TEAMS):
        members = TEAM_OF[state[ROLE : ROLE + players]] == team
        if members.any():
            row[team, min(LOWS, int(honor.min())) - 1] = total(state, team)
            row[team, LOWS:] = (
                state[RESILIENCE : RESILIENCE + players][members].sum(),
                state[HAND_SIZE : HAND_SIZE + players][members].sum(),
                state[IN_PLAY : IN_PLAY + players][members].sum(),
                (honor[members] == 1).sum(),
            )
    return row


def game(players: int, rising_sun: int, number: int) -> tuple[list[Numbers], int]:
    """Play a game of detectives; return the features at each turn, and the winner."""
    state, chance = np.zeros(SIZE, dtype=np.int8), new_chance(number)
    mind, room = np.zeros(MIND_SIZE), np.zeros(ROOM_SIZE, dtype=np.int16)
    deal(state, chance, players, rising_sun)
    reset(state, mind)
    rows, turn = [], NONE
    while state[ASKED] != NONE:
        if turn_of(state) != turn:
            turn = turn_of(state)
            rows.append(row_of(state, players))
        count = legal(state, room[LISTED:])
        action = int(decide(state, chance, DETECTIVE, mind, room, count)) if count > 1 else int(room[LISTED])
        watch(state, action, mind)
        step(state, chance, action)
    return rows, int(winner(state))


def rows_of(games: int) -> tuple[Rows, npt.NDArray[np.bool_]]:
    """Play games at every table; return their turns, and which of them are held out.

    The table-specific weights are those of two teams relative to the third.
    """
    has: list[Numbers] = []
    won: list[int] = []
    held_back: list[bool] = []
    for place, (players, rising_sun) in enumerate(TABLES):
        print(f"{players} players{', Rising Sun' if rising_sun else ''} ...", flush=True)
        for number in range(games):
            rows, team = game(players, rising_sun, number)
            ahead = np.zeros((TEAMS, 2 * len(TABLES)))
            ahead[SHOGUN_TEAM, 2 * place] = ahead[RONIN_TEAM, 2 * place + 1] = 1
            has.extend(np.concatenate([ahead, row], axis=1) for row in rows)
            won.extend([team] * len(rows))
            held_back.extend([number % HELD_BACK == 0] * len(rows))
    array = np.array(has)
    is_there = array[:, :, 2 * len(TABLES) + LOWS :].sum(axis=2) > 0
    return Rows(array, is_there, np.array(won)), np.array(held_back)


def chances(rows: Rows, weights: Numbers) -> Numbers:
    """Return the win probability of each team."""
    hopes = np.where(rows.is_there, rows.has @ weights, ABSENT)
    hopes = np.exp(hopes - hopes.max(axis=1, keepdims=True))
    result: Numbers = hopes / hopes.sum(axis=1, keepdims=True)
    return result


def fitted(rows: Rows) -> Numbers:
    """Return the maximum-likelihood weights."""
    count, _, numbers = rows.has.shape
    weights, truth = np.zeros(numbers), np.eye(TEAMS)[rows.won]
    for _ in range(STEPS):
        predicted = chances(rows, weights)
        slope = np.einsum("nt,ntf->f", truth - predicted, rows.has) / count - CAUTION * weights
        mean = np.einsum("nt,ntf->nf", predicted, rows.has)
        spread = np.einsum("nt,ntf,ntg->fg", predicted, rows.has, rows.has) / count - mean.T @ mean / count
        weights = weights + np.linalg.solve(spread + CAUTION * np.eye(numbers), slope)
    return weights


def bits(rows: Rows, weights: Numbers) -> float:
    """Return the mean log-loss in bits."""
    return float(-np.log2(chances(rows, weights)[np.arange(len(rows.won)), rows.won]).mean())


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500, help="games at each table")
    rows, is_held_back = rows_of(parser.parse_args().games)
    weights, rest = fitted(rows.those(~is_held_back)), rows.those(is_held_back)
    print(f"{len(rows.won)} turns; bits left in games held out: {bits(rest, weights):.3f},")
    print(f"without the numbers of the table {bits(rest, np.zeros_like(weights)):.3f}")
    own = 2 * len(TABLES)
    for place, (players, rising_sun) in enumerate(TABLES):
        ahead = ", ".join(f"{one:.3f}" for one in weights[2 * place : 2 * place + 2])
        table = f"{players} players{', Rising Sun' if rising_sun else ''}"
        print(f"{table}: the Shogun's team and the Ronin ahead of the Ninja by {ahead}")
    print("points by lowest honor:", weights[own : own + LOWS].round(3).tolist())
    print("resilience, card, property, last honor:", weights[own + LOWS :].round(3).tolist())


if __name__ == "__main__":
    main()

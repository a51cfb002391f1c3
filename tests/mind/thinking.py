"""A seat on the flat core that is asked something, and what it thinks of it."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from chanbara import Game
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.options import option_of
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ASKED, PLAYERS, RISING_SUN, ROLE, SEATS
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.arrays import KINDS_OF_ROLE
from chanbara.sword.mind.belief.worlds import ROLES_IN, worlds_of
from chanbara.sword.mind.value.scores import opinions

Table: TypeAlias = npt.NDArray[np.int8]
Weights: TypeAlias = npt.NDArray[np.float64]


class Thinker:
    """The seat that is asked, with its role, or another."""

    def __init__(self, state: Table, belief: Weights | None = None, role: int | None = None) -> None:
        self.state = state
        self.players, self.seat = int(state[PLAYERS]), int(state[ASKED])
        self.role = int(ROLE_OF[state[ROLE + self.seat]]) if role is None else role
        worlds = worlds_of(state)
        self.belief = np.full(worlds, 1 / worlds) if belief is None else belief
        self.odds = odds_of(state, self.seat, self.role, self.belief)
        self.actions = np.zeros(ACTIONS, dtype=np.int16)
        self.ranks = np.zeros(ACTIONS, dtype=np.int16)
        self.points = np.zeros(ACTIONS)
        self.count = legal(state, self.actions)

    def opinions(self) -> list[tuple[int, int, float]]:
        """Action, rank and points of all that is legal."""
        opinions(
            self.state,
            self.seat,
            self.role,
            self.belief,
            self.odds,
            self.actions,
            self.count,
            self.ranks,
            self.points,
        )
        found = zip(self.actions.tolist(), self.ranks.tolist(), self.points.tolist(), strict=True)
        return list(found)[: self.count]


def odds_of(state: Table, seat: int, role: int, belief: Weights) -> Weights:
    """How likely each seat has each role by a belief, for who has this role."""
    players, shogun = int(state[PLAYERS]), shogun_of(state)
    odds = np.zeros((SEATS, KINDS_OF_ROLE))
    for world, weight in zip(ROLES_IN[int(state[RISING_SUN]), players], belief, strict=False):
        roles = [int(world[(one - shogun) % players]) for one in range(players)]
        if roles[seat] == role:
            odds[range(players), roles] += weight
    shares: Weights = (odds / odds[seat].sum()).ravel()
    return shares


def thought_of_options(game: Game, belief: Weights | None = None) -> dict[str, tuple[int, float]]:
    """Rank and points of each option, by its notation."""
    thinker = Thinker(to_flat(game), belief)
    catalog, shown = game.table.catalog, dict(game.table.sealed)
    found = {}
    for action, rank, points in thinker.opinions():
        option = option_of(action, thinker.seat, thinker.players, catalog)
        if option.text.startswith("take") and option.seat in shown:
            option = option_of(action, thinker.seat, thinker.players, catalog, shown[option.seat])
        found[option.text] = (rank, points)
    return found


def best(game: Game, belief: Weights | None = None) -> set[str]:
    """The options than which none is better."""
    thoughts = thought_of_options(game, belief)
    most = max(thoughts.values())
    return {text for text, thought in thoughts.items() if thought == most}

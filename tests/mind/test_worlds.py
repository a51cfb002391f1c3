"""Every possible deal of roles (2.1, 2.3)."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

import chanbara
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.tables import ROLE_NAMES
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.belief.worlds import even_odds, role_in, worlds_of
from chanbara.sword.rules.words import Role
from tests.mind.games import TABLES

SHOGUN = Role.SHOGUN


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_the_worlds_are_those_that_everybody_must_consider(players: int, rising_sun: int) -> None:
    game = chanbara.new_game("sword", players=players, seed=3, rising_sun=bool(rising_sun))
    state = to_flat(game)
    shogun = shogun_of(state)
    assert game.table.players[shogun].role.key == "shogun"
    found = [
        tuple(ROLE_NAMES[role_in(state, world, shogun, seat)] for seat in range(players))
        for world in range(worlds_of(state))
    ]
    roles = sorted(player.role.role for player in game.table.players)
    ways = [(SHOGUN, *order) for order in {*permutations([role for role in roles if role is not SHOGUN])}]
    expected = [way[-shogun:] + way[:-shogun] if shogun else way for way in ways]
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_the_odds_of_who_has_watched_nobody_are_the_shares_of_the_worlds(
    players: int, rising_sun: int
) -> None:
    state = to_flat(chanbara.new_game("sword", players=players, seed=4, rising_sun=bool(rising_sun)))
    shogun = shogun_of(state)
    worlds = [
        [role_in(state, world, shogun, seat) for seat in range(players)] for world in range(worlds_of(state))
    ]
    for seat in range(players):
        for role in {world[seat] for world in worlds}:
            odds = np.zeros(32)
            even_odds(state, seat, role, odds)
            fitting = [world for world in worlds if world[seat] == role]
            for other in range(players):
                for one in range(len(ROLE_NAMES)):
                    share = sum(world[other] == one for world in fitting) / len(fitting)
                    assert odds[other * 4 + one] == pytest.approx(share)

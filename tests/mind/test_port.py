"""The opinions on the flat core are those of the bot that looks at views, option by option.

It judges by the same numbers, but for two things: cards that it saw go into a hand, and its own stars, which
the flat core does not tell from others of its role. Here the bot has forgotten both.
"""

import random
from collections import Counter

import msgspec
import numpy as np
import pytest

import chanbara
from chanbara import Game, View
from chanbara.bots.greedy import OPINIONS
from chanbara.bots.protocol import question
from chanbara.bots.situation import Situation
from chanbara.bots.suspicion import World
from chanbara.flat.convert import to_flat
from chanbara.flat.query import shogun_of
from chanbara.flat.words import ROLE_NAMES
from chanbara.mind.worlds import ROLES_IN, worlds_of
from chanbara.sword.rules.words import Role
from checks.invariants import even_tempered, fierce
from tests.mind.thinking import Table, thought_of_options

TABLES = [*((players, False) for players in range(3, 8)), *((players, True) for players in range(3, 9))]


class Starless(Situation):
    """A situation in which nobody looks at his own stars."""

    def _by_stars(self, seat: int, role: Role, group: tuple[Role, ...]) -> float:
        return 1.5


def forgetful(view: View) -> View:
    """A view without the cards that were seen to go into a hand."""
    seats = tuple(msgspec.structs.replace(one, known=()) for one in view.seats)
    return msgspec.structs.replace(view, seats=seats)


def worlds_told(state: Table) -> list[World]:
    """The worlds of the flat core by the names of the reference engine, by seat."""
    players, shogun = int(state[0]), shogun_of(state)
    worlds = ROLES_IN[int(state[1]), players, : worlds_of(state)]
    return [
        tuple(ROLE_NAMES[world[(seat - shogun) % players]] for seat in range(players)) for world in worlds
    ]


def old_opinions(game: Game, belief: list[tuple[World, float]]) -> dict[str, tuple[float, float]]:
    """What the bot that looks at views thinks."""
    asked = game.decision
    assert asked is not None
    situation = Starless(forgetful(chanbara.observe(game, asked.seat)), belief)
    _, options = question(situation.view)
    found = {}
    for option in options:
        opinion = OPINIONS[asked.kind](situation, option)
        rank, points = opinion if isinstance(opinion, tuple) else (0, opinion)
        found[option.text] = (float(rank), float(points))
    return found


def compare(game: Game, fate: random.Random) -> None:
    """Compare what both think of the open decision, with any belief."""
    asked = game.decision
    assert asked is not None
    state = to_flat(game)
    own = game.table.players[asked.seat].role.role
    worlds = worlds_told(state)
    weights = [fate.random() for _ in worlds]
    fitting = [
        (world, weight) for world, weight in zip(worlds, weights, strict=True) if world[asked.seat] is own
    ]
    whole = sum(weight for _, weight in fitting)
    old = old_opinions(game, [(world, weight / whole) for world, weight in fitting])
    new = thought_of_options(game, np.array(weights) / sum(weights))
    assert set(new) == set(old)
    for text, (rank, points) in old.items():
        assert new[text][1] == pytest.approx(points, abs=1e-9), (asked.kind, text)
        # What is worth nothing is worth a trifle, or less, by the order in which it is reckoned.
        assert new[text][0] == rank or abs(points) < 1e-9, (asked.kind, text)


def play(number: int, seen: Counter[str]) -> None:
    """Play a game, comparing at every decision; count what was asked."""
    players, rising_sun = TABLES[number % len(TABLES)]
    temper = (fierce, even_tempered)[number // len(TABLES) % 2]
    game = chanbara.new_game(
        "sword", players=players, seed=f"port {number}", rising_sun=rising_sun, rikyu=number % 3 == 0
    )
    fate = random.Random(number)
    while not game.over:
        assert game.decision is not None
        seen[game.decision.kind] += 1
        compare(game, fate)
        game.apply(temper(fate, game.decision))


@pytest.mark.parametrize("first", range(len(TABLES)))
def test_the_opinions_are_those_of_the_bot_that_looks_at_views(first: int) -> None:
    seen: Counter[str] = Counter()
    play(first, seen)
    play(first + len(TABLES), seen)
    assert seen["play"] > 50

"""Minds of tables that were dealt, and what is hidden from a seat of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.actions import AIMS, ON_PROPERTY, PLAY
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.tables import PICK, ROLES
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.piles import size_of
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.flat.rules.stack import top
from chanbara.sword.mind.arrays import BELIEF, LISTED, MIND_SIZE, ROOM_SIZE, Belief, Mind, Odds, Room
from chanbara.sword.mind.belief.belief import reset
from chanbara.sword.mind.belief.worlds import ROLES_IN, worlds_of
from chanbara.sword.mind.search.policy import decide
from chanbara.sword.mind.value.plays import points_of_card
from chanbara.sword.mind.value.valuation import UNSEEN_HAND, shares, thought_with

Worlds: TypeAlias = npt.NDArray[np.int8]


class Deed(NamedTuple):
    """Somebody is about to aim a card at another."""

    state: State
    actor: int
    card: int
    target: int


def dealt(players: int, rising_sun: int, number: int) -> tuple[State, Chance]:
    """A game that begins, and the chance it will have."""
    state, chance = np.zeros(layout.SIZE, dtype=np.int8), new_chance(number)
    deal(state, chance, players, rising_sun)
    return state, chance


def new_mind(state: State) -> Mind:
    """The mind of a table at which nobody has done anything."""
    mind = np.zeros(MIND_SIZE)
    reset(state, mind)
    return mind


def new_room() -> Room:
    return np.zeros(ROOM_SIZE, dtype=np.int16)


def belief_of(state: State, mind: Mind) -> Belief:
    """The weights of all worlds, not a copy."""
    return mind[BELIEF : BELIEF + worlds_of(state)]


def roles_by_world(state: State) -> Worlds:
    """The role of each seat, by world."""
    players = int(state[layout.PLAYERS])
    by_way: Worlds = ROLES_IN[int(state[layout.RISING_SUN]), players, : worlds_of(state), :players]
    return np.roll(by_way, shogun_of(state), axis=1)


def deed_of(state: State, action: int) -> Deed | None:
    """What an action reveals about the acting seat, if it is a card with a target."""
    card, aim = divmod(action - PLAY, AIMS)
    if not PLAY <= action < ON_PROPERTY or aim == 0:
        return None
    actor = int(state[layout.ASKED])
    return Deed(state, actor, card, (actor + aim - 1) % int(state[layout.PLAYERS]))


def choices(kind: int, players: int, rising_sun: int, number: int) -> Iterator[tuple[State, list[int], int]]:
    """Yield every choice of a game of bots that watch nobody: the game, what is legal, what is chosen."""
    state, chance = dealt(players, rising_sun, number)
    mind, room = new_mind(state), new_room()
    while state[layout.ASKED] != layout.NONE:
        count = legal(state, room[LISTED:])
        actions = room[LISTED : LISTED + count].tolist()
        action = decide(state, chance, kind, mind, room, count)
        yield state.copy(), actions, action
        step(state, chance, action)


def deeds(kind: int, players: int, rising_sun: int, number: int) -> Iterator[Deed]:
    """Yield every observed action of such a game."""
    for state, _, action in choices(kind, players, rising_sun, number):
        deed = deed_of(state, action)
        if deed is not None:
            yield deed


def disturb(state: State, fate: np.random.Generator, seat: int = layout.NONE) -> None:
    """Change at random what is hidden from a seat, or from all who look on."""
    shogun = shogun_of(state)
    for other in range(int(state[layout.PLAYERS])):
        if other == seat:
            continue
        if other != shogun:
            state[layout.ROLE + other] = fate.integers(1, ROLES)
        state[layout.HANDS + other * layout.KINDS : layout.HANDS + (other + 1) * layout.KINDS] = (
            fate.integers(0, 3, layout.KINDS)
        )
        if state[layout.SEALED + other] != layout.NONE and state[top(state) + layout.OP] != PICK:
            state[layout.SEALED + other] = fate.integers(layout.KINDS)
    state[layout.REMOVED : layout.REMOVED + 3] = fate.integers(layout.NONE, ROLES, 3)
    deck = size_of(state, layout.DECK_SIZE)
    state[layout.PILES : layout.PILES + deck] = fate.integers(0, layout.KINDS, deck)


NOBODY_KNOWS = np.zeros(layout.SEATS * layout.KINDS, dtype=np.int8)


def points_of_aim(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, card: int, target: int
) -> float:
    """What aiming a card is worth by public information, as observers judge it."""
    thought = thought_with(state, role, odds, *shares(state, seat, UNSEEN_HAND), 0.0)
    return float(points_of_card(state, seat, role, belief, odds, thought, card, target))

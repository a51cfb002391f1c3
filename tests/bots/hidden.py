"""Random games at every table, and the array of a game without what an observer may not know."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from chanbara import Game, new_game
from chanbara.sword.books import BOOKS, ENGLISH, OURS
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.flatten import UNSEEN
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ATTACKS,
    HANDS,
    KINDS,
    NONE,
    PILE_COUNTS,
    PILES,
    REMOVED,
    ROLE,
    SEALED,
)
from chanbara.sword.rules.words import Role
from checks.soak.invariants import even_tempered, fierce
from checks.soak.twin import OTHERWISE, TABLES

RARE = ("okuni", "masamune", "lady_chacha", "yukimura", "shima", "kanbei", "bokuden", "gracia")
"""Characters with more decisions than others."""


class Company(NamedTuple):
    """The bots at a table."""

    players: int
    rising_sun: bool
    characters: tuple[str, ...] = ()
    """Where they are not dealt."""
    rules: tuple[tuple[str, Any], ...] = ()
    """The book or the rulings, where they are not ours."""


ALL_TABLES = [
    *(Company(*one) for one in TABLES),
    Company(8, True, RARE),
    Company(5, True, RARE[:5]),
    *(Company(6, True, rules=(("book", book),)) for book in BOOKS if book != OURS),
    Company(5, False, rules=(("book", ENGLISH),)),
    Company(8, True, RARE, rules=(("rulings", OTHERWISE),)),
]


def deal(table: int, seed: object) -> Game:
    """Return a new game of a table of ``ALL_TABLES``."""
    players, rising_sun, chosen, rules = ALL_TABLES[table]
    dealt = {"rising_sun": rising_sun, "characters": chosen, "rikyu": True, **dict(rules)}
    return new_game("sword", players=players, seed=f"hidden {seed}", **dealt)


def decisions(table: int, seed: int) -> Iterator[Game]:
    """Play a game at random, fiercely where the seed is odd, and stop at every decision and at the end."""
    game, fate = deal(table, seed), random.Random(seed)
    while game.decision is not None:
        yield game
        game.apply((fierce if seed % 2 else even_tempered)(fate, game.decision))
    yield game


def blanked(game: Game, observer: int | None) -> State:
    """Return the array of a game without what is hidden from a seat, or from a spectator."""
    state, table = to_flat(game), game.table
    state[PILES : PILES + len(table.deck)] = 0
    state[REMOVED : REMOVED + 3] = NONE
    state[ATTACKS:PILE_COUNTS] = 0  # is no secret, but not in a view
    are_shown = game.decision is not None and game.decision.kind == "pick"
    for seat, player in enumerate(table.players):
        if seat == observer:
            continue
        state[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS] = 0
        if player.role.role is not Role.SHOGUN and not game.over:
            state[ROLE + seat] = NONE
        if state[SEALED + seat] != NONE and not are_shown:
            state[SEALED + seat] = UNSEEN
    return state

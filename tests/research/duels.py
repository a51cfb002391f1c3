"""Random duels of every kind, and worlds that differ only in the order of their decks."""

from collections.abc import Iterator
from random import Random
from typing import Any

import chanbara
from chanbara import Game
from chanbara.duel.book.data import standard_book
from chanbara.duel.rules.words import Module
from chanbara.kernel.chance import Chance, derive_key

BOOK = standard_book()
ARMOURS = (Module.YOROI.value, Module.YOROI_ENEMY.value)
MIXED_DECKS = ("draw", "specials", "defence_deck", "counter_deck", "blood_deck")


def set_up(number: int) -> dict[str, Any]:
    """What a random duel is given: each module in one of two, but one armour and the rest of the box."""
    rng = Random(f"set-up {number}")
    modules = [module.value for module in Module if rng.random() < 0.5]
    if all(armour in modules for armour in ARMOURS):
        modules.remove(rng.choice(ARMOURS))
    three = Module.THREE.value in modules
    return {
        "opponent": None if three else rng.choice(list(BOOK.opponents)),
        "weapon": rng.choice(list(BOOK.weapons)),
        "environment": rng.choice([None, *BOOK.environments]),
        "weather": rng.choice(list(BOOK.weather)),
        "difficulty": rng.choice(list(BOOK.difficulty)),
        "modules": modules,
        "armoured": rng.randint(1, 3) if three else 1,
    }


def questions(number: int) -> Iterator[Game]:
    """Fight a duel at random, but seldom against the odds; yield it at each question, and once it is over."""
    rng = Random(f"play {number}")
    game = chanbara.new_game("duel", seed=number, **set_up(number))
    while game.decision is not None:
        yield game
        texts = game.decision.texts()
        # Who steps whenever he can sees the virtues, and who lives longer sees more of the game.
        wanted = [text for text in texts if text in {"step", "combo step", "guard"}]
        game.apply(rng.choice(wanted) if wanted and rng.random() < 0.6 else rng.choice(texts))
    yield game


def other_world(game: Game, seed: int) -> Game:
    """The same duel with every deck in another order, and with other chance to come."""
    rng = Random(f"world {seed}")
    other = game.clone()
    duel = other.table
    for name in MIXED_DECKS:
        rng.shuffle(getattr(duel, name))
    below = duel.bushido_deck[:-1]
    rng.shuffle(below)
    duel.bushido_deck[:-1] = below
    duel.chance = Chance(derive_key(f"world {seed}"))
    return other

"""The engines for simulated games: the readable reference engine, or the fast flat core."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING

from chanbara.compiled.decorators import is_interpreted
from chanbara.compiled.warm_up import compile_functions
from chanbara.sim.games.cards import cards_of, on_cards
from chanbara.sword.bots.bot_files import shown
from chanbara.sword.bots.compiled_bots import KIND_OF
from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.bots.registry import MOST_BUDGET, has_network, make_bot
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.flat.format.vocabulary import left_out_of, remark_on
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.games.variant import Variant


class Engine(StrEnum):
    """The engine."""

    REFERENCE = "reference"
    """Plays everything, with views and events, as at a table."""
    FLAT = "flat"
    """Plays the printed cards with any book and rulings, house rules and cards of known parts, between
    compiled bots, all in compiled code."""

    @property
    def in_words(self) -> str:
        """Its name in sentences."""
        return "flat core" if self is Engine.FLAT else "reference engine"


AT_FIRST_SIGHT = tuple(level.name for level in LEVELS if level.bot in KIND_OF and not level.rollouts)
CHEATERS = ("cheater-roles", "cheater-all")
"""Planners that see all roles, or all roles and hands: upper bounds for tournaments. They cannot play at a
table, because they get the game and not a view."""
AHEAD = ("planner", *CHEATERS)
"""Bots with rollouts; their number may follow: ``planner@512``."""


def is_cheater(name: str) -> bool:
    """Whether it sees hidden information."""
    return name.partition("@")[0] in CHEATERS


def plays_flat(name: str) -> bool:
    """Whether a bot can run inside compiled code."""
    base, at, rollouts = name.partition("@")
    if base not in AHEAD:
        return name in AT_FIRST_SIGHT
    is_number = re.fullmatch("[0-9]{1,9}", rollouts) is not None
    return not at or (is_number and 0 < int(rollouts) <= MOST_BUDGET)


def check_bot(name: str, seed: str, engine: Engine) -> None:
    """Refuse an unknown bot; ``ValueError`` says why."""
    if not is_cheater(name):
        make_bot(name, seed)
    elif not plays_flat(name):
        example = f"{CHEATERS[-1]}@512, at most {MOST_BUDGET:,}"
        message = f"{name}: after the @ of a cheater stands a number of rollouts: {example}"
        raise ValueError(message)
    elif engine is not Engine.FLAT:
        message = f"{name} plays on the flat core alone"
        raise ValueError(message)


def chosen_engine(asked: Engine | None, variant: Variant, bots: Sequence[str]) -> Engine:
    """Return the requested engine, or else the fastest that supports the game."""
    why = what_hinders(variant, bots)
    if asked is Engine.FLAT and why:
        message = f"the flat core plays cards of known parts between its own bots; not {why}"
        raise ValueError(message)
    if asked is not None:
        return asked
    return Engine.REFERENCE if why else Engine.FLAT


def compile_for(engine: Engine, variant: Variant) -> None:
    """Compile the flat core once, not in each process."""
    if engine is Engine.FLAT:
        compile_functions(*on_cards(variant, "chanbara.sim.games.flat_games").COMPILED)


def remark_on_variant(variant: Variant) -> str:
    """Return a note about what the flat core does not support in this variant, if anything."""
    return remark_on(catalog_of(Edition(variant.rising_sun)))


def remarks_on(variant: Variant, players: Sequence[int], bots: Sequence[str]) -> str:
    """Return all notes about games of a variant between some bots."""
    return " ".join(filter(None, (remark_on_variant(variant), remarks_on_nets(variant, players, bots))))


def remarks_on_nets(variant: Variant, players: Sequence[int], bots: Sequence[str]) -> str:
    """Return where networks do not play, and who plays in their place, if anybody does."""
    from chanbara.sword.bots.net.net_bot import substitution  # noqa: PLC0415 - with it comes the compiler

    nets = [name for name in bots if has_network(name)]
    if not nets:
        return ""
    found = []
    for count in players:
        edition = new_game(players=count, seed=0, **variant.set_up).table.catalog.name
        found += [substitution(name, count, edition) for name in nets]
    return " ".join(filter(None, dict.fromkeys(found)))


def what_hinders(variant: Variant, bots: Sequence[str]) -> str:
    """Return what the flat core cannot play; empty if it can play everything."""
    cards = cards_of(variant)
    left_out = left_out_of(catalog_of(Edition(variant.rising_sun))) if cards is None else cards.left_out
    if left_out:
        return ", ".join(f"{key} ({why})" for key, why in left_out.items())
    if is_interpreted():
        return "where nothing is compiled"
    return next((shown(name) for name in bots if not plays_flat(name)), "")

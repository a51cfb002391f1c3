"""The open build, with the printed cards, beside the printed build: the same games in both."""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from bench.figures import Play
from chanbara.compiled.warm_up import compile_functions
from chanbara.sword.editions import Edition, cast, catalog_of
from chanbara.sword.open.card_set import card_set_of

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = 5
TURNS = 200_000
"""Random choices of a round."""
GAMES = 200
"""Games of detectives of a round."""
EDITION = Edition(rising_sun=True)


class Build(NamedTuple):
    """What is needed of one of the builds."""

    policy: Any
    layout: Any
    actions: Any
    chance: Any
    arrays: Any
    count: Any
    counted: Any
    detective: int


def _build(load: Callable[[str], Any]) -> Build:
    names = ("env.policy", "format.layout", "format.actions", "rules.chance")
    flat = [load(f"chanbara.sword.flat.{name}") for name in names]
    mind = [load(f"chanbara.sword.mind.{name}") for name in ("arrays", "run.count", "run.counted")]
    found = Build(*[*flat, *mind, load("chanbara.sword.mind.search.policy").DETECTIVE])
    compile_functions(found.policy.play_turns, found.count.count_games)
    return found


@cache
def builds() -> tuple[Build, Build]:
    """Return the printed build and the open one, compiled."""
    cards = card_set_of(catalog_of(EDITION), cast(EDITION, "mixed", rikyu=False))
    return _build(import_module), _build(cards.module)


def play_random(number: int, *, is_open: bool) -> Play:
    """Play at random, one game after the other; forced choices count."""
    its = builds()[is_open]
    state, actions = np.zeros(its.layout.SIZE, np.int8), np.zeros(its.actions.ACTIONS, np.int16)
    chance = np.zeros(its.chance.CHANCE_SIZE, np.int64)
    began = time.process_time()
    its.policy.play_turns(state, chance, actions, TURNS, SEATS, 1, number, 0)
    return Play(TURNS, 0, time.process_time() - began)


def play_detectives(number: int, *, is_open: bool) -> Play:
    """Play and count games of detectives."""
    its = builds()[is_open]
    tally = np.zeros(its.counted.TALLY_SIZE, np.int64)
    briefs = np.zeros((GAMES, its.counted.BRIEF_SIZE), np.int64)
    arrays = (
        np.zeros(its.layout.SIZE, np.int8),
        np.zeros(its.chance.CHANCE_SIZE, np.int64),
        np.zeros(its.arrays.MIND_SIZE),
        np.zeros(its.arrays.ROOM_SIZE, np.int16),
        np.zeros(its.counted.SHEET_SIZE, np.int64),
    )
    who, manners = np.array([its.detective], np.int8), np.zeros(its.arrays.KINDS_OF_SETTING)
    began = time.process_time()
    its.count.count_games(number, 0, GAMES, SEATS, 1, who, manners, 1, *arrays, tally, briefs.reshape(-1))
    seconds = time.process_time() - began
    return Play(int(briefs[:, its.counted.QUESTIONS].sum()), GAMES, seconds)

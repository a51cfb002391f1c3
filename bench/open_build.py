"""The open build beside the printed build: with the same cards, with them from data files, and with more."""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from bench.figures import Play
from chanbara.compiled.warm_up import compile_functions
from chanbara.sword.editions import Edition, cast, catalog_of
from chanbara.sword.open.card_set import card_set_of
from chanbara.sword.own_cards import own_cards_from
from checks.soak.data_twin import data_catalog

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = 5
TURNS = 200_000
"""Random choices of a round."""
GAMES = 200
"""Games of detectives of a round."""
EDITION = Edition(rising_sun=True)
FIVE = Path(__file__).parent / "five.yaml"
PRINTED, OPEN, FROM_FILES, FIVE_MORE = range(4)
"""The printed build; the open one with the printed cards, with the same from data files, with five more."""


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
def builds() -> tuple[Build, ...]:
    """Return the builds, compiled."""
    printed, people = catalog_of(EDITION), cast(EDITION, "mixed", rikyu=False)
    more = EDITION._replace(own=(own_cards_from(FIVE.name, FIVE.read_text(encoding="utf-8")),))
    catalogs = (printed, data_catalog(printed), catalog_of(more))
    return _build(import_module), *(_build(card_set_of(one, people).module) for one in catalogs)


def play_random(number: int, build: int) -> Play:
    """Play at random, one game after the other; forced choices count."""
    its = builds()[build]
    state, actions = np.zeros(its.layout.SIZE, np.int8), np.zeros(its.actions.ACTIONS, np.int16)
    chance = np.zeros(its.chance.CHANCE_SIZE, np.int64)
    began = time.process_time()
    its.policy.play_turns(state, chance, actions, TURNS, SEATS, 1, number, 0)
    return Play(TURNS, 0, time.process_time() - began)


def play_detectives(number: int, build: int) -> Play:
    """Play and count games of detectives."""
    its = builds()[build]
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

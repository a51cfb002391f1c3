"""Duels of campaigns and clans, fought at random."""

import random
from typing import TypeVar

from chanbara.duel.rules.values import finish
from chanbara.duel.rules.words import Cause
from chanbara.duel.saga.campaign import Campaign
from chanbara.duel.saga.clan import Clan
from chanbara.kernel.game import Game

State = TypeVar("State", Campaign, Clan)

MOST_TRIES = 3000


def fought(game: Game, *, won: bool) -> Game:
    """A duel that is fought again and again until it ends like this."""
    chance = random.Random(1)
    for _ in range(MOST_TRIES):
        trial = game.clone()
        while trial.decision is not None:
            trial.apply(chance.randrange(len(trial.decision.options)))
        if trial.result.won == won:
            return trial
    raise AssertionError(f"in {MOST_TRIES} tries it never ended so")


def decided(game: Game, *, won: bool, **figures: object) -> Game:
    """A shortened duel, with the given remaining state of player and enemy (``enemy_life=3``)."""
    duel = game.table
    for name, value in figures.items():
        if name.startswith("enemy_"):
            setattr(duel.enemies[0], name.removeprefix("enemy_"), value)
        else:
            setattr(duel, name, value)
    if not won:
        duel.life = 0
    finish(duel, won=won, cause=Cause.SLAIN if won else Cause.FALLEN)
    duel.decision = None
    return game


def after(state: State, *results: bool, **figures: object) -> State:
    """A campaign or clan after duels that were cut short with these results."""
    for won in results:
        state = state.after(decided(state.duel(), won=won, **figures))
    return state

"""Duels of every setting, for the curve of the odds and for their calibration."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from chanbara.duel.book.data import book_seen
from chanbara.duel.rules.rulings import DuelRulings
from chanbara.duel.setup import new_duel

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

MODULES = ("bushido", "gisei", "blood", "1vs3", "yoroi", "yoroi_enemy")
USUAL = 0.4
"""How often each of the choices is the usual one."""
SELDOM = 0.1
"""How often a ruling is changed."""


def setting(seed: str) -> dict[str, Any]:
    """Return the options of a duel, at random: each choice about as often as any other."""
    dice, book = Random(seed), book_seen({}, None)
    modules = [one for one in MODULES if dice.random() < 1 / len(MODULES)]
    if {"yoroi", "yoroi_enemy"} <= set(modules):
        modules.remove("yoroi")
    chosen: dict[str, Any] = {"modules": tuple(modules)}
    for name, among in (
        ("opponent", book.opponents),
        ("weapon", book.weapons),
        ("environment", book.environments),
        ("weather", book.weather),
        ("difficulty", book.difficulty),
    ):
        if dice.random() > USUAL and not (name == "opponent" and "1vs3" in modules):
            chosen[name] = dice.choice(sorted(among))
    if dice.random() < SELDOM:
        ruling = dice.choice(DuelRulings._fields)
        chosen["rulings"] = {ruling: not DuelRulings._field_defaults[ruling]}
    return chosen


def any_duel(seed: str) -> Game:
    """Return a new duel of any setting."""
    return new_duel(seed=seed, **setting(seed))

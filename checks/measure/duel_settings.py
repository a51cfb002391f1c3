"""Duels of every setting, for the curve of the odds and for their calibration."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from chanbara.duel.book.data import book_seen
from chanbara.duel.rules.rulings import DuelRulings
from chanbara.duel.saga.campaign import new_campaign
from chanbara.duel.saga.clan import new_clan
from chanbara.duel.setup import new_duel

if TYPE_CHECKING:
    from chanbara.duel.saga.campaign import Campaign
    from chanbara.duel.saga.clan import Clan
    from chanbara.kernel.game import Game

MODULES = ("bushido", "gisei", "blood", "1vs3", "yoroi", "yoroi_enemy")
USUAL = 0.4
"""How often each of the choices is the usual one."""
SELDOM = 0.1
"""How often a ruling is changed."""
QUIET = 0.3
"""How often a campaign has no events."""


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


def ladder_setting(way: str, seed: str) -> dict[str, Any]:
    """Return the options of a campaign or clan at random, without what its ladder decides."""
    left_out = {"opponent", "rulings", *({"weapon"} if way == "clan" else ())}
    found = {name: value for name, value in setting(seed).items() if name not in left_out}
    if way == "campaign":
        # Blood cannot be used in a campaign (A1.4).
        found["modules"] = tuple(one for one in found["modules"] if one != "blood")
        found["events"] = Random(f"events {seed}").random() > QUIET
    return found


def new_ladder(way: str, chosen: dict[str, Any], seed: str) -> Campaign | Clan:
    """Return a campaign or clan at its beginning."""
    return (new_clan if way == "clan" else new_campaign)(seed=seed, **chosen)

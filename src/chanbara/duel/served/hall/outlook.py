"""How hard a duel, a campaign or a clan is that was not measured: how often the solver wins.

Of a campaign or clan, the chance to win each duel that is reached is a curve, fitted to campaigns and clans
of the solver with settings of all kinds: ``make duelladders`` fights them and writes ``outlook.json``. What
the setting is worth comes from the curve of single duels (``prospect``); the fit adds what wear, rest and
events make of it.
"""

from __future__ import annotations

import json
from functools import lru_cache
from math import exp, log, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.duel.bots.prospect import prospect
from chanbara.duel.rules.words import Module
from chanbara.duel.saga.campaign import Campaign
from chanbara.kernel.chance import derive_key
from chanbara.record.rates import DEVIATIONS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.duel.rules.state import Duel
    from chanbara.duel.saga.clan import Clan

FITTED = Path(__file__).with_name("outlook.json")
DEALS = 4
"""Deals over which the chance to win a duel with Bushido is averaged: its top card counts."""
CURVE_ERROR = 0.29
"""How far the curve of single duels is from measured rates: root mean square of the log-odds."""
TRAIT = "with "
"""The beginning of the names of features that were chosen."""
LATER = (Module.YOROI, Module.BUSHIDO)
"""Modules that are used up: armor is not mended, and there is one virtue in a campaign or clan."""

Features = dict[str, float]


class Outlook(NamedTuple):
    """How often the solver wins, with the 95% interval of the estimate."""

    chance: float
    low: float
    high: float


class Fit(msgspec.Struct, frozen=True):
    """The curve of campaigns or of clans."""

    fought: int
    """How many it was fitted to."""
    names: list[str]
    weights: list[float]
    covariance: list[list[float]]


def way_of(ladder: Campaign | Clan) -> str:
    """Return which curve it has."""
    return "campaign" if isinstance(ladder, Campaign) else "clan"


def features(ladder: Campaign | Clan) -> list[Features]:
    """Return what the chance to win each duel depends on, for those that are not optional."""
    return [_features(ladder, number) for number in range(len(ladder.numbers.campaign.ladder))]


def _features(ladder: Campaign | Clan, number: int) -> Features:
    found: Features = {f"duel {number + 1}": 1.0, "alone": _alone(ladder, number)}
    found |= {f"{TRAIT}{trait}": 1.0 for trait in _traits(ladder)}
    if Module.THREE in ladder.modules:
        found["three"] = 1.0
    if number:
        found |= {f"later {module.value}": 1.0 for module in LATER if module in ladder.modules}
        if isinstance(ladder, Campaign) and ladder.with_events:
            found["events"] = 1.0
    return found


def _traits(ladder: Campaign | Clan) -> list[str]:
    """Return what was chosen: how far the curve of single duels is off may depend on it."""
    weapons = [ladder.weapon] if isinstance(ladder, Campaign) else []
    chosen = (*weapons, ladder.difficulty, ladder.environment, ladder.weather, *ladder.modules)
    return [str(one) for one in chosen if one is not None]


def _alone(ladder: Campaign | Clan, number: int) -> float:
    """Return the log-odds of one of its duels as if it were the only one."""
    deals = DEALS if Module.BUSHIDO in ladder.modules else 1
    total = 0.0
    for deal in range(deals):
        key = derive_key(f"outlook {deal}").hex()
        chance = prospect(msgspec.structs.replace(ladder, won=number, key=key).duel().table)
        total += log(chance / (1 - chance))
    return total / deals


@lru_cache(maxsize=1)
def fits() -> Mapping[str, Fit]:
    """Return the fitted curves, of campaigns and of clans."""
    stored = json.loads(FITTED.read_text(encoding="utf-8"))
    return {way: msgspec.convert(stored[way], Fit) for way in ("campaign", "clan")}


def outlook(ladder: Campaign | Clan) -> Outlook:
    """Return how often the solver wins all duels of such a campaign or clan."""
    return estimated(fits()[way_of(ladder)], features(ladder))


def estimated(fit: Fit, duels: Sequence[Features]) -> Outlook:
    """Return the chance to win all of some duels. The interval is that of the weights (delta method)."""
    chance, slope = 1.0, [0.0] * len(fit.names)
    for duel in duels:
        values = [duel.get(name, 0.0) for name in fit.names]
        odds = sum(weight * value for weight, value in zip(fit.weights, values, strict=True))
        won = 1 / (1 + exp(-odds))
        chance *= won
        # The derivative of the logarithm of the chance.
        slope = [one + (1 - won) * value for one, value in zip(slope, values, strict=True)]
    pairs = zip(slope, fit.covariance, strict=True)
    variance = sum(
        one * sum(each * other for each, other in zip(row, slope, strict=True)) for one, row in pairs
    )
    return _around(chance, sqrt(variance) / (1 - chance))


def duel_outlook(duel: Duel) -> Outlook:
    """Return how often the solver wins a duel, at its start."""
    return _around(prospect(duel), CURVE_ERROR)


def _around(chance: float, error: float) -> Outlook:
    """Return a chance with its interval, by the standard error of its log-odds."""
    middle = log(chance / (1 - chance))
    ends = (middle - DEVIATIONS * error, middle + DEVIATIONS * error)
    return Outlook(chance, *(1 / (1 + exp(-end)) for end in ends))

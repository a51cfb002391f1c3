"""Fit how often each duel of a campaign or clan is won: a logistic regression with its covariance."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from chanbara.duel.fingerprint import fingerprint
from chanbara.duel.served.hall.outlook import CURVE_ERROR, FITTED, TRAIT, Fit, estimated, features
from checks.measure.duel_settings import new_ladder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.served.hall.outlook import Features

Numbers = npt.NDArray[np.float64]
Climbed = tuple[dict[str, Any], int]
"""The setting of a campaign or clan, and the number of duels won."""
SMOOTH = 1.0
"""How strongly the weights are drawn to where a duel of a ladder is like any other duel."""
TRAIT_SMOOTH = 1 / CURVE_ERROR**2
"""The same for what was chosen: as strongly as the curve of single duels is known to be right about it."""
STEPS = 25
"""Of Newton's method; it converges long before."""
FOLDS = 5
"""Of the cross-validation."""


def duels_of(way: str, chosen: dict[str, Any]) -> list[Features]:
    """Return the features of the duels of a setting."""
    return features(new_ladder(way, chosen, ""))


def fitted(rows: Sequence[tuple[list[Features], int]]) -> Fit:
    """Return the curve for some ladders, each with the number of duels won.

    Each duel that was reached is an observation; the first lost one ends the ladder.
    """
    reached = [
        (duel, float(number < won))
        for duels, won in rows
        for number, duel in enumerate(duels)
        if number <= won
    ]
    names = sorted({name for duel, _ in reached for name in duel})
    known = np.array([[duel.get(name, 0.0) for name in names] for duel, _ in reached])
    won = np.array([one for _, one in reached])
    usual = np.array([float(name == "alone") for name in names])
    drawn = np.array([TRAIT_SMOOTH if name.startswith(TRAIT) else SMOOTH for name in names])
    found, bend = usual.copy(), np.eye(len(names))
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-known @ found))
        slope = known.T @ (won - chance) - drawn * (found - usual)
        bend = (known * (chance * (1 - chance))[:, None]).T @ known + np.diag(drawn)
        found += np.linalg.solve(bend, slope)
    return Fit(len(rows), names, _rounded(found), [_rounded(row) for row in np.linalg.inv(bend)])


def _rounded(values: Numbers) -> list[float]:
    return [round(float(one), 5) for one in values]


def predictions(rows: Sequence[tuple[list[Features], int]]) -> list[tuple[float, bool]]:
    """Return for each ladder the chance to win all duels by a fit to the others, and whether all were won."""
    found = []
    for fold in range(FOLDS):
        fit = fitted([row for number, row in enumerate(rows) if number % FOLDS != fold])
        found += [(estimated(fit, duels).chance, won >= len(duels)) for duels, won in rows[fold::FOLDS]]
    return found


def write_fits(found: dict[str, list[Climbed]]) -> None:
    """Write the curves where the hall reads them."""
    stored: dict[str, Any] = {"rules": fingerprint()}
    for way, ladders in found.items():
        fit = fitted([(duels_of(way, chosen), won) for chosen, won in ladders])
        stored[way] = {name: getattr(fit, name) for name in Fit.__struct_fields__}
    FITTED.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")

"""The chance to win a duel at the start of a round: a curve fitted to duels of the solver.

``make duelodds ARGS=--fit`` fights them and writes ``prospect.json``. Unlike ``worth``, by which the solver
compares choices, it knows opponent, weapon, modules and the rest of the setting, and is calibrated.
"""

from __future__ import annotations

import json
from functools import lru_cache
from math import fsum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.compiled.elementary import exp, log
from chanbara.duel.rules.values import red_die_counts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.duel.rules.state import Duel

Trait = tuple[str, str]
"""A kind of choice, and what was chosen."""
WEIGHTS = Path(__file__).with_name("prospect.json")


class Prospect(NamedTuple):
    """What the chance to win depends on at the start of a round."""

    life: int
    armour: int
    qi: int
    foe: int
    """The life of all enemies."""
    foe_armour: int
    foe_qi: int
    alive: int
    red_die: int
    specials: int
    """Special cards in the player's own deck."""
    mulligans: int
    marker: int
    virtue: str
    points: int
    locked: int
    wounds: tuple[str, ...]
    """Lasting wounds."""
    side_b: bool
    rounds: int
    """Rounds before the weapon wounds its owner."""
    spent: bool
    """The environment can no longer be used."""


def prospect_of(duel: Duel) -> Prospect:
    """Return what counts of a duel."""
    owned = len(duel.book.special) - len(duel.specials)
    living = [enemy for enemy in duel.enemies if enemy.life]
    due = duel.field.weapon.wound_in_round
    return Prospect(
        duel.life,
        duel.armour,
        duel.qi,
        sum(enemy.life for enemy in living),
        sum(enemy.armour for enemy in living),
        sum(enemy.qi for enemy in living),
        len(living),
        red_die_counts(duel),
        owned - sum(duel.book.actions[card].is_special for card in duel.removed),
        duel.mulligans,
        duel.marker if duel.bushido_deck else 0,
        duel.virtue or (f"top {duel.bushido_deck[-1]}" if duel.bushido_deck else ""),
        duel.points,
        duel.locked,
        tuple(f"{card} {level}" for card, level in duel.blood),
        duel.side_b,
        max(0, due + 1 - duel.round) if due else 0,
        "duel:environment" in duel.used,
    )


def traits(duel: Duel) -> tuple[Trait, ...]:
    """Return what was chosen for a duel: it does not change."""
    field = duel.field
    opponent = "three" if len(field.opponents) > 1 else field.opponents[0].key
    return (
        ("opponent", opponent),
        ("weapon", field.weapon.key),
        ("environment", "none" if field.environment is None else field.environment.key),
        ("weather", field.weather.key),
        *(("module", module.value) for module in sorted(field.modules)),
        *(("ruling", name) for name in duel.book.rulings.changed()),
    )


def features(now: Prospect, chosen: tuple[Trait, ...]) -> dict[str, float]:
    """Return the features of the curve, those that are not 0."""
    whole, foe = now.life + now.armour, now.foe + now.foe_armour
    found: dict[str, float] = {
        "one": 1.0,
        "life": whole,
        "log life": log(whole),
        "foe": foe,
        "log foe": log(foe),
        "life by foe": whole * foe / 10,
        "armour": now.armour,
        "foe armour": now.foe_armour,
        "qi": now.qi,
        "log qi": log(1 + now.qi),
        "qi by foe": now.qi * foe / 10,
        "foe qi": now.foe_qi,
        f"die {now.red_die}": 1.0,
        f"alive {now.alive}": 1.0,
        "specials": now.specials,
        "mulligans": now.mulligans,
        "side b": float(now.side_b),
        "marker": now.marker,
        "points": now.points,
        "points by foe": now.points * foe / 10,
        "locked": now.locked,
        "late wound": now.rounds / 10,
        f"virtue {now.virtue}": 1.0,
        f"virtue {now.virtue} by foe": foe / 10,
    }
    for wound in now.wounds:
        found[f"wound {wound}"] = found.get(f"wound {wound}", 0.0) + 1.0
    for kind, name in chosen:
        if kind == "environment" and now.spent:
            continue
        found[f"{kind} {name}"] = 1.0
        found[f"{kind} {name} by life"] = whole / 10
        found[f"{kind} {name} by foe"] = foe / 10
    return found


@lru_cache(maxsize=1)
def weights() -> Mapping[str, float]:
    """Return the fitted weights."""
    stored: dict[str, Any] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    found: dict[str, float] = stored["weights"]
    return found


@lru_cache(maxsize=50_000)
def _chance(now: Prospect, chosen: tuple[Trait, ...]) -> float:
    known = weights()
    odds = fsum(known.get(name, 0.0) * value for name, value in features(now, chosen).items())
    return 1 / (1 + exp(-odds))


def prospect(duel: Duel) -> float:
    """Return the chance that the solver wins from here, at the start of a round."""
    if duel.ending is not None:
        return float(duel.ending.won)
    return _chance(prospect_of(duel), traits(duel))

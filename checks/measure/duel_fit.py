"""Fit the curve of the odds: a logistic regression over the rounds of duels of the solver."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.duel.bots.prospect import WEIGHTS, Prospect, features, prospect_of, traits
from chanbara.duel.bots.registry import make_bot
from chanbara.duel.fingerprint import fingerprint
from chanbara.duel.sight.view import observe
from chanbara.pool import Job, Processes
from checks.measure.duel_settings import any_duel

if TYPE_CHECKING:
    from pathlib import Path

    from chanbara.duel.bots.prospect import Trait

BATCH = 20
"""Duels per job."""
SMOOTH = 30.0
"""How strongly weights are drawn to 0: what was seldom seen should not say much."""
STEPS = 25
"""Of Newton's method; it converges long before."""

Rounds = list[tuple[Prospect, tuple["Trait", ...], bool]]


def rounds_of(seed: str) -> Rounds:
    """Return the start of each round of a duel of the solver, and whether it won."""
    game, bot = any_duel(seed), make_bot("solver", seed)
    duel, seen = game.table, []
    chosen, last = traits(duel), 0
    while duel.decision is not None:
        if duel.round > last:
            last = duel.round
            seen.append(prospect_of(duel))
        many = len(duel.decision.options) > 1
        game.apply(bot.choose(observe(game, 0), []) if many else 0)
    return [(one, chosen, duel.ending.won) for one in seen]


def batch_of(seed: str, first: int) -> list[Any]:
    """Return the rounds of some duels."""
    return [rounds_of(f"{seed} {number}") for number in range(first, first + BATCH)]


def gather(path: Path, duels: int, jobs: int) -> None:
    """Fight duels and append their rounds to a file, so that a long run can be resumed."""
    done = sum(1 for _ in path.open(encoding="utf-8")) if path.exists() else 0
    with Processes(jobs) as pool, path.open("a", encoding="utf-8") as out:
        for first in range(done, duels, BATCH * jobs):
            batches = range(first, min(first + BATCH * jobs, duels), BATCH)
            for rounds in pool.gather(Job(batch_of, "fit", one) for one in batches):
                for one in rounds:
                    out.write(json.dumps(one) + "\n")
            out.flush()


def read_rounds(path: Path) -> list[Rounds]:
    """Return the rounds of each duel of a file."""
    duels = []
    for line in path.read_text(encoding="utf-8").splitlines():
        rounds = json.loads(line)
        duels.append([(_prospect(now), tuple(map(tuple, chosen)), won) for now, chosen, won in rounds])
    return duels


def _prospect(fields: list[Any]) -> Prospect:
    now = Prospect(*fields)
    return now._replace(wounds=tuple(now.wounds))


def fitted(duels: list[Rounds]) -> dict[str, float]:
    """Return the weights of a logistic regression. Each round counts the same.

    If each duel did, quick ones would count more: what is known of a round would depend on what follows it.
    """
    rows = [(features(now, chosen), won) for one in duels for now, chosen, won in one]
    names = sorted({name for row, _ in rows for name in row})
    place = {name: number for number, name in enumerate(names)}
    known = np.zeros((len(rows), len(names)))
    for number, (row, _) in enumerate(rows):
        for name, value in row.items():
            known[number, place[name]] = value
    won = np.array([float(one) for _, one in rows])
    drawn = np.full(len(names), SMOOTH)
    drawn[place["one"]] = 0.0
    found = np.zeros(len(names))
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-known @ found))
        slope = known.T @ (won - chance) - drawn * found
        bend = (known * (chance * (1 - chance))[:, None]).T @ known + np.diag(drawn + 1e-9)
        found += np.linalg.solve(bend, slope)
    return {name: round(float(weight), 4) for name, weight in zip(names, found, strict=True)}


def write_weights(duels: list[Rounds]) -> None:
    """Write the weights where the odds read them."""
    stored = {"rules": fingerprint(), "duels": len(duels), "weights": fitted(duels)}
    WEIGHTS.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")

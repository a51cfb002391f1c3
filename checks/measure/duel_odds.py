"""Measure the calibration of the odds of the duel, and fit their curve: ``make duelodds``.

Each prediction is of a duel of its own, at a random moment; then the solver plays on, and wins or not.
Results are stored in ``docs/results/duel-odds.json``: a long run can be interrupted and resumed. A change of
rules, numbers or of the curve restarts it.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from chanbara.duel.bots.prospect import WEIGHTS
from chanbara.duel.bots.registry import make_bot
from chanbara.duel.bots.rollout import Rollouts
from chanbara.duel.fingerprint import fingerprint
from chanbara.duel.sight.view import observe
from chanbara.pool import Job, Processes
from checks.measure.duel_fit import gather, read_rounds, write_weights
from checks.measure.duel_ladders_page import stored_ladders
from checks.measure.duel_odds_page import PICTURE, diagram, is_calibrated, section
from checks.measure.duel_settings import any_duel
from checks.measure.duel_table import page

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "results" / "duel-odds.json"
WORLDS = 16
"""Sampled worlds of a prediction."""
MOMENT = 1 / 50
"""How likely each decision is the moment: whether it is must not depend on how long the duel goes on."""
BATCH = 20

Prediction = tuple[float, bool]
"""The predicted chance to win, and whether the solver won."""


def predicted(seed: str) -> Prediction | None:
    """Return the prediction at a random moment of a duel; None if the duel ended before it."""
    game, bot, dice = any_duel(seed), make_bot("solver", seed), Random(seed)
    chance = None
    while game.decision is not None:
        choice = 0
        if len(game.decision.options) > 1:
            view = observe(game, 0)
            choice = bot.choose(view, [])
            if chance is None and dice.random() < MOMENT:
                rollouts = Rollouts(view)
                chance = sum(rollouts.rollout(number, choice).win for number in range(WORLDS)) / WORLDS
        game.apply(choice)
    return None if chance is None else (round(chance, 4), game.result.won)


def batch_of(seed: str, first: int) -> list[Prediction | None]:
    """Return the predictions of some duels."""
    return [predicted(f"{seed} {number}") for number in range(first, first + BATCH)]


def version() -> str:
    """Return what a stored measurement must agree with: the rules, and the curve."""
    return f"{fingerprint()} {blake2b(WEIGHTS.read_bytes(), digest_size=8).hexdigest()}"


def measured(path: Path, wanted: int, jobs: int) -> list[Prediction]:
    """Return as many predictions, those of a stored run first."""
    stored = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if stored.get("version") != version():
        stored = {"version": version(), "duels": 0, "predictions": []}
    found: list[Prediction] = [(chance, won) for chance, won in stored["predictions"]]
    with Processes(jobs) as pool:
        while len(found) < wanted:
            batches = range(stored["duels"], stored["duels"] + BATCH * jobs, BATCH)
            for batch in pool.gather(Job(batch_of, "calibration", one) for one in batches):
                found += [one for one in batch if one is not None]
            stored["duels"] += BATCH * jobs
            stored["predictions"] = found
            path.write_text(json.dumps(stored) + "\n", encoding="utf-8")
            print(len(found), flush=True)
    return found


def fitted_duels() -> int:
    """Return the number of duels that the curve was fitted to."""
    return int(json.loads(WEIGHTS.read_text(encoding="utf-8"))["duels"])


def stored_section() -> list[str]:
    """Return the part of docs/duel-balance.md about the odds, as last measured."""
    if not KEPT.exists():
        return []
    predictions = json.loads(KEPT.read_text(encoding="utf-8"))["predictions"]
    return section(predictions, WORLDS, fitted_duels())


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is missing; fail if the odds are worse than promised."""
    parser = argparse.ArgumentParser(description="the calibration of the odds of the duel")
    parser.add_argument("--fit", type=Path, help="fight duels into this file, and fit the curve to them")
    parser.add_argument("--duels", type=int, default=5000, help="duels to fit to")
    parser.add_argument("--predictions", type=int, default=4000, help="predictions to compare with duels")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args(arguments)
    if chosen.fit is not None:
        gather(chosen.fit, chosen.duels, chosen.jobs)
        write_weights(read_rounds(chosen.fit))
    predictions = measured(KEPT, chosen.predictions, chosen.jobs)
    (ROOT / "docs" / "pictures" / PICTURE).write_text(diagram(predictions), encoding="utf-8")
    balance = json.loads((ROOT / "docs" / "results" / "duel-balance.json").read_text(encoding="utf-8"))
    balance.pop("rules")
    written = page(balance, stored_section(), stored_ladders())
    (ROOT / "docs" / "duel-balance.md").write_text(written, encoding="utf-8")
    print("\n".join(stored_section()))
    return 0 if is_calibrated(predictions) else 1


if __name__ == "__main__":
    sys.exit(main())

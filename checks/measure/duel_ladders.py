"""Measure how often the solver wins campaigns and clans, and fit the hall's estimate: ``make duelladders``.

Each campaign or clan has a random setting. Results are stored in ``docs/results/duel-ladders.json`` as they
come: a long run can be interrupted and resumed. A change of rules or numbers restarts it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from chanbara.duel.bots.registry import make_bot
from chanbara.duel.fingerprint import fingerprint
from chanbara.duel.served.hall.outlook import fits
from chanbara.duel.simulation import fight
from chanbara.pool import Job, Processes
from checks.measure.duel_ladders_fit import write_fits
from checks.measure.duel_ladders_page import KEPT, placed, section
from checks.measure.duel_settings import ladder_setting, new_ladder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from checks.measure.duel_ladders_fit import Climbed

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "duel-balance.md"
WAYS = ("campaign", "clan")
SEED = "ladders"


def climbed(way: str, number: int) -> Climbed:
    """Let the solver fight a campaign or clan up to the optional last duel."""
    seed = f"{SEED} {way} {number}"
    chosen = ladder_setting(way, seed)
    going = new_ladder(way, chosen, seed)
    while not going.is_over and not going.may_retire:
        game = going.duel()
        fight(game, make_bot("solver", f"{seed} {len(going.records)}"))
        going = going.after(game)
    return chosen, going.won


def measured(path: Path, wanted: int, jobs: int) -> dict[str, list[Climbed]]:
    """Return as many campaigns and clans, those of a stored run first."""
    stored = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if stored.get("rules") != fingerprint():
        stored = {"rules": fingerprint(), **{way: [] for way in WAYS}}
    with Processes(jobs) as pool:
        while min(len(stored[way]) for way in WAYS) < wanted:
            for way in WAYS:
                done = len(stored[way])
                stored[way] += pool.gather(Job(climbed, way, number) for number in range(done, done + jobs))
            path.write_text(json.dumps(stored) + "\n", encoding="utf-8")
            print(*(len(stored[way]) for way in WAYS), flush=True)
    return {way: [(chosen, won) for chosen, won in stored[way]] for way in WAYS}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is missing, and fit the curves."""
    parser = argparse.ArgumentParser(description="how often the solver wins campaigns and clans")
    parser.add_argument("--ladders", type=int, default=300, help="campaigns, and as many clans")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args(arguments)
    found = measured(KEPT, chosen.ladders, chosen.jobs)
    write_fits(found)
    fits.cache_clear()
    PAGE.write_text(placed(PAGE.read_text(encoding="utf-8"), section(found)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

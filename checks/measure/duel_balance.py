"""Measure the balance of the duel and write docs/duel-balance.md: ``make duelbalance``.

Results are stored in ``docs/results/duel-balance.json`` after each row: a long run can be interrupted and
resumed. A change of rules or numbers restarts it; use ``--afresh`` after a change of the bots.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.fingerprint import fingerprint
from chanbara.duel.simulation import climb, fight_all
from chanbara.pool import Job, Processes
from checks.measure.duel_ladders_page import stored_ladders
from checks.measure.duel_odds import stored_section
from checks.measure.duel_rows import (
    BEFORE_RULED,
    FIRST,
    LADDERS,
    PLAYERS,
    PRICES,
    ROWS,
    RULED,
    SEED,
    first_book,
    paid,
)
from checks.measure.duel_table import page

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.duel.simulation import DuelPlan

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "duel-balance.md"
KEPT = ROOT / "docs" / "results" / "duel-balance.json"
RULES = "rules"
"""The key of the fingerprint."""


class Amounts(NamedTuple):
    """Sample sizes."""

    duels: int
    solved: int
    ladders: int
    jobs: int


class Measure:
    """The measurements so far; each row is stored at once."""

    def __init__(self, path: Path, amounts: Amounts, *, afresh: bool) -> None:
        self.path = path
        self.amounts = amounts
        self.kept: dict[str, list[int]] = {}
        found = {} if afresh or not path.exists() else json.loads(path.read_text(encoding="utf-8"))
        if found.pop(RULES, None) == fingerprint():
            self.kept = found

    def keep(self, key: str, found: list[int]) -> None:
        """Store a row."""
        self.kept[key] = found
        said = {RULES: fingerprint(), **self.kept}
        self.path.write_text(json.dumps(said) + "\n", encoding="utf-8")
        print(key, found[:2], flush=True)

    def row(self, key: str, plan: DuelPlan, prepare: Callable[[], None] | None = None) -> None:
        """Fight the duels of a row, unless stored: the number of wins, and of duels."""
        if self.kept.get(key, [0, 0])[1] >= plan.duels:
            return
        # Separate processes, because each row sets them up differently.
        with Processes(self.amounts.jobs, prepare) as pool:
            found = fight_all(plan, pool)
        self.keep(key, [sum(one.won for one in found), plan.duels])

    def ladder(self, player: str, kind: str) -> None:
        """Climb a ladder repeatedly: the number of duels won each time."""
        key, count = f"{player} {kind}", self.amounts.ladders
        if len(self.kept.get(key, [])) >= count:
            return
        with Processes(self.amounts.jobs) as pool:
            jobs = (Job(climb, kind, player, f"{SEED} {number}") for number in range(count))
            self.keep(key, pool.gather(jobs))

    def all(self) -> None:
        """Measure everything that is not stored."""
        for row in ROWS:
            if row.before is not None:
                plan = row.plan._replace(bot="lookahead", duels=self.amounts.duels, rulings=BEFORE_RULED)
                self.row(f"{FIRST} {row.name}", plan, first_book)
        for player, duels in zip(PLAYERS, (self.amounts.duels, self.amounts.solved), strict=True):
            for row in (*ROWS, *RULED):
                plan = row.plan._replace(bot=player, duels=duels * (row.times if player == "solver" else 1))
                self.row(f"{player} {row.name}", plan)
        shiro = next(row.plan for row in ROWS if row.name == "Shiro")
        for price in PRICES:
            plan = shiro._replace(bot="solver", duels=self.amounts.solved)
            self.row(f"price {price}", plan, partial(paid, price))
        for player in PLAYERS:
            for kind in LADDERS:
                self.ladder(player, kind)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is missing, and write the page."""
    parser = argparse.ArgumentParser(description="docs/duel-balance.md: the balance of the duel")
    parser.add_argument("--write", action="store_true", help="write the page")
    parser.add_argument("--afresh", action="store_true", help="forget what was measured")
    parser.add_argument("--duels", type=int, default=2000, help="duels of the look-ahead player for each row")
    parser.add_argument("--solved", type=int, default=1000, help="duels of the solver for each row")
    parser.add_argument("--ladders", type=int, default=300, help="campaigns and clans")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    chosen = parser.parse_args(arguments)
    amounts = Amounts(chosen.duels, chosen.solved, chosen.ladders, chosen.jobs)
    measure = Measure(KEPT, amounts, afresh=chosen.afresh)
    measure.all()
    if chosen.write:
        PAGE.write_text(page(measure.kept, stored_section(), stored_ladders()), encoding="utf-8")
        print("docs/duel-balance.md is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Measure the balance of the duel and write docs/duel-balance.md: ``python -m checks.duel_balance --write``.

What is measured is kept in ``docs/results/duel-balance.json`` after each row: a long run can be stopped and
goes on where it was. ``--afresh`` forgets what is kept, as every change of duel.json or of a player asks for.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sim.duels import DuelPlan, climb, fight_all, tally_duels
from chanbara.sim.tally import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "duel-balance.md"
KEPT = ROOT / "docs" / "results" / "duel-balance.json"
DATA = ROOT / "src" / "chanbara" / "duel" / "duel.json"
SEED = "balance"
PLAYERS = ("lookahead", "solver")
LADDERS = ("campaign", "quiet", "clan")


class Row(NamedTuple):
    """One kind of duel, and what was measured when the numbers were first made."""

    name: str
    plan: DuelPlan
    before: int | None = None


PLAIN = DuelPlan(0, SEED)
ROWS = (
    Row("plain: Arima, Katana", PLAIN, 53),
    Row("Yari", PLAIN._replace(weapon="yari"), 58),
    Row("Wakizashi", PLAIN._replace(weapon="wakizashi"), 54),
    Row("Nodachi", PLAIN._replace(weapon="nodachi"), 57),
    Row("Bokken", PLAIN._replace(weapon="bokken"), 54),
    Row("Kusarigama", PLAIN._replace(weapon="kusarigama"), 64),
    Row("Naginata", PLAIN._replace(weapon="naginata"), 55),
    Row("Yoshioka", PLAIN._replace(opponent="yoshioka"), 44),
    Row("Inshun", PLAIN._replace(opponent="inshun"), 49),
    Row("Baiken", PLAIN._replace(opponent="baiken"), 33),
    Row("Kojiro", PLAIN._replace(opponent="kojiro"), 32),
    Row("Shiro", PLAIN._replace(opponent="shiro"), 36),
    Row("Blood", PLAIN._replace(modules=("blood",)), 54),
    Row("Bushido", PLAIN._replace(modules=("bushido",)), 53),
    Row("Gisei", PLAIN._replace(modules=("gisei",)), 53),
    Row("1 vs. 3", PLAIN._replace(modules=("1vs3",)), 36),
    Row("Yoroi on you", PLAIN._replace(modules=("yoroi",)), 80),
    Row("Yoroi on the enemy", PLAIN._replace(modules=("yoroi_enemy",)), 26),
    Row("Student", PLAIN._replace(difficulty="student"), 71),
    Row("Kensei", PLAIN._replace(difficulty="kensei"), 32),
    Row("rain", PLAIN._replace(weather="rain"), 22),
    Row("wind", PLAIN._replace(weather="wind"), 45),
    Row("snow", PLAIN._replace(weather="snow")),
    Row("fog", PLAIN._replace(weather="fog")),
    Row("Dojo", PLAIN._replace(environment="dojo")),
    Row("Temple", PLAIN._replace(environment="temple")),
    Row("Ganryu beach", PLAIN._replace(environment="beach")),
    Row("Snowfield", PLAIN._replace(environment="snowfield")),
    Row("Bamboo forest", PLAIN._replace(environment="bamboo")),
    Row("Cliff", PLAIN._replace(environment="cliff")),
)

OPENING = """\
# The balance of the duel

How often two players win, in per cent, with the interval in which the true share lies (95 %). The base game
of the duel is our own reconstruction, so its numbers are ours to tune: they stand in
`src/chanbara/duel/duel.json`.

*Look-ahead* tries every split of its hand into the two attacks of a round and counts points. *Solver* judges
every choice by the probability to win. *At first* is what a player like the look-ahead one won with the
numbers as they were first made; where it differs by more than 5 points the row was retuned since, and the
reason stands below.

This page is generated: `make duelbalance` measures and writes it.
"""


def measured(kept: dict[str, list[int]], row: Row, player: str) -> str:
    """Return a share with its interval, as the table shows it."""
    found = kept.get(f"{player} {row.name}")
    if found is None:
        return "not measured"
    wins, duels = found
    low, high = wilson(wins / duels, duels)
    return f"{100 * wins / duels:.1f} ({100 * low:.0f} – {100 * high:.0f}), {duels} duels"


def page(kept: dict[str, list[int]]) -> str:
    """Return the page for what was measured."""
    lines = [OPENING, "## Duels", "", "| duel | at first | look-ahead | solver |", "|---|---|---|---|"]
    for row in ROWS:
        before = "–" if row.before is None else str(row.before)
        cells = [row.name, before, *(measured(kept, row, player) for player in PLAYERS)]
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "## Campaign and clan", ""]
    lines += ["| ladder of five | all won, look-ahead | duels won on average |", "|---|---|---|"]
    for kind, name in zip(LADDERS, ("campaign", "campaign without events", "clan"), strict=True):
        won = kept.get(f"ladder {kind}")
        if won is None:
            lines.append(f"| {name} | not measured | |")
            continue
        through = sum(one == 5 for one in won) / len(won)
        low, high = wilson(through, len(won))
        share = f"{100 * through:.1f} ({100 * low:.0f} – {100 * high:.0f}), {len(won)} played"
        lines.append(f"| {name} | {share} | {sum(won) / len(won):.2f} |")
    lines += ["", "## What was retuned, and why", ""]
    changes = json.loads(DATA.read_text(encoding="utf-8"))["changes"]
    lines += [f"- `{one['what']}`: {one['was']} → {one['is']}. {one['why']}" for one in changes]
    return "\n".join([*lines, ""])


def measure(kept: dict[str, list[int]], row: Row, player: str, duels: int, jobs: int) -> None:
    """Fight the duels of a row, unless they are kept."""
    key = f"{player} {row.name}"
    if kept.get(key, [0, 0])[1] < duels:
        counted = tally_duels(fight_all(row.plan._replace(bot=player, duels=duels), jobs))
        keep(kept, key, [counted.won.wins, duels])


def keep(kept: dict[str, list[int]], key: str, found: list[int]) -> None:
    """Keep what was measured."""
    kept[key] = found
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    print(key, found[:2], flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is not kept, and write the page."""
    parser = argparse.ArgumentParser(description="docs/duel-balance.md: the balance of the duel")
    parser.add_argument("--write", action="store_true", help="write the page")
    parser.add_argument("--afresh", action="store_true", help="forget what was measured")
    parser.add_argument("--duels", type=int, default=2000, help="duels of the look-ahead player for each row")
    parser.add_argument("--solved", type=int, default=1000, help="duels of the solver for each row")
    parser.add_argument("--ladders", type=int, default=300, help="campaigns and clans")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    chosen = parser.parse_args(arguments)
    kept: dict[str, list[int]] = {}
    if KEPT.exists() and not chosen.afresh:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    for player, duels in zip(PLAYERS, (chosen.duels, chosen.solved), strict=True):
        for row in ROWS:
            measure(kept, row, player, duels, chosen.jobs)
    for kind in LADDERS:
        if len(kept.get(f"ladder {kind}", [])) < chosen.ladders:
            won = [climb(kind, "lookahead", f"{SEED} {number}") for number in range(chosen.ladders)]
            keep(kept, f"ladder {kind}", won)
    if chosen.write:
        PAGE.write_text(page(kept), encoding="utf-8")
        print("docs/duel-balance.md is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Measure every rung of the ladder of bots by tournaments, and write docs/results/bots.md: ``make ladder``.

Each tournament is one command; its results are stored in a folder, so that an interrupted run can be resumed.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.flat.fingerprint import MIND, fingerprint

if TYPE_CHECKING:
    from collections.abc import Mapping

PAGE = Path(__file__).parents[2] / "docs" / "results" / "bots.md"
FOLDER = Path(__file__).parents[2] / "dist" / "ladder"
RUN = "from chanbara.cli import main; main()"
NAMES = ",".join(sorted(level.name for level in LEVELS))
"""All levels, in a fixed order independent of the results: it affects the games."""
POOL = "pool"
GROUPS = {"shogun": "Shogun's team", "ninja": "Ninja", "ronin": "Ronin"}
PAGE_TEXT = """\
# How strong the bots are

Made by `make ladder ARGS=--write` ([the check](../../checks/measure/ladder.py)). Points are differences of
games won, in percent, on the same deals, with 95% intervals; a bar is reached if the point estimate is at
least that and the interval is above 0. *Invasion*: one seat among others, every seat in turn. *Team-swap*: a
whole team. ☀ is Rising Sun. Milliseconds are per decision of the first bot, including the processing of the
view and the events, in games of the reference engine. The cheaters know what nobody may know, roles or roles
and hands; they are upper bounds, and not offered to players.

| | design | players | deals | all | Shogun's team | Ninja | Ronin | bar | ms |
|---|---|---|---:|---|---|---|---|---|---:|
{rows}

The commands:

```console
{commands}
```

## Each level among detectives

How many games one seat of five wins among four detectives, as shown in the lobby: what a detective wins there
({base:.1f} %, by `chanbara simulate {simulated}`), and the points by which the level differs on the same
deals.

| level | games won | difference | deals |
|---|---|---|---:|
{levels}

## All levels at one table

Five seats, drawn from all levels: how often a seat of each level won, and its rating by openskill.

| level | seats won | rating | seats |
|---|---|---:|---:|
{pool}
"""


class Rung(NamedTuple):
    """A bot and the one it must beat, and by how many points: in one seat, or as a whole team."""

    name: str
    over: str
    deals: int
    bar: float | None = None
    """Points; None for an upper bound."""
    design: str = "invasion"
    players: str = "5"
    teams: tuple[str, ...] = ()
    """The teams whose difference must reach the target, if not the overall one."""
    rising_sun: bool = False

    def words(self, deals: int) -> list[str]:
        """Return the command."""
        words = ["--bots", f"{self.name},{self.over}", "--players", self.players, "--design", self.design]
        words += ["--deals", str(deals), "--looks", str(deals), "--seed", "1"]
        return [*words, "--rising-sun"] if self.rising_sun else words


RUNGS = (
    Rung("novice", "random", 2000, 25),
    Rung("greedy", "novice", 5000, 5),
    Rung("detective", "greedy", 5000, 4, "team-swap", teams=("shogun", "ninja")),
    Rung("planner@64", "detective", 1500, 3),
    Rung("planner@512", "detective", 400, 10),
    Rung("planner", "detective", 200, 15),
    Rung("planner", "greedy", 40, 8, players="8", rising_sun=True),
    Rung("neural", "detective", 1500, 5),
    Rung("neural", "detective", 600, 5, "team-swap", teams=("shogun", "ninja")),
    Rung("master", "detective", 200, 15),
    Rung("cheater-roles@512", "detective", 200),
    Rung("cheater-all@512", "detective", 200),
)
AMONG = "detective"
QUICK = [one.name for one in LEVELS if one.bot in {"random", "novice", "greedy", AMONG} and one.name != AMONG]
QUICK_DEALS = 5000
"""Levels that are measured among detectives for the lobby alone, and the deals."""
SIMULATED = ("--players", "5", "--bots", "detective", "--games", "20000", "--seed", "1")
POOL_DEALS = 1000
POOL_SEEDS = ("1", "2")
"""Of each as many deals."""


def folder_of(words: list[str], kept: Path) -> Path:
    """Return the folder of a tournament, named after its command, so that results are never mixed up."""
    return kept / re.sub("[^a-z0-9]+", "-", " ".join(words)).strip("-")


def results(words: list[str], folder: Path) -> dict[str, Any]:
    """Run a tournament, unless its results exist, and return them."""
    file = folder / "results.json"
    if not file.exists():
        resume = ["--resume"] if folder.exists() else []
        command = [sys.executable, "-c", RUN, "tournament", *words, "--out", str(folder), *resume]
        subprocess.run(command, check=True)
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if found.get("mind") != fingerprint(MIND):
        message = f"{folder} has games of bots with different code: remove it to play them again"
        raise SystemExit(message)
    return found


def milliseconds(folder: Path, name: str) -> str:
    """Return the mean thinking time per decision; cheaters do not run on that engine."""
    times = json.loads((folder / "times.json").read_text(encoding="utf-8"))
    took = times.get(name, {}).get("milliseconds")
    return f"{took:.2g}" if took else ""


def row_of(rung: Rung, found: dict[str, Any], took: str) -> tuple[str, bool]:
    """Return a row of the table, and whether the target was reached."""
    cells = found["comparisons"][0]["cells"]
    by_team = {cell["name"]: cell for cell in cells if cell["group"] == "team"}
    overall = whole(found)
    chosen = [by_team[team] for team in rung.teams] or [overall]
    reached = rung.bar is None or all(cell["points"] >= rung.bar and cell["low"] > 0 for cell in chosen)
    table = f"{rung.players}{' ☀' if rung.rising_sun else ''}"
    parts = [f"{rung.name} over {rung.over}", rung.design, table, str(overall["deals"])]
    parts += [_said(overall), *(_said(by_team[team]) if team in by_team else "" for team in GROUPS)]
    parts += ["bound" if rung.bar is None else f"{rung.bar:+g} {'✓' if reached else '✗'}", took]
    return f"| {' | '.join(parts)} |", reached


def _said(cell: dict[str, Any]) -> str:
    return f"{cell['points']:+.1f} ({cell['low']:+.1f} to {cell['high']:+.1f})"


def share_of_detectives(folder: Path) -> float:
    """Return what share of games a seat wins among detectives, in percent."""
    file = folder / "detectives.json"
    if not file.exists():
        command = [sys.executable, "-c", RUN, "simulate", *SIMULATED, "--json", str(file)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return 100 * float(found["wins_by_bot"][AMONG]["rate"])


def level_rows(base: float, cells: Mapping[str, dict[str, Any]]) -> list[str]:
    """Return the games that each level wins among detectives, weakest first."""
    rows = []
    for level in LEVELS:
        cell = cells.get(level.name)
        said = "" if cell is None else _said(cell)
        deals = "" if cell is None else cell["deals"]
        won = base + (0 if cell is None else cell["points"])
        rows.append(f"| {level.name} | {won:.1f} % | {said} | {deals} |")
    return rows


def pool_rows(pools: list[dict[str, Any]]) -> list[str]:
    """Return the win rate of each level among all others in several pools, weakest first."""
    by_bot: dict[str, list[dict[str, Any]]] = {}
    for found in pools:
        for one in found["ratings"]:
            by_bot.setdefault(one["bot"], []).append(one)
    rows = []
    for bot, ones in by_bot.items():
        chances = [one["won"]["chances"] for one in ones]
        parts = [count / sum(chances) for count in chances]
        rate = sum(part * one["won"]["rate"] for part, one in zip(parts, ones, strict=True))
        widths = [one["won"]["high"] - one["won"]["low"] for one in ones]
        width = sum((part * width) ** 2 for part, width in zip(parts, widths, strict=True)) ** 0.5 / 2
        strength = sum(part * one["strength"] for part, one in zip(parts, ones, strict=True))
        share = f"{100 * rate:.1f} % ({100 * (rate - width):.1f} to {100 * (rate + width):.1f})"
        rows.append((rate, f"| {bot} | {share} | {strength:+.1f} | {sum(chances)} |"))
    return [row for _, row in sorted(rows)]


def page(rows: list[str], commands: list[str], base: float, levels: list[str], pool: list[str]) -> str:
    """Return the page."""
    said = "\n".join(f"$ chanbara tournament {command}" for command in commands)
    return PAGE_TEXT.format(
        rows="\n".join(rows),
        commands=said,
        base=base,
        simulated=" ".join(SIMULATED),
        levels="\n".join(levels),
        pool="\n".join(pool),
    )


def whole(found: dict[str, Any]) -> dict[str, Any]:
    """Return the overall difference of a tournament."""
    cell: dict[str, Any] = next(one for one in found["comparisons"][0]["cells"] if one["group"] == "all")
    return cell


def pool_words(seed: str, deals: int) -> list[str]:
    """Return the command of one pool."""
    some = ["--deals", str(deals), "--looks", str(deals), "--seed", seed]
    return ["--bots", NAMES, "--players", "5", "--design", POOL, *some]


class Measured(NamedTuple):
    """The tournaments, by their commands."""

    part: float
    folder: Path
    commands: list[str]

    def deals(self, deals: int) -> int:
        """Return how many of some deals to play."""
        return max(2, round(deals * self.part))

    def results(self, words: list[str]) -> dict[str, Any]:
        """Return the results of one, and note its command."""
        self.commands.append(" ".join(words))
        return results(words, folder_of(words, self.folder))


def main() -> int:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="which part of the deals to play")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where tournaments are kept")
    parser.add_argument("--write", action="store_true", help="write the page")
    asked = parser.parse_args()
    measured = Measured(asked.part, asked.folder, [])
    rows, cells, missed = [], {}, 0
    for rung in RUNGS:
        words = rung.words(measured.deals(rung.deals))
        found = measured.results(words)
        row, reached = row_of(rung, found, milliseconds(folder_of(words, asked.folder), rung.name))
        print(row, flush=True)
        rows.append(row)
        missed += not reached
        if (rung.over, rung.design) == (AMONG, "invasion"):
            cells[rung.name] = whole(found)
    for name in QUICK:
        words = Rung(name, AMONG, QUICK_DEALS).words(measured.deals(QUICK_DEALS))
        cells[name] = whole(measured.results(words))
    base = share_of_detectives(asked.folder)
    levels = level_rows(base, cells)
    pool = pool_rows([measured.results(pool_words(one, measured.deals(POOL_DEALS))) for one in POOL_SEEDS])
    print("\n".join([*levels, *pool]))
    if asked.write:
        PAGE.write_text(page(rows, measured.commands, base, levels, pool), encoding="utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

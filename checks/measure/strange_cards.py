"""Measure how bots cope with strange cards, by tournaments: ``make strange-cards``.

Five cards from a data file (``strange_cards.yaml``) are added to the base game, each of which does something
else than the printed card that looks most like it. A detective must keep most of its margin over a random
seat, and a planner must still beat that detective.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

from checks.measure.ladder import FOLDER, folder_of, results

CARDS = Path(__file__).with_name("strange_cards.yaml")
PAGE = Path(__file__).parents[2] / "docs" / "results" / "strange-cards.md"
KEPT = 0.8
"""The share of its printed margin that a detective must keep."""
BAR = 5.0
"""The points by which a planner must beat a detective."""
PAGE_TEXT = """\
# Bots and strange cards

Made by `make strange-cards ARGS=--write` ([the check](../../checks/measure/strange_cards.py)). Five cards of
[a data file](../../checks/measure/strange_cards.yaml) are added to the base game with 5 players. Each does
something else than the printed card that looks most like it: an action that gives honor for a price, one that
helps its target, a property that hurts its holder, a weapon whose hit costs honor, and a property with
counters. Points are differences of games won by one seat among others (*invasion*), in percent, on the same
deals, with 95% intervals.

| | cards | deals | difference | bar |
|---|---|---:|---|---|
{rows}

A detective keeps {kept:.0%} of its margin over a random seat.

```console
{commands}
```
"""


class Run(NamedTuple):
    """A tournament: one bot in a seat among others."""

    name: str
    over: str
    is_strange: bool
    deals: int

    def words(self, deals: int | None, engine: str) -> list[str]:
        """Return the command."""
        count = str(deals or self.deals)
        words = ["--bots", f"{self.name},{self.over}", "--players", "5", "--deals", count, "--looks", count]
        words += ["--seed", "1", "--engine", engine]
        return [*words, "--cards", str(CARDS)] if self.is_strange else words


PRINTED = Run("detective", "random", is_strange=False, deals=1000)
DETECTIVE = PRINTED._replace(is_strange=True)
PLANNER = Run("planner@512", "detective", is_strange=True, deals=90)


class Found(NamedTuple):
    """The difference of a tournament, over all seats."""

    points: float
    low: float
    high: float
    deals: int


def found_by(run: Run, deals: int | None, engine: str) -> Found:
    """Return the result of a tournament, which is played unless it was before."""
    words = run.words(deals, engine)
    cells = results(words, folder_of([Path(word).name for word in words], FOLDER))["comparisons"][0]["cells"]
    whole: dict[str, Any] = next(cell for cell in cells if cell["group"] == "all")
    return Found(whole["points"], whole["low"], whole["high"], whole["deals"])


def row_of(run: Run, found: Found, bar: str) -> str:
    """Return a row of the table."""
    said = f"{found.points:+.1f} ({found.low:+.1f} to {found.high:+.1f})"
    cards = "with strange cards" if run.is_strange else "printed"
    return f"| {run.name} over {run.over} | {cards} | {found.deals} | {said} | {bar} |"


def main() -> None:
    """Play the tournaments and print, or write, the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, help="deals of each tournament, instead of the usual numbers")
    parser.add_argument("--engine", default="flat", choices=("flat", "reference"))
    parser.add_argument("--write", action="store_true", help="write docs/results/strange-cards.md")
    asked = parser.parse_args()
    printed, strange = (found_by(run, asked.deals, asked.engine) for run in (PRINTED, DETECTIVE))
    planner = found_by(PLANNER, asked.deals, asked.engine)
    kept = strange.points / printed.points
    keeps, wins = kept >= KEPT, planner.points > BAR and planner.low > 0
    rows = [
        row_of(PRINTED, printed, ""),
        row_of(DETECTIVE, strange, f"{KEPT:.0%} of it {'✓' if keeps else '✗'}"),
        row_of(PLANNER, planner, f"{BAR:+g} {'✓' if wins else '✗'}"),
    ]
    commands = [
        " ".join(["$ chanbara tournament", *run.words(asked.deals, asked.engine)]).replace(
            str(CARDS), f"checks/measure/{CARDS.name}"
        )
        for run in (PRINTED, DETECTIVE, PLANNER)
    ]
    page = PAGE_TEXT.format(rows="\n".join(rows), kept=kept, commands="\n".join(commands))
    print(page)
    if asked.write:
        PAGE.write_text(page, encoding="utf-8")
    if not (keeps and wins):
        raise SystemExit("a bar is not reached")


if __name__ == "__main__":
    main()

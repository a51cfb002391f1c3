"""Measure at which rating each mind of an even bot plays, and write docs/results/even.md: ``make even``.

All of them sit at mixed tables, so that their ratings are on one scale. It has no zero of its own: it is
shifted so that the levels among them play, on average, at the ratings with which they begin on a server.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from chanbara.server.stats.strength import MEASURED, points
from chanbara.sword.bots.even import MINDS
from checks.measure.ladder import FOLDER, POOL, folder_of, results

PAGE = Path(__file__).parents[2] / "docs" / "results" / "even.md"
DEALS = 1500
NEAR = 40
"""How far, in points, the table in the code may be from what was measured."""
PAGE_TEXT = """\
# At which rating the minds of an even bot play

Made by `make even ARGS=--write` ([the check](../../checks/measure/even.py)). A bot as strong as the people
at its table plays with the mind whose rating is nearest to theirs. Ratings are by openskill, from tables of
five that were drawn from all of these minds; the scale is shifted so that the levels of the ladder among them
have, on average, the ratings with which they begin on a server.

| mind | seats won | rating measured | rating used | seats |
|---|---|---:|---:|---:|
{rows}

```console
$ chanbara tournament {command}
```
"""


class Row(NamedTuple):
    """What was measured of a mind."""

    bot: str
    share: str
    measured: int
    used: int
    seats: int


def rows_of(found: dict[str, Any]) -> list[Row]:
    """Return what was measured, weakest mind first."""
    by_bot = {one["bot"]: one for one in found["ratings"]}
    shift = fmean(MEASURED[bot] - one["strength"] for bot, one in by_bot.items() if bot in MEASURED)
    rows = []
    for mind in MINDS:
        one = by_bot[mind.bot]
        won = one["won"]
        share = f"{100 * won['rate']:.1f} % ({100 * won['low']:.1f} to {100 * won['high']:.1f})"
        rows.append(Row(mind.bot, share, points(one["strength"] + shift), mind.rating, won["chances"]))
    return rows


def page(rows: list[Row], command: str) -> str:
    """Return the page."""
    lines = [f"| `{one.bot}` | {one.share} | {one.measured} | {one.used} | {one.seats} |" for one in rows]
    return PAGE_TEXT.format(rows="\n".join(lines), command=command)


def main() -> int:
    """Play what is missing; fail if a mind is far from its rating."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS, help="deals to play")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where tournaments are kept")
    parser.add_argument("--write", action="store_true", help="write the page")
    asked = parser.parse_args()
    deals, bots = str(asked.deals), ",".join(mind.bot for mind in MINDS)
    words = ["--bots", bots, "--players", "5", "--design", POOL, "--deals", deals, "--looks", deals]
    words += ["--seed", "1"]
    rows = rows_of(results(words, folder_of(words, asked.folder)))
    text = page(rows, " ".join(words))
    print(text)
    if asked.write:
        PAGE.write_text(text, encoding="utf-8")
    return 0 if all(abs(one.measured - one.used) <= NEAR for one in rows) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Compare two bots in the same seats of the same deals: ``python -m checks.measure.paired A B WORDS``.

Both were measured one seat at a time among detectives, by ``chanbara tournament --bots A,detective WORDS``
and the same for B. What the detectives won in that seat cancels out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from chanbara.sword.rules.words import TEAM_OF, Role
from checks.measure.ladder import AMONG, FOLDER, folder_of, results

Z = 1.96
"""Standard errors of a 95% interval."""


def won_by_deal(bot: str, words: list[str], kept: Path) -> dict[tuple[int, int], float]:
    """Return the share of games that a bot won in each deal, by number of players and deal."""
    words = ["--bots", f"{bot},{AMONG}", *words]
    folder = folder_of(words, kept)
    results(words, folder)
    won = defaultdict[tuple[int, int], list[bool]](list)
    for line in (folder / "journal.jsonl").read_text(encoding="utf-8").splitlines()[1:]:
        (_, players, deal, arm), (roles, _, winner, *_) = json.loads(line)
        if arm:  # in the first all seats are detectives'; in the others it is the seat of that number
            won[players, deal].append(TEAM_OF[Role(roles[arm - 1])].value == winner)
    return {where: fmean(found) for where, found in won.items()}


def said(name: str, differences: list[float]) -> str:
    """Return a line: the mean difference in points, and its interval over deals."""
    mean, error = 100 * fmean(differences), 100 * stdev(differences) / sqrt(len(differences))
    return (
        f"{name}: {mean:+.1f} ({mean - Z * error:+.1f} to {mean + Z * error:+.1f}), {len(differences)} deals"
    )


def main() -> int:
    """Print the difference for each number of players, and for all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs=2, help="by name")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where tournaments are kept")
    asked, words = parser.parse_known_args()
    one, other = (won_by_deal(bot, words, asked.folder) for bot in asked.bots)
    differences = {where: one[where] - other[where] for where in sorted(one)}
    for players in sorted({players for players, _ in differences}):
        here = [found for (count, _), found in differences.items() if count == players]
        print(said(f"{players} players", here))
    print(said("all", list(differences.values())))
    return 0


if __name__ == "__main__":
    sys.exit(main())

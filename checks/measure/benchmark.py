"""Score every bot of the ladder by the benchmark, and write docs/results/benchmark.md: ``make benchmark``.

Results are stored in a folder, one file for each bot: an interrupted run continues, and ``chanbara verify``
checks each of them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import chanbara
from chanbara.compiled.warm_up import compile_now
from chanbara.pool import Job, local_pool
from chanbara.sim.benchmark.play import Ended, play_tested, play_usual
from chanbara.sim.benchmark.protocol import DEALS, TABLES, made_by, pairings
from chanbara.sim.benchmark.result import ALL, Result, hash_of, result_of
from chanbara.sword.bots.levels import LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[2] / "docs" / "results" / "benchmark.md"
PAPER = PAGE.parents[1] / "environment.md"
BEGIN, END = "<!-- ladder: written by `make benchmark ARGS=--write` -->", "<!-- end of ladder -->"
TITLES = ("| bot | games won | points over the detective | ms | hash |", "|---|---|---|---:|---|")
FOLDER = Path(__file__).parents[2] / "dist" / "benchmark"
PAGE_TEXT = """\
# The ladder in the benchmark

Made by `make benchmark ARGS=--write` ([the check](../../checks/measure/benchmark.py)), by the protocol
[`{protocol}`](../benchmark.md): {deals} deals for each of {tables} tables, one seat of the bot among
detectives. Shares are of games won, points are games in a hundred beyond those of a detective in the same
seats of the same deals; both with 95% intervals. Milliseconds of CPU time per decision are those of one run
beside other work.

{titles}
{rows}

Games won by table:

| bot | {names} |
|---|{lines}|
{by_table}

Rules `{rules}`, opponents `{mind}`, chanbara {version}. `chanbara benchmark NAME --out FILE` gives the same
file, up to the milliseconds, and `chanbara verify FILE` replays it.
"""


def results(folder: Path, deals: int, names: list[str]) -> Iterator[Result]:
    """Yield the result of each bot: from its file, or played now."""
    folder.mkdir(parents=True, exist_ok=True)
    listed, usual = [*pairings(deals)], list[Ended]()
    compile_now("sword.mind")
    with local_pool(2) as pool:
        for name in names:
            file = folder / f"{name}.json"
            if not file.exists():
                usual = usual or pool.gather([Job(play_usual, one) for one in listed], lambda _: None)
                tested = pool.gather([Job(play_tested, name, one) for one in listed], lambda _: None)
                file.write_bytes(msgspec.json.encode(result_of(name, tested, usual, chanbara.__version__)))
            found = msgspec.json.decode(file.read_bytes(), type=Result)
            assert hash_of(found) == found.hash, f"{file} was changed; remove it"
            made = {"rules": found.rules, "mind": found.mind}
            assert made == made_by(), f"{file} was made by another version; remove it"
            assert found.deals == deals, f"{file} has {found.deals} deals; remove it"
            yield found


def page(found: list[Result]) -> str:
    """Return the page of some results."""
    first = found[0]
    return PAGE_TEXT.format(
        protocol=first.benchmark,
        deals=first.deals,
        tables=len(TABLES),
        titles="\n".join(TITLES),
        rows="\n".join(map(row, found)),
        names=" | ".join(table.name for table in TABLES),
        lines="|".join("---" for _ in TABLES),
        by_table="\n".join(map(row_by_table, found)),
        rules=first.rules,
        mind=first.mind,
        version=first.version,
    )


def row(one: Result) -> str:
    """Return the row of a bot."""
    (whole,) = (score for score in one.scores if score.table == ALL)
    share = f"{100 * whole.rate:.1f}% ({100 * whole.low:.1f} – {100 * whole.high:.1f})"
    points = f"{whole.points:+.1f} ({whole.points_low:+.1f} – {whole.points_high:+.1f})"
    return f"| `{one.bot}` | {share} | {points} | {one.milliseconds:.2f} | `{one.hash[:16]}` |"


def row_by_table(one: Result) -> str:
    """Return the shares of a bot by table."""
    shares = [f"{100 * score.rate:.0f}%" for score in one.scores if score.table != ALL]
    return f"| `{one.bot}` | {' | '.join(shares)} |"


def main() -> None:
    """Score the ladder."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--write", action="store_true", help="write docs/results/benchmark.md")
    reader.add_argument("--deals", type=int, default=DEALS, help="deals for each table")
    reader.add_argument("--bots", nargs="*", default=[level.name for level in LEVELS], help="by name")
    reader.add_argument("--folder", type=Path, default=FOLDER, help="where results are stored")
    chosen = reader.parse_args()
    found = []
    for one in results(chosen.folder, chosen.deals, chosen.bots):
        print(row(one), flush=True)
        found.append(one)
    if chosen.write:
        PAGE.write_text(page(found), encoding="utf-8")
        before, _, rest = PAPER.read_text(encoding="utf-8").partition(BEGIN)
        ladder = "\n".join([*TITLES, *map(row, found)])
        PAPER.write_text(f"{before}{BEGIN}\n\n{ladder}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()

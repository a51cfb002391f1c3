"""Game theory of the tiny variants: ``make theory``, with ``ARGS=--write`` to keep docs/results/theory.md.

For every variant: the size of its tree, and the NashConv of our bots and of CFR. For the smallest ones also
that of OpenSpiel's CFR and MCCFR over time. All NashConv are exact. With ``ARGS="--variants ronin --part
0.01"`` the run is short.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, external_sampling_mccfr, outcome_sampling_mccfr

from chanbara.research import openspiel as _registered  # noqa: F401 - registers the games
from chanbara.research.tiny.bots import bot_policies
from chanbara.research.tiny.policies import as_array
from chanbara.research.tiny.regret import Cfr
from chanbara.research.tiny.solving import Report, nash_conv, report
from chanbara.research.tiny.tree import tree_of
from chanbara.research.tiny.variants import VARIANTS
from checks.measure.theory_chart import Point, diagram

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from chanbara.research.tiny.tree import Policy, Tree

RESULTS = Path(__file__).parents[2] / "docs" / "results" / "theory.md"
PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "theory.svg"
BOTS = ("novice", "greedy", "detective")
SIMULATIONS = 10
"""Games of OpenSpiel's ``random_sim_test`` with each variant."""
SEEDS = 16
"""How often each bot is asked in each information set."""
CHECKPOINTS = (10, 30, 100, 300)
"""Iterations of our own CFR after which NashConv is measured."""
SMALL = ("ronin", "blood")
"""The variants on which OpenSpiel's algorithms, which are written in Python, end in a minute."""


class Algorithm(NamedTuple):
    """An algorithm of OpenSpiel, and the iterations after which NashConv is measured."""

    name: str
    solver: Callable[[Any], Any]
    iterate: Callable[[Any], None]
    checkpoints: tuple[int, ...]


ALGORITHMS = (
    Algorithm("CFR", cfr.CFRSolver, lambda one: one.evaluate_and_update_policy(), (10, 30, 100)),
    Algorithm("CFR+", cfr.CFRPlusSolver, lambda one: one.evaluate_and_update_policy(), (10, 30, 100)),
    Algorithm(
        "external sampling MCCFR",
        external_sampling_mccfr.ExternalSamplingSolver,
        lambda one: one.iteration(),
        (100, 1000, 10_000, 30_000),
    ),
    Algorithm(
        "outcome sampling MCCFR",
        outcome_sampling_mccfr.OutcomeSamplingSolver,
        lambda one: one.iteration(),
        (100, 1000, 10_000, 50_000),
    ),
)

OPENING = """\
# Game theory of the tiny variants

Made by `make theory ARGS=--write`; [theory.md](../theory.md) says what the variants are, and how to read
NashConv with three players. Returns are 1 for winners and -1 for losers, by seat: the Shogun's, and the next
two clockwise. All values and NashConv are exact. Seconds are CPU time of one core. Every variant has passed
OpenSpiel's `random_sim_test` before.
"""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table."""
    first, *others = (f"| {' | '.join(line)} |" for line in (head, *rows))
    return "\n".join([first, f"|{'---|' * len(head)}", *others]) + "\n"


# --- sizes --------------------------------------------------------------------------------------------------


def described(names: Sequence[str]) -> str:
    """Return what is special about each variant."""
    return "\n".join(f"- `{name}`: {VARIANTS[name].about}." for name in names) + "\n"


def sizes(names: Sequence[str]) -> str:
    """Return the sizes of the trees, which are built and then tested by OpenSpiel."""
    rows = []
    for name in names:
        began = time.process_time()
        found = tree_of(name).sizes
        took = time.process_time() - began
        counts = [found.histories, found.decisions, found.chance, found.terminal, sum(found.sets)]
        by_seat = " + ".join(f"{count:,}" for count in found.sets)
        rows.append(
            [
                name,
                *(f"{one:,}" for one in counts),
                by_seat,
                f"{found.slots:,}",
                str(found.length),
                f"{took:.1f}",
            ]
        )
        print(rows[-1])
        game = pyspiel.load_game("chanbara_tiny", {"variant": name})
        pyspiel.random_sim_test(game, num_sims=SIMULATIONS, serialize=True, verbose=False)
    head = ("variant", "histories", "decisions", "chance nodes", "terminal", "information states", "by seat")
    return table((*head, "their actions", "longest", "seconds to build"), rows)


# --- policies -----------------------------------------------------------------------------------------------


def policies(tree: Tree, iterations: int) -> Iterator[tuple[str, Policy]]:
    """Yield the policies that are compared."""
    yield "random", tree.uniform()
    yield from bot_policies(tree, BOTS, SEEDS).items()
    for plus, name in ((False, "CFR"), (True, "CFR+")):
        solver = Cfr(tree, plus=plus)
        solver.run(iterations)
        yield f"{name}, {iterations} iterations", solver.average


def compared(names: Sequence[str], iterations: int) -> str:
    """Return values and NashConv of bots and of CFR."""
    rows = []
    for name in names:
        for policy, probabilities in policies(tree_of(name), iterations):
            rows.append([name, policy, *cells(report(tree_of(name), probabilities))])
            print(rows[-1])
    return table(("variant", "policy of all", "values", "gains of a best response", "NashConv"), rows)


def cells(found: Report) -> list[str]:
    """Return a report as cells of a table."""
    values, gains = (
        " / ".join(f"{round(one, 3) + 0.0:+.3f}" for one in some) for some in (found.values, found.gains)
    )
    return [values, gains, written(found.nash_conv)]


def written(number: float) -> str:
    """Return a NashConv."""
    return f"{number:.3f}" if number >= 0.01 else f"{max(number, 0.0):.5f}"


# --- over time ----------------------------------------------------------------------------------------------


def own_curve(name: str, *, plus: bool, share: float) -> list[Point]:
    """Return the NashConv of our CFR over time."""
    solver, took, rows = Cfr(tree_of(name), plus=plus), 0.0, []
    for most in scaled(CHECKPOINTS, share):
        began = time.process_time()
        solver.run(most - solver.iterations)
        took += time.process_time() - began
        found = nash_conv(tree_of(name), solver.average)
        rows.append(Point(name, f"our CFR{'+' if plus else ''}", most, took, found))
        print(rows[-1])
    return rows


def spiel_curve(name: str, algorithm: Algorithm, share: float) -> list[Point]:
    """Return the NashConv of an algorithm of OpenSpiel over time."""
    game = pyspiel.load_game("chanbara_tiny", {"variant": name})
    np.random.seed(1)  # noqa: NPY002 - OpenSpiel's MCCFR uses the global generator
    solver, done, took, rows = algorithm.solver(game), 0, 0.0, []
    for most in scaled(algorithm.checkpoints, share):
        began = time.process_time()
        for _ in range(most - done):
            algorithm.iterate(solver)
        took, done = took + time.process_time() - began, most
        found = nash_conv(tree_of(name), as_array(game, solver.average_policy()))
        rows.append(Point(name, f"OpenSpiel's {algorithm.name}", most, took, found))
        print(rows[-1])
    return rows


def scaled(checkpoints: Sequence[int], share: float) -> list[int]:
    """Return a share of the iterations, each checkpoint once."""
    return sorted({max(1, round(one * share)) for one in checkpoints})


def curves(names: Sequence[str], share: float) -> list[Point]:
    """Return NashConv over time, of our CFR on all variants, and of OpenSpiel's algorithms on small ones."""
    rows: list[Point] = []
    for name in names:
        for plus in (False, True):
            rows += own_curve(name, plus=plus, share=share)
        for algorithm in ALGORITHMS if name in SMALL else ():
            rows += spiel_curve(name, algorithm, share)
    return rows


def over_time(points: Sequence[Point]) -> str:
    """Return the table of the curves."""
    rows = [
        [one.variant, one.algorithm, f"{one.iterations:,}", f"{one.seconds:.2f}", written(one.nash_conv)]
        for one in points
    ]
    return table(("variant", "algorithm", "iterations", "seconds", "NashConv of the average policy"), rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variants", nargs="*", default=[*VARIANTS], choices=[*VARIANTS], help="which (all)")
    parser.add_argument("--iterations", type=int, default=300, help="of CFR, beside the bots (300)")
    parser.add_argument("--part", type=float, default=1.0, help="share of the iterations over time (1.0)")
    parser.add_argument("--write", action="store_true", help="keep the results")
    parser.add_argument("--to", type=Path, default=RESULTS, help="where to keep them")
    parser.add_argument("--picture", type=Path, default=PICTURE, help="where to keep the diagram")
    options = parser.parse_args(arguments)
    head = [OPENING, "## Sizes\n", described(options.variants), sizes(options.variants)]
    head += ["## Bots and CFR\n", compared(options.variants, options.iterations)]
    points = curves(options.variants, options.part)
    drawn = next((name for name in reversed(SMALL) if name in options.variants), options.variants[0])
    if options.write:
        options.picture.write_text(diagram(points, drawn), encoding="utf-8")
        parts = [
            *head,
            "## Over time\n",
            f"![NashConv over time](../pictures/{PICTURE.name})\n",
            over_time(points),
        ]
        options.to.write_text("\n".join(parts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

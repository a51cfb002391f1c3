"""The page and the diagram about the quality of the belief."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from checks.measure.belief import Found

MOST_WORSE = 0.2
"""Bits by which a belief may be worse than the prior."""
SIZE, EDGE = 320, 40


def page(found: list[Found], games: int) -> str:
    """Return docs/results/belief.md."""
    worst, last = worst_of(found), worst_end(found)
    seven = [one for one in found if table_of(one) == "7" and one.company.name == "detective"]
    left = ", ".join(_measured(one.ends) for one in seven)
    return "\n".join(
        [
            "# How good the belief about roles is",
            "",
            f"Made by `make belief ARGS='--games {games}'`: all bots at the table are of one",
            "kind, or all kinds are mixed; the observer watches from the first turn on. Bits are those of",
            "the true deal of roles for a spectator who only knows the Shogun's role: 0 is certainty. ±",
            "is the standard error; a table with ☀ is played with Rising Sun.",
            "",
            f"- Left at the end of seven-player games among detectives: {left} bits.",
            f"- On average over the games it is worst, against not deducing, among `{worst.name}` at a table",
            f"  of {worst.table}, at the worst turn: {worst.bits:+.2f} bits. The bar is {MOST_WORSE:+}.",
            f"- Where the games end it is worst among `{last.name}` at a table of {last.table}:",
            f"  {last.bits:+.2f} bits.",
            "- Bots with more rollouts than `planner@512` take too long here, and are left out.",
            "",
            "## Bits left at the end",
            "",
            *_table(found, lambda one: _measured(one.ends)),
            "",
            "## Bits against not deducing, on average over all turns",
            "",
            "Negative is better than not deducing.",
            "",
            *_table(found, lambda one: _measured(_against(one))),
            "",
            "## The worst turn",
            "",
            "The same, at the turn at which it is highest on average over the games, of those turns that at",
            "least half of the games reached.",
            "",
            *_table(found, lambda one: f"{worst_turn(one):+.2f}"),
            "",
            "## Reliability",
            "",
            "How likely a player thinks a role of another seat, knowing their own, at every turn, beside how",
            "often it was true; what is certain by the rules alone is left out.",
            "",
            "![Stated probabilities beside observed frequencies](../pictures/reliability.svg)",
            "",
            *_reliability(found),
            "",
        ]
    )


class Worst(NamedTuple):
    """The worst case of the belief against the prior."""

    bits: float
    name: str
    table: str


def worst_of(found: list[Found]) -> Worst:
    """Return the bots and the table with the worst turn, on average over the games."""
    return max(Worst(worst_turn(one), one.company.name, table_of(one)) for one in found)


def worst_end(found: list[Found]) -> Worst:
    """Return the bots and the table with the worst end, on average over the games."""
    return max(
        Worst(float(np.mean(one.ends)) - one.uniform, one.company.name, table_of(one)) for one in found
    )


def table_of(one: Found) -> str:
    """Return the name of a table: its size and its set."""
    return f"{one.company.players}{' ☀' if one.company.rising_sun else ''}"


def worst_turn(one: Found) -> float:
    """Return by how many bits the belief is worse than uniform, at the worst turn on average."""
    by_turn = defaultdict(list)
    for game in one.turns:
        for turn, bits in enumerate(game):
            by_turn[turn].append(bits - one.uniform)
    return max(float(np.mean(bits)) for bits in by_turn.values() if 2 * len(bits) >= len(one.turns))


def _against(one: Found) -> list[float]:
    """Return by how many bits the belief is worse than uniform, on average over the turns of each game."""
    return [float(np.mean(game)) - one.uniform for game in one.turns]


def _measured(numbers: Iterable[float]) -> str:
    values = np.array(list(numbers))
    return f"{values.mean():.2f} ± {values.std() / max(len(values) - 1, 1) ** 0.5:.2f}"


def _table(found: list[Found], cell: Callable[[Found], str]) -> list[str]:
    names = list(dict.fromkeys(one.company.name for one in found))
    tables = list(dict.fromkeys(table_of(one) for one in found))
    cells = {(table_of(one), one.company.name): cell(one) for one in found}
    bits = {table_of(one): f"{one.uniform:.2f}" for one in found}
    rows = [f"| players | bits at first | {' | '.join(names)} |", f"|---|---|{'---|' * len(names)}"]
    lines = {table: " | ".join(cells[table, name] for name in names) for table in tables}
    return rows + [f"| {table} | {bits[table]} | {line} |" for table, line in lines.items()]


def _reliability(found: list[Found]) -> list[str]:
    names = list(dict.fromkeys(one.company.name for one in found))
    sums = {name: np.sum([one.bins for one in found if one.company.name == name], axis=0) for name in names}
    bins = len(sums[names[0]])
    rows = [f"| said | {' | '.join(names)} |", f"|---|{'---|' * len(names)}"]
    for place in range(bins):
        parts = [sums[name][place] for name in names]
        cells = [f"{100 * was / count:.0f} % of {count:,.0f}" if count else "" for count, _, was in parts]
        rows.append(f"| {100 * place // bins} to {100 * (place + 1) // bins} % | {' | '.join(cells)} |")
    return rows


def diagram(bins: list[dict[str, float]]) -> str:
    """Return the reliability diagram: stated probability on the x-axis, observed frequency on the y-axis."""
    side = SIZE - 2 * EDGE
    points = [(EDGE + side * one["said"], SIZE - EDGE - side * one["was"], one["times"]) for one in bins]
    most = max(count for *_, count in points)
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points)
    dots = "\n".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3 + 5 * (count / most) ** 0.5:.1f}" fill="#c2432e"/>'
        for x, y, count in points
    )
    marks = [_mark(EDGE + side * part / 4, SIZE - EDGE + 16, "middle", part) for part in range(5)]
    marks += [_mark(EDGE - 6, SIZE - EDGE - side * part / 4 + 4, "end", part) for part in range(5)]
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-size="11">
<title>Stated probabilities, and observed frequencies</title>
<rect width="{SIZE}" height="{SIZE}" fill="#faf6ee"/>
<rect x="{EDGE}" y="{EDGE}" width="{side}" height="{side}" fill="none" stroke="#b8ad98"/>
<path d="M{EDGE} {SIZE - EDGE}L{SIZE - EDGE} {EDGE}" stroke="#b8ad98" stroke-dasharray="4 4"/>
<polyline points="{path}" fill="none" stroke="#c2432e" stroke-width="2"/>
{dots}
<g fill="#3a332a" font-family="sans-serif">
{"".join(marks)}
<text x="{SIZE // 2}" y="{SIZE - 6}" text-anchor="middle">stated probability</text>
<text x="12" y="{EDGE - 14}">observed frequency</text>
</g>
</svg>
"""


def _mark(x: float, y: float, anchor: str, quarter: int) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{25 * quarter} %</text>\n'

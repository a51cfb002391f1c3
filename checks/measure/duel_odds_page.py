"""The calibration of the odds of the duel: its numbers, its part of docs/duel-balance.md and its diagram."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.record.rates import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

TENTHS = 10
ALLOWED = 0.03
"""How far the average error may be from 0, and a tenth from its interval."""
PICTURE = "duel-odds.svg"
STYLE = 'font-family="sans-serif" font-size="14" fill="#1d1b1a" role="img"'


class Tenth(NamedTuple):
    """The predictions between two tenths."""

    size: int
    predicted: float
    won: float
    low: float
    high: float

    @property
    def beyond(self) -> float:
        """By how much the prediction is outside of the interval of what was observed."""
        return max(0.0, self.low - self.predicted, self.predicted - self.high)


def tenths(predictions: Sequence[tuple[float, bool]]) -> list[Tenth]:
    """Return the predictions by tenth, those without any left out."""
    found = []
    for number in range(TENTHS):
        inside = [one for one in predictions if min(int(TENTHS * one[0]), TENTHS - 1) == number]
        if inside:
            count = len(inside)
            won = sum(one for _, one in inside) / count
            found.append(Tenth(count, sum(chance for chance, _ in inside) / count, won, *wilson(won, count)))
    return found


def expected_error(found: Sequence[Tenth]) -> float:
    """Return the expected calibration error."""
    whole = sum(one.size for one in found)
    return sum(one.size * abs(one.predicted - one.won) for one in found) / whole


def is_calibrated(predictions: Sequence[tuple[float, bool]]) -> bool:
    """Whether predictions are as good as we promise."""
    found = tenths(predictions)
    return expected_error(found) <= ALLOWED and all(one.beyond <= ALLOWED for one in found)


def section(predictions: Sequence[tuple[float, bool]], worlds: int, fitted: int) -> list[str]:
    """Return the part of the page."""
    found = tenths(predictions)
    brier = sum((chance - won) ** 2 for chance, won in predictions) / len(predictions)
    lines = [
        "## How good the odds are",
        "",
        f"{len(predictions):,} predictions of the chance to win, each of a duel of its own with a random",
        f"setting, at a random moment, from {worlds} sampled worlds; then the solver played on. What follows",
        f"a round is estimated by a curve fitted to {fitted:,} other duels. `make duelodds` measures it.",
        "",
        f"Expected calibration error {100 * expected_error(found):.1f} points; Brier score {brier:.3f}.",
        "",
        f"![Predicted chances and how often the solver won](pictures/{PICTURE})",
        "",
        "| predicted | predictions | on average | won |",
        "|---|---:|---:|---:|",
    ]
    for one in found:
        first = min(int(TENTHS * one.predicted), TENTHS - 1) * 100 // TENTHS
        span = f"{100 * one.won:.1f} ({100 * one.low:.0f} – {100 * one.high:.0f})"
        lines.append(
            f"| {first} – {first + 100 // TENTHS} | {one.size:,} | {100 * one.predicted:.1f} | {span} |"
        )
    return lines


def diagram(predictions: Sequence[tuple[float, bool]]) -> str:
    """Return the reliability diagram as SVG: a point for each tenth, with its interval."""
    size, edge = 400, 50
    marks = []
    for one in tenths(predictions):
        x, y = (round(edge + size * one.predicted, 1), round(edge + size * (1 - one.won), 1))
        top, bottom = (round(edge + size * (1 - end), 1) for end in (one.high, one.low))
        marks.append(f'<path d="M{x} {top}V{bottom}" stroke="#27374d" stroke-width="2"/>')
        marks.append(f'<circle cx="{x}" cy="{y}" r="5" fill="#c8402f"/>')
    ticks = []
    for number in range(0, TENTHS + 1, 2):
        place, back = edge + size * number // TENTHS, edge + size * (TENTHS - number) // TENTHS
        label = f"{10 * number}%"
        ticks.append(
            f'<path d="M{place} {edge}V{edge + size}M{edge} {place}H{edge + size}" stroke="#d8cfbd"/>'
        )
        ticks.append(f'<text x="{place}" y="{edge + size + 20}" text-anchor="middle">{label}</text>')
        ticks.append(f'<text x="{edge - 8}" y="{back + 5}" text-anchor="end">{label}</text>')
    whole = size + 2 * edge
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole + 10}" {STYLE}>',
            "<title>Predicted chances to win a duel, and how often the solver won</title>",
            f'<rect width="{whole}" height="{whole + 10}" fill="#f4efe4"/>',
            *ticks,
            f'<path d="M{edge} {edge + size}L{edge + size} {edge}" stroke="#5f7355" stroke-dasharray="6 4"/>',
            *marks,
            f'<text x="{edge + size / 2}" y="{whole}" text-anchor="middle">predicted chance to win</text>',
            f'<text x="{edge}" y="30">won by the solver, with 95% intervals</text>',
            "</svg>\n",
        ]
    )

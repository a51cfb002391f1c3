"""The diagram of docs/results/theory.md: NashConv over time, both axes logarithmic."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT, EDGE, LEGEND = 560, 360, 60, 150
SHEET = f"{WIDTH + 2 * EDGE} {HEIGHT + 2 * EDGE + LEGEND}"
STYLE = 'font-family="sans-serif" font-size="14" fill="#1d1b1a" role="img"'
COLORS = ("#27374d", "#c8402f", "#5f7355", "#b0872f", "#7a4b8a", "#2f8ca3")


class Point(NamedTuple):
    """The average policy of an algorithm after some iterations."""

    variant: str
    algorithm: str
    iterations: int
    seconds: float
    nash_conv: float


class Scale(NamedTuple):
    """A logarithmic axis: from one power of 10 to another, over so many pixels from a start."""

    low: int
    high: int
    start: float
    length: float

    def place(self, value: float) -> float:
        """Return where a value belongs."""
        share = (log10(max(value, 10.0**self.low)) - self.low) / (self.high - self.low)
        return round(self.start + self.length * share, 1)

    @property
    def ticks(self) -> list[tuple[float, str]]:
        """Where the powers of 10 are, and how they are written."""
        powers = range(self.low, self.high + 1)
        return [(self.place(10.0**power), f"{10.0**power:g}") for power in powers]


def scale(values: Sequence[float], start: float, length: float) -> Scale:
    """Return the axis on which all values have room."""
    low = floor(log10(min(values)))
    return Scale(low, max(ceil(log10(max(values))), low + 1), start, length)


def diagram(points: Sequence[Point], variant: str) -> str:
    """Return the curves of one variant as SVG."""
    own = [one for one in points if one.variant == variant and one.seconds > 0 and one.nash_conv > 0]
    across = scale([one.seconds for one in own], EDGE, WIDTH)
    upward = scale([one.nash_conv for one in own], EDGE + HEIGHT, -HEIGHT)
    names = list(dict.fromkeys(one.algorithm for one in own))
    drawn = []
    for number, (name, color) in enumerate(zip(names, COLORS, strict=False)):
        places = [
            (across.place(one.seconds), upward.place(one.nash_conv)) for one in own if one.algorithm == name
        ]
        line = " ".join(f"{x},{y}" for x, y in places)
        drawn.append(f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="2"/>')
        drawn += [f'<circle cx="{x}" cy="{y}" r="4" fill="{color}"/>' for x, y in places]
        y = EDGE + HEIGHT + 70 + 22 * number
        drawn.append(f'<path d="M{EDGE} {y - 5}h24" stroke="{color}" stroke-width="4"/>')
        drawn.append(f'<text x="{EDGE + 34}" y="{y}">{name}</text>')
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SHEET}" {STYLE}>',
            f"<title>NashConv over time, variant {variant}</title>",
            '<rect width="100%" height="100%" fill="#f4efe4"/>',
            *grid(across, upward),
            *drawn,
            f'<text x="{EDGE}" y="30">NashConv of the average policy, variant {variant}</text>',
            "</svg>\n",
        ]
    )


def grid(across: Scale, upward: Scale) -> list[str]:
    """Return the lines of both axes, with their numbers."""
    lines = []
    for place, text in across.ticks:
        lines.append(f'<path d="M{place} {EDGE}v{HEIGHT}" stroke="#d8cfbd"/>')
        lines.append(f'<text x="{place}" y="{EDGE + HEIGHT + 20}" text-anchor="middle">{text}</text>')
    for place, text in upward.ticks:
        lines.append(f'<path d="M{EDGE} {place}h{WIDTH}" stroke="#d8cfbd"/>')
        lines.append(f'<text x="{EDGE - 6}" y="{place + 5}" text-anchor="end">{text}</text>')
    middle = EDGE + WIDTH / 2
    lines.append(
        f'<text x="{middle}" y="{EDGE + HEIGHT + 42}" text-anchor="middle">seconds of one core</text>'
    )
    return lines

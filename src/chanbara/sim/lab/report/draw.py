"""Charts as inline SVG. Positions are in percent, so that a chart fills any width."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.estimates import Course
    from chanbara.sim.lab.stats import Estimate

MIDDLE, HALF = 50, 100 / 2
DASHES = {"shogun": "", "ninja": "6 4", "ronin": "2 3"}
"""Teams differ in line style, not in color alone."""


def at(value: float, top: float) -> str:
    """Return a position between 0 and ``top``, in percent of the width."""
    return f"{100 * min(1.0, max(0.0, value / top)):.2f}%"


def bar(one: Estimate, tone: str, label: str, top: float, fair: float | None, before: float | None) -> str:
    """Return a bar with its interval, a mark at the fair value, and one at the earlier value."""
    marks = ""
    if fair is not None:
        marks += f'<line class="fair" x1="{at(fair, top)}" x2="{at(fair, top)}" y1="0" y2="100%"/>'
    if before is not None:
        marks += f'<circle class="before" cx="{at(before, top)}" cy="50%" r="4"/>'
    return (
        f'<svg class="bar" role="img" aria-label="{escape(label)}">'
        f'<rect class="track" width="100%" height="100%"/>'
        f'<rect class="{tone}" y="20%" width="{at(one.value, top)}" height="60%"/>'
        f"{whisker(at(one.low, top), at(one.high, top))}{marks}</svg>"
    )


def whisker(low: str, high: str) -> str:
    """Return an interval."""
    ends = "".join(f'<line x1="{end}" x2="{end}" y1="30%" y2="70%"/>' for end in (low, high))
    return f'<g class="whisker"><line x1="{low}" x2="{high}" y1="50%" y2="50%"/>{ends}</g>'


def dot(one: Estimate, tone: str, label: str, reach: float) -> str:
    """Return a difference with its interval, left or right of zero."""
    low, value, high = (
        f"{MIDDLE + HALF * max(-1.0, min(1.0, x / reach)):.2f}%" for x in (one.low, one.value, one.high)
    )
    return (
        f'<svg class="bar" role="img" aria-label="{escape(label)}">'
        f'<rect class="track" width="100%" height="100%"/>'
        f'<line class="fair" x1="50%" x2="50%" y1="0" y2="100%"/>'
        f'{whisker(low, high)}<circle class="{tone}" cx="{value}" cy="50%" r="5"/></svg>'
    )


def span(least: float, middle: float, most: float, label: str, top: float) -> str:
    """Return a range and its median."""
    width = f"{100 * (most - least) / top:.2f}%"
    return (
        f'<svg class="bar" role="img" aria-label="{escape(label)}">'
        f'<rect class="track" width="100%" height="100%"/>'
        f'<rect class="range" x="{at(least, top)}" y="25%" width="{width}" height="50%"/>'
        f'<line class="middle" x1="{at(middle, top)}" x2="{at(middle, top)}" y1="10%" y2="90%"/></svg>'
    )


def curves(course: Course, top: float, label: str) -> str:
    """Return the honor of each team by turn."""
    last = max(1, len(course.honor) - 1)
    drawn = []
    for place, team in enumerate(course.teams):
        dots = " ".join(
            f"{100 * turn / last:.2f},{100 - 100 * honor[place] / top:.2f}"
            for turn, honor in enumerate(course.honor)
        )
        drawn.append(f'<polyline class="curve {team}" stroke-dasharray="{DASHES[team]}" points="{dots}"/>')
    return (
        f'<svg class="plot" role="img" aria-label="{escape(label)}" viewBox="0 0 100 100" '
        f'preserveAspectRatio="none"><rect class="track" width="100" height="100"/>{"".join(drawn)}</svg>'
    )


def key(team: str) -> str:
    """Return a sample of a team's line, for the legend."""
    dashes = DASHES[team]
    return (
        f'<svg class="key" aria-hidden="true"><line class="curve {team}" stroke-dasharray="{dashes}" '
        'x1="0" x2="100%" y1="50%" y2="50%"/></svg>'
    )


def greatest(values: Sequence[float], step: float) -> float:
    """Return the end of a scale: the next whole step above all values."""
    most = max(values, default=step)
    return step * max(1, -(-most // step))

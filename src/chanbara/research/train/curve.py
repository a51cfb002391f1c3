"""The learning curve of a training run: a row for each round in ``curve.csv``, and ``curve.svg``."""

from __future__ import annotations

import csv
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

POINTS = 40
"""Points of the picture: rounds are merged into so many."""
WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 52, 48
TEN = 10
STYLE = """
    text { font-family: ui-sans-serif, system-ui, "Segoe UI", Helvetica, Arial, sans-serif; font-size: 13px }
    text { fill: #5a6370 }
    .head { font-size: 16px; font-weight: 700; fill: #22262b }
    .page { fill: #fbf9f4; stroke: #d6d0c2 }
    .line { stroke: #d6d0c2 }
    .zero { stroke: #8d96a0; stroke-width: 2; stroke-dasharray: 6 5 }
    .net { stroke: #b3402f; stroke-width: 2.5; stroke-linejoin: round; fill: none }
    .dot, .net_name { fill: #b3402f }
    @media (prefers-color-scheme: dark) {
      text { fill: #aab3bd }
      .head { fill: #e6e8eb }
      .page { fill: #15181c; stroke: #363c44 }
      .line { stroke: #363c44 }
      .zero { stroke: #7d8792 }
      .net { stroke: #f08a76 }
      .dot, .net_name { fill: #f08a76 }
    }
"""


class Round(NamedTuple):
    """A round of training: totals so far, what came of its mixed games, and its losses."""

    round: int
    decisions: int
    seconds: float
    games: int
    own_seats: int
    """Seats of the network in mixed games that ended in this round."""
    own_wins: int
    other_seats: int
    """Seats of strangers in the same games."""
    other_wins: int
    policy_loss: float
    value_loss: float
    entropy: float
    role_loss: float
    hand_loss: float


def read_rounds(path: Path, last: int) -> list[Round]:
    """Return the rounds in a file up to one; those after it are played again."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    found = [msgspec.convert([row[name] for name in Round._fields], Round, strict=False) for row in rows]
    return [one for one in found if one.round <= last]


def write_rounds(path: Path, rounds: Iterable[Round]) -> None:
    """Write all rounds."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Round._fields)
        writer.writerows(rounds)


def gain(rounds: Sequence[Round]) -> float | None:
    """Return by how many points the network won more of its seats than strangers of theirs, if they met."""
    own, others = sum(one.own_seats for one in rounds), sum(one.other_seats for one in rounds)
    if not own or not others:
        return None
    rates = sum(one.own_wins for one in rounds) / own, sum(one.other_wins for one in rounds) / others
    return 100 * (rates[0] - rates[1])


def draw(rounds: Sequence[Round], path: Path) -> None:
    """Draw the gain over strangers while training, by decisions; without strangers there is none."""
    each = max(1, ceil(len(rounds) / POINTS))
    parts = [rounds[first : first + each] for first in range(0, len(rounds), each)]
    spots = [(part[-1].decisions, found) for part in parts if (found := gain(part)) is not None]
    if not spots:
        return
    end = spots[-1][0]
    low = min(-TEN, TEN * int(min(value for _, value in spots) // TEN))
    high = max(TEN, TEN * ceil(max(value for _, value in spots) / TEN))

    def across(decisions: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * decisions / end

    def down(points: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - points) / (high - low)

    places = " L".join(f"{across(at):.1f} {down(points):.1f}" for at, points in spots)
    last = spots[-1][1]
    rise = f"From {spots[0][1]:+.0f} to {last:+.0f} points over strangers, after {end:,} decisions."
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"',
        '  aria-labelledby="title desc">',
        '  <title id="title">Games won while training</title>',
        f'  <desc id="desc">{rise}</desc>',
        f"  <style>{STYLE}  </style>",
        f'  <rect class="page" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="12"/>',
        f'  <text class="head" x="{LEFT}" y="31">Games won while training, in points over strangers</text>',
        *(_rule(down(points), f"{points:+d}") for points in range(low, high + 1, TEN)),
        *(_tick(across(end * part / 4), end * part / 4) for part in range(5)),
        f'  <path class="zero" d="M{LEFT} {down(0):.1f}H{WIDTH - RIGHT}"/>',
        f'  <path class="net" d="M{places}"/>',
        f'  <circle class="dot" cx="{across(end):.1f}" cy="{down(last):.1f}" r="4"/>',
        "</svg>",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _rule(y: float, words: str) -> str:
    line = f'<path class="line" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
    return f'  {line}<text x="{LEFT - 10}" y="{y + 4.5:.1f}" text-anchor="end">{words}</text>'


def _tick(x: float, decisions: float) -> str:
    words = f"{decisions / 1e6:.2g} M" if decisions else "0"
    return f'  <text x="{x:.1f}" y="{HEIGHT - BOTTOM + 24}" text-anchor="middle">{words}</text>'

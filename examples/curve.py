"""A learning curve, drawn as a small picture that can be read by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 52, 48
HIGHEST = 0.8
"""The share of games won at the upper edge."""
STYLE = """
    text { font-family: ui-sans-serif, system-ui, "Segoe UI", Helvetica, Arial, sans-serif; font-size: 13px }
    text { fill: #5a6370 }
    .head { font-size: 16px; font-weight: 700; fill: #22262b }
    .page { fill: #fbf9f4; stroke: #d6d0c2 }
    .line { stroke: #d6d0c2 }
    .random { stroke: #8d96a0; stroke-width: 2; stroke-dasharray: 6 5 }
    .agent { stroke: #b3402f; stroke-width: 2.5; stroke-linejoin: round; fill: none }
    .dot, .agent_name { fill: #b3402f }
    @media (prefers-color-scheme: dark) {
      text { fill: #aab3bd }
      .head { fill: #e6e8eb }
      .page { fill: #15181c; stroke: #363c44 }
      .line { stroke: #363c44 }
      .random { stroke: #7d8792 }
      .agent { stroke: #f08a76 }
      .dot, .agent_name { fill: #f08a76 }
    }
"""


class Point(NamedTuple):
    """How the agent fared for a while: until when, after how many decisions, and what share it won."""

    seconds: float
    decisions: int
    rate: float


def draw(curve: Sequence[Point], random_rate: float, path: Path) -> None:
    """Write the picture: the share of games won while training, beside that of a random seat."""
    end = max(point.seconds for point in curve)
    spots = [(across(point.seconds, end), down(point.rate)) for point in curve]
    last, (x, y) = curve[-1], spots[-1]
    level = down(random_rate)
    rise = f"from {curve[0].rate:.0%} to {last.rate:.0%} in {last.seconds:.0f} seconds"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"',
        '  aria-labelledby="title desc">',
        '  <title id="title">The share of games won while training</title>',
        f'  <desc id="desc">The agent goes {rise}; a random seat wins {random_rate:.0%}.</desc>',
        f"  <style>{STYLE}  </style>",
        f'  <rect class="page" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="12"/>',
        f'  <text class="head" x="{LEFT}" y="31">Games won while training</text>',
        *(rule(share / 5) for share in range(round(HIGHEST * 5) + 1)),
        *(tick(seconds, end) for seconds in range(0, int(end) + 1, 60 if end > 120 else 10)),
        f'  <path class="random" d="M{LEFT} {level:.1f}H{WIDTH - RIGHT}"/>',
        label("random_name", WIDTH - RIGHT, level + 18, f"a random seat: {random_rate:.0%}"),
        f'  <path class="agent" d="M{" L".join(f"{a:.1f} {b:.1f}" for a, b in spots)}"/>',
        f'  <circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4"/>',
        label("agent_name", x, y - 12, f"the agent: {last.rate:.0%}"),
        "</svg>",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def label(kind: str, x: float, y: float, words: str) -> str:
    """Return the name of a line, at its right end."""
    return f'  <text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="end">{words}</text>'


def across(seconds: float, end: float) -> float:
    """Return where a moment stands."""
    return LEFT + (WIDTH - LEFT - RIGHT) * seconds / end


def down(rate: float) -> float:
    """Return where a share of games stands."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * rate / HIGHEST


def rule(rate: float) -> str:
    """Return a line across, with its share at the left."""
    y = down(rate)
    line = f'<path class="line" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
    return f'  {line}<text x="{LEFT - 10}" y="{y + 4.5:.1f}" text-anchor="end">{rate:.0%}</text>'


def tick(seconds: float, end: float) -> str:
    """Return a moment below the lines."""
    x = across(seconds, end)
    return f'  <text x="{x:.1f}" y="{HEIGHT - BOTTOM + 24}" text-anchor="middle">{seconds:.0f} s</text>'

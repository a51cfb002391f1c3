"""The HTML building blocks of a report."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sim.lab.report import draw, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.estimates import Edge
    from chanbara.sim.lab.stats import Estimate

STEP = 0.05
"""Scales of differences end at a multiple of this."""


class Detail(NamedTuple):
    """A section below the first screen."""

    anchor: str
    title: str
    body: str


def section(anchor: str, title: str, body: str) -> str:
    """Return a section with its heading."""
    return f'<section id="{anchor}"><h2>{escape(title)}</h2>{body}</section>'


def item(name: str, numbers: str, drawn: str) -> str:
    """Return a row: label, chart, numbers."""
    return f'<li><span>{escape(name)}</span><span class="numbers">{numbers}</span>{drawn}</li>'


def edge_rows(edges: Sequence[tuple[str, Edge]]) -> str:
    """Return differences as rows, on one scale."""
    if not edges:
        return ""
    reach = draw.greatest([max(abs(one.more.low), abs(one.more.high)) for _, one in edges], STEP)
    rows = [
        item(
            name,
            f"<b>{say.points(one.more.value)}</b> <small>{say.between(one.more, 'points')}</small>",
            draw.dot(one.more, tone(one.more), f"{say.points(one.more.value)} points", reach),
        )
        for name, one in edges
    ]
    return f'<ul class="rows">{"".join(rows)}</ul>'


def tone(one: Estimate) -> str:
    """Return the color class of a difference: more, less, or not significant."""
    if not one.excludes(0.0):
        return "chance"
    return "more" if one.value > 0 else "less"


def grid(head: Sequence[str], body: Sequence[Sequence[str]], certain: Sequence[bool] = ()) -> str:
    """Return a table with HTML cells. If it is too wide for a phone, it scrolls sideways."""
    marks = certain or [False] * len(body)
    top = "".join(f'<th scope="col">{one}</th>' for one in head)
    rows = "".join(
        f"<tr{' class=certain' if mark else ''}>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>"
        for mark, row in zip(marks, body, strict=True)
    )
    table = f"<table><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="wide" tabindex="0">{table}</div>'


def cell(one: Estimate | None, how: str) -> str:
    """Return a number over its interval."""
    if one is None:
        return "–"
    if one.low == one.high == 0:
        return "0"
    said = {"percent": say.percent, "points": say.points, "signed": say.signed, "number": say.number}
    value = said[how](one.value).replace(" %", "\N{NO-BREAK SPACE}%")
    return f"{value}<small>{say.between(one, how)}</small>"

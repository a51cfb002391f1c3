"""The page of a report: one self-contained file. Its first screen has the answer, the rest explains it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from chanbara.sim.lab.estimates import played
from chanbara.sim.lab.report import draw, say
from chanbara.sim.lab.report.judged import scales_section, verdicts_section
from chanbara.sim.lab.report.sections import (
    DETAILS,
    books_section,
    coming_up_section,
    rulings_section,
    side_by_side,
)
from chanbara.sim.lab.report.style import RELOAD, STYLE
from chanbara.sim.lab.report.tags import edge_rows, item, section
from chanbara.sim.lab.report.verdicts import verdict
from chanbara.sword.books import OURS

if TYPE_CHECKING:
    from chanbara.sim.lab.report.contents import Report

STRONGEST = 4
"""Number of characters on the first screen, at either end."""
SCALE = 0.2
"""Scales of shares end at a multiple of this."""


def page(report: Report) -> str:
    """Return the whole page."""
    title = "Samurai Sword in the lab"
    reload = f"<script>{RELOAD}</script>" if report.is_running else ""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title}</title><link rel="icon" href="data:,"><style>{STYLE}</style></head><body>\n'
        f"<header><h1>{title}</h1>{_facts(report)}</header>\n<main>{_first_screen(report)}\n{_details(report)}</main>"
        f"{reload}</body></html>\n"
    )


def _facts(report: Report) -> str:
    plan, variant = report.plan, report.plan.arms[0].variant
    book = plan.arms[plan.shown].variant.book
    parts = [
        f"{say.games(report.sheet.games)}{' each' if report.has_variant else ''}",
        f"{say.numbers(played(report.counts))} players",
        "with Rising Sun" if variant.rising_sun else "base game",
        *([f"by {say.BOOK_NAMES[book]}"] if book != OURS else []),
        f"played by {say.bots(plan)}",
        f"seed {plan.seed}",
    ]
    if report.is_running:
        parts.append('<span class="status">still playing: the figures go on</span>')
    return f'<p class="quiet">{" · ".join(part if "<" in part else escape(part) for part in parts)}</p>'


def _first_screen(report: Report) -> str:
    sentences = "".join(f"<p>{escape(sentence)}</p>" for sentence in verdict(report))
    notes = "".join(f'<p class="quiet">{escape(note)}</p>' for note in say.stand_ins(report.plan))
    answers = f"{_teams(report)}{_strongest(report)}"
    if report.has_variant:
        # Changes and win rates are side by side; on a phone the most certain changes come first.
        answers = f"<div>{verdicts_section(report)}{side_by_side(report)}</div><div>{answers}</div>"
    return f'<div class="verdict">{sentences}</div>{notes}<div class="first">{answers}</div>'


def _teams(report: Report) -> str:
    top = draw.greatest([one.plain.high for one in report.teams], SCALE)
    before = {(one.players, one.team): one.plain.value for one in report.printed_teams}
    parts = []
    for players in dict.fromkeys(one.players for one in report.teams):
        items = [
            item(
                say.name("team", one.team),
                f"<b>{say.percent(one.plain.value)}</b> <small>{say.between(one.plain)}</small>",
                draw.bar(
                    one.plain,
                    one.team,
                    f"{say.percent(one.plain.value)}, fair is {say.percent(one.fair)}",
                    top,
                    one.fair,
                    before.get((players, one.team)),
                ),
            )
            for one in report.teams
            if one.players == players
        ]
        parts.append(f'<h3>{players} players</h3><ul class="rows short">{"".join(items)}</ul>')
    circle = f" The circle is {say.usual(report.plan)}." if before else ""
    note = (
        "Games won, with 95% intervals. The dashed line is fair: a player wins when their team does, so each "
        f"has the same chance when every team wins equally often.{circle}"
    )
    return section("teams", "Who wins?", f'{"".join(parts)}<p class="quiet">{note}</p>')


def _strongest(report: Report) -> str:
    people = [(say.person(report, one.key), one) for one in report.people]
    ends = people if len(people) < 2 * STRONGEST else [*people[:STRONGEST], *people[-STRONGEST:]]
    note = (
        f"The {STRONGEST} strongest and the {STRONGEST} weakest characters: points of a hundred won more "
        "often than others in the same roles at tables of the same size. Grey is what chance may explain. "
        f"The intervals are widened so that all {len(people)} together hold with 95% (Bonferroni): who "
        "stands out is not just the luckiest of many."
    )
    return section("strongest", "Who is too strong?", f'{edge_rows(ends)}<p class="quiet">{note}</p>')


def _details(report: Report) -> str:
    parts = [made for make in DETAILS for made in [make(report)]]
    if report.scales:
        parts.insert(0, scales_section(report))
    if report.books:
        parts.insert(-1, books_section(report))
    if report.rulings:
        parts.insert(-1, rulings_section(report))
    if report.coming_up:
        parts.insert(-1, coming_up_section(report))
    links = "".join(f'<a href="#{one.anchor}">{escape(one.title)}</a>' for one in parts)
    sections = "\n".join(section(one.anchor, one.title, one.body) for one in parts)
    return f'<nav aria-label="Details">{links}</nav>\n{sections}'

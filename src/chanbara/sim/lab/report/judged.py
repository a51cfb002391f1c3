"""What is new or changed, as the first part of the page: each item, and all of its kind beside it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from chanbara.sim.lab.report import draw, say
from chanbara.sim.lab.report.tags import STEP, Detail, item, section
from chanbara.sim.lab.report.verdicts import HOLDING, KINDS, name_of, rank
from chanbara.sim.lab.worth.judge import Verdict
from chanbara.sim.lab.worth.subjects import CHARACTER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.sim.lab.report.contents import Report
    from chanbara.sim.lab.stats import Estimate
    from chanbara.sim.lab.worth.judge import Beside, Judgment, Scale

STEP_OF_CARDS = 0.005
"""Scales of cards end at a multiple of this."""
TONES = {Verdict.STRONG: "bad", Verdict.WEAK: "bad", Verdict.WITHIN: "good", Verdict.UNDECIDED: "open"}


def verdicts_section(report: Report) -> str:
    """Return what is known of each new or changed item, one below the other; "" if nothing is judged."""
    if not report.judgments:
        return ""
    items = "".join(_judgment(report, one) for one in report.judgments)
    note = (
        f"{report.matched_deals:,} deals, each played twice: in every hand one card, and at some seats the "
        "character, is in one game what is judged and in the other a printed one of its kind. Everything "
        "else of the deal is the same, and so is the size of the deck. Points are games of a hundred that "
        "the holder's team wins more often; honor is the holder's own at the end. The intervals of all "
        "verdicts hold together."
    )
    return section("new", "Is what is new too strong?", f'{items}<p class="quiet">{escape(note)}</p>')


def _judgment(report: Report, one: Judgment) -> str:
    head = (
        f"<h3>{escape(name_of(one.item))} <small>{one.item.origin} {one.item.kind}</small> "
        f'<span class="tag {TONES[one.verdict]}">{one.verdict}</span></h3>'
    )
    rows = "".join(f"<div><dt>{escape(what)}</dt><dd>{said}</dd></div>" for what, said in _facts(report, one))
    return f'<article class="judged">{head}<dl>{rows}</dl></article>'


def _facts(report: Report, one: Judgment) -> Iterator[tuple[str, str]]:
    kind = one.item.kind
    if one.worth is None:
        yield "so far", "hardly exchanged"
        yield from _as_played(report, one)
        yield from _more_games(one)
        return
    yield f"{HOLDING[kind == CHARACTER]}, beside the average printed {kind}", _points(one.worth)
    if one.before is not None and one.since is not None:
        yield "as printed", _points(one.before)
        yield "the change makes", _points(one.since)
    yield "the holder's honor at the end", _said(one.honor, "signed") if one.honor else "–"
    yield "among the printed", escape(rank(one))
    yield "strongest and weakest printed", escape(" and ".join(_ends(one)))
    for players, worth in one.by_players:
        yield f"with {players} players", _points(worth)
    yield from _as_played(report, one)
    yield from _more_games(one)


def _more_games(one: Judgment) -> Iterator[tuple[str, str]]:
    if one.more_games:
        yield "needs about", f"{one.more_games:,} more games"


def _ends(one: Judgment) -> tuple[str, str]:
    kind = CHARACTER if one.item.kind == CHARACTER else "card"
    return say.name(kind, one.strongest), say.name(kind, one.weakest)


def _as_played(report: Report, one: Judgment) -> Iterator[tuple[str, str]]:
    """Yield what a card does when it is played, as counted in ordinary deals."""
    how = {"swing": "signed", "hit_rate": "percent", "wounds": "number"}
    for card in report.cards:
        if card.key == one.item.key:
            for name, said in how.items():
                figure = card.figures[name]
                if figure is not None:
                    yield say.CARD_FIGURES[name], _said(figure, said)


def _points(one: Estimate) -> str:
    return f"{say.points(one.value)} points <small>{say.between(one, 'points')}</small>"


def _said(one: Estimate, how: str) -> str:
    value = {"signed": say.signed, "percent": say.percent, "number": say.number}[how](one.value)
    return f"{value} <small>{say.between(one, how)}</small>"


def scales_section(report: Report) -> Detail:
    """Return all items of each kind that is judged, the strongest first."""
    parts = [_scale(one) for one in report.scales]
    note = (
        "How many games of a hundred the holder's team wins more often than with the average printed one, "
        "measured on the same matched deals; each interval holds with 95% for itself. What is new or "
        "changed stands out in color."
    )
    return Detail("worth", "What each is worth", f'{"".join(parts)}<p class="quiet">{escape(note)}</p>')


def _scale(scale: Scale) -> str:
    values = [max(abs(one.worth.low), abs(one.worth.high)) for one in scale.beside]
    reach = draw.greatest(values, STEP if scale.kind == CHARACTER else STEP_OF_CARDS)
    rows = [
        item(
            name_of(one.item) if not one.item.is_judged else f"{name_of(one.item)} ({one.item.origin})",
            f"<b>{say.points(one.worth.value)}</b> <small>{say.between(one.worth, 'points')}</small>",
            draw.dot(one.worth, _tone(one), f"{say.points(one.worth.value)} points", reach),
        )
        for one in scale.beside
    ]
    return f'<h3>{KINDS[scale.kind].capitalize()}</h3><ul class="rows">{"".join(rows)}</ul>'


def _tone(one: Beside) -> str:
    return "more" if one.item.is_judged else "chance"

"""Costly choices in a player's own games, from the analyses that their reviews have stored."""

from __future__ import annotations

import zlib
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import select

from chanbara.review.verdict import Verdict
from chanbara.school.acts import NOTATION
from chanbara.server.store import record_rows, rows
from chanbara.server.wire.practice_bodies import Blunder, CostlyChoice, CostlyChoices

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection

MOST_GAMES = 20
"""The last analyzed games that are looked at: what one did long ago is no guide."""
LINES = {b'{"line":"swing"': False, b'{"line":"weighed"': True}
"""How the lines begin that judge a choice, and whether they do so in a duel."""


class Analysis(NamedTuple):
    """The stored analysis of a game, and whose seat in it."""

    code: str
    seat: int
    packed: bytes


class _Act(msgspec.Struct):
    text: str


class _Tried(msgspec.Struct):
    act: _Act


class _Judged(msgspec.Struct):
    """What counts of such a line."""

    frame: int
    swing: float
    verdict: Verdict = "good"
    """Analyses from before there were verdicts are made again with the next review."""
    seat: int = 0
    asked: str = ""


class _Options(msgspec.Struct):
    chosen: _Tried
    best: _Tried


def own_analyses(connection: Connection, player: str) -> list[Analysis]:
    """Return the analyses of a player's last games, the newest first."""
    seats, tables, kept = rows.seats.c, rows.tables.c, record_rows.analyses.c
    owned = select(rows.owners.c.token).where(rows.owners.c.player == player)
    query = (
        select(kept.code, seats.seat, kept.lines)
        .join(rows.seats, seats.code == kept.code)
        .join(rows.tables, tables.code == kept.code)
        .where(seats.token.in_(owned))
        .order_by(tables.changed.desc(), kept.code)
        .limit(MOST_GAMES)
    )
    return [Analysis(*row) for row in connection.execute(query)]


def costly_choices(found: Sequence[Analysis]) -> list[CostlyChoices]:
    """Return the mistakes of a player by kind, the costliest kind first."""
    each: defaultdict[Blunder, list[CostlyChoice]] = defaultdict(list)
    for one in found:
        for what, choice in _judged(one):
            each[what].append(choice)
    grouped = [
        CostlyChoices(
            what,
            len(choices),
            round(sum(choice.lost for choice in choices), 4),
            max(choices, key=lambda choice: choice.lost),
        )
        for what, choices in each.items()
    ]
    return sorted(grouped, key=lambda one: -one.lost)


def _judged(analysis: Analysis) -> Iterator[tuple[Blunder, CostlyChoice]]:
    for line in zlib.decompress(analysis.packed).splitlines():
        is_duel = next((duel for begin, duel in LINES.items() if line.startswith(begin)), None)
        if is_duel is None:
            continue
        judged = msgspec.json.decode(line, type=_Judged)
        if judged.verdict == "mistake" and judged.seat == analysis.seat:
            what: Blunder = "duel" if is_duel else _kind(judged.asked, line)
            yield what, CostlyChoice(analysis.code, analysis.seat, judged.frame, judged.swing)


def _kind(asked: str, line: bytes) -> Blunder:
    """Return what was wrong about a choice at a table."""
    if asked != "play":
        return "answer"
    options = msgspec.json.decode(line, type=_Options)
    chosen, best = (NOTATION.fullmatch(one.act.text) for one in (options.chosen, options.best))
    assert chosen is not None, "a choice has its notation"
    assert best is not None, "the same"
    if chosen["verb"] != best["verb"]:
        return "timing"
    return "target" if chosen["card"] == best["card"] else "card"

"""An evening as people see it: only deals whose last table has ended are in it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.evening.rounds import (
    by_deal,
    counted,
    options_of,
    people_at,
    plan_of,
    read_result,
)
from chanbara.server.evening.scoring import Play, Result, deal_points, standings
from chanbara.server.wire.evening_bodies import (
    CountedDeal,
    DealTable,
    EveningInfo,
    EveningOptions,
    EveningPerson,
    EveningSeat,
    EveningStanding,
    SeatScore,
    WaitingDeal,
)
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence
    from fractions import Fraction

    from chanbara.server.evening.evening_store import Whole
    from chanbara.server.store.evening_rows import EveningRow, EveningTableRow

AWAY = 120.0
"""Seconds after which everybody can lead an evening instead of somebody who does not look at it."""


def may_lead(evening: Whole, you: int | None) -> bool:
    """Whether somebody may start the evening and go on with it."""
    if you is None or evening.row.status == "over":
        return False
    return you == evening.row.host or time.time() - evening.row.seen > AWAY


def why_closed(row: EveningRow) -> Refusal | None:
    """Return why nobody can join an evening, or nothing."""
    options = msgspec.json.decode(row.options, type=EveningOptions)
    if row.status == "open":
        return None
    if row.status == "over":
        return Refusal("started", "evening-over")
    if options.deals == "moving":  # whoever has left could come back to a deal that they know
        return Refusal("started", "evening-deals-move")
    return Refusal("started", "evening-last-round") if row.round >= options.rounds else None


def info_of(evening: Whole, you: int | None, link: str, most: int) -> EveningInfo:
    """Return an evening as somebody sees it."""
    row = evening.row
    deals = counted(evening)
    points = {number: points_of(tables) for number, tables in deals.items()}
    present = [one.number for one in evening.people]
    return EveningInfo(
        code=row.code,
        link=link,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]
        options=options_of(evening),
        joinable=why_closed(row) is None,
        most=most,
        people=[
            EveningPerson(one.number, one.name, one.number in evening.verified, one.gone)
            for one in evening.people
        ],
        host=row.host,
        you=you,
        leads=may_lead(evening, you),
        round=row.round,
        due=max(0.0, row.due - time.time()) if row.due else None,
        tables=len(evening.round),
        ended=len(evening.round) - len(evening.playing),
        seat=_seat(evening, you),
        deals=[
            CountedDeal(number, [_table(one, points[number]) for one in tables])
            for number, tables in deals.items()
        ],
        waiting=_waiting(evening, deals),
        standings=[
            EveningStanding(one.person, one.place, round(float(one.total), 2), one.deals)
            for one in standings(present, list(points.values()))
        ],
        version=evening.version,
    )


def _waiting(evening: Whole, done: Container[int]) -> list[WaitingDeal]:
    """Return the deals that have begun and do not count yet, without anything about how they went."""
    plan = plan_of(evening)
    found = []
    for deal, tables in by_deal(evening).items():
        if deal not in done:
            at = plan.rounds_of(deal)
            found.append(WaitingDeal(deal, sum(bool(one.result) for one in tables), len(at), at[-1]))
    return found


def points_of(tables: Sequence[EveningTableRow]) -> dict[int, Fraction]:
    """Return the points of each person in a deal."""
    results = [read_result(one) for one in tables]
    plays = [
        Play(person, number, seat, gone=results[number] is not None and results[number][seat].gone)  # type: ignore[index]
        for number, one in enumerate(tables)
        for seat, person in enumerate(people_at(one))
        if person is not None
    ]
    compared = [None if one is None else [Result(seat.won, seat.points) for seat in one] for one in results]
    return deal_points(compared, plays)


def _table(row: EveningTableRow, points: Mapping[int, Fraction]) -> DealTable:
    people = people_at(row)
    seats = [
        SeatScore(
            seat=number,
            person=person,
            role=one.role,
            character=one.character,
            won=one.won,
            points=one.points,
            gone=one.gone and person is not None,
            share=None if person is None else round(float(points[person]), 2),
        )
        for number, (one, person) in enumerate(zip(read_result(row) or [], people, strict=False))
    ]
    return DealTable(row.code, row.round, row.number + 1, seats, people)


def _seat(evening: Whole, you: int | None) -> EveningSeat | None:
    """Return the seat of somebody in the present round, until it is counted."""
    if evening.row.status != "running" or evening.row.due or you is None:
        return None
    for table in evening.round:
        for seat, person in enumerate(people_at(table)):
            if person == you:
                is_over = table.code not in evening.playing
                return EveningSeat(table.code, seat, plan_of(evening).deal_at(table), is_over)
    return None

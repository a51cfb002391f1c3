"""Rounds of an evening: each deal is dealt once for all tables, and counted when the last one has ended."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import msgspec

import chanbara
from chanbara.kernel.errors import CorruptRecord
from chanbara.record.log import begin, read
from chanbara.server.evening.evening_store import NewTable, Whole
from chanbara.server.evening.plan import Plan
from chanbara.server.kind import served_as
from chanbara.server.lobby.stored_tables import look_at
from chanbara.server.stats.outcome import mostly_gone
from chanbara.server.store.evening_rows import SEALED, EveningTableRow
from chanbara.server.store.rows import Entry, OriginRow, SeatRow, TableRow
from chanbara.server.table import fair
from chanbara.server.table.deal_source import deal_of
from chanbara.server.wire.evening_bodies import EveningOptions
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.kernel.game import Game
    from chanbara.server.evening.schedule import Seating
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.evening_rows import PersonRow


class SeatResult(msgspec.Struct):
    """How a seat did, as it is stored."""

    role: str
    character: str
    won: bool
    points: int
    gone: bool
    """Whether a bot played for its person most of the time."""


def options_of(evening: Whole) -> EveningOptions:
    """Return the options of an evening."""
    return msgspec.json.decode(evening.row.options, type=EveningOptions)


def plan_of(evening: Whole) -> Plan:
    """Return the plan of an evening; before the start it has no rounds."""
    return msgspec.json.decode(evening.row.plan, type=Plan) if evening.row.plan else Plan()


def replace_unknown(plan: Plan, after: int) -> None:
    """Give another deal to those who have not played one whose rules have changed since."""
    for deal, record in plan.records.items():
        try:
            begin(read(record).header)
        except CorruptRecord:
            plan.replace(deal, after)


async def next_games(lobby: Lobby, evening: Whole, plan: Plan) -> dict[int, Game]:
    """Return the games of the next round by deal: what other tables have played begins as it did there."""
    options = options_of(evening).game
    games = {}
    for deal in sorted({one.deal for one in plan.rounds[evening.row.round]}):
        if deal in plan.records:
            games[deal] = await lobby.examiner.run(begin, read(plan.records[deal]).header)
        else:
            games[deal] = await lobby.examiner.run(options.deal, bytes.fromhex(fair.new_secret()))
    return games


def plan_with(plan: Plan, games: Mapping[int, Game], after: int) -> Plan:
    """Return a plan that has the records of what will be played again after some rounds."""
    records = plan.records | {deal: game.record() for deal, game in games.items()}
    later = plan.later(after)
    return Plan(plan.rounds, {deal: record for deal, record in records.items() if deal in later})


async def tables_of(lobby: Lobby, evening: Whole, plan: Plan, games: Mapping[int, Game]) -> list[NewTable]:
    """Return the tables of the next round, whose games have begun."""
    options = options_of(evening)
    people = {one.number: one for one in evening.people if not one.gone and one.token}
    made = []
    for number, one in enumerate(plan.rounds[evening.row.round]):
        game = games[one.deal]
        seats = at_seats(game, one.places)
        here = [None if person is None else people.get(person) for person in seats]
        code = await lobby.free_code()
        listed = EveningTableRow(
            evening.row.code, evening.row.round + 1, number, code, json.dumps(list(seats))
        )
        made.append(_table(options, game, here, listed))
    return made


def at_seats(game: Game, seating: Seating) -> Seating:
    """Return who sits at which seat of a game: places count from the seat that begins."""
    first = game.kind.active(game.table)
    return [seating[(seat - first) % len(seating)] for seat in range(len(seating))]


def _table(
    options: EveningOptions, game: Game, people: Sequence[PersonRow | None], listed: EveningTableRow
) -> NewTable:
    code, now = listed.code, time.time()
    bot = options.bot or options.game.stand_in
    bots = [bot if one is None else None for one in people]
    host = next((seat for seat, one in enumerate(people) if one is not None), 0)
    table = TableRow(
        code=code,
        created=now,
        changed=now,
        status="running",
        options=msgspec.json.encode(options.at_a_table(bots)).decode(),
        host=host,
        secret=fair.new_secret(),
        salts=json.dumps([""] * len(people)),
        version=chanbara.__version__,
        rules=game.kind.fingerprint(),
        result="",
        next="",
        revision=game.kind.revision,
    )
    seats = [
        SeatRow(
            code=code,
            seat=seat,
            name=bot if one is None else one.name,
            token="" if one is None else one.token,
            bot=bot if one is None else "",
            ready=True,
            mail="",
            language="en",
        )
        for seat, one in enumerate(people)
    ]
    origin = OriginRow(code, SEALED, deal_of(game), listed.evening, 0, game.record())
    return NewTable(table, seats, origin, Entry(code, 0, "started", host, "", now, ""), listed)


async def results_of(lobby: Lobby, evening: Whole) -> dict[str, str]:
    """Return how each table of the present round ended, as it is stored."""
    return {one.code: await _result(lobby, one.code) for one in evening.round}


async def _result(lobby: Lobby, code: str) -> str:
    try:
        room = await look_at(lobby, code)
    except Refusal:
        return "null"  # it is gone
    game = room.game
    if room.row.status != "over" or game is None or not game.over:
        return "null"
    entries = await lobby.store.entries(code)
    gone = mostly_gone(entries) | {entry.seat for entry in entries if entry.kind == "resigned"}
    seats = served_as(game.kind).fared(game, [("", "") for _ in room.seats])
    found = [
        SeatResult(
            one.role,
            one.character,
            one.won,
            one.points,
            one.seat in gone or bool(room.seats[one.seat].row.bot),
        )
        for one in seats
    ]
    return msgspec.json.encode(found or None).decode()


def read_result(row: EveningTableRow) -> list[SeatResult] | None:
    """Return how each seat of a counted table did; None without a result."""
    return msgspec.json.decode(row.result, type=list[SeatResult] | None)


def people_at(row: EveningTableRow) -> list[int | None]:
    """Return who was to sit where at a table."""
    found: list[int | None] = json.loads(row.people)
    return found


def by_deal(evening: Whole) -> dict[int, list[EveningTableRow]]:
    """Return the tables of each deal that was begun, in order."""
    plan, found = plan_of(evening), dict[int, list[EveningTableRow]]()
    for one in evening.tables:
        found.setdefault(plan.deal_at(one), []).append(one)
    return dict(sorted(found.items()))


def played_out(evening: Whole) -> dict[int, list[EveningTableRow]]:
    """Return the tables of each deal that no later round plays, in order."""
    later = plan_of(evening).later(evening.row.round)
    return {deal: tables for deal, tables in by_deal(evening).items() if deal not in later}


def counted(evening: Whole) -> dict[int, list[EveningTableRow]]:
    """Return the tables of each deal whose last table has ended, in order."""
    return {deal: tables for deal, tables in played_out(evening).items() if all(one.result for one in tables)}

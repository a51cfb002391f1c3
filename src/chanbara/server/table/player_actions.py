"""Player actions during a game: choose, premove, reclaim the seat, ask why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import chanbara
from chanbara.record.scenario import Scenario, scenarios_of, write
from chanbara.server.table.deal_source import is_sealed
from chanbara.server.table.handling import handles
from chanbara.server.table.returning import give_back
from chanbara.server.wire import messages as protocol
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat


def seat_of(room: Room, connection: Connection) -> Seat:
    """Return the seat of the client, or refuse."""
    if connection.seat is None:
        raise Refusal("not_seated")
    return room.seats[connection.seat]


def check_files(room: Room) -> None:
    """Refuse while a table waits for the operator's files."""
    if room.missing:
        raise Refusal("closed", "cards-missing", names=", ".join(room.missing))


def running(room: Room) -> Game:
    """Return the running game, or refuse."""
    check_files(room)
    if room.row.status == "frozen":
        raise Refusal("frozen", "cards-failed", name=room.fault) if room.fault else Refusal("frozen")
    if room.game is None:
        raise Refusal("not_started")
    if room.row.status != "running":
        raise Refusal("closed")
    return room.game


def limit_questions(room: Room, connection: Connection) -> None:
    """Refuse queries above the rate limit."""
    if not room.questions[connection.seat].take():
        raise Refusal("too_fast")


@handles(protocol.Choose)
async def choose(room: Room, connection: Connection, message: protocol.Choose) -> None:
    """Answer the open decision. A double click or a late message is stale and harmless."""
    seat = seat_of(room, connection)
    decision = running(room).decision
    assert decision is not None
    if room.paused:
        raise Refusal("paused")
    if message.decision != decision.number:
        raise Refusal("stale", decision=str(message.decision), open=str(decision.number))
    if decision.seat != seat.row.seat:
        raise Refusal("not_your_turn", seat=decision.seat)
    if seat.stand_in:
        seat.come_back()
        room.broadcast_table()
        raise Refusal("not_your_turn", "stand-in-answers" if seat.returning else "resigned")
    if not 0 <= message.option < len(decision.options):
        raise Refusal("unknown_option", last=len(decision.options) - 1)
    await room.referee.answer(message.option)


@handles(protocol.Premove)
async def premove(room: Room, connection: Connection, message: protocol.Premove) -> None:
    """Store a premove; a decision that is already open is answered by it."""
    seat = seat_of(room, connection)
    game = running(room)
    if room.options.game.seats == 1:
        raise Refusal("impossible", "nobody-waits")
    until = None if message.answer == "ask" else (message.until, game.kind.turn(game.table))
    if (message.answer, until) != (seat.premove, seat.premove_until):
        limit_questions(room, connection)  # each is a log entry
        await room.log("premove", seat.row.seat, message.answer, until=until)
    room.referee.answer_premove(seat)
    resync_seat(room, seat)


def resync_seat(room: Room, seat: Seat) -> None:
    """Send the full state to all connections of one seat only."""
    for connection in room.connections:
        if connection.seat == seat.row.seat:
            room.updates.send(connection, connection.heard)


@handles(protocol.Reclaim)
async def reclaim(room: Room, connection: Connection, _message: protocol.Reclaim) -> None:
    """Take the seat back, and say at once when."""
    seat = seat_of(room, connection)
    running(room)
    if seat.resigned:
        raise Refusal("not_your_turn", "resigned")
    if seat.stand_in:
        await give_back(room, seat)


@handles(protocol.Why)
async def why(room: Room, connection: Connection, message: protocol.Why) -> None:
    """Say which rule forbids an act, from what this seat knows."""
    seat = seat_of(room, connection)
    limit_questions(room, connection)
    rule, reason = running(room).why_not(message.act, seat.row.seat, connection.language)
    connection.send(protocol.Reason(rule=rule, reason=reason, re=message.re))


@handles(protocol.Who, protocol.Hint)
async def no_aid(room: Room, connection: Connection, _message: protocol.Who | protocol.Hint) -> None:
    """Refuse: this game has no deduction aid."""
    seat_of(room, connection)
    limit_questions(room, connection)
    raise Refusal("impossible", "no-aid")


@handles(protocol.AskOdds)
async def no_odds(room: Room, connection: Connection, _message: protocol.AskOdds) -> None:
    """Refuse: this game has no odds."""
    seat_of(room, connection)
    limit_questions(room, connection)
    running(room)
    raise Refusal("impossible", "no-odds")


@handles(protocol.ReportPosition)
async def report_position(room: Room, connection: Connection, message: protocol.ReportPosition) -> None:
    """Write the position as a scenario: complete after the game, before that only what the seat knows."""
    seat = seat_of(room, connection)
    limit_questions(room, connection)
    if room.game is None:
        raise Refusal("not_started")
    if room.row.status != "running" and is_sealed(room.origin):
        raise Refusal("closed", "deal-not-over")
    complete = room.is_published
    # What the seat cannot see is sampled from its view alone, so that the file reveals nothing else.
    game = room.game if complete else chanbara.imagine(chanbara.observe(room.game, seat.row.seat), "unseen")
    note = "everything is in it" if complete else f"what seat {seat.row.seat} could not see is made up"
    title = f"From table {room.row.code}, after choice {len(room.game.choices)}: {note}"
    table = scenarios_of(game.kind).placement_of(game)
    text = write(Scenario(title=title, table=table, script=[]))
    connection.send(protocol.Scenario(text=text, complete=complete, re=message.re))


@handles(protocol.Resync)
async def resync(room: Room, connection: Connection, _message: protocol.Resync) -> None:
    """Send everything again."""
    limit_questions(room, connection)
    room.resync(connection)


@handles(protocol.Ping)
async def ping(room: Room, connection: Connection, message: protocol.Ping) -> None:
    """Answer, and note what the client promises."""
    room.presence.promise(connection, message)
    connection.send(protocol.Pong(re=message.re))

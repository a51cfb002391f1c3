"""What a table sends: how it looks from outside, and the game as one seat sees it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.server.insight.kind import insight_of
from chanbara.server.insight.prompts import Question
from chanbara.server.kind import served_as
from chanbara.server.table import fair
from chanbara.server.table.connection import ENCODER
from chanbara.server.table.crowd import spectators
from chanbara.server.table.deal_source import evening_of, is_sealed, origin_of
from chanbara.server.table.rated_games import why_unrated
from chanbara.server.table.telling import Telling
from chanbara.server.wire.messages import Table
from chanbara.server.wire.table_info import TableInfo

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.server.insight.prompts import Prompt
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.wire.scalars import Language


def info_of(room: Room) -> TableInfo:
    """Return a table as everyone at it sees it."""
    bots = room.options.game.bots
    unrated = why_unrated(room)
    return TableInfo(
        code=room.row.code,
        link=room.lobby.link(room.row.code),
        status=room.row.status,  # type: ignore[arg-type]
        options=room.options,
        seats=[seat.info(mark, bots) for seat, mark in zip(room.seats, room.presence.marks(), strict=True)],
        host=room.row.host,
        stand_in=room.options.game.stand_in,
        paused=room.paused,
        watching=sum(one.seat is None for one in room.connections),
        commitment="" if room.origin else fair.commitment(room.row.secret),
        origin=origin_of(room),
        next=room.row.next or None,
        result=served_as(room.options.game.kind).result(room.row.result) if room.row.result else None,
        aid=room.has_aid,
        rated=not unrated,
        unrated=unrated,
        saga=room.row.saga or None,
        change=None if room.change is None else room.change.key,
        asked=_asked(room),
        evening=evening_of(room),
        club=room.row.club or None,
        sealed=is_sealed(room.origin),
        missing=room.missing,
        fault=room.fault or None,
        quick=room.filling.info(),
    )


def outside_of(room: Room) -> TableInfo:
    """Return a table as it is shown to those who are not at it: others may still play the same deal."""
    found = info_of(room)
    if found.sealed:
        found.result = found.asked = None
    return found


def _asked(room: Room) -> int | None:
    """Return whom the table waits for, as every view of its game says."""
    decision = None if room.game is None else room.game.decision
    return decision.seat if decision is not None and room.row.status == "running" else None


def table_of(room: Room) -> Table:
    """Return the message about a table; only those at it hear who is watching."""
    return Table(table=room.info(), spectators=spectators(room.connections))


class Updates:
    """Makes what the observers of one table are sent about its game."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.telling = Telling()
        self._prompts: dict[tuple[int, int | None, Language | None], asyncio.Future[Prompt]] = {}
        """What the player who must decide is sent besides, by decision, observer and language."""

    def broadcast(self) -> None:
        """Send each connection what its seat sees; what is the same for several is made once."""
        room = self._room
        assert room.game is not None
        made: dict[tuple[int | None, int, Language | None], asyncio.Future[bytes]] = {}
        # The others first: how long anything takes that depends on the options must not delay them.
        decision = room.game.decision
        asked = None if decision is None else decision.seat
        for connection in sorted(room.connections, key=lambda one: one.seat == asked):
            key = (connection.seat, connection.heard, connection.text)
            if key not in made:
                made[key] = self.update(*key)
            connection.send_later(made[key])
            connection.heard = len(room.game.table.events)

    def send(self, connection: Connection, since: int) -> None:
        """Send one connection what its seat sees, with the events from a number on."""
        assert self._room.game is not None
        connection.send_later(self.update(connection.seat, since, connection.text))
        connection.heard = len(self._room.game.table.events)

    def update(self, seat: int | None, since: int, text: Language | None) -> asyncio.Future[bytes]:
        """Return the game as one seat sees it; with ``text``, what it is asked in that language too.

        What depends on the seat's own options takes its time elsewhere. Everything else is done.
        """
        room = self._room
        game = room.game
        assert game is not None
        view = chanbara.observe(game, seat)
        common: dict[str, Any] = {
            "version": len(game.choices),
            "events": self.telling.since(game, view, since),
            "view": view,
            "timer": room.referee.timing.timer(),
        }
        premove = None if seat is None else room.seats[seat].premove
        served = served_as(game.kind)

        def encoded(prompt: Prompt | None) -> bytes:
            insight, said = (None, None) if prompt is None else (msgspec.Raw(prompt.insight), prompt.text)
            return ENCODER.encode(served.update(common | {"insight": insight, "text": said}, premove))

        if view.decision is None or view.decision.options is None:
            done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            done.set_result(encoded(None))
            return done
        return _then(self._prompt(view, text), encoded)

    def _prompt(self, view: Any, text: Language | None) -> asyncio.Future[Prompt]:  # noqa: ANN401
        """Return what the player who must decide is sent besides the view; it is computed once."""
        room = self._room
        game, seat, number = room.game, view.seat, view.decision.number
        assert game is not None
        language = text if view.decision.seat == seat else None
        if any(before != number for before, _, _ in self._prompts):
            self._prompts.clear()
        key = (number, seat, language)
        known = self._prompts.get(key)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            events = [] if language is None else chanbara.seen(game, seat, room.seats[seat].chose_at)
            question = Question(insight_of(game.kind).context(view), view, events, language)
            self._prompts[key] = room.lobby.prompter.ask(question)
        return self._prompts[key]


def _then(found: asyncio.Future[Prompt], make: Callable[[Prompt], bytes]) -> asyncio.Future[bytes]:
    """Return what is made of something when it is there."""
    made: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def finish(done: asyncio.Future[Prompt]) -> None:
        if done.cancelled():
            made.cancel()
        elif (error := done.exception()) is not None:
            made.set_exception(error)
        else:
            try:
                made.set_result(make(done.result()))
            except Exception as failure:  # noqa: BLE001 - whoever waits for it learns it
                made.set_exception(failure)

    if found.done():
        finish(found)
    else:
        found.add_done_callback(finish)
    return made

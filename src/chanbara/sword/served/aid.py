"""The deduction aid: suspects and hints, from what the player's own seat saw alone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, TypeAlias

from chanbara.compiled.no_compiler import has_search
from chanbara.review.lines import DIGITS, Held
from chanbara.server.kind import Service
from chanbara.server.table.player_actions import limit_questions, running, seat_of
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.suspects import Clue, Suspect
from chanbara.server.workers.queues import Queue
from chanbara.sword.bots.calibration import calibration
from chanbara.sword.served.messages import Advice, Suspects
from chanbara.sword.served.payloads import Advised, Assumption, Reliable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from chanbara.kernel.game import Game
    from chanbara.server.bots.advisor import Advisor
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat
    from chanbara.server.wire.messages import Hint, Who
    from chanbara.sight import Seen
    from chanbara.sword.bots.why import Reason
    from chanbara.sword.sight.view import View

    Think: TypeAlias = Callable[[View, Sequence[Seen]], Suspects | Advice]

LOG = logging.getLogger("chanbara.aid")
MOST_CLUES = 12
"""More than this nobody reads."""
ROLLOUTS = 1024
"""Rollouts for a hint, and as many again to explain it."""
MOST_ASSUMED = 2
"""Maximum number of assumptions listed with each option."""


class Aid(Service):
    """Deduces for players where bots think, in a queue of its own: no table waits for it."""

    def __init__(self, advisor: Advisor) -> None:
        self._advisor = advisor
        self._tasks: set[asyncio.Task[None]] = set()
        self._planning: set[tuple[str, int]] = set()

    def ask(self, connection: Connection, game: Game, think: Think, re: int | None) -> asyncio.Task[None]:
        """Compute the suspects of a seat and send them when ready."""
        view, events = game.kind.observe(game, connection.seat), game.kind.seen(game, connection.seat, 0)
        task = asyncio.create_task(self._answer(connection, think, view, events, re))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def plan(self, connection: Connection, game: Game, place: tuple[str, int], re: int | None) -> None:
        """Compute a hint and send it when ready: one at a time, because it takes long."""
        if place in self._planning:
            raise Refusal("too_fast")
        self._planning.add(place)
        task = self.ask(connection, game, advice, re)
        task.add_done_callback(lambda _: self._planning.discard(place))

    async def _answer(
        self, connection: Connection, think: Think, view: View, events: Sequence[Seen], re: int | None
    ) -> None:
        try:
            found = await self._advisor.think(Queue.HINT, think, view, events)
        except Refusal as refusal:
            connection.refuse(refusal, re)
        except Exception:
            LOG.exception("nothing deduced")
            connection.refuse(Refusal("impossible", "aid-unknown"), re)
        else:
            found.re = re
            connection.send(found)


def _aid(room: Room) -> Aid:
    found = room.lobby.service(room.options.game.kind)
    assert isinstance(found, Aid)
    return found


async def who(room: Room, connection: Connection, message: Who) -> None:
    """Send the suspects, from what this seat has seen."""
    seat = seat_of(room, connection)
    game = _helped(room, connection)
    await _note(room, seat)
    _aid(room).ask(connection, game, suspects, message.re)


async def hint(room: Room, connection: Connection, message: Hint) -> None:
    """Send the strongest bot's advice, from what this seat has seen; only on its own decision."""
    seat = seat_of(room, connection)
    game = _helped(room, connection)
    decision = running(room).decision
    assert decision is not None
    if room.paused:
        raise Refusal("paused")
    if decision.seat != seat.row.seat:
        raise Refusal("not_your_turn", seat=decision.seat)
    if len(decision.options) == 1:
        raise Refusal("impossible", "aid-one")
    if not has_search():
        raise Refusal("impossible", "hint-not-here")
    await _note(room, seat)
    _aid(room).plan(connection, game, (room.row.code, seat.row.seat), message.re)


def _helped(room: Room, connection: Connection) -> Game:
    """Return the game in question, or refuse."""
    limit_questions(room, connection)
    if not room.has_aid:
        raise Refusal("impossible", "no-aid")
    if room.game is None:
        raise Refusal("not_started")
    if not room.lobby.advisor.is_compiled:
        raise Refusal("not_ready", "aid-not-ready")
    return room.game


async def _note(room: Room, seat: Seat) -> None:
    """Log once that a player used the aid in a running game, which makes it say less about their strength."""
    if room.row.status == "running" and not seat.aided:
        await room.log("aided", seat.row.seat)


def suspects(view: View, events: Sequence[Seen]) -> Suspects:
    """Return what the observer of a view can conclude from the events they saw."""
    # This imports the compiler, which takes long.
    from chanbara.sword.bots.why import can_deduce, deduce, telling  # noqa: PLC0415

    if not can_deduce(view):
        raise Refusal("impossible", "aid-unknown")
    ledger = deduce(view, events)
    before, now = ledger.prior_odds(), ledger.odds()
    return Suspects(
        suspects=[
            Suspect(seat=seat, before=_by_role(before[seat]), now=_by_role(now[seat]))
            for seat in range(len(view.seats))
        ],
        clues=[
            Clue(event=line.event, seat=line.actor, factors=_by_role(factors))
            for line, factors in telling(ledger, MOST_CLUES)
        ],
        trust=[Reliable(*one) for one in calibration()],
    )


def advice(view: View, events: Sequence[Seen]) -> Advice:
    """Return what the strongest bot would do at this decision, from the events its player saw."""
    from chanbara.sword.bots.why import can_deduce, parries, reasons  # noqa: PLC0415

    if not can_deduce(view):
        raise Refusal("impossible", "aid-unknown")
    assert view.decision is not None
    found = reasons(view, events, ROLLOUTS, "hint")
    options = [_advised(one) for one in found]
    held = [Held(seat, round(chance, DIGITS)) for seat, chance in parries(view, events)]
    worlds = ROLLOUTS // len(found)
    return Advice(decision=view.decision.number, worlds=worlds, options=options, parries=held)


def _advised(reason: Reason) -> Advised:
    from chanbara.sword.bots.why import ROLES, moving  # noqa: PLC0415

    return Advised(
        option=reason.option,
        chance=round(reason.chance, DIGITS),
        assumed=[
            Assumption(seat=one.seat, role=ROLES[one.role], chance=round(one.chance, DIGITS))
            for one in moving(reason, MOST_ASSUMED)
        ],
    )


def _by_role(numbers: Iterable[Any]) -> dict[str, float]:
    from chanbara.sword.bots.why import ROLES  # noqa: PLC0415

    return {role: round(float(number), DIGITS) for role, number in zip(ROLES, numbers, strict=True)}

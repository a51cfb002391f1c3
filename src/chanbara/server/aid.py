"""The deduction aid: who may be who, from what the seat that asks has seen, and from nothing else."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import chanbara
from chanbara.bots.calibration import calibration
from chanbara.server.parts import Clue, Reliable, Suspect
from chanbara.server.playing import may_ask, seat_of
from chanbara.server.protocol import Suspects
from chanbara.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from chanbara.server.connection import Connection
    from chanbara.server.protocol import Who
    from chanbara.server.room import Room
    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View

LOG = logging.getLogger("chanbara.aid")
MOST_CLUES = 12
"""More nobody reads."""
DIGITS = 4


class Aid:
    """Deduces for players, one after the other, in a thread of its own: no table waits for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="aid")
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, connection: Connection, view: View, events: Sequence[Seen], re: int | None) -> None:
        """Have somebody told what his seat may conclude, as soon as it is known."""
        task = asyncio.create_task(self._answer(connection, view, events, re))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(
        self, connection: Connection, view: View, events: Sequence[Seen], re: int | None
    ) -> None:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._thread, suspects, view, events)
        except Refusal as refusal:
            connection.refuse(refusal, re)
        except Exception:
            LOG.exception("nothing deduced")
            connection.refuse(Refusal("impossible", "aid-unknown"), re)
        else:
            found.re = re
            connection.send(found)

    def close(self) -> None:
        """Deduce no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


async def who(room: Room, connection: Connection, message: Who) -> None:
    """Say who may be who, from what this seat has seen."""
    seat = seat_of(room, connection).row.seat
    may_ask(room, connection)
    if not room.has_aid:
        raise Refusal("impossible", "no-aid")
    if room.game is None:
        raise Refusal("not_started")
    if not room.lobby.advisor.is_compiled:
        raise Refusal("not_ready", "aid-not-ready")
    view, events = chanbara.observe(room.game, seat), chanbara.seen(room.game, seat)
    room.lobby.aid.ask(connection, view, events, message.re)


def suspects(view: View, events: Sequence[Seen]) -> Suspects:
    """Return what the observer of a view may conclude from the events that he saw."""
    # With it comes the compiler, which takes long to be imported.
    from chanbara.bots.why import can_deduce, deduce, telling  # noqa: PLC0415

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


def _by_role(numbers: Iterable[Any]) -> dict[str, float]:
    from chanbara.bots.why import ROLES  # noqa: PLC0415

    return {role: round(float(number), DIGITS) for role, number in zip(ROLES, numbers, strict=True)}

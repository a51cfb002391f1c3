"""Gets every decision answered: the clock, stand-ins, premoves and pauses."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

import chanbara
from chanbara.server.kind import served_as
from chanbara.server.stats.strength import mean_of, points
from chanbara.server.table.clock import Timing, allowance
from chanbara.server.wire.options import LiveClock
from chanbara.sword.bots.even import EVEN, even_at

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

    from chanbara.kernel.machine import Decision
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat

KNOWN = (0.01, 0.02)
"""The shortest pause in seconds, from and to, before an answer that needs no thought."""
AWAY = 60.0
"""Seconds after which a player of a slow game counts as gone: enough to reload the page."""
CHANCE = secrets.SystemRandom()
LOG = logging.getLogger("chanbara.table")


class Referee:
    """Makes sure that every decision is answered."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timing = Timing()
        self._automatic: asyncio.Task[None] | None = None
        self._ticket = object()
        """The valid automatic answer: a cancelled one may already be in the mailbox."""
        self._graces: dict[int, asyncio.TimerHandle] = {}

    def stop(self) -> None:
        """Stop the clock and all automatic answers."""
        self.timing.stop()
        self._call_off()

    def _call_off(self) -> None:
        """Cancel the automatic answer."""
        self._ticket = object()
        if self._automatic is not None:
            self._automatic.cancel()
            self._automatic = None

    def close(self) -> None:
        """Cancel all timers."""
        self.stop()
        for grace in self._graces.values():
            grace.cancel()
        self._graces.clear()

    # --- decisions -----------------------------------------------------------------------------------------

    async def ask(self) -> None:
        """Get the open decision answered, by a person or their stand-in, and broadcast it."""
        self.stop()
        room, game = self.room, self.room.game
        assert game is not None
        decision = game.decision
        if decision is None and room.row.status != "frozen":
            room.updates.broadcast()
            await room.finish()
            return
        if decision is not None and room.is_going_on:
            self._forget_answers()
            seat = room.seats[decision.seat]
            if seat.stand_in and seat.returning:
                await room.note("return", decision.seat)
                room.broadcast_table()
            await self._begin(seat, decision)
        room.updates.broadcast()

    async def _begin(self, seat: Seat, decision: Decision) -> None:
        if seat.is_automatic:
            hiding = self.room.lobby.advisor.hiding(self._bot(seat))
            self._answer_later(decision, partial(self._advice, seat, decision), hiding)
            return
        # The clock runs for every person: that their premove exists is for them alone to know.
        allowed = allowance(self.room.options.clock, window=self.is_window(decision))
        late = partial(self.room.mailbox.put_nowait, partial(self._late, decision.number))
        self.timing.begin(seat, decision.number, allowed, late)
        if not self._answer_premove(seat, decision):
            await self._tell_absent(seat, decision)

    async def _tell_absent(self, seat: Seat, decision: Decision) -> None:
        """Tell an absent player of a slow game that it is their turn: once per decision, across restarts.

        By mail and by push message, as they wanted; whether they did is theirs to know.
        """
        room = self.room
        if seat.here or seat.told == decision.number or isinstance(room.options.clock, LiveClock):
            return
        ways = {way: await way.turn(seat) for way in (room.lobby.reminders, room.lobby.push)}
        stores = [store for store in ways.values() if store is not None]
        if not stores:
            return

        def store_all(connection: Connection) -> None:
            for store in stores:
                store(connection)

        await room.log("mailed", seat.row.seat, also=store_all, decision=decision.number)
        for way in ways:
            way.outbox.look()

    def is_window(self, decision: Decision) -> bool:
        """Whether the decision belongs to a player in another's turn."""
        game = self.room.game
        assert game is not None
        return decision.seat != game.kind.active(game.table)

    # --- answers -------------------------------------------------------------------------------------------

    async def answer(self, option: int) -> None:
        """Answer the open decision: write to disk first, then apply, then broadcast."""
        room, game = self.room, self.room.game
        assert game is not None
        decision = game.decision
        assert decision is not None
        seat = room.seats[decision.seat]
        self.timing.stop()
        since = len(game.table.events)
        await room.log("choice", decision.seat, decision.options[option].text, reserve=seat.reserve)
        await self.ask()
        await room.bot_talk.react(since)

    def answer_premove(self, seat: Seat) -> None:
        """Use a premove for a decision that is already open. Nobody else notices; the clock keeps running."""
        room = self.room
        decision = None if room.game is None else room.game.decision
        if decision is None or decision.seat != seat.row.seat or seat.is_automatic or not room.is_going_on:
            return
        self._call_off()
        self._answer_premove(seat, decision)

    def _answer_premove(self, seat: Seat, decision: Decision) -> bool:
        option = self._premove_option(seat, decision)
        if option is not None:
            self._answer_later(decision, partial(_known, option), KNOWN)
        return option is not None

    def _answer_later(
        self, decision: Decision, find: Callable[[], Awaitable[int]], hiding: tuple[float, float]
    ) -> None:
        self._automatic = asyncio.create_task(self._automatically(self._ticket, decision, find, hiding))

    async def _automatically(
        self,
        ticket: object,
        decision: Decision,
        find: Callable[[], Awaitable[int]],
        hiding: tuple[float, float],
    ) -> None:
        """Find the answer, and give it after a pause that reveals neither cards nor thinking time."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self._pause(hiding)
        option = await self._found(decision, find)
        # One that takes longer than its pause gets another one.
        while (late := loop.time() - due) > 0:
            due += max(self._pause(hiding), late / 1000)  # by days, if the machine has slept
        await asyncio.sleep(min(due - loop.time(), self._most()))
        self.room.mailbox.put_nowait(partial(self._answered, ticket, decision.number, option))

    async def _found(self, decision: Decision, find: Callable[[], Awaitable[int]]) -> int:
        """Return a bot's answer; if the bot fails, a random option, so that the table goes on."""
        about = {"table": self.room.row.code}
        try:
            option = await find()
            decision.options[option]
        except TimeoutError:
            LOG.warning("a bot thought too long", extra=about)  # not an error: the machine is busy
        except Exception:
            LOG.exception("a bot failed", extra=about)
        else:
            return option
        return CHANCE.randrange(len(decision.options))

    def _pause(self, hiding: tuple[float, float]) -> float:
        """Return a pause as the table wants it, but long enough to hide how long finding an answer takes."""
        pauses = self.room.options.pauses
        return CHANCE.uniform(max(pauses.least, hiding[0]), max(pauses.most, hiding[1]))

    def _most(self) -> float:
        """Return the longest pause: a premove must not cost its player any reserve."""
        timer = self.timing.timer()
        return math.inf if timer is None or timer.left is None else timer.left * 0.9

    async def _answered(self, ticket: object, number: int, option: int) -> None:
        if ticket is self._ticket and self._is_open(number):
            await self.answer(option)

    def _is_open(self, number: int) -> bool:
        """Whether a decision is still open: an answer may come too late."""
        room = self.room
        decision = None if room.game is None else room.game.decision
        return room.is_going_on and decision is not None and decision.number == number

    async def _advice(self, seat: Seat, decision: Decision) -> int:
        # A forced choice is a decision too: the time until the answer must not reveal that there was only one
        # option.
        room, game = self.room, self.room.game
        assert game is not None
        bot, number = self._bot(seat), decision.seat
        if bot == EVEN:
            people = (one.strength for one in room.seats if one.row.token)
            bot = even_at(points(mean_of(people)))
        view, events = chanbara.observe(game, number), chanbara.seen(game, number)
        # One seed for the whole game: it identifies a bot that is reused between decisions. The secret of the
        # table, from which all cards follow, stays here: a bot may run on another machine.
        seed = sha256(f"{room.row.secret} {number}".encode()).hexdigest()
        return await room.lobby.advisor.advice(bot, seed, view, events)

    def _bot(self, seat: Seat) -> str:
        """Return the bot that plays a seat."""
        return seat.row.bot or self.room.options.game.stand_in

    def _forget_answers(self) -> None:
        """Forget the premoves of a turn that is over."""
        game = self.room.game
        assert game is not None
        for seat in self.room.seats:
            if seat.premove_until is not None and seat.premove_until[1] != game.kind.turn(game.table):
                seat.ask_again()

    def _premove_option(self, seat: Seat, decision: Decision) -> int | None:
        """Return the option that follows from a premove, if there is one."""
        served = served_as(self.room.options.game.kind)
        if seat.premove == "ask" or not served.is_in_advance(decision):
            return None
        return served.premove_option(seat.premove, decision)

    # --- no answer -----------------------------------------------------------------------------------------

    async def _late(self, number: int) -> None:
        """A player's time is up: a bot answers for them."""
        if not self._is_open(number):
            return
        assert self.room.game is not None
        decision = self.room.game.decision
        assert decision is not None
        if not self.room.seats[decision.seat].is_automatic:
            await self.stand_in("timeout", decision.seat)

    async def stand_in(self, kind: str, number: int) -> None:
        """Let a bot play for a person: it answers at once if they must answer."""
        room = self.room
        assert room.game is not None
        decision = room.game.decision
        is_asked = decision is not None and decision.seat == number
        if is_asked:
            self.stop()
        await room.note(kind, number)
        room.broadcast_table()
        if is_asked:
            await self.ask()

    def start_grace(self, seat: Seat) -> None:
        """Start the grace period of an empty seat; after it a bot takes over."""
        self.cancel_grace(seat)
        if self.room.row.status != "running":
            return
        clock = self.room.options.clock
        pause = clock.grace if isinstance(clock, LiveClock) else AWAY
        gone = partial(self.room.mailbox.put_nowait, partial(self._gone, seat))
        self._graces[seat.row.seat] = asyncio.get_running_loop().call_later(pause, gone)

    def cancel_grace(self, seat: Seat) -> None:
        """Cancel the grace period: the player is back in time."""
        grace = self._graces.pop(seat.row.seat, None)
        if grace is not None:
            grace.cancel()

    async def _gone(self, seat: Seat) -> None:
        room = self.room
        if not room.is_going_on or seat.here:
            return
        if not isinstance(room.options.clock, LiveClock):
            await self._tell_who_left(seat)
            return
        if seat.returning:
            seat.returning = False
            room.broadcast_table()
        if not seat.is_automatic:
            await self.stand_in("takeover", seat.row.seat)

    async def _tell_who_left(self, seat: Seat) -> None:
        """Tell a player who left during their own decision: they may only have lost their connection."""
        assert self.room.game is not None
        decision = self.room.game.decision
        if decision is not None and decision.seat == seat.row.seat and not seat.is_automatic:
            await self._tell_absent(seat, decision)

    async def take_over(self, seat: Seat) -> None:
        """Have a bot play for somebody who is kept away from the table, if others play there."""
        self.cancel_grace(seat)
        seat.returning = False
        people = sum(not one.row.bot for one in self.room.seats)
        if (
            self.room.game is not None
            and self.room.row.status == "running"
            and people > 1
            and not seat.is_automatic
        ):
            await self.stand_in("takeover", seat.row.seat)

    def watch_seats(self) -> None:
        """Start the grace period of every absent player, after a start or a pause."""
        for seat in self.room.seats:
            if not seat.row.bot and not seat.here:
                self.start_grace(seat)


async def _known(option: int) -> int:
    return option

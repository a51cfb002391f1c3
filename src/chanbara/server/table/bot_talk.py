"""Bots talk: they claim what suits them, and react to what happens. Their choices do not depend on it.

When a bot speaks follows from what everybody has seen (``ServedKind.would_speak``); what it says, from its
own view. It speaks after a pause as before an answer, which depends on nothing hidden either.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

import chanbara
from chanbara.server.kind import served_as
from chanbara.server.table.chat import ABOUT_ROLES, pin, tell
from chanbara.server.table.crowd import Source
from chanbara.server.table.handling import handles
from chanbara.server.table.host_actions import host_of
from chanbara.server.wire import messages as protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.server.kind import Remark
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat
    from chanbara.sight import Seen

OWN_SILENCE, COMMON_SILENCE = 20, 6
"""Events after which a bot, or any of them, may speak again."""
CHANCE = secrets.SystemRandom()


class BotTalk:
    """What the bots of one table say."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._spoke: dict[int, int] = {}
        """By seat, how many events there were when it last spoke."""
        self._waiting: set[asyncio.TimerHandle] = set()

    def close(self) -> None:
        """Say nothing more."""
        for timer in self._waiting:
            timer.cancel()
        self._waiting.clear()

    async def react(self, since: int) -> None:
        """Let one of the bots remark on the events from a number on, if somebody is here to hear it."""
        room, game = self.room, self.room.game
        if game is None or not room.options.bot_talk or not room.connections:
            return
        seen = chanbara.seen(game, None, since)
        speaker = self._speaker(game, seen)
        if speaker is None:
            return
        number, bot = speaker.row.seat, speaker.row.bot
        self._spoke[number] = len(game.table.events)
        view, events = chanbara.observe(game, number), chanbara.seen(game, number, since)
        found = served_as(game.kind).remark(bot, self._seed(number), view, events, speaker.claim)
        await self._after_a_pause(speaker, bot, found)

    def _speaker(self, game: Game, seen: Sequence[Seen]) -> Seat | None:
        """Return the bot that speaks now, if any: by what everybody knows alone."""
        now, served = len(game.table.events), served_as(game.kind)
        if any(now - at < COMMON_SILENCE for at in self._spoke.values()):
            return None
        willing = [
            seat
            for seat in self.room.seats
            if seat.row.bot
            and now - self._spoke.get(seat.row.seat, -OWN_SILENCE) >= OWN_SILENCE
            and served.would_speak(seat.row.bot, self._seed(seat.row.seat), seat.row.seat, seen)
        ]
        return willing[now % len(willing)] if willing else None

    def _seed(self, seat: int) -> str:
        return sha256(f"{self.room.row.secret} talk {seat}".encode()).hexdigest()

    async def _after_a_pause(self, seat: Seat, bot: str, found: Remark) -> None:
        pauses = self.room.options.pauses
        pause = CHANCE.uniform(pauses.least, pauses.most)
        if not pause:
            await self._say(seat, bot, found)
            return

        def speak() -> None:
            self._waiting.discard(timer)
            self.room.mailbox.put_nowait(partial(self._say, seat, bot, found))

        timer = asyncio.get_running_loop().call_later(pause, speak)
        self._waiting.add(timer)

    async def _say(self, seat: Seat, bot: str, found: Remark) -> None:
        """Say it, unless the seat is somebody else's by now, or the game over that it was about."""
        room, (claim, about, emote) = self.room, found
        is_late = claim in ABOUT_ROLES and room.row.status != "running"
        if is_late or seat.row.bot != bot or not room.options.bot_talk or room.state.closed:
            return
        if claim is not None:
            await pin(room, seat, claim)
        said = protocol.Said(
            number=room.crowd.number_line(Source(), room.chat),
            seat=seat.row.seat,
            spectator=None,
            name=seat.row.name,
            verified=False,
            text=None,
            claim=claim,
            about=about,
            emote=emote,
            bot=bot,
        )
        tell(room, said)


@handles(protocol.BotTalk)
async def let_talk(room: Room, connection: Connection, message: protocol.BotTalk) -> None:
    """Let the bots of a table talk, or not."""
    host_of(room, connection)
    room.options.bot_talk = message.talk
    room.row.options = msgspec.json.encode(room.options).decode()
    await room.save()
    room.broadcast_table()

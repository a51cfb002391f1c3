"""Games that are over, to be looked back at: those of our tables, and records that somebody sent."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import chanbara
from chanbara.kernel.errors import CorruptRecord
from chanbara.kernel.kind import kind_named
from chanbara.record.changes import RulesChanged
from chanbara.record.log import BrokenRecord, read
from chanbara.review.kind import reviewed_as
from chanbara.review.timeline import Timeline
from chanbara.server.http.rate_limit import Daily
from chanbara.server.kind import served_as
from chanbara.server.store.store import RecordRow
from chanbara.server.table.deal_source import deal_of
from chanbara.server.table.published import record
from chanbara.server.wire.refusal import Outdated, Refusal
from chanbara.server.wire.review_bodies import Review, ReviewFrames, ReviewSeat, ReviewTurn

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.review.timeline import Eyes
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.wire.bodies import Cards
    from chanbara.server.wire.game_options import GameOptions

T = TypeVar("T")
KEPT = 64
"""How many games are kept ready to be looked at."""
MOST_FRAMES = 100
"""In one answer: more is asked for again, so that nobody else waits long."""


class Reviewed(NamedTuple):
    """A game that is over and who sat there."""

    code: str
    past: Timeline
    options: GameOptions
    source: str
    created: float
    seats: list[tuple[str, str]]
    """Name and bot, by seat."""
    text: str
    """The record, as it is handed out."""

    @property
    def edition(self) -> str:
        """What tells its cards and rulings from others."""
        return served_as(self.past.kind).edition(self.past.end)

    def info(self) -> Review:
        """Return what may be told before anybody wants to know how it ended."""
        past = self.past
        people = served_as(past.kind).characters(chanbara.observe(past.at(0), None))
        return Review(
            code=self.code,
            game=past.kind.name,
            edition=self.edition,
            options=self.options,
            source="file" if self.source == "file" else "table",
            created=self.created,
            seats=[
                ReviewSeat(number, name, bot or None, people[number] if people else None)
                for number, (name, bot) in enumerate(self.seats)
            ],
            turns=[
                ReviewTurn(past.marks[frame].turn, past.marks[frame].active, frame) for frame in past.turns
            ],
            frames=len(past.marks),
            finished=past.end.over,
            judged=reviewed_as(past.kind).unsupported(past) is None,
        )

    def cards(self) -> Cards:
        """Return what is printed on its cards."""
        return served_as(self.past.kind).cards(self.past.end)

    def frames(self, eyes: Eyes, first: int, last: int) -> ReviewFrames:
        """Return frames as somebody saw them."""
        served = served_as(self.past.kind)
        until = min(last, len(self.past.marks))
        stop = min(until, first + MOST_FRAMES)
        frames = [served.framed(one, eyes) for one in self.past.frames(eyes, first, stop)]
        return ReviewFrames(frames, stop if stop < until else None)


class Reviews:
    """Finds games that are over; reading one takes a moment, and is done in a thread of its own."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self._kept: OrderedDict[str, Timeline] = OrderedDict()
        self._sent = Daily(lobby.settings.records_per_address)

    def forget_old(self) -> None:
        """Forget who sent nothing today."""
        self._sent.forget_old()

    def close(self) -> None:
        """Read no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def find(self, code: str) -> Reviewed:
        """Return a game that is over, by the code of its table or of its file."""
        row = await self.lobby.store.record(code)
        if row is not None:
            past = await self._past(code, row.text)
            seats = [("", "")] * past.players
            options = served_as(past.kind).options_of(past.end.start)
            return Reviewed(code, past, options, "file", row.created, seats, row.text)
        room = await self.lobby.find(code)
        if not room.is_published:
            raise Refusal("not_over")
        if room.change is not None:
            raise Outdated(room.change)
        assert room.game is not None
        # Under today's rules an old game may go less far than it went: what can be looked at is what does.
        past = await self._past(code, room.game.record())
        seats = [(seat.row.name, seat.row.bot) for seat in room.seats]
        return Reviewed(code, past, room.options.game, "table", room.row.created, seats, record(room))

    async def _past(self, code: str, text: str) -> Timeline:
        """Return a game that was read before, or read it; who sat there is asked anew each time."""
        past = self._kept.get(code)
        if past is None or past.text != text:
            past = self._kept[code] = await self._played_again(text)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(code)
        return past

    async def _played_again(self, text: str) -> Timeline:
        return await self._in_thread(partial(Timeline, text))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except Exception as error:
            raise bad_record(error) from error

    async def frames(self, found: Reviewed, eyes: Eyes, first: int, last: int) -> ReviewFrames:
        """Return frames, made in the thread."""
        return await self._in_thread(partial(found.frames, eyes, first, last))

    async def keep(self, text: str, address: str) -> Reviewed:
        """Keep a record that somebody sent, once it was played again; refuse it where that fails."""
        check_text(text)
        if not self._sent.take(address):
            raise Refusal("too_fast", "many-records-today")
        past = await self._played_again(text)
        lobby = self.lobby
        await lobby.check_disk()
        row = RecordRow(
            code=await lobby.free_code(),
            created=time.time(),
            digest=sha256(text.encode()).hexdigest(),
            deal=deal_of(past.end),
            text=text,
        )
        kept = await lobby.store.add_record(row, lobby.settings.records)
        if kept is None:
            raise Refusal("full", "too-many-records")
        return await self.find(kept.code)


def bad_record(error: Exception) -> Refusal:
    """Return what is told of a record that fails: where it does, in the language of who sent it."""
    if isinstance(error, RulesChanged):
        return Outdated(error.change)
    if not isinstance(error, BrokenRecord):
        # A stranger's file may say anything about a game: whatever fails while it is played is in it.
        said = str(error) if isinstance(error, CorruptRecord) else type(error).__name__
        return Refusal("impossible", "bad-record", detail=said)
    if error.place == "begin":
        return Refusal("impossible", "no-record")
    if error.place == "line":
        return Refusal("impossible", "record-line", number=error.number)
    if error.place == "choice":
        return Refusal("impossible", "record-choice", number=error.number)
    return Refusal("impossible", "record-end")


def check_text(text: str) -> None:
    """Refuse what would take long to be read, cannot be stored, or does not begin with a deal."""
    if "\0" in text:
        raise Refusal("malformed", detail="a record has no NUL in it")
    try:
        header = read(text).header
    except CorruptRecord as error:
        raise bad_record(error) from error
    if "position" in header:
        # Whatever stands in it would be believed, for only a deal can be checked by playing it again.
        raise Refusal("impossible", "record-in-the-middle")
    served_as(kind_named(header["game"])).check_header(header)

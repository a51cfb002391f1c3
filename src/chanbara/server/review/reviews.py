"""Finished games for review: those of our tables, and uploaded records."""

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
from chanbara.server.cluster.quotas import Quota
from chanbara.server.kind import served_as
from chanbara.server.store.store import RecordRow
from chanbara.server.table.deal_source import deal_of
from chanbara.server.table.player_actions import check_files
from chanbara.server.table.published import check_published, record
from chanbara.server.wire.refusal import Outdated, Refusal
from chanbara.server.wire.review_bodies import Review, ReviewFrames, ReviewSeat, ReviewTurn

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.review.timeline import Eyes
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.table.room import Room
    from chanbara.server.wire.bodies import Cards
    from chanbara.server.wire.game_options import GameOptions

T = TypeVar("T")
KEPT = 64
"""Number of games cached in memory."""
MOST_FRAMES = 100
"""Frames per response: a client asks again for more, so that others need not wait long."""


class Sitter(NamedTuple):
    """Who sat in a seat, as public at the table; nobody is known from a file."""

    name: str = ""
    bot: str = ""
    verified: bool = False
    avatar: str = ""


class Reviewed(NamedTuple):
    """A finished game and its players."""

    code: str
    past: Timeline
    options: GameOptions
    source: str
    created: float
    seats: list[Sitter]
    text: str
    """The record as published."""

    @property
    def edition(self) -> str:
        """The key of its cards and rulings."""
        return served_as(self.past.kind).edition(self.past.end)

    def info(self) -> Review:
        """Return what can be shown without spoiling the result."""
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
                ReviewSeat(
                    number,
                    one.name,
                    one.bot or None,
                    people[number] if people else None,
                    one.verified,
                    one.avatar,
                )
                for number, one in enumerate(self.seats)
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
        """Return frames from one point of view."""
        served = served_as(self.past.kind)
        until = min(last, len(self.past.marks))
        stop = min(until, first + MOST_FRAMES)
        frames = [served.framed(one, eyes) for one in self.past.frames(eyes, first, stop)]
        return ReviewFrames(frames, stop if stop < until else None)


class Reviews:
    """Finds finished games; reading one takes a moment and is done in a separate thread."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self._kept: OrderedDict[str, Timeline] = OrderedDict()
        self.sent = Quota(lobby.store, "records", lobby.settings.records_per_address)
        """Records uploaded today, by address."""

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def find(self, code: str, table: Room | None = None) -> Reviewed:
        """Return a finished game, by the code of its table or of its file; the table may be a stored one."""
        row = await self.lobby.store.record(code) if table is None else None
        if row is not None:
            past = await self._past(code, row.text)
            seats = [Sitter()] * past.players
            options = served_as(past.kind).options_of(past.end.start)
            return Reviewed(code, past, options, "file", row.created, seats, row.text)
        room = table or await self.lobby.find(code)
        check_files(room)
        check_published(room)
        if room.change is not None:
            raise Outdated(room.change)
        assert room.game is not None
        # Under today's rules an old game may be replayable only in part: that part can be reviewed.
        past = await self._past(code, room.game.record())
        seated = [seat.info(None, room.options.game.bots) for seat in room.seats]
        seats = [Sitter(one.name, one.bot or "", one.verified, one.avatar) for one in seated]
        return Reviewed(code, past, room.options.game, "table", room.row.created, seats, record(room))

    async def claim(self, found: Reviewed) -> None:
        """Have this process analyze a game for all; ``Elsewhere`` if another process does.

        Whoever runs a table analyzes its game. A file belongs to nobody: its lease is taken, which is free
        again if its process dies.
        """
        if self.lobby.membership is not None and found.source == "file":
            await self.lobby.membership.take(found.code)

    async def _past(self, code: str, text: str) -> Timeline:
        """Return a game from the cache, or read it; its player names are always looked up again."""
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
        """Return frames, computed in the thread."""
        return await self._in_thread(partial(found.frames, eyes, first, last))

    async def keep(self, text: str, address: str) -> Reviewed:
        """Store an uploaded record after replaying it; refuse it if that fails."""
        check_text(text)
        if not await self.sent.take(address):
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
    """Return the refusal of a bad record: where it fails, in the uploader's language."""
    if isinstance(error, RulesChanged):
        return Outdated(error.change)
    if not isinstance(error, BrokenRecord):
        # An untrusted file may contain anything: any failure during the replay is the file's fault.
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
    """Refuse what would take long to read, cannot be stored, or does not begin with a deal."""
    if "\0" in text:
        raise Refusal("malformed", detail="a record has no NUL in it")
    try:
        header = read(text).header
    except CorruptRecord as error:
        raise bad_record(error) from error
    if "position" in header:
        # A stated position would have to be believed; only a deal can be verified by replaying it.
        raise Refusal("impossible", "record-in-the-middle")
    served_as(kind_named(header["game"])).check_header(header)

"""The routes for finished games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse

from chanbara.server.http.answers import answer, code_of
from chanbara.server.http.fair_queue import Turns
from chanbara.server.http.routing import route
from chanbara.server.kind import served_as
from chanbara.server.lobby import duplicate_deal as same_deal
from chanbara.server.wire.refusal import Refusal, language_of
from chanbara.server.wire.review_bodies import Again, PlayOn

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

    from starlette.requests import Request

    from chanbara.review.timeline import Eyes
    from chanbara.server.app import Routes
    from chanbara.server.review.reviews import Reviewed

PLAIN = "text/plain; charset=utf-8"
LINES = "application/x-ndjson"
CREATED = 201
MOST_WAITING = 12
"""Maximum number of waiting requests per address: a page sends five when it opens."""
AT_ONCE = {"X-Accel-Buffering": "no"}
"""Tells a proxy in front of us not to buffer lines."""


LOOKING = ("unknown_table", "not_over", "impossible", "too_fast", "foreign", "closed")
"""Refusals of every route for a finished game."""
OPENING = ("malformed", "too_long", "unknown_token", "claimed", "full", "banned", *LOOKING)
"""Additional refusals of routes that open a table from it."""


class ReviewRoutes:
    """The routes of reviews."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self._turns = Turns(MOST_WAITING)

    def _turn(self, request: Request) -> AbstractAsyncContextManager[None]:
        """Queue slow work fairly by address: one thread does it for all."""
        return self._turns.taken(self.routes.guard.address(request))

    @route(
        "POST",
        "/api/reviews",
        "Review",
        "text/plain",
        refusals=("malformed", "too_long", "impossible", "full", "too_fast", "foreign", "closed"),
    )
    async def keep(self, request: Request) -> Response:
        """Upload a record file to review its game. It is replayed first, and refused if it does not fit."""
        routes = self.routes
        most = routes.settings.record_bytes
        try:
            text = (await routes.read(request, most)).decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise Refusal("malformed", "no-record") from error
        except Refusal as refusal:
            if refusal.code == "too_long":
                raise Refusal("too_long", "record-too-long", bytes=most) from refusal
            raise
        async with self._turn(request):
            found = await routes.house.reviews.keep(text, routes.guard.address(request))
        return answer(found.info(), CREATED)

    @route("GET", "/api/reviews/{code}", "Review", refusals=LOOKING)
    async def review(self, request: Request) -> Response:
        """Get an overview of a finished game, by the code of its table or of its uploaded file."""
        return answer((await self._found(request)).info())

    @route("GET", "/api/reviews/{code}/frames", "ReviewFrames", refusals=LOOKING)
    async def frames(self, request: Request) -> Response:
        """Look at the game frame by frame.

        `as` selects the point of view: a seat (0 to 7), `watch` (a spectator) or `open` (all cards). `from`
        is the first frame, `to` the first one not included.
        """
        found = await self._found(request)
        asked = request.query_params
        eyes = _eyes(asked.get("as", "watch"), found)
        first, last = _frame(asked.get("from"), 0), _frame(asked.get("to"), len(found.past.marks))
        async with self._turn(request):
            return answer(await self.routes.house.reviews.frames(found, eyes, first, last))

    @route("GET", "/api/reviews/{code}/analysis", "application/x-ndjson", refusals=("full", *LOOKING))
    async def analysis(self, request: Request) -> Response:
        """Fetch the analysis while it is being computed: each line is a [ReviewLine](#reviewline).

        With `until=story` it ends with the story of the game, before the value of each play.
        """
        address = self.routes.guard.address(request)
        if self.routes.has_many(address):
            raise Refusal("too_fast")
        found = await self._found(request)
        claim = partial(self.routes.house.reviews.claim, found)
        is_whole = request.query_params.get("until") != "story"
        stream = await self.routes.house.streams.of(found.code, found.past, address, claim, is_whole=is_whole)
        lines = self._counted(stream.follow(), address)
        return StreamingResponse(lines, media_type=LINES, headers=AT_ONCE)

    async def _counted(self, lines: AsyncIterator[bytes], address: str) -> AsyncIterator[bytes]:
        """Pass lines on; a reader counts as a connection, like a socket."""
        with self.routes.counting(address):
            async for line in lines:
                yield line

    @route("GET", "/api/reviews/{code}/record", "text/plain", refusals=LOOKING)
    async def record(self, request: Request) -> Response:
        """Fetch the record."""
        return Response((await self._found(request)).text, media_type=PLAIN)

    @route("GET", "/api/reviews/{code}/cards", "Cards", refusals=LOOKING)
    async def cards(self, request: Request) -> Response:
        """Fetch what is printed on the cards of the game."""
        return answer((await self._found(request)).cards())

    @route("GET", "/api/reviews/{code}/book", "DuelBook", refusals=LOOKING)
    async def book(self, request: Request) -> Response:
        """Fetch the texts of the duel, for its rulings and numbers."""
        past = (await self._found(request)).past
        return answer(served_as(past.kind).book(past.end, language_of(request)))

    @route("GET", "/api/reviews/{code}/groups", "Groups", refusals=LOOKING)
    async def groups(self, request: Request) -> Response:
        """Compare how each group did with the same deal."""
        found = await self._found(request)
        async with self._turn(request):
            return answer(await same_deal.groups(self.routes.house, found))

    @route("POST", "/api/reviews/{code}/play-on", "Seated", "PlayOn", refusals=OPENING)
    async def play_on(self, request: Request) -> Response:
        """Play on from a frame against bots, at a table that starts at once."""
        wanted = await self.routes.body(request, PlayOn)
        found = await self._looked_up(request)
        address = self.routes.guard.address(request)
        player = await self.routes.player(wanted.player)
        seated = await same_deal.play_on(self.routes.house, found, wanted, address, player)
        return answer(seated, CREATED)

    @route("POST", "/api/reviews/{code}/again", "Seated", "Again", refusals=OPENING)
    async def again(self, request: Request) -> Response:
        """Open a table with the same deal, and take a seat at it as its host."""
        wanted = await self.routes.body(request, Again)
        found = await self._looked_up(request)
        address = self.routes.guard.address(request)
        player = await self.routes.player(wanted.player)
        seated = await same_deal.again(self.routes.house, found, wanted, address, player)
        return answer(seated, CREATED)

    async def _found(self, request: Request) -> Reviewed:
        await self.routes.guard.admit(request)
        return await self._looked_up(request)

    async def _looked_up(self, request: Request) -> Reviewed:
        async with self._turn(request):
            return await self.routes.house.reviews.find(code_of(request))


def _eyes(text: str, found: Reviewed) -> Eyes:
    """Return the requested point of view."""
    if text == "watch":
        return "watch"
    if text == "open":
        return "open"
    seats = [str(seat) for seat in range(found.past.players)]
    if text not in seats:
        raise Refusal("impossible", "no-such-eyes", seats=found.past.players)
    return seats.index(text)


def _frame(text: str | None, otherwise: int) -> int:
    """Return the frame number of a request."""
    if text is None:
        return otherwise
    if not text.isdecimal() or not text.isascii() or len(text) > 6:  # noqa: PLR2004 - no game is so long
        raise Refusal("impossible", "no-such-number")
    return int(text)

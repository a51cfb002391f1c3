"""The routes about games that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from chanbara.server.http.answers import answer, code_of
from chanbara.server.http.fair_queue import Turns
from chanbara.server.kind import served_as
from chanbara.server.lobby import duplicate_deal as same_deal
from chanbara.server.wire.refusal import Refusal, language_of
from chanbara.server.wire.review_bodies import Again, PlayOn

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

    from starlette.requests import Request

    from chanbara.review.past import Eyes
    from chanbara.server.app import Routes
    from chanbara.server.review.reviews import Reviewed

PLAIN = "text/plain; charset=utf-8"
LINES = "application/x-ndjson"
CREATED = 201
MOST_WAITING = 12
"""How much of one address may wait to be read or made: a page asks for five things when it is opened."""
AT_ONCE = {"X-Accel-Buffering": "no"}
"""A proxy before us is to pass each line on when it comes."""


class ReviewRoutes:
    """What the server answers about them."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self._turns = Turns(MOST_WAITING)

    def _turn(self, request: Request) -> AbstractAsyncContextManager[None]:
        """What takes long is done by one thread for all: no address may have it for itself."""
        return self._turns.taken(self.routes.guard.address(request))

    def listed(self) -> list[Route]:
        """Return all of them."""
        wrap = self.routes.guarded
        here = "/api/reviews/{code}"
        return [
            Route("/api/reviews", wrap(self.keep), methods=["POST"]),
            Route(here, wrap(self.review), methods=["GET"]),
            Route(f"{here}/frames", wrap(self.frames), methods=["GET"]),
            Route(f"{here}/analysis", wrap(self.analysis), methods=["GET"]),
            Route(f"{here}/record", wrap(self.record), methods=["GET"]),
            Route(f"{here}/cards", wrap(self.cards), methods=["GET"]),
            Route(f"{here}/book", wrap(self.book), methods=["GET"]),
            Route(f"{here}/groups", wrap(self.groups), methods=["GET"]),
            Route(f"{here}/play-on", wrap(self.play_on), methods=["POST"]),
            Route(f"{here}/again", wrap(self.again), methods=["POST"]),
        ]

    async def keep(self, request: Request) -> Response:
        """Take a record file."""
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

    async def review(self, request: Request) -> Response:
        """Say what can be looked back at."""
        return answer((await self._found(request)).info())

    async def frames(self, request: Request) -> Response:
        """Return frames as somebody saw them."""
        found = await self._found(request)
        asked = request.query_params
        eyes = _eyes(asked.get("as", "watch"), found)
        first, last = _frame(asked.get("from"), 0), _frame(asked.get("to"), len(found.past.marks))
        async with self._turn(request):
            return answer(await self.routes.house.reviews.frames(found, eyes, first, last))

    async def analysis(self, request: Request) -> Response:
        """Return the figures, line by line."""
        address = self.routes.guard.address(request)
        if self.routes.has_many(address):
            raise Refusal("too_fast")
        found = await self._found(request)
        stream = await self.routes.house.streams.of(found.code, found.past, address)
        lines = self._counted(stream.follow(), address)
        return StreamingResponse(lines, media_type=LINES, headers=AT_ONCE)

    async def _counted(self, lines: AsyncIterator[bytes], address: str) -> AsyncIterator[bytes]:
        """Pass lines on; who reads counts like who has a socket."""
        with self.routes.counting(address):
            async for line in lines:
                yield line

    async def record(self, request: Request) -> Response:
        """Return the record."""
        return Response((await self._found(request)).text, media_type=PLAIN)

    async def cards(self, request: Request) -> Response:
        """Return what is printed on the cards."""
        return answer((await self._found(request)).cards())

    async def book(self, request: Request) -> Response:
        """Return what else is printed in its game, in words."""
        past = (await self._found(request)).past
        return answer(served_as(past.kind).book(past.end, language_of(request)))

    async def groups(self, request: Request) -> Response:
        """Return how each group fared with the same deal."""
        found = await self._found(request)
        async with self._turn(request):
            return answer(await same_deal.groups(self.routes.house, found))

    async def play_on(self, request: Request) -> Response:
        """Open a table that goes on from a frame."""
        wanted = await self.routes.body(request, PlayOn)
        found = await self._looked_up(request)
        address = self.routes.guard.address(request)
        return answer(await same_deal.play_on(self.routes.house, found, wanted, address), CREATED)

    async def again(self, request: Request) -> Response:
        """Open a table with the same deal."""
        wanted = await self.routes.body(request, Again)
        found = await self._looked_up(request)
        address = self.routes.guard.address(request)
        return answer(await same_deal.again(self.routes.house, found, wanted, address), CREATED)

    async def _found(self, request: Request) -> Reviewed:
        self.routes.guard.check_request(request)
        return await self._looked_up(request)

    async def _looked_up(self, request: Request) -> Reviewed:
        async with self._turn(request):
            return await self.routes.house.reviews.find(code_of(request))


def _eyes(text: str, found: Reviewed) -> Eyes:
    """Return through whose eyes somebody wants to look."""
    if text == "watch":
        return "watch"
    if text == "open":
        return "open"
    seats = [str(seat) for seat in range(found.past.players)]
    if text not in seats:
        raise Refusal("impossible", "no-such-eyes", seats=found.past.players)
    return seats.index(text)


def _frame(text: str | None, otherwise: int) -> int:
    """Return the number of a frame."""
    if text is None:
        return otherwise
    if not text.isdecimal() or not text.isascii() or len(text) > 6:  # noqa: PLR2004 - no game is so long
        raise Refusal("impossible", "no-such-number")
    return int(text)

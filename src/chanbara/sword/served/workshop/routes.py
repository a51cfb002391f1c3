"""The routes of the workshop."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse

from chanbara.server.http.answers import answer
from chanbara.server.http.routing import route
from chanbara.server.review.review_routes import AT_ONCE, LINES
from chanbara.server.store.store import StoreError
from chanbara.server.wire.refusal import Refusal
from chanbara.sword.served.workshop.bodies import DesignDraft, Workshop
from chanbara.sword.served.workshop.examples import design_examples
from chanbara.sword.served.workshop.form import checked, known
from chanbara.sword.served.workshop.lab import Lab, offer
from chanbara.sword.served.workshop.lab_bodies import LabWanted
from chanbara.sword.served.workshop.vocabulary import design_vocabulary

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request

    from chanbara.server.app import Routes


REFUSED = ("malformed", "too_long", "too_fast", "foreign", "impossible")


class WorkshopRoutes:
    """What the page for designers needs."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self._lab: Lab | None = None

    @route("GET", "/api/workshop", "Workshop")
    async def workshop(self, request: Request) -> Response:
        """Fetch what can be written in a file of cards, and examples."""
        await self.routes.guard.admit(request)
        examples = await self.routes.house.examiner.run(design_examples)
        return answer(Workshop(design_vocabulary(), examples, offer(self.routes.settings)))

    @route("POST", "/api/workshop/check", "DesignForm", "DesignDraft", refusals=REFUSED)
    async def check(self, request: Request) -> Response:
        """Check a file of cards: everything that is wrong with it, or what it defines."""
        draft = await self.routes.body(request, DesignDraft)
        lobby = self.routes.house
        found = known(draft)
        if found is None:
            with contextlib.suppress(StoreError):  # nothing is stored: in an outage there is no quota, either
                if not await lobby.drafts.take(self.routes.guard.address(request)):
                    raise Refusal("too_fast", "many-drafts-today")
            found = await lobby.examiner.run(checked, draft)
        return answer(found)

    @route(
        "POST",
        "/api/workshop/lab",
        "application/x-ndjson",
        "LabWanted",
        refusals=("full", *REFUSED),
    )
    async def lab(self, request: Request) -> Response:
        """Measure how strong cards are, while the answer is read: each line is a [LabLine](#labline)."""
        wanted = await self.routes.body(request, LabWanted)
        address = self.routes.guard.address(request)
        if self.routes.has_many(address):
            raise Refusal("too_fast")
        if self._lab is None:
            self._lab = Lab(self.routes.house)
        lines = self._counted(await self._lab.open(wanted, address), address)
        return StreamingResponse(lines, media_type=LINES, headers=AT_ONCE)

    async def _counted(self, lines: AsyncIterator[bytes], address: str) -> AsyncIterator[bytes]:
        """Pass lines on; a reader counts as a connection, like a socket."""
        with self.routes.counting(address):
            async for line in lines:
                yield line

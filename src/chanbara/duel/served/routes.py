"""The routes for duels: setting one up, and campaigns and clans."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.responses import Response

from chanbara.duel.book.data import standard_book
from chanbara.duel.book.numbers import standard_file
from chanbara.duel.kind import DUEL
from chanbara.duel.served.bodies import AnyDuel, DuelDraft
from chanbara.duel.served.hall.book import duel_book
from chanbara.duel.served.hall.hall import any_draft, checked, duel_choices
from chanbara.duel.served.saga.bodies import BeginSaga, SagaChoice
from chanbara.duel.served.saga.sagas import Sagas
from chanbara.duel.served.saga.view import saga_info
from chanbara.server.http.answers import answer, code_of, token_in
from chanbara.server.http.routing import route
from chanbara.server.lobby.tokens import hashed
from chanbara.server.wire.refusal import Refusal, language_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from chanbara.server.app import Routes


BODY = ("malformed", "too_long", "too_fast", "foreign")
"""Refusals of any route that reads a body."""

OWNED = ("unknown_saga", "unknown_token", "too_fast", "foreign", "closed")
"""Refusals of any route that needs the token of a campaign or clan, as `Authorization: Bearer TOKEN`."""


class DuelRoutes:
    """The routes of duels."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @property
    def sagas(self) -> Sagas:
        """All campaigns and clans."""
        found = self.routes.house.service(DUEL)
        assert isinstance(found, Sagas)
        return found

    @route("GET", "/api/duels/book", "DuelBook")
    async def standard(self, request: Request) -> Response:
        """Fetch what is printed in the duel, in the language of `Accept-Language`."""
        await self.routes.guard.admit(request)
        return answer(duel_book(language_of(request), standard_book()))

    @route("GET", "/api/duels/choices", "DuelChoices")
    async def choices(self, request: Request) -> Response:
        """Fetch the options for a duel, a campaign and a clan, in the language of `Accept-Language`."""
        await self.routes.guard.admit(request)
        return answer(duel_choices(language_of(request)))

    @route("POST", "/api/duels/check", "DuelChecked", "DuelDraft", refusals=(*BODY, "impossible"))
    async def check(self, request: Request) -> Response:
        """Check a draft: which changes are barred and why, and whether its custom numbers can be played."""
        draft = await self.routes.body(request, DuelDraft)
        return answer(await self.routes.house.examiner.run(checked, draft, language_of(request)))

    @route("GET", "/api/duels/numbers", "application/json")
    async def numbers(self, request: Request) -> Response:
        """Fetch our numbers as a file: edited, it can be sent as the `numbers` of a duel."""
        await self.routes.guard.admit(request)
        name = {"Content-Disposition": 'attachment; filename="duel.json"'}
        return Response(standard_file(), media_type="application/json", headers=name)

    @route("POST", "/api/duels/any", "DuelDraft", "AnyDuel", refusals=BODY)
    async def any_duel(self, request: Request) -> Response:
        """Get a random playable draft."""
        wanted = await self.routes.body(request, AnyDuel)
        return answer(any_draft(wanted.way))

    @route(
        "POST",
        "/api/sagas",
        "SagaKey",
        "BeginSaga",
        refusals=(*BODY, "impossible", "unknown_token", "claimed", "full", "closed", "banned"),
    )
    async def begin(self, request: Request) -> Response:
        """Begin a campaign or a clan; the token in the answer grants access to everything below."""
        wanted = await self.routes.body(request, BeginSaga)
        address = self.routes.guard.address(request)
        player = await self.routes.player(wanted.player)
        return answer(await self.sagas.begin(wanted, address, player), 201)

    @route("GET", "/api/sagas/{code}", "SagaInfo", refusals=OWNED)
    async def saga(self, request: Request) -> Response:
        """Fetch the state of a campaign or clan, in the language of `Accept-Language`."""
        await self.routes.guard.admit(request)
        found = await self.sagas.look(saga_code(request), token_in(request))
        return answer(await asyncio.to_thread(saga_info, found, language_of(request)))

    @route(
        "POST",
        "/api/sagas/{code}/choices",
        "SagaInfo",
        "SagaChoice",
        refusals=(*OWNED, "malformed", "too_long", "started", "impossible"),
    )
    async def choose(self, request: Request) -> Response:
        """Make a decision between two duels."""
        wanted = await self.routes.body(request, SagaChoice)
        found = await self.sagas.choose(saga_code(request), token_in(request), wanted)
        return answer(await asyncio.to_thread(saga_info, found, language_of(request)))

    @route("DELETE", "/api/sagas/{code}", "text/plain", refusals=OWNED)
    async def forget(self, request: Request) -> Response:
        """Delete a campaign or clan, with all its duels. The answer is empty, with status 204."""
        await self.routes.guard.admit(request)
        await self.sagas.forget(saga_code(request), token_in(request))
        return Response(status_code=204)

    @route("POST", "/api/sagas/{code}/duel", "Seated", refusals=(*OWNED, "full", "banned"))
    async def duel(self, request: Request) -> Response:
        """Open the table of the next duel, or find the open one; its seat has the same token."""
        await self.routes.guard.admit(request)
        token = token_in(request)
        self.routes.house.moderation.bans.check(self.routes.guard.address(request), hashed(token))
        return answer(await self.sagas.duel(saga_code(request), token), 201)


def saga_code(request: Request) -> str:
    """Return the code of a campaign or clan; a malformed code is rejected without a lookup."""
    try:
        return code_of(request)
    except Refusal as error:
        raise Refusal("unknown_saga") from error

"""The routes about duels: choosing one, and the campaigns and clans between theirs."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import Route

from chanbara.duel.data import standard_book
from chanbara.duel.kind import DUEL
from chanbara.duel.numbers import standard_file
from chanbara.duel.served.bodies import AnyDuel, DuelDraft
from chanbara.duel.served.book import duel_book
from chanbara.duel.served.hall import any_draft, checked, duel_choices
from chanbara.duel.served.saga_bodies import BeginSaga, SagaChoice
from chanbara.duel.served.saga_view import saga_info
from chanbara.duel.served.sagas import Sagas
from chanbara.server.http.answers import answer, code_of, token_in
from chanbara.server.wire.refusal import Refusal, language_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from chanbara.server.app import Routes


class DuelRoutes:
    """What the server answers about duels."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @property
    def sagas(self) -> Sagas:
        """All campaigns and clans."""
        found = self.routes.house.service(DUEL)
        assert isinstance(found, Sagas)
        return found

    async def standard(self, request: Request) -> Response:
        """Return what is printed in the duel, in the language that is liked best."""
        self.routes.guard.check_request(request)
        return answer(duel_book(language_of(request), standard_book()))

    async def choices(self, request: Request) -> Response:
        """Return what a duel can be made of."""
        self.routes.guard.check_request(request)
        return answer(duel_choices(language_of(request)))

    async def check(self, request: Request) -> Response:
        """Say what may be changed about a draft, and why the rest may not."""
        draft = await self.routes.body(request, DuelDraft)
        return answer(await self.routes.house.examined(partial(checked, draft, language_of(request))))

    async def numbers(self, request: Request) -> Response:
        """Return our numbers as a file, to be changed and sent."""
        self.routes.guard.check_request(request)
        name = {"Content-Disposition": 'attachment; filename="duel.json"'}
        return Response(standard_file(), media_type="application/json", headers=name)

    async def any_duel(self, request: Request) -> Response:
        """Let chance choose."""
        wanted = await self.routes.body(request, AnyDuel)
        return answer(any_draft(wanted.way))

    async def begin(self, request: Request) -> Response:
        """Begin a campaign or lead a clan."""
        wanted = await self.routes.body(request, BeginSaga)
        address = self.routes.guard.address(request)
        async with self.routes.named(wanted.player) as player:
            return answer(await self.sagas.begin(wanted, address, player), 201)

    async def saga(self, request: Request) -> Response:
        """Tell its owner how a campaign or clan stands."""
        self.routes.guard.check_request(request)
        found = await self.sagas.look(saga_code(request), token_in(request))
        return answer(await asyncio.to_thread(saga_info, found, language_of(request)))

    async def choose(self, request: Request) -> Response:
        """Decide something between two duels."""
        wanted = await self.routes.body(request, SagaChoice)
        found = await self.sagas.choose(saga_code(request), token_in(request), wanted)
        return answer(await asyncio.to_thread(saga_info, found, language_of(request)))

    async def forget(self, request: Request) -> Response:
        """Give a campaign or clan up, without a trace."""
        self.routes.guard.check_request(request)
        await self.sagas.forget(saga_code(request), token_in(request))
        return Response(status_code=204)

    async def duel(self, request: Request) -> Response:
        """Open the next duel, or find the one that is open."""
        self.routes.guard.check_request(request)
        return answer(await self.sagas.duel(saga_code(request), token_in(request)), 201)

    def listed(self) -> list[Route]:
        """Return the routes."""
        wrap = self.routes.guarded
        return [
            Route("/api/duels/book", wrap(self.standard), methods=["GET"]),
            Route("/api/duels/choices", wrap(self.choices), methods=["GET"]),
            Route("/api/duels/check", wrap(self.check), methods=["POST"]),
            Route("/api/duels/numbers", wrap(self.numbers), methods=["GET"]),
            Route("/api/duels/any", wrap(self.any_duel), methods=["POST"]),
            Route("/api/sagas", wrap(self.begin), methods=["POST"]),
            Route("/api/sagas/{code}", wrap(self.saga), methods=["GET"]),
            Route("/api/sagas/{code}", wrap(self.forget), methods=["DELETE"]),
            Route("/api/sagas/{code}/choices", wrap(self.choose), methods=["POST"]),
            Route("/api/sagas/{code}/duel", wrap(self.duel), methods=["POST"]),
        ]


def saga_code(request: Request) -> str:
    """Return the code of a campaign or clan; what cannot be one is not looked up."""
    try:
        return code_of(request)
    except Refusal as error:
        raise Refusal("unknown_saga") from error

"""The routes of evenings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.server.http.answers import COMING, answer, code_of, token_in
from chanbara.server.http.routing import route
from chanbara.server.wire.evening_bodies import EveningAct, JoinEvening, NewEvening
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.server.app import Routes
    from chanbara.server.evening.evenings import Evenings

CREATED = 201
LONGEST_VERSION = 15
"""Digits of a version."""


class EveningRoutes:
    """The routes of evenings."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @property
    def evenings(self) -> Evenings:
        """All evenings."""
        return self.routes.house.evenings

    @route("POST", "/api/evenings", "Joined", "NewEvening", refusals=COMING)
    async def create(self, request: Request) -> Response:
        """Open an evening and take part in it."""
        wanted = await self.routes.body(request, NewEvening)
        player = await self.routes.player(wanted.player)
        address = self.routes.guard.address(request)
        return answer(await self.evenings.create(wanted, address, player), CREATED)

    @route(
        "GET",
        "/api/evenings/{code}",
        "EveningInfo",
        refusals=("unknown_evening", "malformed", "too_fast", "foreign", "closed"),
    )
    async def evening(self, request: Request) -> Response:
        """Fetch an evening; the header `Authorization: Bearer TOKEN` says who you are, if you take part.

        With `after`, which is `version` of the answer before, it comes when something has changed, or after
        some seconds.
        """
        await self.routes.guard.admit(request)
        after = _version(request.query_params.get("after"))
        address = self.routes.guard.address(request)
        if after is not None and self.routes.has_many(address):
            raise Refusal("too_fast")
        with self.routes.counting(address):
            return answer(await self.evenings.look(evening_code(request), token_in(request), after))

    @route(
        "POST",
        "/api/evenings/{code}/people",
        "Joined",
        "JoinEvening",
        refusals=("unknown_evening", "started", "taken", *COMING),
    )
    async def join(self, request: Request) -> Response:
        """Take part in an evening; if it has begun, from the next round on."""
        wanted = await self.routes.body(request, JoinEvening)
        player = await self.routes.player(wanted.player)
        address = self.routes.guard.address(request)
        return answer(await self.evenings.join(evening_code(request), wanted, address, player), CREATED)

    @route(
        "POST",
        "/api/evenings/{code}",
        "EveningInfo",
        "EveningAct",
        refusals=(
            "malformed",
            "too_long",
            "unknown_evening",
            "unknown_token",
            "not_host",
            "not_ready",
            "not_over",
            "started",
            "impossible",
            "full",
            "too_fast",
            "foreign",
            "closed",
        ),
    )
    async def act(self, request: Request) -> Response:
        """Start an evening, go on with it, leave it, come back, or send somebody away."""
        wanted = await self.routes.body(request, EveningAct)
        return answer(await self.evenings.act(evening_code(request), token_in(request), wanted))


def evening_code(request: Request) -> str:
    """Return the code of an evening, which has the form of a table's."""
    try:
        return code_of(request)
    except Refusal as refusal:
        raise Refusal("unknown_evening") from refusal


def _version(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_VERSION):
        raise Refusal("malformed", detail="after is not from an answer")
    return int(text)

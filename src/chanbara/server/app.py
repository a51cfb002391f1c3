"""The routes (tables, seats, records, schema, health) and the socket of each table."""

from __future__ import annotations

import contextlib
import time
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from chanbara.server.cluster.elsewhere import Elsewhere, Unreached
from chanbara.server.cluster.gossip import Gossip
from chanbara.server.cluster.peers import PATH
from chanbara.server.cluster.relay import HANDS, NOT_HERE, Relay, Relayed, secret_of, was_misled
from chanbara.server.http.answers import COMING, STATUSES, answer, code_of
from chanbara.server.http.door import Door, refusal_of
from chanbara.server.http.guard import HEADERS, Guard, Headers, Hosts, is_foreign
from chanbara.server.http.rate_limit import Open, Rates
from chanbara.server.http.requests import HEADER, SCOPE_ID, Requests
from chanbara.server.http.routing import bound, route
from chanbara.server.kind import served_as
from chanbara.server.lobby.lobby import Lobby
from chanbara.server.lobby.operator_files import OperatorFiles
from chanbara.server.mail.mail_store import key_of
from chanbara.server.metrics.loop_lag import measure_lag
from chanbara.server.metrics.meters import Meters
from chanbara.server.moderation.admin_routes import GUESSES_AT_ONCE, GUESSES_PER_SECOND
from chanbara.server.page import page_folder, page_routes, parts_in
from chanbara.server.route_owners import OWNERS
from chanbara.server.stats.player_routes import player_with
from chanbara.server.store.store import StoreError
from chanbara.server.table.host_actions import Newcomer, sit
from chanbara.server.table.player_actions import check_files
from chanbara.server.table.published import check_published, record
from chanbara.server.table.updates import outside_of
from chanbara.server.wire.bodies import Create, Join, Problem, Tables
from chanbara.server.wire.refusal import NotHere, Refusal, language_of
from chanbara.server.wire.warm_decoders import warm_decoders

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence

    from starlette.requests import Request

    from chanbara.kernel.game import Game
    from chanbara.server.http.protocols import Connections
    from chanbara.server.settings import Settings
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.store import Store
    from chanbara.server.table.room import Room


class Routes:
    """The routes of the server itself."""

    def __init__(
        self,
        settings: Settings,
        open_store: Callable[[], Store],
        own_hosts: Sequence[str],
        connections: Connections | None = None,
    ) -> None:
        self.settings = settings
        self.connections = connections
        self.meters = Meters()
        self.files = OperatorFiles(settings.cards, settings.net)
        self._open_store = open_store
        self.own_hosts = own_hosts
        self.guard = Guard(settings)
        self.guesses = Rates(GUESSES_PER_SECOND, GUESSES_AT_ONCE)
        """Wrong tokens of operators."""
        self.sockets = Open(settings.connections_per_address, settings.connections)
        self.admin_tokens = [settings.admin_token] if settings.admin_token else []
        """Whoever has one of these is an operator."""
        self.lobby: Lobby | None = None
        self.relay = Relay()

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the database and restore the running games; shut everything down cleanly at the end."""
        self.lobby = Lobby(self._open_store(), self.settings, self.meters, self.files)
        await self.lobby.open()
        if self.settings.shared:
            self.relay.secret = self.lobby.peers.secret = secret_of(await self.lobby.store.read(key_of))
            self.lobby.later(self._gossip(self.lobby).run())
        self.lobby.later(measure_lag(self.meters.lag.observe))
        try:
            yield
        finally:
            await self.lobby.close()

    async def say_bye(self) -> None:
        """Notify all clients that the server is stopping, while the sockets are still open."""
        if self.lobby is not None:
            await self.lobby.say_bye()

    def _gossip(self, lobby: Lobby) -> Gossip:
        """Return what shares the limits of addresses with other processes."""
        bulletin, membership = lobby.bulletin, lobby.membership
        assert bulletin is not None, "several processes tell each other what happens"
        assert membership is not None, "the same"
        found = Gossip(bulletin, lambda: len(membership.nodes))
        found.share_rates("requests", self.guard.rates)
        found.share_rates("guesses", self.guesses)
        found.share_open("sockets", self.sockets)
        if self.connections is not None:
            found.share_rates("arrivals", self.connections.arrivals)
            found.share_open("connections", self.connections.limited)
        return found

    def trust(self, peer: tuple[str, int] | None) -> None:
        """Count the connection of another process for no address."""
        if self.connections is not None and peer is not None:
            self.connections.trust((peer[0], peer[1]))

    def has_heir(self) -> bool:
        """Whether another server goes on when this one stops."""
        membership = None if self.lobby is None else self.lobby.membership
        return membership is not None and membership.heir() is not None

    @property
    def house(self) -> Lobby:
        """The lobby, with all tables."""
        assert self.lobby is not None, "the server has not been started"
        return self.lobby

    async def read(self, request: Request, most: int) -> bytes:
        """Return the request body, up to a maximum size."""
        if hasattr(request.state, "body"):
            return bytes(request.state.body)  # the table has changed hands, and the request is tried again
        await self.guard.admit(request)
        parts, length = [], 0
        try:
            async for part in request.stream():
                length += len(part)
                if length > most:
                    raise Refusal("too_long", bytes=most)
                parts.append(part)
        except ClientDisconnect as error:
            raise Refusal("malformed", "body-never-ended") from error
        request.state.body = b"".join(parts)  # another process may have to read it, too
        found: bytes = request.state.body
        return found

    async def body(self, request: Request, kind: type[Any]) -> Any:  # noqa: ANN401
        """Return the request body, decoded as a body of the protocol."""
        data = await self.read(request, self.settings.body_bytes)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("malformed", detail=str(error)) from error

    @route(
        "POST",
        "/api/tables",
        "Seated",
        "Create",
        refusals=("unknown_club", *COMING),
    )
    async def create(self, request: Request) -> Response:
        """Create a table and take a seat at it as its host."""
        wanted = await self.body(request, Create)
        player = await self.player(wanted.player)
        return answer(await self.house.create(wanted, self.guard.address(request), player), 201)

    @route("GET", "/api/tables", "Tables")
    async def tables(self, request: Request) -> Response:
        """List the public tables."""
        await self.guard.admit(request)
        return answer(Tables(await self.house.listing.tables(), time.time()))

    @route(
        "GET", "/api/tables/{code}", "TableInfo", refusals=("unknown_table", "too_fast", "foreign", "closed")
    )
    async def table(self, request: Request) -> Response:
        """Show a table from outside: its players and its game."""
        await self.guard.admit(request)
        room = await self.house.find(code_of(request))
        return answer(outside_of(room))

    @route(
        "POST",
        "/api/tables/{code}/seats",
        "Seated",
        "Join",
        refusals=(
            "malformed",
            "too_long",
            "impossible",
            "unknown_table",
            "unknown_token",
            "taken",
            "claimed",
            "started",
            "full",
            "too_fast",
            "foreign",
            "closed",
            "banned",
        ),
    )
    async def join(self, request: Request) -> Response:
        """Take a free seat."""
        wanted = await self.body(request, Join)
        room = await self.house.find(code_of(request))
        address = self.guard.address(request)
        player = await self.player(wanted.player)
        self.house.moderation.bans.admit(wanted.name, address, player)
        room.crowd.check(address, wanted.name)
        async with self.house.claimed.seating(player) as still:
            newcomer = Newcomer(wanted.name, wanted.seat, wanted.avatar)
            return answer(await room.do(partial(sit, room, newcomer, still)), 201)

    async def player(self, token: str | None) -> PlayerRow | None:
        """Return the player with a token, if one is given, or refuse."""
        return None if token is None else await player_with(self.house.store, token)

    @route(
        "GET",
        "/api/tables/{code}/record",
        "text/plain",
        refusals=("unknown_table", "not_over", "too_fast", "foreign", "closed"),
    )
    async def record(self, request: Request) -> Response:
        """Fetch the record of the game, once it is over."""
        await self.guard.admit(request)
        room = await self.house.find(code_of(request))
        check_files(room)
        check_published(room)
        return Response(record(room), media_type="text/plain; charset=utf-8")

    @route(
        "GET",
        "/api/tables/{code}/cards",
        "Cards",
        refusals=("unknown_table", "too_fast", "foreign", "closed"),
    )
    async def table_cards(self, request: Request) -> Response:
        """Fetch what is printed on the cards of a table."""
        await self.guard.admit(request)
        room = await self.house.find(code_of(request))
        check_files(room)
        return answer(served_as(room.options.game.kind).cards(_at(room)))

    @route(
        "GET",
        "/api/tables/{code}/book",
        "DuelBook",
        refusals=("unknown_table", "impossible", "too_fast", "foreign", "closed"),
    )
    async def table_book(self, request: Request) -> Response:
        """Fetch the texts of a table's duel, for its rulings and numbers."""
        await self.guard.admit(request)
        room = await self.house.find(code_of(request))
        return answer(served_as(room.options.game.kind).book(_at(room), language_of(request)))

    @route("GET", "/schema.json", "application/json")
    async def schema(self, request: Request) -> Response:
        """Fetch this schema."""
        await self.guard.admit(request)
        return Response(_schema(), media_type="application/json")

    @contextlib.contextmanager
    def counting(self, address: str | None) -> Iterator[None]:
        """Count an open connection."""
        self.sockets.enter(address)
        try:
            yield
        finally:
            self.sockets.leave(address)

    def has_many(self, address: str | None) -> bool:
        """Whether an address, or the server, has reached its connection limit."""
        return not self.sockets.has_room(address)

    async def serve_peer(self, request: Request) -> Response:
        """Do what another process on the same database asks for. It is no part of the protocol."""
        return await self.house.peers.serve(request)

    async def _relayed(self, route: Callable[[Request], Awaitable[Response]], request: Request) -> Response:
        """Answer, or have the process answer that runs the table, which may change in the meantime."""
        for _ in range(HANDS):
            try:
                return await route(request)
            except Elsewhere as error:
                body = getattr(request.state, "body", b"")
                try:
                    return await self.relay.answer(request, error, self.guard.address(request), body)
                except Unreached:
                    await error.membership.until_moved(error)
        raise NotHere

    def guarded(
        self, route: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Wrap a route: turn a refusal into its error response, and block foreign origins."""

        async def call(request: Request) -> Response:
            try:
                if is_foreign(request, self.own_hosts, self.settings.public_url):
                    raise Refusal("foreign")  # noqa: TRY301
                return await self._relayed(route, request)
            except (Refusal, StoreError) as error:
                refusal = refusal_of(error)
                self.meters.refused("http", refusal.code)
                problem = Problem(refusal.code, refusal.sentence(language_of(request)))  # type: ignore[arg-type]
                status = NOT_HERE if was_misled(request, refusal) else STATUSES.get(refusal.code, 400)
                return answer(problem, status)

        return call


def _at(room: Room) -> Game:
    """Return the game of a table, or an equivalent one if none was dealt yet."""
    return room.options.game.deal(bytes(32)) if room.game is None else room.game


@cache
def _schema() -> bytes:
    from chanbara.server.wire.schema import schema  # noqa: PLC0415 - it is made of the routes of this module

    return msgspec.json.encode(schema())


async def _failed(request: Request, _error: Exception) -> Response:
    """Answer with an internal error. This response bypasses the middleware that adds headers."""
    headers = {**HEADERS, HEADER: str(request.scope.get(SCOPE_ID, ""))}
    return Response("Internal Server Error", 500, headers, "text/plain")


def _trusting(proxies: str) -> list[Middleware]:
    """Return what believes trusted proxies who the client is, if there are any."""
    if not proxies:
        return []
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware  # noqa: PLC0415 - not in a browser

    return [Middleware(ProxyHeadersMiddleware, trusted_hosts=proxies)]


def make_app(
    settings: Settings,
    open_store: Callable[[], Store],
    own_hosts: Sequence[str],
    connections: Connections | None = None,
) -> Starlette:
    """Return the ASGI application; it opens its store when it starts."""
    warm_decoders()
    routes = Routes(settings, open_store, own_hosts, connections)
    listed = [
        *bound(routes, routes.guarded),
        *(one for owner in OWNERS for one in bound(owner(routes), routes.guarded)),
        WebSocketRoute("/api/tables/{code}/socket", Door(routes).socket),
        *([Route(f"{PATH}{{act}}", routes.serve_peer, methods=["POST"])] if settings.shared else []),
        *page_routes(page_folder(), parts_in(settings.offline)),
    ]
    guards = [
        Middleware(Requests, settings=settings, meters=routes.meters),
        Middleware(Relayed, secret=lambda: routes.relay.secret, trust=routes.trust),
        *_trusting(settings.proxies),
        Middleware(Headers),
        Middleware(Hosts, own_hosts=own_hosts),
    ]
    failing = {Exception: _failed}
    app = Starlette(routes=listed, middleware=guards, lifespan=routes.lifespan, exception_handlers=failing)
    app.state.say_bye = routes.say_bye
    app.state.has_heir = routes.has_heir
    app.state.advisor = lambda: routes.house.advisor
    app.state.admin_tokens = routes.admin_tokens
    return app

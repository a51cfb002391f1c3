"""Asking the other processes to do something that is in their memory.

They are asked over HTTP, with the secret of the database, and answer when it is done. Whoever does not answer
is asked again for as long as it lives.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from starlette.responses import PlainTextResponse, Response

from chanbara.server.cluster import leases
from chanbara.server.cluster.elsewhere import WAS_RELAYED
from chanbara.server.cluster.fetching import EVERY_SERVER, Asked, fetched
from chanbara.server.cluster.relay import SECRET
from chanbara.server.store.store import StoreError
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request

    from chanbara.server.cluster.leases import Node
    from chanbara.server.lobby.lobby import Lobby

LOG = logging.getLogger("chanbara.cluster")
PATH = "/api/peers/"
PATIENCE = 4.0
"""Seconds to wait for an answer: one that is stopped counts as dead a little later."""
AGAIN = 1.0
"""Seconds until one is asked again that did not answer."""


class Act(NamedTuple):
    """Something that a process does when another one asks for it."""

    body: Any
    """The type of what it has to know."""
    do: Callable[[Any], Awaitable[Any]]


class Unanswered(OSError):
    """A process could not do what it was asked to do."""


class Peers:
    """The other processes."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.secret = ""
        """Known as soon as the database is open."""
        self.acts: Mapping[str, Act] = {}

    async def ask(self, node: Node, act: str, body: Any) -> bytes:  # noqa: ANN401 - as the act wants it
        """Ask one process; ``OSError`` if it does not do it."""
        headers = [("host", EVERY_SERVER), (SECRET, self.secret)]
        asked = Asked(node.url, "POST", PATH + act, headers, msgspec.json.encode(body))
        async with asyncio.timeout(PATIENCE):
            found = await fetched(asked)
            answer = await found.body()
        if found.status != 200:  # noqa: PLR2004 - HTTP's
            raise Unanswered(f"{act}: {found.status}")
        return answer

    async def ask_all(self, act: str, body: Any) -> dict[str, bytes]:  # noqa: ANN401 - the same
        """Ask all others that live; return the answers by the names of those that did it."""
        membership = self._lobby.membership
        if membership is None:
            return {}
        nodes = [one for one in await self._lobby.store.ask(leases.alive) if one.name != membership.name]
        found = await asyncio.gather(*(self.ask(one, act, body) for one in nodes), return_exceptions=True)
        answers = {}
        for node, answer in zip(nodes, found, strict=True):
            if isinstance(answer, bytes):
                answers[node.name] = answer
            elif isinstance(answer, OSError):
                LOG.warning("another server did not answer", extra={"why": act})
                self._lobby.later(self._ask_again(node, act, body))
            else:
                raise answer
        return answers

    async def _ask_again(self, node: Node, act: str, body: Any) -> None:  # noqa: ANN401 - the same
        while True:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(StoreError):
                if node not in await self._lobby.store.ask(leases.alive):
                    return  # it lets go of everything when it comes back
                with contextlib.suppress(OSError):
                    await self.ask(node, act, body)
                    return

    async def serve(self, request: Request) -> Response:
        """Do what another process asks for; nobody else can ask."""
        act = self.acts.get(str(request.path_params["act"]))
        if act is None or not request.scope.get(WAS_RELAYED):
            return PlainTextResponse("Not Found", 404)
        try:
            answer = await act.do(msgspec.json.decode(await request.body(), type=act.body))
        except (Refusal, StoreError, msgspec.DecodeError) as error:
            return PlainTextResponse(type(error).__name__, 503)
        return Response(msgspec.json.encode(answer), media_type="application/json")

"""The socket of each table: who may come in, who is turned away, and who is passed on to another process."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.http.answers import code_of
from chanbara.server.http.guard import is_foreign
from chanbara.server.store.store import StoreError, StoreUnavailable
from chanbara.server.table.connection import ENCODER
from chanbara.server.table.socket import GONE, NO_TABLE, serve_socket
from chanbara.server.wire.messages import Refused
from chanbara.server.wire.refusal import NotStored, Refusal, language_of

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from chanbara.server.app import Routes
    from chanbara.server.cluster.leases import Node

LOG = logging.getLogger("chanbara.routes")


class Door:
    """Lets sockets in."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    async def socket(self, socket: WebSocket) -> None:
        """Sit at a table, or watch it."""
        address = self.routes.guard.address(socket)
        if await self._keeps_out(socket, address):
            await socket.close(1008)
            return
        with self.routes.counting(address):
            await self._serve(socket, address)

    async def _keeps_out(self, socket: WebSocket, address: str) -> bool:
        """Whether to reject a socket unopened: foreign origin, too many connections, or rate limit."""
        routes = self.routes
        try:
            if is_foreign(socket, routes.own_hosts, routes.settings.public_url):
                raise Refusal("foreign")  # noqa: TRY301
            await routes.guard.admit(socket)
            if routes.has_many(address):
                raise Refusal("full")  # noqa: TRY301
        except Refusal as refusal:
            routes.meters.refused("handshake", refusal.code)
            return True
        return False

    async def _serve(self, socket: WebSocket, address: str) -> None:
        try:
            room = await self.routes.house.find(code_of(socket))
        except Elsewhere as error:
            await self._relay(socket, error.node, address)
        except (Refusal, StoreError) as error:
            await self._turn_away(socket, error)
        else:
            await socket.accept()
            await serve_socket(socket, room, self.routes.guard.admission, address)

    async def _relay(self, socket: WebSocket, node: Node, address: str) -> None:
        try:
            await self.routes.relay.serve(socket, node, address)
        except Refusal as refusal:
            await self._turn_away(socket, refusal)

    async def _turn_away(self, socket: WebSocket, error: Refusal | StoreError) -> None:
        """Close a socket that has no table; if the client may retry, tell it why."""
        await socket.accept()
        refusal = refusal_of(error)
        self.routes.meters.refused("socket", refusal.code)
        if refusal.code == "unknown_table":
            await socket.close(NO_TABLE)
            return
        refused = Refused(code=refusal.code, message=refusal.sentence(language_of(socket)))  # type: ignore[arg-type]
        await socket.send_text(ENCODER.encode(refused).decode())
        await socket.close(GONE)


def refusal_of(error: Refusal | StoreError) -> Refusal:
    """Return the refusal to send; a database failure is our fault, and is logged."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreUnavailable):  # an outage is logged where it begins, not for everyone it meets
        return NotStored()
    LOG.error("the database failed", exc_info=error)
    return Refusal("closed", "nothing-stored")

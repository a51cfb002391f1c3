"""The socket of each table: who may come in, who is turned away, and who is passed on to another process."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from chanbara.server.cluster.elsewhere import WAS_RELAYED, Elsewhere, Unreached
from chanbara.server.cluster.relay import HANDS, was_misled
from chanbara.server.http.answers import code_of
from chanbara.server.http.guard import is_foreign
from chanbara.server.store.store import StoreError, StoreUnavailable
from chanbara.server.table.connection import ENCODER
from chanbara.server.table.socket import GONE, NO_TABLE, serve_socket
from chanbara.server.wire.messages import Bye, Refused
from chanbara.server.wire.refusal import NotHere, NotStored, Refusal, language_of

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from chanbara.server.app import Routes
    from chanbara.server.table.room import Room

LOG = logging.getLogger("chanbara.routes")


class Door:
    """Lets sockets in."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    async def socket(self, socket: WebSocket) -> None:
        """Sit at a table, or watch it."""
        address = self.routes.guard.address(socket)
        # What another process has passed on was counted there for its address.
        counted = None if socket.scope.get(WAS_RELAYED) else address
        if await self._keeps_out(socket, counted):
            await socket.close(1008)
            return
        with self.routes.counting(counted):
            await self._serve(socket, address)

    async def _keeps_out(self, socket: WebSocket, address: str | None) -> bool:
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
            room = await self._found(socket, address)
        except (Refusal, StoreError) as error:
            await self._turn_away(socket, error)
            return
        if room is not None:
            await socket.accept()
            await serve_socket(socket, room, self.routes.guard.admission, address)

    async def _found(self, socket: WebSocket, address: str) -> Room | None:
        """Return the table; None if another process has served the socket, or will."""
        house, relay = self.routes.house, self.routes.relay
        for _ in range(HANDS):
            try:
                return await house.find(code_of(socket))
            except Elsewhere as error:
                if house.stopping:
                    relay.check(socket)
                    await self._send_on(socket)
                    return None
                try:
                    await relay.serve(socket, error, address)
                except Unreached:
                    await error.membership.until_moved(error)
                else:
                    return None
        raise NotHere

    async def _send_on(self, socket: WebSocket) -> None:
        """Tell a client to connect again: this server stops, and would soon cut off what it relays."""
        await socket.accept()
        await socket.send_text(ENCODER.encode(Bye(reason="moved")).decode())
        await socket.close(GONE)

    async def _turn_away(self, socket: WebSocket, error: Refusal | StoreError) -> None:
        """Close a socket that has no table; if the client may retry, tell it why."""
        refusal = refusal_of(error)
        if was_misled(socket, refusal):
            await socket.close()  # unopened: the process that passed it on looks again
            return
        await socket.accept()
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
    LOG.error("the database failed", exc_info=error, extra={"why": str(error)})
    return Refusal("closed", "nothing-stored")

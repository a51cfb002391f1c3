"""Every request has an id, in its response and in every line logged for it, and is counted."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, MutableHeaders

from chanbara.server.http.networks import Networks, address_of
from chanbara.server.logs import ACCESS, carry

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from chanbara.server.metrics.meters import Meters
    from chanbara.server.settings import Settings

LOG = logging.getLogger(ACCESS)
HEADER = "X-Request-ID"
WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{8,64}")
"""Ids of a proxy that we take over; anything else could forge lines, or fill them."""
SCOPE_ID = "chanbara.request"
"""Where a request carries its id."""
UNKNOWN = "unknown"


class Requests:
    """Gives each request its id, counts it, and logs it if the operator wants that.

    It comes before the middleware that believes a proxy's headers: here the client is still the peer.
    """

    def __init__(self, app: ASGIApp, settings: Settings, meters: Meters) -> None:
        self.app = app
        self.meters = meters
        self.logs = settings.access_log
        self._proxies = Networks(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500
        scope[SCOPE_ID] = name = self._id(scope)
        # The task is of this request alone, and its last words are uvicorn's: this is not taken back.
        carry(("request" if scope["type"] == "http" else "socket", name))

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] in {"http.response.start", "websocket.accept"}:
                status = message.get("status", status)
                MutableHeaders(scope=message)[HEADER] = name
            await send(message)

        try:
            await self.app(scope, receive, sent)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    def _id(self, scope: Scope) -> str:
        """Return the id that a trusted proxy has chosen, or a new one."""
        given = Headers(scope=scope).get(HEADER, "")
        peer = scope.get("client") or ("", 0)
        if WELL_FORMED.fullmatch(given) and peer[0] in self._proxies:
            return given
        return secrets.token_hex(8)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        found = scope.get("route")
        route = getattr(found, "path", UNKNOWN)
        about: dict[str, str | int] = {}
        if scope["type"] == "http":
            # The client writes the method: only one that the route has is a label.
            known = getattr(found, "methods", None) or ()
            method = scope["method"] if scope["method"] in known else UNKNOWN
            self.meters.requests.labels(method, route, str(status)).inc()
            self.meters.request_seconds.labels(route).observe(seconds)
            about = {"method": method, "status": status}
        if self.logs:
            address = address_of("" if scope.get("client") is None else scope["client"][0])
            what = "request" if about else "socket closed"
            LOG.info(what, extra={"route": route, **about, "address": address, "seconds": round(seconds, 4)})

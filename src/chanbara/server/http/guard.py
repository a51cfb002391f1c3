"""Access control: addresses, origins, rate limits and security headers."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers as RequestHeaders
from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocketClose

from chanbara.server.cluster.elsewhere import WAS_RELAYED
from chanbara.server.http.admission import Admission
from chanbara.server.http.networks import address_of
from chanbara.server.http.rate_limit import Rates
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import HTTPConnection
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from chanbara.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}


class Headers:
    """Adds our headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sent)


class Hosts:
    """Answers only to our own host names: a foreign name that resolves to us is DNS rebinding."""

    def __init__(self, app: ASGIApp, own_hosts: Sequence[str]) -> None:
        self.app = app
        self.own_hosts = {host.lower() for host in own_hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on requests with one of our host names."""
        if scope["type"] == "lifespan" or self._is_meant(RequestHeaders(scope=scope).get("host", "")):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(1008)(scope, receive, send)
        else:
            await PlainTextResponse("Unknown host.", 400)(scope, receive, send)

    def _is_meant(self, host: str) -> bool:
        try:
            return urlsplit(f"//{host}").hostname in self.own_hosts
        except ValueError:
            return False


def is_foreign(request: HTTPConnection, own_hosts: Sequence[str], public_url: str = "") -> bool:
    """Whether a page of another origin is asking. Programs send no origin; their token proves them."""
    origin = request.headers.get("origin")
    if origin is None:
        return False
    try:
        parts, public = urlsplit(origin), urlsplit(public_url)
        name = parts.hostname
    except ValueError:
        return True
    if public_url and (parts.scheme, parts.netloc.lower()) == (public.scheme, public.netloc.lower()):
        return False
    # Another port on this machine is another origin.
    same_place = parts.netloc.lower() == request.headers.get("host", "").lower()
    return parts.scheme not in {"http", "https"} or name not in own_hosts or not same_place


class Guard:
    """Enforces the rate limit of each address, and lets requests in as play allows."""

    def __init__(self, settings: Settings) -> None:
        self.rates = Rates(settings.requests_per_second, settings.requests_at_once)
        self.admission = Admission(settings.requests_at_once)

    def address(self, request: HTTPConnection) -> str:
        """Return the address to count a request for."""
        return address_of("" if request.client is None else request.client.host)

    async def admit(self, request: HTTPConnection) -> None:
        """Refuse an address that exceeds its rate limit; let others wait for their turn."""
        address = self.address(request)
        # What another process has passed on was counted there.
        if not request.scope.get(WAS_RELAYED) and not self.rates.take(address):
            raise Refusal("too_fast")
        await self.admission.enter(address)

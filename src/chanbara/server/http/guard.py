"""Who may ask: addresses, origins, rates, and the headers that keep a browser careful."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers as RequestHeaders
from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocketClose

from chanbara.server.http.rate_limit import Rate
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import HTTPConnection
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from chanbara.server.settings import Settings

REMEMBERED = 10_000
"""Addresses whose rate is kept."""

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
    """Puts our headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sent)


class Hosts:
    """Answers only under names of ours: a foreign name that leads here is a trick on somebody's browser."""

    def __init__(self, app: ASGIApp, own_hosts: Sequence[str]) -> None:
        self.app = app
        self.own_hosts = {host.lower() for host in own_hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what was meant for us."""
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
    """Whether a page of another origin asks. Programs send no origin, and prove themselves by their token."""
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
    # Another port of this machine is another origin, whoever listens there.
    same_place = parts.netloc.lower() == request.headers.get("host", "").lower()
    return parts.scheme not in {"http", "https"} or name not in own_hosts or not same_place


class Guard:
    """Counts what each address asks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._rates: dict[str, Rate] = {}

    def address(self, request: HTTPConnection) -> str:
        """Return who asks. Of an address of IPv6 the second half is its owner's to choose: it is left out."""
        host = "" if request.client is None else request.client.host
        try:
            found = ip_address(host)
        except ValueError:
            return host
        if isinstance(found, IPv4Address) or found.ipv4_mapped is not None:
            return host
        return str(ip_network((found, 64), strict=False))

    def check_request(self, request: HTTPConnection) -> None:
        """Refuse an address that asks too much."""
        address = self.address(request)
        if len(self._rates) > REMEMBERED:
            self._rates = {one: rate for one, rate in self._rates.items() if not rate.is_full}
        rate = self._rates.setdefault(
            address, Rate(self.settings.requests_per_second, self.settings.requests_at_once)
        )
        if not rate.take():
            raise Refusal("too_fast")

"""`/metrics`, for those whom the operator allows to read it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from prometheus_client.exposition import choose_encoder
from starlette.responses import PlainTextResponse, Response

from chanbara.server.http.networks import Networks, is_loopback
from chanbara.server.http.routing import route
from chanbara.server.metrics.gauges import Gauges

if TYPE_CHECKING:
    from starlette.requests import Request

    from chanbara.server.app import Routes

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""Headers by which a proxy says that it speaks for someone else."""


class MetricsRoutes:
    """The route for Prometheus."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self._readers = Networks(routes.settings.metrics_from)
        self._gauges = Gauges(routes, routes.meters.registry)
        self._reading = asyncio.Lock()
        """One page at a time: whoever asks often waits for themselves."""

    @route("GET", "/metrics", "text/plain", refusals=("foreign",))
    async def metrics(self, request: Request) -> Response:
        """Show metrics for Prometheus to those whom `metrics_from` allows; for others there is no page."""
        if not self._may_read(request):
            return PlainTextResponse("Not Found", 404)
        encode, media = choose_encoder(request.headers.get("accept", ""))
        meters = self.routes.meters
        async with self._reading:
            self._gauges.read()
            # Made in a thread: it takes some milliseconds, for which no table waits.
            page = await asyncio.to_thread(encode, meters.registry)
        return Response(page, headers={"Content-Type": media})

    def _may_read(self, request: Request) -> bool:
        """Whether a client may see this: on a quiet server a counter tells what someone has just done.

        Through a proxy everybody may look like this machine, so that alone does not count there.
        """
        host = "" if request.client is None else request.client.host
        if host not in self._readers:
            return False
        return not (is_loopback(host) and any(name in request.headers for name in FORWARDED))

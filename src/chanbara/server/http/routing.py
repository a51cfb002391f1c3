"""A route is declared once, above its handler: method, path, request, response and refusals.

The handler's docstring is its description. The application and the schema are both built from this.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.routing import Route as StarletteRoute

from chanbara.server.wire.route import Route

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.requests import Request
    from starlette.responses import Response

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])


def route(
    method: str,
    path: str,
    response: str,
    request: str | None = None,
    refusals: tuple[str, ...] = ("too_fast", "foreign"),
) -> Callable[[Handler], Handler]:
    """Declare a route; ``request`` and ``response`` are names of bodies, or media types."""

    def declare(handler: Handler) -> Handler:
        about = " ".join((handler.__doc__ or "").split())
        handler.route = Route(method, path, request, response, refusals, about)  # type: ignore[attr-defined, arg-type]
        return handler

    return declare


def declared(*owners: type) -> Iterator[Route]:
    """Yield the routes of some classes, in source order."""
    for owner in owners:
        yield from (one.route for one in vars(owner).values() if hasattr(one, "route"))


def bound(
    owner: object, guarded: Callable[[Callable[[Request], Awaitable[Response]]], Any]
) -> list[StarletteRoute]:
    """Return the routes of an object for the application, each behind the guard."""
    return [
        StarletteRoute(one.route.path, guarded(getattr(owner, name)), methods=[one.route.method])
        for name, one in vars(type(owner)).items()
        if hasattr(one, "route")
    ]

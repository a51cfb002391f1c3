"""One route of the server, as the schema lists it."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Route(NamedTuple):
    """One route of the server."""

    method: Literal["GET", "POST", "DELETE", "WebSocket"]
    path: str
    request: str | None
    """The request: a name in ``$defs``, or a media type."""
    response: str
    """The response: a name in ``$defs``, or a media type."""
    refusals: tuple[str, ...]
    about: str

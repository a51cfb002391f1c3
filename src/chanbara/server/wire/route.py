"""One address of the server, as the schema lists it."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Route(NamedTuple):
    """One address of the server."""

    method: Literal["GET", "POST", "DELETE", "WebSocket"]
    path: str
    request: str | None
    """What is sent: a name in ``$defs``, or a media type."""
    response: str
    """What comes back: a name in ``$defs``, or a media type."""
    refusals: tuple[str, ...]
    about: str

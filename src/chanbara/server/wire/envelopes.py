"""What all messages of the socket have in common."""

from __future__ import annotations

import msgspec


class FromClient(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A client message. ``re`` is returned in its answer."""

    re: int | None = None
    """A number of the client's choice; it is returned in the answer."""


class FromServer(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """A server message."""

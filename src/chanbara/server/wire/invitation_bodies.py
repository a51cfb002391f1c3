"""The bodies of invitations: whom one played with, and tables that one is invited to."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.options import Clock
from chanbara.server.wire.scalars import Name

MOST_NAMES = 7
"""Guests of one table: all seats but one's own."""


class Companion(msgspec.Struct):
    """Somebody with a claimed name who sat at the same tables."""

    name: str
    """Their name."""
    avatar: str
    """Their crest."""
    games: int
    """How many of your last games they played in."""
    last: float
    """When the last of them ended, in seconds since 1970."""
    muted: bool
    """Whether you want no invitations from them."""


class Company(msgspec.Struct):
    """GET /api/players/me/company: with whom you played your last games."""

    people: list[Companion]
    """Those of the most recent games first; only people with a claimed name."""


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/players/me/invitations: invite people to a table where you sit."""

    code: Annotated[str, msgspec.Meta(max_length=10)]
    """The table; its game must not have begun."""
    names: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=MOST_NAMES)]
    """Whom: people you have played with."""


class Invited(msgspec.Struct):
    """The invitations are stored; each guest sees theirs on their home page."""

    names: list[str]
    """Who is invited."""


class Invitation(msgspec.Struct):
    """A table that waits for you."""

    code: str
    """The table."""
    host: str
    """Who invites you."""
    avatar: str
    """Their crest."""
    made: float
    """When, in seconds since 1970."""
    players: int
    """Number of seats."""
    free: int
    """Number of free seats."""
    rising_sun: bool
    """Whether the expansion is used."""
    clock: Clock
    """The clock."""


class Invitations(msgspec.Struct):
    """GET /api/players/me/invitations: the tables that wait for you."""

    invitations: list[Invitation]
    """The newest first."""


class Decline(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/players/me/invitations/decline: an invitation disappears; its host is not told."""

    code: Annotated[str, msgspec.Meta(max_length=10)]
    """The table."""


class MutePlayer(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/players/me/mute: see no invitations from somebody; they are not told."""

    name: Name
    """Whom."""
    muted: bool = True
    """False: see them again."""


class OwnInvitation(msgspec.Struct):
    """What is stored about an invitation of the last day."""

    code: str
    """The table."""
    name: str
    """Whom you invited, or who invited you."""
    made: float
    """When, in seconds since 1970."""
    by: Literal["you", "them"]
    """Who made it."""

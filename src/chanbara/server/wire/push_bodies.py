"""The bodies of the routes for push messages."""

from __future__ import annotations

from typing import Annotated

import msgspec

from chanbara.server.wire.scalars import PlayerToken

MOST_TOKENS = 60
"""Seats and players whose messages one device may ask for at once."""

Url = Annotated[str, msgspec.Meta(min_length=9, max_length=1000)]
PublicKey = Annotated[str, msgspec.Meta(min_length=87, max_length=88)]
Secret = Annotated[str, msgspec.Meta(min_length=22, max_length=24)]


class PushKey(msgspec.Struct):
    """GET /api/push: whether there are push messages here."""

    key: str | None
    """The public key of the server, for `PushManager.subscribe`; null: it sends none."""


class PushDevice(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/push/off: the device that gets no more messages."""

    endpoint: Url
    """The endpoint of its subscription."""
    secret: Secret
    """The key `auth` of its subscription: it proves that it is yours."""


class NewDevice(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/push: a device that gets messages from now on, and whose."""

    endpoint: Url
    """The endpoint of its subscription: https, at a public address."""
    public: PublicKey
    """The key `p256dh` of its subscription."""
    secret: Secret
    """The key `auth` of its subscription."""
    tokens: Annotated[list[PlayerToken], msgspec.Meta(min_length=1, max_length=MOST_TOKENS)]
    """Tokens of seats, and of a claimed name; unknown ones are ignored, but one must be known."""


class OwnDevice(msgspec.Struct):
    """A device that gets push messages for you."""

    endpoint: str
    """Where the push service of its browser takes messages for it."""
    language: str
    """The language of messages to it."""
    made: float
    """When it first asked for messages, in seconds since 1970."""
    seen: float
    """When it last did."""

"""The rows of push messages: the server's key, devices, what they want, and messages that wait."""

from __future__ import annotations

import msgspec
from sqlalchemy import Column, Double, Index, Integer, String, Table

from chanbara.server.store.rows import metadata

push_keys = Table("push_keys", metadata, Column("key", String, nullable=False))
"""One row: the private key of the server, in hex (RFC 8292)."""


class DeviceRow(msgspec.Struct):
    """A browser that wants push messages."""

    key: str
    """The hash of its endpoint and its secret: whoever knows both may turn it off."""
    endpoint: str
    """Where its push service takes messages for it; unguessable."""
    public: str
    """Its public key, with which messages are encrypted."""
    secret: str
    """What it shares with us beside that."""
    language: str
    made: float
    seen: float
    """When it last asked for messages."""


push_devices = Table(
    "push_devices",
    metadata,
    Column("key", String, primary_key=True),
    Column("endpoint", String, nullable=False),
    Column("public", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("language", String, nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index("push_devices_by_seen", "seen"),
)

push_wants = Table(
    "push_wants",
    metadata,
    Column("owner", String, primary_key=True),
    Column("device", String, primary_key=True),
    Column("made", Double, nullable=False),
    Index("push_wants_by_device", "device"),
)
"""Whose messages a device gets: the owner is the hash of a seat's token, or the key of a player."""


class NoticeRow(msgspec.Struct):
    """A message that waits until the push service accepts it; then it only counts for the hourly limit."""

    key: str
    kind: str
    """"your-turn", "invitation" or "rematch"."""
    owner: str
    device: str
    code: str
    made: float
    due: float
    """When to try it the next time."""
    tries: int = 0
    node: str = ""
    """The process that sends it now, "" if none does."""
    sent: float = 0.0
    """When it was accepted, 0 while it waits."""


push_notices = Table(
    "push_notices",
    metadata,
    Column("key", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("device", String, nullable=False),
    Column("code", String, nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("node", String, nullable=False),
    Column("sent", Double, nullable=False),
    Index("push_notices_by_device", "device"),
    Index("push_notices_by_code", "code"),
    Index("push_notices_by_time", "sent", "due"),
)

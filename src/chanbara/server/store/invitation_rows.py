"""The rows of invitations between players with claimed names."""

from __future__ import annotations

from sqlalchemy import Column, Double, Index, String, Table

from chanbara.server.store.rows import metadata

invitations = Table(
    "invitations",
    metadata,
    Column("code", String, primary_key=True),
    Column("guest", String, primary_key=True),
    Column("host", String, nullable=False),
    Column("made", Double, nullable=False),
    Column("state", String, nullable=False),
    Index("invitations_by_guest", "guest", "made"),
    Index("invitations_by_host", "host", "made"),
    Index("invitations_by_time", "made"),
)
"""By table and guest. Those that are declined stay for a day: they count for the limits of the host."""

muted_players = Table(
    "muted_players",
    metadata,
    Column("player", String, primary_key=True),
    Column("muted", String, primary_key=True),
    Index("muted_players_by_muted", "muted"),
)
"""From whom a player wants no invitations."""

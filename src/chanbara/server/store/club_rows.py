"""The rows of clubs: the club, its members, the games at its tables, and the ratings from these games."""

from __future__ import annotations

import msgspec
from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table

from chanbara.server.store.rows import metadata


class ClubRow(msgspec.Struct):
    """One club, until it is dissolved."""

    code: str
    """It never changes; only members get something for it."""
    invite: str
    """The code of the invitation link, until the founder renews it."""
    name: str
    about: str
    avatar: str
    """Its crest (``wire/avatars.py``), "" if it follows from the name."""
    founder: str
    """The key of the player who leads it."""
    created: float


class ClubMemberRow(msgspec.Struct):
    """Somebody who is a member, or was."""

    club: str
    player: str
    joined: float
    """When they first joined."""
    left_at: float = 0.0
    """When they left; 0: they are a member. A game that began before still counts."""


class ClubRatingRow(msgspec.Struct):
    """The rating of a player, a bot or a side by the games of one club."""

    club: str
    who: str
    mu: float
    sigma: float
    games: int


clubs = Table(
    "clubs",
    metadata,
    Column("code", String, primary_key=True),
    Column("invite", String, nullable=False),
    Column("name", String, nullable=False),
    Column("about", String, nullable=False),
    Column("avatar", String, nullable=False),
    Column("founder", String, nullable=False),
    Column("created", Double, nullable=False),
    Index("clubs_by_invite", "invite"),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String, ForeignKey("clubs.code"), primary_key=True),
    Column("player", String, primary_key=True),
    Column("joined", Double, nullable=False),
    Column("left_at", Double, nullable=False),
    Index("club_members_by_player", "player"),
)

club_games = Table(
    "club_games",
    metadata,
    Column("code", String, primary_key=True),
    Column("club", String, ForeignKey("clubs.code"), nullable=False),
    Column("counts", Boolean, nullable=False),
    Index("club_games_by_club", "club"),
)
"""The counted games at the tables of clubs; ``counts``: only members played, so it counts on the ladder."""

club_ratings = Table(
    "club_ratings",
    metadata,
    Column("club", String, ForeignKey("clubs.code"), primary_key=True),
    Column("who", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("club_ratings_by_who", "who"),
)

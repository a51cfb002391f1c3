"""The bodies of statistics: a player's own, the ladder, and those of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.server.wire.any_game import GameName
from chanbara.server.wire.avatars import Avatar
from chanbara.server.wire.invitation_bodies import OwnInvitation
from chanbara.server.wire.scalars import Name


class NewPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/players: claim a name."""

    name: Name
    """The name for the ladder."""
    avatar: Avatar = ""
    """Your crest."""


class Claimed(msgspec.Struct):
    """The name, and the token that proves it: store it, and share it with nobody."""

    name: str
    """As claimed, without surrounding spaces."""
    token: str
    """Its token."""


class PlayerChange(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/players/me: a change of a player's settings."""

    listed: bool | None = None
    """Whether the player is listed on the ladder; null: as before."""
    avatar: Avatar | None = None
    """Your crest; null: as before."""


class PlayerRating(msgspec.Struct):
    """A rating, in points."""

    points: int
    """Everyone starts with 1000, and bots with their measured rating."""
    doubt: int
    """The margin of error at 95% confidence."""
    games: int
    """Number of rated games."""


class Tally(msgspec.Struct):
    """How often somebody won."""

    played: int
    """Number of games."""
    won: int
    """Number of wins."""
    low: float
    """The lower end of the 95% confidence interval of the win rate."""
    high: float
    """Its upper end."""


class Heap(msgspec.Struct):
    """Results of a group of games with something in common."""

    game: GameName
    """Which game."""
    by: Literal[
        "all", "role", "team", "character", "players", "set",
        "opponent", "weapon", "module", "difficulty",
    ]  # fmt: skip
    """The grouping attribute."""
    key: str
    """Its value, such as a role; a set is ``base`` or ``rising_sun``, no module ``none``."""
    tally: Tally
    """Their results."""
    honor: float | None
    """At the end, on average; null for duels."""
    dealt: float | None
    """Defeats of others per game, on average."""
    suffered: float | None
    """Own defeats per game, on average."""


class PastGame(msgspec.Struct):
    """A counted game."""

    code: str
    """Of the table."""
    ended: float
    """Seconds since 1970."""
    game: GameName
    """Which game."""
    won: bool
    """Whether it was won."""
    players: int
    """How many sat at the table."""
    rising_sun: bool
    """Whether it was played with the expansion."""
    role: str
    """"" in a duel; likewise for all fields that only one game has."""
    team: str
    """The side."""
    character: str
    """The character."""
    honor: int
    """At the end."""
    points: int
    """At the end."""
    dealt: int
    """Defeats of others."""
    suffered: int
    """Own defeats."""
    opponents: list[str]
    """In a duel: the opponents."""
    weapon: str
    """In a duel: the weapon."""
    difficulty: str
    """In a duel: the difficulty."""
    modules: list[str]
    """In a duel: the modules."""
    rating: int | None
    """In points, after the game; null if it was not rated."""
    doubt: int | None
    """The margin of error of the rating."""
    kept: bool
    """Whether its table still exists, so that it can be reviewed."""


class OwnClub(msgspec.Struct):
    """A club that you are a member of, or were."""

    code: str
    """Its code."""
    name: str
    """What it is called; empty if you have left."""
    avatar: str
    """Its crest; empty if you have left."""
    founder: bool
    """Whether you lead it."""
    joined: float
    """When you first joined, in seconds since 1970."""
    left: float | None
    """When you left; null: you are a member."""
    rating: PlayerRating | None
    """Your rating there."""


class OwnStats(msgspec.Struct):
    """GET /api/players/me: what is stored about a player."""

    name: str
    """The claimed name."""
    listed: bool
    """Whether the player is listed on the ladder."""
    avatar: str
    """Your crest; empty if you have composed none."""
    created: float
    """Seconds since 1970."""
    standing: PlayerRating | None
    """Null before the first rated game."""
    heaps: list[Heap]
    """All games, grouped by what they have in common."""
    games: list[PastGame]
    """The last 200, or the last before a game; oldest first."""
    earlier: int | None
    """Ask with `?before=` and this number for the games before them; null if there are none."""
    invitations: list[OwnInvitation]
    """Those of the last day that you have made or got."""
    muted: list[str]
    """From whom you want no invitations."""
    clubs: list[OwnClub]
    """The clubs that you are a member of, or were."""


class Rung(msgspec.Struct):
    """One entry of the ladder."""

    place: int
    """1 is the strongest."""
    name: str
    """Of a player; empty for a bot."""
    bot: str | None
    """Which bot, or null."""
    standing: PlayerRating
    """The rating."""
    avatar: str
    """The crest."""


class Ladder(msgspec.Struct):
    """GET /api/players: the listed players and the bots, strongest first, 25 at a time."""

    rungs: list[Rung]
    """By the lower bound of their rating."""
    next: str | None
    """Ask with `?after=` and this text for the entries after them; null at the end."""
    own: list[Rung]
    """You, two entries before you and two after you, if you are on the ladder; with the first page only."""


class AsTally(msgspec.Struct):
    """How often a player won in a role or with a character."""

    key: str
    """The role or character."""
    played: int
    """Number of games."""
    won: int
    """Number of wins."""


class SitterTally(msgspec.Struct):
    """The results of one player at a table."""

    name: str
    """Empty for a bot, and for a player who has deleted their name."""
    bot: str | None
    """Which bot, or null."""
    tally: Tally
    """Overall."""
    roles: list[AsTally]
    """By role; none for a duel."""
    characters: list[AsTally]
    """By character; none for a duel."""
    verified: bool
    """Whether the player has claimed this name and proved it."""


class TableStats(msgspec.Struct):
    """GET /api/tables/CODE/statistics: the finished games of a table and its rematches."""

    games: int
    """Number of games."""
    sitters: list[SitterTally]
    """Most wins first."""

"""The bodies of statistics: a player's own, the ladder, and those of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.server.wire.any_game import GameName
from chanbara.server.wire.messages import Name


class NewPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/players: claim a name."""

    name: Name
    """What one wants to be called on the ladder."""


class Claimed(msgspec.Struct):
    """The name, and the token that proves it: keep it, and share it with nobody."""

    name: str
    """As it was claimed, without spaces around it."""
    token: str
    """What proves the player."""


class PlayerChange(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/players/me: what a player wants otherwise."""

    listed: bool
    """Whether he stands on the ladder."""


class PlayerRating(msgspec.Struct):
    """A rating, in points."""

    points: int
    """Everybody begins with 1000, and bots where they were measured."""
    doubt: int
    """How far off it may be, 19 of 20 times."""
    games: int
    """How many rated games say so."""


class Tally(msgspec.Struct):
    """How often somebody won."""

    played: int
    """How many games."""
    won: int
    """How many of them."""
    low: float
    """Where the true share of games won may lie, 19 of 20 times: not below this."""
    high: float
    """And not above this."""


class Heap(msgspec.Struct):
    """Games that have something in common, and how they went."""

    game: GameName
    """Which game."""
    by: Literal[
        "all", "role", "team", "character", "players", "set",
        "opponent", "weapon", "module", "difficulty",
    ]  # fmt: skip
    """In what they are alike."""
    key: str
    """What they have in common, such as a role; a set is ``base`` or ``rising_sun``, no module ``none``."""
    tally: Tally
    """How they went."""
    honor: float | None
    """At the end, on average; null for duels."""
    dealt: float | None
    """Defeats of others in a game, on average."""
    suffered: float | None
    """Own defeats in a game, on average."""


class PastGame(msgspec.Struct):
    """A game that counts."""

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
    """"" in a duel, like what else only the one or the other game has."""
    team: str
    """The side."""
    character: str
    """As whom."""
    honor: int
    """At the end."""
    points: int
    """At the end."""
    dealt: int
    """Defeats of others."""
    suffered: int
    """Own defeats."""
    opponents: list[str]
    """In a duel: whom one fought."""
    weapon: str
    """In a duel: with what."""
    difficulty: str
    """In a duel: how hard."""
    modules: list[str]
    """In a duel: what was added."""
    rating: int | None
    """In points, after the game; null where it was not rated."""
    doubt: int | None
    """Of the rating."""
    kept: bool
    """Whether its table is still there, so that it can be looked back at."""


class OwnStats(msgspec.Struct):
    """GET /api/players/me: all that is kept of a player."""

    name: str
    """The claimed name."""
    listed: bool
    """Whether it stands on the ladder."""
    created: float
    """Seconds since 1970."""
    standing: PlayerRating | None
    """Null before the first rated game."""
    heaps: list[Heap]
    """All games, put together by what they have in common."""
    games: list[PastGame]
    """The oldest first."""


class Rung(msgspec.Struct):
    """One place on the ladder."""

    name: str
    """Of a player; empty for a bot."""
    bot: str | None
    """Which bot, or null."""
    standing: PlayerRating
    """The rating."""


class Ladder(msgspec.Struct):
    """GET /api/players: who wants to be seen, and the bots, the strongest first."""

    rungs: list[Rung]
    """Those who are sure to be strong come first."""


class AsTally(msgspec.Struct):
    """How often somebody won as something."""

    key: str
    """Which role or character."""
    played: int
    """How many games."""
    won: int
    """How many of them."""


class SitterTally(msgspec.Struct):
    """How one who sat at a table fared."""

    name: str
    """Empty for a bot, and for who has deleted his name."""
    bot: str | None
    """Which bot, or null."""
    tally: Tally
    """How often it won."""
    roles: list[AsTally]
    """By role; none for a duel."""
    characters: list[AsTally]
    """By character; none for a duel."""


class TableStats(msgspec.Struct):
    """GET /api/tables/CODE/statistics: a table and its rematches, those that were played to the end."""

    games: int
    """How many there were."""
    sitters: list[SitterTally]
    """Who won most comes first."""

"""What messages say about a table: who sits where, where its deal comes from, its clock, its proof."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.server.wire.game_options import Departure
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.talk import RoleClaim

Status = Literal["lobby", "running", "over", "void", "frozen"]
Mark = Literal["slow", "away"]
Unrated = Departure | Literal["known_deal", "nobody", "void", "helped"]
"""Why a game is not rated: its options, its deal is from another game, nobody has a claimed name, it has no
result, or its winners were helped."""


class StoodIn(msgspec.Struct):
    """Why a bot plays for somebody."""

    why: Literal["timeout", "takeover", "resigned"]
    """Their time ran out, they were gone, or they have left the game for good."""
    at: int
    """Since when, in seconds since 1970 (UTC)."""
    back: bool
    """Whether they take the seat back at their next decision."""


class SeatRating(msgspec.Struct):
    """A rating with its uncertainty."""

    points: int
    """In points."""
    doubt: int
    """The margin of error at 95% confidence."""


class SeatInfo(msgspec.Struct):
    """A seat and its player; nothing about the game."""

    seat: int
    """Its number, from 0."""
    name: str
    """The player's name; empty if there is none."""
    bot: str | None
    """The bot that owns the seat."""
    ready: bool
    """Whether the player is ready to start."""
    here: bool
    """Whether the player is connected."""
    stand_in: bool
    """Whether a bot is playing for them."""
    reserve: float | None
    """Seconds left of the reserve, if the clock has one."""
    free: bool
    """Whether the seat can be taken. A player who has deleted their name still sits, without one."""
    verified: bool
    """Whether the player has claimed this name and proved it."""
    resigned: bool
    """Whether the player has left the game for good; a bot plays on."""
    mark: Mark | None
    """``away``: not connected, or nobody looks at the page. ``slow``: connected, but not heard from in
    the time that ``ping`` promised. Null: neither, or no person sits here."""
    stood_in: StoodIn | None
    """Why a bot plays for them, if one does."""
    claim: RoleClaim | None
    """What they last said they are, true or not; null if they have said nothing, or taken it back."""
    avatar: str
    """The crest of the player or bot, such as ``ring-wave-blue``; empty if there is no name."""
    rating: SeatRating | None = None
    """The rating of a player who shows it on the ladder, as it was when they sat down."""


class Spectator(msgspec.Struct):
    """Somebody who only watches."""

    number: int
    """Their number at this table."""
    name: str
    """Their name in the chat; empty if they have none."""
    verified: bool
    """Whether they have claimed this name and proved it."""
    avatar: str
    """Their crest, such as ``ring-wave-blue``; empty if they have no name."""


class TableResult(msgspec.Struct):
    """Who won at a table."""

    winner: str
    """The team; in a duel `player` or `enemy`."""
    winners: list[int]
    """Its seats."""


class Origin(msgspec.Struct):
    """The source of a deal that was not made for this table; players may know it from there."""

    kind: Literal["again", "play_on", "evening"]
    """The same deal as in another game, a continuation of that game from a frame, or the deal of a round of
    an evening, which other tables play, too."""
    review: str | None
    """The code of that game; null while it would reveal hidden information to the players."""
    frame: int | None
    """The first frame of the continuation."""


class QuickInfo(msgspec.Struct):
    """A table of quick play starts by itself, as soon as all its seats are taken."""

    fill_in: float | None
    """Seconds until bots take the free seats; null: they never do."""


class TableInfo(msgspec.Struct):
    """A table as everyone at it sees it."""

    code: str
    """Its code, for invitations."""
    link: str
    """The invitation link; it names the table and grants no seat."""
    status: Status
    """Its status; ``void``: ended without result, ``frozen``: started under other rules."""
    options: TableOptions
    """Its options."""
    seats: list[SeatInfo]
    """Its seats."""
    host: int
    """The seat of the host."""
    stand_in: str
    """The default stand-in, for a player who has left or an empty seat."""
    paused: bool
    """Whether the host has paused the game."""
    watching: int
    """Number of spectators."""
    commitment: str
    """The hash of the server's key, shown before the deal; empty if the deal has an origin."""
    origin: Origin | None
    """The source of the deal; null: it is made for this table, and can be verified."""
    next: str | None
    """The code of the rematch."""
    result: TableResult | None
    """Who won, once the game is over."""
    aid: bool
    """Whether this player may ask for suspects and hints."""
    rated: bool
    """Whether the game is rated, as far as is known: then it cannot be ended with no result."""
    saga: str | None = None
    """The code of the campaign or clan of this duel."""
    change: str | None = None
    """The rules change since this game was dealt, such as `lady-chacha`: the game can no longer be shown, and
    was ended without a result if it had none."""
    asked: int | None = None
    """The seat that must answer now."""
    evening: str | None = None
    """The code of the evening that this table belongs to."""
    club: str | None = None
    """The code of the club that this table is for. It opens nothing to whoever is no member."""
    sealed: bool = False
    """Whether others still play this deal: until then there is no record and no review of it."""
    missing: list[str] = []
    """Files of custom cards that the server does not have, or not as they were: the table waits for them."""
    unrated: list[Unrated] = []
    """Why it is not rated; empty if it is."""
    fault: str | None = None
    """The file of custom cards that failed: the game is frozen."""
    quick: QuickInfo | None = None
    """Null: its host starts it."""


class Timer(msgspec.Struct):
    """Time left for the open decision, in seconds; null: unlimited."""

    left: float | None
    """Seconds for this decision."""
    reserve: float | None
    """Seconds of the deciding player's reserve."""


class Fair(msgspec.Struct):
    """The proof that the deal was not manipulated."""

    commitment: str
    """The SHA-256 of the key, as shown before the deal."""
    key: str
    """The server's key."""
    salts: list[str]
    """The players' salts, by seat."""

"""What messages say about a table: who sits where, where its deal comes from, its clock, its proof."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.server.wire.options import TableOptions


class SeatInfo(msgspec.Struct):
    """Who sits where; nothing of the game."""

    seat: int
    """Its number, from 0."""
    name: str
    """Who sits there; empty where nobody does."""
    bot: str | None
    """The bot that owns the seat."""
    ready: bool
    """Whether he is ready to start."""
    here: bool
    """Whether a connection of his is open."""
    stand_in: bool
    """Whether a bot plays for him at the moment."""
    reserve: float | None
    """Seconds left of the reserve, where there is a clock with one."""
    free: bool
    """Whether somebody may sit down. Who has deleted his name still sits, without one."""


class TableResult(msgspec.Struct):
    """Who won at a table of Samurai Sword."""

    winner: str
    """The team."""
    winners: list[int]
    """Its seats."""


class Origin(msgspec.Struct):
    """Where a deal comes from that was not made for this table: who has seen it there knows it."""

    kind: Literal["again", "play_on"]
    """The same deal as in another game, or that game itself from a frame on."""
    review: str | None
    """The code of that game; null while it would tell what the players are not to know."""
    frame: int | None
    """From which frame it is played on."""


class TableInfo(msgspec.Struct):
    """A table as everybody at it sees it."""

    code: str
    """What invites to the table."""
    link: str
    """The invitation; it names the table and opens no seat."""
    status: Literal["lobby", "running", "over", "void", "frozen"]
    """Where it stands; ``void`` is ended without result, ``frozen`` is begun under other rules."""
    options: TableOptions
    """What was chosen for it."""
    seats: list[SeatInfo]
    """Who sits where."""
    host: int
    """The seat of the host."""
    stand_in: str
    """The bot that plays where nobody chose another: for a person that is gone, or in an empty seat."""
    paused: bool
    """Whether the host has stopped the game."""
    watching: int
    """How many spectators there are."""
    commitment: str
    """The hash of the server's key, shown before the deal; empty where the deal has an origin."""
    origin: Origin | None
    """Where the deal comes from; null: it is made for this table, and can be proved."""
    next: str | None
    """The code of the rematch."""
    result: TableResult | None
    """Who won, once the game is over."""
    aid: bool
    """Whether who sits here may ask who may be who."""
    saga: str | None = None
    """The code of the campaign or clan whose duel this is."""
    change: str | None = None
    """The change of the rules since this game was dealt, such as `lady-chacha`: the game cannot be shown any
    more, and was ended without a result if it had none."""


class Timer(msgspec.Struct):
    """How long the open decision may still take, in seconds; null: for ever."""

    left: float | None
    """Seconds for this decision."""
    reserve: float | None
    """Seconds of the reserve of the one who is asked."""


class Fair(msgspec.Struct):
    """What proves that the deal was not chosen."""

    commitment: str
    """The SHA-256 of the key, as it was shown."""
    key: str
    """The server's key."""
    salts: list[str]
    """The players' salts, by seat."""

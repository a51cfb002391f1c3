"""The bodies of the routes for a person's own data, which the tokens of a browser prove."""

from __future__ import annotations

from typing import Annotated

import msgspec

from chanbara.server.wire.practice_bodies import OwnPractice
from chanbara.server.wire.push_bodies import OwnDevice
from chanbara.server.wire.scalars import Token
from chanbara.server.wire.talk import Claim, Emote

MOST_TOKENS = 20
"""Tokens per request: everything that belongs to one of them may be long."""


class OwnTokens(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/data and /api/data/delete: whose data it is."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)]
    """Tokens of seats, evenings, campaigns and clans, of a claimed name (for its devices and its practice),
    and the secret of a spectator; unknown ones are ignored."""


class OwnEntry(msgspec.Struct):
    """An entry in the log of a table that concerns your seat."""

    number: int
    """Its number in the log."""
    kind: str
    """What it is, such as ``choice``, ``timeout`` or ``mailed``, which stands for a push message too."""
    text: str
    """What was chosen, in notation."""
    at: float
    """When it was written, in seconds since 1970."""
    detail: str
    """Further facts, as JSON; may be empty."""


class OwnResult(msgspec.Struct):
    """How your seat did in a finished game."""

    role: str
    """Your role."""
    team: str
    """Your team."""
    character: str
    """Your character."""
    won: bool
    """Whether you won."""
    honor: int
    """Your honor at the end."""
    points: int
    """Your points."""
    dealt: int
    """Defeats of others."""
    suffered: int
    """Your own defeats."""
    bot: str
    """The bot that played for you most of the time; empty if none did."""


class OwnLine(msgspec.Struct):
    """A line of chat, a claim or an emote."""

    code: str
    """The table."""
    seat: int | None
    """Your seat; null if you were a spectator."""
    name: str
    """The name you had."""
    text: str | None
    """The line; null for a claim or an emote."""
    claim: Claim | None
    """The claim; null for anything else."""
    about: int | None
    """The seat that the claim is about, if any."""
    emote: Emote | None
    """The emote; null for anything else."""


class OwnSeat(msgspec.Struct):
    """What is stored about one of your seats."""

    code: str
    """The table."""
    seat: int
    """Your seat."""
    game: str
    """``sword``, ``duel`` or another game."""
    status: str
    """The status of the table."""
    created: float
    """When the table was opened, in seconds since 1970."""
    changed: float
    """When it last changed."""
    name: str
    """The name you typed."""
    avatar: str
    """The crest you composed; empty if you did not."""
    ready: bool
    """Whether you were ready to start."""
    salt: str
    """Your contribution to the deal."""
    language: str
    """The language of emails to you."""
    mail: str
    """Your email address; empty if you gave none."""
    mail_confirmed: bool
    """Whether it is confirmed."""
    mail_until: float | None
    """Until when it can be confirmed; null if it need not be."""
    player: bool
    """Whether the seat belongs to a claimed name."""
    entries: list[OwnEntry]
    """Your choices, and what else was logged for your seat."""
    result: OwnResult | None
    """How you did, once the game has been counted."""


class OwnSaga(msgspec.Struct):
    """What is stored about one of your campaigns or clans."""

    code: str
    """Its code."""
    name: str
    """The name you typed."""
    created: float
    """When it began, in seconds since 1970."""
    changed: float
    """When it last changed."""
    is_over: bool
    """Whether it is over."""
    duel: str
    """The table of its open duel; empty between duels."""
    story: str | None
    """Everything in it; null until it is over, because it contains the key of events to come."""


class OwnEvening(msgspec.Struct):
    """What is stored about you in an evening."""

    code: str
    """Its code."""
    title: str
    """What it is called."""
    created: float
    """When it was opened, in seconds since 1970."""
    status: str
    """``open``, ``running`` or ``over``."""
    person: int
    """Your number in it."""
    name: str
    """The name you typed."""
    gone: bool
    """Whether you have left."""


class OwnData(msgspec.Struct):
    """POST /api/data: what is stored about the owner of some tokens."""

    seats: list[OwnSeat]
    """Your seats."""
    sagas: list[OwnSaga]
    """Your campaigns and clans."""
    evenings: list[OwnEvening]
    """The evenings in which you take part. Your seats at their tables are among your seats."""
    chat: list[OwnLine]
    """What you have said at tables that are still open. It is not stored, only in memory."""
    devices: list[OwnDevice]
    """Devices that get push messages for you."""
    practice: list[OwnPractice]
    """The puzzles, runs and best campaigns of your claimed name."""


class OwnPlace(msgspec.Struct):
    """A seat that is still yours."""

    code: str
    """The table."""
    seat: int
    """Your seat."""


class DataDeleted(msgspec.Struct):
    """POST /api/data/delete: your data is deleted."""

    kept: list[OwnPlace]
    """Seats at tables that are not over: they are still yours, without a name."""

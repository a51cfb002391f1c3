"""The bodies of every route, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.any_game import GameName
from chanbara.server.wire.avatars import Avatar
from chanbara.server.wire.game_options import Book
from chanbara.server.wire.options import Clock, NoClock, TableOptions
from chanbara.server.wire.refusal import RouteCode
from chanbara.server.wire.scalars import Name, PlayerToken, SeatNumber
from chanbara.server.wire.summary_bodies import SummaryCard


class Create(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables: create a table and take a seat at it."""

    name: Name
    """Your name."""
    options: TableOptions
    """The game and its options."""
    player: PlayerToken | None = None
    """The token of your claimed name: without it nobody can use that name, and the game counts for nobody."""
    avatar: Avatar = ""
    """Your crest; empty: that of your claimed name, or one that follows from the name."""
    club: Annotated[str, msgspec.Meta(max_length=8)] = ""
    """The code of your club that the table is for; empty: none."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/CODE/seats: take a free seat."""

    name: Name
    """Your name."""
    seat: SeatNumber | None = None
    """The seat; null: any free seat."""
    player: PlayerToken | None = None
    """As for a new table."""
    avatar: Avatar = ""
    """As for a new table."""


class Seated(msgspec.Struct):
    """Your seat, and the token that proves it: store it, and share it with nobody."""

    code: str
    """The code of the table."""
    seat: int
    """Your seat."""
    token: str
    """Its token."""


class Listed(msgspec.Struct):
    """One public table in the list."""

    code: str
    """Its code."""
    game: GameName
    """``sword`` or ``duel``."""
    players: int
    """Number of seats."""
    free: int
    """Number of free seats."""
    status: Literal["lobby", "running"]
    """As in TableInfo."""
    host: str
    """The name of the host."""
    verified: bool
    """Whether the host has claimed this name and proved it."""
    book: Book | None
    """The rulebook; null for a duel."""
    rulings: dict[str, bool | int | str]
    """Rulings that differ from those of the book, by name."""
    house: bool = False
    """Whether it has house rules."""
    cards: list[str] = []
    """The files of custom cards it uses, by name."""
    design: bool = False
    """Whether it has cards of its own from the workshop."""
    rising_sun: bool = False
    """Whether the expansion is used."""
    clock: Clock = msgspec.field(default_factory=NoClock)
    """The clock."""
    since: float = 0.0
    """When it was opened, in seconds since 1970."""
    quick: bool = False
    """Whether it starts by itself, as tables of quick play do."""
    avatar: str = ""
    """The crest of the host."""
    fill_at: float | None = None
    """When bots take the free seats, in seconds since 1970; null: they never do."""


class Tables(msgspec.Struct):
    """GET /api/tables: the public tables."""

    tables: list[Listed]
    """One entry per table."""
    now: float
    """The clock of the server, in seconds since 1970: all times here are by it."""


class CardInfo(msgspec.Struct):
    """What is printed on one kind of playing card of Samurai Sword."""

    key: str
    """Its key in records and messages."""
    kind: Literal["weapon", "action", "property"]
    """Weapon, action or property."""
    suit: Literal["fuji", "koi", "torii", "origami"]
    """The symbol in its corner."""
    copies: int
    """Number of copies."""
    rule: str
    """The paragraph that describes it."""
    reach: int | None
    """The greatest Difficulty a weapon reaches."""
    wounds: int | None
    """How many wounds a weapon deals; null if that depends on its target."""
    parry: bool
    """Whether it can parry."""
    rising_sun: bool
    """Whether it is from the expansion."""


class CharacterInfo(msgspec.Struct):
    """What is printed on one character."""

    key: str
    """Its key in records and messages."""
    resilience: int
    """Its Resilience when unhurt."""
    rule: str
    """The chapter that describes it."""
    rising_sun: bool
    """Whether it is from the expansion."""


class RoleInfo(msgspec.Struct):
    """What is printed on one kind of role card."""

    key: str
    """Its key in records and messages."""
    role: Literal["shogun", "samurai", "ninja", "ronin"]
    """The role."""
    stars: int
    """Number of stars."""


class Paragraphs(msgspec.Struct):
    """Rule paragraphs about things that are printed on no card."""

    harmless: str
    """The paragraph on Harmless players."""


class OwnFile(msgspec.Struct):
    """A file of custom cards that the server has."""

    name: str
    """Its name in the table options: the keys of its cards and characters begin with it and ``-``."""
    digest: str
    """Its hash in the table options and in records."""
    cards: list[CardInfo]
    """Its playing cards."""
    characters: list[CharacterInfo]
    """Its characters."""
    words: dict[str, str]
    """Its names and texts as Fluent messages, by language: ``cards-NAME-title`` is its title."""


class Cards(msgspec.Struct):
    """GET /api/cards, /api/cards/base, or /api/tables/CODE/cards for a table with its house rules."""

    cards: list[CardInfo]
    """Each kind of playing card."""
    characters: list[CharacterInfo]
    """Every character that can be dealt."""
    roles: list[RoleInfo]
    """Each kind of role card."""
    paragraphs: Paragraphs
    """By number, as on the rules page."""
    book: Book
    """The rulebook: some names differ between books."""
    summaries: list[SummaryCard]
    """The summary card for each number of players; for a table only its own."""
    own: list[OwnFile]
    """The files of custom cards that a table uses; they are among its cards and characters."""


class RulingInfo(msgspec.Struct):
    """A ruling that a table may change."""

    name: str
    """Its name in the table options."""
    values: list[bool | int]
    """The possible values."""
    usual: bool | int
    """The default, by our reading."""
    rule: str
    """The paragraph it is about."""
    rising_sun: bool
    """Whether it matters only with the expansion."""


class BookInfo(msgspec.Struct):
    """A rulebook that a table may follow."""

    name: Book
    """Its name in the table options."""
    rulings: dict[str, bool | int]
    """Rulings in which it differs from our reading, by name."""


class Trained(msgspec.Struct):
    """What a network was trained for: elsewhere the detective plays in its place."""

    players: list[int]
    """Numbers of players."""
    sets: list[Literal["base", "rising_sun"]]
    """With or without the expansion."""


class BotInfo(msgspec.Struct):
    """A bot for Samurai Sword."""

    name: str
    """Its name in messages."""
    level: int
    """Its rank, from 1 for the weakest."""
    wins: float | None
    """Its win rate in percent in one of five seats, among detectives; null if it was not measured."""
    manner: Literal["aggressive", "trusting", "sly"] | None
    """Its style, if it is a variant of another bot."""
    trained: Trained | None = None
    """If it is a network that the operator added; its name begins with `net:`."""
    follows: bool = False
    """Whether it is as strong as the people at the table: its level is then no rank."""


class Choices(msgspec.Struct):
    """GET /api/choices: the options for a table."""

    bots: list[BotInfo]
    """The bots for Samurai Sword, weakest first."""
    bots_ready: bool
    """False while the server is still compiling the bots: until then they play more simply."""
    stand_in: str
    """The default stand-in."""
    books: list[BookInfo]
    """The rulebooks a table may follow, our reading first."""
    rulings: list[RulingInfo]
    """Rulings for questions that the printed rules leave open."""
    own: list[OwnFile]
    """The files of custom cards that a table may use."""


class Problem(msgspec.Struct):
    """The body of every refusal of a route."""

    code: RouteCode
    """The reason, for programs."""
    message: str
    """The reason, in a sentence."""


class MailConfirmed(msgspec.Struct):
    """POST /mail/confirm/CODE/TOKEN: the address is confirmed."""

    code: str
    """The table whose turns are announced."""


class Health(msgspec.Struct):
    """GET /health."""

    status: Literal["ok", "trouble", "stopping"]
    """Whether it works, cannot store anything at the moment, or is shutting down."""
    version: str
    """The version of chanbara."""
    tables: int
    """Number of tables in memory whose game is not over."""
    running: int
    """Number of running games."""
    connections: int
    """Number of open sockets."""
    bots_ready: bool
    """Whether the bots are compiled; until then they play more simply."""

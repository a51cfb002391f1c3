"""The bodies of every route, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.any_game import GameName
from chanbara.server.wire.game_options import Book
from chanbara.server.wire.messages import Name, SeatNumber
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.refusal import RouteCode

PlayerToken = Annotated[str, msgspec.Meta(max_length=100)]


class Create(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables: a new table, and a seat at it."""

    name: Name
    """What you are called."""
    options: TableOptions
    """What is played, and how."""
    player: PlayerToken | None = None
    """Who wants this game to count for his name says who he is."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/CODE/seats: take a free seat."""

    name: Name
    """What you are called."""
    seat: SeatNumber | None = None
    """Which seat; null: any that is free."""
    player: PlayerToken | None = None
    """As for a new table."""


class Seated(msgspec.Struct):
    """The seat, and the token that proves it: keep it, and share it with nobody."""

    code: str
    """The code of the table."""
    seat: int
    """Your seat."""
    token: str
    """What proves it."""


class Listed(msgspec.Struct):
    """One public table in the list."""

    code: str
    """What invites to it."""
    game: GameName
    """``sword`` or ``duel``."""
    players: int
    """How many seats it has."""
    free: int
    """How many of them are free."""
    status: Literal["lobby", "running"]
    """As in TableInfo."""
    host: str
    """What the host is called."""
    book: Book | None
    """Which rulebook is followed; null for a duel."""
    rulings: dict[str, bool | int | str]
    """Rulings that differ from those of the book, by name."""


class Tables(msgspec.Struct):
    """GET /api/tables: the public tables."""

    tables: list[Listed]
    """One entry a table."""


class CardInfo(msgspec.Struct):
    """What is printed on one kind of playing card of Samurai Sword."""

    key: str
    """By which records and messages call it."""
    kind: Literal["weapon", "action", "property"]
    """Weapon, action or property."""
    suit: Literal["fuji", "koi", "torii", "origami"]
    """The symbol in its corner."""
    copies: int
    """How many there are."""
    rule: str
    """The paragraph that describes it."""
    reach: int | None
    """The greatest Difficulty that a weapon reaches."""
    wounds: int | None
    """How many wounds a weapon deals; null where that depends on whom it hits."""
    parry: bool
    """Whether it can parry."""
    rising_sun: bool
    """Whether it came with the expansion."""


class CharacterInfo(msgspec.Struct):
    """What is printed on one character."""

    key: str
    """By which records and messages call it."""
    resilience: int
    """How much it has when unhurt."""
    rule: str
    """The chapter that describes it."""
    rising_sun: bool
    """Whether it came with the expansion."""


class RoleInfo(msgspec.Struct):
    """What is printed on one kind of role card."""

    key: str
    """By which records and messages call it."""
    role: Literal["shogun", "samurai", "ninja", "ronin"]
    """What it makes of its player."""
    stars: int
    """How many it shows."""


class Paragraphs(msgspec.Struct):
    """Where the rules speak of what is printed on no card."""

    harmless: str
    """Who is Harmless."""


class Cards(msgspec.Struct):
    """GET /api/cards, /api/cards/base, or /api/tables/CODE/cards for a table with its house rules."""

    cards: list[CardInfo]
    """Each kind of playing card."""
    characters: list[CharacterInfo]
    """Everybody that can be dealt."""
    roles: list[RoleInfo]
    """Each kind of role card."""
    paragraphs: Paragraphs
    """By number, as the rules page has them."""
    book: Book
    """Which rulebook is followed: some names differ from book to book."""


class RulingInfo(msgspec.Struct):
    """A ruling that a table may choose otherwise."""

    name: str
    """What it is called among the options of a table."""
    values: list[bool | int]
    """What can be chosen."""
    usual: bool | int
    """What holds by our reading where nothing is chosen."""
    rule: str
    """The paragraph that it is about."""
    rising_sun: bool
    """Whether it changes something only where the expansion is in the game."""


class BookInfo(msgspec.Struct):
    """A rulebook that a table may follow."""

    name: Book
    """What it is called among the options of a table."""
    rulings: dict[str, bool | int]
    """What it decides otherwise than our reading, by the name of the ruling."""


class BotInfo(msgspec.Struct):
    """A bot that may sit at Samurai Sword."""

    name: str
    """By which messages call it."""
    level: int
    """Its place on the ladder, from 1 for the weakest."""
    wins: float | None
    """How many of a hundred games it wins at a mixed table of five; null where nobody has measured it."""
    manner: Literal["aggressive", "trusting", "sly"] | None
    """What it is given to, where it is like another bot but for that."""


class Choices(msgspec.Struct):
    """GET /api/choices: what a table can be made of."""

    bots: list[BotInfo]
    """Who may sit at Samurai Sword, from the weakest to the strongest."""
    bots_ready: bool
    """False while the server still compiles how they think: until then they play more simply."""
    stand_in: str
    """Which of them plays where nobody chose another."""
    books: list[BookInfo]
    """Which rulebooks a table may follow, our reading first."""
    rulings: list[RulingInfo]
    """Where the printed rules are silent."""


class Problem(msgspec.Struct):
    """The body of every refusal of a route."""

    code: RouteCode
    """Why, for a program."""
    message: str
    """Why, in a sentence."""


class Health(msgspec.Struct):
    """GET /health."""

    status: Literal["ok", "stopping"]
    """Whether it takes new games."""
    version: str
    """The version of chanbara."""
    tables: int
    """How many tables there are."""
    running: int
    """At how many of them a game is going on."""
    connections: int
    """How many sockets are open."""
    bots_ready: bool
    """Whether bots think compiled; before that they play more simply."""

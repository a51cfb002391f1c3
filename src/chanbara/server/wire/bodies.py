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
    options: TableOptions
    player: PlayerToken | None = None
    """Who wants this game to count for his name says who he is."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/CODE/seats: take a free seat."""

    name: Name
    seat: SeatNumber | None = None
    player: PlayerToken | None = None
    """As for a new table."""


class Seated(msgspec.Struct):
    """The seat, and the token that proves it: keep it, and share it with nobody."""

    code: str
    seat: int
    token: str


class Listed(msgspec.Struct):
    """One public table in the list."""

    code: str
    game: GameName
    players: int
    free: int
    status: Literal["lobby", "running"]
    host: str
    book: Book | None
    """Which rulebook is followed; null for a duel."""
    rulings: dict[str, bool | int | str]


class Tables(msgspec.Struct):
    """GET /api/tables: the public tables."""

    tables: list[Listed]


class CardInfo(msgspec.Struct):
    """What is printed on one kind of playing card of Samurai Sword."""

    key: str
    kind: Literal["weapon", "action", "property"]
    suit: Literal["fuji", "koi", "torii", "origami"]
    copies: int
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
    resilience: int
    rule: str
    """The chapter that describes it."""
    rising_sun: bool
    """Whether it came with the expansion."""


class RoleInfo(msgspec.Struct):
    """What is printed on one kind of role card."""

    key: str
    role: Literal["shogun", "samurai", "ninja", "ronin"]
    stars: int


class Paragraphs(msgspec.Struct):
    """Where the rules speak of what is printed on no card."""

    harmless: str
    """Who is Harmless."""


class Cards(msgspec.Struct):
    """GET /api/cards, /api/cards/base, or /api/tables/CODE/cards for a table with its house rules."""

    cards: list[CardInfo]
    characters: list[CharacterInfo]
    roles: list[RoleInfo]
    paragraphs: Paragraphs
    book: Book
    """Which rulebook is followed: some names differ from book to book."""


class RulingInfo(msgspec.Struct):
    """A ruling that a table may choose otherwise."""

    name: str
    values: list[bool | int]
    usual: bool | int
    rule: str
    """The paragraph that it is about."""
    rising_sun: bool
    """Whether it changes something only where the expansion is in the game."""


class BookInfo(msgspec.Struct):
    """A rulebook that a table may follow."""

    name: Book
    rulings: dict[str, bool | int]
    """What it decides otherwise than our reading, by the name of the ruling."""


class BotInfo(msgspec.Struct):
    """A bot that may sit at Samurai Sword."""

    name: str
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


class Problem(msgspec.Struct):
    """The body of every refusal of a route."""

    code: RouteCode
    message: str


class Health(msgspec.Struct):
    """GET /health."""

    status: Literal["ok", "stopping"]
    version: str
    tables: int
    running: int
    connections: int
    bots_ready: bool

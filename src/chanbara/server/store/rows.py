"""The rows: tables with seats, logs and origins; sagas; players and results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

R = TypeVar("R", bound=msgspec.Struct)


class TableRow(msgspec.Struct):
    """One table, from its lobby to its result."""

    code: str
    created: float
    changed: float
    status: str
    """"lobby", "running", "over", "void" or "frozen"."""
    options: str
    """JSON text of the table's options."""
    host: int
    """The seat of the host."""
    secret: str
    """The server's key for the deal, in hex."""
    salts: str
    """JSON list by seat: the players' salts."""
    version: str
    """Program version, set when the game starts."""
    rules: str
    """Rules version, set when the game starts."""
    result: str
    """JSON text, "" until the game is over."""
    next: str
    """The code of the rematch, "" if there is none."""
    saga: str = ""
    """The code of the campaign or clan that this duel belongs to, "" if none."""
    carried: str = ""
    """What that duel carries over, as its record writes it; "" if nothing."""
    revision: int = 1
    """The rules revision the game is dealt by (``record/changes.py``)."""
    quick: str = ""
    """What quick play finds it by (``lobby/quick_play.py``), "" if it does not."""
    fill_at: float = 0.0
    """When bots take the free seats of such a table; 0: never."""
    club: str = ""
    """The code of the club that it is for, "" if none."""


class SeatRow(msgspec.Struct):
    """One seat of a table and its player."""

    code: str
    seat: int
    name: str
    token: str
    """The hash of the seat token, "" for a bot or a free seat."""
    bot: str
    """The name of the bot that owns the seat, "" if none does."""
    ready: bool
    mail: str
    """The email address for reminders, "" if none was given."""
    language: str
    mail_hash: str = ""
    """The hash by which that address is recognized (``mail/addresses.py``)."""
    mail_confirm: str = ""
    """The hash of the token that confirms the address, "" once it is confirmed."""
    mail_until: float = 0.0
    avatar: str = ""
    """The crest that its player has composed (``wire/avatars.py``), "" if none."""


NO_MAIL = {"mail": "", "mail_hash": "", "mail_confirm": "", "mail_until": 0.0}
"""The fields of a seat without an address."""


class Entry(msgspec.Struct):
    """One entry of a table's log, which is append-only."""

    code: str
    number: int
    """0, 1, 2 ... without gaps."""
    kind: str
    """"choice", "timeout", "takeover", "return" ..."""
    seat: int
    text: str
    at: float
    detail: str
    """JSON text or ""."""


class OriginRow(msgspec.Struct):
    """The deal of a table that uses the deal of another game."""

    code: str
    kind: str
    """"again", "play_on", or one of ``evening_rows.py``."""
    deal: str
    """A key shared by all games with the same deal."""
    review: str
    """The code of the game it comes from."""
    frame: int
    """How many choices of that game were made before."""
    record: str
    """The record of that game up to there."""


class SagaRow(msgspec.Struct):
    """One campaign or clan, between its duels or within one."""

    code: str
    created: float
    changed: float
    name: str
    token: str
    """The hash of the token that grants access to it, and to the seat at each of its tables."""
    story: str
    """Set-up, choices and records of its duels, as ``chanbara.duel.saga.saved`` writes them."""
    duel: str
    """The code of the open duel's table, "" between duels."""
    is_over: bool
    version: int = 0
    """How often it was changed: nobody overwrites what another process has changed."""


metadata = MetaData()
"""The newest schema. The migrations produce it; a test compares the two."""

tables = Table(
    "tables",
    metadata,
    Column("code", String, primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("status", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", Integer, nullable=False),
    Column("secret", String, nullable=False),
    Column("salts", Text, nullable=False),
    Column("version", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("result", Text, nullable=False),
    Column("next", String, nullable=False),
    Column("saga", String, nullable=False, server_default=""),
    Column("carried", Text, nullable=False, server_default=""),
    Column("revision", Integer, nullable=False, server_default="1"),
    Column("quick", String, nullable=False, server_default=""),
    Column("fill_at", Double, nullable=False, server_default="0"),
    Column("club", String, nullable=False, server_default=""),
    Index("tables_by_change", "status", "changed"),
    Index("tables_by_next", "next", sqlite_where=text("next != ''"), postgresql_where=text("next != ''")),
    Index(
        "tables_by_quick",
        "quick",
        "status",
        sqlite_where=text("quick != ''"),
        postgresql_where=text("quick != ''"),
    ),
    Index(
        "tables_by_club",
        "club",
        "status",
        sqlite_where=text("club != ''"),
        postgresql_where=text("club != ''"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("token", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("mail", String, nullable=False),
    Column("language", String, nullable=False),
    Column("mail_hash", String, nullable=False, server_default=""),
    Column("mail_confirm", String, nullable=False, server_default=""),
    Column("mail_until", Double, nullable=False, server_default="0"),
    Column("avatar", String, nullable=False, server_default=""),
    Index("seats_by_token", "token"),
    Index("seats_by_mail", "mail_hash"),
    Index("seats_by_confirmation", "mail_confirm"),
)

entries = Table(
    "entries",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("detail", Text, nullable=False),
)

origins = Table(
    "origins",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("kind", String, nullable=False),
    Column("deal", String, nullable=False),
    Column("review", String, nullable=False),
    Column("frame", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Index("origins_by_deal", "deal"),
)

sagas = Table(
    "sagas",
    metadata,
    Column("code", String, primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("name", String, nullable=False),
    Column("token", String, nullable=False),
    Column("story", Text, nullable=False),
    Column("duel", String, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Index("sagas_by_token", "token"),
    Index("sagas_by_change", "is_over", "changed"),
    Index("sagas_by_duel", "duel"),
)

openings = Table("openings", metadata, Column("number", Integer, nullable=False))
"""One row: how often the database was opened. A server that finds another count has lost it to another."""


class PlayerRow(msgspec.Struct):
    """A player with a claimed name; names are optional."""

    key: str
    """Random and never published."""
    name: str
    folded: str
    """The name in comparable form: no two players have the same."""
    token: str
    """The hash of the player's token."""
    listed: bool
    """Whether the player is listed on the ladder."""
    created: float
    bound: float | None = None
    """The lower bound of the rating, by which the ladder is ordered; None before the first rated game."""
    skeleton: str = ""
    """The name as it looks (``lobby/alphabets.py``): nobody may claim one that looks like it."""
    avatar: str = ""
    """The crest that goes with the name."""


class ResultRow(msgspec.Struct):
    """How the game of a table ended."""

    code: str
    number: int
    """The order in which games were counted: ratings depend on it."""
    ended: float
    game: str
    """"sword", "duel", or "" if the rules have changed since and it is no longer known."""
    players: int
    rising_sun: bool
    printed: bool
    """Whether it was the standard game: our reading, no house rules, dealt characters, no aid."""
    winner: str
    """The team, or "" in a duel."""
    detail: str
    """JSON text: the options of a duel."""


class PlayRow(msgspec.Struct):
    """How one seat did."""

    code: str
    seat: int
    player: str
    """The key of the named player, "" for anyone else."""
    bot: str
    """The name of the bot that played it, "" for a person."""
    role: str
    team: str
    character: str
    won: bool
    honor: int
    points: int
    dealt: int
    """Defeats of others."""
    suffered: int
    mu: float | None = None
    """The player's rating after the game, if it was rated."""
    sigma: float | None = None


class RatingRow(msgspec.Struct):
    """The current rating of a player, a bot, all guests, or a side."""

    who: str
    mu: float
    sigma: float
    games: int


players = Table(
    "players",
    metadata,
    Column("key", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("folded", String, nullable=False),
    Column("token", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("bound", Double, nullable=True),
    Column("skeleton", String, nullable=False, server_default=""),
    Column("avatar", String, nullable=False, server_default=""),
    Index("players_by_folded", "folded", unique=True),
    Index("players_by_skeleton", "skeleton"),
    Index("players_by_token", "token", unique=True),
    Index("players_by_bound", "listed", "bound", "folded"),
)

owners = Table(
    "owners",
    metadata,
    Column("token", String, primary_key=True),
    Column("player", String, nullable=False),
    Index("owners_by_player", "player"),
)
"""The owner of a seat by the hash of its token: a rematch keeps the token, and so its owner."""

results = Table(
    "results",
    metadata,
    Column("code", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rising_sun", Boolean, nullable=False),
    Column("printed", Boolean, nullable=False),
    Column("winner", String, nullable=False),
    Column("detail", Text, nullable=False),
    Index("results_by_number", "number", unique=True),
)

plays = Table(
    "plays",
    metadata,
    Column("code", String, ForeignKey("results.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("role", String, nullable=False),
    Column("team", String, nullable=False),
    Column("character", String, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("honor", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("dealt", Integer, nullable=False),
    Column("suffered", Integer, nullable=False),
    Column("mu", Double, nullable=True),
    Column("sigma", Double, nullable=True),
    Index("plays_by_player", "player"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)


def read(connection: Connection, query: Select[Any], kind: type[R]) -> list[R]:
    """Return the rows a query finds."""
    return [kind(**row) for row in connection.execute(query).mappings()]

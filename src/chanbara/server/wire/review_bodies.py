"""The bodies of the routes about games that are over: looking back, playing on, and the same deal again."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.any_game import AnyFrame, AnyGame, GameName
from chanbara.server.wire.game_options import Word
from chanbara.server.wire.messages import Name, SeatNumber
from chanbara.server.wire.options import Clock, NoClock, Pauses


class ReviewSeat(msgspec.Struct):
    """Who sat where, as everybody knew it from the beginning."""

    seat: int
    """Its number, from 0."""
    name: str
    """Who sat there; empty where the record came as a file, for names are not in it."""
    bot: str | None
    """The bot that owned the seat at the end."""
    character: str | None
    """The key of the character; null in a duel."""


class ReviewTurn(msgspec.Struct):
    """Where a turn begins; in a duel, a round."""

    turn: int
    """Its number, from 1."""
    seat: int
    """Whose turn it is."""
    frame: int
    """Its first frame."""


class Review(msgspec.Struct):
    """GET /api/reviews/CODE: what can be looked back at. Nothing of how it ended is in it, and no role."""

    code: str
    """Of the table or the file."""
    game: GameName
    """Which game it is."""
    edition: str
    """What tells the cards and rulings of this game from those of others; empty for a duel."""
    options: AnyGame
    """What was chosen for the game."""
    source: Literal["table", "file"]
    """Whether it was played at a table of this server, or came as a record file."""
    created: float
    """When the table was opened, or the file came: seconds since 1970."""
    seats: list[ReviewSeat]
    """Who sat where."""
    turns: list[ReviewTurn]
    """Where each turn begins, for jumping."""
    frames: int
    """How many frames there are: one for each decision, and one for the end."""
    finished: bool
    """False where the game was broken off: then the last frame is as far as it went."""
    judged: bool
    """Whether there is analysis: beliefs, and what a planner thinks of each play."""


class ReviewFrames(msgspec.Struct):
    """GET /api/reviews/CODE/frames?as=WHO&from=A&to=B: the frames from A to before B."""

    frames: list[AnyFrame]
    """In order."""
    more: int | None
    """The next frame that was asked for and is not here, for one answer holds only so many; null: all are."""


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/reviews/CODE/play-on: a game of your own that begins where another once stood."""

    name: Name
    """What you are called."""
    frame: Annotated[int, msgspec.Meta(ge=0)]
    """From which frame on."""
    seat: SeatNumber
    """Where you sit."""
    bot: Word | None = None
    """Who sits in all other seats; null: who usually stands in."""


class AgainOptions(msgspec.Struct, forbid_unknown_fields=True):
    """What is chosen for a table whose deal is known already: all but the game."""

    clock: Clock = msgspec.field(default_factory=NoClock)
    """How long one may think."""
    pauses: Pauses = msgspec.field(default_factory=Pauses)
    """How long bots wait before they answer."""
    public: bool = False
    """Whether the table stands in the list that everybody sees."""
    spectators: bool = True
    """Whether somebody may watch."""
    aid: bool | None = None
    """Whether players may ask who may be who; null: who plays with bots alone may."""
    bots: Annotated[list[Word | None], msgspec.Meta(max_length=8)] = []
    """By seat: the bot that sits there, or null for a person."""


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/reviews/CODE/again: a new table with the same deal, for another group."""

    name: Name
    """What the host is called."""
    options: AgainOptions = msgspec.field(default_factory=AgainOptions)
    """What is chosen for the table."""


class GroupSeat(msgspec.Struct):
    """How one seat of a group fared with the same cards."""

    seat: int
    """Its number, from 0."""
    name: str
    """Who sat there; empty where the record came as a file."""
    bot: str | None
    """The bot that owned the seat at the end."""
    character: str
    """The key of the character."""
    role: str
    """The key of the role card."""
    honor: int
    """Honor points at the end."""
    points: int
    """What they and the cards in hand counted (8.3)."""
    won: bool
    """Whether the team of this seat won."""


class Group(msgspec.Struct):
    """One group that plays or played the same deal."""

    code: str | None
    """Of its table or file; null where it still plays, and its table is not in the public list."""
    status: Literal["lobby", "running", "over", "void"]
    """``void``: it was broken off."""
    created: float
    """When its table was opened, or its file came: seconds since 1970."""
    seats: list[GroupSeat]
    """Empty unless it was played to its end."""
    winner: str | None
    """The team that won."""
    totals: dict[str, int]
    """Points by team."""


class Groups(msgspec.Struct):
    """GET /api/reviews/CODE/groups: who had the same deal, fifty groups at most, the first group first."""

    groups: list[Group]
    """By when they began."""

"""The bodies of the routes about finished games: reviews, playing on, and duplicate deals."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.any_game import AnyFrame, AnyGame, GameName
from chanbara.server.wire.game_options import Word
from chanbara.server.wire.options import Clock, NoClock, Pauses
from chanbara.server.wire.scalars import Name, PlayerToken, SeatNumber


class ReviewSeat(msgspec.Struct):
    """A seat and its player, as public from the start."""

    seat: int
    """Its number, from 0."""
    name: str
    """The player's name; empty if the record was uploaded, because names are not in it."""
    bot: str | None
    """The bot that owned the seat at the end."""
    character: str | None
    """The key of the character; null in a duel."""
    verified: bool
    """Whether the player has claimed this name and proved it; false if the record was uploaded."""
    avatar: str
    """The crest of the player or bot, as at the table; empty if the record was uploaded."""


class ReviewTurn(msgspec.Struct):
    """The start of a turn; in a duel, of a round."""

    turn: int
    """Its number, from 1."""
    seat: int
    """Whose turn it is."""
    frame: int
    """Its first frame."""


class Review(msgspec.Struct):
    """GET /api/reviews/CODE: an overview of a game, without its result and roles."""

    code: str
    """Of the table or the file."""
    game: GameName
    """Which game it is."""
    edition: str
    """A key of the cards and rulings of this game; empty for a duel."""
    options: AnyGame
    """The options of the game."""
    source: Literal["table", "file"]
    """Whether it was played at a table of this server, or uploaded as a record file."""
    created: float
    """When the table was opened, or the file uploaded: seconds since 1970."""
    seats: list[ReviewSeat]
    """Its seats."""
    turns: list[ReviewTurn]
    """The start of each turn, for navigation."""
    frames: int
    """Number of frames: one per decision, and one for the end."""
    finished: bool
    """False if the game was broken off: then the last frame is as far as it went."""
    judged: bool
    """Whether there is an analysis: beliefs, and what each play was worth."""


class ReviewFrames(msgspec.Struct):
    """GET /api/reviews/CODE/frames?as=WHO&from=A&to=B: the frames from A to before B."""

    frames: list[AnyFrame]
    """In order."""
    more: int | None
    """The next requested frame, if the response was cut short; null: it is complete."""


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/reviews/CODE/play-on: start a game from a position of another."""

    name: Name
    """Your name."""
    frame: Annotated[int, msgspec.Meta(ge=0)]
    """The starting frame."""
    seat: SeatNumber
    """Your seat."""
    bot: Word | None = None
    """The bot in all other seats; null: the default stand-in."""
    player: PlayerToken | None = None
    """The token of your claimed name; the game counts for nobody."""


class AgainOptions(msgspec.Struct, forbid_unknown_fields=True):
    """The options of a table with a known deal: all but the game."""

    clock: Clock = msgspec.field(default_factory=NoClock)
    """The clock."""
    pauses: Pauses = msgspec.field(default_factory=Pauses)
    """The pause before automatic answers."""
    public: bool = False
    """Whether the table is in the public list."""
    spectators: bool = True
    """Whether others may watch."""
    aid: bool | None = None
    """Whether players may ask for suspects; null: only if a single person plays with bots."""
    bots: Annotated[list[Word | None], msgspec.Meta(max_length=8)] = []
    """By seat: the bot that sits there, or null for a person."""


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/reviews/CODE/again: a new table with the same deal, for another group."""

    name: Name
    """The name of the host."""
    options: AgainOptions = msgspec.field(default_factory=AgainOptions)
    """The options of the table."""
    player: PlayerToken | None = None
    """The token of the host's claimed name; the game counts for nobody."""


class GroupSeat(msgspec.Struct):
    """How one seat of a group did with the same cards."""

    seat: int
    """Its number, from 0."""
    name: str
    """The player's name; empty if the record was uploaded."""
    bot: str | None
    """The bot that owned the seat at the end."""
    character: str
    """The key of the character."""
    role: str
    """The key of the role card."""
    honor: int
    """Honor points at the end."""
    points: int
    """The score from honor points and cards in hand (8.3)."""
    won: bool
    """Whether the team of this seat won."""


class Group(msgspec.Struct):
    """One group that plays or played the same deal."""

    code: str | None
    """The code of its table or file; null while it plays at a table that is not public."""
    status: Literal["lobby", "running", "over", "void"]
    """``void``: it was broken off."""
    created: float
    """When its table was opened, or its file uploaded: seconds since 1970."""
    seats: list[GroupSeat]
    """Empty unless it was played to its end."""
    winner: str | None
    """The team that won."""
    totals: dict[str, int]
    """Points by team."""


class Groups(msgspec.Struct):
    """GET /api/reviews/CODE/groups: the groups with the same deal, at most fifty, original group first."""

    groups: list[Group]
    """By start time."""

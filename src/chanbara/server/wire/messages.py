"""Every message both ways and the bodies of every route. What is not written here is not said."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from chanbara.server.wire.game_options import Word
from chanbara.server.wire.refusal import SocketCode
from chanbara.server.wire.table_info import Fair, TableInfo, Timer
from chanbara.words.message import Message, ToldEvent

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]
Salt = Annotated[str, msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Answer = Literal["parry", "take", "ask"]
Language = Literal["en", "de", "it"]
Claim = Literal["samurai", "ninja", "ronin", "suspect", "trust", "attack", "thanks", "sorry", "hurry", "well"]

# --- from a client -----------------------------------------------------------------------------------------


class FromClient(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client says. ``re`` comes back in whatever answers it."""

    re: int | None = None
    """A number of the client's own; it comes back in the answer."""


class Hello(FromClient):
    """The first message on a socket: who is there. Without a token it is a spectator."""

    token: Token | None = None
    """What proves the seat. Null: a spectator."""
    name: Name | None = None
    """What a spectator is called in the chat."""
    language: Language = "en"
    """In which refusals and reasons are written."""
    text: Language | None = None
    """In which language what is asked of you comes as text too, for a language model; null: it does not."""


class Choose(FromClient):
    """Answer the open decision with one of its options."""

    decision: int
    """The number of the decision."""
    option: int
    """The place of the option in its list, from 0."""


class Ready(FromClient):
    """Ready to start; the salt is the player's own part of the deal."""

    ready: bool = True
    """False takes it back."""
    salt: Salt = ""
    """Any text that nobody can guess."""


class Start(FromClient):
    """The host starts the game."""


class Premove(FromClient):
    """How windows are to be answered while one waits: for this attack, or for the turn."""

    answer: Answer
    """Parry if possible, take it, or ask me."""
    until: Literal["attack", "turn"] = "attack"
    """For how long this holds."""


class Reclaim(FromClient):
    """The player takes the seat back from the bot, at the next decision."""


class Say(FromClient):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    """What is said."""


class MakeClaim(FromClient, tag="claim"):
    """A quick claim, about oneself or about somebody."""

    claim: Claim
    """What is claimed."""
    about: SeatNumber | None = None
    """The seat that is meant, where somebody is."""


class Mute(FromClient):
    """Hear no more chat of a seat, or hear it again; without a seat, of all spectators."""

    seat: SeatNumber | None = None
    """Whose chat."""
    muted: bool = True
    """False: hear it again."""


class Pause(FromClient):
    """The host stops the clock, or lets it go on."""

    paused: bool = True
    """False: go on."""


class Replace(FromClient):
    """The host puts a bot into a seat, or frees it again before the start."""

    seat: SeatNumber
    """Which seat."""
    bot: Word | None = None
    """The name of the bot; null frees the seat."""


class PassHost(FromClient, tag="host"):
    """The host passes his part on."""

    seat: SeatNumber
    """Who is host from now on."""


class End(FromClient):
    """The host ends the game without result."""


class Rematch(FromClient):
    """The same table once more."""


class MailMe(FromClient, tag="mail"):
    """Tell me by mail when I am asked; an empty address ends it."""

    address: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Where to."""


class Why(FromClient):
    """Ask why something cannot be done now."""

    act: Annotated[str, msgspec.Meta(max_length=200)]
    """The act as the notation writes it, such as ``play kiseru>3``."""


class Who(FromClient):
    """Ask who may be who, by what this seat saw; only where the table has the aid."""


class Hint(FromClient):
    """Ask what a planner would do who sits here; only for who is asked, and where the table has the aid."""


class AskOdds(FromClient, tag="odds"):
    """Ask how likely each option of a duel is to hit, and to have you hit."""


class ReportPosition(FromClient, tag="report_position"):
    """This looks wrong: the position as a scenario file."""


class Resync(FromClient):
    """Send everything again."""


class Ping(FromClient):
    """Still there."""


CLIENT_MESSAGES = tuple(FromClient.__subclasses__())
ClientMessage: Any = Union[CLIENT_MESSAGES]  # noqa: UP007 - made of a list

# --- from the server ---------------------------------------------------------------------------------------


class FromServer(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """What the server says."""


class Welcome(FromServer):
    """The answer to Hello."""

    you: int | None
    """The seat, or null for a spectator."""
    protocol: int
    """The version of this protocol."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Table(FromServer):
    """The table has changed: seats, host, status."""

    table: TableInfo
    """The table as it is now."""


class Sentences(FromServer):
    """A game of which a page knows nothing, in sentences: what has happened, and what may be done."""

    game: str
    """The name of the game."""
    version: int
    """How many choices were made."""
    decision: int | None
    """The number of the open decision; null once the game is over."""
    seat: int | None
    """Who must answer."""
    asked: str | Message
    """The question, where it is asked of you."""
    options: list[str | Message]
    """What you may choose, where you are asked."""
    events: list[ToldEvent]
    """What has happened since the last message."""
    timer: Timer | None
    """How long the open decision may still take."""
    text: str | None
    """All of it as text, where you are asked and said in ``hello`` that you want it."""


class Notice(FromServer):
    """An entry of the table's log that is no choice."""

    kind: Literal["timeout", "takeover", "return", "pause", "resume", "host", "replaced", "ended"]
    """What has happened."""
    seat: int
    """Whom it concerns."""


class Said(FromServer):
    """A line of chat or a claim; a spectator has no seat."""

    seat: int | None
    """Who speaks."""
    name: str
    """What he is called."""
    text: str | None
    """The line; null where it is a claim."""
    claim: Claim | None
    """The claim; null where it is a line."""
    about: int | None
    """The seat that the claim is about, where it is about one."""


class Over(FromServer):
    """The game is over: its record, and the proof of the deal."""

    record: str
    """The text from which the game can be played again."""
    fair: Fair | None
    """The proof; null where the deal has an origin, for there was nothing to promise."""


class Reason(FromServer):
    """The answer to Why: the number of a rule, empty where the act is offered."""

    rule: str
    """The number of the rule that forbids it."""
    reason: str
    """The same in a sentence."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Scenario(FromServer):
    """The answer to ReportPosition."""

    text: str
    """The scenario file."""
    complete: bool
    """Whether everything is in it, or only what the seat knows."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Refused(FromServer):
    """What was asked cannot be; nothing has changed."""

    code: SocketCode
    """Why, for a program."""
    message: str
    """Why, in a sentence."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Pong(FromServer):
    """The answer to Ping."""

    re: int | None = None
    """The ``re`` of the message that this answers."""


class Bye(FromServer):
    """The server goes down in good order, or the table is gone; come back later."""

    reason: Literal["shutdown", "removed", "replaced"]
    """Why the socket closes."""


SERVER_MESSAGES = tuple(FromServer.__subclasses__())
"""Those of every game; each game has some of its own (``ServedKind.messages``)."""

PROTOCOL = 3
"""Grows with every change that an older client would not understand."""

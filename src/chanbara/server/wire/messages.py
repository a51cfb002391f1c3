"""Every message of the socket, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from chanbara.server.wire.avatars import Avatar
from chanbara.server.wire.envelopes import FromClient, FromServer
from chanbara.server.wire.game_options import Word
from chanbara.server.wire.refusal import SocketCode
from chanbara.server.wire.scalars import Answer, Language, Name, PlayerToken, Salt, SeatNumber, Token
from chanbara.server.wire.table_info import Fair, Spectator, TableInfo, Timer
from chanbara.server.wire.talk import Claim, Emote, ReportCategory
from chanbara.words.message import Message, ToldEvent

# --- from a client -----------------------------------------------------------------------------------------


class Hello(FromClient):
    """The first message on a socket. Without a token the client is a spectator."""

    token: Token | None = None
    """The seat token. Null: a spectator."""
    name: Name | None = None
    """A spectator's name in the chat. If someone at the table has it, or another player has claimed it, you
    watch without a name, and the refusal of your first line says why."""
    player: PlayerToken | None = None
    """The token of a spectator's claimed name."""
    avatar: Avatar = ""
    """The crest that a spectator has composed; empty: that of their claimed name, or one that follows from
    the name."""
    watcher: Token | None = None
    """A spectator's secret, which nobody else sees: with it they can delete what they have said."""
    language: Language = "en"
    """The language of refusals and reasons."""
    text: Language | None = None
    """The language in which your decisions are also sent as text, for a language model; null: none."""


class Choose(FromClient):
    """Answer the open decision with one of its options."""

    decision: int
    """The number of the decision."""
    option: int
    """The index of the option in its list, from 0."""


class Ready(FromClient):
    """Ready to start; the salt is the player's contribution to the deal."""

    ready: bool = True
    """False takes it back."""
    salt: Salt = ""
    """Any unguessable text."""


class Start(FromClient):
    """The host starts the game."""


class Premove(FromClient):
    """How to answer windows in advance: for this attack, or for the turn."""

    answer: Answer
    """Parry if possible, take it, or ask me."""
    until: Literal["attack", "turn"] = "attack"
    """How long it applies."""


class Reclaim(FromClient):
    """The player takes the seat back from the bot: at once, or with the next decision (see ``stood_in``)."""


class Say(FromClient):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    """The line."""


class MakeClaim(FromClient, tag="claim"):
    """A quick claim, about oneself or another player."""

    claim: Claim
    """The claim. A role stays at your seat until the next one or ``withdraw``, while the game runs."""
    about: SeatNumber | None = None
    """The seat it is about, if any."""


class ShowEmote(FromClient, tag="emote"):
    """A drawing instead of words: a line of chat like any other."""

    emote: Emote
    """Which."""


class BotTalk(FromClient, tag="bot_talk"):
    """The host lets bots talk, or not."""

    talk: bool
    """Whether they may."""


class Mute(FromClient):
    """Mute or unmute the chat of a seat; without a seat, of all spectators."""

    seat: SeatNumber | None = None
    """The seat."""
    muted: bool = True
    """False: unmute."""


class Report(FromClient):
    """Report a line of chat, or the name of a seat or spectator, to the operators of the server."""

    category: ReportCategory
    """What is wrong with it."""
    line: int | None = None
    """The number of a line of chat."""
    seat: SeatNumber | None = None
    """A seat, for the name of its player."""
    spectator: int | None = None
    """The number of a spectator, for their name."""
    words: Annotated[str, msgspec.Meta(max_length=300)] = ""
    """What you want to add."""


class Dismiss(FromClient):
    """The host removes a spectator, who cannot come back to this table."""

    spectator: int
    """The number of the spectator."""


class Pause(FromClient):
    """The host stops or resumes the clock."""

    paused: bool = True
    """False: resume."""


class Replace(FromClient):
    """The host puts a bot into a seat, or frees it before the start."""

    seat: SeatNumber
    """The seat."""
    bot: Word | None = None
    """The name of the bot; null frees the seat."""


class PassHost(FromClient, tag="host"):
    """The host makes another player host."""

    seat: SeatNumber
    """The new host."""


class End(FromClient):
    """The host ends the game without a result; not if it is rated."""


class Resign(FromClient):
    """Leave the game for good; a bot plays on. A loss of your side counts for you, a win for the bot."""


class Rematch(FromClient):
    """The same table once more."""


class MailMe(FromClient, tag="mail"):
    """Remind me by mail when it is my turn, once the address is confirmed; an empty one turns it off."""

    address: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The address."""


class Why(FromClient):
    """Ask why an act is not allowed now."""

    act: Annotated[str, msgspec.Meta(max_length=200)]
    """The act in notation, such as ``play kiseru>3``."""


class Who(FromClient):
    """Ask for suspects, as deduced from what this seat saw; only if the table has the aid."""


class Hint(FromClient):
    """Ask what the strongest bot would do in this seat; on your decision, if the table has the aid."""


class AskOdds(FromClient, tag="odds"):
    """Ask for the odds of each option of a duel: to hit, and to be hit."""


class ReportPosition(FromClient, tag="report_position"):
    """Report a position that looks wrong; the answer is a scenario file."""


class Resync(FromClient):
    """Send everything again."""


class Ping(FromClient):
    """Still there. The table passes on to the others that you are late, or that nobody looks."""

    within: Annotated[float, msgspec.Meta(ge=1, le=60)] | None = None
    """Seconds within which you will be heard from again, with any message; null: no promise."""
    hidden: bool = False
    """Whether nobody looks at the page."""


CLIENT_MESSAGES = tuple(FromClient.__subclasses__())
ClientMessage: Any = Union[CLIENT_MESSAGES]  # noqa: UP007 - made of a list


class Welcome(FromServer):
    """The answer to Hello."""

    you: int | None
    """The seat, or null for a spectator."""
    protocol: int
    """The version of this protocol."""
    lines: int = 0
    """How many lines of chat follow that were said before you came."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Table(FromServer):
    """The table has changed: seats, host, status."""

    table: TableInfo
    """The table as it is now."""
    spectators: list[Spectator]
    """Who is watching; `watching` of the table counts them."""


class Sentences(FromServer):
    """A game that the page knows nothing about, in sentences: its events and options."""

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
    """Time left for the open decision."""
    text: str | None
    """All of it as text, if it is your decision and ``hello`` asked for text."""


class Notice(FromServer):
    """A log entry that is not a choice."""

    kind: Literal[
        "timeout", "takeover", "return", "pause", "resume", "host", "replaced", "resigned", "ended", "closed"
    ]  # fmt: skip
    """What has happened."""
    seat: int
    """The seat it concerns."""


class Said(FromServer, dict=True):
    """A line of chat, a claim or an emote; a spectator has no seat."""

    number: int
    """Its number at this table, to report it by."""
    seat: int | None
    """Their seat."""
    spectator: int | None
    """Their number, if they only watch."""
    name: str
    """Their name."""
    verified: bool
    """Whether they have claimed this name and proved it."""
    text: str | None
    """The line; null for a claim or an emote."""
    claim: Claim | None
    """The claim; null for anything else."""
    about: int | None
    """The seat that the claim is about, if any."""
    emote: Emote | None = None
    """The emote; null for anything else."""
    bot: str | None = None
    """The bot that says it; null for a person."""


class MailState(FromServer, tag="mail_state"):
    """Your own email address for reminders, sent to your seat alone; only where reminders are possible."""

    address: str
    """The address; empty if there is none."""
    confirmed: bool
    """Whether its owner has confirmed it; before that, nothing else is sent to it."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Over(FromServer):
    """The game is over: its record, and the proof of the deal."""

    record: str
    """The record, from which the game can be replayed."""
    fair: Fair | None
    """The proof; null if the deal has an origin, because there was nothing to commit to."""


class Reason(FromServer):
    """The answer to Why: the number of a rule, empty if the act is legal."""

    rule: str
    """The number of the rule that forbids it."""
    reason: str
    """The reason in a sentence."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Scenario(FromServer):
    """The answer to ReportPosition."""

    text: str
    """The scenario file."""
    complete: bool
    """Whether it is complete, or only what the seat knows."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Reported(FromServer):
    """The answer to Report: it is stored, and the operators can see it."""

    re: int | None = None
    """The ``re`` of the message that this answers."""


class Refused(FromServer):
    """The request is refused; nothing has changed."""

    code: SocketCode
    """The reason, for programs."""
    message: str
    """The reason, in a sentence."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Pong(FromServer):
    """The answer to Ping."""

    re: int | None = None
    """The ``re`` of the message that this answers."""


class Outage(FromServer):
    """Nothing can be stored at the moment, so nothing can be done; or something can be again."""

    over: bool
    """Whether the game goes on. While it waits, no clock runs."""


class Bye(FromServer, omit_defaults=True):
    """The server is shutting down, the table is gone, or you may not stay here."""

    reason: Literal["shutdown", "removed", "replaced", "trouble", "banned", "dismissed", "closed", "moved"]
    """Why the socket is closed. A table that has moved to another process is there again at once."""
    message: str = ""
    """The reason in a sentence, if you are banned or an operator has closed the table."""


SERVER_MESSAGES = tuple(FromServer.__subclasses__())
"""Those of every game; each game adds its own (``ServedKind.messages``)."""

PROTOCOL = 3
"""Grows with every change that an older client would not understand."""

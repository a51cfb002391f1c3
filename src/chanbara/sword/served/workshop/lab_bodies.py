"""What the workshop's lab is asked and what it says, line by line."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from chanbara.sword.served.options import DesignText

LabKind = Literal["weapon", "action", "property", "character"]


class LabWanted(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/workshop/lab: a file of cards whose strength is to be measured."""

    text: DesignText
    """The text of the file."""
    players: Annotated[int, msgspec.Meta(ge=3, le=7)] = 5
    """At a table of so many."""


class LabSaid(msgspec.Struct, kw_only=True, tag_field="line", tag=str.lower):
    """One line of a measurement."""


class LabWaits(LabSaid):
    """Nothing is played at the moment."""

    reason: Literal["compiling", "others", "busy"]
    """The bots are still being compiled, another measurement comes first, or the bots at the tables need the
    whole machine."""


class LabBegan(LabSaid):
    """What is going to be played."""

    deals: int
    """Number of deals, at most, each played with what is new and with something printed in its place."""
    seconds: float
    """Time after which it ends, if they are not played by then."""
    players: int
    """Players at each table."""
    fast: bool
    """Whether these cards are played by the fast engine."""


class LabEstimate(msgspec.Struct):
    """A difference between two shares, with its interval."""

    value: float
    """The estimate; 0.01 is one game of a hundred."""
    low: float
    """The lower end of the interval."""
    high: float
    """The upper end."""


class LabBeside(msgspec.Struct):
    """Something of the same kind, beside the average printed one."""

    key: str
    """Its key."""
    own: bool
    """Whether it is from the file."""
    worth: LabEstimate
    """How much more often its holder's team wins."""


class LabJudgment(msgspec.Struct):
    """What is said of a card or character of the file."""

    key: str
    """Its key in the file."""
    kind: LabKind
    """What it is compared with: the printed ones of this kind."""
    verdict: Literal["strong", "weak", "within", "undecided"]
    """Stronger than every printed one, weaker than every one, within their range, or too few games to say."""
    worth: LabEstimate | None
    """How much more often its holder's team wins than with the average printed one; null: not known yet."""
    honor: LabEstimate | None
    """How much more honor its holder ends with."""
    stronger_than: int
    """Of how many printed ones its estimate is above."""
    printed: int
    """How many of them there are."""
    more_games: int
    """About how many more games would decide it; 0: it is decided."""
    beside: list[LabBeside]
    """All of its kind, the strongest first."""


class LabChange(msgspec.Struct):
    """A difference that the file makes to games as a whole, certain in spite of the number of comparisons."""

    kind: Literal["team", "ending", "turns", "decisions"]
    """What it is about: how often a team wins or games end in some way, or how long they are."""
    key: str
    """The team or ending."""
    usual: float
    """As printed."""
    other: float
    """With the file."""


class LabJudged(LabSaid):
    """The verdict so far; each line replaces the one before."""

    deals: int
    """Number of deals played for it."""
    games: int
    """Number of all games played."""
    judgments: list[LabJudgment]
    """Everything that is new, the clearest verdict first."""
    changes: list[LabChange]
    """What it changes for everybody."""


class LabDone(LabSaid):
    """The last line: the verdict stays as it is."""

    reason: Literal["deals", "time"]
    """All deals were played, or the time was over."""


class LabFailed(LabSaid):
    """The measurement failed. It is the last line."""


LabLine: TypeAlias = LabWaits | LabBegan | LabJudged | LabDone | LabFailed

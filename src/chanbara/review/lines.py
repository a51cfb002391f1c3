"""The analysis of a review, line by line: what a server streams and ``chanbara review --json`` prints."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from chanbara.sword.sight.view import OptionView
from chanbara.words.message import Message

DIGITS = 4
"""With so many a probability is told."""


class Line(msgspec.Struct, kw_only=True, tag_field="line", tag=str.lower):
    """One line of a review's analysis."""


class Waiting(Line):
    """Nothing is computed yet."""

    reason: Literal["compiling", "others"]
    """How bots think is still being compiled, or the analysis of other games comes first."""


class Unsupported(Line):
    """There is no analysis of this game: it can only be stepped through. It is the only line."""

    reason: Literal["duel", "edition", "middle"]
    """It is a duel, its rules or cards are not those that are judged, or it began in the middle."""


class Began(Line):
    """The first line: what follows, and how the lists in it are ordered."""

    roles: list[str]
    """In this order stand the probabilities of every seat."""
    turns: int
    """How many lines of beliefs follow: one for each turn, and one before the first."""
    plays: int
    """How many decisions had several options: for each of them a line follows after the beliefs, unless only
    one of the options came to mind."""
    rollouts: int
    """How many games are played in thought to find the planner's choice; in as many worlds it is then tried
    beside what was chosen."""
    seed: str
    """With the same seed every figure is the same again."""


class Moved(msgspec.Struct, frozen=True):
    """The deed of a turn that moved a belief most."""

    event: int
    """The number of the event."""
    frame: int
    """The first frame after it."""
    seat: int
    """Who did it."""
    card: str
    """The card he played."""
    target: int
    """At whom."""
    said: Message
    """The same in words, as everybody saw it."""
    by: float
    """How much it moved: without it so much probability would lie on other roles of one seat."""


class Belief(msgspec.Struct, frozen=True):
    """What one observer could have known and believed right after a turn."""

    seat: int | None
    """Who; null is a spectator."""
    odds: list[list[float]]
    """How likely each seat has each role."""
    roles: list[str | None]
    """Of each seat, the role card that he knows for certain."""
    known: list[list[str]]
    """Of each other seat, the cards that he knows to be in hand; of his own seat all."""
    moved: Moved | None
    """Null where no deed of others in this turn says anything."""


class Believed(Line):
    """What everybody could have believed right after a turn, by what his own seat saw."""

    turn: int
    """0 is before the first."""
    frame: int
    """When: the first frame of the next turn, or the last of all."""
    active: int | None
    """Whose turn it was."""
    beliefs: list[Belief]
    """Every seat in order, then a spectator."""


class Tried(msgspec.Struct, frozen=True):
    """An option, and how it fares in worlds that may be so for who chooses."""

    option: int
    """Its place among those that were offered, from 0."""
    act: OptionView
    """The option itself."""
    said: Message
    """The same in words."""
    chance: float
    """To win: estimated where the game is not over when the look ahead stops."""


class Swing(Line):
    """One play: what was chosen, what a planner in that seat would rather choose, and the difference."""

    frame: int
    """The frame at which it was chosen."""
    turn: int
    """In which turn."""
    seat: int
    """Who chose."""
    asked: str
    """What was asked."""
    chosen: Tried
    """What was chosen."""
    best: Tried
    """The same as what was chosen where nothing else fared better."""
    swing: float
    """By how much the chance to win would have been higher, from 0 to 1."""
    error: float
    """The standard error of that difference: what is not clearly above it may be luck."""


class Done(Line):
    """The last line: everything was computed."""


class Failed(Line):
    """The last line where it could not be completed; another visit tries again."""


class OptionOdds(msgspec.Struct, frozen=True):
    """Two probabilities that follow from an option of a duel, by what its player sees."""

    hit: float
    """This attack hits."""
    wounded: float
    """The next counterattack hits the player: it costs life or brings a wound."""


ReviewLine: TypeAlias = Waiting | Unsupported | Began | Believed | Swing | Done | Failed

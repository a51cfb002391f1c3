"""The analysis of a review, line by line: what a server streams and ``chanbara review --json`` prints."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from chanbara.review.verdict import Doubt, Verdict
from chanbara.sword.sight.view import OptionView
from chanbara.words.message import Message

DIGITS = 4
"""Decimal places of probabilities."""


class Line(msgspec.Struct, kw_only=True, tag_field="line", tag=str.lower):
    """One line of a review's analysis."""


class Waiting(Line):
    """The computation has not started yet."""

    reason: Literal["compiling", "others", "busy"]
    """The bots are still being compiled, other games are analyzed first, or the bots at the tables need the
    whole machine."""


class Unsupported(Line):
    """There is no analysis of this game: it can only be stepped through. It is the only line."""

    reason: Literal["edition", "middle", "search"]
    """Its rules, cards or numbers are not supported, it began in the middle, or nothing here can search."""


class Began(Line):
    """The first line: what follows, and the order of its lists."""

    roles: list[str]
    """The order of the probabilities of every seat."""
    turns: int
    """Number of belief lines that follow: one per turn, and one before the first."""
    plays: int
    """Number of decisions with several options: each has a line after the beliefs, unless only one option was
    a candidate."""
    rollouts: int
    """Number of rollouts to find the best choice; it is then compared with the actual choice in as many
    worlds."""
    seed: str
    """The same seed gives the same analysis."""


class Moved(msgspec.Struct, frozen=True):
    """The action of a turn that shifted a belief most."""

    event: int
    """The index of the event."""
    frame: int
    """The first frame after it."""
    seat: int
    """The actor."""
    card: str
    """The card played."""
    target: int
    """At whom."""
    said: Message
    """The same in words, as everybody saw it."""
    by: float
    """The size of the shift: the probability that would be on other roles of one seat without it."""


class Belief(msgspec.Struct, frozen=True):
    """What one observer could know and believe right after a turn."""

    seat: int | None
    """The observer; null is a spectator."""
    odds: list[list[float]]
    """The probability of each role, by seat."""
    roles: list[str | None]
    """By seat, the role card the observer knows for certain."""
    known: list[list[str]]
    """By seat, the cards in hand the observer knows; all of their own."""
    moved: Moved | None
    """Null if no action of others in this turn is informative."""


class Believed(Line):
    """What every observer could believe right after a turn, from what their own seat saw."""

    turn: int
    """0 is before the first."""
    frame: int
    """The first frame of the next turn, or the last of all."""
    active: int | None
    """The player whose turn it was."""
    beliefs: list[Belief]
    """Every seat in order, then a spectator."""


class Then(msgspec.Struct, frozen=True):
    """The most frequent next act of a player in the rollouts after an option."""

    said: Message
    """The act in words."""
    share: float
    """How often it is the next one."""


class Tried(msgspec.Struct, frozen=True):
    """An option, and its value in worlds that fit what the chooser has seen."""

    option: int
    """Its index among the options, from 0."""
    act: OptionView
    """The option itself."""
    said: Message
    """The same in words."""
    chance: float
    """The probability of winning; estimated if the rollout ends before the game does."""
    lands: float | None = None
    """If it is an attack: the probability that it wounds; null where that was not counted."""
    then: Then | None = None
    """What its player most often does next in the same turn."""


class Difference(msgspec.Struct, frozen=True):
    """Something that happens before the player's next turn, more or less often after the better choice."""

    what: Literal["won", "lost", "defeated", "wounds", "honor", "cards", "properties"]
    """The game is won or lost, or a seat is defeated: probabilities. Or a mean: resilience that a seat loses,
    and what it has at the next turn."""
    seat: int | None
    """Whom it happens to; null if the game ends."""
    chosen: float
    """After the choice."""
    best: float
    """After the better one."""
    part: float
    """The part of the swing that goes with it: by a linear regression of the outcomes of all rollouts."""
    said: Message
    """What it is, in words."""


class Held(msgspec.Struct, frozen=True):
    """How likely another player holds a card, by what the chooser knows."""

    seat: int
    """Who it is."""
    chance: float
    """The probability, from 0 to 1."""


class Swing(Line):
    """One play: the choice, what the strongest bot would choose there, and the difference."""

    frame: int
    """The frame of the choice."""
    turn: int
    """Its turn."""
    seat: int
    """Who chose."""
    asked: str
    """The kind of the decision."""
    chosen: Tried
    """The choice."""
    best: Tried
    """The same as the choice if no other option was better."""
    swing: float
    """The loss in win probability against the best option, from 0 to 1."""
    error: float
    """The standard error of that difference: a swing not clearly above it may be noise."""
    verdict: Verdict
    """``mistake``: the choice clearly cost something. ``unsure``: it may have. ``good``: it did not."""
    doubt: Doubt | None = None
    """``chance``: the difference may be chance. ``hiding``: the choice hid the player's role better, and what
    that is worth the rollouts do not show."""
    second: Tried | None = None
    """The next best choice, if there were others; null unless the choice was examined."""
    standing: Literal["behind", "equal", "ahead"] | None = None
    """How it did against the best in these worlds; ``equal``: within a percentage point."""
    why: Message | None = None
    """Why the best is better, in one sentence; null unless it is a mistake."""
    differences: list[Difference] = []
    """What happens more or less often, what goes with most of the swing first."""
    parries: list[Held] = []
    """How likely the others held a Parry, the likeliest first; empty unless it is a mistake, and where there
    is no guess of that."""


class Deciding(msgspec.Struct, frozen=True):
    """The moment after which the winners' chance had risen most, with all roles and hands open."""

    turn: int
    """Its turn."""
    frame: int
    """The frame right before it."""
    seat: int | None
    """Who played the card, if it was one."""
    card: str | None
    """The card."""
    said: list[Message]
    """What happened, as everybody saw it: the act, and what came of it."""
    before: float
    """The chance of the winning team right before."""
    after: float
    """And after."""


class Bluff(msgspec.Struct, frozen=True):
    """The act that misled the others most about whose side its player was on."""

    turn: int
    """Its turn."""
    frame: int
    """The frame right before it."""
    seat: int
    """Who bluffed."""
    role: str
    """Their true role."""
    card: str
    """The card played."""
    said: Message
    """The act in words, as everybody saw it."""
    before: float
    """What the others gave the true side of this player on average, without this act."""
    after: float
    """And with it."""
    until: int | None
    """The turn after which they gave as much as before again; null if they never did."""


class Story(Line):
    """What to remember of a finished game; it comes after the beliefs."""

    deciding: Deciding | None
    """Null if no moment stands out, or the game was not finished."""
    bluff: Bluff | None
    """Null if nobody misled the others."""


class Weighed(Line):
    """One choice in a duel: the chance to win by each option if the solver plays on."""

    frame: int
    """The frame of the choice."""
    turn: int
    """Its round."""
    chosen: int
    """The choice, from 0."""
    best: int
    """The best option; the same as the choice if no other was better."""
    chances: list[float]
    """The probability of winning, by option."""
    low: float
    """The lower end of the 95% interval of the choice's chance."""
    high: float
    """The upper end."""
    swing: float
    """The loss in win probability against the best option, from 0 to 1."""
    error: float
    """The standard error of that difference: a swing not clearly above it may be noise."""
    verdict: Verdict
    """As of a play at a table."""
    said: Message
    """The choice in words."""
    better: Message
    """The best option in words."""
    follows: list[Message]
    """What would have followed the best option until the end of the round, with the cards as they lay and the
    solver playing on; empty unless it is a mistake."""


class Done(Line):
    """The last line: the analysis is complete."""


class Failed(Line):
    """The last line if it could not be completed; another request tries again."""


class OptionOdds(msgspec.Struct, frozen=True):
    """Two probabilities after an option of a duel, from what its player sees."""

    hit: float
    """This attack hits."""
    wounded: float
    """The next counterattack hits the player: it costs life or brings a wound."""


ReviewLine: TypeAlias = Waiting | Unsupported | Began | Believed | Story | Swing | Weighed | Done | Failed

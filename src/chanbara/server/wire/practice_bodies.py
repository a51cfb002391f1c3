"""The bodies of practice: hints, the daily puzzle, runs, and what only the owner of a claimed name sees."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.school.puzzle import PuzzleTheme
from chanbara.server.wire.puzzle_bodies import Chosen
from chanbara.words.message import Message

Way = Literal["campaign", "clan"]
Blunder = Literal["target", "card", "timing", "answer", "duel"]
"""What kind of choice a review marked as costly."""


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/puzzles/KEY/hint: ask for a hint at the decision after some choices."""

    step: Literal[1, 2]
    """1: the idea, in words. 2: the card or player it is about."""
    choices: Annotated[list[Chosen], msgspec.Meta(max_length=40)] = []
    """The choices so far, from the beginning."""


class PuzzleHint(msgspec.Struct):
    """A hint. It never contains the solution as a whole."""

    step: int
    """1 or 2."""
    text: Message
    """The hint in words."""
    marks: list[str]
    """What to mark at the table, as in a lesson: `hand:CARD` or `seat:NUMBER`; empty at the first step."""


class Daily(msgspec.Struct):
    """GET /api/daily: the puzzle of the day."""

    day: str
    """The day by UTC, such as ``2026-11-18``."""
    puzzle: str
    """The name of the puzzle, the same for everybody."""


class Run(msgspec.Struct):
    """POST /api/runs: a new run of puzzles of rising rating."""

    code: str | None
    """What to send with each attempt; null without a claimed name, where nothing is stored."""
    puzzles: list[str]
    """The names of the puzzles, from the easiest to the hardest."""


class PuzzleStanding(msgspec.Struct):
    """A puzzle rating."""

    points: int
    """On the scale of the puzzles' own ratings; everybody starts with 1500."""
    doubt: int
    """The margin of error at 95% confidence."""
    games: int
    """Number of rated puzzles."""


class OwnAttempt(msgspec.Struct):
    """A puzzle that you have tried, or got help for."""

    puzzle: str
    """Its name."""
    hints: int
    """The last step of the hints that you saw before your first verdict."""
    shown: float | None
    """When the solution was last shown, in seconds since 1970."""
    tried: float | None
    """When your first attempt was decided; null if it is still to come."""
    solved: bool
    """Whether that attempt solved it."""
    solved_at: float | None
    """When you first solved it, at whichever attempt."""
    points: int | None
    """Your rating after the first attempt; null if that was not rated."""
    doubt: int | None
    """Its margin of error."""
    change: int
    """By how much the rating changed."""


class OwnRun(msgspec.Struct):
    """Your last run, and your best."""

    code: str
    """Of the last one."""
    puzzles: list[str]
    """Its puzzles."""
    solved: int
    """How many of them are solved."""
    over: bool
    """Whether it has ended."""
    best: int
    """The most puzzles solved in a run."""
    best_at: float | None
    """When that was."""


class OwnSagaBest(msgspec.Struct):
    """How far you came in a campaign or with a clan."""

    way: Way
    """Which of them."""
    difficulty: str
    """By difficulty."""
    won: int
    """Opponents beaten."""
    whole: bool
    """Whether it was won."""
    at: float
    """When that was, in seconds since 1970."""


class Practice(msgspec.Struct):
    """GET /api/players/me/practice: the puzzles of a claimed name."""

    standing: PuzzleStanding
    """The rating; before the first rated puzzle the one to start with."""
    next: str | None
    """The puzzle to try next: of those not solved yet the nearest to the rating."""
    today: bool
    """Whether the puzzle of the day is solved."""
    days: int
    """Daily puzzles solved in a row, up to today or yesterday."""
    best_days: int
    """The most in a row."""
    run: OwnRun | None
    """Null before the first run."""
    attempts: list[OwnAttempt]
    """All puzzles tried, in order of the first attempts."""


class OwnPractice(msgspec.Struct):
    """What is stored about the practice of a claimed name."""

    standing: PuzzleStanding | None
    """The puzzle rating; null before the first rated puzzle."""
    attempts: list[OwnAttempt]
    """All puzzles tried."""
    days: list[str]
    """The days whose puzzle was solved on the day."""
    run: OwnRun | None
    """The last run, and the best."""
    sagas: list[OwnSagaBest]
    """The best campaigns and clans."""


class BeatenOpponent(msgspec.Struct):
    """Your duels against one opponent at one difficulty."""

    difficulty: str
    """The difficulty."""
    opponent: str
    """Who."""
    played: int
    """Number of duels."""
    won: int
    """Number of wins."""


class CostlyChoice(msgspec.Struct):
    """A choice in one of your games that its review marks as a mistake."""

    code: str
    """The game."""
    seat: int
    """Your seat."""
    frame: int
    """The frame of the choice."""
    lost: float
    """The win probability it cost, from 0 to 1."""


class CostlyChoices(msgspec.Struct):
    """Mistakes of one kind."""

    what: Blunder
    """The wrong target, the wrong card, ended too early or too late, a wrong answer to an attack, or a choice
    in a duel."""
    count: int
    """How many there are."""
    lost: float
    """The win probability they cost together."""
    worst: CostlyChoice
    """The costliest."""


class ThemeToPractice(msgspec.Struct):
    """A theme of puzzles worth practicing."""

    theme: PuzzleTheme
    """The theme."""
    missed: int
    """Puzzles of it that you missed and have not solved since."""
    mistakes: int
    """Mistakes in your reviewed games that it helps with."""
    puzzle: str | None
    """One of its puzzles to try next; null if all are solved."""


class Progress(msgspec.Struct):
    """GET /api/players/me/progress: how a claimed name gets on. Nobody else sees it."""

    practice: Practice
    """Puzzles."""
    duels: list[BeatenOpponent]
    """Duels, by difficulty and opponent."""
    sagas: list[OwnSagaBest]
    """The best campaign and clan, by difficulty."""
    reviewed: int
    """How many of your last games have an analysis."""
    mistakes: list[CostlyChoices]
    """What their reviews marked, costliest first."""
    themes: list[ThemeToPractice]
    """What to practice, most needed first."""

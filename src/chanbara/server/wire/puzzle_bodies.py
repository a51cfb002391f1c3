"""The bodies of the routes of the puzzles, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.school.puzzle import PuzzleKind, PuzzleTheme
from chanbara.server.wire.any_game import GameName, with_each_game
from chanbara.server.wire.suspects import Clue, Suspect
from chanbara.words.message import Message

Chosen = Annotated[str, msgspec.Meta(max_length=80)]


class PuzzleInfo(msgspec.Struct):
    """One puzzle in the list."""

    key: str
    """Its name in addresses."""
    kind: PuzzleKind
    """What to find: the way to the goal this turn, the safest defense, the best choice in a duel, or the
    player with a role."""
    game: GameName
    """Which game it is about."""
    theme: PuzzleTheme
    """What it practices."""
    rating: int
    """How hard it is, on the scale of Elo: 800 to 2200."""
    difficulty: int
    """1 is easy, 3 is hard: the rating in three steps."""
    title: str
    """The id of the message with its title, in every language."""


class Puzzles(msgspec.Struct):
    """GET /api/puzzles: all puzzles, from easy to hard."""

    puzzles: list[PuzzleInfo]
    """In the recommended order."""


class RunPlace(msgspec.Struct, forbid_unknown_fields=True):
    """A puzzle of a run."""

    code: Annotated[str, msgspec.Meta(max_length=40)]
    """The run."""
    place: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    """How many of its puzzles come before."""


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/puzzles/KEY: the solver's choices so far, from the beginning."""

    choices: Annotated[list[Chosen], msgspec.Meta(max_length=40)] = []
    """In the notation of the options; to name a seat, one ``seat 3``. Empty: show the position."""
    run: RunPlace | None = None
    """The run that this attempt belongs to, for a claimed name."""


class PuzzleGoal(msgspec.Struct):
    """The goal of a puzzle."""

    text: str
    """The id of its message."""
    sure: bool
    """True: it must be reached whatever is hidden and whatever others do. False: the best chance counts."""
    target: int | None
    """The seat that the text names, if any."""


class Shown(msgspec.Struct):
    """A seat's hidden cards in the world that refutes a choice."""

    seat: int
    """The seat."""
    role: str | None
    """The role card, if the solver did not know it and it matters."""
    hand: list[str]
    """The hand at the start of the puzzle."""


class ShownMove(msgspec.Struct):
    """One act of the line that refutes a choice."""

    seat: int
    """The acting seat; in a duel 0."""
    text: str
    """In the notation of the options."""


@with_each_game(after="line")
class Refuted(msgspec.Struct):
    """A world the solver could not rule out, and how their choice fails in it."""

    worlds: int
    """Number of worlds examined."""
    fails: int
    """Number of them in which the choice fails, even with best play afterwards."""
    hands: list[Shown]
    """The others' hands in this one."""
    draws: dict[str, list[str]]
    """The cards drawn in this line by deck, in order."""
    line: list[ShownMove]
    """All acts, including the solver's own choices."""


class OptionChance(msgspec.Struct):
    """The probability of reaching the goal after a choice, with best play afterwards."""

    option: str
    """In its notation."""
    said: str | Message
    """In words."""
    chance: float
    """Exact."""


@with_each_game(after="verdict")
class PuzzleState(msgspec.Struct):
    """The state of a puzzle after the solver's choices."""

    puzzle: PuzzleInfo
    """The puzzle."""
    solver: int
    """The seat of the solver."""
    goal: PuzzleGoal
    """Its goal."""
    choices: list[str]
    """The choices so far."""
    verdict: Literal["open", "solved", "failed"]
    """Open: choose on. Solved: the goal is reached, or the best choice was found. Failed: see ``refuted``."""
    unseen: dict[str, int]
    """The cards of Samurai Sword the solver cannot see, with their count: in other hands or in the deck."""
    seats: list[int]
    """The seats that can be named; empty if nobody is to be named."""
    lesson: str | None
    """The id of the message with the lesson to learn; null until the puzzle is solved."""
    refuted: Refuted | None
    """Why it failed, if a world shows it."""
    chances: list[OptionChance]
    """In a duel, the probability of the goal after each option of the last decision, best first. After a
    failure only that of the solver's own choice; empty while the puzzle is open."""
    suspects: list[Suspect]
    """How likely everyone has each role, after a seat was named correctly; otherwise empty."""
    clues: list[Clue]
    """The most telling events, strongest first; empty while it is open."""


class OtherChoice(msgspec.Struct):
    """A first choice that does not work."""

    option: str
    """In its notation."""
    said: str | Message
    """In words."""
    fails: int
    """Number of worlds in which it fails."""


class PuzzleSolution(msgspec.Struct):
    """POST /api/puzzles/KEY/solution: the solution."""

    choices: list[str]
    """What the solver chooses, against the others as they play here."""
    said: list[str | Message]
    """The same in words."""
    lesson: str
    """The id of the message with the lesson to learn."""
    worlds: int
    """Number of worlds in which it was proved; 1 if chance decides, or a seat is named."""
    every: bool
    """Whether these are all worlds; otherwise a random sample."""
    others: list[OtherChoice]
    """The other first choices."""

"""The bodies of the routes of the puzzles, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.school.puzzle import PuzzleKind
from chanbara.server.wire.any_game import GameName, with_each_game
from chanbara.server.wire.suspects import Clue, Suspect
from chanbara.words.message import Message

Chosen = Annotated[str, msgspec.Meta(max_length=80)]


class PuzzleInfo(msgspec.Struct):
    """One puzzle in the list."""

    key: str
    """Its name in addresses."""
    kind: PuzzleKind
    """What is to be found: the way to the goal this turn, the safest defence, the best choice in a duel, or
    who is the Ronin."""
    game: GameName
    """Which game it is about."""
    difficulty: int
    """1 is easy, 3 is hard."""
    title: str
    """The message that is its title, in every language."""


class Puzzles(msgspec.Struct):
    """GET /api/puzzles: all puzzles, from easy to hard."""

    puzzles: list[PuzzleInfo]
    """In the order in which they are best solved."""


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/puzzles/KEY: what the solver has chosen so far, from the beginning."""

    choices: Annotated[list[Chosen], msgspec.Meta(max_length=40)] = []
    """In the notation of the options; for a Ronin puzzle one ``seat 3``. None: look at the position."""


class PuzzleGoal(msgspec.Struct):
    """What is to be reached."""

    text: str
    """The message that says it."""
    sure: bool
    """True: it must be reached whatever is hidden and whatever others do. False: the best chance counts."""


class Shown(msgspec.Struct):
    """What a seat holds in the world that breaks a choice."""

    seat: int
    """Whose."""
    role: str | None
    """The role card, where it was unknown to the solver and decides."""
    hand: list[str]
    """The cards in hand when the puzzle began."""


class ShownMove(msgspec.Struct):
    """One act of the line that breaks a choice."""

    seat: int
    """Who did it; in a duel 0."""
    text: str
    """In the notation of the options."""


@with_each_game(after="line")
class Refuted(msgspec.Struct):
    """A world that the solver could not rule out, and how his choice fails in it."""

    worlds: int
    """How many worlds were looked at."""
    fails: int
    """In how many of them the choice fails, however well one plays on."""
    hands: list[Shown]
    """What the others hold in this one."""
    draws: dict[str, list[str]]
    """By deck: the cards that come from it in this line, the first one first."""
    line: list[ShownMove]
    """Everything that is done, the solver's own choices too."""


class OptionChance(msgspec.Struct):
    """How likely the goal is reached after a choice, played on as well as can be."""

    option: str
    """In its notation."""
    said: str | Message
    """In words."""
    chance: float
    """Exact."""


@with_each_game(after="verdict")
class PuzzleState(msgspec.Struct):
    """How a puzzle stands after the solver's choices."""

    puzzle: PuzzleInfo
    """Which puzzle it is."""
    solver: int
    """The seat of the solver."""
    goal: PuzzleGoal
    """What is to be reached."""
    choices: list[str]
    """What he has chosen so far."""
    verdict: Literal["open", "solved", "failed"]
    """Open: choose on. Solved: the goal is reached, or the best choice was found. Failed: see ``refuted``."""
    unseen: dict[str, int]
    """The cards of Samurai Sword that lie nowhere in the solver's sight, and how many: others hold them, or
    they are in the deck."""
    seats: list[int]
    """Who may be named, in a Ronin puzzle."""
    lesson: str | None
    """The message that says what is to be learnt; null until the puzzle is solved."""
    refuted: Refuted | None
    """Why it failed, where a world shows it."""
    chances: list[OptionChance]
    """In a duel, how likely the goal is after each option of the last question, the best first. Who failed is
    told of his own choice alone; empty while the puzzle is open."""
    suspects: list[Suspect]
    """Who may be who, in a Ronin puzzle; empty while it is open."""
    clues: list[Clue]
    """The deeds that tell, the strongest first; empty while it is open."""


class OtherChoice(msgspec.Struct):
    """A first choice that does not work."""

    option: str
    """In its notation."""
    said: str | Message
    """In words."""
    fails: int
    """In how many worlds it fails."""


class PuzzleSolution(msgspec.Struct):
    """POST /api/puzzles/KEY/solution: how it is solved."""

    choices: list[str]
    """What the solver chooses, against the others as they play here."""
    said: list[str | Message]
    """The same in words."""
    lesson: str
    """The message that says what is to be learnt."""
    worlds: int
    """In how many worlds it was proved; where chance decides, and in a Ronin puzzle, 1."""
    every: bool
    """Whether these are all there are; otherwise they were drawn at random."""
    others: list[OtherChoice]
    """The other first choices."""

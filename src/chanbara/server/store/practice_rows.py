"""The rows of practice under a claimed name: puzzles tried, the rating from them, runs, daily ones, sagas."""

from __future__ import annotations

import msgspec
from sqlalchemy import Boolean, Column, Double, Integer, String, Table, Text

from chanbara.server.store.rows import metadata


class AttemptRow(msgspec.Struct):
    """One puzzle for one player: the help they took, and their first verdict, which alone is rated."""

    player: str
    puzzle: str
    hints: int = 0
    """The last step of the hints that was shown."""
    shown: float = 0.0
    """When the solution was last shown; 0: never."""
    tried: float = 0.0
    """When the first verdict came; 0: there is none yet."""
    solved: bool = False
    """The first verdict."""
    solved_at: float = 0.0
    """When it was first solved, at whichever attempt; 0: never."""
    rating: float | None = None
    """The player's rating after the first verdict, if there is one."""
    deviation: float | None = None
    change: float = 0.0
    """By how much that verdict changed the rating."""


class PuzzleRatingRow(msgspec.Struct):
    """The puzzle rating of a player (``practice/glicko.py``)."""

    player: str
    rating: float
    deviation: float
    changed: float
    """When it last changed: it grows less certain with time."""
    games: int


class RunRow(msgspec.Struct):
    """The last run of a player, and the best of all."""

    player: str
    code: str
    puzzles: str
    """Their names in order, with spaces between."""
    place: int
    """How many are solved, and so which comes next."""
    is_over: bool
    best: int = 0
    best_at: float = 0.0


class BestSagaRow(msgspec.Struct):
    """How far a player came in a campaign or with a clan, by difficulty."""

    player: str
    way: str
    """"campaign" or "clan"."""
    difficulty: str
    won: int
    """Opponents beaten."""
    is_whole: bool
    """Whether it was won."""
    at: float


puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("player", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("hints", Integer, nullable=False),
    Column("shown", Double, nullable=False),
    Column("tried", Double, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("solved_at", Double, nullable=False),
    Column("rating", Double, nullable=True),
    Column("deviation", Double, nullable=True),
    Column("change", Double, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("player", String, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

puzzle_runs = Table(
    "puzzle_runs",
    metadata,
    Column("player", String, primary_key=True),
    Column("code", String, nullable=False),
    Column("puzzles", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("best", Integer, nullable=False),
    Column("best_at", Double, nullable=False),
)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("day", String, primary_key=True),
    Column("puzzle", String, nullable=False),
)
"""The puzzle of a day, once somebody has asked for it: another version with more puzzles keeps to it."""

daily_solved = Table(
    "daily_solved",
    metadata,
    Column("player", String, primary_key=True),
    Column("day", String, primary_key=True),
)
"""The days whose puzzle a player has solved on that day."""

best_sagas = Table(
    "best_sagas",
    metadata,
    Column("player", String, primary_key=True),
    Column("way", String, primary_key=True),
    Column("difficulty", String, primary_key=True),
    Column("won", Integer, nullable=False),
    Column("is_whole", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

OF_PLAYERS = (puzzle_attempts, puzzle_ratings, puzzle_runs, daily_solved, best_sagas)
"""What belongs to a player and goes with their name."""

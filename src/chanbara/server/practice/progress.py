"""The progress of a player: their practice as it is sent, and what to practice next."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.server.practice import practice_store as kept
from chanbara.server.practice.daily import day_of, streak
from chanbara.server.practice.glicko import SURE, PuzzleRating
from chanbara.server.practice.mistakes import costly_choices, own_analyses
from chanbara.server.stats import past_games
from chanbara.server.wire.practice_bodies import (
    BeatenOpponent,
    OwnAttempt,
    OwnPractice,
    OwnRun,
    OwnSagaBest,
    Practice,
    Progress,
    PuzzleStanding,
    ThemeToPractice,
    Way,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlalchemy import Connection

    from chanbara.school.puzzle import Puzzle, PuzzleTheme
    from chanbara.server.practice.mistakes import Analysis
    from chanbara.server.store.practice_rows import AttemptRow, RunRow
    from chanbara.server.wire.practice_bodies import Blunder, CostlyChoices

HELPED_BY: dict[Blunder, tuple[PuzzleTheme, ...]] = {
    "target": ("reach", "deduction"),
    "card": ("order", "finish"),
    "timing": ("harmless", "honor"),
    "answer": ("parry", "inference"),
    "duel": ("margin", "guard", "odds"),
}
"""The themes of puzzles that practice what a mistake was about."""


class Stored(NamedTuple):
    """What the database has for the progress of a player."""

    practice: Practice
    duels: list[BeatenOpponent]
    sagas: list[OwnSagaBest]
    analyses: list[Analysis]


def practice_of(connection: Connection, player: str, now: float, found: Mapping[str, Puzzle]) -> Practice:
    """Return the puzzles of a player, and which one to try next."""
    attempts = kept.attempts_of(connection, player)
    row = kept.rating_of(connection, player)
    rating = kept.rating_at(row, now)
    today, days = day_of(now), kept.days_of(connection, player)
    solved = {one.puzzle for one in attempts if one.solved_at}
    return Practice(
        standing=_standing(rating, 0 if row is None else row.games),
        next=nearest(found, rating.points, solved),
        today=today in days,
        days=streak(days, today).now,
        best_days=streak(days, today).best,
        run=_run(kept.run_of(connection, player)),
        attempts=[_attempt(one) for one in attempts],
    )


def nearest(found: Mapping[str, Puzzle], points: float, but: Collection[str]) -> str | None:
    """Return the puzzle nearest to a rating, apart from some."""
    left = [key for key in found if key not in but]
    return min(left, key=lambda key: (abs(found[key].rating - points), key), default=None)


def _standing(rating: PuzzleRating, games: int) -> PuzzleStanding:
    return PuzzleStanding(round(rating.points), round(SURE * rating.deviation), games)


def _attempt(row: AttemptRow) -> OwnAttempt:
    return OwnAttempt(
        puzzle=row.puzzle,
        hints=row.hints,
        shown=row.shown or None,
        tried=row.tried or None,
        solved=row.solved,
        solved_at=row.solved_at or None,
        points=None if row.rating is None else round(row.rating),
        doubt=None if row.deviation is None else round(SURE * row.deviation),
        change=round(row.change),
    )


def _run(row: RunRow | None) -> OwnRun | None:
    if row is None:
        return None
    return OwnRun(row.code, row.puzzles.split(), row.place, row.is_over, row.best, row.best_at or None)


def own_practice(connection: Connection, player: str) -> OwnPractice:
    """Return everything that is stored of a player's practice."""
    rating = kept.rating_of(connection, player)
    return OwnPractice(
        standing=None
        if rating is None
        else _standing(PuzzleRating(rating.rating, rating.deviation), rating.games),
        attempts=[_attempt(one) for one in kept.attempts_of(connection, player)],
        days=[day.isoformat() for day in kept.days_of(connection, player)],
        run=_run(kept.run_of(connection, player)),
        sagas=own_sagas(connection, player),
    )


def own_sagas(connection: Connection, player: str) -> list[OwnSagaBest]:
    """Return the best campaigns and clans of a player."""
    return [
        OwnSagaBest(msgspec.convert(one.way, Way), one.difficulty, one.won, one.is_whole, one.at)
        for one in kept.sagas_of(connection, player)
    ]


def stored_progress(connection: Connection, player: str, now: float, found: Mapping[str, Puzzle]) -> Stored:
    """Return what the database has for the progress of a player."""
    return Stored(
        practice_of(connection, player, now, found),
        beaten(past_games.counted_of(connection, player)),
        own_sagas(connection, player),
        own_analyses(connection, player),
    )


def beaten(counted: Sequence[past_games.Alike]) -> list[BeatenOpponent]:
    """Return duels by difficulty and opponent; whoever beats three at once has beaten each of them."""
    played, won = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for alike in counted:
        chosen = json.loads(alike.detail or "{}")
        for opponent in chosen.get("opponents", []):
            played[chosen["difficulty"], opponent] += alike.played
            won[chosen["difficulty"], opponent] += alike.won
    return [BeatenOpponent(*key, played[key], won[key]) for key in sorted(played)]


def progress_from(stored: Stored, found: Mapping[str, Puzzle]) -> Progress:
    """Return the progress of a player. It reads analyses, which takes a moment."""
    mistakes = costly_choices(stored.analyses)
    return Progress(
        practice=stored.practice,
        duels=stored.duels,
        sagas=stored.sagas,
        reviewed=len(stored.analyses),
        mistakes=mistakes,
        themes=themes_to_practice(stored.practice, mistakes, found),
    )


def themes_to_practice(
    practice: Practice, mistakes: Sequence[CostlyChoices], found: Mapping[str, Puzzle]
) -> list[ThemeToPractice]:
    """Return the themes in which puzzles were missed, or that help with one's mistakes; most needed first."""
    missed, helps = Counter[str](), Counter[str]()
    for one in practice.attempts:
        if one.puzzle in found and one.tried is not None and one.solved_at is None:
            missed[found[one.puzzle].theme] += 1
    for group in mistakes:
        for theme in HELPED_BY[group.what]:
            helps[theme] += group.count
    solved = {one.puzzle for one in practice.attempts if one.solved_at is not None}
    themes = [
        ThemeToPractice(
            theme,
            missed[theme],
            helps[theme],
            nearest(
                {key: one for key, one in found.items() if one.theme == theme},
                practice.standing.points,
                solved,
            ),
        )
        for theme in dict.fromkeys(one.theme for one in found.values())
        if missed[theme] + helps[theme]
    ]
    return sorted(themes, key=lambda one: (-one.missed - one.mistakes, one.theme))

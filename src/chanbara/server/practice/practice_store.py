"""Practice in the database. Whatever is done twice, after a lost answer or by two processes, counts once."""

from __future__ import annotations

import contextlib
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection, select

from chanbara.server.practice.daily import day_of, puzzle_of
from chanbara.server.practice.glicko import FIRST, PuzzleRating, after, aged
from chanbara.server.stats.stats_store import PlayerDeleted
from chanbara.server.store import rows
from chanbara.server.store.database import StoreError
from chanbara.server.store.practice_rows import (
    AttemptRow,
    BestSagaRow,
    PuzzleRatingRow,
    RunRow,
    best_sagas,
    daily_puzzles,
    daily_solved,
    puzzle_attempts,
    puzzle_ratings,
    puzzle_runs,
)
from chanbara.server.store.row_writes import insert_new, replace_row

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from chanbara.server.wire.puzzle_bodies import RunPlace


class WrongRun(StoreError):
    """A verdict for a run that is over, replaced by another, or at another puzzle. Nothing was stored."""


class Verdict(NamedTuple):
    """What the server found about an attempt at a puzzle."""

    puzzle: str
    rating: int
    """Of the puzzle."""
    solved: bool
    run: RunPlace | None = None


# --- attempts -----------------------------------------------------------------------------------------------


def add_verdict(
    connection: Connection, player: str, verdict: Verdict, now: float, keys: Collection[str]
) -> None:
    """Store a verdict: the first of a puzzle is rated, the first solution is remembered."""
    _lock(connection, player)
    if verdict.run is not None:
        _advance(connection, player, verdict, verdict.run, now)
    row = attempt_of(connection, player, verdict.puzzle)
    if not row.tried:
        row.tried, row.solved = now, verdict.solved
        _rate(connection, row, verdict.rating, now)
    if verdict.solved and not row.solved_at:
        row.solved_at = now
    replace_row(connection, puzzle_attempts, row)
    if verdict.solved:
        _solve_day(connection, row, now, keys)


def _rate(connection: Connection, row: AttemptRow, puzzle: int, now: float) -> None:
    """Rate a first verdict. Whoever was helped cannot win anything by it, and can still lose."""
    if row.solved and (row.hints or row.shown):
        return
    known = rating_of(connection, row.player)
    before = rating_at(known, now)
    found = after(before, puzzle, solved=row.solved)
    row.rating, row.deviation, row.change = found.points, found.deviation, found.points - before.points
    games = 1 if known is None else known.games + 1
    rating = PuzzleRatingRow(row.player, found.points, found.deviation, now, games)
    replace_row(connection, puzzle_ratings, rating)


def note_hint(connection: Connection, player: str, puzzle: str, step: int) -> None:
    """Remember that a player got a hint before their first verdict; a run ends with it."""
    _lock(connection, player)
    row = attempt_of(connection, player, puzzle)
    if not row.tried and step > row.hints:
        row.hints = step
        replace_row(connection, puzzle_attempts, row)
    _give_up_run(connection, player, puzzle)


def note_solution(connection: Connection, player: str, puzzle: str, rating: int, now: float) -> None:
    """Remember that a player saw the solution: before the first verdict this is one, the puzzle is missed."""
    _lock(connection, player)
    row = attempt_of(connection, player, puzzle)
    row.shown = now
    if not row.tried:
        row.tried, row.solved = now, False
        _rate(connection, row, rating, now)
    replace_row(connection, puzzle_attempts, row)
    _give_up_run(connection, player, puzzle)


def attempt_of(connection: Connection, player: str, puzzle: str) -> AttemptRow:
    """Return what is known of a player at a puzzle; they may never have tried it."""
    mine = (puzzle_attempts.c.player == player) & (puzzle_attempts.c.puzzle == puzzle)
    found = rows.read(connection, select(puzzle_attempts).where(mine), AttemptRow)
    return found[0] if found else AttemptRow(player, puzzle)


def attempts_of(connection: Connection, player: str) -> list[AttemptRow]:
    """Return all puzzles of a player, in the order of their first verdicts."""
    query = select(puzzle_attempts).where(puzzle_attempts.c.player == player)
    return rows.read(
        connection, query.order_by(puzzle_attempts.c.tried, puzzle_attempts.c.puzzle), AttemptRow
    )


def rating_of(connection: Connection, player: str) -> PuzzleRatingRow | None:
    """Return the rating of a player as it was stored; None before the first puzzle."""
    query = select(puzzle_ratings).where(puzzle_ratings.c.player == player)
    found = rows.read(connection, query, PuzzleRatingRow)
    return found[0] if found else None


def rating_at(row: PuzzleRatingRow | None, now: float) -> PuzzleRating:
    """Return a rating as it is now."""
    return FIRST if row is None else aged(PuzzleRating(row.rating, row.deviation), now - row.changed)


# --- the puzzle of the day ----------------------------------------------------------------------------------


def stored_puzzle(connection: Connection, now: float) -> str | None:
    """Return the puzzle of the day if somebody has asked for it before."""
    query = select(daily_puzzles.c.puzzle).where(daily_puzzles.c.day == day_of(now).isoformat())
    found: str | None = connection.scalar(query)
    return found


def puzzle_today(connection: Connection, now: float, keys: Collection[str]) -> str:
    """Return the puzzle of the day, which is stored with the first question for it."""
    today = day_of(now)
    if (found := stored_puzzle(connection, now)) is not None:
        return found
    insert_new(connection, daily_puzzles, {"day": today.isoformat(), "puzzle": puzzle_of(today, keys)})
    found = stored_puzzle(connection, now)
    assert found is not None, "it was stored, here or by another process"
    return found


def _solve_day(connection: Connection, row: AttemptRow, now: float, keys: Collection[str]) -> None:
    """Remember a solved puzzle of the day, unless its solution was shown on that day."""
    today = day_of(now)
    if puzzle_today(connection, now, keys) == row.puzzle and not (row.shown and day_of(row.shown) == today):
        insert_new(connection, daily_solved, {"player": row.player, "day": today.isoformat()})


def days_of(connection: Connection, player: str) -> list[date]:
    """Return the days whose puzzle a player has solved."""
    query = select(daily_solved.c.day).where(daily_solved.c.player == player).order_by(daily_solved.c.day)
    return [date.fromisoformat(day) for day in connection.scalars(query)]


# --- runs ---------------------------------------------------------------------------------------------------


def begin_run(connection: Connection, player: str, code: str, puzzles: Sequence[str]) -> None:
    """Store a new run instead of the last; the best one stays."""
    _lock(connection, player)
    before = run_of(connection, player)
    best, best_at = (0, 0.0) if before is None else (before.best, before.best_at)
    run = RunRow(player, code, " ".join(puzzles), 0, is_over=False, best=best, best_at=best_at)
    replace_row(connection, puzzle_runs, run)


def run_of(connection: Connection, player: str) -> RunRow | None:
    """Return the last run of a player."""
    query = select(puzzle_runs).where(puzzle_runs.c.player == player)
    found = rows.read(connection, query, RunRow)
    return found[0] if found else None


def _advance(connection: Connection, player: str, verdict: Verdict, at: RunPlace, now: float) -> None:
    """Go on to the next puzzle of a run, or end it; an answer that came before changes nothing."""
    run = run_of(connection, player)
    puzzles = [] if run is None else run.puzzles.split()
    if run is None or run.code != at.code or puzzles[at.place : at.place + 1] != [verdict.puzzle]:
        raise WrongRun
    if at.place < run.place and verdict.solved:
        return
    if run.is_over or at.place != run.place:
        if verdict.solved:
            raise WrongRun
        return
    run.place += verdict.solved
    run.is_over = not verdict.solved or run.place == len(puzzles)
    if run.place > run.best:
        run.best, run.best_at = run.place, now
    replace_row(connection, puzzle_runs, run)


def _give_up_run(connection: Connection, player: str, puzzle: str) -> None:
    """End a run at a puzzle for which help was taken."""
    run = run_of(connection, player)
    if run is not None and not run.is_over and run.puzzles.split()[run.place] == puzzle:
        run.is_over = True
        replace_row(connection, puzzle_runs, run)


# --- campaigns and clans ------------------------------------------------------------------------------------


def keep_saga(connection: Connection, token: str, found: BestSagaRow) -> None:
    """Remember how far the owner of a saga's token came, if it is further than before."""
    owner = connection.scalar(select(rows.owners.c.player).where(rows.owners.c.token == token))
    if owner is None or not found.won:
        return
    found.player = owner
    with contextlib.suppress(PlayerDeleted):
        _lock(connection, owner)
        best = {(one.way, one.difficulty): (one.won, one.is_whole) for one in sagas_of(connection, owner)}
        if (found.won, found.is_whole) > best.get((found.way, found.difficulty), (0, False)):
            replace_row(connection, best_sagas, found)


def sagas_of(connection: Connection, player: str) -> list[BestSagaRow]:
    """Return the best campaigns and clans of a player."""
    query = select(best_sagas).where(best_sagas.c.player == player)
    return rows.read(connection, query.order_by(best_sagas.c.way, best_sagas.c.difficulty), BestSagaRow)


# --- rows ---------------------------------------------------------------------------------------------------


def _lock(connection: Connection, player: str) -> None:
    """Let no other process change what belongs to a player until the commit; refuse if they were deleted."""
    here = select(rows.players.c.key).where(rows.players.c.key == player)
    if connection.scalar(here.with_for_update()) is None:
        raise PlayerDeleted("the player was deleted")

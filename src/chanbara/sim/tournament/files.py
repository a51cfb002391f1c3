"""The files of a tournament: the results, every seat of every game, and the thinking times."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from chanbara.extras import package
from chanbara.sim.games.report import counted_data, share_data
from chanbara.sim.tournament.report import Shown, meaning, times
from chanbara.sword.bots.bot_files import shown as named
from chanbara.sword.rules.words import TEAM_OF

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from chanbara.sim.tournament.count import Comparison, Row
    from chanbara.sim.tournament.plan import Key, Plan, Results

FIGURES, GAMES, TIMES, JOURNAL = "results.json", "games.parquet", "times.json", "journal.jsonl"
DIGITS = 6


def write_files(folder: Path, results: Results, shown: Shown) -> None:
    """Write all files. All but the times are reproducible, byte by byte."""
    thought = {
        name: {"decisions": answers, "milliseconds": round(1000 * seconds / max(answers, 1), DIGITS)}
        for name, (seconds, answers) in times(results).items()
    }
    for name, content in ((FIGURES, figures(results, shown)), (TIMES, thought)):
        (folder / name).write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    polars = polars_package()
    rows = list(seat_rows(results))
    frame = polars.DataFrame(rows, schema=columns(), orient="row")
    frame.write_parquet(folder / GAMES, compression="zstd")


def polars_package() -> Any:  # noqa: ANN401 - the package
    """Return polars; if it is missing, say what to install."""
    return package("polars", "arena")


def figures(results: Results, shown: Shown) -> dict[str, Any]:
    """Return all results as plain data."""
    plan = results.plan
    return plan.about | {
        "games": len(results.games),
        "comparisons": [_comparison(plan, one) for one in shown.comparisons],
        "mirrors": [
            {"bot": bot, "players": players, "games": counted.games, **counted_data(counted)}
            for (bot, players), counted in shown.mirrors.items()
        ],
        "ratings": [
            {
                "bot": one.bot,
                "strength": round(one.strength, DIGITS),
                "doubt": round(one.doubt, DIGITS),
                "at_least": round(one.at_least, DIGITS),
                "won": share_data(one.won),
            }
            for one in shown.ratings
        ],
    }


def _comparison(plan: Plan, comparison: Comparison) -> dict[str, Any]:
    return {
        "bot": plan.names[0],
        "over": plan.names[comparison.contest],
        "difference": meaning(plan, comparison.contest),
        "deals": comparison.look.deals,
        "alpha": round(comparison.look.alpha, 9),
        "clear": comparison.is_clear,
        "cells": [_row(row) for row in comparison.rows],
        "worst": None if comparison.worst is None else _row(comparison.worst),
    }


def _row(row: Row) -> dict[str, Any]:
    return {
        "players": row.players,
        "group": row.cell.group,
        "name": row.cell.name,
        "points": round(100 * row.found.mean, DIGITS),
        "low": round(100 * row.found.low, DIGITS),
        "high": round(100 * row.found.high, DIGITS),
        "deals": row.found.deals,
    }


def columns() -> dict[str, Any]:
    """Return the columns of the table of seats with their types."""
    of = polars_package()
    return {
        "over": of.String,
        "players": of.UInt8,
        "deal": of.UInt32,
        "seed": of.String,
        "game": of.UInt8,
        "seat": of.UInt8,
        "bot": of.String,
        "tested": of.Boolean,
        "role": of.String,
        "team": of.String,
        "character": of.String,
        "won": of.Boolean,
        "winner": of.String,
        "cause": of.String,
        "deadly_strike": of.Boolean,
        "turns": of.UInt32,
        "decisions": of.UInt32,
        "answers": of.UInt32,
    }


def seat_rows(results: Results) -> Iterator[tuple[Any, ...]]:
    """Yield a row for each seat of each game."""
    plan = results.plan
    for key, table, game in results.tables:
        for seat, bot in enumerate(table.bots):
            role = game.roles[seat]
            sat = named(bot), seat in table.tested, role.value, TEAM_OF[role].value, game.characters[seat]
            won = game.has_won(seat), game.winner.value, game.cause.value, game.deadly_strike
            yield *_place(plan, key), seat, *sat, *won, game.turns, game.decisions, game.answers[seat]


def _place(plan: Plan, key: Key) -> tuple[Any, ...]:
    """Return the key of a game; ``over`` is the bot that the first is compared with, if any."""
    over = plan.names[key.contest] if key.contest else None
    return over, key.players, key.deal, plan.deal(key.players, key.deal).key, key.place

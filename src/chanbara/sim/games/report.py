"""The statistics of many games, as tables for people and as data for programs."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table

from chanbara.record.rates import CONFIDENCE
from chanbara.sim.games.tally import Share, Spread, Tally
from chanbara.sword.bots.bot_files import shown
from chanbara.sword.fingerprint import header
from chanbara.sword.rules.words import ENDED_BY, Cause

if TYPE_CHECKING:
    from chanbara.sim.games.arena import Plan

ENDINGS = {
    Cause.DEFEAT: "a defeat took the last honor",
    Cause.DECK: "the deck ran out and took the last honor",
    Cause.PROPERTY: "a property took the last honor",
    Cause.SWORDMASTER: "victory of the Swordmaster",
    Cause.SWORDMASTER_REFUSED: "Swordmaster refused to a teammate",
}


def tables(counted: Tally) -> Group:
    """Return all tables."""
    parts = [_teams(counted), _roles(counted), _endings(counted), _lengths(counted)]
    if len(counted.bots) > 1:
        parts.insert(2, _bots(counted))
    return Group(*parts)


def table_of(*columns: str) -> Table:
    """Return an empty table; its first column is text and the others are numbers."""
    table = Table(box=SIMPLE_HEAD)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table


def percent(counted: Share) -> str:
    """Return a share with its interval as text."""
    if not counted.games:
        return "–"
    low, high = counted.interval
    return f"{100 * counted.rate:5.1f}%  ({100 * low:.1f} – {100 * high:.1f})"


def _teams(counted: Tally) -> Table:
    table = table_of("team", "games won", f"share ({100 * CONFIDENCE:.0f}% interval)")
    for team, won in counted.teams.items():
        table.add_row(team.capitalize(), f"{won.wins} of {won.chances}", percent(won))
    return table


def _roles(counted: Tally) -> Table:
    table = table_of("role", *counted.bots)
    for role, by_bot in counted.roles.items():
        table.add_row(role.capitalize(), *(percent(won) for won in by_bot.values()))
    return table


def _bots(counted: Tally) -> Table:
    table = table_of("bot", "seats won", "share, all roles")
    for name, won in counted.bots.items():
        table.add_row(name, f"{won.wins} of {won.chances}", percent(won))
    return table


def _endings(counted: Tally) -> Table:
    table = table_of("ended by", "rule", "games", "share")
    for cause, count in counted.endings.items():
        table.add_row(ENDINGS[cause], ENDED_BY[cause], str(count), _part(count, counted))
    strikes = counted.deadly_strikes
    table.add_row("… with a Deadly Strike", "8.5", str(strikes), _part(strikes, counted))
    return table


def _part(count: int, counted: Tally) -> str:
    return f"{100 * count / counted.games:.1f}%"


def _lengths(counted: Tally) -> Table:
    table = table_of("length", "least", "mean", "most")
    for name, length in (("turns", counted.turns), ("decisions", counted.decisions)):
        table.add_row(name, str(length.least), f"{length.mean:.1f}", str(length.most))
    return table


def data(plan: Plan, counted: Tally) -> dict[str, Any]:
    """Return everything as plain data: the same for the same plan, however it was played."""
    about = dict(header())
    return {
        "game": about["game"],
        "version": about["version"],
        "python": platform.python_version(),
        "rules": about["rules"],
        **plan.variant.label,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "bots": [shown(name) for name in plan.bots],
        "engine": plan.engine.value,
        "confidence": CONFIDENCE,
        **counted_data(counted),
    }


def counted_data(counted: Tally) -> dict[str, Any]:
    """Return the statistics as plain data."""
    return {
        "teams": {team.value: share_data(won) for team, won in counted.teams.items()},
        "roles": {
            role.value: {name: share_data(won) for name, won in by_bot.items()}
            for role, by_bot in counted.roles.items()
        },
        "wins_by_bot": {name: share_data(won) for name, won in counted.bots.items()},
        "endings": {cause.value: count for cause, count in counted.endings.items()},
        "deadly_strikes": counted.deadly_strikes,
        "turns": _spread_data(counted.turns),
        "decisions": _spread_data(counted.decisions),
    }


def share_data(won: Share) -> dict[str, float]:
    """Return a share as plain data."""
    low, high = won.interval
    return {
        "wins": won.wins,
        "chances": won.chances,
        "games": won.games,
        "rate": round(won.rate, 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }


def _spread_data(length: Spread) -> dict[str, float]:
    return {"least": length.least, "mean": round(length.mean, 6), "most": length.most}

"""What is thought of players and bots: one rating each, game after game, as openskill reckons it."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from chanbara.kernel.kind import KINDS
from chanbara.record.ratings import Strength, rated
from chanbara.server.kind import served_as

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.server.store.rows import PlayRow, ResultRow

GUESTS = "guest"
"""Everybody without a name, together."""
PLAYER, BOT, SIDE = "player ", "bot ", "side "
CHANGE = 25 / 300
"""People change from game to game, bots do not: so much doubt is added for a person before each game."""
MEASURED = {
    "random": -5.7,
    "novice": -2.3,
    "trusting": -0.8,
    "greedy": 0.0,
    "detective": 0.2,
    "sly": 0.4,
    "aggressive": 1.1,
    "planner@64": 1.3,
    "planner@512": 1.2,
    "planner": 3.9,
}
"""Where bots begin: as `make ladder` measured them among each other, docs/results/bots.md."""
MEASURED_DOUBT = 1.0
SIDES_DOUBT = 2.0
"""No side is far from the others (docs/balance.md): that much is known before the first game."""
MIDDLE, STEP = 1000, 40
"""A rating is shown in points: where everybody begins, and what one unit of openskill is worth."""
SURE = 2
"""How many deviations are shown as doubt: 19 of 20 times it is no more."""


def who_plays(play: PlayRow) -> str:
    """Return under what name a seat is rated."""
    if play.bot:
        return BOT + play.bot
    return PLAYER + play.player if play.player else GUESTS


def first_strength(who: str) -> Strength:
    """Return what is thought of somebody before his first game."""
    if who.startswith(SIDE):
        return Strength(0.0, SIDES_DOUBT)
    measured = MEASURED.get(who.removeprefix(BOT)) if who.startswith(BOT) else None
    return Strength() if measured is None else Strength(measured, MEASURED_DOUBT)


def is_rated(result: ResultRow, plays: Sequence[PlayRow]) -> bool:
    """Whether a game says something of a player: one of teams, as printed, with somebody who has a name."""
    has_player = any(play.player and not play.bot for play in plays)
    has_teams = result.game in KINDS and served_as(KINDS[result.game]).has_teams
    return has_teams and result.printed and has_player


def taking_part(result: ResultRow, plays: Sequence[PlayRow]) -> dict[str, list[str]]:
    """Return who is rated together, by team: who plays it, and the side itself, which may be a strong one."""
    sides: dict[str, list[str]] = {}
    for play in plays:
        sides.setdefault(play.team, []).append(who_plays(play))
    box = "rising sun" if result.rising_sun else "base"
    return {team: [*members, f"{SIDE}{team} {result.players} {box}"] for team, members in sides.items()}


def after(
    result: ResultRow, sides: Mapping[str, Sequence[str]], known: Mapping[str, Strength]
) -> dict[str, Strength]:
    """Return what is thought of everybody after a game."""
    before = {
        who: _changed(who, known.get(who) or first_strength(who))
        for members in sides.values()
        for who in members
    }
    return rated(sides, result.winner, before)


def _changed(who: str, found: Strength) -> Strength:
    is_person = who == GUESTS or who.startswith(PLAYER)
    return Strength(found.mu, hypot(found.sigma, CHANGE)) if is_person else found


def points(mu: float) -> int:
    """Return a rating as it is shown."""
    return round(MIDDLE + STEP * mu)


def doubt(sigma: float) -> int:
    """Return how far off it may be."""
    return round(SURE * STEP * sigma)

"""The rating of players and bots, one each, updated after every game with openskill."""

from __future__ import annotations

from math import fsum, hypot
from typing import TYPE_CHECKING

from chanbara.kernel.kind import KINDS
from chanbara.record.ratings import Strength, rated
from chanbara.server.kind import served_as
from chanbara.sword.bots.even import EVEN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from chanbara.server.store.rows import PlayRow, ResultRow

GUESTS = "guest"
"""The shared rating of all players without a name."""
PLAYER, BOT, SIDE = "player ", "bot ", "side "
EVEN_BOT = BOT + EVEN
CHANGE = 25 / 300
"""Uncertainty added before each game of a person: people change over time, bots do not."""
MEASURED = {
    "random": -5.9,
    "novice": -2.5,
    "trusting": -1.8,
    "greedy": -0.5,
    "detective": 0.4,
    "sly": 0.0,
    "aggressive": 0.1,
    "planner@64": -0.1,
    "neural": 1.1,
    "planner@512": 0.9,
    "planner": 1.6,
    "master": 2.8,
}
"""Initial ratings of bots, as measured by `make ladder` (docs/results/bots.md)."""
MEASURED_DOUBT = 1.0
SIDES_DOUBT = 2.0
"""Prior uncertainty of a side: no side is far from the others (docs/balance.md)."""
MIDDLE, STEP = 1000, 40
"""Displayed rating: the starting value, and points per openskill unit."""
SURE = 2
"""Standard deviations shown as uncertainty: a 95% interval."""


UNRATED = Strength()
"""The rating of people before their first game."""


def who_plays(play: PlayRow) -> str:
    """Return the key under which a seat is rated."""
    if play.bot:
        return BOT + play.bot
    return PLAYER + play.player if play.player else GUESTS


def first_strength(who: str) -> Strength:
    """Return the rating of a player or bot before their first game."""
    if who.startswith(SIDE):
        return Strength(0.0, SIDES_DOUBT)
    measured = MEASURED.get(who.removeprefix(BOT)) if who.startswith(BOT) else None
    return UNRATED if measured is None else Strength(measured, MEASURED_DOUBT)


def is_rated(result: ResultRow, plays: Sequence[PlayRow]) -> bool:
    """Whether a game is rated: a standard team game with at least one named player."""
    has_player = any(play.player and not play.bot for play in plays)
    has_teams = result.game in KINDS and served_as(KINDS[result.game]).has_teams
    return has_teams and result.printed and has_player


def taking_part(result: ResultRow, plays: Sequence[PlayRow]) -> dict[str, list[str]]:
    """Return the rated entities by team: its players, and the side itself, which may be a strong one."""
    sides: dict[str, list[str]] = {}
    for play in plays:
        sides.setdefault(play.team, []).append(who_plays(play))
    box = "rising sun" if result.rising_sun else "base"
    return {team: [*members, f"{SIDE}{team} {result.players} {box}"] for team, members in sides.items()}


def after(
    result: ResultRow, sides: Mapping[str, Sequence[str]], known: Mapping[str, Strength]
) -> dict[str, Strength]:
    """Return all ratings after a game. A bot as strong as the people at its table has none of its own."""
    before = {
        who: _changed(who, known.get(who) or first_strength(who))
        for members in sides.values()
        for who in members
    }
    if EVEN_BOT in before:
        before[EVEN_BOT] = Strength(
            mean_of(one.mu for who, one in before.items() if _is_person(who)), MEASURED_DOUBT
        )
    return {who: now for who, now in rated(sides, result.winner, before).items() if who != EVEN_BOT}


def mean_of(ratings: Iterable[float]) -> float:
    """Return how strong some people are together: as those without a rating, if nobody is there."""
    found = list(ratings)
    return fsum(found) / len(found) if found else UNRATED.mu


def _is_person(who: str) -> bool:
    return who == GUESTS or who.startswith(PLAYER)


def _changed(who: str, found: Strength) -> Strength:
    return Strength(found.mu, hypot(found.sigma, CHANGE)) if _is_person(who) else found


def lower_bound(found: Strength) -> float:
    """Return what a rating is worth at least, with some certainty: the sort key of the ladder."""
    return found.mu - SURE * found.sigma


def points(mu: float) -> int:
    """Return a rating as displayed."""
    return round(MIDDLE + STEP * mu)


def doubt(sigma: float) -> int:
    """Return its uncertainty."""
    return round(SURE * STEP * sigma)

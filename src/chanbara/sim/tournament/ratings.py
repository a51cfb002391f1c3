"""Ratings of a mixed pool, by openskill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.record.ratings import Strength, rated
from chanbara.sim.games.tally import Share, share, wins
from chanbara.sword.rules.words import TEAM_OF, Team

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.games.match import Outcome


class Rating(NamedTuple):
    """The rating of a bot in a pool."""

    bot: str
    strength: float
    """Its mean; the pool starts at 0."""
    doubt: float
    """Its standard deviation."""
    won: Share

    @property
    def at_least(self) -> float:
        """A lower bound: the sort key of a ladder."""
        return self.strength - 3 * self.doubt


def ratings(outcomes: Sequence[Outcome]) -> list[Rating]:
    """Rate the bots of a pool by its games in order, the strongest first.

    Each team includes a virtual member: its side, with this number of players. It absorbs the strength of the
    side, so that a bot is not overrated for having been dealt a strong side.
    """
    known: dict[Any, Strength] = {}
    for outcome in outcomes:
        known |= rated(_sides(outcome), outcome.winner, known)
    names = sorted({name for outcome in outcomes for name in outcome.bots})
    listed = [
        Rating(name, known[name].mu, known[name].sigma, share(wins(outcomes, None, name))) for name in names
    ]
    return sorted(listed, key=lambda rating: -rating.strength)


def _sides(outcome: Outcome) -> dict[Team, list[Any]]:
    """Return the rated entities: the bots of each team, and the side itself."""
    sides: dict[Team, list[Any]] = {}
    for role, bot in zip(outcome.roles, outcome.bots, strict=True):
        sides.setdefault(TEAM_OF[role], []).append(bot)
    return {team: [*bots, (team, len(outcome.roles))] for team, bots in sides.items()}

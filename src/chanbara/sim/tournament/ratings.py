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
    """How strong a bot is in a pool."""

    bot: str
    strength: float
    """Where it is thought to be; the pool begins at 0."""
    doubt: float
    """The standard deviation of that."""
    won: Share

    @property
    def at_least(self) -> float:
        """Below which it hardly lies: what a ladder is ordered by."""
        return self.strength - 3 * self.doubt


def ratings(outcomes: Sequence[Outcome]) -> list[Rating]:
    """Rate the bots of a pool by its games in their order, the strongest first.

    A team is rated with a member that nobody plays: its side, with so many players. It learns what the side
    is worth, so that a bot is not thought strong for having been dealt a strong side.
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
    """Return who is rated together: the bots of each team, and the side itself."""
    sides: dict[Team, list[Any]] = {}
    for role, bot in zip(outcome.roles, outcome.bots, strict=True):
        sides.setdefault(TEAM_OF[role], []).append(bot)
    return {team: [*bots, (team, len(outcome.roles))] for team, bots in sides.items()}

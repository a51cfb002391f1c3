"""Ratings of a mixed pool, by openskill."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sim.extras import package
from chanbara.sim.tally import Share, share, wins
from chanbara.sword.rules.words import TEAM_OF, Team

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.match import Outcome


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


def rating_package() -> Any:  # noqa: ANN401 - the package
    """Return openskill's models; where it is missing, say what to install."""
    return package("openskill.models", "arena")


def ratings(outcomes: Sequence[Outcome]) -> list[Rating]:
    """Rate the bots of a pool by its games in their order, the strongest first.

    A team is rated with a member that nobody plays: its side, with so many players. It learns what the side
    is worth, so that a bot is not thought strong for having been dealt a strong side.
    """
    # Bots do not change, so nothing is added to the doubt from game to game.
    model = rating_package().PlackettLuce(mu=0.0, tau=0.0)
    known: dict[Any, Any] = {}
    for outcome in outcomes:
        sides = _sides(outcome)
        seated = [[known.setdefault(one, model.rating()) for one in side] for side in sides.values()]
        ranks = [1.0 if team is outcome.winner else 2.0 for team in sides]
        after: dict[Any, list[Any]] = {}
        rated = model.rate(seated, ranks=ranks)
        for side, new in zip(sides.values(), rated, strict=True):
            for one, rating in zip(side, new, strict=True):
                after.setdefault(one, []).append(rating)
        for one, new in after.items():
            # Who sits in several seats takes the mean of what they would be given.
            known[one] = model.rating(fmean(one.mu for one in new), fmean(one.sigma for one in new))
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

"""The statistics of many games: win rates, endings, and lengths."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.record.rates import wilson
from chanbara.sword.rules.words import TEAM_OF, Cause, Role, Team

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from chanbara.sim.games.match import Outcome


class Share(NamedTuple):
    """A win rate."""

    wins: int
    chances: int
    games: int
    """The independent trials. Teammates win together, so several seats of one game are one trial."""

    @property
    def rate(self) -> float:
        """The observed rate."""
        return self.wins / self.chances if self.chances else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its confidence interval."""
        return wilson(self.rate, self.games)


def share(games: Iterable[Sequence[bool]]) -> Share:
    """Count wins: for each game, whether each of the given seats has won."""
    looked_at = [seats for seats in games if seats]
    return Share(sum(map(sum, looked_at)), sum(map(len, looked_at)), len(looked_at))


class Spread(NamedTuple):
    """The variation of a number from game to game."""

    least: int
    mean: float
    most: int


def spread(numbers: Sequence[int]) -> Spread:
    """Return minimum, mean and maximum of some numbers."""
    return Spread(min(numbers), sum(numbers) / len(numbers), max(numbers))


class Tally(NamedTuple):
    """The statistics of a plan, all with the same number of players."""

    games: int
    teams: dict[Team, Share]
    roles: dict[Role, dict[str, Share]]
    """By role, then by bot."""
    bots: dict[str, Share]
    endings: dict[Cause, int]
    deadly_strikes: int
    turns: Spread
    decisions: Spread


def tally(outcomes: Sequence[Outcome]) -> Tally:
    """Count the results of some games."""
    roles = [role for role in Role if role in outcomes[0].roles]
    names = sorted({name for outcome in outcomes for name in outcome.bots})
    return Tally(
        games=len(outcomes),
        teams={
            team: share([outcome.winner is team] for outcome in outcomes)
            for team in dict.fromkeys(TEAM_OF[role] for role in roles)
        },
        roles={role: {name: share(wins(outcomes, role, name)) for name in names} for role in roles},
        bots={name: share(wins(outcomes, None, name)) for name in names},
        endings={cause: sum(outcome.cause is cause for outcome in outcomes) for cause in Cause},
        deadly_strikes=sum(outcome.deadly_strike for outcome in outcomes),
        turns=spread([outcome.turns for outcome in outcomes]),
        decisions=spread([outcome.decisions for outcome in outcomes]),
    )


def wins(outcomes: Sequence[Outcome], role: Role | None, bot: str) -> list[list[bool]]:
    """Return for each game whether the seats of a bot have won, those of one role or all."""
    return [
        [
            outcome.has_won(seat)
            for seat, name in enumerate(outcome.bots)
            if name == bot and role in {None, outcome.roles[seat]}
        ]
        for outcome in outcomes
    ]

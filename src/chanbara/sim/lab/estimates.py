"""Estimates from counts: rates, edges, means and shares, each with its interval."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.sim.lab.counts import CAUSES, FIGURES, ROLES, TEAMS
from chanbara.sim.lab.stats import ENOUGH, Estimate, around, mean, ratio, share
from chanbara.sword.mind.run.counted import FEWEST, TURNS_DRAWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.counts import Array, Counts
    from chanbara.sword.rules.words import Cause, Role, Team


class TeamShare(NamedTuple):
    """The win rate of a team, with one number of players."""

    players: int
    team: Team
    won: Estimate
    """Its interval is corrected for the number of teams."""
    plain: Estimate
    """The same with an uncorrected interval."""
    fair: float


def played(counts: Counts) -> list[int]:
    """Return the numbers of players in the counts."""
    return [FEWEST + at for at, games in enumerate(counts.games) if games]


def teams(counts: Counts) -> list[TeamShare]:
    """Return the win rate of each team.

    A player wins with their team, so all players have equal chances when all teams win equally often.
    """
    there = [(players, _teams_with(counts, players)) for players in played(counts)]
    # With two teams, one determines the other.
    looks = max(1, sum(len(among) if len(among) > 2 else 1 for _, among in there))  # noqa: PLR2004 - a pair
    found = []
    for players, among in there:
        games = int(counts.games[players - FEWEST])
        for team in among:
            wins = int(counts.endings[players - FEWEST, :, TEAMS.index(team)].sum())
            won, plain = share(wins, games, looks), share(wins, games)
            found.append(TeamShare(players, team, won, plain, 1 / len(among)))
    return found


def _teams_with(counts: Counts, players: int) -> list[Team]:
    """Return the teams at a table of this size."""
    seats = counts.people[players - FEWEST].sum((1, 2))
    there = {TEAM_AT[at] for at, dealt in enumerate(seats) if dealt}
    return [TEAMS[at] for at in sorted(there)]


TEAM_AT = (0, 0, 1, 2)
"""The team of each role, by their indexes on the axes."""


class RoleShare(NamedTuple):
    """The win rate of a role, with one number of players."""

    players: int
    role: Role
    won: Estimate


def roles(counts: Counts) -> list[RoleShare]:
    """Return the win rate of each role; those of one team win together, so a game is one trial."""
    found = []
    for players in played(counts):
        seats = counts.people[players - FEWEST].sum(1)
        games = int(counts.games[players - FEWEST])
        for role, (lost, won) in zip(ROLES, seats, strict=True):
            if lost + won:
                wins = round(games * int(won) / int(lost + won))
                found.append(RoleShare(players, role, share(wins, games)))
    return found


class Edge(NamedTuple):
    """The lead in win rate over others in the same roles at tables of the same size."""

    key: str
    seats: int
    won: Estimate
    expected: float
    more: Estimate
    """The difference; its interval is corrected for the number of comparisons."""


def edges(cells: Array, keys: Sequence[str]) -> list[Edge]:
    """Return the edge of everything on the third axis of ``cells``, by players, role, key and lost or won.

    Each has at most one seat per game. Roles are assigned at random; their effect is removed.
    """
    by_role = cells.sum(2)
    dealt = by_role.sum(-1)
    rates = np.divide(by_role[..., 1], dealt, out=np.zeros(dealt.shape), where=dealt > 0)
    # Where only one can sit, as in the Shogun's position, there is nobody to compare with.
    several = (cells.sum(-1) > 0).sum(2) > 1
    usable = cells * several[:, :, None, None]
    there = [at for at in range(len(keys)) if usable[:, :, at].sum()]
    found = []
    for at in there:
        seats = usable[:, :, at].sum(-1)
        count = int(seats.sum())
        won, expected = share(int(usable[:, :, at, 1].sum()), count), float((seats * rates).sum()) / count
        spread = sqrt(float((seats * rates * (1 - rates)).sum())) / count
        found.append(Edge(keys[at], count, won, expected, around(won.value - expected, spread, len(there))))
    return sorted(found, key=lambda edge: -edge.more.value)


class PeopleShare(NamedTuple):
    """The win rate of a character, with one number of players, in any role."""

    players: int
    key: str
    won: Estimate


def people_at(counts: Counts, keys: Sequence[str]) -> list[PeopleShare]:
    """Return the win rate of each character; each has at most one seat per game."""
    found = []
    for players in played(counts):
        by_key = counts.people[players - FEWEST].sum(0)
        for key, (lost, won) in zip(keys, by_key, strict=True):
            if lost + won:
                found.append(PeopleShare(players, key, share(int(won), int(lost + won))))
    return found


class Length(NamedTuple):
    """The length of games, with one number of players."""

    players: int
    turns: Estimate
    decisions: Estimate
    tenths: tuple[int, int, int]
    """The 10th, 50th and 90th percentile of the number of turns."""


def lengths(counts: Counts) -> list[Length]:
    """Return the length of games."""
    found = []
    for players in played(counts):
        at = players - FEWEST
        by_turn, games = counts.turns[at], int(counts.games[at])
        numbers = np.arange(len(by_turn))
        turns = mean(games, int(by_turn @ numbers), int(by_turn @ numbers**2))
        total, squares = (int(one) for one in counts.decisions[at])
        least, middle, most = (
            int(np.searchsorted(by_turn.cumsum(), games * part)) for part in (0.1, 0.5, 0.9)
        )
        found.append(Length(players, turns, mean(games, total, squares), (least, middle, most)))
    return found


class Part(NamedTuple):
    """A share of all games."""

    key: Cause | str
    of: Estimate


def endings(counts: Counts) -> list[Part]:
    """Return the shares of endings, and of games with a Deadly Strike."""
    games = int(counts.games.sum())
    by_cause = counts.endings.sum((0, 2))
    parts = [Part(cause, share(int(count), games)) for cause, count in zip(CAUSES, by_cause, strict=True)]
    return [*parts, Part("deadly_strike", share(int(counts.deadly.sum()), games))]


class Kingmaking(NamedTuple):
    """How often the dealer of the deciding defeat did not win, with one number of players."""

    players: int
    lost: Estimate
    defeats: int
    by_team: tuple[tuple[int, ...], ...]
    """The team that dealt it, and the team that won."""


def kingmaking(counts: Counts) -> list[Kingmaking]:
    """Return how often a game is decided by a player who loses it."""
    found = []
    for players in played(counts):
        table = counts.deciding[players - FEWEST]
        defeats = int(table.sum())
        lost = share(defeats - int(table.trace()), defeats)
        found.append(
            Kingmaking(players, lost, defeats, tuple(tuple(int(one) for one in row) for row in table))
        )
    return found


class Course(NamedTuple):
    """The mean honor of each team at the start of each turn, with one number of players.

    Only while enough games last.
    """

    players: int
    teams: tuple[Team, ...]
    honor: tuple[tuple[float, ...], ...]
    """By turn from the first, then by team."""


def courses(counts: Counts) -> list[Course]:
    """Return the course of honor; only for turns that half of the games reach: longer games differ."""
    found = []
    for players in played(counts):
        at = players - FEWEST
        games = int(counts.games[at])
        running = games - counts.turns[at].cumsum() + counts.turns[at]
        there = _teams_with(counts, players)
        turns = [turn for turn in range(1, TURNS_DRAWN) if running[turn] * 2 >= games]
        honor = tuple(
            tuple(float(counts.honor[at, turn, TEAMS.index(team)]) / int(running[turn]) for team in there)
            for turn in turns
        )
        found.append(Course(players, tuple(there), honor))
    return found


class CardFigures(NamedTuple):
    """The statistics of a card; None if it was too rare."""

    key: str
    figures: dict[str, Estimate | None]


def _only(*names: str) -> np.ndarray:
    return np.array([float(name in names) for name in FIGURES])


RATIOS = {
    "played": (_only("played"), _only("games")),
    "answers": (_only("answers"), _only("games")),
    "hit_rate": (_only("hits"), _only("hits", "stopped")),
    "wounds": (_only("wounds"), _only("hits")),
    "swing": (_only("swing"), _only("played")),
}
"""Ratios of a card: per game, per demand, per hit, per play."""


def cards(counts: Counts, keys: Sequence[str]) -> list[CardFigures]:
    """Return the statistics of each card; no hit rate for cards that do not wound."""
    hits = FIGURES.index("hits")
    return [
        CardFigures(
            key,
            {
                name: None if name == "hit_rate" and products[0, hits] < ENOUGH else ratio(products, *parts)
                for name, parts in RATIOS.items()
            },
        )
        for key, products in zip(keys, counts.cards, strict=True)
    ]

"""Who won, and how the points came about (8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.events import Ended
from chanbara.sword.rules.words import ENDED_BY, Cause, Role, Team

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Ending, Player, Table

DEADLY_STRIKE = -3
"""Points of a team one of whose members ended the game by defeating another (8.5)."""

TIES = (Team.NINJA, Team.SHOGUN, Team.RONIN)
"""Who wins a tie, first to last (8.6)."""

MULTIPLIERS: dict[Role, dict[int, int]] = {
    Role.SHOGUN: {3: 2, 4: 1, 5: 1, 6: 1, 7: 1},
    Role.SAMURAI: {4: 2, 5: 1, 6: 2, 7: 1},
    Role.NINJA: {3: 1, 4: 1, 5: 1, 6: 1, 7: 1},
    Role.RONIN: {5: 2, 6: 3, 7: 3},
}
"""What honor is multiplied by, by role and number of players (8.3)."""

STARS_COUNT_WITH = 4
"""The number of players with whom the Ninja with more stars counts double (8.3)."""
MORE_STARS = 2


class Score(NamedTuple):
    """One player's points, and where they come from (8.3)."""

    honor: int
    multiplier: int
    in_hand: int
    """Points of cards in hand, never multiplied."""

    @property
    def points(self) -> int:
        """The sum."""
        return self.honor * self.multiplier + self.in_hand


class Result(NamedTuple):
    """The end of a game."""

    cause: Cause
    rule: str
    """The number of the rule that ended it."""
    scores: tuple[Score, ...]
    """By seat."""
    totals: dict[Team, int]
    """By team, the Deadly Strike included."""
    deadly_strike: Team | None
    """The team that pays for a Deadly Strike, if any (8.5)."""
    winner: Team
    winners: tuple[int, ...]
    """The seats of the winning team."""


def finish(table: Table, ending: Ending) -> None:
    """End the game: nothing that was still to happen happens (8.1)."""
    table.ending = ending
    table.stack.clear()
    table.events.append(Ended(ending.cause, result(table).winner))


def multiplier(table: Table, player: Player) -> int:
    """Return what a player's honor counts (8.3)."""
    count = len(table.players)
    role = player.role.role
    if role is Role.NINJA and count == STARS_COUNT_WITH:
        stars = max(other.role.stars for other in table.players if other.role.role is Role.NINJA)
        if player.role.stars == stars:
            return MORE_STARS
    return MULTIPLIERS[role][count]


def score(table: Table, player: Player) -> Score:
    """Return one player's points (8.3)."""
    worth = sum(table.catalog.cards[card].worth for card in player.hand)
    return Score(player.honor, multiplier(table, player), 0 if player.role.role is Role.RONIN else worth)


def result(table: Table) -> Result:
    """Return the result of a game that is over."""
    ending = table.ending
    assert ending is not None, "the game goes on"
    scores = tuple(score(table, player) for player in table.players)
    totals = {team: 0 for team in Team if any(player.team is team for player in table.players)}
    for player, points in zip(table.players, scores, strict=True):
        totals[player.team] += points.points
    deadly = None
    if ending.cause in (Cause.DEFEAT, Cause.SWORDMASTER_REFUSED):
        team = table.players[ending.victim].team
        if team is table.players[ending.by].team:
            deadly = team
            totals[team] += DEADLY_STRIKE
    winner = ending.swordmaster or min(totals, key=lambda team: (-totals[team], TIES.index(team)))
    winners = tuple(seat for seat, player in enumerate(table.players) if player.team is winner)
    return Result(ending.cause, ENDED_BY[ending.cause], scores, totals, deadly, winner, winners)

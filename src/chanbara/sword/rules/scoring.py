"""Who won, and how the points came about (8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.events import Ended
from chanbara.sword.rules.words import ENDED_BY, Cause, Role, Team

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Ending, Player, Table

DEADLY_STRIKE = -3
"""Points of a team one of whose members ended the game by defeating another (8.5)."""

MORE_STARS, FEWER_STARS = 2, 1
"""What honor counts where stars decide (8.3)."""


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
    count, deals = len(table.players), table.catalog.deals
    role = player.role.role
    for group in deals.by_stars.get(count, ()):
        if role in group:
            most = max(other.role.stars for other in table.players if other.role.role in group)
            return MORE_STARS if player.role.stars == most else FEWER_STARS
    return deals.multipliers[role][count]


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
    if not table.catalog.rulings.score_may_be_negative:
        totals = {team: max(0, points) for team, points in totals.items()}
    ties = table.catalog.deals.ties
    winner = ending.swordmaster or min(totals, key=lambda team: (-totals[team], ties.index(team)))
    winners = tuple(seat for seat, player in enumerate(table.players) if player.team is winner)
    return Result(ending.cause, ENDED_BY[ending.cause], scores, totals, deadly, winner, winners)

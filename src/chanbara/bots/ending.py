"""What an end of the game would be worth now (8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.rules.harm import SWORDMASTER_FROM
from chanbara.sword.rules.scoring import DEADLY_STRIKE
from chanbara.sword.rules.words import NONE, TEAM_OF, Team

if TYPE_CHECKING:
    from chanbara.bots.situation import Situation
    from chanbara.bots.suspicion import World

TRIUMPH = 10.0
"""What winning for certain is worth, in points."""
PATIENCE = 0.45
"""The chance of winning later that one gives up by ending the game now."""


def worth_of_ending(situation: Situation, honor: list[int], victim: int = NONE) -> float:
    """Return what it is worth to end the game with this honor; ``victim`` was defeated by oneself."""
    won = sum(weight for world, weight in situation.belief if _wins(situation, world, honor, victim))
    return TRIUMPH * (won - PATIENCE)


def _wins(situation: Situation, world: World, honor: list[int], victim: int) -> bool:
    totals = dict.fromkeys((TEAM_OF[role] for role in world), 0.0)
    for seat, role in enumerate(world):
        totals[TEAM_OF[role]] += honor[seat] * situation.multiplier(seat, role)
    totals[situation.team] += situation.own_worth
    if victim != NONE and TEAM_OF[world[victim]] is situation.team:
        totals[situation.team] += DEADLY_STRIKE
    return _first(totals, situation.catalog.deals.ties) is situation.team


def _first(totals: dict[Team, float], ties: tuple[Team, ...]) -> Team:
    return min(totals, key=lambda team: (-totals[team], ties.index(team)))


def is_last_blow(situation: Situation, victim: int) -> bool:
    """Whether this defeat leaves nobody standing but oneself (8.4)."""
    seats = situation.view.seats
    standing = [one.seat for one in seats if one.resilience and one.seat != victim]
    return len(seats) >= SWORDMASTER_FROM and standing == [situation.seat]


def worth_of_falling(situation: Situation) -> float:
    """Return what it is worth to take one's own last resilience: an honor (11.6), or an end (8.4)."""
    seats = situation.view.seats
    standing = [one.seat for one in seats if one.resilience and one.seat != situation.seat]
    if len(seats) >= SWORDMASTER_FROM and len(standing) == 1:
        return TRIUMPH * (situation.friend[standing[0]] - PATIENCE)
    return situation.gain


def worth_of_defeat(situation: Situation, victim: int) -> float:
    """Return what it is worth to defeat a player: his honor comes over, and that may end the game (7, 8)."""
    seats = situation.view.seats
    honor = [one.honor for one in seats]
    if is_last_blow(situation, victim):
        enemy = 1 - situation.friend[victim]
        return TRIUMPH * (enemy - PATIENCE)
    honor[victim] -= 1
    honor[situation.seat] += 1
    if not honor[victim]:
        return worth_of_ending(situation, honor, victim)
    return situation.stake[victim] + situation.gain


def worth_of_drawing(situation: Situation, cards: int) -> float:
    """Return what it costs or gives that the deck may run out on the way (8.2)."""
    if cards <= situation.view.deck:
        return 0.0
    honor = [one.honor - 1 for one in situation.view.seats]
    if not all(honor):
        return worth_of_ending(situation, honor)
    return sum(situation.stake)

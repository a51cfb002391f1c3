"""A table as one player weighs it, in points of honor: who is a friend, what is at stake, who can parry."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import exp
from typing import TYPE_CHECKING

from chanbara.bots.suspicion import World, role_named, roles_of
from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.scoring import MULTIPLIERS, STARS_COUNT_WITH
from chanbara.sword.rules.words import TEAM_OF, Role, Team
from chanbara.sword.sight.reckoning import printed, traits_seen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sword.rules.traits import Traits
    from chanbara.sword.sight.view import SeatView, View

RIVALRY = 3.0
"""By how many points a rival must lead another to matter e times as much."""
FRAIL = 2
"""Resilience below which one should not go without need."""
KEPT = 1.3
"""How much likelier a card in a hand has the parry symbol than a card in the deck: parries are kept."""
SURE = 0.95
"""The chance of an answer that one is known to hold."""
STARS_WORTH = {1: 1.0, 2: 1.5, 3: 2.0}
"""With four players: what a Ninja's honor counts on average, by the stars he knows to have (8.3)."""


class Situation:
    """One decision's table, with what can be worked out about it."""

    def __init__(self, view: View, belief: Sequence[tuple[World, float]]) -> None:
        assert view.seat is not None, "a spectator decides nothing"
        self.view = view
        self.belief = belief
        self.seat = view.seat
        self.me: SeatView = view.seats[view.seat]
        assert self.me.role is not None, "everybody knows his own role"
        self.role = role_named(self.me.role)
        self.team = TEAM_OF[self.role]

    @property
    def is_frail(self) -> bool:
        """Whether every point of resilience counts."""
        return self.me.resilience <= FRAIL

    @cached_property
    def others(self) -> list[SeatView]:
        """Everybody else."""
        return [one for one in self.view.seats if one.seat != self.seat]

    @cached_property
    def roles(self) -> list[dict[Role, float]]:
        """How likely each seat has each role."""
        return roles_of(self.belief)

    @cached_property
    def friend(self) -> list[float]:
        """How likely each seat is of the same team."""
        return [sum(p for role, p in one.items() if TEAM_OF[role] is self.team) for one in self.roles]

    @cached_property
    def traits(self) -> list[Traits]:
        """What character and properties change for each seat; of roles only the Shogun's changes anything."""
        return [traits_seen(self.view, one.seat) for one in self.view.seats]

    def multiplier(self, seat: int, role: Role) -> float:
        """Return what a seat's honor counts if it has this role, on average where stars decide (8.3)."""
        if role is Role.NINJA and len(self.view.seats) == STARS_COUNT_WITH:
            own = self.view.seats[seat].role
            return STARS_WORTH[2] if own is None else STARS_WORTH[CATALOG.role_cards[own].stars]
        return MULTIPLIERS[role][len(self.view.seats)]

    @cached_property
    def own_worth(self) -> int:
        """Points of the cards in one's own hand at the end (8.3)."""
        return 0 if self.role is Role.RONIN else sum(printed(key).worth for key in self.view.hand)

    @cached_property
    def rivalry(self) -> dict[Team, float]:
        """How much each other team's points matter: the stronger, the more. Together they weigh 1."""
        totals = dict.fromkeys((TEAM_OF[role] for role in CATALOG.deals.roles[len(self.view.seats)]), 0.0)
        for one, roles in zip(self.view.seats, self.roles, strict=True):
            for role, p in roles.items():
                totals[TEAM_OF[role]] += p * self.multiplier(one.seat, role) * one.honor
        rivals = {team: exp(points / RIVALRY) for team, points in totals.items() if team is not self.team}
        whole = sum(rivals.values())
        return {team: weight / whole for team, weight in rivals.items()}

    @cached_property
    def stake(self) -> list[float]:
        """What it is worth to the own team that a seat loses 1 honor; negative for likely friends."""
        return [
            sum(p * self.multiplier(seat, role) * self._weight(TEAM_OF[role]) for role, p in roles.items())
            for seat, roles in enumerate(self.roles)
        ]

    def _weight(self, team: Team) -> float:
        return -1.0 if team is self.team else self.rivalry[team]

    @cached_property
    def gain(self) -> float:
        """What 1 honor more is worth."""
        return self.multiplier(self.seat, self.role)

    @cached_property
    def unseen(self) -> Counter[str]:
        """How many copies of each card are in hidden places."""
        unseen = Counter({card.key: card.copies for card in CATALOG.cards})
        unseen.subtract(self.view.hand)
        unseen.subtract(self.view.pile)
        for one in self.view.seats:
            unseen.subtract(one.in_play)
            if one.seat != self.seat:
                unseen.subtract(one.known)
        if self.view.playing is not None:
            unseen[self.view.playing] -= 1
        return unseen

    @cached_property
    def shares(self) -> tuple[float, float]:
        """Which part of the unseen cards are parries, and which part weapons."""
        whole = max(1, self.unseen.total())
        parries = sum(n for key, n in self.unseen.items() if printed(key).is_parry)
        weapons = sum(n for key, n in self.unseen.items() if printed(key).reach)
        return min(1.0, KEPT * parries / whole), weapons / whole

    def parry_chance(self, target: SeatView) -> float:
        """Return how likely a player can parry."""
        parries, weapons = self.shares
        known = [printed(key) for key in target.known]
        if any(card.is_parry for card in known):
            return SURE
        if self.traits[target.seat].answers and target.hand > 1:
            parries = min(1.0, parries + weapons)
        return 1 - (1 - parries) ** (target.hand - len(known))

    def weapon_chance(self, target: SeatView) -> float:
        """Return how likely a player holds a weapon."""
        known = [printed(key) for key in target.known]
        if any(card.reach for card in known):
            return SURE
        return 1 - (1 - self.shares[1]) ** (target.hand - len(known))

"""A table as one player weighs it, in points of honor: who is a friend, what is at stake, who can parry."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import exp
from typing import TYPE_CHECKING

from chanbara.bots.suspicion import World, role_named, roles_of
from chanbara.sword.rules.scoring import FEWER_STARS, MORE_STARS
from chanbara.sword.rules.words import TEAM_OF, Proof, Role, Team
from chanbara.sword.sight.reckoning import catalog_at, traits_seen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sword.rules.catalog import Card
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


class Situation:
    """One decision's table, with what can be worked out about it."""

    def __init__(self, view: View, belief: Sequence[tuple[World, float]]) -> None:
        assert view.seat is not None, "a spectator decides nothing"
        self.view = view
        self.belief = belief
        self.catalog = catalog_at(view)
        self.seat = view.seat
        self.me: SeatView = view.seats[view.seat]
        assert self.me.role is not None, "everybody knows his own role"
        self.role = role_named(self.catalog, self.me.role)
        self.team = TEAM_OF[self.role]

    def card(self, key: str) -> Card:
        """Return what is printed on a card."""
        return self.catalog.card(key)

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
        deals, count = self.catalog.deals, len(self.view.seats)
        for group in deals.by_stars.get(count, ()):
            if role in group:
                return self._by_stars(seat, role, group)
        return deals.multipliers[role][count]

    def _by_stars(self, seat: int, role: Role, group: tuple[Role, ...]) -> float:
        """Return what honor counts on average where the most stars of a group count more (8.3)."""
        key = self.view.seats[seat].role
        possible = [one for one in self.catalog.roles if one.role is role and key in (None, one.key)]
        rivals = [one for one in self.catalog.roles if one.role in group]
        chances = [sum(rival.stars < one.stars for rival in rivals) / (len(rivals) - 1) for one in possible]
        return FEWER_STARS + (MORE_STARS - FEWER_STARS) * sum(chances) / len(chances)

    @cached_property
    def own_worth(self) -> int:
        """Points of the cards in one's own hand at the end (8.3)."""
        return 0 if self.role is Role.RONIN else sum(self.card(key).worth for key in self.view.hand)

    @cached_property
    def rivalry(self) -> dict[Team, float]:
        """How much each other team's points matter: the stronger, the more. Together they weigh 1."""
        dealt = self.catalog.deals.roles[len(self.view.seats)]
        totals = dict.fromkeys((TEAM_OF[role] for role in dealt), 0.0)
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
        unseen = Counter({card.key: card.copies for card in self.catalog.cards})
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
        parries = sum(n for key, n in self.unseen.items() if _parries(self.card(key)))
        weapons = sum(n for key, n in self.unseen.items() if self.card(key).reach)
        return min(1.0, KEPT * parries / whole), weapons / whole

    def answer_chance(self, target: SeatView, proof: Proof) -> float:
        """Return how likely a player meets a demand."""
        return self.parry_chance(target) if proof is Proof.PARRY else self.weapon_chance(target)

    def parry_chance(self, target: SeatView) -> float:
        """Return how likely a player can parry."""
        parries, weapons = self.shares
        if self.traits[target.seat].gives_up_properties and target.in_play:
            return SURE
        known = [self.card(key) for key in target.known]
        if any(_parries(card) for card in known):
            return SURE
        if self.traits[target.seat].answers and target.hand > 1:
            parries = min(1.0, parries + weapons)
        return 1 - (1 - parries) ** (target.hand - len(known))

    def weapon_chance(self, target: SeatView) -> float:
        """Return how likely a player holds a weapon."""
        known = [self.card(key) for key in target.known]
        if any(card.reach for card in known):
            return SURE
        return 1 - (1 - self.shares[1]) ** (target.hand - len(known))


def _parries(card: Card) -> bool:
    """Whether a card parries a weapon."""
    return card.is_parry or card.parries_weapons_only

"""Who is who: a weight for every way the roles may lie, moved by what players do to each other.

A deed speaks for a role as much as a player of that role, who believes what the deeds before showed to
everybody, would rather choose this target than choose blindly. A player may also be careless: deeds that fit
no role speak for that, and then they say nothing. What is left is mixed with what was known before the first
deed, so that nobody is ever sure.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from chanbara.bots.deeds import Deed, deed
from chanbara.sword.editions import catalog_named
from chanbara.sword.rules.words import TEAM_OF, Role

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from chanbara.sight import Seen
    from chanbara.sword.rules.catalog import Catalog
    from chanbara.sword.sight.view import View

CONVICTION = 5.0
"""How much more often a sure enemy is chosen than a sure friend, as a power of e."""
WHIM = 0.1
"""How often even a careful player chooses for reasons that are not about roles."""
CARELESS = 0.7
"""How likely a player is one whose deeds say nothing."""
TEMPER = 0.75
"""The power to which a deed counts: deeds of one player are not independent of each other."""
DOUBT = 0.03
"""How much of the belief stays with what was known before the first deed."""

World = tuple[Role, ...]
"""A role for each seat."""


def worlds_of(view: View) -> list[World]:
    """Return every way the roles may lie that everybody must reckon with: the Shogun is known (2.1, 2.3)."""
    catalog = catalog_named(view.edition)
    left = dict(catalog.deals.roles[len(view.seats)])
    worlds: list[list[Role]] = [[]]
    for one in view.seats:
        is_shogun = one.role is not None and role_named(catalog, one.role) is Role.SHOGUN
        possible = [role for role in left if (role is Role.SHOGUN) == is_shogun]
        worlds = [[*world, role] for world in worlds for role in possible if world.count(role) < left[role]]
    return [tuple(world) for world in worlds]


def role_named(catalog: Catalog, key: str) -> Role:
    """Return the role of a role card, whatever its stars."""
    return catalog.role_cards[key].role


class Suspicion:
    """What everybody at the table could think of who is who."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.worlds = worlds_of(view)
        self.weights = [1 / len(self.worlds)] * len(self.worlds)
        self.evidence = [dict.fromkeys(roles, 1.0) for roles in map(set, zip(*self.worlds, strict=True))]
        """By seat and role: how much likelier all deeds are for this role than for a careless player."""

    def watch(self, events: Iterable[Seen]) -> None:
        """Take in what has happened since."""
        for event in events:
            done = deed(self.view, event)
            if done is not None and len(done.choices) > 1:
                self._weigh(done)

    def belief(self, view: View) -> list[tuple[World, float]]:
        """Return the worlds that fit the roles this observer knows, each with its probability."""
        catalog = catalog_named(view.edition)
        known = [(one.seat, role_named(catalog, one.role)) for one in view.seats if one.role is not None]
        fitting = [
            (world, weight)
            for world, weight in zip(self.worlds, self.weights, strict=True)
            if all(world[seat] is role for seat, role in known)
        ]
        total = sum(weight for _, weight in fitting)
        prior = DOUBT / len(fitting)
        return [(world, (1 - DOUBT) * weight / total + prior) for world, weight in fitting]

    def _weigh(self, done: Deed) -> None:
        evidence = self.evidence[done.actor]
        if len(evidence) == 1:  # everybody knows his role: there is nothing to learn about it
            return
        shift = {}
        for role, before in evidence.items():
            after = before * self._likelihood(done, role)
            shift[role] = _plausible(after) / _plausible(before)
            evidence[role] = after
        weights = [
            weight * shift[world[done.actor]] for world, weight in zip(self.worlds, self.weights, strict=True)
        ]
        total = sum(weights)
        self.weights = [weight / total for weight in weights]

    def _likelihood(self, done: Deed, role: Role) -> float:
        """Return how much likelier a player of this role chose this target than one who chose blindly."""
        enmity = dict.fromkeys(done.choices, 0.0)
        total = 0.0
        team = TEAM_OF[role]
        for world, weight in zip(self.worlds, self.weights, strict=True):
            if world[done.actor] is role:
                total += weight
                for seat in done.choices:
                    if TEAM_OF[world[seat]] is not team:
                        enmity[seat] += weight
        sign = CONVICTION if done.hostile else -CONVICTION
        appeal = {seat: math.exp(sign * weight / total) for seat, weight in enmity.items()}
        chosen = len(appeal) * appeal[done.target] / sum(appeal.values())
        return math.pow((1 - WHIM) * chosen + WHIM, TEMPER)


def _plausible(evidence: float) -> float:
    return CARELESS + (1 - CARELESS) * evidence


def roles_of(belief: Sequence[tuple[World, float]]) -> list[dict[Role, float]]:
    """Return for each seat how likely it has each role."""
    chances: list[dict[Role, float]] = [{} for _ in belief[0][0]]
    for world, weight in belief:
        for chance, role in zip(chances, world, strict=True):
            chance[role] = chance.get(role, 0.0) + weight
    return chances

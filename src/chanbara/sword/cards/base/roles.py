"""The 7 roles of the base game, and the Shogun's privilege with three players (2.1, 2.2, 8.8)."""

from __future__ import annotations

from chanbara.sword.rules.catalog import Deals, RoleCard
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Role, Team

ROLES = (
    RoleCard("shogun", Role.SHOGUN),
    RoleCard("samurai", Role.SAMURAI),
    RoleCard("samurai", Role.SAMURAI),
    RoleCard("ninja1", Role.NINJA, 1),
    RoleCard("ninja2", Role.NINJA, 2),
    RoleCard("ninja3", Role.NINJA, 3),
    RoleCard("ronin", Role.RONIN),
)

DEALS = Deals(
    roles={
        3: {Role.SHOGUN: 1, Role.NINJA: 2},
        4: {Role.SHOGUN: 1, Role.SAMURAI: 1, Role.NINJA: 2},
        5: {Role.SHOGUN: 1, Role.SAMURAI: 1, Role.NINJA: 2, Role.RONIN: 1},
        6: {Role.SHOGUN: 1, Role.SAMURAI: 1, Role.NINJA: 3, Role.RONIN: 1},
        7: {Role.SHOGUN: 1, Role.SAMURAI: 2, Role.NINJA: 3, Role.RONIN: 1},
    },
    honor={3: (6, 3), 4: (5, 3), 5: (5, 3), 6: (5, 4), 7: (5, 4)},
    hands=(4, 5, 5, 6, 6, 7, 7),
    role_traits={(3, Role.SHOGUN): Traits(weapon_limit=1, cards_drawn=1, keeps_honor=True)},
    multipliers={
        Role.SHOGUN: {3: 2, 4: 1, 5: 1, 6: 1, 7: 1},
        Role.SAMURAI: {4: 2, 5: 1, 6: 2, 7: 1},
        Role.NINJA: {3: 1, 4: 1, 5: 1, 6: 1, 7: 1},
        Role.RONIN: {5: 2, 6: 3, 7: 3},
    },
    by_stars={4: ((Role.NINJA,),)},
    ties=(Team.NINJA, Team.SHOGUN, Team.RONIN),
)

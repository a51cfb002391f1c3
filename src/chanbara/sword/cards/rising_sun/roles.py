"""The 8 roles of Rising Sun, which replace those of the base game (2.1, 2.2, 8.3, 8.6)."""

from __future__ import annotations

from chanbara.sword.cards.base.roles import DEALS as BASE
from chanbara.sword.rules.catalog import RoleCard
from chanbara.sword.rules.rulings import DEFAULT_RULINGS
from chanbara.sword.rules.words import Role, Team

ROLES = (
    RoleCard("shogun", Role.SHOGUN, 2),
    RoleCard("samurai1", Role.SAMURAI, 1),
    RoleCard("samurai3", Role.SAMURAI, 3),
    RoleCard("ninja1", Role.NINJA, 1),
    RoleCard("ninja2", Role.NINJA, 2),
    RoleCard("ninja3", Role.NINJA, 3),
    RoleCard("ronin1", Role.RONIN, 1),
    RoleCard("ronin2", Role.RONIN, 2),
)

DEALS = BASE._replace(
    roles={**BASE.roles, 8: {Role.SHOGUN: 1, Role.SAMURAI: 2, Role.NINJA: 3, Role.RONIN: 2}},
    honor={**BASE.honor, 8: (5, 4)},
    hands=(*BASE.hands, DEFAULT_RULINGS.eighth_hand),
    multipliers={
        Role.SHOGUN: {**BASE.multipliers[Role.SHOGUN], 8: 1},
        Role.SAMURAI: {**BASE.multipliers[Role.SAMURAI], 8: 1},
        Role.NINJA: {**BASE.multipliers[Role.NINJA], 8: 1},
        Role.RONIN: BASE.multipliers[Role.RONIN],
    },
    by_stars={
        4: ((Role.NINJA,), (Role.SHOGUN, Role.SAMURAI)),
        6: ((Role.SHOGUN, Role.SAMURAI),),
        8: ((Role.RONIN,),),
    },
    ties=(Team.SHOGUN, Team.NINJA, Team.RONIN),
    banzai=True,
)

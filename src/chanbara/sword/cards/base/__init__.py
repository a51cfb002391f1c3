"""The base game: 90 cards, 12 characters, 7 roles."""

from __future__ import annotations

from chanbara.sword.cards.base.actions import ACTIONS
from chanbara.sword.cards.base.characters import CHARACTERS
from chanbara.sword.cards.base.properties import PROPERTIES
from chanbara.sword.cards.base.roles import DEALS, ROLES
from chanbara.sword.cards.base.weapons import WEAPONS
from chanbara.sword.rules.catalog import Catalog

CATALOG = Catalog((*WEAPONS, *ACTIONS, *PROPERTIES), CHARACTERS, ROLES, DEALS)

"""The closed action space ``sword_v2``: every option of every game has a number.

Numbers are ordered by kind of card and relative seat: 0 is oneself, 1 the left neighbor, and so on
clockwise. Changing these numbers makes a new version. Added cards have other numbers, and another version.
"""

from __future__ import annotations

from chanbara.sword.flat.format import vocabulary
from chanbara.sword.flat.format.layout import KINDS, PROPERTY_KINDS, SEATS
from chanbara.sword.flat.format.tables import ON_PROPERTIES

VERSION = vocabulary.VERSION

PLACES = SEATS * PROPERTY_KINDS
"""The number of places of properties; a place is relative seat times PROPERTY_KINDS plus property."""
AIMS = 1 + SEATS
"""The number of aims of a card: none, or a relative seat plus 1."""

END = 0
PASS = 1
DRAW = 2
REVEAL = 3
USE_NOBUNAGA = 4
USE_SHIMA = 5
"""Plus the place of a property."""
PLAY = USE_SHIMA + PLACES
"""Plus card times AIMS plus aim."""
ON_PROPERTY = PLAY + KINDS * AIMS
"""Plus the place of a property; PLACES for each of the cards that may be played on one."""
PARRY = ON_PROPERTY + ON_PROPERTIES * PLACES
"""Plus card, like the five that follow."""
DISCARD = PARRY + KINDS
TAKE = DISCARD + KINDS
ESCAPE = TAKE + KINDS
SHOW = ESCAPE + KINDS
COUNT = SHOW + KINDS
PARRY_WITH_PROPERTY = COUNT + KINDS
"""Plus one's own property, like the next."""
DISCARD_PROPERTY = PARRY_WITH_PROPERTY + PROPERTY_KINDS
CHOOSE = DISCARD_PROPERTY + PROPERTY_KINDS
"""Plus relative seat, like the next."""
TAKE_SHOWN = CHOOSE + SEATS
ACTIONS = TAKE_SHOWN + SEATS
"""The number of actions."""

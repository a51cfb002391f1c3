"""What the flat core is made for: the printed cards. In a double it is another catalog (``sword.open``)."""

from __future__ import annotations

from chanbara.sword.editions import Edition, cast, catalog_of
from chanbara.sword.rules.rulings import DEFAULT_RULINGS

IS_OPEN = False
"""Whether tables are read at run time: then every number of a layout is as large as any catalog needs."""
PART = "sword.mind"
"""What bots have compiled."""
BASE_CATALOG = catalog_of(Edition(rising_sun=False))
CATALOG = catalog_of(Edition(rising_sun=True))
SECOND_CATALOG = catalog_of(Edition(rising_sun=True, rulings=DEFAULT_RULINGS._replace(second_copies=True)))
CATALOGS = (BASE_CATALOG, CATALOG, SECOND_CATALOG)
"""Without and with Rising Sun, and with it by the other count of two cards (1.2)."""
CASTS = tuple(cast(Edition(rising_sun), "mixed", rikyu=False) for rising_sun in (False, True))
"""The characters to deal from, without and with Rising Sun."""

"""The promotional character (12)."""

from __future__ import annotations

from chanbara.sword.rules.catalog import Character
from chanbara.sword.rules.traits import Traits

CHARACTERS = (Character("rikyu", 4, Traits(keeps_honor_at_deck_end=True)),)

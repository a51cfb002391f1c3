"""Where the effects of cards and characters from data files begin, and what they are usually worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.sword.flat.format.constants import table
from chanbara.sword.flat.format.layout import NONE, PROPERTIES_KNOWN
from chanbara.sword.flat.format.scope import CATALOG
from chanbara.sword.flat.format.vocabulary import VOCABULARY
from chanbara.sword.mind.value.usual import has_effects, program_in, usual_worth, worth_against
from chanbara.sword.rules.program import Part, Program, programs_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chanbara.sword.rules.program import Instruction
    from chanbara.sword.rules.traits import Traits

DEMANDS = {Part.DEMAND_PARRY, Part.DEMAND_WEAPON}
CHALLENGES = DEMANDS | {Part.WOUND}
DRAWS = {Part.DRAW, Part.MAY_DRAW, Part.GRANT, Part.SHOW}
RECOVERS = {Part.RECOVER_ALL, Part.RECOVER}
OF_CHALLENGE, OF_DRAWING, OF_RECOVERING, OF_HINDERING = range(4)
"""What an action mainly does, which decides when in a turn it is played."""


def _instructions(programs: Iterable[Program]) -> list[Instruction]:
    """Return the instructions of programs, with their places in the catalog."""
    return [
        CATALOG.programs[program.at + place]
        for program in programs
        if program.at != NONE
        for place in range(len(program.instructions))
    ]


def _refused(card: Any) -> int:  # noqa: ANN401 - a card
    """Return where it goes on if the first demand of a card is not met."""
    demands = (one for one in _instructions(programs_of(card)) if one.part in DEMANDS)
    return next((one.otherwise for one in demands), NONE)


def _manner(card: Any) -> int:  # noqa: ANN401 - a card
    parts = {Part(one.part) for one in _instructions(programs_of(card.play))}
    if parts & CHALLENGES:
        return OF_CHALLENGE
    if parts & DRAWS:
        return OF_DRAWING
    return OF_RECOVERING if parts & RECOVERS else OF_HINDERING


CARDS = VOCABULARY.cards
REFUSED = table([_refused(card) for card in CARDS])
"""Where a card goes on with a player who does not meet its demand."""
HURTS = table([int(program_in(card.play) is not None and usual_worth(card.play) <= 0) for card in CARDS])
"""Whether an action by its effects usually does its player more harm than good."""
MANNER = [_manner(card) for card in CARDS]
CHANGES_BY_EFFECTS = table([int(has_effects(card.traits)) for card in PROPERTIES_KNOWN])
"""Whether a property has effects at moments."""

ON_HIT, ON_WOUNDED = range(2)
_MOMENTS = (("on_hit",), ("on_wounded", "on_hurt"))


def _when(traits: Traits) -> list[float]:
    return [sum(worth_against(fill) for window in of for fill in getattr(traits, window)) for of in _MOMENTS]


OF_CHARACTER = table(np.array([_when(one.traits) for one in VOCABULARY.characters]), np.float64)
"""What it is usually worth to a character that they wound somebody, or are wounded, by their effects."""
OF_PROPERTY = table(np.array([_when(card.traits) for card in PROPERTIES_KNOWN]), np.float64)
"""The same for the holder of a property."""

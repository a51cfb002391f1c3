"""The layout of an observation: named slices of one row of small integers.

Seats are relative to the observer: 0 is the observer, 1 their left neighbor. The public part is the same for
everybody except for the rotation of the seats; the private part is what only the observer knows; the perfect
part is hidden from everybody.
"""

from __future__ import annotations

from chanbara.slices import Part, places, size_of
from chanbara.sword.flat.format import vocabulary
from chanbara.sword.flat.format.layout import KINDS, PROPERTY_KINDS, SEATS
from chanbara.sword.flat.format.tables import CHARACTERS, PROMPTS, ROLES

VERSION = vocabulary.VERSION


MARKED = (
    Part("set", (1,), "1 with Rising Sun"),
    Part("turn", (SEATS,), "1 for the seat whose turn it is"),
    Part("asked", (SEATS,), "1 for the seat that must decide"),
    Part("phase", (4,), "1 for the phase: Recover, Draw, Play, Discard"),
    Part("prompt", (len(PROMPTS),), f"1 for the kind of decision: {', '.join(PROMPTS)}"),
    Part("character", (SEATS, CHARACTERS), "1 for the character of a seat"),
    Part("pile_top", (KINDS,), "1 for the top card of the discard pile"),
    Part("playing", (KINDS,), "1 for the card whose effect is in progress"),
    Part("source", (KINDS,), "1 for the card that caused the decision"),
    Part("by", (SEATS,), "1 for the seat that caused it"),
    Part("detail", (1,), "points at stake, if they can be absorbed"),
    Part("turned", (KINDS,), "revealed cards to choose from"),
)
"""Sparse: only a few of these are not 0."""
COUNTED = (
    Part("present", (SEATS,), "1 for a seat that is taken"),
    Part("shogun", (SEATS,), "1 for the Shogun"),
    Part("resilience", (SEATS,), "resilience points"),
    Part("honor", (SEATS,), "honor points"),
    Part("hand_size", (SEATS,), "cards in hand"),
    Part("in_play", (PROPERTY_KINDS, SEATS), "properties in play of a seat, by property"),
    Part("sealed", (SEATS,), "1 for a seat that has chosen a card to show"),
    Part("difficulty", (SEATS,), "the Difficulty of attacking a seat; 0 for your own"),
    Part("deck", (1,), "cards in the deck"),
    Part("weapons", (2,), "weapons played this turn, and the limit"),
    Part("pile", (KINDS,), "cards in the discard pile"),
    Part("attacks", (SEATS, SEATS), "how often one seat played a weapon on another"),
    Part("wounds", (SEATS, SEATS), "how many points it took from the other"),
)
PUBLIC = (*MARKED, *COUNTED)
PRIVATE = (
    Part("role", (ROLES,), "1 for your role card"),
    Part("hand", (KINDS,), "your cards"),
    Part("unseen", (KINDS,), "cards you have not seen: in the deck and in other hands"),
)
PERFECT = (
    Part("roles", (SEATS, ROLES), "1 for the role card of a seat"),
    Part("hands", (SEATS, KINDS), "the cards of a seat"),
    Part("next_cards", (KINDS,), "1 for the card on top of the deck"),
)


PUBLIC_SIZE, PRIVATE_SIZE, PERFECT_SIZE = size_of(PUBLIC), size_of(PRIVATE), size_of(PERFECT)
MARKED_SIZE = size_of(MARKED)
OBSERVATION_SIZE = PUBLIC_SIZE + PRIVATE_SIZE
"""An observation is the public part, then the private part."""
SLICES = {**places(PUBLIC), **places(PRIVATE, PUBLIC_SIZE)}
PERFECT_SLICES = places(PERFECT)

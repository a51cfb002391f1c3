"""The layout of the array of a game: one byte each, NONE for nothing."""

from __future__ import annotations

from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.scope import CATALOGS, IS_OPEN
from chanbara.sword.flat.format.vocabulary import IS_PRINTED, MOST_CARDS, MOST_LAID, VOCABULARY, copies_of
from chanbara.sword.rules.words import MAX_SEATS, Kind

NONE = -1
"""No card, no seat, nobody."""

BYTE = 128
WHOLE_BYTE = 255

SEATS = MAX_SEATS
KINDS = len(VOCABULARY.cards)
"""The number of kinds of cards, in the order of the Rising Sun catalog; the base game comes first."""
PROPERTIES_KNOWN = [card for card in VOCABULARY.cards if card.kind is Kind.PROPERTY]
PROPERTY_KINDS = len(PROPERTIES_KNOWN)
CARDS = max(sum(copies_of(card.key, catalog) for card in VOCABULARY.cards) for catalog in CATALOGS)
"""The number of cards of both sets together; in the open build, as many as there may be."""
if IS_OPEN:
    CARDS = MOST_CARDS

# --- the table ----------------------------------------------------------------------------------------------

PLAYERS = 0
RISING_SUN = 1
"""1 with the expansion."""
ACTIVE = 2
"""Whose turn it is."""
TURN = 3
"""The number of the turn, from 1, in two bytes: the remainder modulo BYTE, and the quotient."""
PHASE = 5
"""0 to 3: Recover, Draw, Play, Discard (3)."""
WEAPONS_PLAYED = 6
"""Weapons that count against the limit of this turn (3.5)."""
WEAPONS_ADDED = 7
"""Weapons that those played this turn allow in addition (3.5)."""
USED = 8
"""1 once the ability that may be used once per turn was used."""
PLAYING = 9
"""The played card, which is beside the piles while its effect lasts (3.7)."""
DECK_SIZE = 10
"""Cards in the deck, and in the pile, as unsigned bytes (``piles.size_of``)."""
PILE_SIZE = 11
LAID = 12
"""The number of properties in play."""
DEPTH = 13
"""The number of pending steps."""
ASKED = 14
"""The seat that must decide; NONE once the game is over."""
CAUSE = 15
"""What ended the game (``tables``); 0 before."""
VICTIM = 16
"""Whose defeat ended it, if one did (8.5)."""
VICTOR = 17
"""Who defeated them."""
SWORDMASTER = 18
"""The team of the Swordmaster, if there is one (8.4)."""
REMOVED = 19
"""Up to three roles that were removed face down (2.2)."""
WOUND_RULINGS = 22
"""Rulings about wounds that differ from our reading (13), one bit each, named in ``rulings``."""
PLAY_RULINGS = 23
"""The same for rulings about playing, showing and revealing."""

# --- by seat ------------------------------------------------------------------------------------------------

ROLE = 24
CHARACTER = ROLE + SEATS
RESILIENCE = CHARACTER + SEATS
HONOR = RESILIENCE + SEATS
HAND_SIZE = HONOR + SEATS
IN_PLAY = HAND_SIZE + SEATS
"""The number of properties in front of a seat."""
SEALED = IN_PLAY + SEATS
"""The card a seat has chosen to show, not yet seen by others (11.9)."""
PROPERTIES = SEALED + SEATS
"""The number of each property in front of a seat: by property, then by seat."""
HANDS = PROPERTIES + SEATS * PROPERTY_KINDS
"""The number of each card in a seat's hand: by seat, then by card."""

# --- piles --------------------------------------------------------------------------------------------------

PILES = HANDS + SEATS * KINDS
"""The deck from the front, its top last; the discard pile from the back, its top first."""
PILES_END = PILES + CARDS
ORDER = PILES_END
"""The properties in play, by seat, then as they were laid: seat times PROPERTY_KINDS plus property."""
ORDER_LENGTH = MOST_LAID if IS_OPEN else sum(card.copies for card in PROPERTIES_KNOWN)
END_RULINGS = ORDER + ORDER_LENGTH
"""The same for rulings about the deal, the deck and the end."""

# --- pending steps ------------------------------------------------------------------------------------------

STACK = END_RULINGS + 1
"""Pending steps, the next one last; the step that asks stays until it is answered."""
OP, SEAT, BY, SOURCE, DETAIL, TURNED = 0, 1, 2, 3, 4, 5
FRAME = TURNED + REVEALS
"""The size of a step: its kind, seat, causing seat, card, a detail, and the revealed cards (12)."""
FRAMES = 24 if IS_PRINTED else 48
"""The maximum number of pending steps. The printed cards never need as many; others may need more."""

# --- attacks and wounds -------------------------------------------------------------------------------------

ATTACKS = STACK + FRAME * FRAMES
"""How often a seat played a weapon on another: by attacker, then by target; up to MOST."""
WOUNDS = ATTACKS + SEATS * SEATS
"""How many resilience points a seat took from another; up to MOST."""
MOST = 127
"""The greatest signed byte."""

PILE_COUNTS = WOUNDS + SEATS * SEATS
"""The number of each card in the pile: it is read far more often than it changes."""

LINE = 64
"""The size of a cache line, in bytes."""
SIZE = -(-(PILE_COUNTS + KINDS) // LINE) * LINE
"""The size of a game, in bytes."""

"""Where everything lies in the array of a game: one byte each, NONE for nothing."""

from __future__ import annotations

from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.vocabulary import CATALOGS, IS_PRINTED, VOCABULARY, copies_of
from chanbara.sword.rules.words import MAX_SEATS, Kind

NONE = -1
"""No card, no seat, nobody."""

BYTE = 128
WHOLE_BYTE = 255

SEATS = MAX_SEATS
KINDS = len(VOCABULARY.cards)
"""Kinds of cards, in the order of the catalog of Rising Sun; those of the base game come first."""
PROPERTIES_KNOWN = [card for card in VOCABULARY.cards if card.kind is Kind.PROPERTY]
PROPERTY_KINDS = len(PROPERTIES_KNOWN)
CARDS = max(sum(copies_of(card.key, catalog) for card in VOCABULARY.cards) for catalog in CATALOGS)
"""Cards of both sets together."""

# --- the table ----------------------------------------------------------------------------------------------

PLAYERS = 0
RISING_SUN = 1
"""1 where the expansion is played."""
ACTIVE = 2
"""Who is on turn."""
TURN = 3
"""Counts the turns from 1, in two bytes: what is left when divided by BYTE, and how often BYTE is in it."""
PHASE = 5
"""0 to 3: Recover, Draw, Play, Discard (3)."""
WEAPONS_PLAYED = 6
"""Weapons that count against the limit of this turn (3.5)."""
WEAPONS_ADDED = 7
"""Weapons that those played this turn allow in addition (3.5)."""
USED = 8
"""1 when the ability that may be used once a turn was used."""
PLAYING = 9
"""The card that lies beside the piles while its effect lasts (3.7)."""
DECK_SIZE = 10
"""Cards in the deck, and in the pile, as bytes: from 128 on they are below 0 (``piles.size_of``)."""
PILE_SIZE = 11
LAID = 12
"""How many properties are in play."""
DEPTH = 13
"""How many steps are pending."""
ASKED = 14
"""Who is asked; NONE once the game is over."""
CAUSE = 15
"""What ended the game (``words``), 0 while it goes on."""
VICTIM = 16
"""Whose defeat ended it, where one did (8.5)."""
VICTOR = 17
"""Who defeated him."""
SWORDMASTER = 18
"""The team of the Swordmaster, where there is one (8.4)."""
REMOVED = 19
"""Up to three roles that were removed unseen (2.2)."""
WOUND_RULINGS = 22
"""Rulings about wounds that differ from our reading (13), a bit for each: ``rulings`` names them."""
PLAY_RULINGS = 23
"""The same for rulings about what is played, shown and turned over."""

# --- by seat ------------------------------------------------------------------------------------------------

ROLE = 24
CHARACTER = ROLE + SEATS
RESILIENCE = CHARACTER + SEATS
HONOR = RESILIENCE + SEATS
HAND_SIZE = HONOR + SEATS
IN_PLAY = HAND_SIZE + SEATS
"""How many properties lie in front of a seat."""
SEALED = IN_PLAY + SEATS
"""The card a seat has chosen to show, as yet unseen (11.9)."""
PROPERTIES = SEALED + SEATS
"""How many of each property lie in front of a seat: by property, then by seat."""
HANDS = PROPERTIES + SEATS * PROPERTY_KINDS
"""How many of each card a seat holds: by seat, then by card."""

# --- piles --------------------------------------------------------------------------------------------------

PILES = HANDS + SEATS * KINDS
"""The deck from the front, its top last; the discard pile from the back, its top first."""
PILES_END = PILES + CARDS
ORDER = PILES_END
"""The properties in play, by seat, and of a seat in the order they were laid: seat times PROPERTY_KINDS plus
property."""
ORDER_LENGTH = sum(card.copies for card in PROPERTIES_KNOWN)
END_RULINGS = ORDER + ORDER_LENGTH
"""The same for rulings about the deal, the deck and the end."""

# --- what is to happen --------------------------------------------------------------------------------------

STACK = END_RULINGS + 1
"""Pending steps, the next one last; who asks stays on it until he is answered."""
OP, SEAT, BY, SOURCE, DETAIL, TURNED = 0, 1, 2, 3, 4, 5
FRAME = TURNED + REVEALS
"""Bytes of a step: what it is, whose it is, by whom, through which card, a detail, and, where cards were
turned over (12), these."""
FRAMES = 24 if IS_PRINTED else 48
"""How many steps may be pending. With the printed cards there were never as many; others may bring more."""

# --- who did what to whom -----------------------------------------------------------------------------------

ATTACKS = STACK + FRAME * FRAMES
"""How often a seat played a weapon on another: by attacker, then by target; it stops at MOST."""
WOUNDS = ATTACKS + SEATS * SEATS
"""How many resilience points it took from him; it stops at MOST."""
MOST = 127
"""The greatest number that a byte holds."""

PILE_COUNTS = WOUNDS + SEATS * SEATS
"""How many of each card the pile holds: it is looked at far more often than it changes."""

LINE = 64
"""Bytes that a processor fetches at once."""
SIZE = -(-(PILE_COUNTS + KINDS) // LINE) * LINE
"""Bytes of a game."""

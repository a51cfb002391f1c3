"""Writes every byte of a game by name: it alone, and ``traces``, fill an array for the reference engine.

``convert`` writes whole games with it, ``flatten`` a seat's view, ``public_state`` the public information,
event by event. Unknown bytes stay as they are in a blank game. Cards, properties, roles and characters are
numbers of the flat core.

A game is written as a ``bytearray``, which is much faster than a numpy array; ``as_state`` is a view of the
same bytes. NONE is the byte NOTHING there. With house rules or custom cards there may be more of something
than fits into the array: then the excess is left out. A sum leaves the range of a byte only in a game that
did not begin, or is not, as printed; then it wraps around.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.rulings import PLACES
from chanbara.sword.flat.format.scope import HAS_PROGRAMS

NONE, SEATS, KINDS, PROPERTY_KINDS = layout.NONE, layout.SEATS, layout.KINDS, layout.PROPERTY_KINDS
MOST, WHOLE_BYTE = layout.MOST, layout.WHOLE_BYTE
NOTHING = NONE & WHOLE_BYTE
"""NONE as a byte."""
MOST_REMOVED = 3
"""The maximum number of removed roles (2.2)."""
NO_CARDS = bytes(KINDS)
NO_PROPERTIES = bytes(PROPERTY_KINDS * SEATS)
NONE_TURNED = bytes([NOTHING]) * REVEALS
NO_PROGRAM = bytes([NOTHING]) * (layout.FRAME - layout.TURNED - REVEALS)
"""In a step that goes on with no program; nothing where there are none."""


def _blank() -> bytes:
    """Return a game without any information."""
    game = bytearray(layout.SIZE)
    for place in (layout.VICTIM, layout.VICTOR, layout.SWORDMASTER):
        game[place] = NOTHING
    for first, count in ((layout.REMOVED, MOST_REMOVED), (layout.SEALED, SEATS)):
        game[first : first + count] = bytes([NOTHING]) * count
    return bytes(game)


BLANK = _blank()


def new_game(players: int, rising_sun: int, rulings: Iterable[int]) -> bytearray:
    """Return a blank game for a number of players, with this set and the bytes of these rulings."""
    game = bytearray(BLANK)
    game[layout.PLAYERS] = players
    game[layout.RISING_SUN] = rising_sun
    for place, byte in zip(PLACES, rulings, strict=True):
        game[place] = byte
    return game


def as_state(game: bytearray) -> State:
    """Return a game as an array of the flat core."""
    return np.frombuffer(game, dtype=np.int8)


# --- the turn -----------------------------------------------------------------------------------------------


def write_turn(game: bytearray, active: int, turn: int) -> None:
    """Write whose turn it is, and its number."""
    game[layout.ACTIVE] = active
    game[layout.TURN + 1], game[layout.TURN] = divmod(turn, layout.BYTE)


def write_question(game: bytearray, phase: int, asked: int) -> None:
    """Write the phase, and the seat that must decide."""
    game[layout.PHASE] = phase
    game[layout.ASKED] = asked & WHOLE_BYTE


def write_limits(game: bytearray, weapons_played: int, weapons_added: int, used: int) -> None:
    """Write what is limited in a turn: weapons, and the ability that may be used once (3.5)."""
    game[layout.WEAPONS_PLAYED] = weapons_played
    game[layout.WEAPONS_ADDED] = weapons_added
    game[layout.USED] = used


def add_weapons(game: bytearray, played: int, added: int) -> None:
    """Count played weapons, and the additional ones they allow."""
    game[layout.WEAPONS_PLAYED] += played
    game[layout.WEAPONS_ADDED] += added


def write_used(game: bytearray) -> None:
    """Write that the ability that may be used once per turn was used."""
    game[layout.USED] = 1


def write_playing(game: bytearray, card: int) -> None:
    """Write the played card, which is beside the piles while its effect lasts (3.7)."""
    game[layout.PLAYING] = card & WHOLE_BYTE


# --- the seats ----------------------------------------------------------------------------------------------


def write_seat(
    game: bytearray, seat: int, role: int, character: int, resilience: int, honor: int, hand: int
) -> None:
    """Write the character of a seat, and its public numbers."""
    game[layout.ROLE + seat] = role & WHOLE_BYTE
    game[layout.CHARACTER + seat] = character
    game[layout.RESILIENCE + seat] = resilience
    game[layout.HONOR + seat] = min(honor, MOST)
    game[layout.HAND_SIZE + seat] = hand


def write_resilience(game: bytearray, seat: int, resilience: int) -> None:
    """Write the resilience of a seat."""
    game[layout.RESILIENCE + seat] = resilience


def add_resilience(game: bytearray, seat: int, points: int) -> None:
    """Add to the resilience of a seat."""
    place = layout.RESILIENCE + seat
    game[place] = (game[place] + points) & WHOLE_BYTE


def add_honor(game: bytearray, seat: int, points: int) -> None:
    """Add to the honor of a seat."""
    place = layout.HONOR + seat
    game[place] = (game[place] + points) & WHOLE_BYTE


def add_to_hand(game: bytearray, seat: int, cards: int) -> None:
    """Add to the number of cards in a hand."""
    place = layout.HAND_SIZE + seat
    game[place] = (game[place] + cards) & WHOLE_BYTE


def write_hand(game: bytearray, seat: int, cards: Iterable[int]) -> None:
    """Write the cards in a hand."""
    first = layout.HANDS + seat * KINDS
    for card in cards:
        game[first + card] += 1


def write_sealed(game: bytearray, seat: int, card: int) -> None:
    """Write the card that a seat has chosen to show (11.9)."""
    game[layout.SEALED + seat] = card


def write_properties(game: bytearray, in_play: Iterable[Sequence[int]]) -> None:
    """Write the properties in front of each seat, in the order they were laid."""
    laid, end = layout.ORDER, layout.ORDER + layout.ORDER_LENGTH
    for seat, props in enumerate(in_play):
        if props:
            game[layout.IN_PLAY + seat] = len(props)
            for prop in props:
                game[layout.PROPERTIES + prop * SEATS + seat] += 1
                if laid < end:
                    game[laid] = seat * PROPERTY_KINDS + prop
                    laid += 1
    game[layout.LAID] = laid - layout.ORDER


def clear_properties(game: bytearray) -> None:
    """Remove all properties from play."""
    game[layout.IN_PLAY : layout.IN_PLAY + SEATS] = bytes(SEATS)
    game[layout.PROPERTIES : layout.PROPERTIES + len(NO_PROPERTIES)] = NO_PROPERTIES
    game[layout.ORDER : layout.ORDER + layout.ORDER_LENGTH] = bytes(layout.ORDER_LENGTH)
    game[layout.LAID] = 0


def write_removed(game: bytearray, roles: Iterable[int]) -> None:
    """Write the roles that were removed face down (2.2)."""
    for place, role in enumerate(roles):
        game[layout.REMOVED + place] = role


# --- the piles ----------------------------------------------------------------------------------------------


def write_deck_size(game: bytearray, cards: int) -> None:
    """Write the number of cards in the deck."""
    game[layout.DECK_SIZE] = min(cards, WHOLE_BYTE)


def add_to_deck(game: bytearray, cards: int) -> None:
    """Add to the number of cards in the deck."""
    game[layout.DECK_SIZE] = (game[layout.DECK_SIZE] + cards) & WHOLE_BYTE


def write_deck(game: bytearray, cards: Sequence[int]) -> None:
    """Write the cards of the deck, its top last; a view does not show them."""
    game[layout.PILES : layout.PILES + len(cards)] = bytes(cards)


def write_pile(game: bytearray, cards: Sequence[int]) -> None:
    """Write the cards of the discard pile, its top last."""
    pile = bytes(cards[-layout.CARDS :])[::-1]
    game[layout.PILE_SIZE] = len(pile)
    game[layout.PILES_END - len(pile) : layout.PILES_END] = pile


def count_pile(game: bytearray, cards: Sequence[int]) -> None:
    """Count the cards of the discard pile, by kind."""
    for card in cards[-layout.CARDS :]:
        game[layout.PILE_COUNTS + card] += 1


def add_to_pile_count(game: bytearray, card: int, copies: int) -> None:
    """Add to the number of copies of a card in the discard pile."""
    place = layout.PILE_COUNTS + card
    game[place] = (game[place] + copies) & WHOLE_BYTE


def clear_pile_counts(game: bytearray) -> None:
    """Reset the counts of the discard pile."""
    game[layout.PILE_COUNTS : layout.PILE_COUNTS + KINDS] = NO_CARDS


# --- pending steps, past events -----------------------------------------------------------------------------


def frame_of(
    op: int,
    seat: int = NONE,
    by: int = NONE,
    source: int = NONE,
    detail: int = NONE,
    turned: bytes = b"",
    program: bytes = NO_PROGRAM,
) -> bytes:
    """Return a pending step: OP, SEAT, BY, SOURCE, DETAIL, TURNED, OWNER and so on; NONE if unused."""
    head = bytes((op, seat & WHOLE_BYTE, by & WHOLE_BYTE, source & WHOLE_BYTE, detail & WHOLE_BYTE))
    return head + (turned + NONE_TURNED)[:REVEALS] + program


def write_stack(game: bytearray, frames: Sequence[bytes]) -> None:
    """Write the pending steps, the next one last; if there are too many, only the last ones."""
    stack = b"".join(frames)[-layout.FRAMES * layout.FRAME :]
    game[layout.STACK : layout.STACK + len(stack)] = stack
    game[layout.DEPTH] = len(stack) // layout.FRAME


def write_end(game: bytearray, cause: int, victim: int, victor: int, swordmaster: int) -> None:
    """Write how the game ended: whose defeat by whom, or the team of a Swordmaster (8.4, 8.5)."""
    game[layout.CAUSE] = cause
    game[layout.VICTIM] = victim & WHOLE_BYTE
    game[layout.VICTOR] = victor & WHOLE_BYTE
    game[layout.SWORDMASTER] = swordmaster & WHOLE_BYTE


def count_attack(game: bytearray, attacker: int, target: int) -> None:
    """Count that a seat played a weapon on another, up to MOST."""
    place = layout.ATTACKS + attacker * SEATS + target
    game[place] = min(MOST, game[place] + 1)


def count_wounds(game: bytearray, attacker: int, target: int, points: int) -> None:
    """Count the resilience that a seat took from another, up to MOST."""
    place = layout.WOUNDS + attacker * SEATS + target
    game[place] = min(MOST, game[place] + points)


def tidy(state: State) -> State:
    """Return a copy with unused bytes cleared, so that equal games are equal arrays."""
    tidied = state.copy()
    deck, pile = (int(state[place]) & WHOLE_BYTE for place in (layout.DECK_SIZE, layout.PILE_SIZE))
    tidied[layout.PILES + deck : layout.PILES_END - pile] = 0
    tidied[layout.ORDER + int(state[layout.LAID]) : layout.END_RULINGS] = 0
    tidied[layout.STACK + layout.FRAME * int(state[layout.DEPTH]) : layout.ATTACKS] = 0
    for depth in range(int(state[layout.DEPTH])):
        place = layout.STACK + layout.FRAME * depth
        if state[place + layout.OP] != to.CHOOSE_STEP:
            tidied[place + layout.TURNED : place + layout.OWNER] = NONE
        if HAS_PROGRAMS and state[place + layout.AT] == state[place + layout.ELSE] == NONE:
            tidied[place + layout.OWNER : place + layout.FRAME] = NONE
    if HAS_PROGRAMS:
        tidied[layout.LATER + layout.PUT_OFF * int(state[layout.WAITING]) : layout.TRACES_END] = 0
    return tidied

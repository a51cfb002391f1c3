"""Writes an observation into a row of small integers (its layout is in ``sight``)."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.arrays import Row, State
from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    ATTACKS,
    BY,
    CHARACTER,
    DECK_SIZE,
    DETAIL,
    HAND_SIZE,
    HANDS,
    HONOR,
    KINDS,
    MOST,
    NONE,
    OP,
    PHASE,
    PILE_COUNTS,
    PILE_SIZE,
    PILES,
    PLAYERS,
    PLAYING,
    PROPERTIES,
    PROPERTY_KINDS,
    RESILIENCE,
    RISING_SUN,
    ROLE,
    SEALED,
    SEATS,
    SOURCE,
    TURNED,
    WEAPONS_PLAYED,
    WOUNDS,
)
from chanbara.sword.flat.format.rulings import copies_of
from chanbara.sword.flat.format.sight import MARKED_SIZE, PERFECT_SIZE, PERFECT_SLICES, SLICES
from chanbara.sword.flat.format.tables import (
    CARD_OF,
    CHARACTERS,
    CHOOSE_STEP,
    COPIES,
    DEMAND,
    FIRST_ROLE,
    LOSE,
    PROMPT_OF,
    ROLES,
    SETTLE,
    SHOGUN,
    WEAPON_PROMPT,
)
from chanbara.sword.flat.rules.attack import is_parried
from chanbara.sword.flat.rules.lanes import (
    by_seat,
    equal,
    of_seat,
    sum_of,
    taken,
    there,
    turned,
    write_by_seat,
)
from chanbara.sword.flat.rules.piles import pile_top, size_of
from chanbara.sword.flat.rules.query import away_from, difficulties, held, left_of, weapon_limit
from chanbara.sword.flat.rules.stack import top

SET, PRESENT, TURN_OF, ASKED_ONE, PHASE_NOW, PROMPT = (
    SLICES[name].start for name in ("set", "present", "turn", "asked", "phase", "prompt")
)
CHARACTERS_SEEN, SHOGUN_SEAT, POINTS, HONORS, HAND_SIZES, FRONT = (
    SLICES[name].start for name in ("character", "shogun", "resilience", "honor", "hand_size", "in_play")
)
CHOSEN, DIFFICULTY, DECK, PILE, PILE_TOP, NOW_PLAYING = (
    SLICES[name].start for name in ("sealed", "difficulty", "deck", "pile", "pile_top", "playing")
)
WEAPONS, FROM_CARD, FROM_SEAT, STAKE, CARDS_TURNED = (
    SLICES[name].start for name in ("weapons", "source", "by", "detail", "turned")
)
ATTACKED, WOUNDED = SLICES["attacks"].start, SLICES["wounds"].start
OWN_ROLE, OWN_HAND, UNSEEN = (SLICES[name].start for name in ("role", "hand", "unseen"))
ALL_ROLES, ALL_HANDS, NEXT_CARDS = (PERFECT_SLICES[name].start for name in ("roles", "hands", "next_cards"))


@inlined
def observe(state: State, viewer: int, row: Row) -> None:
    """Write a seat's information: the public part, then its own."""
    for place in range(MARKED_SIZE):
        row[place] = 0
    observe_table(state, viewer, row)
    observe_question(state, viewer, row)
    observe_seats(state, viewer, row)
    observe_deeds(state, viewer, row)
    observe_own(state, viewer, row)


@inlined
def observe_table(state: State, viewer: int, row: Row) -> None:
    """Write the middle of the table, and whose turn it is."""
    row[SET] = state[RISING_SUN]
    row[TURN_OF + away_from(state, viewer, state[ACTIVE])] = 1
    row[PHASE_NOW + state[PHASE]] = 1
    row[DECK] = min(size_of(state, DECK_SIZE), MOST)
    row[WEAPONS] = state[WEAPONS_PLAYED]
    row[WEAPONS + 1] = weapon_limit(state)
    for card in range(KINDS):
        row[PILE + card] = state[PILE_COUNTS + card]
    if state[PILE_SIZE] != 0:
        row[PILE_TOP + pile_top(state)] = 1
    if state[PLAYING] != NONE:
        row[NOW_PLAYING + state[PLAYING]] = 1


@inlined
def observe_question(state: State, viewer: int, row: Row) -> None:
    """Write who must decide what, because of which card and by whom."""
    if state[ASKED] == NONE:
        return
    row[ASKED_ONE + away_from(state, viewer, state[ASKED])] = 1
    place = top(state)
    op = state[place + OP]
    source = state[place + SOURCE]
    row[PROMPT + prompt_of(op, source)] = 1
    if op <= SETTLE:
        return
    if source != NONE:
        row[FROM_CARD + source] = 1
    if state[place + BY] != NONE:
        row[FROM_SEAT + away_from(state, viewer, state[place + BY])] = 1
    if op == LOSE:
        row[STAKE] = state[place + DETAIL]
    if op == CHOOSE_STEP:
        for turned in range(REVEALS):
            if state[place + TURNED + turned] != NONE:
                row[CARDS_TURNED + state[place + TURNED + turned]] += 1


@inlined
def prompt_of(op: int, source: int) -> int:
    """Return the index of the prompt for a step."""
    if op == DEMAND and not is_parried(source):
        return WEAPON_PROMPT
    return PROMPT_OF[op]


@inlined
def observe_seats(state: State, viewer: int, row: Row) -> None:
    """Write the public information about the seats."""
    players = state[PLAYERS]
    write_by_seat(row, PRESENT, taken(players))
    write_by_seat(row, SHOGUN_SEAT, turned(equal(by_seat(state, ROLE), FIRST_ROLE[SHOGUN]), viewer, players))
    write_by_seat(row, POINTS, turned(by_seat(state, RESILIENCE), viewer, players))
    write_by_seat(row, HONORS, turned(by_seat(state, HONOR), viewer, players))
    write_by_seat(row, HAND_SIZES, turned(by_seat(state, HAND_SIZE), viewer, players))
    write_by_seat(row, CHOSEN, turned(there(by_seat(state, SEALED)), viewer, players))
    characters = turned(by_seat(state, CHARACTER), viewer, players)
    for away in range(players):
        row[CHARACTERS_SEEN + away * CHARACTERS + of_seat(characters, away)] = 1
    for prop in range(PROPERTY_KINDS):
        laid = by_seat(state, PROPERTIES + prop * SEATS)
        write_by_seat(row, FRONT + prop * SEATS, turned(laid, viewer, players))


@inlined
def observe_deeds(state: State, viewer: int, row: Row) -> None:
    """Write who attacked and wounded whom."""
    players = state[PLAYERS]
    for away in range(players):
        deeds = left_of(state, viewer, away) * SEATS
        attacks, wounds = by_seat(state, ATTACKS + deeds), by_seat(state, WOUNDS + deeds)
        write_by_seat(row, ATTACKED + away * SEATS, turned(attacks, viewer, players))
        write_by_seat(row, WOUNDED + away * SEATS, turned(wounds, viewer, players))
    for away in range(players, SEATS):
        write_by_seat(row, ATTACKED + away * SEATS, 0)
        write_by_seat(row, WOUNDED + away * SEATS, 0)


@inlined
def observe_own(state: State, viewer: int, row: Row) -> None:
    """Write a seat's own role, its hand, the cards it has not seen, and its distances to the others."""
    for role in range(ROLES):
        row[OWN_ROLE + role] = 1 if role == state[ROLE + viewer] else 0
    write_by_seat(row, DIFFICULTY, difficulties(state, viewer))
    hand, copies = HANDS + viewer * KINDS, copies_of(state)
    for card in range(KINDS):
        row[OWN_HAND + card] = state[hand + card]
    for card in range(KINDS):
        row[UNSEEN + card] = COPIES[copies, card] - state[hand + card] - state[PILE_COUNTS + card]
    if state[PLAYING] != NONE:
        row[UNSEEN + state[PLAYING]] -= 1
    for prop in range(PROPERTY_KINDS):
        row[UNSEEN + CARD_OF[prop]] -= sum_of(by_seat(state, PROPERTIES + prop * SEATS))


@entry_point
def observe_perfect(state: State, viewer: int, row: Row) -> None:
    """Write hidden information: all roles and hands, and the next card."""
    for place in range(PERFECT_SIZE):
        row[place] = 0
    for seat in range(state[PLAYERS]):
        away = away_from(state, viewer, seat)
        row[ALL_ROLES + away * ROLES + state[ROLE + seat]] = 1
        for card in range(KINDS):
            row[ALL_HANDS + away * KINDS + card] = held(state, seat, card)
    if state[DECK_SIZE] != 0:
        row[NEXT_CARDS + state[PILES + size_of(state, DECK_SIZE) - 1]] = 1

"""Writing an observation into a row of small numbers (``sight`` says what lies where)."""

from __future__ import annotations

from chanbara.flat.arrays import Row, State
from chanbara.flat.attack import is_played_against
from chanbara.flat.compiling import compiled, door
from chanbara.flat.layout import (
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
    LAID,
    MOST,
    NONE,
    OP,
    ORDER,
    PHASE,
    PILE_COUNTS,
    PILE_SIZE,
    PILES,
    PLAYERS,
    PLAYING,
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
from chanbara.flat.piles import pile_top, size_of
from chanbara.flat.query import OUT_OF_REACH, away_from, difficulties, held, laid, left_of, weapon_limit
from chanbara.flat.sight import OBSERVATION_SIZE, PERFECT_SIZE, PERFECT_SLICES, SLICES
from chanbara.flat.stack import top
from chanbara.flat.words import (
    CARD_OF,
    CHARACTERS,
    CHOOSE_STEP,
    COPIES,
    DEMAND,
    LOSE,
    PROMPT_OF,
    REVEALS,
    ROLE_OF,
    ROLES,
    SETTLE,
    SHOGUN,
    WEAPON_PROMPT,
)

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


@door
def observe(state: State, viewer: int, row: Row) -> None:
    """Write what a seat may know: the public part, then its own."""
    for place in range(OBSERVATION_SIZE):
        row[place] = 0
    observe_table(state, viewer, row)
    observe_question(state, viewer, row)
    for seat in range(state[PLAYERS]):
        observe_seat(state, viewer, seat, row)
    observe_deeds(state, viewer, row)
    observe_own(state, viewer, row)


@compiled
def observe_table(state: State, viewer: int, row: Row) -> None:
    """Write what lies in the middle, and whose turn it is."""
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
    row[NOW_PLAYING + max(state[PLAYING], 0)] = 0 if state[PLAYING] == NONE else 1


@compiled
def observe_question(state: State, viewer: int, row: Row) -> None:
    """Write who is asked what, because of which card and by whom."""
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


@compiled
def prompt_of(op: int, source: int) -> int:
    """Return what a step asks, as its place among the prompts."""
    if op == DEMAND and not is_played_against(source):
        return WEAPON_PROMPT
    return PROMPT_OF[op]


@compiled
def observe_seat(state: State, viewer: int, seat: int, row: Row) -> None:
    """Write what everybody sees of a seat."""
    away = away_from(state, viewer, seat)
    row[PRESENT + away] = 1
    row[CHARACTERS_SEEN + away * CHARACTERS + state[CHARACTER + seat]] = 1
    row[SHOGUN_SEAT + away] = 1 if ROLE_OF[state[ROLE + seat]] == SHOGUN else 0
    row[POINTS + away] = state[RESILIENCE + seat]
    row[HONORS + away] = state[HONOR + seat]
    row[HAND_SIZES + away] = state[HAND_SIZE + seat]
    row[CHOSEN + away] = 0 if state[SEALED + seat] == NONE else 1
    for prop in range(PROPERTY_KINDS):
        row[FRONT + away * PROPERTY_KINDS + prop] = laid(state, seat, prop)


@compiled
def observe_deeds(state: State, viewer: int, row: Row) -> None:
    """Write who did what to whom."""
    players = state[PLAYERS]
    for away in range(players):
        place, deed = away * SEATS, left_of(state, viewer, away) * SEATS
        for other in range(players - viewer):
            row[ATTACKED + place + other] = state[ATTACKS + deed + viewer + other]
            row[WOUNDED + place + other] = state[WOUNDS + deed + viewer + other]
        for other in range(viewer):
            row[ATTACKED + place + players - viewer + other] = state[ATTACKS + deed + other]
            row[WOUNDED + place + players - viewer + other] = state[WOUNDS + deed + other]


@compiled
def observe_own(state: State, viewer: int, row: Row) -> None:
    """Write a seat's own role, its hand, what it has not seen, and how far away the others are."""
    row[OWN_ROLE + state[ROLE + viewer]] = 1
    needed = difficulties(state, viewer)
    for away in range(1, state[PLAYERS]):
        row[DIFFICULTY + away] = (needed >> (4 * away)) & OUT_OF_REACH
    hand, rising_sun = HANDS + viewer * KINDS, state[RISING_SUN]
    for card in range(KINDS):
        row[OWN_HAND + card] = state[hand + card]
    for card in range(KINDS):
        seen = row[OWN_HAND + card] + row[PILE + card] + row[NOW_PLAYING + card]
        row[UNSEEN + card] = COPIES[rising_sun, card] - seen
    for spot in range(state[LAID]):
        row[UNSEEN + CARD_OF[state[ORDER + spot] % PROPERTY_KINDS]] -= 1


@door
def observe_perfect(state: State, viewer: int, row: Row) -> None:
    """Write what nobody should know: all roles and hands, and the next card."""
    for place in range(PERFECT_SIZE):
        row[place] = 0
    for seat in range(state[PLAYERS]):
        away = away_from(state, viewer, seat)
        row[ALL_ROLES + away * ROLES + state[ROLE + seat]] = 1
        for card in range(KINDS):
            row[ALL_HANDS + away * KINDS + card] = held(state, seat, card)
    if state[DECK_SIZE] != 0:
        row[NEXT_CARDS + state[PILES + size_of(state, DECK_SIZE) - 1]] = 1

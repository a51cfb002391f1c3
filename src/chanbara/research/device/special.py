"""What is known before the games begin: the set, the rulings, the number of players, and so the layout."""

from __future__ import annotations

from typing import Any

import numpy as np

from chanbara.research.device.known import LONG, SHORT, Special
from chanbara.sword.flat.format import layout, rulings, tables, windows
from chanbara.sword.flat.format.scope import CATALOGS
from chanbara.sword.flat.format.vocabulary import copies_of
from chanbara.sword.flat.rules import chance, query

EIGHT = 8
WORD = 4
BASE_FRAMES, ALL_FRAMES = 7, 11
"""Pending steps besides one for each player: the most that were ever seen, and some more."""
BITS_OF_A_WORD = 32

Values = dict[str, tuple[Any, Any]]


def cards_of(edition: int) -> list[int]:
    """Return the copies of each card of a set."""
    row = (edition & 1) * (2 if edition >> (1 + 2 * rulings.BITS_OF_A_BYTE) & rulings.SECOND_COPIES else 1)
    return [copies_of(card.key, CATALOGS[row]) for card in tables.CARDS_PRINTED]


def _rounded(number: int, step: int) -> int:
    return -(-number // step) * step


def compact(players: int, edition: int) -> dict[str, int]:
    """Return a layout with no more room than a table needs. All seats' bytes begin at multiples of eight."""
    copies = cards_of(edition)
    known = 1 + max(card for card, count in enumerate(copies) if count)
    kinds = _rounded(known, WORD)
    properties = [card for card in tables.PROPERTY_CARDS if copies[card]]
    laid = sum(copies[card] for card in properties)
    found = {
        "KINDS": kinds,
        "CARDS": sum(copies),
        "FRAMES": players + (ALL_FRAMES if edition & 1 else BASE_FRAMES),
    }
    place = layout.PROPERTIES + layout.SEATS * len(properties)
    for name, size in (
        ("STACK", layout.FRAME * found["FRAMES"]),
        ("ATTACKS", players * layout.SEATS),
        ("WOUNDS", players * layout.SEATS),
        ("HANDS", players * kinds),
        ("PILE_COUNTS", kinds),
        ("PILES", sum(copies)),
        ("ORDER", laid),
        ("END_RULINGS", 1),
    ):
        found[name] = place
        place += size
    found["PILES_END"] = found["ORDER"]
    found["SIZE"] = _rounded(place, EIGHT)
    return found


def _of_cards(known: int) -> Values:
    """Return the tables by card, and the sets of cards, without the cards that are not played."""
    found: Values = {}
    sets = (1 << known) - 1
    for name, value in vars(tables).items():
        if isinstance(value, np.ndarray) and value.shape == (layout.KINDS,):
            short = value[:known] & sets if name == "ANSWERS" else value[:known]
            found[name] = value, short
    for name in (
        "WEAPONS",
        "PARRIES",
        "WEAPON_PARRIES",
        "ON_ONESELF",
        "HITS_EMPTY_HANDED",
        "PLAYED_WITHOUT_ATTACK",
    ):
        found[name] = getattr(tables, name), getattr(tables, name) & sets
    return found


def _of_people(known: int, edition: int) -> Values:
    """Return the tables by character without those that are not dealt."""
    people = int(tables.CAST[edition & 1])
    everyone, sets = (1 << people) - 1, (1 << (known + 1)) - 1
    return {
        "BY_CHARACTER": (windows.BY_CHARACTER, windows.BY_CHARACTER[:, :people]),
        "FULL_RESILIENCE": (tables.FULL_RESILIENCE, tables.FULL_RESILIENCE[:people]),
        "WHO_HAS": (windows.WHO_HAS, windows.WHO_HAS & everyone),
        "WHO_MEANS": (windows.WHO_MEANS, windows.WHO_MEANS & everyone),
        "MEANT_BY_CHARACTER": (windows.MEANT_BY_CHARACTER, windows.MEANT_BY_CHARACTER[:, :people] & sets),
        "HARDER": (query.HARDER, query.HARDER[people > query.HARDER]),
    }


def _of_properties(known: int, properties: int) -> Values:
    """Return the tables by property without those that are not played."""
    sets = (1 << (known + 1)) - 1
    giving, first = _kept(windows.GIVING, windows.FIRST_GIVING, properties)
    meaning, first_meaning = _kept(windows.MEANING, windows.FIRST_MEANING, properties)
    return {
        "GIVING": (windows.GIVING, windows.GIVING[giving]),
        "GIVEN": (windows.GIVEN, windows.GIVEN[giving]),
        "FIRST_GIVING": (windows.FIRST_GIVING, first),
        "MEANING": (windows.MEANING, windows.MEANING[meaning]),
        "MEANT": (windows.MEANT, windows.MEANT[meaning] & sets),
        "FIRST_MEANING": (windows.FIRST_MEANING, first_meaning),
    }


def _kept(props: Any, first: Any, properties: int) -> tuple[list[int], Any]:  # noqa: ANN401 - arrays
    """Return the places of the properties that are played, and where each window begins among them."""
    end = int(first[-1])
    places = [place for place in range(end) if props[place] < properties]
    return places or [0], np.array([sum(1 for place in places if place < begin) for begin in first])


BY_SEAT = """
INLINED long long by_seat_native(State state, int place) {
  const unsigned* four = (const unsigned*)&state[place];
  return (long long)((unsigned long long)four[1] << 32 | four[0]);
}
"""
BY_SEAT_ALIGNED = """
INLINED long long by_seat_native(State state, int place) { return *(const long long*)&state[place]; }
"""
CARDS_HELD = """
INLINED {width} cards_held_native(State state, int seat) {{
  {width} cards = 0;
  for (int place = 0; place < {known}; place += 4) {{
    const unsigned four = *(const unsigned*)&state[{HANDS} + seat * {KINDS} + place];
    const unsigned some = ((four + 0x7F7F7F7Fu) & 0x80808080u) >> 7;
    cards |= ({width})((some * 0x10204080u) >> 28) << place;
  }}
  return cards;
}}
"""
PUSH = """
INLINED void push_native(State state, int op, int seat, int by, int source, int detail) {{
  const int depth = state[{DEPTH}];
  if (depth == {FRAMES}) {{
    state[{CAUSE}] = {OUT_OF_ROOM};
    state[{DEPTH}] = 0;
    return;
  }}
  Int8* step = &state[{STACK} + {FRAME} * depth];
  *(unsigned*)step = (op & 255) | (seat & 255) << 8 | (by & 255) << 16 | (unsigned)(source & 255) << 24;
  step[{DETAIL}] = detail;
  state[{DEPTH}] = depth + 1;
}}
"""
ADVANCE = """
// The kernels run the steps themselves, so that the games of a warp run them together.
INLINED void advance_native(State, Chance) {}
"""


def _native(places: dict[str, int], known: int, width: str) -> dict[str, tuple[str, str]]:
    """Return the functions that a device does otherwise, with the same result: widths and C++."""
    is_aligned = all(places[name] % EIGHT == 0 for name in ("ATTACKS", "WOUNDS", "PROPERTIES"))
    return {
        "by_seat": ("long long", BY_SEAT_ALIGNED if is_aligned else BY_SEAT),
        "first_of": ("int", ""),
        "cards_held": (width, CARDS_HELD.format(width=width, known=known, **places)),
        "push": ("void", PUSH.format(OUT_OF_ROOM=tables.OUT_OF_ROOM, **places)),
        "advance": ("void", ADVANCE),
    }


def special(players: int, edition: int, smaller: dict[str, int]) -> Special:
    """Return all that is known of games with a number of players and an edition (``edition_number``).

    ``smaller`` has the places of a layout that differ from the usual one.
    """
    copies = cards_of(edition)
    known = 1 + max(card for card, count in enumerate(copies) if count)
    properties = sum(1 for card in tables.PROPERTY_CARDS if copies[card])
    values: Values = {name: (getattr(layout, name), number) for name, number in smaller.items()}
    values |= _of_cards(known) | _of_people(known, edition) | _of_properties(known, properties)
    has_short_sets = known + 1 < BITS_OF_A_WORD
    places = {name: value for name, value in vars(layout).items() if isinstance(value, int)} | smaller
    fixed = {("state", layout.PLAYERS): players, ("state", layout.RISING_SUN): edition & 1}
    fixed["chance", chance.TAPE_LENGTH] = 0
    for number, name in enumerate(("WOUND_RULINGS", "PLAY_RULINGS", "END_RULINGS")):
        bits = (edition >> (1 + number * rulings.BITS_OF_A_BYTE)) & rulings.ALL_BITS
        fixed["state", places[name]] = bits
    return Special(
        values=values,
        bytes_known=fixed,
        loops={"PROPERTY_KINDS": properties},
        native=_native(places, known, SHORT if has_short_sets else LONG),
        narrow=frozenset({"below"}),
        has_short_sets=has_short_sets,
    )

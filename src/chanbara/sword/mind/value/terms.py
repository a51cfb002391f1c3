"""The effects of cards from data files as lists of terms, made when tables are made.

A program is a tree: conditions, demands and reveals have lists within them. Here every list is one span of
terms, those within it included, and each term names the circumstances in which it happens. So a mind values a
list by going through it once (``effects``). In the printed build there are none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.sword.flat.format.constants import number, table
from chanbara.sword.flat.format.scope import CATALOG, HAS_PROGRAMS
from chanbara.sword.flat.format.vocabulary import VOCABULARY
from chanbara.sword.rules.program import A_WEAPON, MOST_IN_CATALOG, SUITS, Part, Who
from chanbara.sword.rules.words import NONE, Kind

if TYPE_CHECKING:
    from chanbara.sword.rules.program import Instruction

MOST_TERMS = 320 if HAS_PROGRAMS else 1
"""A condition that asks several things at once has what happens otherwise once for each of them."""
MOST_CIRCUMSTANCES = 160 if HAS_PROGRAMS else 1
PLACES = MOST_IN_CATALOG if HAS_PROGRAMS else 1

LATER = 0.8
"""What is put off counts less: the game may be over, or the player concerned."""

(PART, WHO, AMOUNT, COUNTED, COUNT_OF, TEST, SOURCE, CIRCUMSTANCE, WITHIN, END) = range(10)
"""The columns of a term. WITHIN is the circumstance of the terms of an offer or a choice, which follow up to
END."""
ALWAYS, IF, IF_NOT, MET, NOT_MET, BY_CHANCE = range(6)
"""What a circumstance is."""
(KIND, PARENT, ABOUT, ASKED, LEAST, OF_WHAT, OF_WHOM, CARDS, ITS_SOURCE) = range(9)
"""The columns of a circumstance. ABOUT says who is the other player in it, if that is a new one; ASKED is
what a condition tests, or the part of a demand."""
FIRST, LAST, ROOT, NEXT = range(4)
"""The columns of a span: its terms, its circumstance, and where the terms of its first instruction end."""
DEMANDS = (Part.DEMAND_PARRY, Part.DEMAND_WEAPON)


class Circumstance(NamedTuple):
    """When something happens, within another circumstance."""

    kind: int
    parent: int = NONE
    who: int = NONE
    test: int = NONE
    amount: int = NONE
    counted: int = NONE
    count_of: int = NONE
    cards: int = 0
    source: int = 0


def share_of(test: int) -> float:
    """Return the share of the cards that a reveal looks for."""
    whole = max(1, sum(card.copies for card in CATALOG.cards))
    if test == A_WEAPON:
        return sum(card.copies for card in CATALOG.cards if card.kind is Kind.WEAPON) / whole
    return sum(card.copies for card in CATALOG.cards if card.suit is SUITS[test]) / whole


def share_of_pairs() -> float:
    """Return how likely two cards of the deck have the same symbol."""
    return sum(share_of(suit) ** 2 for suit in range(len(SUITS)))


def chance_of(one: Instruction) -> float:
    """Return how likely a reveal succeeds."""
    return share_of_pairs() if one.part == Part.REVEAL_PAIR else share_of(one.test)


def numbered(cards: int) -> int:
    """Return a set of cards of the catalog by the numbers of the flat core; the lowest bit is an ability."""
    there = CATALOG.card_numbers
    places = ((place, there.get(card.key)) for place, card in enumerate(VOCABULARY.cards, start=1))
    found = cards & 1
    for place, of_catalog in places:
        if of_catalog is not None and cards >> (of_catalog + 1) & 1:
            found |= 1 << place
    return found


class _Lists:
    """Goes through all programs of the catalog."""

    def __init__(self) -> None:
        self.terms: list[list[int]] = []
        self.circumstances = [Circumstance(ALWAYS)]
        self.chances = [1.0]
        self.spans = np.zeros((PLACES, 4), dtype=np.int64)
        self.programs = CATALOG.programs

    def add(self, one: Circumstance, chance: float = 1.0) -> int:
        self.circumstances.append(one)
        self.chances.append(chance)
        return len(self.circumstances) - 1

    def write(self, at: int, within: int) -> None:
        """Write the list at a place; those within it follow what they belong to."""
        if at == NONE:
            return
        place = at
        while self.programs[place].part != Part.END:
            first = len(self.terms)
            self.instruction(self.programs[place], within)
            self.spans[place] = first, 0, within, len(self.terms)
            place += 1
        self.spans[place, FIRST] = len(self.terms)
        self.spans[at : place + 1, LAST] = len(self.terms)

    def instruction(self, one: Instruction, within: int) -> None:
        if one.part == Part.IF:
            self.condition(one, within)
        elif one.part in DEMANDS:
            self.term(one, within)
            asked = Circumstance(NOT_MET, within, one.who, one.part, source=one.source)
            self.write(one.otherwise, self.add(asked))
            self.write(one.then, self.add(asked._replace(kind=MET)))
        elif one.part in {Part.REVEAL, Part.REVEAL_PAIR}:
            chance, by_chance = chance_of(one), Circumstance(BY_CHANCE, within, one.who)
            self.write(one.then, self.add(by_chance, chance))
            self.write(one.otherwise, self.add(by_chance, 1 - chance))
        elif one.part in {Part.LATER_TURN, Part.LATER_END}:
            self.write(one.then, self.add(Circumstance(BY_CHANCE, within, one.who), LATER))
        elif one.part in {Part.OFFER, Part.CHOOSE}:
            place, inside = len(self.terms), self.add(Circumstance(ALWAYS, within))
            self.term(one, within)
            self.write(one.then, inside)
            self.terms[place][WITHIN], self.terms[place][END] = inside, len(self.terms)
        elif one.part != Part.STAY:
            self.term(one, within)

    def condition(self, one: Instruction, within: int) -> None:
        holds = Circumstance(
            IF,
            within,
            NONE,
            one.test,
            one.amount,
            one.counted,
            one.count_of,
            0 if one.cards == NONE else numbered(one.cards),
        )
        self.write(one.then, self.add(holds))
        self.write(one.otherwise, self.add(holds._replace(kind=IF_NOT)))

    def term(self, one: Instruction, within: int) -> None:
        who = Who.ME if one.who == NONE else one.who
        of = (one.part, who, one.amount, one.counted, one.count_of, one.test, one.source)
        self.terms.append([*of, within, within, len(self.terms) + 1])


def _beginnings() -> list[int]:
    """Return where the programs of the catalog begin: at its start, and after each that ends."""
    found, reached = list[int](), 0
    inner = {at for one in CATALOG.programs for at in (one.then, one.otherwise) if at != NONE}
    for place, one in enumerate(CATALOG.programs):
        if place == reached and place not in inner:
            found.append(place)
        if one.part == Part.END:
            reached = place + 1
    return found


def _made() -> _Lists:
    made = _Lists()
    for at in _beginnings():
        made.write(at, 0)
    fits = len(made.terms) <= MOST_TERMS and len(made.circumstances) <= MOST_CIRCUMSTANCES
    if not fits:
        # Nobody can say what so many effects are worth: then none of them counts.
        return _Lists()
    return made


def _padded(
    rows: list[list[int]], most: int, columns: int
) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    found = np.zeros((most, columns), dtype=np.int64)
    for place, row in enumerate(rows):
        found[place] = row
    return found


_lists = _made()
TERMS = table(_padded(_lists.terms, MOST_TERMS, END + 1))
CIRCUMSTANCES = table(_padded([[*one] for one in _lists.circumstances], MOST_CIRCUMSTANCES, ITS_SOURCE + 1))
CHANCES = table([*_lists.chances, *[0.0] * (MOST_CIRCUMSTANCES - len(_lists.chances))], np.float64)
"""The chance of a circumstance that nobody decides."""
SPANS = table(_lists.spans)
"""For each place in the catalog: the terms from there to the end of its list, and their circumstance."""
HAS_EFFECTS = number(int(bool(CATALOG.programs)))
"""Whether any card has a program."""

"""The contents of a box and the deal, for the second opinion and the checks.

The cards are those of chanbara.sources.printed, which no engine reads. How a box is dealt is not printed on
cards: it is typed in again from chapter 2 of the rules page.
"""

from typing import NamedTuple

from chanbara.sources.printed import printed

SETS = {False: ("base",), True: ("base", "rising_sun")}
"""What a game is played with, without and with Rising Sun."""
PROMOTIONAL = {"rikyu": 4}
"""12 Resilience of the character that is in no box."""
HAND_LIMIT = 7  # 3.4

# 2.1 Roles and 2.5 honor by number of players.
BASE_ROLES = {
    3: {"shogun": 1, "ninja": 2},
    4: {"shogun": 1, "samurai": 1, "ninja": 2},
    5: {"shogun": 1, "samurai": 1, "ninja": 2, "ronin": 1},
    6: {"shogun": 1, "samurai": 1, "ninja": 3, "ronin": 1},
    7: {"shogun": 1, "samurai": 2, "ninja": 3, "ronin": 1},
}
BASE_HONOR = {3: (6, 3), 4: (5, 3), 5: (5, 3), 6: (5, 4), 7: (5, 4)}  # the Shogun's, everybody else's


KINDS = ("weapon", "action", "property")
CARDS = sorted(printed().cards, key=lambda card: KINDS.index(card.kind))
KIND_OF = {card.key: card.kind for card in CARDS}
SYMBOL_OF = {card.key: card.symbol for card in CARDS}
WEAPONS = {
    card.key: (card.difficulty, None if card.wounds == "*" else card.wounds)
    for card in CARDS
    if card.difficulty is not None
}
"""Difficulty and wounds. None: the card says in words how many."""
PROPERTIES = frozenset(card.key for card in CARDS if card.kind == "property")


class Box(NamedTuple):
    """What is in a box, and how it is dealt."""

    copies: dict[str, int]
    """How many there are of each card."""
    resilience: dict[str, int]
    role_cards: tuple[str, ...]
    """2.2 Every role card, with its stars where they count."""
    roles: dict[int, dict[str, int]]
    honor: dict[int, tuple[int, int]]
    hands: tuple[int, ...]
    """2.6 Clockwise from the Shogun."""

    def of_kind(self, kind: str) -> list[str]:
        """Return its weapons, actions or properties."""
        return [key for key in self.copies if KIND_OF[key] == kind]


def _copies(*, rising_sun: bool) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in CARDS:
        if card.box in SETS[rising_sun]:
            found[card.key] = found.get(card.key, 0) + card.copies
    return found


def _resilience(*, rising_sun: bool) -> dict[str, int]:
    boxed = {one.key: one.resilience for one in printed().characters if one.box in SETS[rising_sun]}
    return boxed | PROMOTIONAL


BASE = Box(
    _copies(rising_sun=False),
    _resilience(rising_sun=False),
    ("shogun", "samurai", "samurai", "ninja1", "ninja2", "ninja3", "ronin"),
    BASE_ROLES,
    BASE_HONOR,
    (4, 5, 5, 6, 6, 7, 7),
)
RISING_SUN = Box(
    _copies(rising_sun=True),
    _resilience(rising_sun=True),
    ("shogun", "samurai1", "samurai3", "ninja1", "ninja2", "ninja3", "ronin1", "ronin2"),
    BASE_ROLES | {8: {"shogun": 1, "samurai": 2, "ninja": 3, "ronin": 2}},
    BASE_HONOR | {8: (5, 4)},
    (4, 5, 5, 6, 6, 7, 7, 7),
)
RESILIENCE = RISING_SUN.resilience


def box(*, rising_sun: bool) -> Box:
    """Return the box that a game is played with."""
    return RISING_SUN if rising_sun else BASE

"""The printed rulebooks of the base game, and how each differs from our reading (13).

A table chooses a book; that sets every ruling on which the books differ, and each can still be changed
individually.
"""

from __future__ import annotations

from typing import Any

from chanbara.sword.rules.rulings import DEFAULT_RULINGS, Rulings

OURS, GERMAN, ENGLISH, ITALIAN = "ours", "german", "english", "italian"

BOOKS: dict[str, Rulings] = {
    OURS: DEFAULT_RULINGS,
    GERMAN: DEFAULT_RULINGS._replace(
        any_team_mate_refuses=False,
        parry_is_played=False,
        property_adds_to_zero=True,
        defeated_stop_at_once=True,
    ),
    ENGLISH: DEFAULT_RULINGS._replace(
        own_hand_may_be_stripped=True,
        weapon_is_played=True,
        ability_adds_on_oneself=False,
        property_adds_on_oneself=False,
        ability_draws_on_oneself=False,
        ability_adds_to_zero=True,
        property_adds_to_zero=True,
        ability_draws_on_hit=True,
    ),
    ITALIAN: DEFAULT_RULINGS._replace(
        own_property_may_be_stripped=False,
        ability_adds_on_oneself=False,
        property_adds_to_zero=True,
    ),
}
"""The rulings of each book; "ours" is our reading of all three."""


def book_rulings(book: Any) -> Rulings:  # noqa: ANN401 - whatever the caller gave
    """Return the rulings of a book; ``ValueError`` lists the known books."""
    if not isinstance(book, str) or book not in BOOKS:
        message = f"there is no book {book!r}; books are {', '.join(BOOKS)}"
        raise ValueError(message)
    return BOOKS[book]

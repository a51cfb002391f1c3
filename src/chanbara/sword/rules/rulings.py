"""Rulings: where the books are silent or disagree, decided in one place (13).

Each field's default is ours; the alternatives stand beside it. A table may choose others; records carry them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Rulings(NamedTuple):
    """The switches of chapter 13."""

    deck_ends_when_needed: bool = True
    """A new deck is made when a card is needed (8.2); False: as soon as the last card leaves."""
    swordmaster_before_honor: bool = True
    """The Swordmaster is tested before the honor of that defeat counts (7.3); False: after its end."""
    any_team_mate_refuses: bool = True
    """A last defeat by any team mate refuses the Swordmaster (8.4); False: only one by the player left."""
    own_property_may_be_stripped: bool = True
    """An action that discards a property may be aimed at one's own (9.5); False: at others' only."""
    score_may_be_negative: bool = True
    """A team's score may fall below 0 (8.5); False: it stops at 0."""
    eighth_hand: int = 7
    """Cards of the eighth player (2.6); the alternative is 8."""
    second_copies: bool = False
    """Which of two disputed counts of copies holds (1); False: the first."""

    def changed(self) -> dict[str, Any]:
        """Return the rulings that are not the default."""
        pairs = zip(self._fields, self, DEFAULT_RULINGS, strict=True)
        return {name: value for name, value, usual in pairs if value != usual}


DEFAULT_RULINGS = Rulings()

EIGHTH_HANDS = (7, 8)


def choose_rulings(chosen: Any) -> Rulings:  # noqa: ANN401 - whatever the caller gave
    """Return the rulings with some of them chosen; ``ValueError`` says what cannot be chosen."""
    if chosen is None:
        return DEFAULT_RULINGS
    if isinstance(chosen, Rulings):
        chosen = chosen._asdict()
    if not isinstance(chosen, Mapping):
        message = f"rulings are names and values, not {chosen!r}"
        raise ValueError(message)  # noqa: TRY004 - whatever cannot be set up is a ValueError
    for name, value in chosen.items():
        if name not in Rulings._fields:
            message = f"there is no ruling {name!r}; rulings are {', '.join(Rulings._fields)}"
            raise ValueError(message)
        if name == "eighth_hand":
            fits = type(value) is int and value in EIGHTH_HANDS
        else:
            fits = isinstance(value, bool)
        if not fits:
            message = f"{name} cannot be {value!r}"
            raise ValueError(message)
    return Rulings(**chosen)

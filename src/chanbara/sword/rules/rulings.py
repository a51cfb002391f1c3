"""Rulings: where the books are silent or disagree, decided in one place (13).

Each field's default is ours; the alternative stands beside it. A table may choose a book, which sets several
of them at once (``sword/books.py``), or choose each alone; records carry the choice.
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
    own_hand_may_be_stripped: bool = False
    """An action that discards from a hand may be aimed at one's own (9.5); False: at others' only."""
    score_may_be_negative: bool = True
    """A team's score may fall below 0 (8.5); False: it stops at 0."""
    eighth_hand: int = 7
    """Cards of the eighth player (2.6); the alternative is 8."""
    second_copies: bool = False
    """Which of two disputed counts of copies holds (1); False: the first."""
    parry_is_played: bool = True
    """The parry that answers an action aimed at everybody is played (9.1); False: it is only discarded."""
    weapon_is_played: bool = False
    """The weapon that answers an action aimed at everybody is played (9.6); False: it is only discarded."""
    ability_adds_on_oneself: bool = True
    """A character's extra wound counts for a weapon on oneself, too (11.6); False: on others only."""
    property_adds_on_oneself: bool = True
    """A property's extra wound counts for a weapon on oneself, too (11.6); False: on others only."""
    ability_draws_on_oneself: bool = True
    """A character draws for wounding oneself, too (11.6); False: for wounding others only."""
    ability_adds_to_zero: bool = False
    """A character's extra wound is added to a weapon whose own value is 0 (6.3); False: it deals none."""
    property_adds_to_zero: bool = False
    """A property's extra wound is added to a weapon whose own value is 0 (6.3); False: it deals none."""
    ability_draws_on_hit: bool = False
    """A character draws when the weapon hits, wounded or not (6.5); False: only when it wounded."""
    defeated_stop_at_once: bool = False
    """Whoever is defeated in their own turn stops at once (7.4); False: what is under way is finished."""
    harmless_show_cards: bool = False
    """Harmless players with a card in hand show one, too (11.9); False: they are left out."""
    strikes_back_per_wound: bool = False
    """Who strikes back reveals for each wound (12); False: once for each card that wounds."""
    last_reveal_counts: bool = False
    """Of several revealed cards the last one counts (12); False: whichever the player chooses."""

    def changed(self, usual: Rulings | None = None) -> dict[str, Any]:
        """Return the rulings that are not as usual: those of a book, or else ours."""
        pairs = zip(self._fields, self, usual or DEFAULT_RULINGS, strict=True)
        return {name: value for name, value, other in pairs if value != other}


DEFAULT_RULINGS = Rulings()

EIGHTH_HANDS = (7, 8)


def choose_rulings(chosen: Any, usual: Rulings = DEFAULT_RULINGS) -> Rulings:  # noqa: ANN401 - whatever the caller gave
    """Return the rulings with some of them chosen; ``ValueError`` says what cannot be chosen."""
    if chosen is None:
        return usual
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
    return usual._replace(**chosen)

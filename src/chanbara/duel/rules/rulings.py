"""Rulings of the duel: where the book is silent or ambiguous, decided in one place (B8).

Each default follows the book to the letter, or is ours where the book says nothing; the alternative is
described with it. A duel may choose others; records contain them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

REVISION = 2
"""The revision of the defaults below. What began with revision 1 continues with ``BEFORE``."""


class DuelRulings(NamedTuple):
    """The switches of chapter B8."""

    cards_optional: bool = True
    """In phase 2 up to two cards may be played (B2.8); False: two, while there are any."""
    balanced_shiro: bool = False
    """Paying Shiro with a card makes the counterattack stronger (B5.1); False: the prices cost no more."""
    side_b_strikes_harder: bool = True
    """On side B Shiro's counterattack is stronger (B5.1); False: side B is its price and nothing else."""
    replacement_is_standard: bool = True
    """A special card given to Shiro is replaced by a standard one (A6.2); False: by the top of the draw pile.
    """
    armour_turns_shiro: bool = True
    """Damage absorbed by Shiro's armor turns Shiro (B8.6); False: only life, Qi or a wound does."""
    die_is_same_damage: bool = True
    """A hit and the bonus of the red die are one damage (B8.7); False: they are two."""
    weapon_lowers_life_cap: bool = False
    """Life that a weapon costs at the start also lowers the maximum (A8.1)."""
    weapon_lowers_qi_cap: bool = False
    """Qi that a weapon costs at the start also lowers the maximum (A8.1)."""
    weapon_price_once: bool = True
    """In a campaign that Qi is missing in the first duel only (B8.33); False: in every duel."""
    look_is_optional: bool = True
    """A weapon that looks at several special cards may do so (A8.2); False: it always does."""
    virtue_may_be_left: bool = True
    """The Bushido card may be taken, now or later (A2.3); False: it is taken at once."""
    qi_makes_first_move: bool = True
    """Qi may also move the marker to its first kanji (A2.5); False: only a combo does."""
    points_at_any_time: bool = True
    """Virtue points are spent during any decision (A2.9); False: in phases 2 and 4."""
    locked_qi_limits: bool = True
    """Qi on a virtue cannot be regained (A2.11); False: it does not limit what is regained."""
    chugi_above_cap: bool = False
    """Life converted from Qi may exceed the maximum (B8.12)."""
    shoulder_lasts: bool = True
    """A broken shoulder reduces the red die as long as it lasts (B8.9); False: turned down once."""
    gisei_once: bool = True
    """One sacrifice before a counterattack (B8.2); False: as many as one pays for."""
    gisei_lasts: bool = False
    """A Gisei card counts until the attack ends (A3.1); False: for one counterattack."""
    armour_takes_bleeding: bool = False
    """Armor absorbs bleeding (B8.4)."""
    armour_takes_rest: bool = False
    """Armor that breaks absorbs the rest of that hit (B8.5); False: the rest costs life."""

    def changed(self) -> dict[str, bool]:
        """Return the rulings that are not the default."""
        pairs = zip(self._fields, self, DEFAULT_RULINGS, strict=True)
        return {name: value for name, value, usual in pairs if value != usual}


DEFAULT_RULINGS = DuelRulings()

BEFORE = DuelRulings(
    cards_optional=False,
    balanced_shiro=True,
    replacement_is_standard=False,
    weapon_lowers_life_cap=True,
    weapon_price_once=False,
    look_is_optional=False,
    virtue_may_be_left=False,
    points_at_any_time=False,
    locked_qi_limits=False,
    shoulder_lasts=False,
)
"""The rulings of revision 1: every change since then is among them."""


def usual_rulings(revision: int) -> DuelRulings:
    """Return the default rulings of a revision; ``ValueError`` if it is unknown."""
    if revision not in range(1, REVISION + 1):
        message = f"there is no revision {revision}; the newest is {REVISION}"
        raise ValueError(message)
    return BEFORE if revision == 1 else DEFAULT_RULINGS


def choose_rulings(chosen: Any, usual: DuelRulings = DEFAULT_RULINGS) -> DuelRulings:  # noqa: ANN401 - anything
    """Return the rulings with some of them changed; ``ValueError`` says what cannot be chosen."""
    if chosen is None:
        return usual
    if isinstance(chosen, DuelRulings):
        return chosen
    if not isinstance(chosen, Mapping):
        message = f"rulings are names and values, not {chosen!r}"
        raise ValueError(message)  # noqa: TRY004 - whatever cannot be set up is a ValueError
    for name, value in chosen.items():
        if name not in DuelRulings._fields:
            message = f"there is no ruling {name!r}; rulings are {', '.join(DuelRulings._fields)}"
            raise ValueError(message)
        if not isinstance(value, bool):
            message = f"{name} is true or false, not {value!r}"
            raise ValueError(message)  # noqa: TRY004 - whatever cannot be set up is a ValueError
    return usual._replace(**chosen)

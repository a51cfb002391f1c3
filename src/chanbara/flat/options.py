"""Actions and options: the number of an option of the reference engine, and the option of a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.flat import actions as to
from chanbara.flat.layout import KINDS, PROPERTY_KINDS
from chanbara.flat.words import CARD, CARD_OF, MIMICRY, PROPERTY_OF
from chanbara.sword.rules.words import NONE, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog
    from chanbara.sword.rules.options import Option

SIMPLE = {Verb.END: to.END, Verb.PASS: to.PASS, Verb.DRAW: to.DRAW, Verb.REVEAL: to.REVEAL}
WITH_CARD = {
    Verb.PARRY: to.PARRY,
    Verb.DISCARD: to.DISCARD,
    Verb.TAKE: to.TAKE,
    Verb.ESCAPE: to.ESCAPE,
    Verb.SHOW: to.SHOW,
    Verb.COUNT: to.COUNT,
}
WITH_PROPERTY = {Verb.PARRY: to.PARRY_WITH_PROPERTY, Verb.DISCARD: to.DISCARD_PROPERTY}
NOBUNAGA, SHIMA = "nobunaga", "shima"


def action_of(option: Option, seat: int, players: int) -> int:
    """Return the number of an option that is offered to ``seat``."""
    verb = option.verb
    away = (option.seat - seat) % players
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb is Verb.CHOOSE:
        return to.CHOOSE + away
    if verb is Verb.TAKE and option.seat != NONE:
        return to.TAKE_SHOWN + away
    if verb is Verb.PLAY or verb is Verb.USE:
        return _play(option, away)
    if option.prop != NONE:
        return WITH_PROPERTY[verb] + int(PROPERTY_OF[option.prop])
    return WITH_CARD[verb] + option.card


def _play(option: Option, away: int) -> int:
    """Return the number of an act of the Play phase."""
    if option.key == NOBUNAGA:
        return to.USE_NOBUNAGA
    if option.prop == NONE:
        return to.PLAY + option.card * to.AIMS + (0 if option.seat == NONE else 1 + away)
    place = away * PROPERTY_KINDS + int(PROPERTY_OF[option.prop])
    if option.verb is Verb.USE:
        return to.USE_SHIMA + place
    return (to.MIMICRY_ON if option.card == MIMICRY else to.GEISHA_ON) + place


def option_of(action: int, seat: int, players: int, catalog: Catalog, shown: int = NONE) -> Option:
    """Return the option of a number for ``seat``; ``shown`` is the card that is taken where one is shown."""
    for verb, number in SIMPLE.items():
        if action == number:
            return catalog.option(verb)
    if action >= to.CHOOSE:
        return _of_seat(action, seat, players, catalog, shown)
    if action >= to.PARRY_WITH_PROPERTY:
        verb = Verb.DISCARD if action >= to.DISCARD_PROPERTY else Verb.PARRY
        return catalog.option(verb, NONE, seat, int(CARD_OF[action - WITH_PROPERTY[verb]]))
    if action >= to.PARRY:
        kind, card = divmod(action - to.PARRY, KINDS)
        return catalog.option([*WITH_CARD][kind], card)
    return _of_play(action, seat, players, catalog)


def _of_seat(action: int, seat: int, players: int, catalog: Catalog, shown: int) -> Option:
    """Return the option that names a seat."""
    if action >= to.TAKE_SHOWN:
        return catalog.option(Verb.TAKE, shown, (seat + action - to.TAKE_SHOWN) % players)
    return catalog.option(Verb.CHOOSE, NONE, (seat + action - to.CHOOSE) % players)


def _of_play(action: int, seat: int, players: int, catalog: Catalog) -> Option:
    """Return the option of an act of the Play phase."""
    if action == to.USE_NOBUNAGA:
        return catalog.ability(NOBUNAGA)
    if to.PLAY <= action < to.GEISHA_ON:
        card, aim = divmod(action - to.PLAY, to.AIMS)
        return catalog.option(Verb.PLAY, card, NONE if aim == 0 else (seat + aim - 1) % players)
    first = next(one for one in (to.MIMICRY_ON, to.GEISHA_ON, to.USE_SHIMA) if action >= one)
    away, prop = divmod(action - first, PROPERTY_KINDS)
    holder, card = (seat + away) % players, int(CARD_OF[prop])
    if first == to.USE_SHIMA:
        return catalog.ability(SHIMA, holder, card)
    return catalog.option(Verb.PLAY, MIMICRY if first == to.MIMICRY_ON else CARD["geisha"], holder, card)

"""Actions and options: the number of an option of the reference engine, and the option of a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.cards.base.characters import PAY_ONE_DRAW_ONE
from chanbara.sword.cards.rising_sun.characters import TAKE_PROPERTY
from chanbara.sword.flat.format import actions as to
from chanbara.sword.flat.format.layout import KINDS, PROPERTIES_KNOWN, PROPERTY_KINDS
from chanbara.sword.flat.format.tables import CARD, CARDS_PRINTED, ON_PROPERTY_CARDS, ON_PROPERTY_OF
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
KEYS = [card.key for card in CARDS_PRINTED]
PROPERTY_KEYS = [card.key for card in PROPERTIES_KNOWN]
PROPERTY = {key: prop for prop, key in enumerate(PROPERTY_KEYS)}


def action_of(option: Option, seat: int, players: int) -> int:
    """Return the number of an option of ``seat``; ``KeyError`` if its card has none."""
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
    if option.prop_key is not None:
        return WITH_PROPERTY[verb] + PROPERTY[option.prop_key]
    return WITH_CARD[verb] + _card(option)


def _card(option: Option) -> int:
    """Return the flat core's number of the card in an option; its number in the catalog may be another."""
    assert option.key is not None, f"{option.text} names no card"
    return CARD[option.key]


def _play(option: Option, away: int) -> int:
    """Return the number of an option of the Play phase."""
    if option.key == PAY_ONE_DRAW_ONE.key:
        return to.USE_NOBUNAGA
    if option.prop_key is None:
        return to.PLAY + _card(option) * to.AIMS + (0 if option.seat == NONE else 1 + away)
    place = away * PROPERTY_KINDS + PROPERTY[option.prop_key]
    if option.verb is Verb.USE:
        return to.USE_SHIMA + place
    return to.ON_PROPERTY + int(ON_PROPERTY_OF[_card(option)]) * to.PLACES + place


def is_in_use(action: int, catalog: Catalog) -> bool:
    """Whether a catalog has the cards that a number is about; a card set leaves many numbers over."""
    return all(key in catalog.card_numbers for key in _keys_in(action))


def _keys_in(action: int) -> tuple[str, ...]:
    """Return the keys of the cards that a number is about."""
    if action < to.USE_SHIMA or action >= to.CHOOSE:
        return ()
    if action >= to.PARRY_WITH_PROPERTY:
        return (PROPERTY_KEYS[(action - to.PARRY_WITH_PROPERTY) % PROPERTY_KINDS],)
    if action >= to.PARRY:
        return (KEYS[(action - to.PARRY) % KINDS],)
    if to.PLAY <= action < to.ON_PROPERTY:
        return (KEYS[(action - to.PLAY) // to.AIMS],)
    which, place = divmod(action - (to.USE_SHIMA if action < to.PLAY else to.ON_PROPERTY), to.PLACES)
    prop = PROPERTY_KEYS[place % PROPERTY_KINDS]
    if action < to.PLAY:
        return (prop,)
    played = KEYS[ON_PROPERTY_CARDS[which]] if which < len(ON_PROPERTY_CARDS) else ""
    return played, prop


def option_of(action: int, seat: int, players: int, catalog: Catalog, shown: int = NONE) -> Option:
    """Return the option of a number for ``seat``; ``shown`` is the card that is taken if one is shown."""
    for verb, number in SIMPLE.items():
        if action == number:
            return catalog.option(verb)
    if action >= to.CHOOSE:
        return _of_seat(action, seat, players, catalog, shown)
    if action >= to.PARRY_WITH_PROPERTY:
        verb = Verb.DISCARD if action >= to.DISCARD_PROPERTY else Verb.PARRY
        return catalog.option(
            verb, NONE, seat, catalog.card_numbers[PROPERTY_KEYS[action - WITH_PROPERTY[verb]]]
        )
    if action >= to.PARRY:
        kind, card = divmod(action - to.PARRY, KINDS)
        return catalog.option([*WITH_CARD][kind], catalog.card_numbers[KEYS[card]])
    return _of_play(action, seat, players, catalog)


def _of_seat(action: int, seat: int, players: int, catalog: Catalog, shown: int) -> Option:
    """Return an option that names a seat."""
    if action >= to.TAKE_SHOWN:
        return catalog.option(Verb.TAKE, shown, (seat + action - to.TAKE_SHOWN) % players)
    return catalog.option(Verb.CHOOSE, NONE, (seat + action - to.CHOOSE) % players)


def _of_play(action: int, seat: int, players: int, catalog: Catalog) -> Option:
    """Return an option of the Play phase."""
    if action == to.USE_NOBUNAGA:
        return catalog.ability(PAY_ONE_DRAW_ONE.key)
    numbers = catalog.card_numbers
    if to.PLAY <= action < to.ON_PROPERTY:
        card, aim = divmod(action - to.PLAY, to.AIMS)
        target = NONE if aim == 0 else (seat + aim - 1) % players
        return catalog.option(Verb.PLAY, numbers[KEYS[card]], target)
    which, place = divmod(action - (to.USE_SHIMA if action < to.PLAY else to.ON_PROPERTY), to.PLACES)
    away, prop = divmod(place, PROPERTY_KINDS)
    holder, on = (seat + away) % players, numbers[PROPERTY_KEYS[prop]]
    if action < to.PLAY:
        return catalog.ability(TAKE_PROPERTY.key, holder, on)
    return catalog.option(Verb.PLAY, numbers[KEYS[ON_PROPERTY_CARDS[which]]], holder, on)

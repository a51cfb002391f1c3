"""Reading a data file: YAML into checked records. Nothing is executed, and everything is bounded."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from chanbara.sword.cards import promo
from chanbara.sword.cards.base.actions import ACTIONS
from chanbara.sword.cards.base.characters import CHARACTERS
from chanbara.sword.cards.base.properties import PROPERTIES
from chanbara.sword.cards.base.weapons import WEAPONS
from chanbara.sword.cards.rising_sun import actions, characters, properties, weapons
from chanbara.sword.parts.fields import Entry, Field, Value
from chanbara.sword.parts.nodes import (
    Spot,
    entries_of,
    flag_at,
    items_of,
    listed,
    number_at,
    refuse_unknown,
    root_of,
    shown,
    word_at,
    words_at,
)
from chanbara.sword.parts.read_effects import Around, a_kind, amount_at, cards_at, condition_at, effects_at
from chanbara.sword.parts.structs import (
    AbilityPart,
    BadCards,
    CardPart,
    CardsFile,
    CharacterPart,
    Moment,
)
from chanbara.sword.parts.vocabulary import (
    ABILITY_FIELDS,
    CARD_FIELDS,
    CHANGE,
    CHANGES,
    CHARACTER_FIELDS,
    FILE_FIELDS,
    MAX_BYTES,
    MOMENT,
    MOMENT_FIELDS,
    MOST_ENTRIES,
    MOST_PROGRAMS,
    NAMES_A_PLAYER,
    NAMES_A_PROPERTY,
    SECTIONS,
    TYPES,
)
from chanbara.sword.rules.words import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sword.parts.read_effects import Found
    from chanbara.sword.parts.structs import Changes

KEY = re.compile(r"[a-z][a-z0-9_]{0,29}")
PRINTED_CARDS = frozenset(
    card.key
    for cards in (WEAPONS, ACTIONS, PROPERTIES, weapons.WEAPONS, actions.ACTIONS, properties.PROPERTIES)
    for card in cards
)
PRINTED_CHARACTERS = frozenset(
    one.key for people in (CHARACTERS, characters.CHARACTERS, promo.CHARACTERS) for one in people
)
MOST_MULTIPLIER = 5
FEWEST_PLAYERS, MOST_PLAYERS = 3, 8


def read_cards(text: str) -> CardsFile:
    """Return what a data file says; ``BadCards`` says what is wrong with it, and on which line."""
    size = len(text.encode(errors="replace"))
    if size > MAX_BYTES:
        raise BadCards(f"a file of cards has up to {MAX_BYTES} bytes, this one has {size}")
    root = root_of(text)
    found = entries_of(root, "a file of cards")
    refuse_unknown(found, [*(field.name for field in FILE_FIELDS), *SECTIONS], "a file of cards")
    if "format" not in found:
        raise root.fault("a file of cards says format: 1")
    head = {field.name: field for field in FILE_FIELDS}
    number_at(found["format"][1], head["format"].least, head["format"].most, "format")
    title = words_at(found["title"][1], head["title"].most, "title") if "title" in found else ()
    cards, people = _section(found, "cards"), _section(found, "characters")
    keys = PRINTED_CARDS | frozenset(cards)
    read = CardsFile(
        tuple(_card_at(spot, key, keys) for key, (_, spot) in cards.items()),
        tuple(_character_at(spot, key, keys) for key, (_, spot) in people.items()),
        _multipliers(found["multipliers"][1]) if "multipliers" in found else (),
        title,
    )
    if not (read.cards or read.characters or read.multipliers):
        raise root.fault(f"a file of cards has {listed(SECTIONS)}, or one of them")
    _check_together(read)
    return read


def faults_in(text: str) -> list[BadCards]:
    """Return everything that is wrong with a data file, by line: the first fault of each entry."""
    try:
        read_cards(text)
    except BadCards as fault:
        faults = {(fault.line, fault.reason): fault}
    else:
        return []
    with suppress(BadCards):
        found = entries_of(root_of(text), "a file of cards")
        for section, entry_at in (("cards", _card_at), ("characters", _character_at)):
            with suppress(BadCards):
                keys = PRINTED_CARDS | frozenset(_section(found, "cards"))
                for key, (_, spot) in _section(found, section).items():
                    try:
                        entry_at(spot, key, keys)
                    except BadCards as fault:
                        faults[fault.line, fault.reason] = fault
    return [faults[where] for where in sorted(faults)]


def _section(found: Found, name: str) -> Found:
    """Return the entries of a section by key."""
    if name not in found:
        return {}
    entries = entries_of(found[name][1], name)
    if len(entries) > MOST_ENTRIES:
        raise found[name][0].fault(f"{name} has up to {MOST_ENTRIES} entries, not {len(entries)}")
    for key, (spot, _) in entries.items():
        if not KEY.fullmatch(key):
            raise spot.fault(
                f"{shown(spot)} is no key: up to 30 small letters, digits and _, the first one a letter"
            )
    return entries


def _multipliers(spot: Spot) -> tuple[tuple[str, tuple[tuple[int, int], ...]], ...]:
    roles = entries_of(spot, "multipliers")
    refuse_unknown(roles, [role.value for role in Role], "multipliers")
    found = []
    for role, (_, value) in roles.items():
        counts = entries_of(value, role)
        table = [
            (
                number_at(key, FEWEST_PLAYERS, MOST_PLAYERS, "the number of players"),
                number_at(one, 0, MOST_MULTIPLIER),
            )
            for key, one in counts.values()
        ]
        found.append((role, tuple(table)))
    return tuple(found)


def _check_together(read: CardsFile) -> None:
    """Refuse what could keep a game from ending."""
    entries: list[tuple[CardPart | CharacterPart, int]] = [(one, 1) for one in read.characters]
    entries += [(card, card.copies) for card in read.cards]
    drawn = [(one, copies * _change(one, "cards_drawn")) for one, copies in entries]
    least = sum(number for one, number in drawn if isinstance(one, CardPart) and number < 0)
    least += min((number for one, number in drawn if isinstance(one, CharacterPart)), default=0)
    if least < -1:
        one = next(one for one, number in drawn if number < 0)
        raise BadCards(
            f"together the cards of a file may take away 1 card of the Draw phase, not {-least}",
            one.line,
            ("cards" if isinstance(one, CardPart) else "characters", one.key),
        )
    keeping = [(one, copies) for one, copies in entries if _change(one, "keeps_honor_at_deck_end")]
    if sum(copies for _, copies in keeping) > 1:
        raise BadCards(
            "only one character, or one property of a single copy, may have keeps_honor_at_deck_end: else a "
            "game might not end",
            keeping[-1][0].line,
        )


def _change(one: CardPart | CharacterPart, name: str) -> int:
    """Return a number that an entry changes, or 1 for a flag."""
    value = dict(one.changes).get(name, 0)
    return value if isinstance(value, int) else 0


# --- entries ------------------------------------------------------------------------------------------------


def _fields_at(spot: Spot, fields: Sequence[Field], what: str) -> Found:
    """Return the fields of an entry; unknown and missing ones are refused."""
    found = entries_of(spot, what)
    refuse_unknown(found, [field.name for field in fields], what)
    for field in fields:
        if field.required and field.name not in found:
            raise spot.fault(f"{what} needs {field.name}: {field.note}")
    return found


def _values(found: Found, fields: Sequence[Field], around: Around) -> dict[str, Any]:
    """Return the values of the fields that are written."""
    return {
        field.name: _value_at(found[field.name][1], field, around) for field in fields if field.name in found
    }


def _value_at(spot: Spot, field: Field, around: Around) -> Any:  # noqa: ANN401 - of whatever kind it is
    return VALUES[field.value](spot, field, around)


def _card_at(spot: Spot, key: str, keys: frozenset[str]) -> CardPart:
    found = entries_of(spot, "a card")
    if "type" not in found:
        raise spot.fault(f"a card needs type: {', '.join(TYPES)}")
    entry = Entry(word_at(found["type"][1], TYPES, "type"))
    fields = [field for field in CARD_FIELDS if entry in field.entries]
    for name, (place, _) in found.items():
        if name in {field.name for field in CARD_FIELDS} - {field.name for field in fields}:
            raise place.fault(f"{a_kind(entry)} has no {name}")
    _fields_at(spot, fields, a_kind(entry))
    around = Around(entry, keys)
    aim = "nothing"
    if entry is Entry.ACTION and "aim" in found:
        field = next(field for field in fields if field.name == "aim")
        aim = word_at(found["aim"][1], field.choices, "aim")
        around = around._replace(
            other=aim in NAMES_A_PLAYER, aimed=aim in NAMES_A_PLAYER, prop=aim in NAMES_A_PROPERTY
        )
    elif entry in {Entry.WEAPON, Entry.ANSWER}:
        around = around._replace(other=True, card=True, number=entry is Entry.WEAPON)
    if entry is Entry.PROPERTY and "aim" in found:
        word_at(found["aim"][1], ("nothing", "anyone"), "aim")
    card = CardPart(key=key, line=spot.line, **_values(found, fields, around))
    if card.unique and card.aim != "anyone":
        raise found["unique"][0].fault("only a property with aim: anyone can be unique")
    if card.wounds.counted == "lost":
        raise found["wounds"][1].fault("the wounds of a weapon are counted before any points are lost")
    return card


def _character_at(spot: Spot, key: str, keys: frozenset[str]) -> CharacterPart:
    found = _fields_at(spot, CHARACTER_FIELDS, "a character")
    around = Around(Entry.CHARACTER, keys)
    return CharacterPart(key=key, line=spot.line, **_values(found, CHARACTER_FIELDS, around))


def _changes_at(spot: Spot, around: Around) -> Changes:
    found = entries_of(spot, "changes")
    refuse_unknown(found, CHANGE, "changes")
    for name, (key, _) in found.items():
        if around.entry not in CHANGE[name].entries:
            raise key.fault(f"{a_kind(around.entry)} cannot have {name}")
    return tuple(_values(found, CHANGES, around).items())


def _moments_at(spot: Spot, around: Around) -> tuple[Moment, ...]:
    items = items_of(spot, "when")
    if len(items) > MOST_PROGRAMS:
        raise spot.fault(f"when has up to {MOST_PROGRAMS} moments, not {len(items)}")
    return tuple(_moment_at(item, around) for item in items)


def _moment_at(spot: Spot, around: Around) -> Moment:
    found = _fields_at(spot, MOMENT_FIELDS, "a moment")
    name = word_at(found["moment"][1], MOMENT, "moment")
    moment = MOMENT[name]
    if around.entry not in moment.entries:
        raise found["moment"][1].fault(f"{a_kind(around.entry)} has no moment {name}")
    around = around._replace(
        moment=name, other=bool(moment.other), aimed=False, prop=False, card=moment.card, number=moment.number
    )
    condition = condition_at(found["if"][1], around) if "if" in found else ()
    return Moment(name, condition, effects_at(found["do"][1], around, "do"), spot.line)


def _abilities_at(spot: Spot, around: Around) -> tuple[AbilityPart, ...]:
    found = entries_of(spot, "abilities")
    return tuple(_ability_at(value, key, name, around) for name, (key, value) in found.items())


def _ability_at(spot: Spot, key: Spot, name: str, around: Around) -> AbilityPart:
    if not KEY.fullmatch(name):
        raise key.fault(
            f"{shown(key)} is no key: up to 30 small letters, digits and _, the first one a letter"
        )
    found = _fields_at(spot, ABILITY_FIELDS, "an ability")
    head = [field for field in ABILITY_FIELDS if field.value is not Value.EFFECTS]
    values = _values(found, head, around)
    aim = values.get("aim", "nothing")
    if values.get("limit", "none") == "none" and not values.get("cost", 0):
        raise spot.fault("an ability costs something or has a limit: add cost: 1 or limit: turn")
    named = aim != "nothing"
    around = around._replace(other=named, aimed=named, prop=aim == "property")
    return AbilityPart(key=name, line=spot.line, do=effects_at(found["do"][1], around, "do"), **values)


VALUES: dict[Value, Callable[[Spot, Field, Around], Any]] = {
    Value.NUMBER: lambda spot, field, _: number_at(spot, field.least, field.most, field.name),
    Value.FLAG: lambda spot, field, _: flag_at(spot, field.name),
    Value.CHOICE: lambda spot, field, _: word_at(spot, field.choices, field.name),
    Value.WORDS: lambda spot, field, _: words_at(spot, field.most, field.name),
    Value.AMOUNT: amount_at,
    Value.CARDS: lambda spot, field, around: cards_at(spot, around.keys, field.name),
    Value.CHANGES: lambda spot, _, around: _changes_at(spot, around),
    Value.MOMENTS: lambda spot, _, around: _moments_at(spot, around),
    Value.ABILITIES: lambda spot, _, around: _abilities_at(spot, around),
    Value.EFFECTS: lambda spot, field, around: effects_at(spot, around, field.name),
}
"""How each kind of value is read."""

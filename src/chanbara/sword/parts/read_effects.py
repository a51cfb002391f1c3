"""Reading effects, conditions and the cards they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import yaml

from chanbara.sword.parts.effect_table import (
    COUNT_NAMES,
    OF_THIS_PROPERTY,
    PART,
    SYMBOLS,
    WHO_NAMES,
)
from chanbara.sword.parts.fields import Entry, PartOf, Value
from chanbara.sword.parts.nodes import (
    either,
    entries_of,
    items_of,
    listed,
    nearest,
    number_at,
    refuse_unknown,
    shown,
    word_at,
)
from chanbara.sword.parts.structs import Amount, Check, Effect
from chanbara.sword.parts.vocabulary import (
    CARDS_FIELDS,
    COMPARED,
    CONDITION_FIELDS,
    CONDITION_WHO,
    HIDDEN_ROLES,
    MOST_COMPARED,
    MOST_DEPTH,
)
from chanbara.sword.rules.program import Cards, Meant, Selector
from chanbara.sword.rules.words import Kind, Suit

if TYPE_CHECKING:
    from chanbara.sword.parts.fields import Field
    from chanbara.sword.parts.nodes import Spot

Found = dict[str, tuple["Spot", "Spot"]]


class Around(NamedTuple):
    """What surrounds an effect, and decides what it can say."""

    entry: Entry
    keys: frozenset[str]
    """The cards there are: those of the file, and the printed ones."""
    moment: str = ""
    other: bool = False
    """Whether somebody was named, met or concerned."""
    aimed: bool = False
    """Whether that is who the card was played on."""
    prop: bool = False
    """Whether a property may have been named."""
    card: bool = False
    """Whether conditions can ask about a card."""
    number: bool = False
    """Whether points were lost."""
    depth: int = 0

    @property
    def place(self) -> str:
        """Return where this is, for a refusal."""
        return f"at {self.moment}" if self.moment else f"on {a_kind(self.entry)}"


def a_kind(entry: Entry) -> str:
    """Return what kind of entry it is, with its article."""
    return f"{'an' if entry[0] == 'a' else 'a'} {entry.value}"


def effects_at(spot: Spot, around: Around, what: str) -> tuple[Effect, ...]:
    """Return a list of effects."""
    if around.depth > MOST_DEPTH:
        raise spot.fault(f"effects are up to {MOST_DEPTH} levels deep within others")
    items = items_of(spot, what)
    if not items:
        raise spot.fault(f"{what} has at least one effect, such as {{draw: 1}}")
    return tuple(effect_at(item, around) for item in items)


def effect_at(spot: Spot, around: Around) -> Effect:
    """Return one effect: a word, or a mapping with the name of one part."""
    if isinstance(spot.node, yaml.ScalarNode):
        part = _part(spot, spot.node.value, around)
        if part.value.value is not Value.NOTHING:
            raise spot.fault(f"{part.name} needs a value: write {{{part.name}: {_example(part.value)}}}")
        return Effect(part.name, "", line=spot.line)
    found = entries_of(spot, "an effect")
    names = [name for name in found if name in PART]
    if not names:
        key = next((key for key, _ in found.values()), spot)
        first = next(iter(found), "")
        raise key.fault(f"an effect names a part, {nearest(first, PART)}")
    if len(names) > 1:
        raise found[names[1]][0].fault(f"one effect has one part, not {listed(names)}: write two effects")
    part = _part(found[names[0]][0], names[0], around)
    return _whole_effect(spot, part, found, around)


def _part(spot: Spot, name: str, around: Around) -> PartOf:
    """Return the part of a name, if it can stand here."""
    part = PART.get(name)
    if part is None:
        raise spot.fault(f"{shown(spot)} is no part of an effect: {nearest(name, PART)}")
    if around.entry not in part.entries:
        kinds = either([a_kind(entry) for entry in part.entries])
        raise spot.fault(f"{name} is possible on {kinds}, not on {a_kind(around.entry)}")
    if part.moments and around.moment not in part.moments:
        raise spot.fault(f"{name} is possible at {either(part.moments)}, not {around.place}")
    if name in {"strip", "pick_up"} and not around.aimed:
        raise spot.fault(f"{name} needs a card or ability that names somebody: give it an aim")
    if name == "pick_up" and not around.prop:
        raise spot.fault("pick_up needs an aim at a property")
    return part


def _example(field: Field) -> str:
    return field.choices[0] if field.choices else "1"


def _whole_effect(spot: Spot, part: PartOf, found: Found, around: Around) -> Effect:
    """Return an effect with all its fields."""
    known = [part.name, *([part.who_field] if part.who else []), *(field.name for field in part.fields)]
    refuse_unknown(found, known, part.name)
    value_at = found[part.name][1]
    who = _who(spot, part, found, around)
    within = _within(part, who, around)
    lists = {
        field.name: effects_at(found[field.name][1], within, field.name)
        for field in part.fields
        if field.value is Value.EFFECTS and field.name in found
    }
    for field in part.fields:
        if field.required and field.name not in found:
            raise spot.fault(f"{part.name} needs {field.name}: {field.note}")
    if part.fields and part.value.value is Value.CHOICE and part.name.startswith("reveal") and not lists:
        raise spot.fault(f"{part.name} needs then or otherwise: a list of effects")
    chosen = ""
    if "chosen" in found:
        chosen = word_at(found["chosen"][1], ("player", "random"), "chosen")
    effect = Effect(
        part.name,
        who,
        then=lists.get("then") or lists.get("met") or lists.get("do") or (),
        otherwise=lists.get("otherwise", ()),
        chosen=chosen,
        line=spot.line,
    )
    return _with_value(effect, part.value, value_at, around, within)


def _with_value(effect: Effect, field: Field, spot: Spot, around: Around, within: Around) -> Effect:
    """Return an effect with what stands beside its name."""
    kind = field.value
    if kind is Value.NOTHING:
        if spot.node.value not in {"", "true"}:
            raise spot.fault(f"{field.name} has no value: write {field.name} alone")
        return effect
    is_word = isinstance(spot.node, yaml.ScalarNode) and spot.node.value in field.choices
    if kind in {Value.NUMBER, Value.AMOUNT} and not is_word:
        number = (
            Amount(number_at(spot, field.least, field.most, field.name)) if kind is Value.NUMBER else None
        )
        return effect._replace(amount=number or amount_at(spot, field, around))
    if kind is Value.EFFECTS:
        return effect._replace(then=effects_at(spot, within, field.name))
    if kind is Value.CONDITION:
        return effect._replace(condition=condition_at(spot, around))
    return effect._replace(value=word_at(spot, field.choices, field.name))


def _who(spot: Spot, part: PartOf, found: Found, around: Around) -> str:
    """Return to whom it is done."""
    if not part.who:
        return ""
    names = [WHO_NAMES[who] for who in part.who]
    who = names[0]
    if part.who_field in found:
        spot = found[part.who_field][1]
        who = word_at(spot, names, part.who_field)
    if who == "other" and not around.other:
        rest = either([name for name in names if name != "other"])
        said = part.who_field if part.who_field in found else f"{part.name} needs {part.who_field}, which"
        raise spot.fault(f"{said} is {rest} here: there is no other, nobody was named {around.place}")
    return who


def _within(part: PartOf, who: str, around: Around) -> Around:
    """Return what surrounds the effects within a part: whoever it concerns is the other there."""
    changed = part.name == "choose" or who not in {"", "me", "other"}
    return around._replace(
        depth=around.depth + 1, other=around.other or changed, aimed=around.aimed and not changed
    )


def amount_at(spot: Spot, field: Field, around: Around) -> Amount:
    """Return a number, or what is counted."""
    if not isinstance(spot.node, yaml.MappingNode):
        return Amount(number_at(spot, field.least, field.most, field.name))
    found = entries_of(spot, field.name)
    refuse_unknown(found, ("count", "of"), field.name)
    if "count" not in found:
        raise spot.fault(f"{field.name} is a number, or a count such as {{count: honor, of: me}}")
    count = word_at(found["count"][1], COUNT_NAMES.values(), "count")
    if count in OF_THIS_PROPERTY and around.entry is not Entry.PROPERTY:
        raise found["count"][1].fault(f"only a property has {count}, not {a_kind(around.entry)}")
    if count == "lost":
        if not around.number:
            raise spot.fault(
                f"no points were lost {around.place}: lost is counted at wounded, hit, hurt and on_hit"
            )
        if "of" in found:
            raise found["of"][0].fault("lost is counted of nobody: leave of out")
        return Amount(counted=count)
    whose = word_at(found["of"][1], ("me", "other"), "of") if "of" in found else "me"
    if whose == "other" and not around.other:
        raise spot.fault(f"of is me here: there is no other, nobody was named {around.place}")
    return Amount(counted=count, of=whose)


# --- conditions ---------------------------------------------------------------------------------------------


def condition_at(spot: Spot, around: Around) -> tuple[Check, ...]:
    """Return what a condition asks; all of it has to hold."""
    found = entries_of(spot, "a condition")
    refuse_unknown(found, [field.name for field in CONDITION_FIELDS], "a condition")
    who = word_at(found["who"][1], CONDITION_WHO, "who") if "who" in found else "me"
    if who == "other" and not around.other:
        raise found["who"][1].fault(f"there is no other to ask about, nobody was named {around.place}")
    checks: list[Check] = []
    for name, (key, value) in found.items():
        if name in {"at_least", "at_most"}:
            checks += _compared(name, who, value, around)
        elif name == "card":
            if not around.card:
                raise key.fault(f"there is no card to ask about {around.place}")
            checks.append(Check(name, who, cards=cards_at(value, around.keys, name)))
        elif name == "turn":
            checks.append(Check(name, who, word_at(value, ("mine", "others"), name)))
        elif name == "players":
            checks += _players(value)
        elif name == "role":
            checks.append(Check(name, who, _role(value)))
    if not checks:
        raise spot.fault("a condition asks something, such as {at_least: {honor: 3}}")
    return tuple(checks)


def _compared(name: str, who: str, spot: Spot, around: Around) -> list[Check]:
    found = entries_of(spot, name)
    for what, (key, _) in found.items():
        if what in OF_THIS_PROPERTY and around.entry is not Entry.PROPERTY:
            raise key.fault(f"only a property has {what}, not {a_kind(around.entry)}")
        if what not in COMPARED:
            raise key.fault(f"{shown(key)} is nothing that everybody sees: {nearest(what, COMPARED)}")
    if not found:
        raise spot.fault(f"{name} compares something, such as {{honor: 3}}")
    return [
        Check(name, who, what, number_at(value, 0, MOST_COMPARED, what)) for what, (_, value) in found.items()
    ]


def _players(spot: Spot) -> list[Check]:
    found = entries_of(spot, "players")
    refuse_unknown(found, ("at_least", "at_most"), "players")
    if not found:
        raise spot.fault("players compares their number, such as {at_least: 5}")
    return [Check("players", "", what, number_at(value, 3, 8, what)) for what, (_, value) in found.items()]


def _role(spot: Spot) -> str:
    if spot.node.value in HIDDEN_ROLES:
        raise spot.fault(f"nobody may know who is {spot.node.value}: a condition can only ask for the shogun")
    return word_at(spot, ("shogun",), "role")


# --- cards that are meant -----------------------------------------------------------------------------------


def cards_at(spot: Spot, keys: frozenset[str], what: str) -> Selector:
    """Return the cards that are meant: one description, or a list of alternatives."""
    items = [spot] if isinstance(spot.node, yaml.MappingNode) else items_of(spot, what)
    if not items:
        raise spot.fault(f"{what} describes at least one kind of cards, such as {{type: weapon}}")
    return Selector(tuple(_meant_at(item, keys, what) for item in items))


def _meant_at(spot: Spot, keys: frozenset[str], what: str) -> Meant:
    found = entries_of(spot, what)
    refuse_unknown(found, [*(field.name for field in CARDS_FIELDS), "except"], what)
    if not found:
        raise spot.fault(f"{what} describes cards, such as {{type: weapon}}")
    but = None
    if "except" in found:
        _, spot = found.pop("except")
        inner = entries_of(spot, "except")
        refuse_unknown(inner, [field.name for field in CARDS_FIELDS], "except")
        if not inner:
            raise spot.fault("except describes cards, such as {type: weapon}")
        but = _described(inner, keys)
    return Meant(_described(found, keys), but)


def _described(found: Found, keys: frozenset[str]) -> Cards:
    kind = word_at(found["type"][1], [one.value for one in Kind], "type") if "type" in found else None
    suit = word_at(found["symbol"][1], SYMBOLS, "symbol") if "symbol" in found else None
    key = ""
    if "key" in found:
        spot = found["key"][1]
        if not isinstance(spot.node, yaml.ScalarNode) or spot.node.value not in keys:
            word = spot.node.value if isinstance(spot.node, yaml.ScalarNode) else ""
            raise spot.fault(f"{shown(spot)} is no card of this file or of the game: {nearest(word, keys)}")
        key = spot.node.value
    return Cards(Kind(kind) if kind else None, Suit(suit) if suit else None, key)

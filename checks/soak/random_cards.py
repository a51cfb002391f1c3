"""Random data files: valid cards and characters made from the whole vocabulary, from a seed."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any, NamedTuple

import yaml

from chanbara.sword.parts.build import built
from chanbara.sword.parts.effect_table import COUNT_NAMES, OF_THIS_PROPERTY, PARTS, SYMBOLS, WHO_NAMES
from chanbara.sword.parts.fields import Entry, Field, PartOf, Value
from chanbara.sword.parts.structs import BadCards
from chanbara.sword.parts.vocabulary import (
    ABILITY_AIMS,
    ACTION_AIMS,
    CHANGES,
    COMPARED,
    MOMENTS,
    MOST_DEPTH,
    NAMES_A_PLAYER,
    NAMES_A_PROPERTY,
)

CARDS, CHARACTERS = 6, 4
"""Entries of a file."""
MOST_TRIES = 200
LONGER = 0.45
"""The probability of one more effect in a list."""


AS_PRINTED = {
    "offer": {"offer": [{"draw": 1}]},
    "choose": {"choose": "player", "then": [{"draw": 1, "who": "other"}]},
}


class Around(NamedTuple):
    """What surrounds an effect, as the reader sees it."""

    entry: Entry
    moment: str = ""
    other: bool = False
    aimed: bool = False
    prop: bool = False
    card: bool = False
    number: bool = False
    depth: int = 0


def random_file(seed: int | str, cards: int = CARDS, characters: int = CHARACTERS) -> str:
    """Return a valid data file."""
    fate = random.Random(f"cards {seed}")
    for _ in range(MOST_TRIES):
        maker = Maker(fate)
        data: dict[str, Any] = {"format": 1}
        data["cards"] = {f"card_{number}": maker.card() for number in range(cards)}
        data["characters"] = {f"person_{number}": maker.character(number) for number in range(characters)}
        text = yaml.safe_dump(data, sort_keys=False, default_flow_style=None)
        try:
            built(text)
        except BadCards as error:
            if not any(
                limit in error.reason for limit in ("there may be", "may have keeps", "may take away")
            ):
                raise
            continue
        return text
    raise AssertionError(f"no valid file in {MOST_TRIES} tries")


class Maker:
    """Makes random entries."""

    def __init__(self, fate: random.Random) -> None:
        self.fate = fate

    def card(self) -> dict[str, Any]:
        """Return a card."""
        entry = self.fate.choice((Entry.WEAPON, Entry.ACTION, Entry.ACTION, Entry.ANSWER, Entry.PROPERTY))
        card: dict[str, Any] = {
            "type": entry.value,
            "symbol": self.fate.choice(SYMBOLS),
            "copies": self.fate.randint(1, 4),
        }
        card |= getattr(self, f"_{entry.value}")()
        return card

    def _weapon(self) -> dict[str, Any]:
        around = Around(Entry.WEAPON, other=True, card=True, number=True)
        card: dict[str, Any] = {"reach": self.fate.randint(1, 5), "wounds": self.fate.randint(1, 3)}
        if self._chance(0.2):
            card["wounds"] = {
                "count": self._count(Around(Entry.WEAPON)),
                "of": self.fate.choice(("me", "other")),
            }
        for name in ("hits_empty_handed", "on_oneself", "is_parry"):
            if self._chance(0.2):
                card[name] = True
        if self._chance(0.2):
            card["parried_by"] = "weapon"
        if self._chance(0.2):
            card["adds_weapons"] = 1
        if self._chance(0.7):
            card["on_hit"] = self.effects(around)
        return card

    def _action(self) -> dict[str, Any]:
        aim = self.fate.choice(ACTION_AIMS)
        around = Around(
            Entry.ACTION,
            other=aim in NAMES_A_PLAYER,
            aimed=aim in NAMES_A_PLAYER,
            prop=aim in NAMES_A_PROPERTY,
        )
        card: dict[str, Any] = {"aim": aim, "play": self.effects(around)}
        if self._chance(0.2):
            card["worth"] = self.fate.randint(1, 3)
        return card

    def _answer(self) -> dict[str, Any]:
        card: dict[str, Any] = {"parries": self.fate.choice(("everything", "weapons"))}
        if self._chance(0.7):
            card["answered"] = self.effects(Around(Entry.ANSWER, other=True, card=True))
        return card

    def _property(self) -> dict[str, Any]:
        card: dict[str, Any] = {"aim": self.fate.choice(("nothing", "anyone"))}
        if card["aim"] == "anyone" and self._chance(0.3):
            card["unique"] = True
        if self._chance(0.6):
            card["changes"] = self.changes(Entry.PROPERTY)
        card["when"] = [self.moment(Entry.PROPERTY) for _ in range(self.fate.randint(0, 2))]
        return card

    def character(self, number: int) -> dict[str, Any]:
        """Return a character."""
        one: dict[str, Any] = {"resilience": self.fate.randint(3, 7)}
        if self._chance(0.6):
            one["changes"] = self.changes(Entry.CHARACTER)
        one["when"] = [self.moment(Entry.CHARACTER) for _ in range(self.fate.randint(0, 2))]
        if self._chance(0.5):
            one["abilities"] = {f"ability_{number}": self.ability()}
        return one

    def ability(self) -> dict[str, Any]:
        """Return an ability."""
        aim = self.fate.choice(ABILITY_AIMS)
        limit, cost = self.fate.choice(("none", "turn", "game")), self.fate.randint(0, 2)
        around = Around(
            Entry.CHARACTER, other=aim != "nothing", aimed=aim != "nothing", prop=aim == "property"
        )
        if limit == "none":
            cost = max(cost, 1)
        return {"limit": limit, "cost": cost, "aim": aim, "do": self.effects(around)}

    def changes(self, entry: Entry) -> dict[str, Any]:
        """Return some changes."""
        possible = [one for one in CHANGES if entry in one.entries]
        return {one.name: self._change(one) for one in self.fate.sample(possible, self.fate.randint(1, 3))}

    def _change(self, field: Field) -> Any:  # noqa: ANN401 - of whatever kind it is
        if field.value is Value.NUMBER:
            return self.fate.randint(max(field.least, -1), min(field.most, 2))
        return True if field.value is Value.FLAG else self.cards()

    def moment(self, entry: Entry) -> dict[str, Any]:
        """Return something that happens at a moment."""
        moment = self.fate.choice([one for one in MOMENTS if entry in one.entries])
        around = Around(entry, moment.name, other=bool(moment.other), card=moment.card, number=moment.number)
        made: dict[str, Any] = {"moment": moment.name}
        if self._chance(0.4):
            made["if"] = self.condition(around)
        made["do"] = self.effects(around)
        return made

    # --- effects ------------------------------------------------------------------------------------------

    def effects(self, around: Around) -> list[Any]:
        """Return a list of effects."""
        made = [self.effect(around)]
        while self._chance(LONGER) and len(made) < 4:
            made.append(self.effect(around))
        return made

    def effect(self, around: Around) -> Any:  # noqa: ANN401 - a word or a mapping
        """Return one effect."""
        part = self.fate.choice([one for one in PARTS if self._is_possible(one, around)])
        if part.value.value is Value.NOTHING:
            return part.name
        made: dict[str, Any] = {}
        who = ""
        if part.who:
            names = [WHO_NAMES[who] for who in part.who]
            who = self.fate.choice([name for name in names if name != "other" or around.other])
            made[part.who_field] = who
        within = self._within(part, who, around)
        made[part.name] = self._value(part.value, around, within)
        if who == "me" and part.name in {"offer", "choose"} and self._chance(0.3):
            # Printed cards ask for these in their own way.
            return deepcopy(AS_PRINTED[part.name])
        for field in part.fields:
            wanted = field.required or self._chance(0.5)
            if field.value is Value.CHOICE and wanted:
                made[field.name] = self.fate.choice(field.choices)
            elif field.value is Value.EFFECTS and wanted:
                made[field.name] = self.effects(within)
        if part.name.startswith("reveal") and not {"then", "otherwise"} & made.keys():
            made["then"] = self.effects(within)
        return made

    def _is_possible(self, part: PartOf, around: Around) -> bool:
        nested = part.value.value in {Value.EFFECTS, Value.CONDITION} or any(
            field.value is Value.EFFECTS for field in part.fields
        )
        return (
            around.entry in part.entries
            and (not part.moments or around.moment in part.moments)
            and (part.name != "strip" or around.aimed)
            and (part.name != "pick_up" or (around.aimed and around.prop))
            and (not nested or around.depth < MOST_DEPTH)
        )

    def _within(self, part: PartOf, who: str, around: Around) -> Around:
        changed = part.name == "choose" or who not in {"", "me", "other"}
        return around._replace(
            depth=around.depth + 1, other=around.other or changed, aimed=around.aimed and not changed
        )

    def _value(self, field: Field, around: Around, within: Around) -> Any:  # noqa: ANN401 - of whatever kind
        if field.value is Value.EFFECTS:
            return self.effects(within)
        if field.value is Value.CONDITION:
            return self.condition(around)
        if field.value is Value.CHOICE or (field.choices and self._chance(0.3)):
            return self.fate.choice(field.choices)
        return self._amount(field, around)

    def _amount(self, field: Field, around: Around) -> Any:  # noqa: ANN401 - a number or a count
        if field.value is Value.AMOUNT and self._chance(0.3):
            count = self._count(around)
            if count == "lost":
                return {"count": count}
            return {"count": count, "of": self.fate.choice(("me", "other") if around.other else ("me",))}
        return self.fate.randint(max(1, field.least), min(field.most, 3))

    def _count(self, around: Around) -> str:
        names = [name for name in COUNT_NAMES.values() if around.number or name != "lost"]
        return self.fate.choice([name for name in names if self._has(name, around)])

    def _has(self, name: str, around: Around) -> bool:
        return name not in OF_THIS_PROPERTY or around.entry is Entry.PROPERTY

    def condition(self, around: Around) -> dict[str, Any]:
        """Return a condition."""
        made: dict[str, Any] = {"who": self.fate.choice(("me", "other") if around.other else ("me",))}
        compared = [name for name in COMPARED if self._has(name, around)]
        ways = ["at_least", "at_most", "turn", "players", "role", *(["card"] if around.card else [])]
        for way in self.fate.sample(ways, self.fate.randint(1, 2)):
            made[way] = {
                "at_least": {self.fate.choice(compared): self.fate.randint(0, 5)},
                "at_most": {self.fate.choice(compared): self.fate.randint(0, 5)},
                "turn": self.fate.choice(("mine", "others")),
                "players": {self.fate.choice(("at_least", "at_most")): self.fate.randint(3, 8)},
                "role": "shogun",
                "card": self.cards(),
            }[way]
        return made

    def cards(self) -> list[dict[str, Any]]:
        """Return which cards are meant."""
        return [self._meant() for _ in range(self.fate.randint(1, 2))]

    def _meant(self) -> dict[str, Any]:
        made: dict[str, Any] = {}
        if self._chance(0.6):
            made["type"] = self.fate.choice(("weapon", "action", "property"))
        if self._chance(0.4) or not made:
            made["symbol"] = self.fate.choice(SYMBOLS)
        if self._chance(0.2):
            made["key"] = self.fate.choice(("card_0", "parry", "bokken"))
        return {"except": made} if self._chance(0.2) else made

    def _chance(self, probability: float) -> bool:
        return self.fate.random() < probability

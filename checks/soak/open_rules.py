"""Random house rules and random own cards of known parts, for the open build beside the reference engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.rules.words import Kind, Team

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from chanbara.sword.rules.catalog import Catalog

CHANGED = 0.5
"""The probability of each kind of change in house rules."""
IMPORTS = """\
from chanbara.sword.cards.base import actions as base, characters as people
from chanbara.sword.cards.entries import action, answer, property_, weapon
from chanbara.sword.cards.rising_sun import actions as more, characters as others, properties as lasting
from chanbara.sword.cards.rising_sun import weapons as arms
from chanbara.sword.rules.catalog import Character
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Aim, Proof, Suit
"""
PLAYS = (
    ("base.battle_cry", "NOTHING"),
    ("base.breathing", "OTHER"),
    ("base.daimyo", "NOTHING"),
    ("base.diversion", "HAND"),
    ("base.geisha", "HAND_OR_PROPERTY"),
    ("base.jujutsu", "NOTHING"),
    ("base.tea_ceremony", "NOTHING"),
    ("more.intuition", "NOTHING"),
    ("more.mimicry", "PROPERTY"),
    ("more.simultaneous_attack", "RIVAL"),
)
OF_PROPERTIES = (
    "difficulty=1",
    "difficulty=2",
    "weapon_limit=1",
    "cards_drawn=1",
    "dealt=1",
    "dealt=-1",
    "taken=1",
    "taken=-1",
    "always_reaches=True",
    "takes_discard=True",
    "keeps_honor=True",
    "keeps_honor_at_deck_end=True",
    "gives_up_properties=True",
    "absorbs=True",
    "falls_with_honor=True",
    "immune_to=(people.is_no_weapon,)",
    "free_weapon=(others.is_fuji,)",
    "answers=(people.weapon_but_not_the_last_card,)",
    "escapes=(others.is_origami,)",
    "on_played=(lasting.kote,)",
    "on_played=(others.offer_draw_for_torii,)",
    "on_turn_start=(others.regain_one,)",
    "on_wounded=(people.draw_per_point,)",
    "on_hit=(people.draw_one,)",
    "on_hurt=(others.reveal_to_strike_back,)",
    "on_any_defeat=(others.draw_one,)",
    "on_last_resilience=(lasting.curse,)",
)
OF_CHARACTERS = (
    *[one for one in OF_PROPERTIES if not one.startswith(("difficulty=2", "absorbs", "falls", "on_last"))],
    "difficulty=-1",
    "reveals=1",
    "reveals=2",
    "abilities=(people.PAY_ONE_DRAW_ONE,)",
    "abilities=(others.TAKE_PROPERTY,)",
    "abilities=(people.PAY_ONE_DRAW_ONE, others.TAKE_PROPERTY)",
    "on_aimed=(others.reveal_two,)",
    "on_hit=(people.draw_one, people.draw_one)",
    "on_turn_start=(others.regain_one, others.regain_one)",
)


def random_house(fate: Random, *, rising_sun: bool) -> str:
    """Return house rules: about half of all that can be changed."""
    catalog = catalog_of(Edition(rising_sun))
    found: dict[str, Any] = {}
    ways: dict[str, Callable[[Random, Catalog], Any]] = {
        "copies": _copies,
        "values": _values,
        "honor": _honor,
        "hands": lambda fate, catalog: [fate.randint(0, 9) for _ in catalog.deals.hands],
        "multipliers": _multipliers,
        "ties": lambda fate, _: fate.sample([team.value for team in Team], len(Team)),
        "characters": lambda fate, catalog: fate.sample([*catalog.character_numbers], fate.randint(8, 12)),
    }
    for name, way in ways.items():
        if fate.random() < CHANGED:
            found[name] = way(fate, catalog)
    return str(yaml.dump(found, Dumper=yaml.SafeDumper))


def _copies(fate: Random, catalog: Catalog) -> dict[str, int]:
    return {card.key: fate.randint(0, 6) for card in fate.sample(catalog.cards, 6)}


def _values(fate: Random, catalog: Catalog) -> dict[str, dict[str, int]]:
    weapons = [card for card in catalog.cards if card.kind is Kind.WEAPON and card.wounds_by is None]
    found = {
        card.key: {"difficulty": fate.randint(1, 9), "wounds": fate.randint(1, 4)}
        for card in fate.sample(weapons, 4)
    }
    return found | {one.key: {"resilience": fate.randint(1, 9)} for one in fate.sample(catalog.characters, 5)}


def _honor(fate: Random, catalog: Catalog) -> dict[int, dict[str, int]]:
    return {
        players: {"shogun": fate.randint(1, 9), "others": fate.randint(1, 6)}
        for players in fate.sample([*catalog.deals.honor], 3)
    }


def _multipliers(fate: Random, catalog: Catalog) -> dict[str, dict[int, int]]:
    return {
        role.value: {
            players: fate.randint(0, 5)
            for players, dealt in catalog.deals.roles.items()
            if dealt.get(role) and fate.random() < CHANGED
        }
        for role in catalog.deals.multipliers
    }


# --- own cards ----------------------------------------------------------------------------------------------


def random_cards(fate: Random) -> str:
    """Return a file with a few cards of each type and a few characters, all of known parts."""
    cards = [
        *(_weapon(fate, f"arm{number}") for number in range(fate.randint(1, 4))),
        *(_action(fate, f"act{number}") for number in range(fate.randint(0, 3))),
        *(_property(fate, f"prop{number}") for number in range(fate.randint(0, 4))),
        *(_answer(fate, f"reply{number}") for number in range(fate.randint(0, 1))),
    ]
    people = [_character(fate, f"person{number}") for number in range(fate.randint(0, 4))]
    return f"{IMPORTS}\nCARDS = [{', '.join(cards)}]\nCHARACTERS = [{', '.join(people)}]\n"


def _common(fate: Random) -> str:
    return f"suit=Suit.{fate.choice(('FUJI', 'KOI', 'TORII', 'ORIGAMI'))}, copies={fate.randint(1, 5)}"


def _flag(fate: Random, text: str) -> list[str]:
    return [text] if fate.random() < CHANGED / 2 else []


def _weapon(fate: Random, key: str) -> str:
    wounds = fate.randint(1, 4)
    parts = [f"reach={fate.randint(1, 9)}"]
    if fate.random() < CHANGED / 2:
        wounds = 0
        parts.append(f"wounds_by=arms.{fate.choice(('honor_of', 'properties_of'))}")
    parts += _flag(fate, f"on_hit=arms.{fate.choice(('back_to_hand', 'target_discards'))}")
    for flag in (
        "proof=Proof.STEEL",
        "is_parry=True",
        "hits_empty_handed=True",
        "on_oneself=True",
        "worth=1",
    ):
        parts += _flag(fate, flag)
    parts += _flag(fate, f"adds_weapons={fate.randint(1, 2)}")
    return f"weapon({key!r}, rule='own', wounds={wounds}, {_common(fate)}, {', '.join(parts)})"


def _action(fate: Random, key: str) -> str:
    play, aim = fate.choice(PLAYS)
    worth = fate.choice((0, 0, 1, 2))
    return f"action({key!r}, rule='own', {_common(fate)}, play={play}, aim=Aim.{aim}, worth={worth})"


def _answer(fate: Random, key: str) -> str:
    parts = _flag(fate, "is_parry=True") or ["parries_weapons_only=True"]
    parts += _flag(fate, "answered=more.counterattack")
    return f"answer({key!r}, rule='own', {_common(fate)}, {', '.join(parts)})"


def _traits(fate: Random, parts: tuple[str, ...]) -> str:
    chosen = {one.partition("=")[0]: one for one in fate.sample(parts, fate.randint(1, 3))}
    return f"Traits({', '.join(chosen.values())})"


def _property(fate: Random, key: str) -> str:
    aim = fate.choice(("NOTHING", "ANYONE"))
    unique = ", is_unique=True" if fate.random() < CHANGED / 2 else ""
    traits = _traits(fate, OF_PROPERTIES)
    return f"property_({key!r}, rule='own', {_common(fate)}, aim=Aim.{aim}, traits={traits}{unique})"


def _character(fate: Random, key: str) -> str:
    return f"Character({key!r}, {fate.randint(1, 9)}, {_traits(fate, OF_CHARACTERS)})"

"""The windows through which cards and characters change the game: their owners, and when they mattered.

A window is counted if something else would have happened without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chanbara.kernel.machine import Decision
from chanbara.sword.rules.catalog import Card, Catalog
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.traits import NO_TRAITS
from tests import oracle
from tests.boxes import PROPERTIES, SYMBOL_OF, WEAPONS

Truth = dict[str, Any]
"""A table for the second opinion."""
Events = list[dict[str, Any]]
"""Events as keys and values."""
Use = tuple[str, str]
"""A window and its owner."""

CHALLENGES = ("battle_cry", "jujutsu")
PECULIAR = (
    "wounds_by",
    "on_hit",
    "proof",
    "adds_weapons",
    "hits_empty_handed",
    "on_oneself",
    "is_parry",
    "parries_weapons_only",
    "answered",
)
"""Fields of a card that change the rules for this card."""
SHOGUN_OF_THREE = "Shogun of 3"


def windows(catalog: Catalog) -> list[Use]:
    """Return every window with each of its users."""
    users = [(character.key, character.traits) for character in catalog.characters]
    users += [(card.key, card.traits) for card in catalog.cards]
    users += [
        (f"{role.value.capitalize()} of {n}", traits)
        for (n, role), traits in catalog.deals.role_traits.items()
    ]
    found = [
        (field, user)
        for user, traits in users
        for field, value, nothing in zip(traits._fields, traits, NO_TRAITS, strict=True)
        if value != nothing
    ]
    return found + [
        (field, card.key)
        for card in catalog.cards
        for field in PECULIAR
        if getattr(card, field) != Card._field_defaults[field]
    ]


# --- at a step --------------------------------------------------------------------------------------------


def used_in_step(table: Table, step: Any, new_events: list[Any]) -> Iterator[Use]:  # noqa: ANN401 - any step
    """Yield what made a difference in one step."""
    yield from _used_by_kind(table, step, new_events)
    names = [type(event).__name__ for event in new_events]
    if "DeckRenewed" in names and "rikyu" in [_character(table, seat) for seat in range(len(table.players))]:
        yield "keeps_honor_at_deck_end", "rikyu"
    if "HonorLost" in names or "HonorGiven" in names:
        for event in new_events:
            if type(event).__name__ == "PropertyRemoved" and _key(table, event.card) == "bleeding_wound":
                yield "falls_with_honor", "bleeding_wound"


def _used_by_kind(table: Table, step: Any, new_events: list[Any]) -> Iterator[Use]:  # noqa: ANN401 - any step
    name = type(step).__name__
    if name == "DrawPhase":
        yield from _drawn(table, new_events)
    elif name == "Strengthen" and new_events:
        yield "on_turn_start", _character(table, step.seat)
    elif name == "DiscardAll":
        yield "on_last_resilience", "curse"
    elif name == "WhileInPlay":
        yield "after_recovered", table.catalog.cards[step.prop].key
    elif name == "Reveal" and step.wanted == "weapon":
        yield "on_recovered", "bushido"
    elif name == "Strike":
        weapon = table.catalog.cards[step.source].key
        if _character(table, step.seat) == "kenshin" and SYMBOL_OF[weapon] != "origami":
            yield "immune_to", "kenshin"


def _drawn(table: Table, new_events: list[Any]) -> Iterator[Use]:
    player = table.players[table.active]
    if sum(len(event.cards) for event in new_events if type(event).__name__ == "Drew") <= 2:
        return
    if _character(table, table.active) == "hideyoshi":
        yield "cards_drawn", "hideyoshi"
    if len(table.players) == 3 and player.role.key == "shogun":
        yield "cards_drawn", SHOGUN_OF_THREE
    if "attendant" in [_key(table, card) for card in player.in_play]:
        yield "cards_drawn", "attendant"


def _character(table: Table, seat: int) -> str:
    return table.catalog.characters[table.players[seat].character].key


def _key(table: Table, card: int) -> str:
    return table.catalog.cards[card].key


# --- at a decision ----------------------------------------------------------------------------------------


def used_in_question(data: Truth, decision: Decision, choice: str) -> Iterator[Use]:
    """Yield what made a difference in a decision and its answer."""
    if decision.kind == "play":
        yield from _protection(data)
    elif decision.kind == "may_draw" and choice == "draw":
        yield "on_played", "bokuden"
    elif decision.kind == "grant":
        yield "on_played", "kote"
    elif decision.kind == "give_up":
        yield "on_hit", "manriki_gusari"
    elif decision.kind == "absorb" and choice != "pass":
        yield "absorbs", "peasant"
    elif decision.kind == "reveal" and choice == "reveal":
        yield "reveals", "masamune"


def _protection(data: Truth) -> Iterator[Use]:
    """Armor and Benkei: a weapon in hand that would reach without them."""
    active = data["players"][data["active"]]
    reaches = [WEAPONS[card][0] for card in active["hand"] if card in WEAPONS]
    at_limit = oracle.weapons_counted(data) >= oracle.weapon_limit(data)
    if not reaches or active["character"] == "kojiro" or at_limit:
        return
    for seat, player in enumerate(data["players"]):
        if seat == data["active"] or oracle.is_harmless(player):
            continue
        needed = oracle.difficulty(data, data["active"], seat)
        armor = player["in_play"].count("armor")
        if any(needed - armor <= reach < needed for reach in reaches):
            yield "difficulty", "armor"
        if player["character"] == "benkei" and needed - 1 in reaches:
            yield "difficulty", "benkei"


# --- at the events after a choice -------------------------------------------------------------------------


def used_in_events(data: Truth, new_events: Events) -> Iterator[Use]:
    """Yield what made a difference in the events of a choice."""
    for place, event in enumerate(new_events):
        kind = event["kind"]
        after = new_events[place:]
        if kind == "Played":
            yield from _played(data, event)
        elif kind == "Wounded":
            yield from _wounded(data, event, after)
        elif kind == "Answered":
            yield from _answered(data, event)
        elif kind == "Unanswered" and event["source"] == "bushido":
            if len(data["players"]) == 3 and oracle.is_shogun(data["players"][event["seat"]]):
                yield "keeps_honor", SHOGUN_OF_THREE
        elif kind in OWN:
            yield OWN[kind], _who(data, event["seat"])
        elif kind == "WeaponReturned":
            yield "on_hit", event["card"]
        elif kind == "Defeated" and any(_draws(one, data, "motonari") for one in after):
            yield "on_any_defeat", "motonari"


OWN = {
    "TookDiscard": "takes_discard",
    "AbilityUsed": "abilities",
    "AttackFoiled": "on_aimed",
    "Escaped": "escapes",
}
"""Events that only one character's window causes."""


def _who(data: Truth, seat: int) -> str:
    return str(data["players"][seat]["character"])


def _draws(event: dict[str, Any], data: Truth, who: str) -> bool:
    return event["kind"] == "Drew" and _who(data, event["seat"]) == who


def _answered(data: Truth, event: dict[str, Any]) -> Iterator[Use]:
    card, source = event["card"], event["source"]
    who = _who(data, event["seat"])
    if source == "chigiriki":
        yield "proof", "chigiriki"
    elif source in {"jujutsu", "bushido"}:
        return
    elif card in PROPERTIES:
        yield "gives_up_properties", who
    elif card in {"parry", "jitte", "tessen"}:
        yield "is_parry", card
    elif card == "counterattack":
        yield "parries_weapons_only", card
    else:
        yield "answers", who


def _played(data: Truth, event: dict[str, Any]) -> Iterator[Use]:
    if event["card"] in WEAPONS:
        yield from _weapon_played(data, event)
    elif event["card"] in CHALLENGES:
        for seat, player in enumerate(data["players"]):
            spared = player["character"] == "chiyome" and not oracle.is_harmless(player)
            if spared and seat != event["seat"]:
                yield "immune_to", "chiyome"


def _weapon_played(data: Truth, event: dict[str, Any]) -> Iterator[Use]:
    player, card = data["players"][event["seat"]], event["card"]
    spare = oracle.weapon_limit(data) - oracle.weapons_counted(data)
    if oracle.is_free(player, card):
        if spare <= 0:
            yield "free_weapon", "shingen"
    else:
        if spare <= player["in_play"].count("focus"):
            yield "weapon_limit", "focus"
        if spare == 1 and player["character"] == "goemon":
            yield "weapon_limit", "goemon"
        if spare == 1 and len(data["players"]) == 3 and oracle.is_shogun(player):
            yield "weapon_limit", SHOGUN_OF_THREE
        if spare <= data["weapons_this_turn"].count("shigehto_yumi"):
            yield "adds_weapons", "shigehto_yumi"
    if event["target"] == event["seat"]:
        yield "on_oneself", card
        return
    if not data["players"][event["target"]]["hand"]:
        yield "hits_empty_handed", card
    if oracle.difficulty(data, event["seat"], event["target"]) > WEAPONS[card][0]:
        yield "always_reaches", player["character"]


def _wounded(data: Truth, event: dict[str, Any], after: Events) -> Iterator[Use]:
    source, seat = event["source"], event["seat"]
    by, struck = data["players"][event["by"]], data["players"][seat]
    if source in {"kusanagi", "zen"}:
        yield "wounds_by", source
    if source == "counterattack":
        yield "answered", source
    if struck["character"] == "yukimura" and any(
        one["kind"] == "Flipped" and one["seat"] == seat for one in after
    ):
        yield "on_hurt", "yukimura"
    if source not in WEAPONS:
        return
    for user, changed in (("musashi", by), ("ginchiyo", struck), ("yoshihiro", struck)):
        if changed["character"] == user and _wounds_without(data, event, changed) != event["lost"]:
            yield ("dealt" if user == "musashi" else "taken"), user
    if "fast_draw" in by["in_play"] and _wounds_without(data, event, by, laid=True) != event["lost"]:
        yield "dealt", "fast_draw"
    if by["character"] == "tomoe" and any(_draws(one, data, "tomoe") for one in after):
        yield "on_hit", "tomoe"
    if struck["character"] == "ushiwaka" and any(_draws(one, data, "ushiwaka") for one in after):
        yield "on_wounded", "ushiwaka"


def _wounds_without(data: Truth, event: dict[str, Any], changed: Truth, *, laid: bool = False) -> int:
    """Return the wounds if a player had no properties, or no ability."""
    players = [
        one if one is not changed else {**one, "in_play": []} if laid else {**one, "character": "nobody"}
        for one in data["players"]
    ]
    points = oracle.wounds({**data, "players": players}, event["source"], event["by"], event["seat"])
    return min(points, int(data["players"][event["seat"]]["resilience"]))

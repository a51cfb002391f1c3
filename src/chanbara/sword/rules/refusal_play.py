"""Why a card or ability is not offered in the Play phase (3.3, 3.5, 4.2, 5.3, 9.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.query import (
    can_pay,
    difficulty,
    in_play_anywhere,
    is_harmless,
    is_used_up,
    weapon_limit,
)
from chanbara.sword.rules.words import Aim, Kind, Verb

if TYPE_CHECKING:
    from chanbara.kernel.machine import Decision
    from chanbara.sword.rules.catalog import Card
    from chanbara.sword.rules.state import Table
    from chanbara.sword.rules.traits import Ability


class Act(NamedTuple):
    """An act as it was written."""

    verb: Verb
    key: str | None
    seat: int | None
    prop: str | None


class Refusal(NamedTuple):
    """Why an act is not offered."""

    rule: str
    key: str
    about: dict[str, str | int]
    """Cards and abilities by key, seats and figures as numbers."""


def refuse(rule: str, key: str, **about: str | int) -> Refusal:
    """Return a refusal."""
    return Refusal(rule, key, about)


def no_such_card(table: Table, seat: int, act: Act, rule: str) -> Refusal | None:
    """Refuse a card that does not exist or is not in the player's hand."""
    if act.key is None:
        return refuse(rule, "no-card-named")
    if act.key not in table.catalog.card_numbers:
        return refuse("1.1", "no-such-card", text=act.key)
    if table.catalog.card_numbers[act.key] not in table.players[seat].hand:
        return refuse(rule, "not-in-hand", card=act.key)
    return None


def refuse_play(table: Table, asked: Decision, act: Act) -> Refusal:
    """Return why a card cannot be played."""
    missing = no_such_card(table, asked.seat, act, "3.3")
    if missing is not None:
        return missing
    assert act.key is not None
    number = table.catalog.card_numbers[act.key]
    entry = table.catalog.cards[number]
    if entry.aim is Aim.ANSWER:
        return refuse("3.3", "answer-only", card=entry.key)
    if entry.aim is Aim.REACH and is_one_too_many(table, entry):
        return refuse("3.5", "weapon-limit", limit=weapon_limit(table))
    if entry.aim is Aim.RIVAL and not can_pay(table, asked.seat):
        return refuse(entry.rule, "cannot-pay", card=entry.key)
    if entry.is_unique and in_play_anywhere(table, number):
        return refuse(entry.rule, "already-in-play", card=entry.key)
    return _refuse_aim(table, asked.seat, entry, act)


def is_one_too_many(table: Table, entry: Card) -> bool:
    """Whether the limit of the turn forbids a weapon (3.5)."""
    is_free = any(free(entry) for free in table.players[table.active].traits.free_weapon)
    return table.weapons_played >= weapon_limit(table) and not is_free


def _refuse_aim(table: Table, seat: int, entry: Card, act: Act) -> Refusal:
    """Refuse what a card is aimed at."""
    rule = "6.1" if entry.aim is Aim.REACH else entry.rule
    if entry.aim is Aim.NOTHING:
        return refuse("10.2" if entry.kind is Kind.PROPERTY else rule, "names-nobody", card=entry.key)
    if act.seat is None:
        return refuse(rule, "names-somebody", card=entry.key)
    if act.seat >= len(table.players):
        return refuse("2.1", "no-such-seat", seat=act.seat)
    if act.prop is not None:
        return _refuse_property(table, seat, entry, act)
    return _refuse_target(table, seat, entry, act.seat)


def _refuse_property(table: Table, seat: int, entry: Card, act: Act) -> Refusal:
    assert act.seat is not None
    assert act.prop is not None
    if entry.aim not in {Aim.HAND_OR_PROPERTY, Aim.PROPERTY}:
        return refuse(entry.rule, "names-no-property", card=entry.key)
    lying_there = [table.catalog.cards[prop].key for prop in table.players[act.seat].in_play]
    if act.seat == seat and act.prop in lying_there:
        return refuse(entry.rule, "not-your-own", card=entry.key)
    return refuse("9.9", "no-such-property", target=act.seat, text=act.prop)


def _refuse_target(table: Table, seat: int, entry: Card, target: int) -> Refusal:
    if entry.aim is Aim.PROPERTY:
        return refuse(entry.rule, "names-a-property", card=entry.key)
    own_hand = entry.aim is Aim.HAND_OR_PROPERTY and table.catalog.rulings.own_hand_may_be_stripped
    if target == seat and not own_hand:
        return refuse("6.1" if entry.aim is Aim.REACH else entry.rule, "not-yourself", card=entry.key)
    if entry.aim is Aim.RIVAL:
        return refuse(entry.rule, "no-rival", card=entry.key, target=target)
    if entry.aim is Aim.REACH:
        return _refuse_weapon(table, seat, entry, target)
    return refuse("9.9", "empty-hand", card=entry.key, target=target)


def _refuse_weapon(table: Table, seat: int, entry: Card, target: int) -> Refusal:
    player = table.players[target]
    if is_harmless(player) and not (entry.hits_empty_handed and player.resilience):
        return refuse("4.2", "harmless", target=target)
    needed = difficulty(table, seat, target)
    return refuse("5.3", "too-far", card=entry.key, target=target, difficulty=needed, reach=entry.reach)


def refuse_use(table: Table, asked: Decision, act: Act) -> Refusal:
    """Return why an ability cannot be used."""
    for ability in table.players[asked.seat].traits.abilities:
        if ability.key == act.key:
            if is_used_up(table, asked.seat, ability):
                return refuse(ability.rule, f"ability-used-{ability.limit}")
            if not ability.available(table, asked.seat):
                return refuse(ability.rule, f"ability-{ability.key}")
            return _refuse_aim_of_ability(table, ability, act)
    return refuse("3.3", "no-such-ability")


def _refuse_aim_of_ability(table: Table, ability: Ability, act: Act) -> Refusal:
    """Refuse what an ability is aimed at."""
    if ability.aims_at_other:
        return refuse(ability.rule, "ability-names-another")
    if not ability.aims_at_property:
        return refuse(ability.rule, "ability-names-nobody")
    if act.seat is None or act.prop is None:
        return refuse(ability.rule, "ability-names-a-property")
    if act.seat >= len(table.players):
        return refuse("2.1", "no-such-seat", seat=act.seat)
    return refuse(ability.rule, "no-such-property", target=act.seat, text=act.prop)

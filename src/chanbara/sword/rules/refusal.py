"""Why an act is not offered: the rule that forbids it, and what the reason is about.

The sentence itself is in the locales (``refusal-<key>``). Everything said here follows from what the asked
player knows.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.query import (
    HAND_LIMIT,
    answers,
    difficulty,
    in_play_anywhere,
    is_harmless,
    weapon_limit,
)
from chanbara.sword.rules.words import ENDED_BY, Aim, Kind, Prompt, Proof, Verb

if TYPE_CHECKING:
    from chanbara.kernel.machine import Decision
    from chanbara.sword.rules.catalog import Card
    from chanbara.sword.rules.state import Table

NOTATION = re.compile(
    r"(?P<verb>[a-z]+)(?: (?P<key>[a-z_0-9]+)(?:>(?P<seat>\d+)(?::(?P<prop>[a-z_0-9]+))?)?)?"
)


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


def parse(text: str) -> Act | None:
    """Read the short notation, or return None where it is none."""
    match = NOTATION.fullmatch(text)
    if match is None or match["verb"] not in set(Verb):
        return None
    # However many digits are written, nobody sits there.
    seat = None if match["seat"] is None else int(match["seat"][:6])
    return Act(Verb(match["verb"]), match["key"], seat, match["prop"])


def refusal(table: Table, text: str, seat: int) -> Refusal:
    """Return why ``text`` is not offered to ``seat`` now."""
    asked = table.decision
    if asked is None:
        assert table.ending is not None, "a game that goes on asks somebody"
        return refuse(ENDED_BY[table.ending.cause], "over")
    if seat != asked.seat:
        return refuse("3.6", "not-asked", target=asked.seat)
    if text in asked.texts():
        return refuse("", "offered")
    act = parse(text)
    if act is None:
        return refuse("3.3", "unreadable", text=text)
    if act.verb not in ALLOWED[Prompt(asked.kind)]:
        rule, key = WRONG_MOMENT[Prompt(asked.kind)]
        return refuse(rule, key, limit=HAND_LIMIT)
    return REFUSE[act.verb](table, asked, act)


def _no_such_card(table: Table, seat: int, act: Act, rule: str) -> Refusal | None:
    """Refuse a card that does not exist or is not in the player's hand."""
    if act.key is None:
        return refuse(rule, "no-card-named")
    if act.key not in table.catalog.card_numbers:
        return refuse("1.1", "no-such-card", text=act.key)
    if table.catalog.card_numbers[act.key] not in table.players[seat].hand:
        return refuse(rule, "not-in-hand", card=act.key)
    return None


def _refuse_play(table: Table, asked: Decision, act: Act) -> Refusal:
    missing = _no_such_card(table, asked.seat, act, "3.3")
    if missing is not None:
        return missing
    assert act.key is not None
    entry = table.catalog.cards[table.catalog.card_numbers[act.key]]
    if entry.aim is Aim.ANSWER:
        return refuse("3.3", "answer-only", card=entry.key)
    if entry.aim is Aim.REACH and table.weapons_played >= weapon_limit(table):
        return refuse("3.5", "weapon-limit", limit=weapon_limit(table))
    if entry.is_unique and in_play_anywhere(table, table.catalog.card_numbers[act.key]):
        return refuse(entry.rule, "already-in-play", card=entry.key)
    return _refuse_aim(table, asked.seat, entry, act)


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
        return _refuse_property(entry, act)
    return _refuse_target(table, seat, entry, act.seat)


def _refuse_property(entry: Card, act: Act) -> Refusal:
    assert act.seat is not None
    assert act.prop is not None
    if entry.aim is not Aim.HAND_OR_PROPERTY:
        return refuse(entry.rule, "names-no-property", card=entry.key)
    return refuse("9.9", "no-such-property", target=act.seat, text=act.prop)


def _refuse_target(table: Table, seat: int, entry: Card, target: int) -> Refusal:
    if target == seat:
        return refuse("6.1" if entry.aim is Aim.REACH else entry.rule, "not-yourself", card=entry.key)
    if entry.aim is not Aim.REACH:
        return refuse("9.9", "empty-hand", card=entry.key, target=target)
    if is_harmless(table.players[target]):
        return refuse("4.2", "harmless", target=target)
    needed = difficulty(table, seat, target)
    return refuse("5.3", "too-far", card=entry.key, target=target, difficulty=needed, reach=entry.reach)


def _refuse_use(table: Table, asked: Decision, act: Act) -> Refusal:
    for ability in table.players[asked.seat].traits.abilities:
        if ability.key == act.key:
            unavailable = not ability.available(table, asked.seat)
            key = f"ability-{ability.key}" if unavailable else "ability-names-nobody"
            return refuse(ability.rule, key)
    return refuse("3.3", "no-such-ability")


def _refuse_parry(table: Table, asked: Decision, act: Act) -> Refusal:
    return _refuse_answer(table, asked, act, Proof.PARRY, "6.2", "no-parry")


def _refuse_discard(table: Table, asked: Decision, act: Act) -> Refusal:
    if asked.kind == Prompt.DISCARD:
        return _no_such_card(table, asked.seat, act, "3.4") or refuse(
            "3.4", "names-nobody", card=str(act.key)
        )
    rule = table.catalog.cards[asked.step.source].rule
    return _refuse_answer(table, asked, act, Proof.WEAPON, rule, "no-weapon")


def _refuse_answer(table: Table, asked: Decision, act: Act, proof: Proof, rule: str, key: str) -> Refusal:
    missing = _no_such_card(table, asked.seat, act, rule)
    if missing is not None:
        return missing
    assert act.key is not None
    if table.catalog.card_numbers[act.key] not in answers(table, asked.seat, proof):
        return refuse(rule, key, card=act.key)
    return refuse(rule, "names-nobody", card=act.key)


def _refuse_take(table: Table, _asked: Decision, _act: Act) -> Refusal:
    return refuse("3.2", "top-discard-only", card=table.catalog.cards[table.pile[-1]].key)


def _refuse_bare(_table: Table, asked: Decision, act: Act) -> Refusal:
    rule, _ = WRONG_MOMENT[Prompt(asked.kind)]
    return refuse(rule, "names-no-card", text=str(act.verb))


REFUSE = {
    Verb.PLAY: _refuse_play,
    Verb.USE: _refuse_use,
    Verb.PARRY: _refuse_parry,
    Verb.DISCARD: _refuse_discard,
    Verb.TAKE: _refuse_take,
    Verb.END: _refuse_bare,
    Verb.PASS: _refuse_bare,
    Verb.DRAW: _refuse_bare,
}

ALLOWED = {
    Prompt.PLAY: {Verb.PLAY, Verb.USE, Verb.END},
    Prompt.PARRY: {Verb.PARRY, Verb.PASS},
    Prompt.WEAPON: {Verb.DISCARD, Verb.PASS},
    Prompt.DISCARD: {Verb.DISCARD},
    Prompt.FIRST_DRAW: {Verb.TAKE, Verb.DRAW},
}

WRONG_MOMENT = {
    Prompt.PLAY: ("3.3", "only-play"),
    Prompt.PARRY: ("6.2", "only-parry"),
    Prompt.WEAPON: ("3.6", "only-weapon"),
    Prompt.DISCARD: ("3.4", "only-discard"),
    Prompt.FIRST_DRAW: ("3.2", "only-first-draw"),
}

"""Why an act is not offered: the rule that forbids it, and what the reason is about.

The sentence itself is in the locales (``refusal-<key>``). Everything said here follows from what the asked
player knows. What may not be played in the Play phase is in refusal_play.py.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from chanbara.sword.rules.query import HAND_LIMIT, answers
from chanbara.sword.rules.refusal_play import Act, Refusal, no_such_card, refuse, refuse_play, refuse_use
from chanbara.sword.rules.words import ENDED_BY, NONE, Prompt, Proof, Verb

if TYPE_CHECKING:
    from chanbara.kernel.machine import Decision
    from chanbara.sword.rules.state import Table

DECIDES = "3.6"
"""The rule by which somebody decides, where no card has one of its own."""
NOTATION = re.compile(
    r"(?P<verb>[a-z]+)(?: (?P<key>[a-z_0-9-]+))?(?:>(?P<seat>\d+)(?::(?P<prop>[a-z_0-9-]+))?)?"
)


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
    moment = MOMENTS[Prompt(asked.kind)]
    if act.verb not in moment[2]:
        return refuse(_rule_of_moment(table, asked), moment[1], limit=HAND_LIMIT)
    return REFUSE[act.verb](table, asked, act)


def _rule_of_moment(table: Table, asked: Decision) -> str:
    """Return the rule behind a question: its own, or that of whatever lets the player decide here."""
    moment = MOMENTS[Prompt(asked.kind)][0]
    return moment if moment[0].isdecimal() else _giver(table, asked.seat, moment)


def _giver(table: Table, seat: int, window: str) -> str:
    """Return the rule of the character or property that fills a window for a player."""
    player, catalog = table.players[seat], table.catalog
    character = catalog.characters[player.character]
    if getattr(character.traits, window):
        return f"12 {character.key}"
    entries = (catalog.cards[card] for card in player.in_play)
    return next((entry.rule for entry in entries if getattr(entry.traits, window)), DECIDES)


def _rule_of_source(table: Table, asked: Decision) -> str:
    """Return the rule of the card that demands something; an ability's is that of the one who decides."""
    source = asked.step.source
    return DECIDES if source == NONE else table.catalog.cards[source].rule


def _refuse_parry(table: Table, asked: Decision, act: Act) -> Refusal:
    rule = _rule_of_source(table, asked)
    if act.prop is not None:
        return _refuse_property_as_parry(table, asked, rule, act)
    if asked.step.proof is Proof.STEEL:
        return _refuse_answer(table, asked, act, rule, "no-weapon")
    named = table.catalog.card_numbers.get(str(act.key), NONE)
    if named in table.players[asked.seat].hand and table.catalog.cards[named].parries_weapons_only:
        return refuse(rule, "parries-weapons-only", card=str(act.key))
    return _refuse_answer(table, asked, act, "6.2", "no-parry")


def _refuse_property_as_parry(table: Table, asked: Decision, source_rule: str, act: Act) -> Refusal:
    if not table.players[asked.seat].traits.gives_up_properties:
        return refuse("6.2", "no-property-as-parry")
    if asked.step.proof is Proof.STEEL:
        return refuse(source_rule, "no-property-as-parry")
    rule = _giver(table, asked.seat, "gives_up_properties")
    if act.seat != asked.seat:
        return refuse(rule, "only-own-property")
    return refuse(rule, "no-such-property", target=asked.seat, text=str(act.prop))


def _refuse_discard(table: Table, asked: Decision, act: Act) -> Refusal:
    if asked.kind == Prompt.ABSORB:
        return refuse("11.7", "only-absorb")
    if asked.kind == Prompt.WEAPON:
        return _refuse_answer(table, asked, act, _rule_of_source(table, asked), "no-weapon")
    return _refuse_named(table, asked, act)


def _refuse_answer(table: Table, asked: Decision, act: Act, rule: str, key: str) -> Refusal:
    missing = no_such_card(table, asked.seat, act, rule)
    if missing is not None:
        return missing
    assert act.key is not None
    step = asked.step
    if table.catalog.card_numbers[act.key] not in answers(table, asked.seat, step.proof, step.source):
        return refuse(rule, key, card=act.key)
    return refuse(rule, "names-nobody", card=act.key)


def _refuse_named(table: Table, asked: Decision, act: Act) -> Refusal:
    """Refuse a card of the hand that was named where any of them would do."""
    rule = _rule_of_moment(table, asked)
    return no_such_card(table, asked.seat, act, rule) or refuse(rule, "names-nobody", card=str(act.key))


def _refuse_escape(table: Table, asked: Decision, act: Act) -> Refusal:
    if not table.players[asked.seat].traits.escapes:
        return refuse("3.6", "no-such-ability")
    rule = _giver(table, asked.seat, "escapes")
    return no_such_card(table, asked.seat, act, rule) or refuse(rule, "no-escape", card=str(act.key))


def _refuse_take(table: Table, asked: Decision, _act: Act) -> Refusal:
    if asked.kind == Prompt.PICK:
        return refuse("11.9", "only-pick")
    return refuse("3.2", "top-discard-only", card=table.catalog.cards[table.pile[-1]].key)


def _refuse_moment(table: Table, asked: Decision, _act: Act) -> Refusal:
    """Refuse with what the moment asks for."""
    return refuse(_rule_of_moment(table, asked), MOMENTS[Prompt(asked.kind)][1])


def _refuse_bare(table: Table, asked: Decision, act: Act) -> Refusal:
    return refuse(_rule_of_moment(table, asked), "names-no-card", text=str(act.verb))


REFUSE = {
    Verb.PLAY: refuse_play,
    Verb.USE: refuse_use,
    Verb.PARRY: _refuse_parry,
    Verb.DISCARD: _refuse_discard,
    Verb.TAKE: _refuse_take,
    Verb.ESCAPE: _refuse_escape,
    Verb.SHOW: _refuse_named,
    Verb.CHOOSE: _refuse_moment,
    Verb.COUNT: _refuse_moment,
    Verb.REVEAL: _refuse_moment,
    Verb.END: _refuse_bare,
    Verb.PASS: _refuse_bare,
    Verb.DRAW: _refuse_bare,
}

MOMENTS: dict[Prompt, tuple[str, str, frozenset[Verb]]] = {
    Prompt.PLAY: ("3.3", "only-play", frozenset({Verb.PLAY, Verb.USE, Verb.END})),
    Prompt.PARRY: ("6.2", "only-parry", frozenset({Verb.PARRY, Verb.PASS, Verb.ESCAPE})),
    Prompt.WEAPON: ("3.6", "only-weapon", frozenset({Verb.DISCARD, Verb.PASS, Verb.ESCAPE})),
    Prompt.DISCARD: ("3.4", "only-discard", frozenset({Verb.DISCARD})),
    Prompt.FIRST_DRAW: ("3.2", "only-first-draw", frozenset({Verb.TAKE, Verb.DRAW})),
    Prompt.GIVE_UP: ("11.4", "only-give-up", frozenset({Verb.DISCARD})),
    Prompt.ABSORB: ("11.7", "only-absorb", frozenset({Verb.DISCARD})),
    Prompt.ESCAPE: ("escapes", "only-escape", frozenset({Verb.ESCAPE, Verb.PASS})),
    Prompt.MAY_DRAW: ("on_played", "only-may-draw", frozenset({Verb.DRAW, Verb.PASS})),
    Prompt.GRANT: ("11.7", "only-grant", frozenset({Verb.CHOOSE})),
    Prompt.SHOW: ("11.9", "only-show", frozenset({Verb.SHOW})),
    Prompt.PICK: ("11.9", "only-pick", frozenset({Verb.TAKE})),
    Prompt.REVEAL: ("reveals", "only-reveal", frozenset({Verb.REVEAL, Verb.COUNT})),
    Prompt.OFFER: (DECIDES, "only-offer", frozenset({Verb.CHOOSE, Verb.PASS})),
    Prompt.CHOOSE: (DECIDES, "only-choose", frozenset({Verb.CHOOSE})),
}
"""What each decision asks for: its rule, or the window of the character or property whose rule it is; the
reason given for anything else; and the verbs that fit."""

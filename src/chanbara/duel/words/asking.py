"""What the player of a duel is asked and what may be answered, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from chanbara.duel.rules.attack import hit_rows, margin
from chanbara.duel.rules.bushido import virtue
from chanbara.duel.rules.state import Duel
from chanbara.duel.rules.values import red_die_counts
from chanbara.duel.rules.words import Prompt, Verb
from chanbara.duel.sight.imagine import imagine
from chanbara.duel.sight.view import DuelOption, DuelView
from chanbara.duel.words.messages import DuelMessages, plain_number, signed
from chanbara.duel.words.traits import virtue_does
from chanbara.duel.words.words import DuelWords
from chanbara.words.choice import Choice
from chanbara.words.message import Argument, Message, Part, message

VERB_OF = {
    Prompt.REDRAW: Verb.REDRAW,
    Prompt.ATTACK: Verb.PLAY,
    Prompt.STRIKE: Verb.PLAY,
    Prompt.RAISE: Verb.RAISE,
    Prompt.COMBO: Verb.COMBO,
    Prompt.HIT: Verb.HIT,
    Prompt.PENALTY: Verb.PENALTY,
    Prompt.KEEP: Verb.KEEP,
    Prompt.CHOOSE: Verb.CHOOSE,
}
"""The verb that need not be written: it goes without saying."""

PRICED = {
    Verb.EXTRA: "extra_card",
    Verb.FORESEE: "foresee",
    Verb.GUARD: "guard",
    Verb.ENVIRONMENT: "environment",
    Verb.STEP: "bushido_step",
}
"""What is paid with Qi, and the name of its price."""


def pictured(view: DuelView) -> Duel:
    """Return a duel that looks like this: what follows from a view is asked of the rules themselves."""
    duel: Duel = imagine(view, 0).table
    return duel


def choices(words: DuelWords, view: DuelView) -> list[Choice]:
    """Return the options, in the order of the engine."""
    decision = view.decision
    if decision is None:
        return []
    usual = VERB_OF.get(Prompt(decision.kind), "")
    duel = pictured(view)
    return [
        Choice(
            None,
            words.tell(option_message(words.messages, view, duel, option)),
            option.text.removeprefix(f"{usual} "),
        )
        for option in decision.options
    ]


def option_message(messages: DuelMessages, view: DuelView, duel: Duel, option: DuelOption) -> Message:
    """Return an option in words; ``duel`` is one that looks like the view."""
    verb = Verb(option.verb)
    if verb is Verb.PASS:
        assert view.decision is not None, "a pass answers a question"
        return message(f"duel-option-pass-{view.decision.kind}")
    if verb in {Verb.COMBO, Verb.PENALTY}:
        return _way_message(messages, duel, option)
    about: dict[str, Argument] = {"by": signed(messages.book.switches.guard_per_qi), "left": duel.mulligans}
    if verb in PRICED:
        about["qi"] = messages.amount("qi", messages.book.prices[PRICED[verb]])
    if option.key is not None and option.key in messages.book.actions:
        about |= {"card": messages.card(option.key), "values": messages.numbers(option.key)}
    if option.key in {"strength", "technique"}:
        about |= _value_words(messages, duel, verb, option.key)
    return message(f"duel-option-{verb}", **about, **_peculiar(messages, view, duel, option))


def _value_words(messages: DuelMessages, duel: Duel, verb: Verb, key: str) -> dict[str, Argument]:
    """Return what a choice of strength or technique tells."""
    weapon = duel.field.weapon
    if verb is Verb.HIT:
        by = margin(duel, key)
        effects = next(effects for least, effects in reversed(hit_rows(duel, key)) if by >= least)
        return {"value": messages.value(key), "margin": by, "what": messages.amounts(effects)}
    amount = weapon.gain if verb is Verb.BOKKEN else 1
    life = messages.amount("life", weapon.pays_life)
    return {"value": messages.value(key), "by": signed(amount), "life": life}


def _peculiar(messages: DuelMessages, view: DuelView, duel: Duel, option: DuelOption) -> dict[str, Argument]:
    """Return what only one kind of option tells."""
    verb, key, book = Verb(option.verb), str(option.key), messages.book
    about: dict[str, Argument] = {}
    if option.enemy is not None:
        enemy = view.enemies[option.enemy]
        about = {"enemy": messages.enemy(option.enemy), **_life_and_qi(messages, enemy.life, enemy.qi)}
    elif verb is Verb.ENVIRONMENT:
        about["place"] = messages.place()
    elif verb is Verb.RELEASE:
        counts = red_die_counts(duel)
        about = {"showed": counts, "what": messages.amounts(book.red_die_bonus[counts - 1])}
    elif verb is Verb.GISEI:
        drawn: list[Part] = [signed(one) for one in book.gisei]
        about = {"life": messages.amount("life", book.prices["gisei"]), "list": drawn}
    elif verb in {Verb.CHOOSE, Verb.TAKE}:
        key = view.bushido[-1] if verb is Verb.TAKE else key
        about = {"virtue": messages.virtue(key), "what": virtue_does(book.virtues[key])}
    elif verb in {Verb.SPEND, Verb.CONVERT}:
        about["virtue"] = messages.virtue(str(duel.virtue))
    return about


def _life_and_qi(messages: DuelMessages, life: int, qi: int) -> dict[str, Argument]:
    return {"life": messages.amount("life", life), "qi": messages.amount("qi", qi)}


def _way_message(messages: DuelMessages, duel: Duel, option: DuelOption) -> Message:
    """Return one of several ways to use a combo or to pay a penalty."""
    way, _, card = str(option.key).partition(":")
    about: dict[str, Argument] = {"card": messages.card(card)} if card else {}
    if option.verb == Verb.COMBO:
        combo = messages.book.combo
        about |= {"qi": messages.amount("qi", combo["qi"]), "count": _combo_brings(duel, way)}
    else:
        about |= _life_and_qi(messages, 1, 1)
    return message(f"duel-option-{option.verb}-{way}", **about)


def _combo_brings(duel: Duel, way: str) -> int:
    """Return how much a combo brings that is used in a way (B2.11)."""
    held, book = virtue(duel), duel.book
    virtues: Mapping[str, int] = {} if held is None else {"special": held.specials, "die": held.red_die}
    usual = {"special": book.combo["specials"], "die": book.combo["red_die"], "qi": book.combo["qi"]}
    return virtues.get(way) or usual.get(way, 1)


def cards_left(duel: Duel) -> int:
    """Return how many cards may still be played at this question (B2.8, B2.10)."""
    asked, book = duel.decision, duel.book
    if asked is None or not any(option.verb is Verb.PLAY for option in asked.options):
        return 0
    before = asked.kind == Prompt.ATTACK
    most = book.cards_before if before else duel.played_before + book.cards_after
    return min(most - len(duel.played), len(duel.hand))


def question(messages: DuelMessages, view: DuelView, duel: Duel) -> Message:
    """Return what the player is asked; ``duel`` is one that looks like the view."""
    decision = view.decision
    assert decision is not None, "nobody is asked"
    held = virtue(duel)
    left = cards_left(duel)
    about: dict[str, Argument] = {
        "left": left,
        "count": 0 if held is None else held.redraw,
        "guard": plain_number(view.guard),
    }
    if decision.kind == Prompt.STRIKE:
        about["defence"] = messages.defence(str(duel.defence))
    if decision.kind == Prompt.BRACE:
        about["enemy"] = messages.enemy(view.pending[-1][1])
    return message(f"duel-ask-{decision.kind}{_form(duel, left)}", **about)


def _form(duel: Duel, left: int) -> str:
    """Return what tells one form of a question from the other."""
    asked = duel.decision
    assert asked is not None, "nobody is asked"
    if asked.kind == Prompt.ATTACK and left and duel.book.rulings.cards_optional:
        return "-optional"
    would_miss = asked.kind == Prompt.HIT and not any(one.verb is Verb.HIT for one in asked.options)
    return "-points" if would_miss else ""


def chosen(view: DuelView, typed: str) -> int | None:
    """Return the number of the option that was typed: its place in the list, or its notation."""
    assert view.decision is not None, "nobody is asked"
    texts = [option.text for option in view.decision.options]
    if typed.isdecimal():
        return int(typed) - 1 if 1 <= int(typed) <= len(texts) else None
    text = full_notation(view, typed)
    return texts.index(text) if text in texts else None


def full_notation(view: DuelView, typed: str) -> str:
    """Return what was typed in full: with the verb that goes without saying."""
    assert view.decision is not None, "nobody is asked"
    text = re.sub(r"\s*([>:])\s*", r"\1", typed.lower())
    usual = VERB_OF.get(Prompt(view.decision.kind))
    is_verb = re.split("[ >]", text)[0] in set(Verb)
    # "step" and "die" are also ways to use a combo: what is offered as it stands is meant as it stands.
    if is_verb and (usual is not Verb.COMBO or text in {one.text for one in view.decision.options}):
        return text
    return text if usual is None else f"{usual} {text}"

"""What a player is asked and what may be answered, in words."""

from __future__ import annotations

import re
from typing import NamedTuple

from chanbara.cli.reckon import stake, wounds
from chanbara.cli.words import Words
from chanbara.sword.rules.query import HAND_LIMIT
from chanbara.sword.rules.words import Aim, Kind, Prompt, Verb
from chanbara.sword.sight.reckoning import printed
from chanbara.sword.sight.view import OptionView, View

VERB_OF = {
    Prompt.PLAY: Verb.PLAY,
    Prompt.PARRY: Verb.PARRY,
    Prompt.WEAPON: Verb.DISCARD,
    Prompt.DISCARD: Verb.DISCARD,
    Prompt.FIRST_DRAW: Verb.TAKE,
}
"""The verb that need not be written: it goes without saying."""


BARE_VERBS = (Verb.END, Verb.PASS, Verb.DRAW)
"""Verbs that stand alone."""


class Choice(NamedTuple):
    """One option as it is printed."""

    kind: Kind | None
    """The kind of the card it plays, where it plays one: choices are grouped by it."""
    sentence: str
    notation: str
    """As short as it may be typed."""


def choices(words: Words, view: View) -> list[Choice]:
    """Return the options of the reader, in the order of the engine."""
    decision = view.decision
    if decision is None or decision.options is None:
        return []
    prompt = Prompt(decision.kind)
    return [
        Choice(
            printed(option.cards[0]).kind if option.cards else None,
            option_words(words, view, option),
            option.text.removeprefix(f"{VERB_OF[prompt]} "),
        )
        for option in decision.options
    ]


def option_words(words: Words, view: View, option: OptionView) -> str:
    """Return an option in words."""
    verb = Verb(option.verb)
    if verb is Verb.PLAY:
        return _play_words(words, view, option)
    if verb is Verb.PASS:
        return _pass_words(words, view)
    card = words.card(option.cards[0]) if option.cards else ""
    return words.say(f"option-{verb}", card=card)


def _play_words(words: Words, view: View, option: OptionView) -> str:
    card = printed(option.cards[0])
    about: dict[str, object] = {"card": words.card(card.key)}
    if not option.seats:
        return words.say("option-lay" if card.kind is Kind.PROPERTY else "option-play", **about)
    target = view.seats[option.seats[0]]
    about["target"] = words.name(target.seat)
    if card.kind is Kind.WEAPON:
        assert view.seat is not None, "a spectator is offered nothing"
        dealt = wounds(view, view.seat, target.seat, card.key)
        about |= {"wounds": words.amount("wounds", dealt), "difficulty": target.difficulty}
        return words.say("option-strike", **about)
    is_own = target.seat == view.seat
    if card.kind is Kind.PROPERTY:
        return words.say("option-lay-own" if is_own else "option-lay-at", **about)
    if len(option.cards) > 1:
        about["property"] = words.card(option.cards[1])
        return words.say("option-play-own-property" if is_own else "option-play-property", **about)
    if card.aim is Aim.OTHER:
        return words.say("option-play-for", **about)
    return words.say("option-play-hand", **about, cards=words.amount("cards", target.hand))


def _pass_words(words: Words, view: View) -> str:
    assert view.decision is not None
    assert view.decision.source is not None, "what can be passed was caused by a card"
    at_stake = stake(view)
    source = view.decision.source
    if at_stake.wounds:
        dealt = words.amount("wounds", at_stake.wounds)
        return words.say("option-pass-wounds", source=printed(source).kind.value, wounds=dealt)
    message = "option-pass-honor" if at_stake.honor else "option-pass-free"
    return words.say(message, card=words.card(source))


def question(words: Words, view: View) -> str:
    """Return what the reader is asked."""
    decision = view.decision
    assert decision is not None, "nobody is asked"
    about: dict[str, object] = {
        "played": view.weapons_played,
        "limit": HAND_LIMIT if decision.kind == Prompt.DISCARD else view.weapon_limit,
        "cards": words.amount("cards", len(view.hand)),
    }
    if decision.source is None:
        return words.say(f"ask-{decision.kind}", **about)
    at_stake = stake(view)
    about |= {"card": words.card(decision.source), "wounds": words.amount("wounds", at_stake.wounds)}
    if decision.by is not None:
        about["by"] = words.name(decision.by)
    free = "-free" if not at_stake.wounds and not at_stake.honor else ""
    return words.say(f"ask-{decision.kind}-{printed(decision.source).kind}{free}", **about)


def chosen(view: View, typed: str) -> int | None:
    """Return the number of the option that was typed: its place in the list, or its notation."""
    assert view.decision is not None
    assert view.decision.options is not None
    texts = [option.text for option in view.decision.options]
    if typed.isdecimal():
        return int(typed) - 1 if 1 <= int(typed) <= len(texts) else None
    text = full_notation(view, typed)
    if text in texts:
        return texts.index(text)
    # A verb alone is enough where only one option begins with it.
    with_verb = [place for place, text in enumerate(texts) if text.split()[0] == typed]
    return with_verb[0] if len(with_verb) == 1 else None


def full_notation(view: View, typed: str) -> str:
    """Return what was typed in full: with the verb that goes without saying, and seats for names."""
    assert view.decision is not None
    seats = {one.character: str(one.seat) for one in view.seats}
    text = re.sub(r"\s*([>:])\s*", r"\1", typed.lower())
    text = re.sub(r"(?<=>)[a-z]+", lambda name: seats.get(name[0], name[0]), text)
    verb, _, rest = text.partition(" ")
    if verb in set(Verb) and (rest or verb in BARE_VERBS):
        return text
    return f"{VERB_OF[Prompt(view.decision.kind)]} {text}"

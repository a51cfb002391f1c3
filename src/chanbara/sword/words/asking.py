"""What a player is asked and what may be answered, in words."""

from __future__ import annotations

import re
from typing import Any

from chanbara.sword.rules.query import HAND_LIMIT
from chanbara.sword.rules.words import Aim, Kind, Prompt, Proof, Verb
from chanbara.sword.sight.derived import stake, wounds_seen
from chanbara.sword.sight.view import OptionView, StepView, View
from chanbara.sword.words.messages import Messages
from chanbara.sword.words.words import Words
from chanbara.words.choice import Choice
from chanbara.words.message import Argument, Message, message

VERB_OF = {
    Prompt.PLAY: Verb.PLAY,
    Prompt.PARRY: Verb.PARRY,
    Prompt.WEAPON: Verb.DISCARD,
    Prompt.DISCARD: Verb.DISCARD,
    Prompt.FIRST_DRAW: Verb.TAKE,
    Prompt.GIVE_UP: Verb.DISCARD,
    Prompt.ABSORB: Verb.DISCARD,
    Prompt.ESCAPE: Verb.ESCAPE,
    Prompt.MAY_DRAW: Verb.DRAW,
    Prompt.GRANT: Verb.CHOOSE,
    Prompt.SHOW: Verb.SHOW,
    Prompt.PICK: Verb.TAKE,
    Prompt.REVEAL: Verb.COUNT,
    Prompt.OFFER: Verb.CHOOSE,
    Prompt.CHOOSE: Verb.CHOOSE,
}
"""The verb that need not be written: it goes without saying."""


BARE_VERBS = (Verb.END, Verb.PASS, Verb.DRAW, Verb.REVEAL, Verb.CHOOSE)
"""Verbs that stand alone."""


PLAYED_AT = {Aim.OTHER: "option-play-for", Aim.RIVAL: "option-play-against"}
"""How an action is played on a player, not on their cards."""


def choices(words: Words, view: View) -> list[Choice]:
    """Return the options of the reader, in the order of the engine."""
    decision = view.decision
    if decision is None or decision.options is None:
        return []
    prompt = Prompt(decision.kind)
    return [
        Choice(
            words.entry(option.cards[0]).kind if option.cards else None,
            words.tell(option_message(words.messages, view, option)),
            option.text.removeprefix(f"{VERB_OF[prompt]} "),
        )
        for option in decision.options
    ]


def option_message(messages: Messages, view: View, option: OptionView) -> Message:
    """Return an option in words."""
    verb = Verb(option.verb)
    if verb is Verb.PLAY:
        return _play_message(messages, view, option)
    if verb is Verb.PASS:
        return _pass_message(messages, view)
    about: dict[str, Argument] = {"card": messages.card(option.cards[0])} if option.cards else {}
    if not option.seats:
        return message(f"option-{verb}", **about)
    # Something in front of a player, or the player.
    about["target"] = messages.name(option.seats[0])
    is_own = option.seats[0] == view.seat
    if verb is Verb.USE and not option.cards:
        return message("option-use-on", **about)
    assert view.decision is not None, "nobody is asked"
    done = "name" if view.decision.kind == Prompt.CHOOSE else verb
    return message(f"option-{done}-{'own' if is_own else 'at'}", **about)


def _play_message(messages: Messages, view: View, option: OptionView) -> Message:
    card = messages.entry(option.cards[0])
    about: dict[str, Argument] = {"card": messages.card(card.key)}
    if not option.seats:
        return message("option-lay" if card.kind is Kind.PROPERTY else "option-play", **about)
    target = view.seats[option.seats[0]]
    about["target"] = messages.name(target.seat)
    is_own = target.seat == view.seat
    if card.kind is Kind.WEAPON:
        assert view.seat is not None, "a spectator is offered nothing"
        about["wounds"] = messages.amount("wounds", wounds_seen(view, view.seat, target.seat, card.key))
        about["difficulty"] = target.difficulty or 0
        return message("option-strike-own" if is_own else "option-strike", **about)
    if card.kind is Kind.PROPERTY:
        return message("option-lay-own" if is_own else "option-lay-at", **about)
    if len(option.cards) > 1:
        about["property"] = messages.card(option.cards[1])
        return message("option-play-own-property" if is_own else "option-play-property", **about)
    if card.aim in PLAYED_AT:
        return message(PLAYED_AT[card.aim], **about)
    return message("option-play-hand", **about, cards=messages.amount("cards", target.hand))


def _pass_message(messages: Messages, view: View) -> Message:
    decision = view.decision
    assert decision is not None
    at_stake = stake(view)
    if decision.kind not in DEMANDS:
        lost = messages.amount("resilience", at_stake.wounds)
        return message(f"option-pass-{decision.kind}", lost=lost)
    source = decision.source
    if _is_own_demand(view) and not at_stake.wounds:
        return message("option-pass-own")
    if decision.by is not None:
        dealt = messages.amount("wounds", at_stake.wounds)
        kind = "ability" if source is None else messages.entry(source).kind.value
        return message("option-pass-wounds", source=kind, wounds=dealt)
    assert source is not None, "what is demanded of nobody's will is demanded by a card"
    return message("option-pass-honor" if at_stake.honor else "option-pass-free", card=messages.card(source))


def _is_own_demand(view: View) -> bool:
    """Whether a demand comes from an effect of a data file."""
    otherwise = view.pending[-1].about.get("otherwise")
    return isinstance(otherwise, StepView) and otherwise.kind == "Run"


DEMANDS = (Prompt.PARRY, Prompt.WEAPON)
"""Prompts where not answering has a consequence of its own."""
EFFECTS = (Prompt.OFFER, Prompt.CHOOSE)
"""Prompts of effects from data files."""


def question(messages: Messages, view: View) -> Message:
    """Return what the reader is asked."""
    decision = view.decision
    assert decision is not None, "nobody is asked"
    about: dict[str, Argument] = {
        "played": view.weapons_played,
        "limit": HAND_LIMIT if decision.kind == Prompt.DISCARD else view.weapon_limit,
        "cards": messages.amount("cards", len(view.hand)),
    }
    if decision.source is not None:
        dealt = messages.amount("wounds", stake(view).wounds)
        about |= {"card": messages.card(decision.source), "wounds": dealt}
    if decision.by is not None:
        about["by"] = messages.name(decision.by)
    return message(_question_key(messages, view), **about, **_turned(messages, view))


def _question_key(messages: Messages, view: View) -> str:
    """Return which message asks: a demand is asked by the kind of card that makes it."""
    decision = view.decision
    assert decision is not None, "nobody is asked"
    if decision.kind in EFFECTS and decision.source is None:
        return f"ask-{decision.kind}-ability"
    if decision.kind not in DEMANDS:
        return f"ask-{decision.kind}"
    if _is_own_demand(view):
        end = "ability" if decision.source is None else "wounds" if stake(view).wounds else "card"
        return f"ask-{decision.kind}-own-{end}"
    assert decision.source is not None, "a demand was caused by a card"
    key = f"ask-{decision.kind}-{messages.entry(decision.source).kind}"
    if view.pending[-1].about["proof"] == Proof.STEEL:
        return f"{key}-steel"
    return key if decision.by is not None or stake(view).honor else f"{key}-free"


def _turned(messages: Messages, view: View) -> dict[str, Argument]:
    """Return what a reveal looks for and what is to be lost, where the question tells it."""
    asking: dict[str, Any] = view.pending[-1].about if view.pending else {}
    about: dict[str, Argument] = {}
    if "points" in asking:
        about["lost"] = messages.amount("resilience", asking["points"])
    if "wanted" in asking:
        about["wanted"] = messages.wanted(asking["wanted"])
    return about


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
    text = re.sub(r"(?<=>)[a-z_]+", lambda name: seats.get(name[0], name[0]), text)
    verb, _, rest = text.partition(" ")
    usual = VERB_OF[Prompt(view.decision.kind)]
    # A verb may be aimed without a card from hand: at a player, or at what lies in front of one.
    if text.startswith(f"{usual}>") or (verb in set(Verb) and (rest or verb in BARE_VERBS)):
        return text
    return f"{usual} {text}"

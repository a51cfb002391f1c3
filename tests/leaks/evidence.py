"""Everything an observer gets, by which they might distinguish two worlds."""

from typing import Any

import msgspec

import chanbara
from chanbara.sword.rules.catalog import Catalog
from chanbara.sword.rules.words import Kind


def probes(catalog: Catalog, players: int) -> list[str]:
    """Acts to ask about: possible ones, impossible ones, and nonsense."""
    cards = [card.key for card in catalog.cards]
    properties = [card.key for card in catalog.cards if card.kind is Kind.PROPERTY]
    verbs = ("parry", "discard", "take", "play", "escape", "show", "count")
    acts = ["end", "pass", "draw", "reveal", "choose", "play", "play excalibur>1", "?", ""]
    acts += ["use nobunaga", "use benkei", "use shima"]
    acts += [f"{verb} {card}" for card in cards for verb in verbs]
    acts += [
        f"{verb} {card}>{seat}" for card in cards for seat in range(players + 1) for verb in ("play", "take")
    ]
    for seat in range(players):
        acts.append(f"choose>{seat}")
        for act in ("play geisha", "play mimicry", "use shima", "parry", "discard"):
            acts += [f"{act}>{seat}:{card}" for card in properties]
    return acts


def evidence(
    game: chanbara.Game, observer: int | None, since: int, asked: list[str], language: str
) -> dict[str, bytes]:
    """Everything an observer is given, as bytes."""
    decision = game.decision
    given: dict[str, Any] = {
        "whether the game is over": game.over,
        "who is asked": None if decision is None else [decision.number, decision.seat, str(decision.kind)],
        "his view": chanbara.observe(game, observer),
        "his events": chanbara.seen(game, observer, since),
        "a late choice": error_of(game, 0, 0),
    }
    if observer is not None:
        given["his refusals"] = [game.why_not(text, seat=observer, language=language) for text in asked]
    if decision is not None and decision.seat == observer:
        given["his options"] = [[one.text, one.cards, one.seats] for one in decision.options]
        given["his error"] = [error_of(game, choice) for choice in ("fly", -1, len(decision.options))]
    return {what: msgspec.json.encode(value) for what, value in given.items()}


def error_of(game: chanbara.Game, choice: int | str, number: int | None = None) -> list[str]:
    """The error a player gets for an impossible choice."""
    try:
        game.apply(choice, number)
    except chanbara.IllegalChoice as error:
        return [error.code, str(error)]
    message = f"{choice!r} was accepted"
    raise AssertionError(message)

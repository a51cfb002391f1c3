"""The rules of Samurai Sword in short: only what holds at this table, with its numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator

from chanbara.sword.books import OURS
from chanbara.sword.editions import RISING_SUN
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.harm import SWORDMASTER_FROM
from chanbara.sword.rules.query import HAND_LIMIT
from chanbara.sword.rules.scoring import DEADLY_STRIKE
from chanbara.sword.rules.turn import CARDS_DRAWN
from chanbara.sword.rules.words import TEAM_OF, Kind, Role
from chanbara.sword.sight.view import View
from chanbara.sword.words.words import Words

TITLES = {
    Kind.WEAPON: "text-rules-weapons",
    Kind.ACTION: "text-rules-actions",
    Kind.PROPERTY: "text-rules-properties",
}
"""Under what the cards of a kind are listed."""


def rules_lines(words: Words, view: View) -> Iterator[str]:
    """Yield the rules of this table in short, a paragraph each."""
    players = len(view.seats)
    yield from _teams(words, players)
    yield from _end(words, players)
    yield from _turn(words, players)
    yield from _cards(words)
    yield from _rulings(words)


def has_symbols(words: Words) -> bool:
    """Whether the symbols of cards mean something at this table (1.3)."""
    return words.catalog.name.split()[0] == RISING_SUN


def _teams(words: Words, players: int) -> Iterator[str]:
    """Yield who plays with whom (2.1, 2.3, 8.6)."""
    deals = words.catalog.deals
    dealt = deals.roles[players]
    roles = ", ".join(f"{count} × {words.say(f'role-{role}')}" for role, count in dealt.items())
    yield words.say("text-rules-roles", players=players, roles=roles)
    teams = []
    for team in deals.ties:
        members = [words.say(f"role-{role}") for role in dealt if TEAM_OF[role] is team]
        if members:
            with_whom = f" ({', '.join(members)})" if len(members) > 1 else ""
            teams.append(f"{words.say(f'team-{team}')}{with_whom}")
    yield words.say("text-rules-teams", teams="; ".join(teams))


def _end(words: Words, players: int) -> Iterator[str]:
    """Yield when the game ends, and how it is counted (8)."""
    deals, rulings = words.catalog.deals, words.catalog.rulings
    by_stars = deals.by_stars.get(players, ())
    grouped = {role for group in by_stars for role in group}
    plain = [role for role in deals.roles[players] if role not in grouped]
    counted = [f"{words.say(f'role-{role}')} ×{deals.multipliers[role][players]}" for role in plain]
    yield words.say("text-rules-points", list=", ".join(counted))
    for group in by_stars:
        named = "/".join(words.say(f"role-{role}") for role in group)
        yield words.say("text-rules-stars", roles=named)
    for card in words.catalog.cards:
        if card.worth:
            points = words.amount("points", card.worth)
            to_ronin = "no" if Role.RONIN in deals.roles[players] else "nobody"
            yield words.say("text-rules-worth", card=words.card(card.key), points=points, ronin=to_ronin)
    yield words.say("text-rules-honor")
    if players >= SWORDMASTER_FROM:
        refused = words.say("text-rules-refused", who="any" if rulings.any_team_mate_refuses else "left")
        yield f"{words.say('text-rules-swordmaster')} {refused}"
    yield words.say("text-rules-deadly", points=words.amount("points", -DEADLY_STRIKE))


def _turn(words: Words, players: int) -> Iterator[str]:
    """Yield what a turn and an attack are (3 to 7)."""
    deals, rulings = words.catalog.deals, words.catalog.rulings
    drawn, keeps = words.amount("cards", CARDS_DRAWN), words.amount("cards", HAND_LIMIT)
    yield words.say("text-rules-turn", drawn=drawn, keeps=keeps)
    traits = deals.role_traits.get((players, Role.SHOGUN))
    if traits is not None:
        yield words.say("text-rules-three", cards=traits.cards_drawn, weapons=traits.weapon_limit)
    for part in ("difficulty", "harmless", "attack", "defeat"):
        yield words.say(f"text-rules-{part}")
    yield words.say("text-rules-deck", when="needed" if rulings.deck_ends_when_needed else "empty")
    if deals.banzai:
        yield words.say("text-rules-banzai")
    if has_symbols(words):
        yield words.say("text-rules-symbols")


def _cards(words: Words) -> Iterator[str]:
    """Yield which cards there are, and how many of each (1)."""
    for kind, title in TITLES.items():
        listed = [_listed(words, card) for card in words.catalog.cards if card.kind is kind and card.copies]
        yield words.say(title, list=", ".join(listed))


def _rulings(words: Words) -> Iterator[str]:
    """Yield what differs from our reading (13): the book, and each ruling that it or the table changes."""
    catalog = words.catalog
    if catalog.book != OURS:
        yield f"{words.say('lobby-facts-book', book=catalog.book)}."
    for name, value in catalog.rulings.changed().items():
        question, answer = (
            words.say(one) for one in (f"ruling-{name}", f"ruling-{name}-{json.dumps(value)}")
        )
        yield f"{question} {answer}."


def _listed(words: Words, card: Card) -> str:
    name = f"{words.card(card.key)} ×{card.copies}"
    if card.kind is not Kind.WEAPON:
        return name
    return f"{name} ({card.reach}/{'*' if card.wounds_by is not None else card.wounds})"

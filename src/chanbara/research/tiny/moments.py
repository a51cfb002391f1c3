"""The game tree as the reference engine spans it: a moment, and every moment that can follow.

A moment is a deal in progress, a chance node after an act, or a game in which somebody must decide or that is
over. Each branch says what it tells each seat, by ``chanbara.seen`` and the public part of the next decision:
the lines of a seat's information state, of which nothing is ever forgotten.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from operator import methodcaller
from typing import TYPE_CHECKING, NamedTuple

import chanbara
from chanbara.kernel.game import Game
from chanbara.research.spiel.story import CHOSE, Question, event_line, question_line
from chanbara.research.tiny.outcomes import Outcome, hands, outcomes
from chanbara.research.tiny.variants import PLAYERS, Variant, catalog, seated
from chanbara.sword.rules.events import CardTaken, Discarded, Drew
from chanbara.sword.rules.plain import encode, keys_of
from chanbara.sword.rules.words import NONE, Aim, Kind, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog
    from chanbara.sword.rules.options import Option

Lines = tuple[tuple[str, ...], ...]
"""By seat, what it is told."""
NOTHING: Lines = ((),) * PLAYERS
DEALT, HELD = "Role", "Hand"
"""The first words of the lines about the deal."""
AWAY = ("self", "left", "right")
"""The seats of an action, by their distance clockwise."""


class Deal(NamedTuple):
    """A deal in progress: first the roles, then one hand after another."""

    variant: Variant
    roles: tuple[str, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()


class Draw(NamedTuple):
    """A chance node after an act: what may come of it."""

    outcomes: list[Outcome]
    since: int
    """The number of events before."""


Moment = Deal | Draw | Game


class Branch(NamedTuple):
    """One way on: an outcome of chance with its probability, or an action (with 1)."""

    label: str
    chance: float
    moment: Moment
    told: Lines


def following(moment: Moment) -> list[Branch]:
    """Return every branch, in a stable order; actions in the order of ``action_numbers``."""
    if isinstance(moment, Deal):
        return _roles(moment) if not moment.roles else _hand(moment)
    if isinstance(moment, Draw):
        return [
            Branch(_drawn(one.game, moment.since), one.chance, one.game, _happened(one.game, moment.since))
            for one in moment.outcomes
        ]
    return [] if moment.over else _choices(moment)


# --- the deal -----------------------------------------------------------------------------------------------


def _roles(deal: Deal) -> list[Branch]:
    found = deal.variant.roles
    return [
        Branch(" ".join(roles), 1 / len(found), deal._replace(roles=roles), _told_roles(roles))
        for roles in found
    ]


def _told_roles(roles: tuple[str, ...]) -> Lines:
    return tuple((f"{DEALT} {role}",) for role in roles)


def _hand(deal: Deal) -> list[Branch]:
    """Deal the next hand; after the last one the Shogun's turn begins."""
    cards = catalog(deal.variant)
    seat = len(deal.hands)
    left = Counter(cards.deck)
    for dealt in deal.hands:
        left.subtract(dealt)
    branches = []
    for chance, hand in hands(list(left.elements()), deal.variant.hands[seat]):
        keys = ",".join(keys_of(cards, hand))
        told = _only(seat, f"{HELD} {keys}")
        after: Moment = deal._replace(hands=(*deal.hands, hand))
        if seat == PLAYERS - 1:
            rest = left - Counter(hand)
            game = seated(deal.variant, deal.roles, (*deal.hands, hand), list(rest.elements()))
            after, more = _settled(outcomes(game, lambda one: one.table.advance()), 0)
            told = _joined(told, more)
        branches.append(Branch(f"{seat}: {keys}", chance, after, told))
    return branches


# --- choices ------------------------------------------------------------------------------------------------


def _choices(game: Game) -> list[Branch]:
    asked = game.decision
    assert asked is not None, "somebody must decide"
    since = len(game.table.events)
    branches = []
    for option in asked.options:
        name = action_name(option, asked.seat)
        after, more = _settled(outcomes(game, methodcaller("apply", option.text)), since)
        branches.append(Branch(name, 1.0, after, _joined(_only(asked.seat, f"{CHOSE} {name}"), more)))
    numbers = action_numbers(game.table.catalog)
    return sorted(branches, key=lambda branch: numbers[branch.label])


def _settled(found: list[Outcome], since: int) -> tuple[Moment, Lines]:
    """Return the next moment: a chance node if there are several outcomes."""
    if len(found) > 1:
        return Draw(found, since), NOTHING
    return found[0].game, _happened(found[0].game, since)


def _only(seat: int, line: str) -> Lines:
    """Return a line for one seat alone."""
    return tuple((line,) if one == seat else () for one in range(PLAYERS))


def _joined(one: Lines, other: Lines) -> Lines:
    return tuple(first + second for first, second in zip(one, other, strict=True))


def _happened(game: Game, since: int) -> Lines:
    """Return what each seat is told: the events since, and who must decide what."""
    asked = game.decision
    question = (
        () if asked is None else (question_line(Question(0, asked.number, asked.seat, str(asked.kind))),)
    )
    return tuple(
        (*(event_line(one.kind, one.about) for one in chanbara.seen(game, seat, since)), *question)
        for seat in range(PLAYERS)
    )


def _drawn(game: Game, since: int) -> str:
    """Return what chance decided: the cards that were drawn, taken or lost. Nobody may see all of it."""
    events = [one for one in game.table.events[since:] if isinstance(one, Drew | CardTaken | Discarded)]
    fields = (dict(zip(one._fields, encode(game.table.catalog, one)[1:], strict=True)) for one in events)
    return "; ".join(event_line(type(one).__name__, about) for one, about in zip(events, fields, strict=True))


# --- actions ------------------------------------------------------------------------------------------------


def action_name(option: Option, seat: int) -> str:
    """Return an option in our notation, with a relative seat: the same act has the same name for all."""
    words = [str(option.verb), *([] if option.key is None else [option.key])]
    if option.seat != NONE:
        words.append(AWAY[(option.seat - seat) % PLAYERS])
    return " ".join(words)


@lru_cache
def action_numbers(cards: Catalog) -> dict[str, int]:
    """Return the numbers of all actions of a variant by name."""
    return {name: number for number, name in enumerate(_names(cards))}


def _names(cards: Catalog) -> list[str]:
    names = [str(Verb.END), str(Verb.PASS)]
    for card in cards.cards:
        if not card.copies:
            continue
        if card.is_parry:
            names.append(f"{Verb.PARRY} {card.key}")
        if card.kind is Kind.WEAPON or card.aim in {Aim.OTHER, Aim.HAND, Aim.HAND_OR_PROPERTY}:
            names += [f"{Verb.PLAY} {card.key} {away}" for away in AWAY[1:]]
        elif card.aim is Aim.NOTHING:
            names.append(f"{Verb.PLAY} {card.key}")
    return names

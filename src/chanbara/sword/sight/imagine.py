"""Determinization: a complete game that a seat cannot distinguish from the real one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from chanbara.kernel.chance import Chance, derive_key
from chanbara.sword.editions import catalog_named
from chanbara.sword.position import game_from
from chanbara.sword.rules.knowledge import everybody, learn
from chanbara.sword.rules.plain import STEPS, decode, numbers_of
from chanbara.sword.rules.state import Player, Table
from chanbara.sword.rules.traces import Marks, Traces, Waiting, slim
from chanbara.sword.rules.words import NONE, Moment, Phase
from chanbara.sword.sight.view import StepView, View, WaitingView

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.sword.rules.catalog import Catalog, RoleCard


def imagine(view: View, seed: int | str) -> Game:
    """Return a game consistent with ``view``, sampled as dealing would, with a key of its own."""
    if view.result is not None:
        message = "the game is over: there is nothing left to imagine"
        raise ValueError(message)
    catalog = catalog_named(view.edition)
    chance = Chance(derive_key(f"imagine {seed}"))
    roles, removed = imagine_roles(catalog, chance, view)
    hands, deck = imagine_cards(catalog, chance, view)
    table = Table(catalog, Chance(derive_key(f"imagined {seed}")), [])
    table.players = [
        _player(catalog, view, seat, roles[seat], hands[seat]) for seat in range(len(view.seats))
    ]
    table.removed = removed
    table.deck = deck
    table.pile = numbers_of(catalog, list(view.pile))
    table.playing = NONE if view.playing is None else catalog.card_numbers[view.playing]
    table.active = view.active
    table.turn = view.turn
    table.phase = Phase(view.phase)
    table.weapons_played = view.weapons_played
    table.weapons_added = view.weapons_added
    table.used = view.used
    table.sealed = tuple((seat, _sealed_card(catalog, chance, hands[seat], key)) for seat, key in view.sealed)
    table.traces = _traces(catalog, view)
    _keep_knowledge(table, view)
    table.stack = [decode(catalog, STEPS, _written(step)) for step in view.pending]
    assert view.decision is not None, "a game that goes on asks somebody"
    table.asked = view.decision.number - 1
    table.advance()
    return game_from(table)


def imagine_roles(
    catalog: Catalog, chance: Chance, view: View
) -> tuple[list[RoleCard], tuple[RoleCard, ...]]:
    """Return a role card for each seat, and those removed: known ones stay, others are dealt (2.1, 2.2)."""
    known = {one.seat: catalog.role_cards[one.role] for one in view.seats if one.role is not None}
    left = list(catalog.roles)
    for card in known.values():
        left.remove(card)
    wanted = Counter(catalog.deals.roles[len(view.seats)])
    wanted.subtract(card.role for card in known.values())
    chance.shuffle(left)
    dealt, removed = [], []
    for card in left:
        if wanted[card.role] > 0:
            wanted[card.role] -= 1
            dealt.append(card)
        elif card.role in catalog.deals.roles[len(view.seats)] and card.stars:
            removed.append(card)
    chance.shuffle(dealt)
    roles = [known[seat] if seat in known else dealt.pop() for seat in range(len(view.seats))]
    return roles, tuple(removed)


def imagine_cards(catalog: Catalog, chance: Chance, view: View) -> tuple[list[list[int]], list[int]]:
    """Return a hand for each seat, and the deck: the unseen cards, in random order."""
    unseen = Counter({number: card.copies for number, card in enumerate(catalog.cards)})
    places = [view.hand, view.pile, (view.playing,) if view.playing is not None else ()]
    places += [one.in_play for one in view.seats]
    places += [one.known for one in view.seats if one.seat != view.seat]
    for place in places:
        unseen.subtract(numbers_of(catalog, list(place)))
    deck = list(unseen.elements())
    chance.shuffle(deck)
    hands = []
    for one in view.seats:
        hand = numbers_of(catalog, list(view.hand if one.seat == view.seat else one.known))
        hand += [deck.pop() for _ in range(one.hand - len(hand))]
        hands.append(sorted(hand))
    return hands, deck


def _sealed_card(catalog: Catalog, chance: Chance, hand: list[int], key: str | None) -> int:
    """Return the card a player has chosen to show: the known one, or a random one of their hand."""
    return hand[chance.below(len(hand))] if key is None else catalog.card_numbers[key]


def _player(catalog: Catalog, view: View, seat: int, role: RoleCard, hand: list[int]) -> Player:
    one = view.seats[seat]
    character = catalog.character_numbers[one.character]
    in_play = numbers_of(catalog, list(one.in_play))
    traits = catalog.combined(len(view.seats), role.role, character, tuple(in_play))
    player = Player(role, character, one.resilience, one.honor, hand, traits)
    player.in_play = in_play
    return player


def _traces(catalog: Catalog, view: View) -> Traces:
    """Return what the levers of designers' cards have left: everybody knows all of it."""
    if not view.later and not any(one.seen_by or one.counters or one.spent for one in view.seats):
        return slim(Traces((), view.from_box, view.started))
    marks = tuple(
        Marks(
            sum(1 << looker for looker in one.seen_by),
            tuple((catalog.card_numbers[key], count) for key, count in one.counters),
            one.spent,
        )
        for one in view.seats
    )
    later = tuple(_waiting(catalog, one) for one in view.later)
    return slim(Traces(later, view.from_box, view.started, marks))


def _waiting(catalog: Catalog, one: WaitingView) -> Waiting:
    card = NONE if one.card is None else catalog.card_numbers[one.card]
    step = decode(catalog, STEPS, _written(one.step))
    return Waiting(Moment(one.moment), one.seat, one.turn, card, step)


def _keep_knowledge(table: Table, view: View) -> None:
    """Restore the observer's knowledge; public knowledge is known to all."""
    for one in view.seats:
        private = Counter(one.known)
        private.subtract(one.exposed)
        for card in numbers_of(table.catalog, list(one.exposed)):
            learn(table, one.seat, card, everybody(table))
        if view.seat is not None:
            for card in numbers_of(table.catalog, list(private.elements())):
                learn(table, one.seat, card, 1 << view.seat)


def _written(step: StepView) -> list[Any]:
    """Return a step as written in a saved game."""
    return [step.kind, *(_written_field(step.about[name]) for name in STEPS[step.kind]._fields)]


def _written_field(value: Any) -> Any:  # noqa: ANN401 - whatever a step holds
    if isinstance(value, StepView):
        return _written(value)
    return list(value) if isinstance(value, tuple) else value

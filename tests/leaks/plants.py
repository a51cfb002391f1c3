"""Planted leaks: plausible mistakes, each switched on by a test and off again.

A plant is a function that changes the real code through monkeypatching; its docstring says the mistake. Which
part of the evidence gives it away stands beside it in ``PLANTS``.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import chanbara
from chanbara.kernel import game as kernel_game
from chanbara.kernel.errors import IllegalChoice
from chanbara.kernel.machine import Decision, Machine
from chanbara.sword import kind as sword_kind
from chanbara.sword.editions import BASE, catalog_named
from chanbara.sword.rules import attack, piles, play, turn
from chanbara.sword.rules.events import CardTaken, Drew
from chanbara.sword.rules.knowledge import everybody, learn, observe_departure, observe_theft, sure_of
from chanbara.sword.rules.plain import keys_of
from chanbara.sword.rules.query import answers, is_harmless, is_immune
from chanbara.sword.rules.refusal import refusal
from chanbara.sword.rules.refusal_play import Refusal
from chanbara.sword.rules.state import Player, Table
from chanbara.sword.rules.words import Aim
from chanbara.sword.sight import seen, view

CATALOG = catalog_named(BASE)

Plant = Callable[[pytest.MonkeyPatch], None]

PARRY = CATALOG.card_numbers["parry"]


def has_parry(player: Player) -> bool:
    return PARRY in player.hand


def skip_the_window(patch: pytest.MonkeyPatch) -> None:
    """A player without an answer is not asked."""
    run = attack.Demand.run

    def leak(step: attack.Demand, table: Table) -> None:
        if answers(table, step.seat, step.proof, step.source):
            run(step, table)
        else:
            table.stack.append(step.otherwise)

    patch.setattr(attack.Demand, "run", leak)


def answer_single_options(patch: pytest.MonkeyPatch) -> None:
    """A question with one answer is answered by the engine."""
    ask = Machine.ask

    def leak(machine: Machine, step: Any, seat: int, kind: str, options: Sequence[Any]) -> None:  # noqa: ANN401
        ask(machine, step, seat, kind, options)
        if len(options) == 1:
            machine.decision = None
            step.answer(machine, options[0])

    patch.setattr(Machine, "ask", leak)


def number_by_options(patch: pytest.MonkeyPatch) -> None:
    """Decisions are numbered by the options they have."""
    ask = Machine.ask

    def leak(machine: Machine, step: Any, seat: int, kind: str, options: Sequence[Any]) -> None:  # noqa: ANN401
        machine.asked += len(options)
        ask(machine, step, seat, kind, options)

    patch.setattr(Machine, "ask", leak)


def ask_the_immune(patch: pytest.MonkeyPatch) -> None:
    """A player whom the card cannot wound is asked anyway if they could parry."""
    run = attack.Challenge.run

    def leak(step: attack.Challenge, table: Table) -> None:
        if is_immune(table, step.seat, step.source) and has_parry(table.players[step.seat]):
            attack.Demand(step.seat, step.proof, step.by, step.source, attack.Wound(0, 0, 0, 0)).run(table)
        else:
            run(step, table)

    patch.setattr(attack.Challenge, "run", leak)


def spare_the_first_draw(patch: pytest.MonkeyPatch) -> None:
    """A player who already holds the top discard is not offered it."""
    run = turn.DrawPhase.run

    def leak(step: turn.DrawPhase, table: Table) -> None:
        player = table.players[table.active]
        if player.traits.takes_discard and table.pile and table.pile[-1] in player.hand:
            piles.draw(table, table.active, turn.CARDS_DRAWN)
        else:
            run(step, table)

    patch.setattr(turn.DrawPhase, "run", leak)


def show_draws(patch: pytest.MonkeyPatch) -> None:
    """A draw shows its cards to all."""

    def leak(catalog: Any, event: Drew, _observer: int | None) -> dict[str, Any]:  # noqa: ANN401
        return seen.seen_drew(catalog, event, event.seat)

    patch.setitem(seen.MASKED, Drew, leak)


def show_thefts(patch: pytest.MonkeyPatch) -> None:
    """A theft shows its card to all."""

    def leak(catalog: Any, event: CardTaken, _observer: int | None) -> dict[str, Any]:  # noqa: ANN401
        return seen.seen_card_taken(catalog, event, event.seat)

    patch.setitem(seen.MASKED, CardTaken, leak)


def mark_thefts_for_all(patch: pytest.MonkeyPatch) -> None:
    """After a theft everyone knows the card in the taker's hand."""

    def leak(table: Table, taker: int, holder: int, card: int) -> None:
        parties = sure_of(table.players[holder], card) | 1 << holder
        observe_theft(table, taker, holder, card)
        learn(table, taker, card, everybody(table) & ~parties)

    patch.setattr(piles, "observe_theft", leak)


def tell_copies_apart(patch: pytest.MonkeyPatch) -> None:
    """A known card stays known while another copy leaves the hand."""

    def leak(table: Table, holder: int, card: int) -> None:
        if card not in table.players[holder].hand:
            observe_departure(table, holder, card)

    patch.setattr(piles, "observe_departure", leak)


def order_known_by_hand(patch: pytest.MonkeyPatch) -> None:
    """Known cards are listed by their position in the hand."""

    def leak(table: Table, player: Player, observer: int) -> tuple[str, ...]:
        known = [card for card, bits in player.known if bits >> observer & 1]
        known.sort(key=lambda card: (player.hand.index(card) * 2 > len(player.hand), -card))
        return tuple(keys_of(table.catalog, known))

    patch.setattr(view, "_known_cards", leak)


def count_knowledge_for_all(patch: pytest.MonkeyPatch) -> None:
    """A card known to one player is shown to all as known."""

    def leak(table: Table, player: Player, _observer: int) -> tuple[str, ...]:
        return tuple(keys_of(table.catalog, sorted(card for card, _ in player.known)))

    patch.setattr(view, "_known_cards", leak)


def show_team_mates(patch: pytest.MonkeyPatch) -> None:
    """Team mates know each other."""
    is_known = view._role_is_known

    def leak(table: Table, observer: int | None, seat: int) -> bool:
        mate = observer is not None and table.players[observer].team is table.players[seat].team
        return mate or is_known(table, observer, seat)

    patch.setattr(view, "_role_is_known", leak)


def show_options(patch: pytest.MonkeyPatch) -> None:
    """Everyone sees the options of the deciding player."""
    decision_view = view._decision_view

    def leak(table: Table, decision: Decision, _observer: int | None) -> view.DecisionView:
        return decision_view(table, decision, decision.seat)

    patch.setattr(view, "_decision_view", leak)


def show_number_of_options(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees how many options there are."""
    decision_view = view._decision_view

    def leak(table: Table, decision: Decision, observer: int | None) -> view.DecisionView:
        honest = decision_view(table, decision, observer)
        return msgspec.structs.replace(honest, kind=f"{honest.kind} 1 of {len(decision.options)}")

    patch.setattr(view, "_decision_view", leak)


def show_defenceless(patch: pytest.MonkeyPatch) -> None:
    """Who cannot parry is shown as Harmless."""
    patch.setattr(view, "is_harmless", lambda player: is_harmless(player) or not has_parry(player))


def limit_weapons_by_hand(patch: pytest.MonkeyPatch) -> None:
    """The weapon limit shown is the number of weapons in hand."""

    def leak(table: Table) -> int:
        return sum(table.catalog.is_weapon[card] for card in table.players[table.active].hand)

    patch.setattr(view, "weapon_limit", leak)


def alter_view(patch: pytest.MonkeyPatch, **fields: Callable[[Any, int | None, chanbara.View], Any]) -> None:
    """Replace fields of every view, computed from table, observer and honest view."""
    observe = chanbara.observe

    def leak(game: chanbara.Game, seat: int | None) -> chanbara.View:
        honest: chanbara.View = observe(game, seat)
        made = {name: make(game.table, seat, honest) for name, make in fields.items()}
        return msgspec.structs.replace(honest, **made)

    patch.setattr(chanbara, "observe", leak)


def show_removed_role(patch: pytest.MonkeyPatch) -> None:
    """The roles left in the box are shown."""
    alter_view(patch, pending=lambda table, _seat, _view: [card.key for card in table.removed])


def show_key(patch: pytest.MonkeyPatch) -> None:
    """The key of all chance is in the view."""
    alter_view(patch, pending=lambda table, _seat, _view: table.chance.key.hex())


def show_top_of_deck(patch: pytest.MonkeyPatch) -> None:
    """The top of the deck is shown as the card being played."""
    alter_view(
        patch, playing=lambda table, _seat, view: view.playing or keys_of(table.catalog, table.deck[-1:])
    )


def show_spectators_a_hand(patch: pytest.MonkeyPatch) -> None:
    """A spectator sees the hand of the first seat."""
    alter_view(
        patch,
        hand=lambda table, seat, view: (
            keys_of(table.catalog, table.players[0].hand) if seat is None else view.hand
        ),
    )


def tell_spectators_a_seat(patch: pytest.MonkeyPatch) -> None:
    """A spectator sees what the first seat sees."""
    tell = chanbara.seen
    patch.setattr(chanbara, "seen", lambda game, seat, since=0: tell(game, seat or 0, since))


def tell_counter(patch: pytest.MonkeyPatch) -> None:
    """Events say how much chance was used."""
    tell = chanbara.seen

    def leak(game: chanbara.Game, seat: int | None, since: int = 0) -> list[chanbara.Seen]:
        told = tell(game, seat, since)
        return [msgspec.structs.replace(one, number=game.table.chance.counter) for one in told]

    patch.setattr(chanbara, "seen", leak)


def order_events_by_hand(patch: pytest.MonkeyPatch) -> None:
    """Simultaneous events are shown in an order that depends on a hand."""
    answer = Machine.answer

    def leak(table: Table, option: Any) -> None:  # noqa: ANN401
        since = len(table.events)
        answer(table, option)
        if has_parry(table.players[table.active]):
            table.events[since:] = table.events[: since - 1 : -1]

    patch.setattr(Machine, "answer", leak)


def order_options_by_hands(patch: pytest.MonkeyPatch) -> None:
    """Acts on players who cannot parry come first."""
    play_options = play.play_options

    def leak(table: Table, player: Player) -> list[Any]:
        options = play_options(table, player)
        return sorted(options, key=lambda option: has_parry(table.players[option.seat]))

    patch.setattr(play, "play_options", leak)


def offer_by_hands(patch: pytest.MonkeyPatch) -> None:
    """A theft is offered only where there is a weapon to be had."""
    aim_hand = play.AIMS[Aim.HAND]

    def leak(table: Table, card: int) -> list[Any]:
        weapons = table.catalog.is_weapon
        return [
            option
            for option in aim_hand(table, card)
            if any(weapons[one] for one in table.players[option.seat].hand)
        ]

    patch.setitem(play.AIMS, Aim.HAND, leak)


def refuse_by_hand(patch: pytest.MonkeyPatch) -> None:
    """A refusal reveals whether the target could parry."""

    def leak(table: Table, text: str, seat: int) -> Refusal:
        honest = refusal(table, text, seat)
        target = honest.about.get("target")
        is_ready = isinstance(target, int) and has_parry(table.players[target])
        return honest._replace(rule="6.2") if is_ready else honest

    patch.setattr(sword_kind, "refusal", leak)


def tell_options_when_late(patch: pytest.MonkeyPatch) -> None:
    """A late answer gets the current options."""
    apply = kernel_game.Game.apply

    def leak(game: chanbara.Game, choice: int | str, decision: int | None = None) -> None:
        try:
            apply(game, choice, decision)
        except IllegalChoice as error:
            offered = "" if game.decision is None else ", ".join(game.decision.texts())
            raise IllegalChoice(error.code, f"{error} Open are: {offered}") from error

    patch.setattr(kernel_game.Game, "apply", leak)


PLANTS: dict[Plant, str] = {
    skip_the_window: "who is asked",
    answer_single_options: "who is asked",
    number_by_options: "who is asked",
    ask_the_immune: "who is asked",
    spare_the_first_draw: "who is asked",
    show_draws: "his events",
    show_thefts: "his events",
    mark_thefts_for_all: "his view",
    tell_copies_apart: "his view",
    order_known_by_hand: "his view",
    count_knowledge_for_all: "his view",
    show_team_mates: "his view",
    show_options: "his view",
    show_number_of_options: "his view",
    show_defenceless: "his view",
    limit_weapons_by_hand: "his view",
    show_removed_role: "his view",
    show_key: "his view",
    show_top_of_deck: "his view",
    show_spectators_a_hand: "his view",
    tell_spectators_a_seat: "his events",
    tell_counter: "his events",
    order_events_by_hand: "his events",
    order_options_by_hands: "his view",
    offer_by_hands: "whether others may act",
    refuse_by_hand: "his refusals",
    tell_options_when_late: "a late choice",
}
"""Every plant, and what gives it away first."""

"""Planted leaks in the windows of Rising Sun, like those in ``plants``.

Beside each plant stand what gives it away first and the window (see ``windows``) at which it is found.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import chanbara
from chanbara.kernel.machine import Decision
from chanbara.sword import kind as sword_kind
from chanbara.sword.rules import attack, effects, escape, harm, piles, play, reveal, showing
from chanbara.sword.rules.events import Sealed
from chanbara.sword.rules.knowledge import everybody, learn
from chanbara.sword.rules.plain import keys_of
from chanbara.sword.rules.query import answers
from chanbara.sword.rules.refusal import refusal
from chanbara.sword.rules.refusal_play import Refusal
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.words import Prompt, Proof, Role, Verb
from chanbara.sword.sight import seen, view
from tests.leaks.plants import Plant, alter_view

# --- windows that open by what is in a hand -----------------------------------------------------------------


def ask_okuni_with_origami_only(patch: pytest.MonkeyPatch) -> None:
    """Who has no card to escape with is not asked."""
    run = escape.Affect.run

    def leak(step: escape.Affect, table: Table) -> None:
        if escape.escapes(table, step.seat):
            run(step, table)
        else:
            table.stack.append(step.step)

    patch.setattr(escape.Affect, "run", leak)


def name_the_way_out(patch: pytest.MonkeyPatch) -> None:
    """A player who can escape a demand is asked about it, one who cannot is asked to parry."""
    run = attack.Demand.run

    def leak(step: attack.Demand, table: Table) -> None:
        run(step, table)
        asked = table.decision
        if asked is not None and any(option.verb is Verb.ESCAPE for option in asked.options):
            asked.kind = Prompt.ESCAPE.value

    patch.setattr(attack.Demand, "run", leak)


def skip_demands(patch: pytest.MonkeyPatch, is_skipped: Callable[[Table, attack.Demand], bool]) -> None:
    """Let demands go unanswered under a condition."""
    run = attack.Demand.run

    def leak(step: attack.Demand, table: Table) -> None:
        if is_skipped(table, step):
            table.stack.append(step.otherwise)
        else:
            run(step, table)

    patch.setattr(attack.Demand, "run", leak)


def skip_steel_without_weapon(patch: pytest.MonkeyPatch) -> None:
    """Who has no weapon is not asked to parry a weapon that only weapons parry."""
    skip_demands(
        patch,
        lambda table, step: (
            step.proof is Proof.STEEL and not answers(table, step.seat, step.proof, step.source)
        ),
    )


def skip_counterattack_without_parry(patch: pytest.MonkeyPatch) -> None:
    """An attacker who cannot parry a Counterattack is not asked."""
    skip_demands(
        patch,
        lambda table, step: (
            table.catalog.cards[step.source].parries_weapons_only
            and not answers(table, step.seat, step.proof, step.source)
        ),
    )


def answer_where_all_are_alike(patch: pytest.MonkeyPatch, kind: type[Any]) -> None:
    """Let the engine answer this decision if the hand leaves no choice."""
    run = kind.run

    def leak(step: Any, table: Table) -> None:  # noqa: ANN401 - the step of that kind
        run(step, table)
        asked = table.decision
        if asked is not None and len(asked.options) == 1:
            table.decision = None
            step.answer(table, asked.options[0])

    patch.setattr(kind, "run", leak)


def show_the_only_card(patch: pytest.MonkeyPatch) -> None:
    """A player with equal cards only is not asked which one to show."""
    answer_where_all_are_alike(patch, showing.Seal)


def give_up_the_only_card(patch: pytest.MonkeyPatch) -> None:
    """A player with equal cards only is not asked which one to discard."""
    answer_where_all_are_alike(patch, effects.GiveUp)


def holds_parry(table: Table, seat: int) -> bool:
    return any(card in table.catalog.parries for card in table.players[seat].hand)


def absorb_without_parry(patch: pytest.MonkeyPatch) -> None:
    """A property that absorbs is offered only to players who could not have parried."""
    run = harm.Lose.run

    def leak(step: harm.Lose, table: Table) -> None:
        if holds_parry(table, step.seat):
            harm.lose_resilience(table, *step)
        else:
            run(step, table)

    patch.setattr(harm.Lose, "run", leak)


def may_draw_without_parry(patch: pytest.MonkeyPatch) -> None:
    """A player with a parry left is not asked whether to draw."""
    run = effects.MayDraw.run

    def leak(step: effects.MayDraw, table: Table) -> None:
        if not holds_parry(table, step.seat):
            run(step, table)

    patch.setattr(effects.MayDraw, "run", leak)


def grant_to_the_needy(patch: pytest.MonkeyPatch) -> None:
    """Only a player without a parry may be chosen to draw."""
    run = effects.Grant.run

    def leak(step: effects.Grant, table: Table) -> None:
        run(step, table)
        asked = table.decision
        assert asked is not None
        needy = [option for option in asked.options if not holds_parry(table, option.seat)]
        asked.options = needy or asked.options

    patch.setattr(effects.Grant, "run", leak)


def foil_without_parry(patch: pytest.MonkeyPatch) -> None:
    """Lady Chacha reveals only where she could not parry."""

    def leak(table: Table, by: int, seat: int, source: int) -> None:
        step: Any = attack.Demand(seat, Proof.PARRY, by, source, attack.Strike(by, seat, source))
        if not holds_parry(table, seat):
            for wrap in table.players[seat].traits.on_aimed:
                step = wrap(table, seat, source, step)
        table.stack.append(step)

    patch.setattr(play, "attack", leak)


# --- cards that are chosen to be shown ----------------------------------------------------------------------


def tell_sealed(patch: pytest.MonkeyPatch) -> None:
    """The event reveals the chosen card to all."""

    def leak(catalog: Any, event: Sealed, _observer: int | None) -> dict[str, Any]:  # noqa: ANN401
        return seen.seen_sealed(catalog, event, event.seat)

    patch.setitem(seen.MASKED, Sealed, leak)


def show_sealed(patch: pytest.MonkeyPatch) -> None:
    """The view shows all which card was chosen."""
    patch.setattr(view, "_all_shown", lambda _table: True)


def show_sealed_to_who_chose(patch: pytest.MonkeyPatch) -> None:
    """Who has chosen sees what the others chose."""

    def leak(table: Table, seat: int | None, honest: chanbara.View) -> Any:  # noqa: ANN401
        keys = keys_of(table.catalog, [card for _, card in table.sealed])
        chose = seat in {holder for holder, _ in table.sealed}
        return list(zip(range(8), keys, strict=False)) if chose else honest.sealed

    alter_view(patch, sealed=leak)


def order_sealed_by_card(patch: pytest.MonkeyPatch) -> None:
    """Choices are listed by card, and not as they were made."""
    answer = showing.Seal.answer

    def leak(step: showing.Seal, table: Table, option: Any) -> None:  # noqa: ANN401
        answer(step, table, option)
        table.sealed = tuple(sorted(table.sealed, key=lambda one: one[1]))

    patch.setattr(showing.Seal, "answer", leak)


def know_sealed_at_once(patch: pytest.MonkeyPatch) -> None:
    """The card is known to all when it is chosen, not when it is shown."""
    answer = showing.Seal.answer

    def leak(step: showing.Seal, table: Table, option: Any) -> None:  # noqa: ANN401
        answer(step, table, option)
        learn(table, step.seat, option.card, everybody(table))

    patch.setattr(showing.Seal, "answer", leak)


def keep_sealed_on_the_stack(patch: pytest.MonkeyPatch) -> None:
    """The step that will show the cards says which they are."""

    def leak(table: Table, _seat: int | None, honest: chanbara.View) -> Any:  # noqa: ANN401
        cards = tuple(keys_of(table.catalog, [card for _, card in table.sealed]))
        return tuple(
            view.StepView(step.kind, {**step.about, "cards": cards}) if step.kind == "ShowAll" else step
            for step in honest.pending
        )

    alter_view(patch, pending=leak)


def name_sealed_as_the_cause(patch: pytest.MonkeyPatch) -> None:
    """The question to the next names the card that was chosen before as its cause."""
    decision_view = view._decision_view

    def leak(table: Table, decision: Decision, observer: int | None) -> view.DecisionView:
        honest = decision_view(table, decision, observer)
        if not table.sealed:
            return honest
        return msgspec.structs.replace(honest, source=table.catalog.cards[table.sealed[-1][1]].key)

    patch.setattr(view, "_decision_view", leak)


def refuse_by_sealed(patch: pytest.MonkeyPatch) -> None:
    """A refusal reveals whether another has chosen a card."""

    def leak(table: Table, text: str, seat: int) -> Refusal:
        honest = refusal(table, text, seat)
        chosen = keys_of(table.catalog, [card for holder, card in table.sealed if holder != seat])
        return honest._replace(rule="4.2") if honest.about.get("card") in chosen else honest

    patch.setattr(sword_kind, "refusal", leak)


# --- what is known, the deck, the roles ---------------------------------------------------------------------


def know_every_copy(patch: pytest.MonkeyPatch) -> None:
    """Taking a property into hand reveals all copies of it in that hand."""

    def leak(table: Table, holder: int, card: int, observers: int) -> None:
        for _ in range(table.players[holder].hand.count(card)):
            learn(table, holder, card, observers)

    patch.setattr(piles, "learn", leak)


def peek_before_revealing(patch: pytest.MonkeyPatch) -> None:
    """A player who may reveal another card sees it before deciding."""
    run = reveal.Choose.run

    def leak(step: reveal.Choose, table: Table) -> None:
        run(step._replace(cards=(*step.cards, table.deck[-1])), table)

    patch.setattr(reveal.Choose, "run", leak)


def show_stars(patch: pytest.MonkeyPatch) -> None:
    """The stars of all players are shown, though not their roles."""
    alter_view(patch, pending=lambda table, _seat, _view: [one.role.stars for one in table.players])


def show_ronin_to_ronin(patch: pytest.MonkeyPatch) -> None:
    """The two Ronin know each other."""
    is_known = view._role_is_known

    def leak(table: Table, observer: int | None, seat: int) -> bool:
        seats = {observer, seat} - {None}
        both = all(table.players[one].role.role is Role.RONIN for one in seats if one is not None)
        return (both and observer is not None) or is_known(table, observer, seat)

    patch.setattr(view, "_role_is_known", leak)


PLANTS_RISING_SUN: dict[Plant, tuple[str, str]] = {
    ask_okuni_with_origami_only: ("who is asked", "Okuni and Diversion"),
    name_the_way_out: ("who is asked", "Okuni and Battle Cry"),
    skip_steel_without_weapon: ("who is asked", "Chigiriki"),
    skip_counterattack_without_parry: ("who is asked", "Counterattack"),
    show_the_only_card: ("who is asked", "Intuition, a later one"),
    give_up_the_only_card: ("who is asked", "Manriki Gusari"),
    absorb_without_parry: ("who is asked", "Peasant"),
    may_draw_without_parry: ("who is asked", "Bokuden answers"),
    grant_to_the_needy: ("his view", "Kote"),
    foil_without_parry: ("his view", "Lady Chacha"),
    tell_sealed: ("his events", "Intuition, a later one"),
    show_sealed: ("his view", "Intuition, a later one"),
    show_sealed_to_who_chose: ("his view", "Intuition, the last"),
    order_sealed_by_card: ("his view", "Intuition, the last"),
    know_sealed_at_once: ("his view", "Intuition, a later one"),
    keep_sealed_on_the_stack: ("his view", "Intuition, a later one"),
    name_sealed_as_the_cause: ("his view", "Intuition, a later one"),
    refuse_by_sealed: ("his refusals", "Intuition, the last"),
    know_every_copy: ("his view", "Okuni and Mimicry"),
    peek_before_revealing: ("his view", "Masamune and Bushido"),
    show_stars: ("his view", "five roles, of which three were chosen"),
    show_ronin_to_ronin: ("his view", "two Ronin"),
}
"""Every plant, what gives it away first, and where."""

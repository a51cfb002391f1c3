"""An attack: the demand for a parry, and the strike (6). Battle cries and their like use the same demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.escape import escape, escapes
from chanbara.sword.rules.events import Answered, Unanswered
from chanbara.sword.rules.harm import lose
from chanbara.sword.rules.piles import discard_property, lay_down, leave_hand
from chanbara.sword.rules.query import answers, is_harmless, is_immune, is_played, wounds_dealt
from chanbara.sword.rules.words import NONE, Prompt, Proof, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table

# A member looked up on its class costs several times a name of the module; these are asked for at every step.
PARRY, WEAPON, STEEL = Proof.PARRY, Proof.WEAPON, Proof.STEEL
PASS, ESCAPE, USE_CARD = Verb.PASS, Verb.ESCAPE, Verb.PARRY

PROMPTS = {PARRY: Prompt.PARRY.value, WEAPON: Prompt.WEAPON.value, STEEL: Prompt.PARRY.value}
VERBS = {PARRY: Verb.PARRY, WEAPON: Verb.DISCARD, STEEL: Verb.PARRY}


def attack(table: Table, by: int, seat: int, source: int) -> None:
    """Schedule an attack: the parry window, then the strike (6.1). On oneself there is no window (11.6)."""
    step: Any = Strike(by, seat, source)
    if by != seat:
        step = Demand(seat, table.catalog.cards[source].proof, by, source, otherwise=step)
    # Wrapped from the inside out: what is to come first (3.9) is wrapped last.
    for wrap in reversed(table.players[seat].traits.on_aimed):
        step = wrap(table, seat, source, step)
    table.stack.append(step)


class Demand(NamedTuple):
    """A card that meets the demand, or else something happens (6.2, 9.1, 10.3)."""

    seat: int
    proof: Proof
    by: int
    source: int
    otherwise: Any
    met: Any = None
    """What happens when it is met, where anything does."""

    def run(self, table: Table) -> None:
        """Ask everybody who has a card in hand, whatever it is: only an empty hand is not asked (12.1)."""
        seat, proof, _, source, otherwise, _ = self
        player = table.players[seat]
        traits = player.traits
        if not player.hand and not (proof is PARRY and traits.gives_up_properties and player.in_play):
            table.stack.append(otherwise)
            return
        cards = answers(table, seat, proof, source)
        with_card = table.catalog.with_card[VERBS[proof]]
        options = [with_card[card] for card in cards]
        if traits.gives_up_properties or traits.escapes:
            options += ways_round(table, self, cards)
        options.append(table.catalog.pass_)
        table.ask(self, seat, PROMPTS[proof], options)

    def answer(self, table: Table, option: Option) -> None:
        """Have the card meet the demand, or let happen what happens otherwise."""
        seat, _, by, source, otherwise, met = self
        if option.verb is PASS:
            table.events.append(Unanswered(seat, by, source))
            table.stack.append(otherwise)
        elif option.verb is ESCAPE:
            escape(table, seat, option.card, by, source)
        elif option.prop != NONE:
            discard_property(table, seat, option.prop)
            table.events.append(Answered(seat, option.prop, by, source))
        else:
            if met is not None:
                table.stack.append(met)
            answer_with(table, option, self)


def ways_round(table: Table, demand: Demand, cards: list[int]) -> list[Option]:
    """Return what else meets a demand: properties where they may be given up, and cards to be left out."""
    seat, proof, by, source, _, _ = demand
    catalog, player = table.catalog, table.players[seat]
    options: list[Option] = []
    if proof is PARRY and player.traits.gives_up_properties:
        options += [catalog.option(USE_CARD, NONE, seat, prop) for prop in dict.fromkeys(player.in_play)]
    if player.traits.escapes and NONE not in {by, source} and not catalog.is_weapon[source]:
        # A card that meets the demand anyway is offered once.
        options += [catalog.with_card[ESCAPE][card] for card in escapes(table, seat) if card not in cards]
    return options


def answer_with(table: Table, option: Option, demand: Demand) -> None:
    """Meet a demand with a card from hand: it goes to the pile at once (3.7), and may do more (6.2, 11.9)."""
    card = option.card
    seat, proof, by, source, _, _ = demand
    leave_hand(table, seat, card)
    table.pile.append(card)
    table.events.append(Answered(seat, card, by, source))
    if option.verb is USE_CARD:
        entry = table.catalog.cards[card]
        if entry.answered is not None:
            entry.answered(table, seat, by, card)
    if table.players[seat].traits.on_played and is_played(table, proof, by, source):
        lay_down(table, seat, card)


class Challenge(NamedTuple):
    """One player's part in an action that demands something of everybody (9.1, 9.6)."""

    seat: int
    proof: Proof
    by: int
    source: int

    def run(self, table: Table) -> None:
        """Skip players who are Harmless when their turn comes (4.3), or whom the card cannot wound (6.0)."""
        seat, proof, by, source = self
        if not is_harmless(table.players[seat]):
            challenge(table, seat, proof, by, source)


def challenge(table: Table, seat: int, proof: Proof, by: int, source: int) -> None:
    """Demand something of a player, who otherwise suffers 1 wound, if the card can wound them (6.0)."""
    if not is_immune(table, seat, source):
        table.stack.append(Demand(seat, proof, by, source, Wound(by, seat, source, 1)))


class Strike(NamedTuple):
    """A weapon hits (6.3 to 6.5)."""

    by: int
    seat: int
    source: int

    def run(self, table: Table) -> None:
        """Deal its wounds."""
        by, seat, source = self
        if not is_immune(table, seat, source):
            lose(table, by, seat, source, wounds_dealt(table, by, seat, source))


class Wound(NamedTuple):
    """A number of wounds that nothing changes (9.1)."""

    by: int
    seat: int
    source: int
    wounds: int

    def run(self, table: Table) -> None:
        """Deal them, to who can be wounded by it."""
        if not is_immune(table, self.seat, self.source):
            lose(table, *self)

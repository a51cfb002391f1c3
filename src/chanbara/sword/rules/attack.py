"""An attack: the demand for a parry, and the strike (6). Battle cries and their like use the same demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.events import Answered, Unanswered
from chanbara.sword.rules.harm import suffer
from chanbara.sword.rules.piles import leave_hand
from chanbara.sword.rules.query import answers, is_harmless, is_immune, wounds_dealt
from chanbara.sword.rules.words import Prompt, Proof, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table

# A member looked up on its class costs several times a name of the module; these are asked for at every step.
PARRY, WEAPON, PASS = Proof.PARRY, Proof.WEAPON, Verb.PASS

PROMPTS = {PARRY: Prompt.PARRY.value, WEAPON: Prompt.WEAPON.value}
VERBS = {PARRY: Verb.PARRY, WEAPON: Verb.DISCARD}


def attack(table: Table, by: int, seat: int, source: int) -> None:
    """Schedule an attack: the parry window, then the strike (6.1)."""
    table.stack.append(Demand(seat, PARRY, by, source, otherwise=Strike(by, seat, source)))


class Demand(NamedTuple):
    """A card that meets the demand, or else something happens (6.2, 10.3)."""

    seat: int
    proof: Proof
    by: int
    source: int
    otherwise: Any
    met: Any = None
    """What happens when it is met, where anything does."""

    def run(self, table: Table) -> None:
        """Ask everybody who has a card in hand, whatever it is: only an empty hand is not asked (12.1)."""
        seat, proof, _, _, otherwise, _ = self
        if table.players[seat].hand:
            catalog = table.catalog
            with_card = catalog.with_card[VERBS[proof]]
            options = [with_card[card] for card in answers(table, seat, proof)]
            options.append(catalog.pass_)
            table.ask(self, seat, PROMPTS[proof], options)
        else:
            table.stack.append(otherwise)

    def answer(self, table: Table, option: Option) -> None:
        """Have the card meet the demand, or let happen what happens otherwise."""
        seat, _, by, source, otherwise, met = self
        if option.verb is PASS:
            table.events.append(Unanswered(seat, by, source))
            table.stack.append(otherwise)
        else:
            leave_hand(table, seat, option.card)
            table.pile.append(option.card)
            table.events.append(Answered(seat, option.card, by, source))
            if met is not None:
                table.stack.append(met)


class Challenge(NamedTuple):
    """One player's part in an action that demands something of everybody (9.1, 9.6)."""

    seat: int
    proof: Proof
    by: int
    source: int

    def run(self, table: Table) -> None:
        """Leave out who is Harmless as it comes to him (4.3) and whom the card cannot wound (6.0)."""
        seat, proof, by, source = self
        if not is_harmless(table.players[seat]) and not is_immune(table, seat, source):
            Demand(seat, proof, by, source, Wound(by, seat, source, 1)).run(table)


class Strike(NamedTuple):
    """A weapon hits (6.3 to 6.5)."""

    by: int
    seat: int
    source: int

    def run(self, table: Table) -> None:
        """Deal its wounds."""
        by, seat, source = self
        if not is_immune(table, seat, source):
            suffer(table, by, seat, source, wounds_dealt(table, by, seat, source))


class Wound(NamedTuple):
    """A number of wounds that nothing changes (9.1)."""

    by: int
    seat: int
    source: int
    wounds: int

    def run(self, table: Table) -> None:
        """Deal them."""
        suffer(table, *self)

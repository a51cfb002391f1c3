"""The opponent with two sides: damage turns Shiro, and a turn to B has its price (A6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.bushido import meanwhile
from chanbara.duel.rules.decks import draw_actions, draw_standard
from chanbara.duel.rules.events import Penalty, SideTurned
from chanbara.duel.rules.options import Option
from chanbara.duel.rules.values import change_counter, lose_qi, set_red_die, take_life
from chanbara.duel.rules.words import PLAYER, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


class ChoosePenalty(NamedTuple):
    """The player chooses the price of the turn."""

    def run(self, duel: Duel) -> None:
        """Offer what can be paid."""
        duel.ask(self, PLAYER, Prompt.PENALTY.value, [*penalties(duel), *meanwhile(duel)])

    def answer(self, duel: Duel, option: Option) -> None:
        """Apply it at once."""
        assert option.key is not None
        what, _, card = option.key.partition(":")
        duel.events.append(Penalty(what, card or None))
        if what == "qi":
            lose_qi(duel, 1)
        elif what == "life":
            take_life(duel, 1)
        elif what == "die":
            set_red_die(duel, duel.red_die - 1)
        else:
            remove_card(duel, what, card)


def turn_side(duel: Duel) -> None:
    """Turn the card; on side B a penalty is due at once."""
    duel.side_b = not duel.side_b
    duel.events.append(SideTurned("b" if duel.side_b else "a"))
    if duel.side_b:
        duel.stack.append(ChoosePenalty())


def penalties(duel: Duel) -> list[Option]:
    """Return the penalties that can be chosen now."""
    keys = ["qi"] if duel.qi else []
    keys.append("life")
    keys += [f"hand:{card}" for card in dict.fromkeys(duel.hand)]
    keys += [f"discard:{card}" for card in dict.fromkeys(sorted(duel.discard))]
    if duel.red_die > duel.book.red_die_least:
        keys.append("die")
    return [Option(Verb.PENALTY, key) for key in keys]


def remove_card(duel: Duel, place: str, card: str) -> None:
    """Remove an action card from the game; a special card from hand is replaced by a standard one (A6.2).

    In the balanced version a player who pays with a card also faces a stronger counterattack (B5.1).
    """
    rulings = duel.book.rulings
    getattr(duel, place).remove(card)
    duel.removed.append(card)
    if place == "hand" and duel.book.actions[card].is_special:
        if rulings.replacement_is_standard:
            draw_standard(duel)
        else:
            draw_actions(duel, 1)
    if rulings.balanced_shiro:
        change_counter(duel, duel.field.opponents[duel.target].card_counter)

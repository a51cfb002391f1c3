"""Being left out of another's action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.events import Escaped
from chanbara.sword.rules.piles import lay_down, leave_hand
from chanbara.sword.rules.words import NONE, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table


def escapes(table: Table, seat: int) -> list[int]:
    """Return the cards in hand that a player may play to be left out, each once."""
    player, cards = table.players[seat], table.catalog.cards
    return [
        card for card in dict.fromkeys(player.hand) if any(way(cards[card]) for way in player.traits.escapes)
    ]


def escape(table: Table, seat: int, card: int, by: int, source: int) -> None:
    """Play a card to be left out."""
    leave_hand(table, seat, card)
    table.pile.append(card)
    table.events.append(Escaped(seat, card, by, source))
    lay_down(table, seat, card)


def affect(table: Table, seat: int, by: int, source: int, step: Any) -> Any:  # noqa: ANN401 - steps of this game
    """Return the effect of an action on a player, preceded by their chance to escape if they have one."""
    if seat != by and table.players[seat].traits.escapes:
        return Affect(seat, by, source, step)
    return step


class Affect(NamedTuple):
    """An action is about to affect a player who may escape it."""

    seat: int
    by: int
    source: int
    step: Any
    """The effect on the player."""

    def run(self, table: Table) -> None:
        """Ask, unless the hand is empty, or the property that was meant is gone."""
        prop = getattr(self.step, "prop", NONE)
        if prop != NONE and prop not in table.players[self.seat].in_play:
            return
        if table.players[self.seat].hand:
            ways = table.catalog.with_card[Verb.ESCAPE]
            options = [ways[card] for card in escapes(table, self.seat)]
            table.ask(self, self.seat, Prompt.ESCAPE.value, [*options, table.catalog.pass_])
        else:
            table.stack.append(self.step)

    def answer(self, table: Table, option: Option) -> None:
        """Escape, or be affected."""
        if option.verb is Verb.ESCAPE:
            escape(table, self.seat, option.card, self.by, self.source)
        else:
            table.stack.append(self.step)

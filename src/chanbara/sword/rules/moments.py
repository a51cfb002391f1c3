"""What fills the windows of entries from data files: functions that remember a program and start it.

They are plain records, so that a catalog can tell each program its place, and the flat core can read them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.choices import Attacked
from chanbara.sword.rules.events import Defeated
from chanbara.sword.rules.program import Program, Selector, Who
from chanbara.sword.rules.program_query import count_of
from chanbara.sword.rules.run import may_start, start, started
from chanbara.sword.rules.words import NONE

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table


class Playing(NamedTuple):
    """``Card.play`` of an action."""

    program: Program

    def __call__(self, table: Table, seat: int, option: Option) -> None:
        start(table, self.program, seat, option.seat, option.card, option.prop)


class Answering(NamedTuple):
    """``Card.answered``: the other is who is answered."""

    program: Program

    def __call__(self, table: Table, seat: int, by: int, card: int) -> None:
        start(table, self.program, seat, by, card)


class AtSeat(NamedTuple):
    """A moment that only says whose it is: the start of a turn."""

    program: Program

    def __call__(self, table: Table, seat: int) -> None:
        start(table, self.program, seat, NONE, self.program.prop)


class AtDefeat(NamedTuple):
    """When anybody lost their last resilience point; the other is who did."""

    program: Program

    def __call__(self, table: Table, seat: int) -> None:
        defeated = next(event.seat for event in reversed(table.events) if isinstance(event, Defeated))
        start(table, self.program, seat, defeated, self.program.prop)


class AtCard(NamedTuple):
    """A moment with a card: the property itself, or the card that was played."""

    program: Program

    def __call__(self, table: Table, seat: int, card: int) -> None:
        start(table, self.program, seat, NONE, card)


class Hitting(NamedTuple):
    """After wounds, for the player who dealt them."""

    program: Program

    def __call__(self, table: Table, by: int, victim: int, source: int, lost: int) -> None:
        start(table, self.program, by, victim, source, number=lost)


class Wounded(NamedTuple):
    """After wounds by a weapon, for the player who suffered them."""

    program: Program

    def __call__(self, table: Table, by: int, victim: int, source: int, lost: int) -> None:
        start(table, self.program, victim, by, source, number=lost)


class Hurt(NamedTuple):
    """After wounds by any card of another: once, or by a ruling once for each point (13)."""

    program: Program

    def __call__(self, table: Table, by: int, victim: int, source: int, lost: int) -> None:
        for _ in range(lost if table.catalog.rulings.strikes_back_per_wound else 1):
            start(table, self.program, victim, by, source, number=lost)


class Aimed(NamedTuple):
    """When a weapon was played on the player: the attack goes on afterwards, unless the program ends it."""

    program: Program

    def __call__(self, table: Table, seat: int, weapon: int, attack: Any) -> Any:  # noqa: ANN401 - steps
        run = started(table, self.program, seat, table.active, weapon)
        return attack if run is None else Attacked(run, attack)


class CountedWounds(NamedTuple):
    """``Card.wounds_by``: as many wounds as there are of something; weapons are played by who is on turn."""

    what: int
    """A ``Count``."""
    whose: int
    """ME or OTHER."""

    def __call__(self, table: Table, target: int) -> int:
        seat = table.active if self.whose == Who.ME else target
        return count_of(table, self.what, seat)


class StandsIn(NamedTuple):
    """``Traits.answers``: cards that stand in for a parry, never as the only card in hand."""

    cards: Selector

    def __call__(self, table: Table, seat: int, card: int) -> bool:
        return self.cards(table.catalog.cards[card]) and len(table.players[seat].hand) > 1


class Usable(NamedTuple):
    """``Ability.available``: whether the price can be paid."""

    cost: int

    def __call__(self, table: Table, seat: int) -> bool:
        player, cards = table.players[seat], table.catalog.cards
        spare = player.resilience - 1
        if self.cost and player.traits.absorbs:
            spare += sum(cards[card].traits.absorbs for card in player.in_play)
        return spare >= self.cost and may_start(table)


class Using(NamedTuple):
    """``Ability.use``."""

    program: Program

    def __call__(self, table: Table, seat: int, option: Option) -> None:
        start(table, self.program, seat, option.seat, NONE, option.prop)


def selector_of(fill: Any) -> Selector | None:  # noqa: ANN401 - whatever fills a window
    """Return the cards that a window's record means, if it is from a data file."""
    found = fill.cards if isinstance(fill, StandsIn) else fill
    return found if isinstance(found, Selector) else None

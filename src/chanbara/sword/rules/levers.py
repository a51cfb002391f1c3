"""Levers for designers' cards: nothing that is printed pulls them.

Looking at what is hidden, moving honor, swapping properties, putting something off, counters. What cannot
happen does nothing, and all of them are bounded, so that every game ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.harm import after_honor_lost, gain_honor, give_honor
from chanbara.sword.rules.knowledge import study
from chanbara.sword.rules.lever_events import CameDue, CountersChanged, Looked, PropertiesSwapped, PutOff
from chanbara.sword.rules.piles import lose_honor, update_traits
from chanbara.sword.rules.query import counters_on
from chanbara.sword.rules.traces import Waiting, leave, mark, marks_of
from chanbara.sword.rules.words import NONE, Kind, Moment, Secret

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table

MOST_FROM_BOX = 20
"""Honor that designers' cards can take from the box in a game."""
MOST_WAITING = 16
"""Effects that can wait at a table at a time."""
MOST_COUNTERS = 9
"""Counters on the properties of one kind in front of one player."""
MOST_STARTED = 64
"""Programs of designers' cards that can be started in a turn."""


class Look(NamedTuple):
    """A player looks at the role or the hand of another; all see that, and the player alone sees what."""

    seat: int
    target: int
    what: Secret

    def run(self, table: Table) -> None:
        """Look, unless at oneself or into an empty hand."""
        seat, target, what = self
        player = table.players[target]
        if seat == target:
            return
        if what is Secret.ROLE:
            mark(table, target, role_seen=marks_of(table, target).role_seen | 1 << seat)
            table.events.append(Looked(seat, target, what, player.role.key, ()))
        elif player.hand:
            study(table, target, seat)
            table.events.append(Looked(seat, target, what, None, tuple(player.hand)))


class MoveHonor(NamedTuple):
    """Honor goes from one player to another; NONE is the box."""

    seat: int
    to: int
    amount: int
    source: int
    """The card that moves it, or NONE for an ability: some lose no honor to a property (8.8)."""

    def run(self, table: Table) -> None:
        """Move as much as there is; who has none left ends the game (8.1)."""
        seat, to, _, _ = self
        amount = self.movable(table)
        for _ in range(amount):
            move_one(table, seat, to)
        if amount and seat == NONE:
            leave(table, from_box=table.traces.from_box + amount)
        elif amount:
            after_honor_lost(table, seat)

    def movable(self, table: Table) -> int:
        """Return how much can go: never more than the giver has, or than the box gives in a game."""
        if self.seat == self.to:
            return 0
        if self.seat == NONE:
            return min(self.amount, MOST_FROM_BOX - table.traces.from_box)
        giver = table.players[self.seat]
        if giver.traits.keeps_honor and is_property(table, self.source):
            return 0
        return min(self.amount, giver.honor)


def move_one(table: Table, seat: int, to: int) -> None:
    """Move 1 honor."""
    if seat == NONE:
        gain_honor(table, to)
    elif to == NONE:
        lose_honor(table, seat)
    else:
        give_honor(table, seat, to)


def is_property(table: Table, card: int) -> bool:
    """Whether a card is a property; NONE is an ability."""
    return card != NONE and table.catalog.cards[card].kind is Kind.PROPERTY


class SwapProperties(NamedTuple):
    """All properties in front of two players change places, in their order."""

    seat: int
    target: int

    def run(self, table: Table) -> None:
        """Swap them, if there are any; the counters on them are gone."""
        one, other = table.players[self.seat], table.players[self.target]
        if one is other or not (one.in_play or other.in_play):
            return
        one.in_play, other.in_play = other.in_play, one.in_play
        for seat in self:
            mark(table, seat, counters=())
            update_traits(table, seat)
        table.events.append(PropertiesSwapped(self.seat, self.target))


class Count(NamedTuple):
    """Counters are put on a property in front of a player, or taken off it."""

    seat: int
    card: int
    amount: int
    """Below 0: so many are taken off."""

    def run(self, table: Table) -> None:
        """Change them, if the property lies there."""
        seat, card, amount = self
        before = counters_on(table, seat, card)
        after = min(max(0, before + amount), MOST_COUNTERS)
        if after == before or card not in table.players[seat].in_play:
            return
        others = [one for one in marks_of(table, seat).counters if one[0] != card]
        mark(table, seat, counters=tuple(sorted([*others, (card, after)] if after else others)))
        table.events.append(CountersChanged(seat, card, after))


class Later(NamedTuple):
    """A step is put off: to the player's next turn, or to the end of this one."""

    moment: Moment
    seat: int
    card: int
    """What puts it off, or NONE for an ability."""
    step: Any
    """What happens then."""

    def run(self, table: Table) -> None:
        """Put it off, unless too much waits already."""
        moment, seat, card, step = self
        later = table.traces.later
        if len(later) < MOST_WAITING:
            leave(table, later=(*later, Waiting(moment, seat, table.turn, card, step)))
            table.events.append(PutOff(seat, card, moment))


class Due(NamedTuple):
    """What waits for a player's turn happens at the end of its Recover phase, after all else there (3.1)."""

    seat: int

    def run(self, table: Table) -> None:
        """Have the first of it happen, and look again."""
        place = first_due(table, Moment.NEXT_TURN, self.seat)
        if place != NONE:
            table.stack.append(self)
            release(table, place)


def first_due(table: Table, moment: Moment, seat: int = NONE) -> int:
    """Return the place of what has waited longest for a moment, or NONE; ``seat`` is whose turn it is.

    What was put off to a player's next turn does not happen in the turn in which it was put off.
    """
    for place, one in enumerate(table.traces.later):
        if one.moment is moment and (seat == NONE or (one.seat == seat and one.turn < table.turn)):
            return place
    return NONE


def release(table: Table, place: int) -> None:
    """Have something happen that was put off."""
    later = table.traces.later
    moment, seat, _, card, step = later[place]
    leave(table, later=later[:place] + later[place + 1 :])
    table.events.append(CameDue(seat, card, moment))
    start(table, step)


def start(table: Table, step: Any) -> None:  # noqa: ANN401 - any step
    """Start a program of a designer's card, unless as many were started this turn as may be."""
    started = table.traces.started
    if started < MOST_STARTED:
        leave(table, started=started + 1)
        table.stack.append(step)

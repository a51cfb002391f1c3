"""Pure questions of programs: whom something is done to, how much of it, and whether a condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.rules.program import MOST_COUNTED, Count, Test, Who
from chanbara.sword.rules.query import counters_on, seats_after
from chanbara.sword.rules.words import NONE, Role

if TYPE_CHECKING:
    from chanbara.sword.rules.program import Instruction
    from chanbara.sword.rules.run import Apply, Run
    from chanbara.sword.rules.state import Table


def seats_of(table: Table, seat: int, target: int, who: int) -> tuple[int, ...]:
    """Return the players concerned but for oneself alone, in the order in which it happens to them."""
    others = seats_after(table, seat)
    found: dict[int, tuple[int, ...]] = {
        Who.OTHER: () if target == NONE else (target,),
        Who.OTHERS: others,
        Who.EVERYONE: (seat, *others),
        Who.NEIGHBORS: (others[0], others[-1]),
        Who.LEFT: others[:1],
        Who.RIGHT: others[-1:],
        Who.ACTIVE: (table.active,),
    }
    return found[who]


def amount_of(table: Table, step: Run | Apply, one: Instruction) -> int:
    """Return how many of something there are, at most 9."""
    if one.counted == Count.LOST:
        return min(step.number, MOST_COUNTED)
    seat = step.seat if one.count_of == Who.ME else step.target
    return 0 if seat == NONE else min(count_of(table, one.counted, seat, step.prop), MOST_COUNTED)


def count_of(table: Table, what: int, seat: int, prop: int = NONE) -> int:
    """Return how many of something a player has, as everybody sees it; counters are on a property."""
    player = table.players[seat]
    if what == Count.HONOR:
        return player.honor
    if what == Count.PROPERTIES:
        return len(player.in_play)
    if what == Count.HAND:
        return len(player.hand)
    if what == Count.RESILIENCE:
        return player.resilience
    if what == Count.COUNTERS:
        return counters_on(table, seat, prop)
    return max(0, table.catalog.characters[player.character].resilience - player.resilience)


def holds(table: Table, run: Run, one: Instruction) -> bool:
    """Whether a condition holds; it asks for nothing but what everybody knows."""
    if one.test == Test.CARD:
        return bool(one.cards >> (run.card + 1) & 1)
    if one.test in {Test.MY_TURN, Test.OTHERS_TURN}:
        return (table.active == run.seat) == (one.test == Test.MY_TURN)
    if one.test in {Test.PLAYERS_AT_LEAST, Test.PLAYERS_AT_MOST}:
        enough = len(table.players) >= one.amount
        return enough if one.test == Test.PLAYERS_AT_LEAST else len(table.players) <= one.amount
    seat = run.seat if one.count_of == Who.ME else run.target
    return seat != NONE and _holds_of(table, seat, run.prop, one)


def _holds_of(table: Table, seat: int, prop: int, one: Instruction) -> bool:
    """Whether a condition about a player holds."""
    if one.test == Test.SHOGUN:
        return table.players[seat].role.role is Role.SHOGUN
    number = count_of(table, one.counted, seat, prop)
    return number >= one.amount if one.test == Test.AT_LEAST else number <= one.amount

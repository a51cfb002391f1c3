"""Wounds and defeat (6.4, 6.5, 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.events import Defeated, HonorGiven, Recovered, ResiliencePaid, Wounded
from chanbara.sword.rules.piles import lose_honor
from chanbara.sword.rules.scoring import finish
from chanbara.sword.rules.state import Ending
from chanbara.sword.rules.words import Cause

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table

SWORDMASTER_FROM = 4
"""The fewest players with whom there is a Swordmaster (8.4)."""


def suffer(table: Table, by: int, seat: int, source: int, wounds: int) -> None:
    """Have a player lose resilience to a card; what goes beyond his last point is ignored (6.4).

    Then, each only if the game goes on: defeat, what the wounded gains, what the striker gains (6.5).
    """
    player = table.players[seat]
    lost = min(wounds, player.resilience)
    if not lost:
        return
    player.resilience -= lost
    table.events.append(Wounded(seat, by, source, lost))
    if table.catalog.is_weapon[source]:
        # Scheduled in reverse: the last one written here happens last.
        for trigger in reversed(table.players[by].traits.on_hit):
            trigger(table, by, seat, source, lost)
        for trigger in reversed(player.traits.on_wounded):
            trigger(table, by, seat, source, lost)
    if not player.resilience:
        table.stack.append(Defeat(seat, by))


def recover_fully(table: Table, seat: int) -> None:
    """Give a player all of his resilience back."""
    player = table.players[seat]
    player.resilience = table.catalog.characters[player.character].resilience
    table.events.append(Recovered(seat, player.resilience))


def pay_resilience(table: Table, seat: int, points: int) -> None:
    """Give resilience as a price: it wounds and defeats nobody (6.0)."""
    table.players[seat].resilience -= points
    table.events.append(ResiliencePaid(seat, points))


class Defeat(NamedTuple):
    """A player lost his last resilience point to another (7)."""

    seat: int
    by: int

    def run(self, table: Table) -> None:
        """Test for the Swordmaster, move the honor, test for the end (7.3)."""
        seat, by = self
        table.events.append(Defeated(seat, by))
        standing = [player for player in table.players if player.resilience]
        if len(standing) == 1 and len(table.players) >= SWORDMASTER_FROM:
            if table.players[by].team is not table.players[seat].team:
                finish(table, Ending(Cause.SWORDMASTER, seat, by, standing[0].team))
                return
            give_honor(table, seat, by)
            finish(table, Ending(Cause.SWORDMASTER_REFUSED, seat, by))
            return
        give_honor(table, seat, by)
        if not table.players[seat].honor:
            finish(table, Ending(Cause.DEFEAT, seat, by))


def give_honor(table: Table, seat: int, to: int) -> None:
    """Move 1 honor from the defeated player to who defeated him (7.2)."""
    table.players[seat].honor -= 1
    table.players[to].honor += 1
    table.events.append(HonorGiven(seat, to))


def forfeit_honor(table: Table, seat: int) -> None:
    """Have a player lose 1 honor to a property, which may end the game (8.1)."""
    lose_honor(table, seat)
    if not table.players[seat].honor:
        finish(table, Ending(Cause.PROPERTY))

"""The one rule that the tiny variants add.

The printed game has more cards than three hands can hold, so somebody must discard, and the deck ends again
and again until somebody has no honor left (8.2). So few cards as here could be held in hands forever.
Therefore: if a player cannot draw all their cards because deck and discard pile are both empty, the game ends
at once, as at the end of the deck, and the points decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.rules.events import Drew, TurnBegan
from chanbara.sword.rules.scoring import finish
from chanbara.sword.rules.state import Ending
from chanbara.sword.rules.turn import CARDS_DRAWN
from chanbara.sword.rules.words import Cause, Phase

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table


def end_if_stalled(table: Table) -> None:
    """End the game if the player whose turn has just begun could not draw all their cards."""
    if table.decision is None or table.deck or table.pile or table.phase is not Phase.PLAY:
        return
    drawn = 0
    for event in reversed(table.events):
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, Drew) and event.seat == table.active:
            drawn += len(event.cards)
    if drawn < CARDS_DRAWN + table.players[table.active].traits.cards_drawn:
        # The question that was just asked is taken back.
        table.decision = None
        table.asked -= 1
        finish(table, Ending(Cause.DECK))

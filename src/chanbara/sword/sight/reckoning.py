"""What follows from a view alone, for everybody who is shown one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card
    from chanbara.sword.sight.view import SeatView, View


class OpenTable(NamedTuple):
    """The players as everybody sees them: what a weapon counts lies open (11.4)."""

    players: tuple[SeatView, ...]


def printed_wounds(view: View, weapon: Card, target: int) -> int:
    """Return the wounds of a weapon on a target before anything changes them (6.3, 11.4)."""
    if weapon.wounds_by is None:
        return weapon.wounds
    table: Any = OpenTable(view.seats)
    return weapon.wounds_by(table, target)

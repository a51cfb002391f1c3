"""What follows from a view alone: cards, abilities, wounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.editions import catalog_named

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog
    from chanbara.sword.rules.traits import Traits
    from chanbara.sword.sight.view import SeatView, View


def catalog_at(view: View) -> Catalog:
    """Return the cards and characters of the game in the view."""
    return catalog_named(view.edition)


def traits_seen(view: View, seat: int) -> Traits:
    """Return the effects of the character, the properties and, if it is known, the role of a seat."""
    one, catalog = view.seats[seat], catalog_at(view)
    character = catalog.character_numbers[one.character]
    in_play = tuple(catalog.card_numbers[key] for key in one.in_play)
    role = None if one.role is None else catalog.role_cards[one.role].role
    return catalog.combined(len(view.seats), role, character, in_play)


class OpenTable(NamedTuple):
    """The players' public information: what a weapon counts is open (11.4)."""

    players: tuple[SeatView, ...]


def wounds_seen(view: View, by: int, target: int, weapon: str) -> int:
    """Return the wounds a weapon deals when it hits; 0 if it cannot wound (6.0, 6.3, 11.4)."""
    card = catalog_at(view).card(weapon)
    table: Any = OpenTable(view.seats)
    printed = card.wounds if card.wounds_by is None else card.wounds_by(table, target)
    of_target = traits_seen(view, target)
    if not printed or any(immune(card) for immune in of_target.immune_to):
        return 0
    return max(1, printed + traits_seen(view, by).dealt + of_target.taken)


class Stake(NamedTuple):
    """The consequences of not meeting a demand."""

    wounds: int = 0
    honor: int = 0


def stake(view: View) -> Stake:
    """Return what the asked player loses by not answering the open demand."""
    asking: Any = view.pending[-1]
    if asking.kind == "Lose":
        return Stake(wounds=asking.about["points"])
    otherwise = asking.about.get("otherwise") or asking.about.get("step")
    if otherwise is None:
        return Stake()
    about = otherwise.about
    if otherwise.kind == "Strike":
        return Stake(wounds=wounds_seen(view, about["by"], about["seat"], about["source"]))
    if otherwise.kind == "Forfeit":
        return Stake(honor=0 if traits_seen(view, about["seat"]).keeps_honor else 1)
    return Stake(wounds=about.get("wounds", 0))

"""What follows from a view alone: cards, abilities, wounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.editions import catalog_named
from chanbara.sword.rules.program import Part, Who
from chanbara.sword.rules.words import NONE

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog
    from chanbara.sword.rules.traits import Traits
    from chanbara.sword.sight.view import View


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


class OpenPlayer(NamedTuple):
    """A player's public information, as the rules ask for it."""

    character: int
    resilience: int
    honor: int
    hand: range
    in_play: tuple[str, ...]


class OpenTable(NamedTuple):
    """The public information of a table: what a weapon counts is open (11.4)."""

    catalog: Catalog
    players: tuple[OpenPlayer, ...]
    active: int


def open_table(view: View) -> Any:  # noqa: ANN401 - what the rules count on a table, they count on this
    """Return what everybody sees of a table."""
    catalog = catalog_at(view)
    players = tuple(
        OpenPlayer(
            catalog.character_numbers[one.character], one.resilience, one.honor, range(one.hand), one.in_play
        )
        for one in view.seats
    )
    return OpenTable(catalog, players, view.active)


def wounds_seen(view: View, by: int, target: int, weapon: str) -> int:
    """Return the wounds a weapon deals when it hits; 0 if it cannot wound (6.0, 6.3, 11.4)."""
    card = catalog_at(view).card(weapon)
    printed = card.wounds if card.wounds_by is None else card.wounds_by(open_table(view), target)
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
    if otherwise.kind in {"Run", "Apply"}:
        return _stake_of_effect(view, asking.about["seat"], otherwise)
    if otherwise.kind == "Strike":
        return Stake(wounds=wounds_seen(view, about["by"], about["seat"], about["source"]))
    if otherwise.kind == "Forfeit":
        return Stake(honor=0 if traits_seen(view, about["seat"]).keeps_honor else 1)
    return Stake(wounds=about.get("wounds", 0))


def _stake_of_effect(view: View, seat: int, step: Any) -> Stake:  # noqa: ANN401 - a step with any fields
    """Return what a player loses by an effect of a data file, as far as it does not depend on anything."""
    programs, at = catalog_at(view).programs, step.about["at"]
    wounds = honor = 0
    while programs[at].part != Part.END:
        one = programs[at]
        who = step.about["seat"] if one.who == Who.ME else step.about["target"]
        if who == seat and one.counted == NONE:
            # Nobody wounds themselves with an effect.
            wounds += one.amount if one.part == Part.WOUND and seat != step.about["seat"] else 0
            honor += one.amount if one.part == Part.LOSE_HONOR else 0
        at += 1
        if step.kind == "Apply":
            break
    return Stake(wounds, honor)

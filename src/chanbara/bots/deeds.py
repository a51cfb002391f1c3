"""What players do to each other, read from the events that everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.words import Aim
from chanbara.sword.sight.reckoning import catalog_at

if TYPE_CHECKING:
    from chanbara.sight import Seen
    from chanbara.sword.rules.catalog import Card, Catalog
    from chanbara.sword.sight.view import View


class Deed(NamedTuple):
    """One player chose another to hurt or to help."""

    actor: int
    target: int
    hostile: bool
    choices: tuple[int, ...]
    """Whom he could have chosen, the target among them."""


HOSTILE = {Aim.REACH, Aim.HAND, Aim.HAND_OR_PROPERTY, Aim.PROPERTY, Aim.RIVAL, Aim.ANYONE}
FRIENDLY = {Aim.OTHER}


def deed(view: View, event: Seen) -> Deed | None:
    """Return what an event tells of a player's sympathies, if anything."""
    if event.kind != "Played":
        return None
    actor, target = event.about["seat"], event.about["target"]
    catalog = catalog_at(view)
    card = catalog.card(event.about["card"])
    if target in {None, actor} or card.aim not in HOSTILE | FRIENDLY:
        return None
    others = [seat.seat for seat in view.seats if seat.seat != actor]
    if card.reach:
        others = [seat for seat in others if seat == target or _is_near(view, catalog, actor, seat, card)]
    hostile = card.aim in HOSTILE
    if event.about["prop"] is not None and is_burden(catalog.card(event.about["prop"])):
        hostile = False
    return Deed(actor, target, hostile, tuple(others))


def is_burden(card: Card) -> bool:
    """Whether a property troubles the player in front of whom it lies."""
    traits = card.traits
    return bool(traits.on_recovered or traits.after_recovered or traits.on_last_resilience)


def _is_near(view: View, catalog: Catalog, actor: int, seat: int, card: Card) -> bool:
    """Whether a weapon reaches round the table. How the table stood when it was played, nobody noted."""
    away = abs(actor - seat)
    character = catalog.characters[catalog.character_numbers[view.seats[actor].character]]
    return character.traits.always_reaches or min(away, len(view.seats) - away) <= card.reach

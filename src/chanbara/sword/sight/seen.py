"""The events as a seat may know them. Each is listed, without a default: a new one cannot leak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.sight import Seen
from chanbara.sword.rules import events, lever_events
from chanbara.sword.rules.plain import encode, keys_of
from chanbara.sword.rules.words import Secret
from chanbara.sword.sight.view import check_observer

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.sword.rules.catalog import Catalog


PUBLIC: dict[type[Any], tuple[str, ...]] = {
    events.TurnBegan: ("seat", "turn"),
    events.Recovered: ("seat", "resilience"),
    events.TookDiscard: ("seat", "card"),
    events.Played: ("seat", "card", "target", "prop"),
    events.AbilityUsed: ("seat", "ability"),
    events.Answered: ("seat", "card", "by", "source"),
    events.Unanswered: ("seat", "by", "source"),
    events.Wounded: ("seat", "by", "source", "lost"),
    events.ResiliencePaid: ("seat", "lost"),
    events.Defeated: ("seat", "by"),
    events.HonorGiven: ("seat", "to"),
    events.HonorLost: ("seat",),
    events.DeckRenewed: ("size",),
    events.Discarded: ("seat", "card"),
    events.PropertyRemoved: ("seat", "card"),
    events.PropertyPassed: ("seat", "to", "card"),
    events.Flipped: ("seat", "card"),
    events.Counted: ("seat", "card"),
    events.Escaped: ("seat", "card", "by", "source"),
    events.AttackFoiled: ("seat",),
    events.HonorGained: ("seat",),
    events.Buried: ("seat", "cards"),
    events.PropertyTaken: ("seat", "holder", "card"),
    events.WeaponReturned: ("seat", "card"),
    events.Shown: ("seat", "card"),
    events.ShownTaken: ("seat", "victim", "card"),
    events.Ended: ("cause", "winner"),
    lever_events.PropertiesSwapped: ("seat", "target"),
    lever_events.CountersChanged: ("seat", "card", "counters"),
    lever_events.PutOff: ("seat", "card", "moment"),
    lever_events.CameDue: ("seat", "card", "moment"),
}
"""Events that everyone sees, and which of their fields."""


def seen_drew(catalog: Catalog, event: events.Drew, observer: int | None) -> dict[str, Any]:
    """The number is public, the cards are known to the drawing player."""
    cards = keys_of(catalog, event.cards) if event.seat == observer else None
    return {"seat": event.seat, "count": len(event.cards), "cards": cards}


def seen_card_taken(catalog: Catalog, event: events.CardTaken, observer: int | None) -> dict[str, Any]:
    """Only taker and victim learn which (9.4)."""
    is_party = observer is not None and observer in (event.seat, event.victim)
    card = catalog.cards[event.card].key if is_party else None
    return {"seat": event.seat, "victim": event.victim, "card": card}


def seen_sealed(catalog: Catalog, event: events.Sealed, observer: int | None) -> dict[str, Any]:
    """The choice is public, the card is known to its player only (11.9)."""
    card = catalog.cards[event.card].key if event.seat == observer else None
    return {"seat": event.seat, "card": card}


def seen_looked(catalog: Catalog, event: lever_events.Looked, observer: int | None) -> dict[str, Any]:
    """That somebody looked is public, what they saw is known to them alone."""
    looker = event.seat == observer
    cards = keys_of(catalog, event.cards) if looker and event.what is Secret.HAND else None
    return {
        "seat": event.seat,
        "target": event.target,
        "what": event.what.value,
        "role": event.role if looker else None,
        "cards": cards,
    }


MASKED: dict[type[Any], Any] = {
    events.Drew: seen_drew,
    events.CardTaken: seen_card_taken,
    events.Sealed: seen_sealed,
    lever_events.Looked: seen_looked,
}
"""Events with hidden parts."""


def seen(game: Game, seat: int | None, since: int = 0) -> list[Seen]:
    """Return the events from index ``since`` on as ``seat`` may know them; None is a spectator."""
    check_observer(game, seat)
    if since < 0:
        message = f"events are numbered from 0, not from {since}"
        raise ValueError(message)
    catalog = game.table.catalog
    return [
        Seen(number, type(event).__name__, _about(catalog, event, seat))
        for number, event in enumerate(game.table.events[since:], since)
    ]


def _about(catalog: Catalog, event: Any, observer: int | None) -> dict[str, Any]:  # noqa: ANN401
    mask = MASKED.get(type(event))
    if mask is not None:
        masked: dict[str, Any] = mask(catalog, event, observer)
        return masked
    fields = dict(zip(event._fields, encode(catalog, event)[1:], strict=True))
    return {name: fields[name] for name in PUBLIC[type(event)]}

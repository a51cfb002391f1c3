"""The table with all cards open: for reviews of published games, never for players.

The order of the draw deck is not included: nobody ever saw it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from chanbara.sight import Seen
from chanbara.sword.rules import events, lever_events
from chanbara.sword.rules.plain import keys_of
from chanbara.sword.sight.seen import seen, seen_looked
from chanbara.sword.sight.view import View, observe, options_seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.kernel.game import Game
    from chanbara.sword.rules.catalog import Catalog
    from chanbara.sword.rules.state import Table


def opened(game: Game) -> View:
    """Return a spectator's view with every role, hand, sealed card and option added.

    The cards of a hand are in the field for known cards.
    """
    table: Table = game.table
    catalog = table.catalog
    view = observe(game, None)
    decision = table.decision
    return replace(
        view,
        seats=tuple(
            replace(one, role=player.role.key, known=tuple(keys_of(catalog, sorted(player.hand))))
            for one, player in zip(view.seats, table.players, strict=True)
        ),
        sealed=tuple((holder, catalog.cards[card].key) for holder, card in table.sealed),
        decision=None
        if decision is None or view.decision is None
        else replace(view.decision, options=options_seen(decision)),
    )


def opened_events(game: Game, since: int = 0) -> list[Seen]:
    """Return the events from index ``since`` on, with the cards that only some could see."""
    catalog = game.table.catalog
    public = seen(game, None, since)
    return [
        one if type(event) not in HIDDEN else Seen(one.number, one.kind, one.about | _shown(catalog, event))
        for one, event in zip(public, game.table.events[since:], strict=True)
    ]


HIDDEN: dict[type[Any], Callable[[Catalog, Any], dict[str, Any]]] = {
    events.Drew: lambda catalog, event: {"cards": keys_of(catalog, event.cards)},
    events.CardTaken: lambda catalog, event: {"card": catalog.cards[event.card].key},
    lever_events.Looked: lambda catalog, event: seen_looked(catalog, event, event.seat),
    events.Sealed: lambda catalog, event: {"card": catalog.cards[event.card].key},
}
"""What is added to events that a spectator sees only in part."""


def _shown(catalog: Catalog, event: Any) -> dict[str, Any]:  # noqa: ANN401 - an event
    return HIDDEN[type(event)](catalog, event)

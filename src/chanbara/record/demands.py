"""Expectations of scenarios of both games, and how a game differs from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from chanbara.kernel.errors import CorruptRecord

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

    Described = list[dict[str, dict[str, Any]]]
    """Events as a scenario writes them: each with its kind and its fields."""

Check = Callable[["Game", Any, int], list[str]]
"""Takes the game, the expectation and the number of earlier events; returns the differences, a sentence each.
"""


def know(what: str, names: Iterable[str], known: Collection[str]) -> None:
    """Refuse unknown names: a typo must not pass."""
    for name in names:
        if name not in known:
            raise CorruptRecord(f"there is no {what} called {name}; there are {', '.join(known)}")


def know_events(
    events: Described | None, no_events: list[str] | None, known: Mapping[str, type[Any]]
) -> None:
    """Refuse expectations about unknown events."""
    know("event", no_events or (), known)
    for one in events or ():
        if len(one) != 1:
            raise CorruptRecord(f"one event at a time, not {', '.join(one) or 'none'}")
        ((kind, fields),) = one.items()
        know("event", [kind], known)
        know(f"field of {kind}", fields, known[kind]._fields)


def compare(what: str, wanted: object, actual: object) -> list[str]:
    """Return how a value differs, if it does."""
    return [] if wanted == actual else [f"{what} should be {wanted}, but is {actual}"]


def found_in(checks: Mapping[str, Check], expect: Any, game: Game, before: int) -> list[str]:  # noqa: ANN401
    """Return how a game differs from a struct of expectations; None is not checked."""
    found = []
    for name in type(expect).__struct_fields__:
        wanted = getattr(expect, name)
        if wanted is not None:
            found += checks[name](game, wanted, before)
    return found


def asked(game: Game, wanted: int, _before: int) -> list[str]:
    """Check who must decide."""
    return compare("the one asked", wanted, None if game.decision is None else game.decision.seat)


def kind(game: Game, wanted: str, _before: int) -> list[str]:
    """Check the kind of the decision."""
    return compare("what is asked", wanted, None if game.decision is None else game.decision.kind)


def options(game: Game, wanted: list[str], _before: int) -> list[str]:
    """Check that exactly these options are offered."""
    offered = [] if game.decision is None else game.decision.texts()
    missing = sorted((Counter(wanted) - Counter(offered)).elements())
    extra = sorted((Counter(offered) - Counter(wanted)).elements())
    found = [f"not offered: {', '.join(missing)}"] if missing else []
    return [*found, f"offered, but not expected: {', '.join(extra)}"] if extra else found


def why_not(game: Game, wanted: dict[str, str], _before: int) -> list[str]:
    """Check which rules forbid what is not offered."""
    found = []
    for text, rule in wanted.items():
        actual, reason = game.why_not(text)
        found += compare(f"the rule that forbids '{text}' ({reason})", rule, actual)
    return found


def over(game: Game, wanted: bool, _before: int) -> list[str]:  # noqa: FBT001 - as it is written in the file
    """Check whether the game is over."""
    return compare("the game over", wanted, game.over)


def happened_in_order(happened: Described, wanted: Described) -> list[str]:
    """Check that these events happened in this order, possibly with others in between."""
    place = 0
    for one in wanted:
        ((name, fields),) = one.items()
        while place < len(happened) and not _is_like(happened[place], name, fields):
            place += 1
        if place == len(happened):
            return [f"{name} {fields} did not happen (in this order); what did: {happened}"]
        place += 1
    return []


def _is_like(event: dict[str, dict[str, Any]], name: str, fields: dict[str, Any]) -> bool:
    return name in event and all(event[name].get(field) == value for field, value in (fields or {}).items())


def did_not_happen(happened: Described, unwanted: list[str]) -> list[str]:
    """Check that no such event happened."""
    names = {name for event in happened for name in event}
    return [f"{name} happened" for name in unwanted if name in names]

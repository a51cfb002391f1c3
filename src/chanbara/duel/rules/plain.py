"""A duel as plain data (numbers, strings, lists) and back, exact at any decision."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from chanbara.duel.rules import attack, bushido, counter, environment, events, harm, rounds, shiro, specials
from chanbara.duel.rules.state import FIGURES, PILES, Duel, Ending, Enemy
from chanbara.duel.rules.words import Cause, Prompt
from chanbara.kernel.chance import Chance
from chanbara.kernel.errors import CorruptRecord
from chanbara.kernel.plain import record_of, records

if TYPE_CHECKING:
    from chanbara.duel.rules.book import Book
    from chanbara.duel.rules.state import Field


STEPS = records(attack, bushido, counter, environment, harm, rounds, shiro, specials)
EVENTS = records(events)
ENUM_FIELDS: dict[str, type[Enum]] = {"prompt": Prompt, "cause": Cause}


def encode(record: Any) -> list[Any]:  # noqa: ANN401 - any step or event
    """Return a step or event as its name and fields."""
    return [type(record).__name__, *(_plain(value) for value in record)]


def _plain(value: Any) -> Any:  # noqa: ANN401
    if isinstance(value, Enum):
        return value.value
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def decode(classes: dict[str, type[Any]], data: Any) -> Any:  # noqa: ANN401
    """Return a step or event from its name and fields."""
    kind, fields = record_of(classes, data)
    return kind(*(_field(name, value) for name, value in fields))


def _field(name: str, value: Any) -> Any:  # noqa: ANN401
    return ENUM_FIELDS[name](value) if name in ENUM_FIELDS else _tupled(value)


def _tupled(value: Any) -> Any:  # noqa: ANN401
    return tuple(_tupled(one) for one in value) if isinstance(value, list) else value


def pending_steps(duel: Duel) -> list[Any]:
    """Return the stack with the asking step on top: asking has no side effects, so it can be repeated."""
    return duel.stack if duel.decision is None else [*duel.stack, duel.decision.step]


def plain(duel: Duel) -> dict[str, Any]:
    """Return the complete state of a duel as plain data."""
    return {
        **{name: getattr(duel, name) for name in FIGURES},
        **{name: [_plain(one) for one in getattr(duel, name)] for name in PILES},
        "enemies": [[enemy.life, enemy.qi, enemy.start_qi, enemy.armour] for enemy in duel.enemies],
        "chance": [duel.chance.key.hex(), duel.chance.counter],
        "asked": duel.asked - (duel.decision is not None),
        "pending": [encode(step) for step in pending_steps(duel)],
        "ending": None if duel.ending is None else _plain(tuple(duel.ending)),
        "events": [encode(event) for event in duel.events],
    }


def duel_from_plain(book: Book, field: Field, data: dict[str, Any]) -> Duel:
    """Return a duel from plain data, with its decision open again."""
    try:
        return _duel_from_plain(book, field, data)
    except CorruptRecord:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
        message = f"this is not a duel that was saved: {error!r}"
        raise CorruptRecord(message) from error


def _duel_from_plain(book: Book, field: Field, data: dict[str, Any]) -> Duel:
    key, counter_ = data["chance"]
    duel = Duel(book, field, Chance(bytes.fromhex(key), counter_))
    for name in FIGURES:
        setattr(duel, name, data[name])
    for name in PILES:
        setattr(duel, name, [_tupled(one) for one in data[name]])
    for life, qi, start_qi, armour in data["enemies"]:
        enemy = Enemy(life, qi, armour)
        enemy.start_qi = start_qi
        duel.enemies.append(enemy)
    if data["ending"] is not None:
        won, cause = data["ending"]
        duel.ending = Ending(won, Cause(cause))
    duel.events = [decode(EVENTS, event) for event in data["events"]]
    duel.stack = [decode(STEPS, step) for step in data["pending"]]
    duel.asked = data["asked"]
    duel.advance()
    return duel

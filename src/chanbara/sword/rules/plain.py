"""A table as plain data - numbers, words, lists - and back, exact in the middle of any interrupt.

Cards are written by key. A field's name says what it holds, so that one writer serves all steps and events.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from chanbara.kernel.chance import Chance
from chanbara.kernel.errors import CorruptRecord
from chanbara.kernel.plain import record_of, records
from chanbara.sword.rules import (
    attack,
    choices,
    effects,
    escape,
    events,
    harm,
    lever_events,
    levers,
    play,
    reveal,
    run,
    showing,
    turn,
)
from chanbara.sword.rules.state import Ending, Player, Table
from chanbara.sword.rules.traces import Marks, Traces, Waiting, marks_of, slim
from chanbara.sword.rules.words import NONE, Cause, Moment, Phase, Proof, Secret, Team

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.sword.rules.catalog import Catalog

CARD_FIELDS = frozenset({"card", "source", "prop"})
SEAT_FIELDS = frozenset({"seat", "target", "by", "victim", "to", "holder"})
ENUM_FIELDS: dict[str, type[Enum]] = {
    "proof": Proof,
    "cause": Cause,
    "winner": Team,
    "what": Secret,
    "moment": Moment,
    "swordmaster": Team,
}


LEVERS = records(levers, choices, run)
"""The steps that only designers' cards are made of."""
PRINTED_STEPS = records(attack, effects, escape, harm, play, reveal, showing, turn)
STEPS = PRINTED_STEPS | LEVERS
PRINTED_EVENTS = records(events)
EVENTS = PRINTED_EVENTS | records(lever_events)
WAITING = STEPS | {"Waiting": Waiting}


def encode(catalog: Catalog, record: Any) -> list[Any]:  # noqa: ANN401 - any step or event
    """Return a step or event as its name and fields."""
    fields = zip(record._fields, record, strict=True)
    return [type(record).__name__, *(_encode_field(catalog, name, value) for name, value in fields)]


def _encode_field(catalog: Catalog, name: str, value: Any) -> Any:  # noqa: ANN401
    if name in CARD_FIELDS:
        return None if value == NONE else catalog.cards[value].key
    if name in SEAT_FIELDS:
        return None if value == NONE else value
    if name == "cards" and isinstance(value, tuple):
        return keys_of(catalog, value)
    if hasattr(value, "_fields"):
        return encode(catalog, value)
    return value.value if isinstance(value, Enum) else value


def decode(catalog: Catalog, classes: dict[str, type[Any]], data: Any) -> Any:  # noqa: ANN401
    """Return the step or event that was written."""
    kind, fields = record_of(classes, data)
    return kind(*(_decode_field(catalog, classes, name, value) for name, value in fields))


def _decode_field(catalog: Catalog, classes: dict[str, type[Any]], name: str, value: Any) -> Any:  # noqa: ANN401
    if name in CARD_FIELDS:
        return NONE if value is None else catalog.card_numbers[value]
    if name in SEAT_FIELDS:
        return NONE if value is None else value
    if name == "cards" and isinstance(value, list):
        return tuple(numbers_of(catalog, value))
    if isinstance(value, list):
        return decode(catalog, classes, value)
    return value if value is None or name not in ENUM_FIELDS else ENUM_FIELDS[name](value)


def keys_of(catalog: Catalog, cards: list[int] | tuple[int, ...]) -> list[str]:
    """Return the keys of cards."""
    return [catalog.cards[card].key for card in cards]


def numbers_of(catalog: Catalog, keys: list[str]) -> list[int]:
    """Return the cards with these keys."""
    return [catalog.card_numbers[key] for key in keys]


def pending_steps(table: Table) -> list[Any]:
    """Return the stack with the step that asks on top: asking does nothing but ask, so it can ask again."""
    return table.stack if table.decision is None else [*table.stack, table.decision.step]


def plain(table: Table) -> dict[str, Any]:
    """Return everything that is true of a table as plain data."""
    catalog = table.catalog
    return {
        "players": [_plain_player(table, seat) for seat in range(len(table.players))],
        "deck": keys_of(catalog, table.deck),
        "pile": keys_of(catalog, table.pile),
        "playing": None if table.playing == NONE else catalog.cards[table.playing].key,
        "removed": [card.key for card in table.removed],
        "active": table.active,
        "turn": table.turn,
        "phase": table.phase.value,
        "weapons_played": table.weapons_played,
        "weapons_added": table.weapons_added,
        "used": list(table.used),
        "sealed": [[seat, catalog.cards[card].key] for seat, card in table.sealed],
        **plain_traces(table),
        "chance": [table.chance.key.hex(), table.chance.counter],
        "asked": table.asked - (table.decision is not None),
        "pending": [encode(catalog, step) for step in pending_steps(table)],
        "ending": None if table.ending is None else encode(catalog, table.ending)[1:],
        "events": [encode(catalog, event) for event in table.events],
    }


def plain_traces(table: Table) -> dict[str, Any]:
    """Return what the levers of designers' cards have left at a table."""
    traces = table.traces
    return {
        "later": [encode(table.catalog, one)[1:] for one in traces.later],
        "from_box": traces.from_box,
        "started": traces.started,
    }


def plain_marks(table: Table, seat: int) -> dict[str, Any]:
    """Return what they have left with a player."""
    marks = marks_of(table, seat)
    return {
        "role_seen": marks.role_seen,
        "counters": [[table.catalog.cards[card].key, count] for card, count in marks.counters],
        "spent": list(marks.spent),
    }


def _plain_player(table: Table, seat: int) -> dict[str, Any]:
    catalog, player = table.catalog, table.players[seat]
    return {
        "role": player.role.key,
        "character": catalog.characters[player.character].key,
        "resilience": player.resilience,
        "honor": player.honor,
        "hand": keys_of(catalog, player.hand),
        "in_play": keys_of(catalog, player.in_play),
        "known": [[catalog.cards[card].key, bits] for card, bits in player.known],
        **plain_marks(table, seat),
    }


def table_from_plain(catalog: Catalog, data: dict[str, Any]) -> Table:
    """Return the table that was written, with its decision open again."""
    try:
        return _table_from_plain(catalog, data)
    except CorruptRecord:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        message = f"this is not a table that was saved: {error!r}"
        raise CorruptRecord(message) from error


def _table_from_plain(catalog: Catalog, data: dict[str, Any]) -> Table:
    players = [_player_from_plain(catalog, len(data["players"]), one) for one in data["players"]]
    key, counter = data["chance"]
    table = Table(catalog, Chance(bytes.fromhex(key), counter), players)
    table.deck = numbers_of(catalog, data["deck"])
    table.pile = numbers_of(catalog, data["pile"])
    table.playing = NONE if data["playing"] is None else catalog.card_numbers[data["playing"]]
    table.removed = tuple(catalog.role_cards[key] for key in data["removed"])
    table.active = data["active"]
    table.turn = data["turn"]
    table.phase = Phase(data["phase"])
    table.weapons_played = data["weapons_played"]
    table.weapons_added = data["weapons_added"]
    table.used = tuple(data["used"])
    table.sealed = tuple((seat, catalog.card_numbers[key]) for seat, key in data["sealed"])
    table.traces = traces_from_plain(catalog, data, data["players"])
    if data["ending"] is not None:
        table.ending = decode(catalog, {"Ending": Ending}, ["Ending", *data["ending"]])
    table.events = [decode(catalog, EVENTS, event) for event in data["events"]]
    table.stack = [decode(catalog, STEPS, step) for step in data["pending"]]
    table.asked = data["asked"]
    table.advance()
    return table


def traces_from_plain(
    catalog: Catalog, data: Mapping[str, Any], players: Sequence[Mapping[str, Any]]
) -> Traces:
    """Return what the levers left; games saved before there were any have none of it."""
    marks = tuple(
        Marks(
            one.get("role_seen", 0),
            tuple((catalog.card_numbers[key], count) for key, count in one.get("counters", ())),
            tuple(one.get("spent", ())),
        )
        for one in players
    )
    waiting = tuple(decode(catalog, WAITING, ["Waiting", *one]) for one in data.get("later", ()))
    return slim(Traces(waiting, data.get("from_box", 0), data.get("started", 0), marks))


def _player_from_plain(catalog: Catalog, count: int, data: dict[str, Any]) -> Player:
    role = catalog.role_cards[data["role"]]
    character = catalog.character_numbers[data["character"]]
    in_play = numbers_of(catalog, data["in_play"])
    traits = catalog.combined(count, role.role, character, tuple(in_play))
    hand = sorted(numbers_of(catalog, data["hand"]))
    player = Player(role, character, data["resilience"], data["honor"], hand, traits)
    player.in_play = in_play
    player.known = tuple((catalog.card_numbers[key], bits) for key, bits in data["known"])
    return player

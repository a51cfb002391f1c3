"""Expectations of a scenario, and how a position differs from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.kernel.errors import CorruptRecord
from chanbara.record import demands
from chanbara.record.demands import Check, compare, know
from chanbara.sword.rules.plain import EVENTS, encode, keys_of
from chanbara.sword.rules.play import weapon_targets
from chanbara.sword.rules.query import difficulty

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.sword.rules.state import Table


class End(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The expected end of the game; omitted fields are not checked."""

    cause: str | None = None
    rule: str | None = None
    winner: str | None = None
    points: list[int] | None = None
    """By seat."""
    totals: dict[str, int] | None = None
    """By team."""
    deadly_strike: str | None = None


class Expect(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Expectations; omitted fields are not checked. Seats are numbers, cards are keys."""

    asked: int | None = None
    kind: str | None = None
    options: list[str] | None = None
    """Exactly the options offered, in any order."""
    why_not: dict[str, str] | None = None
    """Acts that are not offered, with the rule that forbids them."""
    difficulty: dict[str, int] | None = None
    """``0>3: 2``: the Difficulty from seat 0 to seat 3."""
    targets: dict[str, list[int]] | None = None
    """The targets in reach of each weapon of the active player."""
    resilience: dict[int, int] | None = None
    honor: dict[int, int] | None = None
    hand: dict[int, list[str]] | None = None
    """Exactly, in any order."""
    hand_size: dict[int, int] | None = None
    in_play: dict[int, list[str]] | None = None
    """Exactly, in the order they were played."""
    pile: list[str] | None = None
    """The top of the discard pile, the topmost last."""
    deck_size: int | None = None
    active: int | None = None
    phase: str | None = None
    events: list[dict[str, dict[str, Any]]] | None = None
    """Events since the choice, in this order (others may be in between), each with some of its fields."""
    no_events: list[str] | None = None
    """Kinds of events that must not have happened since the choice."""
    over: bool | None = None
    end: End | None = None


def differences(game: Game, expect: Expect, before: int) -> list[str]:
    """Return how the game differs from the expectations, one sentence each; events count from ``before``."""
    check_names(game.table, expect)
    return demands.found_in(CHECKS, expect, game, before)


def check_names(table: Table, expect: Expect) -> None:
    """Refuse expectations about unknown seats, cards and events: a typo must not pass."""
    seats = [str(seat) for seat in range(len(table.players))]
    for name in ("resilience", "honor", "hand", "hand_size", "in_play"):
        know(f"seat in {name}", map(str, getattr(expect, name) or ()), seats)
    for pair in expect.difficulty or ():
        if pair.count(">") != 1 or not set(pair.split(">")) <= set(seats):
            raise CorruptRecord(f"difficulty is between two seats, such as 0>3, not {pair!r}")
    know("card in targets", expect.targets or (), table.catalog.card_numbers)
    demands.know_events(expect.events, expect.no_events, EVENTS)


def _difficulty(game: Game, wanted: dict[str, int], _before: int) -> list[str]:
    found = []
    for pair, number in wanted.items():
        seat, _, target = pair.partition(">")
        found += compare(f"the Difficulty {pair}", number, difficulty(game.table, int(seat), int(target)))
    return found


def _targets(game: Game, wanted: dict[str, list[int]], _before: int) -> list[str]:
    table: Table = game.table
    found = []
    for key, seats in wanted.items():
        actual = weapon_targets(table, table.catalog.card_numbers[key])
        found += compare(f"the targets of {key}", sorted(seats), actual)
    return found


def _per_seat(
    what: str, read: Callable[[Table, int], object]
) -> Callable[[Game, dict[int, Any], int], list[str]]:
    def check(game: Game, wanted: dict[int, Any], _before: int) -> list[str]:
        found = []
        for seat, value in wanted.items():
            value = sorted(value) if what == "the hand" else value  # noqa: PLW2901 - in any order
            found += compare(f"{what} of seat {seat}", value, read(game.table, seat))
        return found

    return check


def _hand(table: Table, seat: int) -> list[str]:
    return sorted(keys_of(table.catalog, table.players[seat].hand))


def _in_play(table: Table, seat: int) -> list[str]:
    return keys_of(table.catalog, table.players[seat].in_play)


def _pile(game: Game, wanted: list[str], _before: int) -> list[str]:
    pile = keys_of(game.table.catalog, game.table.pile)
    actual = pile[len(pile) - len(wanted) :] if wanted else pile
    return compare("the discard pile", wanted, actual)


def _events(game: Game, wanted: list[dict[str, dict[str, Any]]], before: int) -> list[str]:
    return demands.happened_in_order(described_events(game, before), wanted)


def _no_events(game: Game, wanted: list[str], before: int) -> list[str]:
    return demands.did_not_happen(described_events(game, before), wanted)


def described_events(game: Game, before: int) -> list[dict[str, dict[str, Any]]]:
    """Return the events from index ``before`` on, as a scenario writes them."""
    catalog = game.table.catalog
    described = []
    for event in game.table.events[before:]:
        name, *values = encode(catalog, event)
        described.append({name: dict(zip(event._fields, values, strict=True))})
    return described


def _end(game: Game, wanted: End, _before: int) -> list[str]:
    outcome = game.result
    if outcome is None:
        return ["the game should be over"]
    actual = {
        "cause": outcome.cause.value,
        "rule": outcome.rule,
        "winner": outcome.winner.value,
        "points": [one.points for one in outcome.scores],
        "totals": {team.value: points for team, points in outcome.totals.items()},
        "deadly_strike": None if outcome.deadly_strike is None else outcome.deadly_strike.value,
    }
    found = []
    for name in End.__struct_fields__:
        value = getattr(wanted, name)
        if value is not None:
            found += compare(f"the end's {name}", value, actual[name])
    return found


CHECKS: dict[str, Check] = {
    "asked": demands.asked,
    "kind": demands.kind,
    "options": demands.options,
    "why_not": demands.why_not,
    "difficulty": _difficulty,
    "targets": _targets,
    "resilience": _per_seat("the resilience", lambda table, seat: table.players[seat].resilience),
    "honor": _per_seat("the honor", lambda table, seat: table.players[seat].honor),
    "hand": _per_seat("the hand", _hand),
    "hand_size": _per_seat("the number of cards", lambda table, seat: len(table.players[seat].hand)),
    "in_play": _per_seat("what lies in front", _in_play),
    "pile": _pile,
    "deck_size": lambda game, wanted, _before: compare("the deck", wanted, len(game.table.deck)),
    "active": lambda game, wanted, _before: compare("the one on turn", wanted, game.table.active),
    "phase": lambda game, wanted, _before: compare("the phase", wanted, game.table.phase.value),
    "events": _events,
    "no_events": _no_events,
    "over": demands.over,
    "end": _end,
}


def expectation_of(game: Game, before: int) -> Expect:
    """Return the current state as expectations."""
    table: Table = game.table
    expect = Expect(
        resilience={seat: player.resilience for seat, player in enumerate(table.players)},
        honor={seat: player.honor for seat, player in enumerate(table.players)},
        hand={seat: keys_of(table.catalog, player.hand) for seat, player in enumerate(table.players)},
        events=described_events(game, before),
    )
    if game.decision is None:
        expect.over = True
    else:
        expect.asked = game.decision.seat
        expect.kind = game.decision.kind
        expect.options = game.decision.texts()
    return expect

"""The plan of an evening: who sits where in each round, and plays which deal. It is stored, never shown."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.evening.schedule import Seating, movement, schedule

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.server.store.evening_rows import EveningTableRow
    from chanbara.server.wire.evening_bodies import EveningOptions


class PlannedTable(msgspec.Struct):
    """A table of a round."""

    deal: int
    """The number of its deal, from 1."""
    places: Seating
    """Who sits there, counted from the seat that begins."""


class Plan(msgspec.Struct):
    """All rounds of an evening."""

    rounds: list[list[PlannedTable]] = []
    records: dict[int, str] = {}
    """How deals begin that have been played and will be played again, by number."""

    def later(self, after: int) -> set[int]:
        """Return the deals that are played after some rounds."""
        return {one.deal for tables in self.rounds[after:] for one in tables}

    def deal_at(self, row: EveningTableRow) -> int:
        """Return the number of the deal that a table plays."""
        return self.rounds[row.round - 1][row.number].deal

    def rounds_of(self, deal: int) -> list[int]:
        """Return the round of each table that plays a deal, counted from 1."""
        return [number for number, tables in enumerate(self.rounds, 1) for one in tables if one.deal == deal]

    def seats(self, person: int, number: int) -> bool:
        """Whether somebody has a seat in a round, which is counted from 0."""
        return any(person in one.places for one in self.rounds[number])

    def replace(self, deal: int, after: int) -> None:
        """Give another deal to the tables that have not played one after some rounds."""
        fresh = 1 + max(self.later(0))
        for one in chain.from_iterable(self.rounds[after:]):
            if one.deal == deal:
                one.deal = fresh


def planned(people: Sequence[int], options: EveningOptions, seed: str, played: Plan) -> Plan:
    """Plan the rounds that remain for some people."""
    begun, moving = len(played.rounds), options.deals == "moving"
    left = options.rounds - begun
    seatings = schedule(people, options.game.seats, left, seed, stay=moving, played=_seatings(played))
    deals = movement(len(seatings[0]), left, moving=moving)
    rounds = [
        [PlannedTable(begun + deal, places) for deal, places in zip(*one, strict=True)]
        for one in zip(deals, seatings, strict=True)
    ]
    return Plan([*played.rounds, *rounds], played.records)


def _seatings(plan: Plan) -> Iterator[Seating]:
    return (one.places for tables in plan.rounds for one in tables)

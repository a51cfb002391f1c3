"""Counts one game in a single pass over its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.sim.lab.counts import CAUSES, FIGURES, ROLES, TEAMS, Counts, Pairs
from chanbara.sword.mind.run.counted import (
    ANSWERS,
    FEWEST,
    GAMES,
    HITS,
    PLAYED,
    STOPPED,
    SWING,
    TURNS,
    TURNS_DRAWN,
    WOUNDS,
)
from chanbara.sword.rules.events import (
    AbilityUsed,
    Answered,
    AttackFoiled,
    Ended,
    Escaped,
    HonorGained,
    HonorGiven,
    HonorLost,
    Played,
    TurnBegan,
    Wounded,
)
from chanbara.sword.rules.scoring import result
from chanbara.sword.rules.words import NONE, Cause, Role

if TYPE_CHECKING:
    from chanbara.sim.lab.counts import Array
    from chanbara.sword.rules.state import Table

DECIDED = (Cause.DEFEAT, Cause.SWORDMASTER, Cause.SWORDMASTER_REFUSED)
"""Endings caused by a defeat."""


class Brief(NamedTuple):
    """The values that are compared between two rule sets on the same deal."""

    players: int
    winner: int
    cause: int
    lengths: tuple[int, int]
    """Turns and decisions."""


class Reader:
    """Reads the events of a game, tracking the honor and the current act."""

    def __init__(self, table: Table) -> None:
        self.team = [TEAMS.index(player.team) for player in table.players]
        self.honor = [0] * len(TEAMS)
        self.cards: Array = np.zeros((len(table.catalog.cards), len(FIGURES)), np.int64)
        self.by_turn: dict[int, list[int]] = {}
        """Each team's honor as a turn began."""
        self._act: tuple[int, int, int] | None = None
        """The player and card of the current act, and the team's lead in honor at its start."""
        for player, team in zip(table.players, self.team, strict=True):
            self.honor[team] += player.honor
        # The table has the honor at the end; the initial honor follows by counting back.
        for event in table.events:
            self._move_honor(event, -1)

    def read(self, events: list[object]) -> None:
        """Read all events."""
        for event in events:
            match event:
                case Wounded(by=by, source=source, lost=lost) if NONE not in {by, source}:
                    self.cards[source, HITS] += 1
                    self.cards[source, WOUNDS] += lost
                case Answered(card=card, source=source) | Escaped(card=card, source=source):
                    self.cards[card, ANSWERS] += 1
                    if source != NONE:
                        self.cards[source, STOPPED] += 1
                case AttackFoiled() if self._act is not None:
                    self.cards[self._act[1], STOPPED] += 1
                case Played() | AbilityUsed() | TurnBegan() | Ended():
                    self._begin(event)
                case _:
                    self._move_honor(event, 1)

    def _begin(self, event: Played | AbilityUsed | TurnBegan | Ended) -> None:
        """Close the current act, and open the next."""
        if self._act is not None:
            seat, card, ahead = self._act
            self.cards[card, SWING] += self._ahead(seat) - ahead
        self._act = None
        if isinstance(event, Played):
            self._act = (event.seat, event.card, self._ahead(event.seat))
            self.cards[event.card, PLAYED] += 1
        elif isinstance(event, TurnBegan):
            self.by_turn[event.turn] = self.honor[:]

    def _ahead(self, seat: int) -> int:
        """The honor lead of a player's team over all others together."""
        return 2 * self.honor[self.team[seat]] - sum(self.honor)

    def _move_honor(self, event: object, by: int) -> None:
        match event:
            case HonorGiven(seat=seat, to=to):
                self.honor[self.team[seat]] -= by
                self.honor[self.team[to]] += by
            case HonorLost(seat=seat):
                self.honor[self.team[seat]] -= by
            case HonorGained(seat=seat):
                self.honor[self.team[seat]] += by
            case _:
                pass


def count_game(counts: Counts, table: Table) -> Brief:
    """Count a finished game; return its values for comparison."""
    end = result(table)
    at, winner, cause = len(table.players) - FEWEST, TEAMS.index(end.winner), CAUSES.index(end.cause)
    counts.games[at] += 1
    counts.endings[at, cause, winner] += 1
    counts.deadly[at] += end.deadly_strike is not None
    if end.cause in DECIDED and table.ending is not None:
        dealt_by = TEAMS.index(table.players[table.ending.by].team)
        counts.deciding[at, dealt_by, winner] += 1
    shogun = next(seat for seat, player in enumerate(table.players) if player.role.role is Role.SHOGUN)
    for seat, player in enumerate(table.players):
        role, won = ROLES.index(player.role.role), int(player.team is end.winner)
        counts.people[at, role, player.character, won] += 1
        counts.places[at, role, (seat - shogun) % len(table.players), won] += 1
    counts.turns[at, min(table.turn, TURNS - 1)] += 1
    counts.decisions[at] += (table.asked, table.asked**2)
    _count_course(counts, table, at)
    return Brief(at, winner, cause, (table.turn, table.asked))


def _count_course(counts: Counts, table: Table, at: int) -> None:
    """Count the course of the game."""
    reader = Reader(table)
    reader.read(table.events)
    for turn, honor in reader.by_turn.items():
        if turn < TURNS_DRAWN:
            counts.honor[at, turn] += honor
    reader.cards[:, GAMES] = 1
    np.add(counts.cards, reader.cards[:, :, None] * reader.cards[:, None, :], out=counts.cards)


def count_pair(pairs: Pairs, usual: Brief, other: Brief) -> None:
    """Count the outcomes of the same deal under the usual rules and under others."""
    at = usual.players
    pairs.winners[at, usual.winner, other.winner] += 1
    pairs.endings[at, usual.cause, other.cause] += 1
    for which, (one, another) in enumerate(zip(usual.lengths, other.lengths, strict=True)):
        pairs.lengths[at, which] += (another - one, (another - one) ** 2)

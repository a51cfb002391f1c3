"""What each seat could know and believe at the end of each turn, from what it saw alone.

The beliefs are those of the deduction aid at the table (``bots.why.deduce``): all that was seen up to then.
"""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

import chanbara
from chanbara.review.lines import DIGITS, Belief, Believed, Moved
from chanbara.sword.bots.why import card_key, deduce
from chanbara.sword.words.messages import Messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.kernel.game import Game
    from chanbara.review.timeline import Timeline
    from chanbara.sword.bots.ledger import Ledger, Line, Numbers

LEAST = 0.005
"""The smallest shift in belief worth reporting."""


def believed(past: Timeline) -> Iterator[Believed]:
    """Yield what every observer could believe before the first turn, and right after each."""
    ledgers = [whole_ledger(past, observer) for observer in observers(past)]
    ends = [*past.turns, len(past.marks) - 1]
    since = 0
    for frame, game in enumerate(past.games()):
        for turn in (turn for turn, end in enumerate(ends) if end == frame):
            yield _line(past, turn, since, game, ledgers)
            since = past.marks[frame].events


def observers(past: Timeline) -> list[int | None]:
    """Return every seat in order, then a spectator."""
    return [*range(past.players), None]


def whole_ledger(past: Timeline, observer: int | None) -> Ledger:
    """Return the ledger of an observer after the whole game. Earlier states are its prefixes."""
    return deduce(chanbara.observe(past.at(0), observer), chanbara.seen(past.end, observer))


def ledger_until(ledger: Ledger, upto: int) -> Ledger:
    """Return the ledger after a number of events."""
    return ledger._replace(lines=tuple(line for line in ledger.lines if line.event < upto))


def _line(past: Timeline, turn: int, since: int, game: Game, ledgers: list[Ledger]) -> Believed:
    frame = len(game.choices)
    upto = past.marks[frame].events
    return Believed(
        turn=turn,
        frame=frame,
        active=past.marks[past.turns[turn - 1]].active if turn else None,
        beliefs=[_belief(past, ledger_until(ledger, upto), since, game) for ledger in ledgers],
    )


def _belief(past: Timeline, ledger: Ledger, since: int, game: Game) -> Belief:
    view = chanbara.observe(game, ledger.observer)
    return Belief(
        seat=ledger.observer,
        odds=[[round(float(chance), DIGITS) for chance in row] for row in ledger.odds()],
        roles=[one.role for one in view.seats],
        known=[list(view.hand if one.seat == view.seat else one.known) for one in view.seats],
        moved=_moved(past, ledger, since),
    )


def _moved(past: Timeline, ledger: Ledger, since: int) -> Moved | None:
    """Return another player's action since an event that shifted the belief most."""
    odds = ledger.odds()
    moves = [
        (_shift(odds, ledger.without(line.event).odds()), line)
        for line in ledger.lines
        if line.event >= since and line.actor != ledger.observer
    ]
    most, line = max(moves, key=lambda one: one[0], default=(0.0, None))
    if line is None or most < LEAST:
        return None
    return _told(past, line, most)


def _shift(odds: Numbers, others: Numbers) -> float:
    """Return how much of the belief about one seat differs, at most."""
    return max(
        fsum(abs(one - other) for one, other in zip(row, others[seat], strict=True)) / 2
        for seat, row in enumerate(odds)
    )


def _told(past: Timeline, line: Line, by: float) -> Moved:
    frame = next(number for number, mark in enumerate(past.marks) if mark.events > line.event)
    (seen,) = chanbara.seen(past.end, None, line.event)[:1]
    said = Messages(chanbara.observe(past.end, None)).event(seen)
    return Moved(line.event, frame, line.actor, card_key(line), line.target, said, round(by, DIGITS))

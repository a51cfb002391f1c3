"""The boldest bluff: the act that misled the others most about whose side its player was on.

For each informative act of a player whose role is hidden, the other seats' beliefs right after it are
compared with what they would be without it (``Ledger.without``). The measure is the probability of the
player's true side, averaged over the other seats: a Samurai who attacks the Shogun looks like a Ninja.
"""

from __future__ import annotations

from math import fsum
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

import chanbara
from chanbara.review.lines import DIGITS, Bluff
from chanbara.sword.bots.why import ROLES, card_key
from chanbara.sword.review.beliefs import ledger_until, whole_ledger
from chanbara.sword.rules.words import TEAM_OF, Role
from chanbara.sword.words.messages import Messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.review.timeline import Timeline
    from chanbara.sword.bots.ledger import Ledger, Line

LEAST = 0.05
"""The smallest drop of the others' average belief that counts as a bluff."""


class _Misled(NamedTuple):
    """What the others gave the true side of an actor, without an act and with it."""

    line: Line
    before: float
    after: float


def boldest(past: Timeline) -> Bluff | None:
    """Return the boldest bluff of a game, if there was one; of equals the first."""
    ledgers = [whole_ledger(past, seat) for seat in range(past.players)]
    acts = {line.event: line for ledger in ledgers for line in ledger.lines if is_hidden(past, line.actor)}
    misled = [_misled(past, ledgers, acts[event]) for event in sorted(acts)]
    best = max(misled, key=lambda one: one.before - one.after, default=None)
    if best is None or best.before - best.after < LEAST:
        return None
    return _told(past, ledgers, best)


def is_hidden(past: Timeline, seat: int) -> bool:
    """Whether the others do not know the role of a seat."""
    role: Role = past.end.table.players[seat].role.role
    return role is not Role.SHOGUN


def _misled(past: Timeline, ledgers: Sequence[Ledger], line: Line) -> _Misled:
    others = [ledger_until(ledger, line.event + 1) for ledger in ledgers if ledger.observer != line.actor]
    after = _mean(past, others, line.actor)
    return _Misled(line, _mean(past, [one.without(line.event) for one in others], line.actor), after)


def _mean(past: Timeline, others: Sequence[Ledger], seat: int) -> float:
    """Return the probability of the true side of a seat, averaged over observers."""
    team = TEAM_OF[past.end.table.players[seat].role.role]
    side = [place for place, role in enumerate(ROLES) if TEAM_OF[Role(role)] is team]
    odds = (one.odds()[seat] for one in others)
    return fmean(fsum(one[place] for place in side) for one in odds)


def _told(past: Timeline, ledgers: Sequence[Ledger], best: _Misled) -> Bluff:
    line = best.line
    after = next(number for number, mark in enumerate(past.marks) if mark.events > line.event)
    (seen,) = chanbara.seen(past.end, None, line.event)[:1]
    return Bluff(
        turn=past.marks[after - 1].turn,
        frame=after - 1,
        seat=line.actor,
        role=past.end.table.players[line.actor].role.key,
        card=card_key(line),
        said=Messages(chanbara.observe(past.end, None)).event(seen),
        before=round(best.before, DIGITS),
        after=round(best.after, DIGITS),
        until=_until(past, ledgers, best, after),
    )


def _until(past: Timeline, ledgers: Sequence[Ledger], best: _Misled, after: int) -> int | None:
    """Return the first turn after which the others believe as much in the truth as before the act."""
    others = [ledger for ledger in ledgers if ledger.observer != best.line.actor]
    for end in (*past.turns[1:], len(past.marks) - 1):
        then = [ledger_until(ledger, past.marks[end].events) for ledger in others]
        if end >= after and _mean(past, then, best.line.actor) >= best.before:
            return past.marks[end - 1].turn
    return None

"""The coach's guess about roles: the deduction aid in a sentence, from the learner's view."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.ledger import Ledger
    from chanbara.sword.sight.view import View

LIKELY = 0.7
"""The probability from which a seat is mentioned: more than the deal alone makes anyone a Ninja."""
MOST_TENTHS = 9
"""Nobody is certain while a role is hidden."""


class Guess(NamedTuple):
    """The role of a seat, with its probability."""

    seat: int
    chance: float

    @property
    def tenths(self) -> int:
        """Its probability in tenths."""
        return min(MOST_TENTHS, round(10 * self.chance))


class Deed(NamedTuple):
    """The most informative action about its actor."""

    seat: int
    card: str
    target: int


class Hunch(NamedTuple):
    """The probable Ninjas and Samurai, if that can be said, and the evidence."""

    ninja: Guess | None
    samurai: Guess | None
    deed: Deed | None

    @property
    def seats(self) -> list[int]:
        """The seats it is about."""
        return [one.seat for one in (self.ninja, self.samurai) if one is not None]


def hunch(view: View, events: Sequence[Seen]) -> Hunch:
    """Return what the learner can conclude from all that they saw."""
    from chanbara.sword.bots.why import ROLES, deduce  # noqa: PLC0415 - with it comes the compiler

    ledger = deduce(view, events)
    odds = [dict(zip(ROLES, map(float, one), strict=True)) for one in ledger.odds()]
    others = [seat for seat, one in enumerate(view.seats) if one.role is None]
    ninja, samurai = (_likeliest(others, [one[role] for one in odds]) for role in ("ninja", "samurai"))
    found = Hunch(ninja, samurai, None)
    return found._replace(deed=_most_telling(ledger, found.seats))


def _likeliest(seats: Sequence[int], chances: Sequence[float]) -> Guess | None:
    best = max((Guess(seat, chances[seat]) for seat in seats), key=lambda one: one.chance, default=None)
    return best if best is not None and best.chance >= LIKELY else None


def _most_telling(ledger: Ledger, seats: Sequence[int]) -> Deed | None:
    from chanbara.sword.bots.why import card_key, telling  # noqa: PLC0415 - as above

    lines = (line for line, _ in telling(ledger) if line.actor in seats)
    line = next(lines, None)
    return None if line is None else Deed(line.actor, card_key(line), line.target)

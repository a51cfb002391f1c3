"""What the coach makes of who is who: the table's deduction aid in a sentence, from the learner's view."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.ledger import Ledger
    from chanbara.sword.sight.view import View

LIKELY = 0.7
"""From here on somebody is spoken of: more than the deal alone makes anybody a Ninja."""
MOST_TENTHS = 9
"""Nobody is sure while a role is hidden."""


class Guess(NamedTuple):
    """That a seat has a role, and how likely it is."""

    seat: int
    chance: float

    @property
    def tenths(self) -> int:
        """How many times in ten."""
        return min(MOST_TENTHS, round(10 * self.chance))


class Deed(NamedTuple):
    """What says most about the one who did it."""

    seat: int
    card: str
    target: int


class Hunch(NamedTuple):
    """Who is probably a Ninja and who the Samurai, where that can be told, and by what."""

    ninja: Guess | None
    samurai: Guess | None
    deed: Deed | None

    @property
    def seats(self) -> list[int]:
        """Whom it is about."""
        return [one.seat for one in (self.ninja, self.samurai) if one is not None]


def hunch(view: View, events: Sequence[Seen]) -> Hunch:
    """Return what the learner may conclude from all that he saw."""
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

    told = (line for line, _ in telling(ledger) if line.actor in seats)
    line = next(told, None)
    return None if line is None else Deed(line.actor, card_key(line), line.target)

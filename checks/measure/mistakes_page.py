"""The checked mistakes as a page: how many a deeper search confirms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.record.rates import wilson
from chanbara.review.verdict import CLEARLY, LEAST

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PROMISED = 0.85
"""The least lower end of the 95% interval of the share that a deeper search confirms."""
LARGE = 0.05
"""The loss from which a mistake is counted among the large ones."""


PAGE = """\
# Mistakes, checked by a deeper search

Made by `make mistakes`; [review.md](../review.md#what-counts-as-a-mistake) says what a mistake is.

In {games} games of bots, with every number of players and both sets, {drawn} choices were drawn at random
and judged as a review judges them. It marks {marked} as mistakes: a loss of at least {least} percentage
points and of more than {clearly} standard errors. {checked} of these were compared with the better choice
again, with 16 times the rollouts, in fresh worlds and with common random numbers.

- The better choice is still better in {confirmed}. The lower end must be {promised} or more.
- If rollouts go on for four rounds instead of two, it is better in {further}.
- The judge itself, with 16 times the rollouts, prefers something else to what was played in {kept}.
- The average loss is {before} percentage points in the review and {after} in the deeper search.

Intervals are Wilson's, with 95%.

| mistakes | checked | confirmed | in four rounds |
|---|---|---|---|
{rows}
"""


class Checked(msgspec.Struct):
    """A choice that the review marks as a mistake, and what a deeper search says about it."""

    game: int
    players: int
    rising_sun: bool
    frame: int
    swing: float
    """What the review says it cost."""
    error: float
    deeper: float
    """What it cost with sixteen times the rollouts, in fresh worlds."""
    deeper_error: float
    further: float
    """The same when all rollouts go on for twice as many rounds."""
    further_error: float
    is_preferred: bool
    """Whether the judge itself, with sixteen times the rollouts, chooses what was played."""


class Stored(msgspec.Struct):
    """A measurement, complete or interrupted."""

    version: str
    games: int = 0
    drawn: int = 0
    """Choices drawn at random and judged."""
    marked: int = 0
    """Those of them that were marked as mistakes."""
    checked: list[Checked] = []


def confirmed(checked: Sequence[Checked]) -> int:
    """Return for how many the better choice is still better."""
    return sum(one.deeper > 0 for one in checked)


def is_confirmed(stored: Stored) -> bool:
    """Whether as many are confirmed as promised."""
    return _low(confirmed(stored.checked), len(stored.checked)) >= PROMISED


def summary(stored: Stored) -> str:
    """Return the result in one sentence, as docs/review.md has it."""
    count, total = confirmed(stored.checked), len(stored.checked)
    return f"{count} of {total} ({_share(count, total)})"


def page(stored: Stored) -> str:
    """Return docs/results/mistakes.md."""
    checked = stored.checked
    kept = sum(not one.is_preferred for one in checked)
    further = sum(one.further > 0 for one in checked)
    rows = [_row(name, [one for one in checked if holds(one)]) for name, holds in GROUPS]
    losses = [_points(checked, loss) for loss in (lambda one: one.swing, lambda one: one.deeper)]
    return PAGE.format(
        games=stored.games,
        drawn=f"{stored.drawn:,}",
        marked=stored.marked,
        checked=len(checked),
        least=f"{100 * LEAST:.0f}",
        clearly=f"{CLEARLY:.0f}",
        confirmed=summary(stored),
        promised=f"{PROMISED:.0%}",
        further=f"{further} ({_share(further, len(checked))})",
        kept=f"{kept} ({_share(kept, len(checked))})",
        before=losses[0],
        after=losses[1],
        rows="\n".join(rows),
    )


GROUPS: tuple[tuple[str, Callable[[Checked], bool]], ...] = (
    ("loss below 5 points", lambda one: one.swing < LARGE),
    ("loss of 5 points or more", lambda one: one.swing >= LARGE),
    ("3 to 5 players", lambda one: one.players <= 5),
    ("6 to 8 players", lambda one: one.players > 5),
    ("base game", lambda one: not one.rising_sun),
    ("Rising Sun", lambda one: one.rising_sun),
)


def _row(name: str, checked: Sequence[Checked]) -> str:
    further = sum(one.further > 0 for one in checked)
    return f"| {name} | {len(checked)} | {confirmed(checked)} | {further} |"


def _low(count: int, total: int) -> float:
    return wilson(count / total if total else 0.0, total)[0]


def _share(count: int, total: int) -> str:
    rate = count / total if total else 0.0
    low, high = wilson(rate, total)
    return f"{rate:.1%}, {low:.1%} to {high:.1%}"


def _points(checked: Sequence[Checked], loss: Callable[[Checked], float]) -> str:
    return f"{100 * sum(map(loss, checked)) / max(1, len(checked)):.1f}"

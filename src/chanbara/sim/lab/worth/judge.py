"""The verdict on what is new or changed: too strong, weak, within the range of the printed, or undecided."""

from __future__ import annotations

from enum import StrEnum
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sim.lab.stats import FAMILIES, Estimate, around, deviations, difference, rounded
from chanbara.sim.lab.worth.regression import Fit, fitted
from chanbara.sim.lab.worth.subjects import CHARACTER, Item, Origin, Subjects
from chanbara.sim.lab.worth.tally import HONOR, WON

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.sim.lab.worth.tally import WorthCounts

MATTERS = {True: 0.02, False: 0.01}
"""The smallest difference in win rate that matters: of being a character, of a card in the first hand."""
POWER = 0.84
"""How many standard errors further the games must reach to decide in four cases of five."""
USUAL_VARIANCE = 0.35
"""The variance of what an exchange changes for its holder: win, loss or nothing, as detectives play."""
PARTS = 2
"""The verdict has one half of the family's error, what is said in addition the other."""


class Verdict(StrEnum):
    """What is said of an item."""

    STRONG = "too strong"
    WEAK = "weak"
    WITHIN = "within the range of the printed"
    UNDECIDED = "too few games to say"


class Beside(NamedTuple):
    """One item beside the average printed one of its kind."""

    item: Item
    worth: Estimate


class Judgment(NamedTuple):
    """What is said of something new or changed."""

    item: Item
    verdict: Verdict
    worth: Estimate | None
    """How much more often its holder's team wins than with the average printed one; None: too rare."""
    honor: Estimate | None
    """How much more honor its holder ends with."""
    stronger_than: int
    """Of how many printed ones its estimate is above."""
    printed: int
    """How many there are."""
    strongest: str = ""
    """The strongest printed one."""
    weakest: str = ""
    by_players: tuple[tuple[int, Estimate], ...] = ()
    before: Estimate | None = None
    """What it was worth as printed, if it was changed."""
    since: Estimate | None = None
    """How much the change made it stronger."""
    more_games: int = 0
    """About how many more games would decide it; 0 if it is decided, or was never exchanged."""


class Scale(NamedTuple):
    """All items of a kind beside the average printed one, the strongest first."""

    kind: str
    beside: tuple[Beside, ...]


class Evidence(NamedTuple):
    """The matched deals of a report."""

    subjects: Subjects
    players: tuple[int, ...]
    counts: WorthCounts
    """Of the game with the change."""
    before: WorthCounts | None
    """Of the printed game, if printed things were changed."""

    @property
    def games(self) -> int:
        """How many games were played with the change."""
        return 2 * int(self.counts.deals.sum())


def judgments(found: Evidence) -> list[Judgment]:
    """Return a judgment of everything that is new or changed, the clearest verdict first."""
    made = [_judged(found, at) for at in found.subjects.judged()]
    order = list(Verdict)
    return sorted(made, key=lambda one: (order.index(one.verdict), -(one.worth.value if one.worth else 0.0)))


def scales(found: Evidence) -> list[Scale]:
    """Return what the items of each kind are worth beside each other."""
    made = []
    for kind in dict.fromkeys(item.kind for item in found.subjects.items):
        fit = _fit(found, kind, WON)
        if fit is not None:
            printed = found.subjects.printed(kind)
            rows = [Beside(found.subjects.items[at], fit.beside(at, printed)) for at in fit.places]
            made.append(Scale(kind, tuple(sorted(rows, key=lambda row: -row.worth.value))))
    return made


def _fit(found: Evidence, kind: str, outcome: int, players: Sequence[int] | None = None) -> Fit | None:
    places = (*found.subjects.judged(kind), *found.subjects.printed(kind))
    return fitted(found.counts, places, outcome, players or found.players)


def _judged(found: Evidence, at: int) -> Judgment:
    item, subjects = found.subjects.items[at], found.subjects
    fit, printed = _fit(found, item.kind, WON), subjects.printed(item.kind)
    looks = FAMILIES * PARTS * len(subjects.judged())
    if fit is None:
        more = _planned(found, at, looks)
        return Judgment(item, Verdict.UNDECIDED, None, None, 0, len(printed), more_games=more)
    others = looks * (len(found.players) + 2)
    honors = _fit(found, item.kind, HONOR)
    assert honors is not None, "the same exchanges"
    order = sorted(printed, key=lambda other: fit.worths[fit.places.index(other)])
    verdict, more = _verdict(found, fit, at, order, looks)
    judgment = Judgment(
        item,
        verdict,
        fit.beside(at, printed, looks),
        honors.beside(at, printed, others),
        sum(fit.beside(at, [other]).value > 0 for other in printed),
        len(printed),
        subjects.items[order[-1]].key,
        subjects.items[order[0]].key,
        tuple(_by_players(found, at, others)),
        more_games=more,
    )
    return _since(found, judgment, at, others)


def _verdict(found: Evidence, fit: Fit, at: int, order: Sequence[int], looks: int) -> tuple[Verdict, int]:
    """Return the verdict, and about how many more games would make one.

    To be too strong, an item must be certainly stronger than each printed one: whoever equals one of them is
    called so with the error of one comparison. To be within the range, it must certainly not be stronger
    than the strongest by a difference that matters, nor weaker than the weakest.
    """
    matters = MATTERS[found.subjects.items[at].kind == CHARACTER]
    beside = [fit.beside(at, [other], looks) for other in order]
    if all(one.low > 0 for one in beside):
        return Verdict.STRONG, 0
    if all(one.high < 0 for one in beside):
        return Verdict.WEAK, 0
    # Which printed one is strongest is itself read off the games, so the interval is that of all of them.
    weakest, strongest = (fit.beside(at, [order[end]], looks * len(order)) for end in (0, -1))
    if strongest.high < matters and weakest.low > -matters:
        return Verdict.WITHIN, 0
    reach = deviations(looks * len(order)) + POWER
    factor = max(
        _missing(out, one.spread * reach, matters)
        for out, one in ((strongest.value, strongest), (-weakest.value, weakest))
    )
    return Verdict.UNDECIDED, rounded(found.games * (factor - 1))


def _planned(found: Evidence, at: int, looks: int) -> int:
    """Return about how many games will decide, from how often things are exchanged: nothing is known yet."""
    item, deals = found.subjects.items[at], int(found.counts.deals.sum())
    times = found.counts.exchanges.sum((0, 1)) + found.counts.exchanges.sum((0, 2))
    printed = times[list(found.subjects.printed(item.kind))].mean()
    if not times[at] or not printed:
        return 0
    spread = sqrt(USUAL_VARIANCE * (1 / times[at] + 1 / printed))
    reach = (deviations(looks) + POWER) * spread
    return rounded(2 * deals * ((reach / MATTERS[item.kind == CHARACTER]) ** 2 - 1))


def _missing(out: float, reach: float, matters: float) -> float:
    """Return how many times as many games decide whether an item is out of the range at one end."""
    return (reach / max(out, matters - out)) ** 2


def _by_players(found: Evidence, at: int, looks: int) -> Iterator[tuple[int, Estimate]]:
    """Yield the worth at tables of each size, if there are several."""
    kind = found.subjects.items[at].kind
    for players in found.players if len(found.players) > 1 else ():
        fit = _fit(found, kind, WON, (players,))
        if fit is not None:
            yield players, fit.beside(at, found.subjects.printed(kind), looks)


def _since(found: Evidence, judgment: Judgment, at: int, looks: int) -> Judgment:
    """Add what a changed item was worth as printed, beside the same printed ones."""
    if found.before is None or judgment.item.origin is not Origin.CHANGED or judgment.worth is None:
        return judgment
    before = found._replace(counts=found.before, subjects=found.subjects.as_printed)
    fit = _fit(before, judgment.item.kind, WON)
    if fit is None:
        return judgment
    usual = fit.beside(at, before.subjects.printed(judgment.item.kind), looks)
    since = difference(usual, around(judgment.worth.value, judgment.worth.spread), looks)
    return judgment._replace(before=usual, since=since)

"""Why a choice was better: what happens more often after it in the sampled worlds, and how much that matters.

The win probability of all rollouts after both choices is regressed on what happened in them before the
player's next turn. The difference of the means of something, times its coefficient, is the part of the swing
that goes with it. What goes with most of the swing is told.
"""

from __future__ import annotations

from collections import Counter
from math import fsum
from operator import mul, sub
from statistics import fmean
from typing import TYPE_CHECKING, Literal, NamedTuple

from chanbara.review.lines import DIGITS, Difference, Then
from chanbara.sword.bots.samples import standard_error
from chanbara.sword.flat.bridge.options import option_of
from chanbara.sword.flat.format.layout import NONE
from chanbara.sword.flat.format.scope import CATALOG
from chanbara.sword.mind.search.outlook import (
    DEFEATED,
    LANDS,
    LOST,
    NEXT,
    OWN_CARDS,
    OWN_HONOR,
    OWN_PROPERTIES,
    VALUE,
    WON,
    WOUNDED,
)
from chanbara.sword.review.acts import act_message
from chanbara.sword.rules.words import Kind, Verb
from chanbara.sword.sight.view import OptionView
from chanbara.words.message import Message, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sword.bots.samples import Sampled
    from chanbara.sword.review.weighing import Outlook
    from chanbara.sword.sight.view import View
    from chanbara.sword.words.messages import Messages
    from chanbara.words.message import Argument

What = Literal["won", "lost", "defeated", "wounds", "honor", "cards", "properties"]
SHARES = ("won", "lost", "defeated")
"""What happens or does not: told in percent. Of the others the mean is told."""
GOOD = ("won", "honor", "cards", "properties")
"""What a player wants to have more of."""
CHOSEN, BEST = 0, 1
"""The places of the choice and of the better one in an outlook."""
RIDGE = 1e-3
"""The penalty of the regression per sample: some of these things nearly always happen together."""
CLEARLY = 2.0
"""How many standard errors a difference must exceed to be told."""
TELLS = 0.25
"""The part of a swing that one thing must go with to be its reason."""
MATTERS = 0.1
"""The part from which it is listed."""
MOST = 4
"""How many are listed."""
SEEN = 0.05
"""The least difference in how often somebody is defeated that is told instead of wounds."""
OFTEN = 0.2
"""How often a next act must follow to be told."""


class _Feature(NamedTuple):
    what: What
    seat: int | None
    place: int


def differences(messages: Messages, view: View, outlook: Outlook, swing: float) -> list[Difference]:
    """Return what happens more or less often after the better choice, what matters most first."""
    features, samples = _features(view, outlook), outlook.samples
    parts = _parts(samples, features, [_sign(one, view.seat) for one in features])
    found = [
        Difference(
            one.what,
            one.seat,
            chosen=round(fmean(samples.of(CHOSEN, one.place)), DIGITS),
            best=round(fmean(samples.of(BEST, one.place)), DIGITS),
            part=round(part, DIGITS),
            said=_said(messages, one),
        )
        for one, part in zip(features, parts, strict=True)
        if part >= MATTERS * swing and _is_clear(_apart(samples, one))
    ]
    return sorted(found, key=lambda one: -one.part)[:MOST]


def _apart(samples: Sampled, feature: _Feature) -> list[float]:
    """Return by how much a feature differs between both choices, by world."""
    return list(map(sub, samples.of(BEST, feature.place), samples.of(CHOSEN, feature.place)))


def _is_clear(apart: Sequence[float]) -> bool:
    return abs(fmean(apart)) > CLEARLY * standard_error(apart)


def _features(view: View, outlook: Outlook) -> list[_Feature]:
    seat = view.seat
    assert seat is not None, "a spectator has no choice"
    return [
        _Feature("won", None, WON),
        _Feature("lost", None, LOST),
        *(_harm(outlook, one) for one in range(len(view.seats))),
        _Feature("honor", seat, OWN_HONOR),
        _Feature("cards", seat, OWN_CARDS),
        _Feature("properties", seat, OWN_PROPERTIES),
    ]


def _harm(outlook: Outlook, seat: int) -> _Feature:
    """Return whether a seat is defeated; where that is nearly as frequent after both, how it is wounded."""
    defeated = _Feature("defeated", seat, DEFEATED + seat)
    if abs(fmean(_apart(outlook.samples, defeated))) >= SEEN:
        return defeated
    return _Feature("wounds", seat, WOUNDED + seat)


def _parts(samples: Sampled, features: Sequence[_Feature], signs: Sequence[int]) -> list[float]:
    """Return the part of the difference in value that goes with each feature.

    A coefficient against its sign comes from something else that happened along with it: it is left out.
    """
    columns = [_centered(samples, one.place) for one in features]
    outcome = _centered(samples, VALUE)
    gram = [[fsum(map(mul, one, other)) for other in columns] for one in columns]
    for place, row in enumerate(gram):
        row[place] += RIDGE * len(outcome)
    moments = [fsum(map(mul, one, outcome)) for one in columns]
    kept = list(range(len(features)))
    while True:
        found = _solved(
            [[gram[one][other] for other in kept] for one in kept], [moments[one] for one in kept]
        )
        right = [place for place, slope in zip(kept, found, strict=True) if slope * signs[place] >= 0]
        if right == kept:
            break
        kept = right
    slopes = dict(zip(kept, found, strict=True))
    return [slopes.get(place, 0.0) * fmean(_apart(samples, one)) for place, one in enumerate(features)]


def _centered(samples: Sampled, place: int) -> list[float]:
    """Return a number of both choices in all worlds, less its mean."""
    column = samples.of(CHOSEN, place) + samples.of(BEST, place)
    middle = fmean(column)
    return [one - middle for one in column]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations, by elimination.

    The matrix is symmetric and positive definite, thanks to the penalty: it needs no pivoting.
    """
    rows = [[*row, one] for row, one in zip(matrix, right, strict=True)]
    for place, pivot in enumerate(rows):
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            row[place:] = [
                one - factor * other for one, other in zip(row[place:], pivot[place:], strict=True)
            ]
    found: list[float] = []
    for place in reversed(range(len(rows))):
        *left, value = rows[place][place + 1 :]
        found.insert(0, (value - fsum(map(mul, left, found))) / rows[place][place])
    return found


def _sign(feature: _Feature, seat: int | None) -> int:
    """Return 1 for what is good for the player and -1 for what is bad; others may be friends or not."""
    if feature.what in GOOD:
        return 1
    return -1 if feature.what == "lost" or feature.seat == seat else 0


def _said(messages: Messages, feature: _Feature) -> Message:
    if feature.seat is None:
        return message(f"difference-{feature.what}")
    return message(f"difference-{feature.what}", who=messages.name(feature.seat))


def why(messages: Messages, view: View, found: list[Difference], outlook: Outlook, swing: float) -> Message:
    """Return the reason in one sentence; where no single one stands out, it says so."""
    if not found or found[0].part < TELLS * swing:
        return message("why-many")
    first, seat = found[0], view.seat
    assert seat is not None, "a spectator has no choice"
    is_own = first.seat == seat and first.what in ("defeated", "wounds")
    told = _percent if first.what in SHARES else tenths
    about: dict[str, Argument] = {
        "best": _named(messages, view, outlook.options[BEST], "better"),
        "chosen": _named(messages, view, outlook.options[CHOSEN], "chosen"),
        "seat": messages.name(seat),
        "now": told(first.best),
        "then": told(first.chosen),
    }
    if first.seat is not None:
        about["who"] = messages.name(first.seat)
    return message(f"why-{first.what}-own" if is_own else f"why-{first.what}", **about)


def _named(messages: Messages, view: View, option: int, other: str) -> Message:
    """Return a choice as a noun: its card and target, or that it is the better one or the one made."""
    act = _options(view)[option]
    if act.verb != Verb.PLAY:
        return message(f"move-{other}")
    return act_message(messages, act)


def _options(view: View) -> tuple[OptionView, ...]:
    assert view.decision is not None, "somebody was asked"
    assert view.decision.options is not None, "the player sees their options"
    return view.decision.options


def _percent(share: float) -> int:
    return round(100 * share)


def tenths(mean: float) -> Message:
    """Return a number with one decimal."""
    whole, tenth = divmod(round(10 * mean), 10)
    return message("decimal", whole=whole, tenth=tenth)


def lands(view: View, outlook: Outlook, place: int) -> float | None:
    """Return how often the attack of an option wounds; None if it is no attack on somebody else."""
    act = _options(view)[outlook.options[place]]
    is_aimed = act.verb == Verb.PLAY and act.seats and act.seats[0] != view.seat
    if not is_aimed or CATALOG.card(act.cards[0]).kind is not Kind.WEAPON:
        return None
    return round(fmean(outlook.samples.of(place, LANDS)), DIGITS)


def then(messages: Messages, view: View, outlook: Outlook, place: int) -> Then | None:
    """Return the most frequent next act of the player in the same turn, if there is a usual one."""
    assert view.seat is not None, "a spectator has no choice"
    acts = Counter(map(int, outlook.samples.of(place, NEXT)))
    most = min(acts, key=lambda act: (-acts[act], act))
    share = acts[most] / acts.total()
    if most == NONE or share < OFTEN:
        return None
    option = option_of(most, view.seat, len(view.seats), CATALOG)
    act = OptionView(option.text, option.verb.value, option.cards, option.seats)
    return Then(act_message(messages, act), round(share, DIGITS))

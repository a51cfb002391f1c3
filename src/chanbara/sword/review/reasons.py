"""Why a choice was better: what happens more often after it in the sampled worlds, and how much that matters.

The win probability of all rollouts after both choices is regressed on what happened in them before the
player's next turn. The difference of the means of something, times its coefficient, is the part of the swing
that goes with it. What goes with most of the swing is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from chanbara.review.lines import DIGITS, Difference, Then
from chanbara.sword.flat.bridge.options import option_of
from chanbara.sword.flat.format.layout import NONE
from chanbara.sword.flat.format.vocabulary import CATALOG
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
    from chanbara.sword.bots.ledger import Numbers
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
    features = _features(view, outlook)
    samples = outlook.samples[:, : BEST + 1, [one.place for one in features]]
    signs = np.array([_sign(one, view.seat) for one in features])
    parts = _parts(samples, outlook.samples[:, : BEST + 1, VALUE], signs)
    apart = samples[:, BEST] - samples[:, CHOSEN]
    is_clear = np.abs(apart.mean(axis=0)) > CLEARLY * apart.std(axis=0, ddof=1) / np.sqrt(len(apart))
    found = [
        Difference(
            one.what,
            one.seat,
            chosen=round(float(samples[:, CHOSEN, at].mean()), DIGITS),
            best=round(float(samples[:, BEST, at].mean()), DIGITS),
            part=round(float(parts[at]), DIGITS),
            said=_said(messages, one),
        )
        for at, one in enumerate(features)
        if is_clear[at] and parts[at] >= MATTERS * swing
    ]
    return sorted(found, key=lambda one: -one.part)[:MOST]


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
    defeats = outlook.samples[:, : BEST + 1, DEFEATED + seat].mean(axis=0)
    if abs(defeats[BEST] - defeats[CHOSEN]) >= SEEN:
        return _Feature("defeated", seat, DEFEATED + seat)
    return _Feature("wounds", seat, WOUNDED + seat)


def _parts(samples: Numbers, values: Numbers, signs: Numbers) -> Numbers:
    """Return the part of the difference in value that goes with each feature.

    A coefficient against its sign comes from something else that happened along with it: it is left out.
    """
    rows, outcome = samples.reshape(-1, samples.shape[-1]), values.reshape(-1)
    rows, outcome = rows - rows.mean(axis=0), outcome - outcome.mean()
    gram, moments = rows.T @ rows + RIDGE * len(rows) * np.eye(rows.shape[1]), rows.T @ outcome
    slopes, kept = np.zeros(rows.shape[1]), np.arange(rows.shape[1])
    while True:
        slopes[:] = 0.0
        slopes[kept] = np.linalg.solve(gram[np.ix_(kept, kept)], moments[kept])
        is_wrong = slopes[kept] * signs[kept] < 0
        if not is_wrong.any():
            break
        kept = kept[~is_wrong]
    found: Numbers = slopes * (samples[:, BEST] - samples[:, CHOSEN]).mean(axis=0)
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
    return round(float(outlook.samples[:, place, LANDS].mean()), DIGITS)


def then(messages: Messages, view: View, outlook: Outlook, place: int) -> Then | None:
    """Return the most frequent next act of the player in the same turn, if there is a usual one."""
    assert view.seat is not None, "a spectator has no choice"
    acts, counts = np.unique(outlook.samples[:, place, NEXT].astype(np.int64), return_counts=True)
    most = int(counts.argmax())
    share = counts[most] / len(outlook.samples)
    if acts[most] == NONE or share < OFTEN:
        return None
    option = option_of(int(acts[most]), view.seat, len(view.seats), CATALOG)
    act = OptionView(option.text, option.verb.value, option.cards, option.seats)
    return Then(act_message(messages, act), round(float(share), DIGITS))

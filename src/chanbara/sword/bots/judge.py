"""The best judge of options there is: a search, in which the network of the package says what is promising.

Where the network was not trained, or nothing can compute it, a detective says so: then it is the planner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.compiled import HAS_COMPILER
from chanbara.compiled.elementary import exp
from chanbara.sword.bots.bot_files import NEURAL
from chanbara.sword.bots.engine_bots import handed, handed_workspace
from chanbara.sword.flat.bridge.flatten import action_numbers
from chanbara.sword.flat.bridge.numbers import CARD_NUMBERS
from chanbara.sword.flat.format.layout import KINDS, NONE, SEATS
from chanbara.sword.flat.format.sight import SLICES
from chanbara.sword.mind.arrays import LIKELY, LISTED, POINTS, RANKS, TRIED
from chanbara.sword.mind.search.planner import SHARPNESS, plan, search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.plain_arrays import Array
    from chanbara.sight import Seen
    from chanbara.sword.bots.net.network import Network, Sight
    from chanbara.sword.flat.format.arrays import State
    from chanbara.sword.mind.arrays import Known, Mind
    from chanbara.sword.mind.workspace import Workspace
    from chanbara.sword.sight.view import View


class Opinion(NamedTuple):
    """What the network thinks of a decision."""

    scores: Array
    """The score of each option."""
    likely: Array | None
    """How likely cards are in hands, as a mind has it."""
    unseen: Array
    """How many of each card the seat has not seen."""


def opinion(view: View, events: Sequence[Seen]) -> Opinion | None:
    """Return the opinion of the network, or None where it does not play, and where there is no choice."""
    actions = action_numbers(view)
    if not HAS_COMPILER or len(actions) < 2:  # noqa: PLR2004 - one option needs no opinion
        return None
    from chanbara.sword.bots.net.net_bot import Adviser, why_untrained  # noqa: PLC0415 - with it comes numpy
    from chanbara.sword.bots.net.network import network_named  # noqa: PLC0415 - the same

    network = network_named(NEURAL)
    if why_untrained(network, len(view.seats), view.edition):
        return None
    return opinion_of(network, view, Adviser(NEURAL).sight(view, events), actions)


def opinion_of(network: Network, view: View, sight: Sight, actions: Sequence[int]) -> Opinion:
    """Return what a network thinks of some actions."""
    judged, unseen = network.judged(sight, actions), sight.observation[SLICES["unseen"]]
    likely = None if judged.hands is None else likely_cards(view, np.flatnonzero(unseen), judged.hands)
    return Opinion(judged.scores, likely, unseen)


def likely_cards(view: View, unseen: Array, hands: Array) -> Array:
    """Return how likely each card is in each hand, against the likeliest of those not seen."""
    found, players = np.zeros((SEATS, KINDS)), len(view.seats)
    for away in range(1, players if len(unseen) else 0):
        guessed = hands[away, unseen]
        assert view.seat is not None, "a spectator has no choice"
        found[(view.seat + away) % players, unseen] = [exp(one) for one in (guessed - guessed.max()).tolist()]
    return found.reshape(-1)


def searched(
    state: State,
    known: Known,
    actions: Sequence[int],
    opinion: Opinion | None,
    rollouts: int,
    number: int,
    work: Workspace,
) -> int:
    """Return the best action after a number of rollouts; ``number`` seeds the search.

    If there is an opinion, its scores are the prior, and hands in sampled worlds are as likely as it says.
    The candidates, best first, are then in the room of the workspace.
    """
    set_likely(work.mind, opinion)
    room, count = work.room, len(actions)
    room[LISTED : LISTED + count] = actions
    room[TRIED:] = NONE
    given = handed(state), handed(known), rollouts, number
    if opinion is None:
        return int(plan(*given, handed_workspace(work)))
    room[RANKS : RANKS + count] = 0
    work.mind[POINTS : POINTS + count] = (opinion.scores - opinion.scores.max()) / SHARPNESS
    return int(search(*given, count, handed_workspace(work)))


def set_likely(mind: Mind, opinion: Opinion | None) -> None:
    """Have a mind sample hands as an opinion says, or all unseen cards alike."""
    likely = None if opinion is None else opinion.likely
    mind[LIKELY] = likely is not None
    if likely is not None:
        mind[LIKELY + 1 : LIKELY + 1 + len(likely)] = likely


class Holding(NamedTuple):
    """How likely somebody holds a card."""

    seat: int
    chance: float


def holdings(view: View, events: Sequence[Seen], key: str) -> list[Holding]:
    """Return how likely each of the others holds a card, the likeliest first; nothing without an opinion."""
    found = opinion(view, events)
    if found is None or found.likely is None:
        return []
    hidden, card = found.unseen.astype(np.float64), CARD_NUMBERS[key]
    others = [one for one in view.seats if one.seat != view.seat and one.hand]
    for one in others:
        for known in one.known:
            hidden[CARD_NUMBERS[known]] -= 1
    likely = found.likely.reshape(SEATS, KINDS)
    held = [
        Holding(one.seat, 1.0)
        if key in one.known
        else Holding(one.seat, chance_to_hold(card, hidden, likely[one.seat], one.hand - len(one.known)))
        for one in others
    ]
    return sorted(held, key=lambda one: -one.chance)


def chance_to_hold(card: int, unseen: Array, likely: Array, size: int) -> float:
    """Return the probability that a hand of a size has a card at least once, if some cards are likelier.

    Cards are drawn one after the other. With all equally likely that is exactly the chance by counting.
    """
    left = float(unseen[card] * likely[card])
    others = float(unseen @ likely) - left
    each = others / max(1.0, float(unseen.sum() - unseen[card]))
    without = 1.0
    for drawn in range(size):
        rest = max(0.0, others - drawn * each)
        without *= rest / (rest + left) if rest + left else 1.0
    return 1 - without

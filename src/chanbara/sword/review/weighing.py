"""The value of a choice against that of the best judge in the same seat.

The judge chooses in some worlds, and both options are then evaluated in others, so that an option selected
by chance in the first has no advantage in the second. A choice that seems to have cost something is evaluated
a last time, with the second best option, in worlds that had no part in selecting it.
"""

from __future__ import annotations

from math import fsum
from operator import sub
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from chanbara.review.verdict import LEAST
from chanbara.sword.bots.dice import run_of_chance
from chanbara.sword.bots.engine_bots import handed
from chanbara.sword.bots.judge import opinion
from chanbara.sword.bots.samples import Sampled, standard_error
from chanbara.sword.bots.weigh import BATCHES, Position, batches_of_chances, planned, position_of, sampled
from chanbara.sword.flat.format.actions import AIMS, ON_PROPERTY, PLAY
from chanbara.sword.flat.format.layout import PLAYERS
from chanbara.sword.flat.format.tables import ROLE_NAMES
from chanbara.sword.mind.arrays import BELIEF, VISITS
from chanbara.sword.mind.belief.belief import observe_action
from chanbara.sword.mind.search.outlook import VALUE
from chanbara.sword.mind.search.planner import LONG, rounds_ahead
from chanbara.sword.rules.words import TEAM_OF, Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View

ALONE = 4
"""The divisor of the number of worlds if there is nothing to compare."""
SEEMS = 0.75
"""The part of the least loss, and of a standard error, from which a choice is evaluated once more."""
WORLDS = 1024
"""The least number of worlds for that, however few rollouts a long game has for each play."""
HIDES = 0.1
"""How much less the others must learn about a player's side for a choice to hide it."""


class Outlook(NamedTuple):
    """What options lead to, in the same sampled worlds."""

    options: tuple[int, ...]
    """By index: the choice, the judge's, and the second best, if there is one."""
    samples: Sampled
    is_hiding: bool
    """Whether the choice told the others less about its player's side than the judge's would have."""


class Weighed(NamedTuple):
    """A choice and the judge's in the same worlds."""

    best: int
    """The judge's option, by index; the actual choice if the judge's is no better."""
    chance: float
    """The win probability of the choice."""
    best_chance: float
    """The win probability of the other."""
    error: float
    """The standard error of the difference."""
    outlook: Outlook | None = None
    """What both lead to, if the choice seemed to have cost something."""


def weigh(view: View, events: Sequence[Seen], chosen: int, rollouts: int, seed: int | str) -> Weighed | None:
    """Return the value of the choice against the judge's; None if there is no other candidate.

    The rollouts are used to find the judge's choice; then both are evaluated in as many worlds. If the
    judge agrees there is nothing to compare, and a part of them is enough.
    """
    position = position_of(view, events)
    assert view.decision is not None, "somebody was asked"
    number = view.decision.number
    ranked = planned(position, opinion(view, events), rollouts, run_of_chance(seed, number))
    best, actions = ranked[0], position.actions
    if best == chosen and position.mind[VISITS] == 0:
        return None
    tried = [actions[one] for one in dict.fromkeys((chosen, best))]
    worlds = max(1, (rollouts if len(tried) > 1 else rollouts // ALONE) // BATCHES)
    chances = batches_of_chances(position, tried, worlds, rounds_ahead(rollouts), f"{seed} {number}")
    found = _valued(chances[0], chances[-1], chosen, best)
    if found.best_chance - found.chance < SEEMS * max(LEAST, found.error):
        return found
    second = [one for one in ranked if one not in (best, chosen)][:1]
    samples = sampled(
        position, [chosen, best, *second], max(WORLDS, rollouts), LONG, f"{seed} {number} again"
    )
    last = _valued(samples.of(0, VALUE), samples.of(1, VALUE), chosen, best)
    outlook = Outlook((chosen, best, *second), samples, _is_hiding(position, chosen, best))
    return last._replace(outlook=outlook if last.best != chosen else None)


def compared(mine: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the mean difference of two options in the same worlds, and its standard error."""
    differences = list(map(sub, other, mine))
    return fmean(differences), standard_error(differences)


def _valued(mine: Sequence[float], other: Sequence[float], chosen: int, best: int) -> Weighed:
    """Return the value of both; the choice itself is the best if the other is no better."""
    swing, error = compared(mine, other)
    chance = fmean(mine)
    return Weighed(best if swing > 0 else chosen, chance, chance + max(0.0, swing), error)


def _is_hiding(position: Position, chosen: int, best: int) -> bool:
    """Whether a choice tells the others less about the side of a player with a hidden role than another."""
    if position.ledger.own == ROLE_NAMES.index(Role.SHOGUN):
        return False
    shown = [_side_shown(position, position.actions[option]) for option in (chosen, best)]
    return shown[1] - shown[0] >= HIDES


def _side_shown(position: Position, action: int) -> float:
    """Return the probability that the others give the true side of the player to move after an action."""
    ledger, mind = position.ledger, position.mind.copy()
    seat = ledger.observer
    assert seat is not None, "a spectator has no choice"
    if PLAY <= action < ON_PROPERTY and (action - PLAY) % AIMS > 0:
        card, aim = divmod(action - PLAY, AIMS)
        target = (seat + aim - 1) % int(position.state[PLAYERS])
        observe_action(handed(position.state), seat, card, target, handed(mind))
    belief = mind[BELIEF : BELIEF + len(ledger.roles)].tolist()
    team = TEAM_OF[ROLE_NAMES[ledger.own]]
    is_side = [TEAM_OF[role] is team for role in ROLE_NAMES]
    worlds = zip(ledger.roles.tolist(), belief, strict=True)
    return fsum(one for world, one in worlds if is_side[world[seat]]) / fsum(belief)

"""The belief about roles: a posterior over worlds, updated by every card that is aimed at somebody.

A world w gives everybody a role; its prior is the deal. A player is of an unknown kind k (deducing, plain,
leaning, careless) with prior ``SHARES``. A player of kind k and role r aims at one of n targets by a
quantal response (McKelvey and Palfrey, 1995) with inverse temperature s_k:

    P(a | r, k) = (1 - WHIM) * exp(s_k * points(a, r)) / sum_b exp(s_k * points(b, r)) + WHIM / n

The evidence is the likelihood ratio to a blind choice, (n * P) ** TEMPER, marginalized over kinds, whose
own posterior is updated along: actions that fit no role make a player careless, and then say nothing. The
logs are summed over actions, and the posterior is mixed with the prior (``DOUBT``), so that nobody is ever
certain.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from chanbara.compiled import elementary
from chanbara.compiled.decorators import at, entry_point, inlined
from chanbara.compiled.inlined_elementary import exp, log
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import HAND_SIZE, PLAYERS, RESILIENCE, SEATS
from chanbara.sword.flat.format.tables import (
    AIM,
    AT_HAND,
    AT_RIVAL,
    HITS_EMPTY_HANDED,
    IN_REACH,
    REACH,
    SHOGUN,
)
from chanbara.sword.flat.rules.lanes import of_seat
from chanbara.sword.flat.rules.query import (
    EMPTY_HANDED,
    HOLDING_CARDS,
    attackable,
    away_from,
    is_immune,
    shogun_of,
)
from chanbara.sword.mind.arrays import (
    ALL_ODDS,
    ALL_ODDS_SIZE,
    BELIEF,
    EVEN_BELIEF,
    EVEN_ODDS,
    EVIDENCE,
    EVIDENCE_SIZE,
    KINDS_OF_PLAYER,
    KINDS_OF_ROLE,
    ODDS_SIZE,
    POINTS,
    SUPPORT,
    SUPPORT_SIZE,
    TERMS,
    Belief,
    Mind,
    Odds,
    Points,
)
from chanbara.sword.mind.belief.worlds import even_odds, role_in, worlds_of
from chanbara.sword.mind.value.plays import points_of_card
from chanbara.sword.mind.value.valuation import UNSEEN_HAND, shares, thought_with

DEDUCING, PLAIN, LEANING, CARELESS = range(4)
SHARES = (0.09, 0.06, 0.1, 0.75)
"""The prior probability of each kind of player."""
SHARPNESS = 500.0
"""The inverse temperature of players who judge as we do: the gain in log-odds for one point more."""
LEAN = 3.0
"""The same for players who only lean that way."""
WHIM = 0.02
"""How often even a careful player chooses for reasons that have nothing to do with roles."""
TEMPER = 0.95
"""The exponent of an action's likelihood: the actions of one player are not independent of each other."""
DOUBT = 0.015
"""The share of the prior mixed into the posterior."""

NOTHING = -math.inf
CLEAR = 45.0
"""A difference in log-odds so great that a floating-point number cannot tell it from certainty."""


def _among_equals() -> npt.NDArray[np.float64]:
    found = np.zeros((SEATS + 1, SEATS + 1))
    for choices in range(1, SEATS + 1):
        for equals in range(1, choices + 1):
            ratio = (1.0 - WHIM) * choices / equals + WHIM
            found[choices, equals] = elementary.exp(TEMPER * elementary.log(ratio))
    return found


AMONG_EQUALS = _among_equals()
"""The likelihood ratio of a clearly best target, by the number of targets and of equally good ones."""
BY_WHIM = elementary.exp(TEMPER * elementary.log(WHIM))
"""The likelihood ratio of a target that is not worth it."""
OF_SEAT = KINDS_OF_ROLE * KINDS_OF_PLAYER


@entry_point
def reset(state: State, mind: Mind) -> None:
    """Reset the mind for a new game: nobody has acted yet."""
    forget_evidence(mind)
    for world in range(worlds_of(state)):
        mind[EVEN_BELIEF + world] = 1.0 / worlds_of(state)
    for seat in range(state[PLAYERS]):
        for role in range(KINDS_OF_ROLE):
            even_odds(state, seat, role, at(mind, EVEN_ODDS + odds_at(seat, role)))
    for place in range(ALL_ODDS_SIZE):
        mind[ALL_ODDS + place] = 0.0
    weigh(state, mind)


@inlined
def forget_evidence(mind: Mind) -> None:
    """Reset what the mind knows of the players' actions."""
    for place in range(EVIDENCE_SIZE):
        mind[EVIDENCE + place] = 1.0
    for place in range(SUPPORT_SIZE):
        mind[SUPPORT + place] = 0.0


@inlined
def plausibility(mind: Mind, seat: int, role: int) -> float:
    """Return the likelihood ratio of a seat's actions for a role, marginalized over kinds of players."""
    place = EVIDENCE + seat * OF_SEAT + role * KINDS_OF_PLAYER
    sharp = SHARES[DEDUCING] * mind[place + DEDUCING] + SHARES[PLAIN] * mind[place + PLAIN]
    return sharp + SHARES[LEANING] * mind[place + LEANING] + SHARES[CARELESS] * mind[place + CARELESS]


@entry_point
def weigh(state: State, mind: Mind) -> None:
    """Write the posterior of every world from the evidence, and the odds that follow."""
    weigh_worlds(state, mind)
    all_odds(state, at(mind, BELIEF), at(mind, ALL_ODDS))


@inlined
def weigh_worlds(state: State, mind: Mind) -> None:
    """Write the posterior of every world from the evidence."""
    worlds, shogun = worlds_of(state), shogun_of(state)
    most = NOTHING
    for world in range(worlds):
        said = 0.0
        for seat in range(state[PLAYERS]):
            said += mind[SUPPORT + seat * KINDS_OF_ROLE + role_in(state, world, shogun, seat)]
        mind[BELIEF + world] = said
        most = max(most, said)
    whole = 0.0
    for world in range(worlds):
        mind[BELIEF + world] = exp(mind[BELIEF + world] - most)
        whole += mind[BELIEF + world]
    for world in range(worlds):
        mind[BELIEF + world] = (1.0 - DOUBT) * mind[BELIEF + world] / whole + DOUBT / worlds


@inlined
def all_odds(state: State, belief: Belief, odds: Odds) -> None:
    """Write, for every seat and every role it may have, the probability of each role in each seat."""
    for seat in range(state[PLAYERS]):
        seat_odds(state, seat, belief, odds)


@entry_point
def seat_odds(state: State, seat: int, belief: Belief, odds: Odds) -> None:
    """Write, for every role that a seat may have, the probability of each role in each seat."""
    players, shogun, worlds = state[PLAYERS], shogun_of(state), worlds_of(state)
    for place in range(KINDS_OF_ROLE * ODDS_SIZE):
        odds[odds_at(seat, 0) + place] = 0.0
    for other in range(players):
        for world in range(worlds):
            place = odds_at(seat, role_in(state, world, shogun, seat)) + other * KINDS_OF_ROLE
            odds[place + role_in(state, world, shogun, other)] += belief[world]
    for role in range(KINDS_OF_ROLE):
        first = odds_at(seat, role)
        whole = odds[first + seat * KINDS_OF_ROLE + role]
        for place in range(first, first + players * KINDS_OF_ROLE if whole > 0.0 else first):
            odds[place] /= whole


@inlined
def odds_at(seat: int, role: int) -> int:
    """Return where the odds of a seat with a role begin."""
    return (seat * KINDS_OF_ROLE + role) * ODDS_SIZE


# --- public actions -----------------------------------------------------------------------------------------


@inlined
def may_aim(state: State, seat: int, card: int, target: int) -> bool:
    """Whether a seat may aim a card at another, by public information."""
    if target == seat:
        return False
    aim = AIM[card]
    if aim == AT_HAND:
        return state[HAND_SIZE + target] > 0
    if aim == AT_RIVAL:
        return state[RESILIENCE + target] > 1 and not is_immune(state, target, card)
    if aim != IN_REACH:
        return True
    away = away_from(state, seat, target)
    near = of_seat(attackable(state, seat, HOLDING_CARDS), away) <= REACH[card]
    if (HITS_EMPTY_HANDED >> card) & 1 == 1:
        near = near or of_seat(attackable(state, seat, EMPTY_HANDED), away) <= REACH[card]
    return near


@inlined
def aims_of(state: State, actor: int, card: int) -> int:
    """Return the seats at which a seat may aim a card, by public information, as a bit set."""
    aims = 0
    for other in range(state[PLAYERS]):
        aims |= (1 if may_aim(state, actor, card, other) else 0) << other
    return aims


@inlined
def is_evidence(state: State, actor: int, target: int, aims: int) -> bool:
    """Whether it says something about a seat's role that it aims at another, of these it might have."""
    return actor != shogun_of(state) and target != actor and aims & (aims - 1) != 0


@entry_point
def observe_action(state: State, actor: int, card: int, target: int, mind: Mind) -> int:
    """Update the belief by a card that a seat aims at another; return 1 if that is evidence.

    ``state`` is the game before the card is played.
    """
    aims = aims_of(state, actor, card)
    if not is_evidence(state, actor, target, aims):
        return 0
    judge_roles(state, actor, card, target, aims, mind)
    apply_evidence(state, actor, mind)
    return 1


@entry_point
def observe_sparingly(state: State, actor: int, card: int, target: int, mind: Mind) -> int:
    """Update the belief like ``observe_action``, but not the odds, of which only the actor's are used.

    Those must be up to date (``seat_odds``); if this returns 1, those of all seats are not any more.
    """
    aims = aims_of(state, actor, card)
    if not is_evidence(state, actor, target, aims):
        return 0
    for role in range(SHOGUN + 1, KINDS_OF_ROLE):
        even_odds(state, actor, role, at(mind, EVEN_ODDS + odds_at(actor, role)))
    judge_roles(state, actor, card, target, aims, mind)
    add_support(actor, mind)
    weigh_worlds(state, mind)
    return 1


@inlined
def judge_roles(state: State, actor: int, card: int, target: int, aims: int, mind: Mind) -> None:
    """Write the evidence of an action for each role that its actor may have."""
    parries, weapons = shares(state, actor, UNSEEN_HAND)
    for role in range(KINDS_OF_ROLE):
        mind[TERMS + role] = 0.0
        if role != SHOGUN and mind[ALL_ODDS + odds_at(actor, role) + actor * KINDS_OF_ROLE + role] > 0.0:
            before = plausibility(mind, actor, role)
            judge_action(state, actor, role, card, target, aims, parries, weapons, mind)
            mind[TERMS + role] = log(plausibility(mind, actor, role) / before)


@inlined
def judge_action(
    state: State,
    actor: int,
    role: int,
    card: int,
    target: int,
    aims: int,
    parries: float,
    weapons: float,
    mind: Mind,
) -> None:
    """Multiply the evidence of each kind of player by the likelihood ratio of this target for this role."""
    points, place = at(mind, POINTS), odds_at(actor, role)
    line = EVIDENCE + actor * OF_SEAT + role * KINDS_OF_PLAYER
    aims |= 1 << target
    belief, odds = at(mind, EVEN_BELIEF), at(mind, EVEN_ODDS + place)
    judge_aims(state, actor, role, card, aims, parries, weapons, belief, odds, points)
    mind[line + PLAIN] *= likelihood(state, target, points, SHARPNESS)
    belief, odds = at(mind, BELIEF), at(mind, ALL_ODDS + place)
    judge_aims(state, actor, role, card, aims, parries, weapons, belief, odds, points)
    mind[line + DEDUCING] *= likelihood(state, target, points, SHARPNESS)
    mind[line + LEANING] *= likelihood(state, target, points, LEAN)


@entry_point
def apply_evidence(state: State, actor: int, mind: Mind) -> None:
    """Add the evidence of an action to the support of each role of its actor, and update the belief."""
    add_support(actor, mind)
    weigh(state, mind)


@inlined
def add_support(actor: int, mind: Mind) -> None:
    """Add the evidence of an action to the support of each role of its actor."""
    for role in range(KINDS_OF_ROLE):
        mind[SUPPORT + actor * KINDS_OF_ROLE + role] += mind[TERMS + role]


@entry_point
def judge_aims(
    state: State,
    actor: int,
    role: int,
    card: int,
    aims: int,
    parries: float,
    weapons: float,
    belief: Belief,
    odds: Odds,
    points: Points,
) -> None:
    """Write the value of aiming a card at each seat for this role; NOTHING if it is not allowed.

    Only open cards are considered, not the actor's hand.
    """
    thought = thought_with(state, role, odds, parries, weapons, 0.0)
    for other in range(state[PLAYERS]):
        points[other] = NOTHING
        if (aims >> other) & 1 == 1:
            points[other] = points_of_card(state, actor, role, belief, odds, thought, card, other)


@entry_point
def likelihood(state: State, target: int, points: Points, sharpness: float) -> float:
    """Return the likelihood ratio of this target against a random choice, at this inverse temperature."""
    choices, equals, most = 0, 0, NOTHING
    for other in range(state[PLAYERS]):
        if points[other] != NOTHING:
            more = sharpness * (points[other] - points[target])
            choices += 1
            equals += 1 if more == 0.0 else 0
            most = max(most, more if more != 0.0 else NOTHING)
    if most < -CLEAR:
        return AMONG_EQUALS[choices, equals]
    if most > CLEAR:
        return BY_WHIM
    whole = 0.0
    for other in range(state[PLAYERS]):
        if points[other] != NOTHING:
            whole += exp(sharpness * (points[other] - points[target]))
    return exp(TEMPER * log((1.0 - WHIM) * choices / whole + WHIM))

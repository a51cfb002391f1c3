"""What a seat believes that has looked at roles: the common belief, but for worlds it knows to be wrong."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import PLAYERS
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.arrays import BELIEF, KINDS_OF_ROLE, OWN_BELIEF, OWN_ODDS, Mind
from chanbara.sword.mind.belief.worlds import fits, role_in, worlds_of


@entry_point
def believe_own(state: State, seat: int, mind: Mind) -> None:
    """Write the belief and the odds of a seat, by the roles that it knows."""
    players, shogun = state[PLAYERS], shogun_of(state)
    whole = 0.0
    for world in range(worlds_of(state)):
        mind[OWN_BELIEF + world] = mind[BELIEF + world] if fits(state, world, shogun, seat) else 0.0
        whole += mind[OWN_BELIEF + world]
    for place in range(players * KINDS_OF_ROLE):
        mind[OWN_ODDS + place] = 0.0
    for world in range(worlds_of(state)):
        mind[OWN_BELIEF + world] /= whole
        for other in range(players):
            role = role_in(state, world, shogun, other)
            mind[OWN_ODDS + other * KINDS_OF_ROLE + role] += mind[OWN_BELIEF + world]

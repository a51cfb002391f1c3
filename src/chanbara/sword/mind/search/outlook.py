"""What an option leads to in sampled worlds: its value, and what happens before the player's next turn."""

from __future__ import annotations

from chanbara.compiled.decorators import at, entry_point, inlined
from chanbara.sword.flat.format.actions import AIMS, END, ON_PROPERTY, PARRY, PLAY, USE_NOBUNAGA
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    HAND_SIZE,
    HONOR,
    IN_PLAY,
    NONE,
    PLAYERS,
    RESILIENCE,
    SEATS,
    SIZE,
    WOUNDS,
)
from chanbara.sword.flat.format.tables import IS_WEAPON
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import seed
from chanbara.sword.flat.rules.query import left_of
from chanbara.sword.flat.rules.scoring import team_of, winner
from chanbara.sword.mind.arrays import TRIED, Known, Samples
from chanbara.sword.mind.run.play import next_action, play_on
from chanbara.sword.mind.search.planner import ANOTHER_STREAM, outcome, sample_world
from chanbara.sword.mind.value.valuation import turn_of
from chanbara.sword.mind.workspace import Workspace

# --- one sample: an option in a world -----------------------------------------------------------------------

VALUE = 0
"""1 or 0 if the game ended, otherwise the win probability where the rollout was cut off."""
LANDS = 1
"""1 if the option is an attack that wounds its target, 0 if it does not."""
NEXT = 2
"""The player's next action in the same turn, or NONE."""
WON = 3
"""1 if the game is won before the player's next turn; the following are counted up to then as well."""
LOST = 4
OWN_HONOR = 5
OWN_CARDS = 6
OWN_PROPERTIES = 7
DEFEATED = 8
"""1 if a seat is defeated, by seat."""
WOUNDED = DEFEATED + SEATS
"""The resilience that a seat loses to wounds, by seat."""
SAMPLE_SIZE = WOUNDED + SEATS

DOWN = -1.0
"""Instead of 0 or 1 while a seat has had no resilience from the beginning."""


@entry_point
def sample_outlooks(
    state: State,
    known: Known,
    worlds: int,
    number: int,
    tried: int,
    ahead: int,
    work: Workspace,
    samples: Samples,
) -> None:
    """Roll out the first ``tried`` candidates in sampled worlds; write a sample of each, world by world.

    The worlds and random numbers are those of ``explain`` with the same ``number``.
    """
    future = at(work.world, SIZE)
    for which in range(worlds):
        sample_world(state, known, number, which, work)
        for candidate in range(tried):
            for place in range(SIZE):
                future[place] = work.world[place]
            seed(work.rng, number, ANOTHER_STREAM + which)
            sample = at(samples, (which * tried + candidate) * SAMPLE_SIZE)
            roll_out(future, state[ASKED], ahead, work.room[TRIED + candidate], work, sample)


@inlined
def roll_out(state: State, me: int, ahead: int, action: int, work: Workspace, sample: Samples) -> None:
    """Play an action and play on; write what comes of it."""
    now = turn_of(state)
    until = now + turns_until(state, me)
    target = target_of(state, me, action)
    for seat in range(SEATS):
        sample[DEFEATED + seat] = DOWN if state[RESILIENCE + seat] == 0 else 0.0
        sample[WOUNDED + seat] = -wounds_of(state, seat)
    sample[NEXT] = NONE
    wounds = WOUNDS + me * SEATS + target
    dealt = state[wounds]
    step(state, work.rng, action)
    note_defeats(state, sample)
    while state[ASKED] != NONE and turn_of(state) < until:
        asked = state[ASKED]
        chosen = next_action(state, work.rng, work.mind, work.room)
        if sample[NEXT] == NONE:
            sample[LANDS] = 1.0 if state[wounds] > dealt else 0.0
            if asked == me and state[ACTIVE] == me and is_act(chosen):
                sample[NEXT] = chosen
        step(state, work.rng, chosen)
        note_defeats(state, sample)
    if sample[NEXT] == NONE:
        sample[LANDS] = 1.0 if state[wounds] > dealt else 0.0
    write_position(state, me, sample)
    play_on(state, work.rng, work.mind, work.room, now + ahead * state[PLAYERS])
    sample[VALUE] = outcome(state, team_of(state, me))


@inlined
def turns_until(state: State, me: int) -> int:
    """Return the number of turns until the next one of a seat begins."""
    away = (me - state[ACTIVE]) % state[PLAYERS]
    return away if away > 0 else state[PLAYERS]


@inlined
def is_act(action: int) -> bool:
    """Whether an action is one of the Play phase, not an answer."""
    return action == END or USE_NOBUNAGA <= action < PARRY


@inlined
def target_of(state: State, me: int, action: int) -> int:
    """Return whom an action attacks; oneself if it is no attack."""
    if PLAY <= action < ON_PROPERTY and IS_WEAPON[(action - PLAY) // AIMS] == 1:
        return left_of(state, me, (action - PLAY) % AIMS - 1)
    return me


@inlined
def wounds_of(state: State, seat: int) -> float:
    """Return how many resilience points a seat has lost to wounds so far."""
    taken = 0.0
    for by in range(state[PLAYERS]):
        taken += state[WOUNDS + by * SEATS + seat]
    return taken


@inlined
def note_defeats(state: State, sample: Samples) -> None:
    """Note who has just lost their last resilience."""
    for seat in range(state[PLAYERS]):
        has_none = state[RESILIENCE + seat] == 0
        if has_none and sample[DEFEATED + seat] == 0.0:
            sample[DEFEATED + seat] = 1.0
        elif not has_none and sample[DEFEATED + seat] == DOWN:
            sample[DEFEATED + seat] = 0.0


@inlined
def write_position(state: State, me: int, sample: Samples) -> None:
    """Write what the player has when the next turn begins, or the game has ended."""
    is_over = state[ASKED] == NONE
    has_won = is_over and winner(state) == team_of(state, me)
    sample[WON] = 1.0 if has_won else 0.0
    sample[LOST] = 1.0 if is_over and not has_won else 0.0
    sample[OWN_HONOR] = state[HONOR + me]
    sample[OWN_CARDS] = state[HAND_SIZE + me]
    sample[OWN_PROPERTIES] = state[IN_PLAY + me]
    for seat in range(SEATS):
        sample[DEFEATED + seat] = max(0.0, sample[DEFEATED + seat])
        sample[WOUNDED + seat] += wounds_of(state, seat)

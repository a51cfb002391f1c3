"""A novice: a player who has just learned the rules, and considers the table but nobody's allegiance."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.actions import ACCEPT, AIMS, END, ON_PROPERTY, PASS, PLAY, USE_NOBUNAGA
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.known import BREATHING
from chanbara.sword.flat.format.layout import CHARACTER, RESILIENCE
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import EFFECT, FULL_RESILIENCE, IS_WEAPON, SAMURAI
from chanbara.sword.flat.rules.query import left_of, shogun_of
from chanbara.sword.mind.arrays import Points, Ranks
from chanbara.sword.mind.value.entries import HURTS

NEVER, LAST, FIGHT, FIRST = range(4)


@entry_point
def novice_opinions(
    state: State, seat: int, role: int, actions: Actions, count: int, ranks: Ranks, points: Points
) -> None:
    """Rank the actions: play what one can, then attack, then end the turn; answer every demand one can."""
    for place in range(count):
        action = actions[place]
        points[place] = 0.0
        if action in (END, PASS):
            ranks[place] = LAST
        elif PLAY <= action < ON_PROPERTY:
            judge_card(state, seat, role, place, action - PLAY, ranks, points)
        else:
            ranks[place] = NEVER if USE_NOBUNAGA <= action < PLAY else FIRST
            if HAS_PROGRAMS and action == ACCEPT:
                ranks[place] = FIRST


@inlined
def judge_card(
    state: State, seat: int, role: int, place: int, play: int, ranks: Ranks, points: Points
) -> None:
    """Rank a card that may be played: weapons go to the target with the least resilience."""
    card, aim = play // AIMS, play % AIMS
    ranks[place] = FIGHT if IS_WEAPON[card] == 1 else FIRST
    if HAS_PROGRAMS and HURTS[card] == 1:
        ranks[place] = NEVER
    if aim == 0:
        return
    target = left_of(state, seat, aim - 1)
    if IS_WEAPON[card] == 1:
        points[place] = -state[RESILIENCE + target]
    is_unhurt = state[RESILIENCE + seat] == FULL_RESILIENCE[state[CHARACTER + seat]]
    is_own_lord = role == SAMURAI and target == shogun_of(state)
    is_breath = EFFECT[card] == BREATHING
    if target == seat or (is_own_lord and not is_breath) or (is_breath and is_unhurt):
        ranks[place] = NEVER

"""What every seat knows of cards in other hands (12.1): a lower bound for the number of each.

The reference engine keeps it with each game; here it is tracked beside a game of the flat core, for planners.
A test compares the two at every decision.
"""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format import actions, layout
from chanbara.sword.flat.format.arrays import Chance, Row, State
from chanbara.sword.flat.format.tables import (
    CARD_OF,
    ON_PROPERTY_CARDS,
    PICK_UP,
    RETURN_WEAPON,
    SHOW_ALL,
    STRIP,
    TAKE_CARD,
)
from chanbara.sword.flat.format.windows import laid
from chanbara.sword.flat.rules.query import left_of
from chanbara.sword.flat.rules.stack import top
from chanbara.sword.mind.arrays import Known
from chanbara.sword.mind.run.moments import begin, go_on, goes_on

OF_VIEWER = layout.SEATS * layout.KINDS
"""The size of what one seat knows: by holder, then by card."""
ALL_KNOWN_SIZE = layout.SEATS * OF_VIEWER


@inlined
def know_nothing(known: Known) -> None:
    """Start a game: nobody has seen another player's cards."""
    for place in range(ALL_KNOWN_SIZE):
        known[place] = 0


@entry_point
def know_step(state: State, chance: Chance, action: int, known: Known, row: Row) -> None:
    """Carry out an action and everything up to the next decision, and write what all seats learn from it.

    ``known`` has what each seat knows, one seat after the other; ``row`` is a buffer for a hand.
    """
    know_answer(state, action, known)
    begin(state, chance, action)
    while goes_on(state):
        know_run(state, chance, known, row)


@inlined
def know_answer(state: State, action: int, known: Known) -> None:
    """Write what everybody learns from a card that is openly played, discarded or taken."""
    seat = state[layout.ASKED]
    if action >= actions.TAKE_SHOWN:
        holder = left_of(state, seat, action - actions.TAKE_SHOWN)
        forget_one(state, holder, state[layout.SEALED + holder], known)
        learn(state, seat, state[layout.SEALED + holder], known)
    elif actions.TAKE <= action < actions.ESCAPE:
        learn(state, seat, action - actions.TAKE, known)
    elif actions.PLAY <= action < actions.ON_PROPERTY:
        forget_one(state, seat, (action - actions.PLAY) // actions.AIMS, known)
    elif actions.ON_PROPERTY <= action < actions.PARRY:
        forget_one(state, seat, ON_PROPERTY_CARDS[(action - actions.ON_PROPERTY) // actions.PLACES], known)
    elif actions.PARRY <= action < actions.SHOW:
        forget_one(state, seat, (action - actions.PARRY) % layout.KINDS, known)


@inlined
def know_run(state: State, chance: Chance, known: Known, row: Row) -> None:
    """Run the next pending step, and write what is learned from it."""
    place = top(state)
    op, seat, by, detail = (
        state[place + layout.OP],
        state[place + layout.SEAT],
        state[place + layout.BY],
        state[place + layout.DETAIL],
    )
    if op == RETURN_WEAPON:
        learn(state, seat, state[layout.PLAYING], known)
    elif op == PICK_UP:
        if laid(state, by, detail) > 0:
            learn(state, seat, CARD_OF[detail], known)
    elif op == SHOW_ALL:
        learn_shown(state, known)
    if op not in (TAKE_CARD, STRIP):
        go_on(state, chance)
        return
    loser = by if op == TAKE_CARD else seat
    held = state[layout.HAND_SIZE + loser]
    for card in range(layout.KINDS):
        row[card] = state[layout.HANDS + loser * layout.KINDS + card]
    go_on(state, chance)
    for card in range(layout.KINDS):
        if state[layout.HANDS + loser * layout.KINDS + card] < row[card]:
            if op == STRIP:
                forget_one(state, loser, card, known)
            else:
                learn_theft(state, seat, loser, card, held, known)


@inlined
def learn(state: State, holder: int, card: int, known: Known) -> None:
    """Record for everybody that a card came into a hand."""
    for viewer in range(state[layout.PLAYERS]):
        if viewer != holder:
            known[viewer * OF_VIEWER + holder * layout.KINDS + card] += 1


@inlined
def forget_one(state: State, holder: int, card: int, known: Known) -> None:
    """Remove one known copy for everybody: a card of that kind openly left the hand."""
    for viewer in range(state[layout.PLAYERS]):
        lose_track(viewer, holder, card, known)


@inlined
def lose_track(viewer: int, holder: int, card: int, known: Known) -> None:
    """Remove one copy from what a seat knows, if it knew of any."""
    place = viewer * OF_VIEWER + holder * layout.KINDS + card
    if known[place] > 0:
        known[place] -= 1


@inlined
def learn_shown(state: State, known: Known) -> None:
    """Record the shown cards for everybody; those who knew of such a card learn nothing (11.9)."""
    for holder in range(state[layout.PLAYERS]):
        card = state[layout.SEALED + holder]
        for viewer in range(state[layout.PLAYERS] if card != layout.NONE else 0):
            place = viewer * OF_VIEWER + holder * layout.KINDS + card
            if viewer != holder and known[place] == 0:
                known[place] = 1


@inlined
def learn_theft(state: State, taker: int, victim: int, card: int, held: int, known: Known) -> None:
    """Write what is known after a card was taken face down from a hand of ``held`` cards (9.4).

    Both players have seen it, and players who knew that the hand held nothing else know it too. For all
    others, any card they knew of may be the one that left.
    """
    for viewer in range(state[layout.PLAYERS]):
        is_sure = known[viewer * OF_VIEWER + victim * layout.KINDS + card] == held
        if viewer == taker or is_sure:
            lose_track(viewer, victim, card, known)
        else:
            for kind in range(layout.KINDS):
                lose_track(viewer, victim, kind, known)
        if viewer != taker and (viewer == victim or is_sure):
            known[viewer * OF_VIEWER + taker * layout.KINDS + card] += 1

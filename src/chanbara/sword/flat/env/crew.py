"""Threads that share the games of a step: they wait for the next step inside compiled code.

Waking a sleeping thread takes as long as stepping hundreds of games. So a helper that has finished its part
spins for a while before it goes to sleep. The threads communicate through one array of integers.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.extending import intrinsic, overload

from chanbara.compiled.decorators import ARRAYS, entry_point, inlined, pointer_to
from chanbara.compiled.numba_compiler import Pointer
from chanbara.sword.flat.env.vector import step_range
from chanbara.sword.flat.format.arrays import Actions, Chance, Choices, Rewards, Row, Signals, State

TURN = 0
"""Counts the steps: when it changes, there is work for every helper."""
APART = 8
"""The distance between integers that different threads write: one cache line."""
DONE, ASLEEP = 0, 1
"""For each helper: the last step whose part it has finished, and whether it must be woken."""
PATIENCE = 1_000_000
"""The number of spins before going to sleep: about half a millisecond."""

ARRAYS["signals"] = pointer_to("int64")


def signals_for(helpers: int) -> int:
    """Return the size of the array for a number of helpers."""
    return APART * (1 + helpers)


# --- what one thread writes and another reads ---------------------------------------------------------------


def look(signals: Any, place: int) -> Any:  # noqa: ANN401 - an array, or where it begins
    """Return the current value (an atomic load)."""
    return signals[place]


def tell(signals: Any, place: int, number: int) -> None:  # noqa: ANN401
    """Write a value for other threads (an atomic store); whoever sees it sees all earlier writes."""
    signals[place] = number


@intrinsic  # type: ignore[untyped-decorator]
def _load(typingctx: Any, pointer: Any, place: Any) -> Any:  # noqa: ANN401
    def load(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ANN401
        return builder.load_atomic(builder.gep(given[0], [given[1]]), "seq_cst", 8)

    return types.int64(pointer, types.int64), load


@intrinsic  # type: ignore[untyped-decorator]
def _store(typingctx: Any, pointer: Any, place: Any, number: Any) -> Any:  # noqa: ANN401
    def store(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ANN401
        builder.store_atomic(given[2], builder.gep(given[0], [given[1]]), "seq_cst", 8)
        return context.get_dummy_value()

    return types.void(pointer, types.int64, types.int64), store


@overload(look)
def _look(signals, place):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compared by numba
    if isinstance(signals, Pointer):
        return lambda signals, place: _load(signals, place)  # noqa: PLW0108 - compiled, not called
    return None


@overload(tell)
def _tell(signals, place, number):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
    if isinstance(signals, Pointer):
        return lambda signals, place, number: _store(signals, place, number)  # noqa: PLW0108
    return None


# --- the steps ----------------------------------------------------------------------------------------------


@entry_point
def announce(signals: Signals, helpers: int) -> int:
    """Start a step, and return how many helpers are asleep."""
    tell(signals, TURN, look(signals, TURN) + 1)
    asleep = 0
    for helper in range(1, helpers + 1):
        asleep += look(signals, APART * helper + ASLEEP)
    return asleep


@entry_point
def is_finished(signals: Signals, helpers: int) -> int:
    """Wait for a while until all helpers have finished; return 1 if they have, or 0."""
    turn = look(signals, TURN)
    for helper in range(1, helpers + 1):
        looks = 0
        while look(signals, APART * helper + DONE) != turn:
            looks += 1
            if looks == PATIENCE:
                return 0
    return 1


@entry_point
def help_out(
    signals: Signals,
    helper: int,
    states: State,
    chances: Chance,
    rows: Row,
    masks: Row,
    rewards: Rewards,
    actors: Row,
    dones: Row,
    actions: Actions,
    choices: Choices,
    players: int,
    rising_sun: int,
    first: int,
    last: int,
) -> None:
    """Step a range of games whenever there is work, until there has been none for a while."""
    tell(signals, APART * helper + ASLEEP, 0)
    while is_wanted(signals, APART * helper):
        step_range(
            states,
            chances,
            rows,
            masks,
            rewards,
            actors,
            dones,
            actions,
            choices,
            players,
            rising_sun,
            first,
            last,
        )
        tell(signals, APART * helper + DONE, look(signals, TURN))


@inlined
def is_wanted(signals: Signals, place: int) -> bool:
    """Spin for a while, and return whether there is work."""
    looks = 0
    while look(signals, TURN) == signals[place + DONE]:
        looks += 1
        if looks == PATIENCE:
            return False
    return True


@entry_point
def falls_asleep(signals: Signals, helper: int) -> int:
    """Announce that this helper must be woken; return 0 if there is work by now, else 1."""
    tell(signals, APART * helper + ASLEEP, 1)
    return 1 if look(signals, TURN) == signals[APART * helper + DONE] else 0

"""The flat core inside CUDA kernels: the very same functions, compiled for the device.

What slows a device down here is not reckoning but fetching instructions: each game of a warp is somewhere
else in the rules. So each function is compiled for one signature, and a large one that is called from several
places stands in the code once.
"""

from __future__ import annotations

import dis
from types import FunctionType
from typing import Any

from numba import cuda, int8, int16, int64
from numba.core import config

from chanbara.flat.actions import ACTIONS
from chanbara.flat.answers import answer
from chanbara.flat.arrays import Counts
from chanbara.flat.chance import CHANCE_SIZE, below, seed
from chanbara.flat.compiling import signature_of
from chanbara.flat.deal import deal
from chanbara.flat.layout import ASKED, DEPTH, NONE, SIZE
from chanbara.flat.legal import legal
from chanbara.flat.scoring import winner
from chanbara.flat.steps import run

LARGE = 200
"""Instructions from which on a function that is called from several places is not copied into them."""


ALONE = 600
"""Instructions from which on a function that is called from one place is not copied into it either."""
CALL = 20
"""Instructions of a call."""


def device_functions(*functions: Any) -> tuple[Any, ...]:  # noqa: ANN401 - compiled functions
    """Return functions of the flat core for the device, made together with all that they call.

    Where the device is only simulated, they are those of the CPU.
    """
    if config.ENABLE_CUDASIM:
        return functions
    from numba.cuda.core.funcdesc import FunctionDescriptor  # noqa: PLC0415 - not there in the simulator

    sites: dict[Any, int] = {}
    for function in functions:
        _count_sites(function, sites)
    made: dict[Any, Any] = {}
    once: set[str] = set()
    sizes: dict[Any, int] = {}
    for function in functions:
        _size(function, sites, sizes, once)
    usual = FunctionDescriptor.declare_function

    def declare(description: Any, module: Any) -> Any:  # noqa: ANN401 - numba's own types
        declared = usual(description, module)
        if description.qualname.split("-")[0].split(".")[-1] in once:
            declared.attributes.add("noinline")
        return declared

    # There is no public way to say that a function should not be copied into its callers.
    FunctionDescriptor.declare_function = declare
    try:
        return tuple(_make(function, made) for function in functions)
    finally:
        FunctionDescriptor.declare_function = usual


def _called(function: Any) -> list[Any]:  # noqa: ANN401
    """Return the functions of the flat core that a function calls, as often as it does."""
    names = function.py_func.__globals__
    loads = [one.argval for one in dis.get_instructions(function.py_func) if one.opname == "LOAD_GLOBAL"]
    return [names[name] for name in loads if hasattr(names.get(name), "py_func")]


def _size(function: Any, sites: dict[Any, int], sizes: dict[Any, int], once: set[str]) -> int:  # noqa: ANN401
    """Return how large a function is with what is copied into it, and note which ones are not copied."""
    if function not in sizes:
        own = sum(1 for _ in dis.get_instructions(function.py_func))
        sizes[function] = own + sum(_size(called, sites, sizes, once) for called in _called(function))
        if sizes[function] >= (LARGE if sites.get(function, 1) > 1 else ALONE):
            once.add(function.__name__)
            sizes[function] = CALL
    return sizes[function]


def _count_sites(function: Any, sites: dict[Any, int]) -> None:  # noqa: ANN401
    """Count from how many places each function is called."""
    for called in _called(function):
        if called not in sites:
            sites[called] = 0
            _count_sites(called, sites)
        sites[called] += 1


def _make(function: Any, made: dict[Any, Any]) -> Any:  # noqa: ANN401
    """Return a function for the device, and make before it those that it calls."""
    if function not in made:
        plain = function.py_func
        names = dict(plain.__globals__)
        for called in _called(function):
            names[called.__name__] = _make(called, made)
        again = FunctionType(plain.__code__, names, plain.__name__)
        made[function] = cuda.jit(signature_of(function), device=True)(again)
    return made[function]


BLOCK = 1024
"""Games of a block. They wait for each other, so that all of them are at the same place of the code."""
BETWEEN_DEALS = 16
"""Decisions between two looks whether a game is over: a deal is long, and better done by many at once."""


def random_play_kernel(registers: int = 64) -> Any:  # noqa: ANN401 - a kernel
    """Return the kernel that plays by chance: each thread game after game, for so many decisions."""
    deal_, legal_, answer_, run_, seed_, below_, winner_ = device_functions(
        deal, legal, answer, run, seed, below, winner
    )

    def play(turns: int, players: int, rising_sun: int, key: int, made: Counts, won: Counts) -> None:
        me = cuda.grid(1)
        state = cuda.local.array(SIZE, int8)
        chance = cuda.local.array(CHANCE_SIZE, int64)
        actions = cuda.local.array(ACTIONS, int16)
        seed_(chance, key, me)
        state[ASKED] = NONE
        choices = 0
        for turn in range(turns):
            if turn % BETWEEN_DEALS == 0 and state[ASKED] == NONE:
                if turn > 0:
                    cuda.atomic.add(won, winner_(state), 1)
                deal_(state, chance, players, rising_sun)
            cuda.syncthreads()
            count = 0
            if state[ASKED] != NONE:
                count = legal_(state, actions)
            cuda.syncthreads()
            if count > 0:
                if count > 1:
                    choices += 1
                answer_(state, chance, actions[below_(chance, count)])
            is_busy = 1
            while cuda.syncthreads_or(is_busy):
                is_busy = 0
                if state[ASKED] == NONE and state[DEPTH] > 0:
                    run_(state, chance)
                    if state[ASKED] == NONE and state[DEPTH] > 0:
                        is_busy = 1
        made[me] = choices

    return cuda.jit(play) if config.ENABLE_CUDASIM else cuda.jit(max_registers=registers)(play)

"""The flat core inside CUDA kernels: the very same functions, compiled for the device.

The bottleneck is not arithmetic but instruction fetch: each game of a warp is somewhere else in the rules. So
each function is compiled for one signature, and the large ones are not inlined.
"""

from __future__ import annotations

import dis
from types import FunctionType
from typing import Any

from numba import cuda, int8, int16, int64
from numba.core import config

from chanbara.compiled.numba_compiler import Pointer, signature_of
from chanbara.sword.flat.env.vector import begin_game, is_legal, step_game
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import Counts
from chanbara.sword.flat.format.layout import ASKED, DEPTH, NONE, SIZE
from chanbara.sword.flat.rules.answers import answer
from chanbara.sword.flat.rules.chance import CHANCE_SIZE, below, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import winner
from chanbara.sword.flat.rules.steps import run

ALONE = 1200
"""The number of instructions from which a function with a single call site is not inlined (by trial)."""
CALL = 20
"""The number of instructions of a call."""


def device_functions(*functions: Any) -> tuple[Any, ...]:  # noqa: ANN401 - compiled functions
    """Return functions of the flat core for the device, compiled together with everything they call.

    If the device is only simulated, they are those of the CPU.
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

    # There is no public way to mark a function as not inlined.
    FunctionDescriptor.declare_function = declare
    try:
        return tuple(_make(function, made) for function in functions)
    finally:
        FunctionDescriptor.declare_function = usual


def _called(function: Any) -> list[Any]:  # noqa: ANN401
    """Return the functions of the flat core that a function calls, once per call site."""
    names = function.py_func.__globals__
    loads = [one.argval for one in dis.get_instructions(function.py_func) if one.opname == "LOAD_GLOBAL"]
    return [names[name] for name in loads if hasattr(names.get(name), "py_func")]


def _size(function: Any, sites: dict[Any, int], sizes: dict[Any, int], once: set[str]) -> int:  # noqa: ANN401
    """Return the size of a function with everything inlined into it, and note which are not inlined."""
    if function not in sizes:
        own = sum(1 for _ in dis.get_instructions(function.py_func))
        sizes[function] = own + sum(_size(called, sites, sizes, once) for called in _called(function))
        if sites.get(function, 1) == 1 and sizes[function] >= ALONE:
            once.add(function.__name__)
            sizes[function] = CALL
    return sizes[function]


def _count_sites(function: Any, sites: dict[Any, int]) -> None:  # noqa: ANN401
    """Count the call sites of each function."""
    for called in _called(function):
        if called not in sites:
            sites[called] = 0
            _count_sites(called, sites)
        sites[called] += 1


def _make(function: Any, made: dict[Any, Any]) -> Any:  # noqa: ANN401
    """Compile a function for the device, after those that it calls."""
    if function not in made:
        plain = function.py_func
        names = dict(plain.__globals__)
        for called in _called(function):
            names[called.__name__] = _make(called, made)
        again = FunctionType(plain.__code__, names, plain.__name__)
        made[function] = cuda.jit(_device_signature(function), device=True)(again)
    return made[function]


def _device_signature(function: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return the argument types of a function for the device."""
    from numba.cuda import types  # noqa: PLC0415 - not there in the simulator

    given = signature_of(function)
    return tuple(types.CPointer(one.dtype) if isinstance(one, Pointer) else one for one in given)


def _beginning() -> Any:  # noqa: ANN401
    """Return the function that gives the pointer to an array, which device functions take."""

    def beginning(array: Any) -> Any:  # noqa: ANN401 - an array
        return array.ctypes

    def simulated(array: Any) -> Any:  # noqa: ANN401
        # The simulator wraps the arrays passed to a kernel, but not local ones.
        return array._item._ary if hasattr(array, "_item") else array  # noqa: SLF001

    return simulated if config.ENABLE_CUDASIM else cuda.jit(device=True)(beginning)


BLOCK = 1024
"""Games per block. They synchronize, so that all of them are at the same place in the code."""
BETWEEN_DEALS = 16
"""Decisions between two checks for finished games: a deal is long, so many games are dealt at once."""


REGISTERS = 64
"""Registers per thread: with more of them, fewer games run at the same time."""


def random_play_kernel(registers: int = REGISTERS) -> Any:  # noqa: ANN401 - a kernel
    """Return the kernel for random play: each thread plays game after game, for a number of decisions."""
    deal_, legal_, answer_, run_, seed_, below_, winner_ = device_functions(
        deal, legal, answer, run, seed, below, winner
    )

    here = _beginning()

    def play(turns: int, players: int, edition: int, key: int, made: Counts, won: Counts) -> None:
        me = cuda.grid(1)
        game = cuda.local.array(SIZE, int8)
        rng = cuda.local.array(CHANCE_SIZE, int64)
        options = cuda.local.array(ACTIONS, int16)
        state, chance, actions = here(game), here(rng), here(options)
        seed_(chance, key, me)
        game[ASKED] = NONE
        choices = 0
        for turn in range(turns):
            if turn % BETWEEN_DEALS == 0 and game[ASKED] == NONE:
                if turn > 0:
                    cuda.atomic.add(won, winner_(state), 1)
                deal_(state, chance, players, edition)
            cuda.syncthreads()
            count = 0
            if game[ASKED] != NONE:
                count = legal_(state, actions)
            cuda.syncthreads()
            if count > 0:
                if count > 1:
                    choices += 1
                answer_(state, chance, options[below_(chance, count)])
            is_busy = 1
            while cuda.syncthreads_or(is_busy):
                is_busy = 0
                if game[ASKED] == NONE and game[DEPTH] > 0:
                    run_(state, chance)
                    is_busy = 1 if game[ASKED] == NONE and game[DEPTH] > 0 else 0
        made[me] = choices

    return _kernel(play, registers)


def _kernel(function: Any, registers: int) -> Any:  # noqa: ANN401
    """Return a kernel."""
    return cuda.jit(function) if config.ENABLE_CUDASIM else cuda.jit(max_registers=registers)(function)


# --- many games, stepped from outside -----------------------------------------------------------------------


def begin_kernel() -> Any:  # noqa: ANN401 - a kernel
    """Return the kernel that deals games, one per thread."""
    (begin_,) = device_functions(begin_game)
    here = _beginning()

    def begin(
        states: Any,  # noqa: ANN401 - arrays on the device
        chances: Any,  # noqa: ANN401
        rows: Any,  # noqa: ANN401
        masks: Any,  # noqa: ANN401
        rewards: Any,  # noqa: ANN401
        actors: Any,  # noqa: ANN401
        dones: Any,  # noqa: ANN401
        players: int,
        edition: int,
    ) -> None:
        me = cuda.grid(1)
        actions = cuda.local.array(ACTIONS, int16)
        if me < states.shape[0]:
            actors[me] = begin_(
                here(states[me]),
                here(chances[me]),
                here(rows[me]),
                here(masks[me]),
                here(rewards[me]),
                here(actions),
                players,
                edition,
            )
            dones[me] = 0

    return _kernel(begin, REGISTERS)


def step_kernel() -> Any:  # noqa: ANN401 - a kernel
    """Return the kernel that carries out a choice in each game, one per thread."""
    (step_,) = device_functions(step_game)
    here = _beginning()

    def step(
        states: Any,  # noqa: ANN401 - arrays on the device
        chances: Any,  # noqa: ANN401
        rows: Any,  # noqa: ANN401
        masks: Any,  # noqa: ANN401
        rewards: Any,  # noqa: ANN401
        actors: Any,  # noqa: ANN401
        dones: Any,  # noqa: ANN401
        players: int,
        edition: int,
        choices: Any,  # noqa: ANN401
    ) -> None:
        me = cuda.grid(1)
        actions = cuda.local.array(ACTIONS, int16)
        if me < states.shape[0]:
            dones[me] = step_(
                here(states[me]),
                here(chances[me]),
                here(rows[me]),
                here(masks[me]),
                here(rewards[me]),
                here(actions),
                players,
                edition,
                dones[me],
                choices[me],
            )
            actors[me] = states[me, ASKED]

    return _kernel(step, REGISTERS)


def illegal_kernel() -> Any:  # noqa: ANN401 - a kernel
    """Return the kernel that finds the first game with an illegal choice."""
    (is_legal_,) = device_functions(is_legal)
    here = _beginning()

    def find(masks: Any, choices: Any, first: Any) -> None:  # noqa: ANN401
        me = cuda.grid(1)
        if me < masks.shape[0] and not is_legal_(here(masks[me]), choices[me]):
            cuda.atomic.min(first, 0, me)

    return _kernel(find, REGISTERS)

"""Compiling functions with numba: their types, and where the result is cached."""

from __future__ import annotations

import inspect
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import numba
from numba import types
from numba.core import config
from numba.core.compiler import Compiler
from numba.core.typeconv.rules import default_type_manager
from numba.extending import NativeValue, intrinsic, lower_cast, models, overload, register_model, unbox

from chanbara.compiled.code_cache import CodeCache
from chanbara.compiled.elementary import bits_of, number_of

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")


class Pointer(types.CPointer):  # type: ignore[misc] # numba has no types
    """A pointer to the start of an array: all that functions pass to each other.

    It is one word instead of seven; there is no reference counting, and no negative indexing.
    """


def pointer_to(kind: str) -> Any:  # noqa: ANN401 - numba's own types
    """Return the type of pointers to numbers of a kind; Python and third-party functions pass arrays."""
    number = getattr(types, kind)
    pointer = Pointer(number)
    default_type_manager.set_safe_convert(number[::1], pointer)
    return pointer


def pointers_to(arrays: Any, known: dict[str, Any] | None = None) -> Any:  # noqa: ANN401
    """Return the type of a named tuple of arrays that is handed on: of pointers, as ``ARRAYS`` has them."""
    pointers = [(known or ARRAYS)[name] for name in arrays._fields]
    handed_on = types.NamedTuple(pointers, arrays)
    given = types.NamedTuple([one.dtype[::1] for one in pointers], arrays)
    default_type_manager.set_safe_convert(given, handed_on)
    return handed_on


def record_of(fields: Any) -> Any:  # noqa: ANN401 - numba's own types
    """Return the type of a named tuple of floating-point numbers."""
    return types.NamedUniTuple(types.float64, len(fields._fields), fields)


register_model(Pointer)(models.PointerModel)


@lower_cast(types.Array, Pointer)  # type: ignore[untyped-decorator]
def _beginning(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:  # noqa: ANN401
    return context.make_array(source)(context, builder, value).data


@unbox(Pointer)  # type: ignore[untyped-decorator]
def _beginning_of_object(pointer: Any, given: Any, context: Any) -> Any:  # noqa: ANN401
    whole = pointer.dtype[::1]
    array = context.unbox(whole, given)
    data = context.context.make_array(whole)(context.context, context.builder, array.value).data
    # The caller holds the array for the duration of the call. A second reference would never be released:
    # numba releases what it knows to be held, and a pointer is not.
    context.context.nrt.decref(context.builder, whole, array.value)
    return NativeValue(data, is_error=array.is_error, cleanup=array.cleanup)


def at(array: Any, place: int) -> Any:  # noqa: ANN401 - an array, or where it begins
    """Return the part of an array from an index on."""
    return array[place:]


@intrinsic  # type: ignore[untyped-decorator]
def _further(typingctx: Any, pointer: Any, place: Any) -> Any:  # noqa: ANN401
    def add(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ANN401
        return builder.gep(given[0], [given[1]])

    return pointer(pointer, types.int64), add


@overload(at)
def _at_pointer(array, place):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compared by numba
    if isinstance(array, Pointer):
        return lambda array, place: _further(array, place)  # noqa: PLW0108 - compiled, not called
    return None


def _reinterpreted(source: Any, target: Any) -> Any:  # noqa: ANN401
    """Return a function that takes the bits of one type as those of another."""

    @intrinsic  # type: ignore[untyped-decorator]
    def cast(typingctx: Any, value: Any) -> Any:  # noqa: ANN401
        def same_bits(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ANN401
            return builder.bitcast(given[0], context.get_value_type(target))

        return target(source), same_bits

    return cast


_bits_of = _reinterpreted(types.float64, types.int64)
_number_of = _reinterpreted(types.int64, types.float64)
overload(bits_of)(lambda number: lambda number: _bits_of(number))  # noqa: ARG005, PLW0108 - compiled, not called
overload(number_of)(lambda bits: lambda bits: _number_of(bits))  # noqa: ARG005, PLW0108 - the same


FIRST_ARRAYS = {
    "state": pointer_to("int8"),
    "chance": pointer_to("int64"),
    "actions": pointer_to("int16"),
    "row": pointer_to("int8"),
}
"""The types of arrays that every module knows, by parameter name."""
ARRAYS: dict[str, Any] = dict(FIRST_ARRAYS)
"""The types of all arrays by parameter name."""
NUMBERS = {"int": types.int64, "float": types.float64}
"""The types of numbers, by annotation."""


def is_interpreted() -> bool:
    """Whether compilation is disabled, so that functions run as they are written."""
    return bool(config.DISABLE_JIT)


class Apart(Compiler):  # type: ignore[misc]
    """Compiles with the assumption that the arrays of a function do not overlap."""

    def __init__(self, *given: Any) -> None:  # noqa: ANN401 - numba's own types
        super().__init__(*given)
        self.state.flags.noalias = True


def inlined(function: F) -> F:
    """Have a function compiled into those that call it: a call would cost more than most of them do."""
    return _compiled(function, is_inlined=True)


def entry_point(function: F) -> F:
    """Have a function compiled that is called from outside, or so large that it should stand in one place."""
    return _compiled(function, is_inlined=False)


def _compiled(function: F, *, is_inlined: bool) -> F:
    """Have a function compiled, and keep the result on disk.

    Threads can run it in parallel (nogil); divisions by zero cannot occur in it and are not checked.
    """
    jit: Any = numba.njit(nogil=True, error_model="numpy", forceinline=is_inlined, pipeline_class=Apart)
    wrapped: Any = jit(function)
    if not is_interpreted():
        wrapped._cache = CodeCache(wrapped)  # noqa: SLF001 - there is no public way to bring a cache of one's own
        wrapped._compile_for_args = partial(_compile_at_first_call, wrapped)  # noqa: SLF001 - the same
    made: F = wrapped
    return made


def signature_of(function: Any) -> tuple[Any, ...]:  # noqa: ANN401 - a compiled function
    """Return the types of a function's arguments; a double brings the types of its own arrays."""
    given, arrays = inspect.signature(function.py_func).parameters, getattr(function, "arrays", ARRAYS)
    return tuple(NUMBERS.get(one.annotation) or arrays[name] for name, one in given.items())


def _compile_at_first_call(function: Any, *_given: Any) -> Any:  # noqa: ANN401
    """Return what to call with these arguments: the function, compiled by now."""
    from chanbara.compiled.warm_up import compile_functions  # noqa: PLC0415 - with it comes everything

    compile_functions(function)
    return function

"""The mind of the bots as it was compiled to WebAssembly: calls with arrays that are copied in and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from chanbara.compiled.no_compiler import Pointer, name_of, signature_of

ALIGNED = 16
"""Bytes: arrays begin at multiples of this."""


class Module(Protocol):
    """What has loaded the code: ``web/src/offline/mind.ts``."""

    def call(self, name: str, data: bytes, given: Sequence[int | str]) -> int:
        """Call a function with arrays at places in the data, and numbers as text; return its result."""

    def data(self, length: int) -> bytes:
        """Return the data after the call."""


def compiled(module: Module, functions: Sequence[Callable[..., Any]]) -> dict[str, Callable[..., Any]]:
    """Return what to call instead of these functions, by their names."""
    return {name_of(one): _caller(module, one) for one in functions}


def _caller(module: Module, function: Callable[..., Any]) -> Callable[..., int]:
    name = name_of(function).replace(".", "_")
    signature = signature_of(function)

    def call(*given: Any) -> int:  # noqa: ANN401 - arrays and numbers
        arrays: list[tuple[int, memoryview]] = []
        values: list[int | str] = []
        length = 0
        for kind, value in _flat(signature, given):
            if isinstance(kind, Pointer):
                view = memoryview(value).cast("B")
                arrays.append((length, view))
                values.append(length)
                length += -(-len(view) // ALIGNED) * ALIGNED
            else:
                values.append(str(int(value)))
        data = bytearray(length)
        for place, view in arrays:
            data[place : place + len(view)] = view
        result = module.call(name, bytes(data), values)
        after = module.data(length)
        for place, view in arrays:
            if not view.readonly:
                view[:] = after[place : place + len(view)]
        return result

    return call


def _flat(signature: Sequence[Any], given: Sequence[Any]) -> list[tuple[Any, Any]]:
    """Return the types and values of all arguments; a tuple of arrays is one argument for each."""
    found: list[tuple[Any, Any]] = []
    for kind, value in zip(signature, given, strict=True):
        is_several = isinstance(kind, tuple) and not isinstance(kind, Pointer)
        found += zip(kind, value, strict=True) if is_several else [(kind, value)]
    return found

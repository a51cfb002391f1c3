"""As much of numpy as bots need without a compiler: tables are lists, buffers are typed arrays.

For a browser numpy exists only as a package of three megabytes that no package index offers; the flat core
and the mind use it to lay out tables once, and buffers of numbers. Both are here in few lines. Whoever adds
a use of numpy there learns from ``tests/offline`` what is missing.
"""

from __future__ import annotations

import sys
from array import array as typed_array
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from types import ModuleType
from typing import Any, NamedTuple, SupportsIndex


class Kind(NamedTuple):
    """A kind of numbers: its code in typed arrays, and what makes one of a value."""

    code: str
    number: Callable[[Any], Any]


int8, int16, int64 = Kind("b", int), Kind("h", int), Kind("q", int)
float32, float64 = Kind("f", float), Kind("d", float)


class ndarray:  # noqa: N801 - numpy's name
    """Stands in annotations only."""

    def __class_getitem__(cls, _: Any) -> type:  # noqa: ANN401
        return cls


class Buffer(typed_array):  # type: ignore[type-arg]
    """Numbers that are written; a part may be given as a list, or as one number for all of it."""

    __slots__ = ()

    def __setitem__(self, key: SupportsIndex | slice, value: Any) -> None:  # noqa: ANN401
        if isinstance(key, slice):
            if not isinstance(value, Sequence | typed_array | memoryview):
                value = [value] * len(range(*key.indices(len(self))))
            value = typed_array(self.typecode, value)
        super().__setitem__(key, value)

    def copy(self) -> Buffer:
        """Return another buffer with the same numbers."""
        return Buffer(self.typecode, self)


class Table(list[Any]):
    """A table of several dimensions: ``table[2, 3]`` is ``table[2][3]``."""

    __slots__ = ()

    def __getitem__(self, key: Any) -> Any:  # noqa: ANN401
        if not isinstance(key, tuple):
            return super().__getitem__(key)
        found: Any = self
        for one in key:
            found = list.__getitem__(found, one)
        return found

    def __setitem__(self, key: Any, value: Any) -> None:  # noqa: ANN401
        if not isinstance(key, tuple):
            super().__setitem__(key, value)
            return
        row: Any = self
        for one in key[:-1]:
            row = list.__getitem__(row, one)
        list.__setitem__(row, key[-1], value)

    def astype(self, kind: Kind) -> Any:  # noqa: ANN401
        """Return the same with numbers of another kind."""
        return _table(self, kind.number)

    def tolist(self) -> list[Any]:
        """Return plain lists of plain lists."""
        return [row.tolist() if isinstance(row, Table) else list(row) for row in self]


def _table(values: Sequence[Any], number: Callable[[Any], Any]) -> Any:  # noqa: ANN401 - of any depth
    if values and isinstance(values[0], list | tuple):
        return Table(_table(row, number) for row in values)
    return [number(value) for value in values]


def array(values: Iterable[Any], dtype: Kind | None = None) -> Any:  # noqa: ANN401
    """Return a table."""
    return _table(list(values), (lambda value: value) if dtype is None else dtype.number)


def _filled(shape: tuple[int, ...], value: float) -> Any:  # noqa: ANN401
    if len(shape) == 1:
        return [value] * shape[0]
    return Table(_filled(shape[1:], value) for _ in range(shape[0]))


def zeros(shape: int | tuple[int, ...], dtype: Kind = float64) -> Any:  # noqa: ANN401
    """Return a buffer of zeros, or a table of them."""
    if isinstance(shape, int):
        return Buffer(dtype.code, bytes(typed_array(dtype.code).itemsize * shape))
    return _filled(shape, dtype.number(0))


def ones(shape: tuple[int, ...], dtype: Kind = float64) -> Any:  # noqa: ANN401
    """Return a table of ones."""
    return _filled(shape, dtype.number(1))


def zeros_like(table: Sequence[Any]) -> Any:  # noqa: ANN401
    """Return a table of the same form."""
    return _table(table, lambda value: type(value)(0))


def frombuffer(data: bytes, dtype: Kind) -> memoryview:
    """Return bytes as numbers."""
    return memoryview(data).cast(dtype.code)  # type: ignore[call-overload, no-any-return] # one of its codes


def ndindex(*shape: int) -> Iterator[tuple[int, ...]]:
    """Return every index of a table of this form."""
    return product(*map(range, shape))


def stand_in() -> None:
    """Be numpy for every module that is imported from now on."""
    typing = ModuleType("numpy.typing")
    typing.NDArray = ndarray  # type: ignore[attr-defined]
    this: Any = sys.modules[__name__]
    this.dtype = ndarray
    this.typing = typing
    sys.modules["numpy"], sys.modules["numpy.typing"] = this, typing

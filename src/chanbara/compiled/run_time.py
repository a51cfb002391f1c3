"""Tables that compiled code reads at run time, from one block of memory, where others are constants.

A table is an object without a value: its type says where it begins, so that reading it is one load from an
external symbol. Compiled code can be kept on disk, and whoever loads it fills the block (``Block``).
"""

from __future__ import annotations

import operator
from math import prod
from typing import TYPE_CHECKING, Any, NoReturn

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba import types
from numba.core.imputils import lower_builtin, lower_cast, lower_constant
from numba.core.typeconv import Conversion
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import models, register_model, typeof_impl

if TYPE_CHECKING:
    import numpy.typing as npt

SYMBOL = "chanbara_tables"
BLOCK_SIZE = 16384
"""The numbers in the block."""
MEMORY = np.zeros(BLOCK_SIZE, dtype=np.int64)
"""The block. Fractions are kept as their bits."""
llvm.add_symbol(SYMBOL, MEMORY.ctypes.data)
WORD = ir.IntType(64)


class RunTimeTable:
    """A table: where it begins, and its shape. Its values here only serve to make other tables."""

    def __init__(self, place: int, values: npt.NDArray[Any], *, has_length: bool = False) -> None:
        self.place, self.values, self.has_length = place, values, has_length

    @property
    def content(self) -> str:
        """What compiled code depends on."""
        return f"{self.place} {self.values.shape} {self.values.dtype.kind} {self.has_length}"

    def __getitem__(self, place: Any) -> Any:  # noqa: ANN401 - a number
        return self.values[place]

    def __array__(self, dtype: Any = None, copy: Any = None) -> npt.NDArray[Any]:  # noqa: ANN401 - as numpy wants it
        return np.array(self.values, dtype=dtype)


class RunTimeNumber(RunTimeTable):
    """A single number."""

    def __int__(self) -> int:
        return int(self.values)

    __index__ = __int__

    def _refuse(self, *_other: object) -> NoReturn:
        """Refuse to be compared or to be true before it is read.

        Numba compares what it takes for constants when it compiles a branch, and leaves one side of it out;
        where the comparison fails, it compiles both.
        """
        raise TypeError("a number that is read at run time has no value while code is compiled")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __bool__ = _refuse
    __hash__ = object.__hash__


class TableType(types.Type):  # type: ignore[misc] # numba has no types
    """The type of one table."""

    def __init__(self, place: int, shape: tuple[int, ...], kind: str, *, has_length: bool) -> None:
        self.place, self.shape, self.has_length = place, shape, has_length
        self.number = types.float64 if kind == "f" else types.int64
        super().__init__(name=f"{type(self).__name__}({place},{shape},{kind},{has_length})")


class NumberType(TableType):
    """The type of a single number: it is read wherever a number is wanted, also beside a fraction."""

    def can_convert_to(self, typingctx: Any, other: Any) -> Any:  # noqa: ANN401
        return {types.int64: Conversion.promote, types.float64: Conversion.safe}.get(other)

    def unify(self, typingctx: Any, other: Any) -> Any:  # noqa: ANN401
        return self.number if isinstance(other, types.Integer) else None


@typeof_impl.register(RunTimeTable)  # type: ignore[untyped-decorator]
def _type_of(table: RunTimeTable, context: Any) -> TableType:  # noqa: ANN401
    kind = NumberType if isinstance(table, RunTimeNumber) else TableType
    return kind(table.place, table.values.shape, table.values.dtype.kind, has_length=table.has_length)


register_model(TableType)(models.OpaqueModel)
register_model(NumberType)(models.OpaqueModel)


@lower_constant(TableType)  # type: ignore[untyped-decorator]
@lower_constant(NumberType)  # type: ignore[untyped-decorator]
def _nothing(context: Any, builder: Any, table: Any, value: Any) -> Any:  # noqa: ANN401
    return context.get_dummy_value()


def _load(context: Any, builder: Any, table: TableType, place: Any) -> Any:  # noqa: ANN401
    """Return a number of the block. It does not change while compiled code runs: the symbol is a constant."""
    module = builder.module
    block = module.globals.get(SYMBOL)
    if block is None:
        block = ir.GlobalVariable(module, ir.ArrayType(WORD, BLOCK_SIZE), SYMBOL)
        block.linkage, block.global_constant = "external", True
    word = builder.load(builder.gep(block, [WORD(0), place], inbounds=True))
    return word if table.number == types.int64 else builder.bitcast(word, ir.DoubleType())


@infer_global(operator.getitem)
class _GetItem(AbstractTemplate):  # type: ignore[misc]
    """Reading a table at one index for each of its dimensions."""

    def generic(self, args: Any, kws: Any) -> Any:  # noqa: ANN401
        table, place = args
        if not isinstance(table, TableType):
            return None
        indexes = place.types if isinstance(place, types.BaseTuple) else (place,)
        if len(indexes) != len(table.shape):
            return None
        wanted = types.int64 if len(indexes) == 1 else types.UniTuple(types.int64, len(indexes))
        return signature(table.number, table, wanted)


@lower_builtin(operator.getitem, TableType, types.Integer)  # type: ignore[untyped-decorator]
@lower_builtin(operator.getitem, TableType, types.UniTuple)  # type: ignore[untyped-decorator]
def _get_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:  # noqa: ANN401
    table, wanted = sig.args
    given = [args[1]]
    if isinstance(wanted, types.UniTuple):
        given = [builder.extract_value(args[1], number) for number in range(len(table.shape))]
    place = WORD(table.place)
    for number, index in enumerate(given):
        step = prod(table.shape[number + 1 :])
        place = builder.add(place, builder.mul(index, WORD(step)) if step > 1 else index)
    return _load(context, builder, table, place)


@infer_global(len)
class _Len(AbstractTemplate):  # type: ignore[misc]
    """The length of a list."""

    def generic(self, args: Any, kws: Any) -> Any:  # noqa: ANN401
        is_list = isinstance(args[0], TableType) and args[0].has_length
        return signature(types.intp, *args) if is_list else None


@lower_builtin(len, TableType)  # type: ignore[untyped-decorator]
def _length(context: Any, builder: Any, sig: Any, args: Any) -> Any:  # noqa: ANN401
    return _load(context, builder, TableType(0, (), "i", has_length=False), WORD(sig.args[0].place - 1))


@lower_cast(NumberType, types.int64)  # type: ignore[untyped-decorator]
def _read(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:  # noqa: ANN401
    return _load(context, builder, source, WORD(source.place))


@lower_cast(NumberType, types.float64)  # type: ignore[untyped-decorator]
def _read_as_fraction(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:  # noqa: ANN401
    return builder.sitofp(_read(context, builder, source, types.int64, value), ir.DoubleType())


@infer_global(bool)
class _Truth(AbstractTemplate):  # type: ignore[misc]
    """Whether a number is another than 0."""

    def generic(self, args: Any, kws: Any) -> Any:  # noqa: ANN401
        return signature(types.boolean, *args) if isinstance(args[0], NumberType) else None


@lower_builtin(bool, NumberType)  # type: ignore[untyped-decorator]
def _is_true(context: Any, builder: Any, sig: Any, args: Any) -> Any:  # noqa: ANN401
    return builder.icmp_signed("!=", _read(context, builder, sig.args[0], types.int64, args[0]), WORD(0))

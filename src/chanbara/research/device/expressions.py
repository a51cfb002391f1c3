"""Expressions of the flat core as C++, each with its width."""

from __future__ import annotations

import ast
import inspect
import operator
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.research.device.arrays import FIELDS, element
from chanbara.research.device.known import LONG, REAL, SHORT, fits, literal, number_in, real, safe, wider

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.research.device.translate import Program

CONSTANT = ("window", "question", "whom")
"""Parameters that are constants at every call: each of their values makes a function of its own."""
OPERATORS: dict[type, tuple[str, Callable[[int, int], int]]] = {
    ast.Add: ("+", operator.add),
    ast.Sub: ("-", operator.sub),
    ast.Mult: ("*", operator.mul),
    ast.BitAnd: ("&", operator.and_),
    ast.BitOr: ("|", operator.or_),
    ast.BitXor: ("^", operator.xor),
    ast.LShift: ("<<", operator.lshift),
    ast.RShift: (">>", operator.rshift),
    ast.Eq: ("==", operator.eq),
    ast.NotEq: ("!=", operator.ne),
    ast.Lt: ("<", operator.lt),
    ast.LtE: ("<=", operator.le),
    ast.Gt: (">", operator.gt),
    ast.GtE: (">=", operator.ge),
}
BITS = 64
NEVER, ALWAYS = "0", "1"

Found = tuple[str, str]
"""An expression in C++, and its width."""


def folded(one: type, left: str, right: str) -> str | None:
    """Return the result of an operation on constants, or None."""
    if one is ast.BitAnd and NEVER in {left, right}:
        return NEVER
    numbers = number_in(left), number_in(right)
    if numbers[0] is None or numbers[1] is None:
        return None
    return literal(int(OPERATORS[one][1](numbers[0], numbers[1])))


def as_real(text: str, width: str) -> str:
    """Return a number as one with a floating point."""
    return text if width == REAL else f"(double){text}"


class Expressions:
    """The expressions of a function."""

    program: Program
    names: dict[str, Any]
    bound: dict[str, Any]
    rows: dict[str, str]
    """The tables of which a variable is a row, by variable."""
    parameters: dict[str, str]
    widths: dict[str, str]
    calls: list[Any]

    def value(self, node: ast.expr) -> Found:
        """Return an expression in C++, and its width."""
        found: Found = getattr(self, f"of_{type(node).__name__}")(node)
        return found

    def known(self, node: ast.expr) -> Any:  # noqa: ANN401 - an integer, an array, a function
        """Return what a name of a module, or of a module in it, stands for, or None."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = self.names.get(node.value.id)
            is_module = isinstance(module, ModuleType)
            return self.program.special.value(node.attr, getattr(module, node.attr)) if is_module else None
        if not isinstance(node, ast.Name) or node.id in self.widths or node.id in self.parameters:
            return None
        if node.id in self.bound:
            return self.bound[node.id]
        return self.program.special.value(node.id, self.names.get(node.id))

    def constant(self, node: ast.expr) -> int | None:
        """Return the value of an expression that is constant, or None."""
        return number_in(self.value(node)[0])

    def number(self, number: Any) -> Found:  # noqa: ANN401 - an integer, also of numpy, or a float
        """Return a constant."""
        if isinstance(number, float):
            return real(number), REAL
        return literal(int(number)), SHORT if fits(int(number)) else LONG

    def of_Constant(self, node: ast.Constant) -> Found:  # noqa: N802 - named after the node
        """Return a number."""
        number: Any = node.value
        return self.number(number)

    def of_Name(self, node: ast.Name) -> Found:  # noqa: N802
        """Return a variable, or the value of a name of the module."""
        found = self.known(node)
        return (safe(node.id), self.widths.get(node.id, SHORT)) if found is None else self.number(found)

    def of_Attribute(self, node: ast.Attribute) -> Found:  # noqa: N802
        """Return a field of a record, or the value of a name of another module."""
        found = self.known(node)
        if found is not None:
            return self.number(found)
        text, record = self.value(node.value)
        return f"{text}.{node.attr}", FIELDS[record][node.attr]

    def of_UnaryOp(self, node: ast.UnaryOp) -> Found:  # noqa: N802
        """Return a sign or a negation."""
        text, width = self.value(node.operand)
        number = number_in(text)
        if isinstance(node.op, ast.Not):
            return f"(!{text})" if number is None else str(int(not number)), SHORT
        if isinstance(node.op, ast.USub):
            return (f"(-{text})", width) if number is None else self.number(-number)
        return f"(~{text})", width

    def of_BinOp(self, node: ast.BinOp) -> Found:  # noqa: N802
        """Return an operation; what fits into 32 bits again is narrowed."""
        if isinstance(node.op, ast.FloorDiv | ast.Mod):
            return self.divided(node.left, node.right, "/" if isinstance(node.op, ast.FloorDiv) else "%")
        if isinstance(node.op, ast.Pow | ast.Div):
            return self.of_reals(node)
        (left, width), (right, its) = self.value(node.left), self.value(node.right)
        constant = folded(type(node.op), left, right)
        if constant is not None:
            return constant, SHORT
        if isinstance(node.op, ast.LShift | ast.RShift):
            return self.shifted(node, left, width, right)
        is_narrowed = (left.isdigit() or right.isdigit()) and LONG in {width, its}
        if isinstance(node.op, ast.BitAnd) and is_narrowed:
            return f"((int)({left}) & (int)({right}))", SHORT
        return f"({left} {OPERATORS[type(node.op)][0]} {right})", wider(width, its)

    def of_reals(self, node: ast.BinOp) -> Found:
        """Return a quotient, or a power of constants."""
        if isinstance(node.op, ast.Pow):
            assert isinstance(node.left, ast.Constant), "a power of a constant"
            base: Any = node.left.value
            return self.number(base ** self.constant(node.right))
        return f"({as_real(*self.value(node.left))} / {as_real(*self.value(node.right))})", REAL

    def shifted(self, node: ast.BinOp, left: str, width: str, right: str) -> Found:
        """Return a shift: of a set of cards, which may be short, or of lanes."""
        if isinstance(node.op, ast.LShift):
            # A shift by so many whole bytes is one of lanes, which always have 64 bits.
            is_lane = isinstance(node.right, ast.BinOp) and isinstance(node.right.op, ast.Mult)
            is_short = width == SHORT and self.program.special.has_short_sets and not is_lane
            return (
                (f"({left} << {right})", SHORT) if is_short else (f"((long long)({left}) << {right})", LONG)
            )
        # A long constant has no sign, and would take that of a difference away.
        is_difference = isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.Sub)
        signed = f"(long long){left}" if is_difference and width == LONG else left
        return f"({signed} >> {right})", width

    def divided(self, one: ast.expr, other: ast.expr, sign: str) -> Found:
        """Return a division; no number in the flat core that is divided is negative."""
        return f"((int)((unsigned)({self.value(one)[0]}) {sign} (unsigned)({self.value(other)[0]})))", SHORT

    def of_BoolOp(self, node: ast.BoolOp) -> Found:  # noqa: N802
        """Return conditions in a row; a constant one decides or is left out."""
        decides, sign = (NEVER, " && ") if isinstance(node.op, ast.And) else (ALWAYS, " || ")
        parts = []
        for one in node.values:
            text, _ = self.value(one)
            if text == decides:
                # No condition has an effect of its own, so those before it need not be asked.
                return decides, SHORT
            if number_in(text) is None:
                parts.append(text)
        return (f"({sign.join(parts)})" if parts else str(1 - int(decides))), SHORT

    def of_Compare(self, node: ast.Compare) -> Found:  # noqa: N802
        """Return a comparison, or a chain of them."""
        if isinstance(node.ops[0], ast.In | ast.NotIn):
            return self.one_of(node)
        values = [self.value(one)[0] for one in (node.left, *node.comparators)]
        parts = []
        for left, right, one in zip(values, values[1:], node.ops, strict=False):
            parts.append(folded(type(one), left, right) or f"({left} {OPERATORS[type(one)][0]} {right})")
        return (parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"), SHORT

    def one_of(self, node: ast.Compare) -> Found:
        """Return whether a value is among others."""
        (among,) = node.comparators
        assert isinstance(among, ast.Tuple), "a tuple"
        value = self.value(node.left)[0]
        parts = " || ".join(f"{value} == {self.value(one)[0]}" for one in among.elts)
        return (f"(!({parts}))" if isinstance(node.ops[0], ast.NotIn) else f"({parts})"), SHORT

    def of_IfExp(self, node: ast.IfExp) -> Found:  # noqa: N802
        """Return a choice between two values."""
        test = self.value(node.test)[0]
        if number_in(test) is not None:
            return self.value(node.body if test != NEVER else node.orelse)
        (one, width), (other, its) = self.value(node.body), self.value(node.orelse)
        return f"({test} ? {one} : {other})", width if width == its else wider(width, its)

    # --- arrays and tables ----------------------------------------------------------------------------------

    def of_Subscript(self, node: ast.Subscript) -> Found:  # noqa: N802
        """Return an element of an array or of a table: a constant if it is known."""
        table = self.known(node.value)
        if table is not None:
            return self.of_table(self.table_name(node.value), np.asarray(table), node.slice)
        name, array = self.value(node.value)
        text, _ = self.value(node.slice)
        known = self.program.special.bytes_known.get((name, number_in(text) or 0))
        if known is not None and number_in(text) is not None and isinstance(node.ctx, ast.Load):
            return self.number(known)
        return f"{name}[{text}]", element(array)

    def table_name(self, node: ast.expr) -> str:
        """Return the name of a table."""
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        return self.rows.get(name, name)

    def part_of_table(self, name: str, table: Any, index: ast.expr) -> tuple[str, Any, list[ast.expr]]:  # noqa: ANN401
        """Return the part of a table that the constants among its indices choose, and the other indices."""
        indices = index.elts if isinstance(index, ast.Tuple) else [index]
        while indices and (place := self.constant(indices[0])) is not None:
            table, indices, name = table[place], indices[1:], f"{name}_{place}"
        return name, table, indices

    def of_table(self, name: str, table: Any, index: ast.expr) -> Found:  # noqa: ANN401 - an array
        """Return an element of a table; of one with zeros and ones, a bit of a number."""
        name, table, indices = self.part_of_table(name, table, index)
        numbers = np.asarray(table).reshape(-1).tolist()
        if len({*numbers}) == 1:
            return self.number(numbers[0])
        text = self.value(indices[0])[0]
        is_real = isinstance(numbers[0], float)
        if len(indices) == 1 and len(numbers) <= BITS and {*numbers} == {0, 1} and not is_real:
            bits = sum(number << place for place, number in enumerate(numbers))
            return f"((int)({bits:#x}{'u' if bits >> 32 == 0 else 'ull'} >> ({text})) & 1)", SHORT
        for size, one in zip(table.shape[1:], indices[1:], strict=True):
            text = f"({text}) * {size} + {self.value(one)[0]}"
        width = REAL if is_real else SHORT if all(fits(number) for number in numbers) else LONG
        return f"{self.program.table(name, numbers)}[{text}]", width

    # --- calls ----------------------------------------------------------------------------------------------

    def of_Call(self, node: ast.Call) -> Found:  # noqa: N802
        """Return a call of another function, or of one of Python's."""
        assert isinstance(node.func, ast.Name), "a function"
        function, name = self.names.get(node.func.id), node.func.id
        if hasattr(function, "py_func"):
            return self.called(function, node.args)
        if name == "len":
            return str(len(self.known(node.args[0]))), SHORT
        found = [self.value(one) for one in node.args]
        if hasattr(function, "_fields"):
            return f"{name}{{{', '.join(text for text, _ in found)}}}", name
        return self.converted(name, found) if len(found) == 1 else self.chosen(name, *found)

    def converted(self, name: str, found: list[Found]) -> Found:
        """Return a number as one of another type."""
        ((text, width),) = found
        if name == "int":
            return found[0] if width != REAL else (f"((long long){text})", LONG)
        if name == "float":
            return as_real(text, width), REAL
        return f"{name}({text})", {"bits_of": LONG, "number_of": REAL}[name]

    def chosen(self, name: str, one: Found, other: Found) -> Found:
        """Return one of two numbers, or a part of an array."""
        if name == "at":
            return f"({one[0]} + {other[0]})", one[1]
        assert name in {"min", "max"}, name
        width = wider(one[1], other[1])
        return f"{name}_of<{width}>({one[0]}, {other[0]})", width

    def called(self, function: Any, given: list[ast.expr]) -> Found:  # noqa: ANN401 - a compiled function
        """Return a call of a function of the flat core."""
        names = [*inspect.signature(function.py_func).parameters]
        arguments = dict(zip(names, given, strict=True))
        fixed = {name: self.constant(one) for name, one in arguments.items() if name in CONSTANT}
        bound = {name: value for name, value in fixed.items() if value is not None}
        made = self.program.function(function, tuple(bound.items()))
        if made not in self.calls:
            self.calls.append(made)
        passed = []
        for name, one in arguments.items():
            if name not in bound:
                text, width = self.value(one)
                passed.append(text)
                made.needs(name, width)
        return f"{made.name}({', '.join(passed)})", made.returns or SHORT

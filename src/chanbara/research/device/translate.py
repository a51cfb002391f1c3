"""Functions of the flat core as C++: the part of Python that they are written in, translated literally.

Numbers have 32 bits, and 64 only where a value needs them: a device computes with 64 bits at half the speed.
What is constant is computed here: names of modules, elements of tables, parameters whose arguments are
constants, and what ``Special`` says about the games. A branch that is then never taken is left out.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.research.device.arrays import ARRAYS, FIELDS, PAIR
from chanbara.research.device.expressions import ALWAYS, NEVER, OPERATORS, Expressions
from chanbara.research.device.known import REAL, SHORT, literal, number_in, real, safe, wider

if TYPE_CHECKING:
    from chanbara.research.device.known import Special

UNROLLED = 12
"""Loops with a constant range up to this length are written out if elements of tables become constants."""
FEW = 64
"""Loops with a constant range up to this length are left to the compiler; all others stay loops."""
SIZES = ("int8", "int16", "int32", "int64")
LARGE = 256
"""Tables with more elements are where the threads of a warp read different ones as fast as the same."""
NUMBERS = {"int": SHORT, "float": REAL}
"""The widths of parameters, by annotation."""
SIGNS = {**{one: sign for one, (sign, _) in OPERATORS.items()}, ast.Div: "/"}


def size_of(numbers: list[int]) -> str:
    """Return the smallest type that holds some integers."""
    limits = {one: np.iinfo(one) for one in SIZES}
    found = (one for one in SIZES if limits[one].min <= min(numbers) <= max(numbers) <= limits[one].max)
    return next(found).title()


class Program:
    """Functions, with all that they call."""

    def __init__(self, special: Special, records: str = "") -> None:
        self.special, self._records = special, records
        self.has_changed = True
        self._made: dict[Any, Function] = {}
        self._tables: dict[str, str] = {}

    def function(self, function: Any, bound: tuple[tuple[str, int], ...] = ()) -> Function:  # noqa: ANN401 - compiled
        """Return a function of this program, made now if it is new."""
        key = function, bound
        if key not in self._made:
            self._made[key] = made = Function(self, function.py_func, dict(bound))
            if any(one.name == made.name for one in self._made.values() if one is not made):
                made.name = f"{function.py_func.__module__.rpartition('.')[2]}_{made.name}"
            self.has_changed = True
        return self._made[key]

    def table(self, name: str, numbers: list[Any]) -> str:
        """Return the name of a table of numbers, with the smallest elements that hold them."""
        is_real = isinstance(numbers[0], float)
        elements = ", ".join(real(one) if is_real else literal(one) for one in numbers)
        size = "double" if is_real else size_of(numbers)
        where = "TABLE" if len(numbers) <= LARGE else "LARGE_TABLE"
        text = f"{where} {size} {name}[{len(numbers)}] = {{{elements}}};"
        assert self._tables.setdefault(name, text) == text, f"two tables are called {name}"
        return name

    def text(self) -> str:
        """Return the C++ of all functions: what is called comes before what calls it."""
        while self.has_changed:
            # A wider result may make what is computed with it wider, and so on.
            self.has_changed = False
            self._tables.clear()
            for one in list(self._made.values()):
                one.translate()
        written: dict[str, str] = {}
        for one in self._made.values():
            one.write(written)
        return "\n".join([*self._tables.values(), self._records, *written.values()])


def passed_as(width: str) -> str:
    """Return the type of a parameter: records are not copied."""
    return f"const {width}&" if width in FIELDS else width


class Function(Expressions):
    """A function, translated."""

    def __init__(self, program: Program, plain: Any, bound: dict[str, int]) -> None:  # noqa: ANN401 - a function
        self.program, self.names, self.bound = program, plain.__globals__, bound
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(plain))).body
        assert isinstance(tree, ast.FunctionDef), "a function"
        self.tree = tree
        self.plain_name = plain.__name__
        parameters = inspect.signature(plain).parameters
        self.parameters = {name: one.annotation for name, one in parameters.items() if name not in bound}
        self.widths = {name: NUMBERS.get(kind) or ARRAYS[name] for name, kind in self.parameters.items()}
        self.rows: dict[str, str] = {}
        nothing: tuple[str, str | None] = "", None
        self.returns, self.native = program.special.native.get(self.plain_name, nothing)
        ending = ["native"] if self.native is not None else [*map(str, bound.values()), ""]
        self.name = "_".join([self.plain_name, *ending])
        self.calls: list[Function] = []
        stored = (one for one in ast.walk(tree) if isinstance(one, ast.Name))
        self._assigned = Counter(one.id for one in stored if isinstance(one.ctx, ast.Store))
        self._constants: dict[str, int] = {}
        self._kept: dict[str, str] = {}
        self._lines: list[str] = []

    def translate(self) -> None:
        """Translate the body; repeated until the widths no longer change."""
        self._lines, self.calls = [], []
        if self.native is None:
            self._block(self.tree.body, 1)

    def write(self, written: dict[str, str]) -> None:
        """Write the functions that this one calls, and then this one."""
        if self.name in written:
            return
        for called in self.calls:
            called.write(written)
        if self.native is not None:
            written[self.name] = self.native
            return
        given = [f"{passed_as(self.widths[name])} {safe(name)}" for name in self.parameters]
        own = [
            f"  {width} {safe(name)};" for name, width in self.widths.items() if name not in self.parameters
        ]
        how = "CALLED" if self.plain_name in self.program.special.called else "INLINED"
        head = f"template <class Actions> {how}" if "actions" in self.parameters else how
        first = f"{head} {self.returns or 'void'} {self.name}({', '.join(given)}) {{"
        written[self.name] = "\n".join([first, *own, *self._lines, "}", ""])

    def needs(self, name: str, width: str) -> None:
        """Note the width that a variable or a parameter needs; that of an array is known."""
        if name in self.parameters and self.parameters[name] not in NUMBERS:
            return
        before = self.widths.get(name)
        after = wider(before or SHORT, width)
        if after != before:
            self.widths[name] = after
            self.program.has_changed = True

    def _add(self, depth: int, line: str) -> None:
        self._lines.append("  " * depth + line)

    # --- statements -----------------------------------------------------------------------------------------

    def _block(self, statements: list[ast.stmt], depth: int) -> None:
        """Translate statements."""
        for statement in statements:
            getattr(self, f"on_{type(statement).__name__}")(statement, depth)

    def on_Expr(self, node: ast.Expr, depth: int) -> None:  # noqa: N802 - named after the node
        """Translate a call; a docstring is left out."""
        if not isinstance(node.value, ast.Constant):
            self._add(depth, f"{self.value(node.value)[0]};")

    def on_Return(self, node: ast.Return, depth: int) -> None:  # noqa: N802
        """Translate the result, with the width that it needs."""
        if node.value is None:
            self._add(depth, "return;")
            return
        text, width = self.returned(node.value)
        needed = (
            SHORT if self.plain_name in self.program.special.narrow else wider(self.returns or SHORT, width)
        )
        if needed != self.returns:
            self.returns = needed
            self.program.has_changed = True
        self._add(depth, f"return {text};")

    def returned(self, node: ast.expr) -> tuple[str, str]:
        """Return a result: a number, a record or two numbers."""
        if not isinstance(node, ast.Tuple):
            return self.value(node)
        return f"{PAIR}{{{', '.join(self.value(one)[0] for one in node.elts)}}}", PAIR

    def on_Assign(self, node: ast.Assign, depth: int) -> None:  # noqa: N802
        """Translate one assignment, several of one value, or several at once."""
        target = node.targets[0]
        if isinstance(target, ast.Name) and self._is_row(target.id, node.value, depth):
            return
        if not isinstance(target, ast.Tuple):
            for one in node.targets:
                self._assign(one, *self.value(node.value), depth)
            return
        self._add(depth, "{")
        found = self._parts(node.value, depth + 1)
        for place, (text, width) in enumerate(found):
            self._add(depth + 1, f"{width} kept_{place} = {text};")
            self._kept[f"kept_{place}"] = text
        for place, (element, (_, width)) in enumerate(zip(target.elts, found, strict=True)):
            self._assign(element, f"kept_{place}", width, depth + 1)
        self._add(depth, "}")

    def _parts(self, node: ast.expr, depth: int) -> list[tuple[str, str]]:
        """Return the values that are assigned at once: a tuple, a division, or two numbers of a call."""
        if isinstance(node, ast.Tuple):
            return [self.value(one) for one in node.elts]
        assert isinstance(node, ast.Call), "a call"
        if isinstance(node.func, ast.Name) and node.func.id == "divmod":
            one, other = node.args
            return [self.divided(one, other, "/"), self.divided(one, other, "%")]
        self._add(depth, f"const {PAIR} both = {self.value(node)[0]};")
        return [("both.one", REAL), ("both.other", REAL)]

    def _is_row(self, name: str, node: ast.expr, depth: int) -> bool:
        """Whether a variable becomes a row of a table: then it is a table, or where the row begins."""
        table = self.known(node.value) if isinstance(node, ast.Subscript) else None
        if not isinstance(node, ast.Subscript) or not isinstance(table, np.ndarray):
            return False
        chosen = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        index = ast.Tuple([self._settled(one) for one in chosen], ast.Load())
        whole, part, indices = self.part_of_table(self.table_name(node.value), table, index)
        if part.ndim == len(indices):
            return False
        if not indices:
            self.bound[name], self.rows[name] = part, whole
            return True
        assert len(indices) == 1, "one index that is not constant"
        numbers = part.reshape(-1).tolist()
        self.needs(name, f"const {size_of(numbers)}*")
        begin = f"({self.value(indices[0])[0]}) * {part.shape[1]}"
        self._add(depth, f"{safe(name)} = {self.program.table(whole, numbers)} + {begin};")
        return True

    def _settled(self, node: ast.expr) -> ast.expr:
        """Return the constant in place of a variable that is assigned once, a constant."""
        number = self._constants.get(node.id) if isinstance(node, ast.Name) else None
        return node if number is None else ast.Constant(number)

    def _assign(self, target: ast.expr, text: str, width: str, depth: int) -> None:
        """Write a value to a variable or into an array."""
        if isinstance(target, ast.Name):
            self.needs(target.id, width)
            number = number_in(self._kept.get(text, text))
            if self._assigned[target.id] == 1 and number is not None:
                self._constants[target.id] = number
        self._add(depth, f"{self.value(target)[0]} = {text};")

    def on_AugAssign(self, node: ast.AugAssign, depth: int) -> None:  # noqa: N802
        """Change a variable or an element."""
        text, width = self.value(node.value)
        if isinstance(node.target, ast.Name):
            self.needs(node.target.id, width)
        self._add(depth, f"{self.value(node.target)[0]} {SIGNS[type(node.op)]}= {text};")

    def on_If(self, node: ast.If, depth: int) -> None:  # noqa: N802
        """Translate a branch; one that is never taken is left out."""
        text, _ = self.value(node.test)
        if text in {NEVER, ALWAYS}:
            self._block(node.body if text == ALWAYS else node.orelse, depth)
            return
        self._add(depth, f"if ({text}) {{")
        self._block(node.body, depth + 1)
        if node.orelse:
            self._add(depth, "} else {")
            self._block(node.orelse, depth + 1)
        self._add(depth, "}")

    def on_While(self, node: ast.While, depth: int) -> None:  # noqa: N802
        """Translate a loop with a condition."""
        self._add(depth, f"ROLL while ({self.value(node.test)[0]}) {{")
        self._block(node.body, depth + 1)
        self._add(depth, "}")

    def on_Continue(self, _: ast.Continue, depth: int) -> None:  # noqa: N802
        """Translate the jump to the next round of a loop."""
        self._add(depth, "continue;")

    def on_For(self, node: ast.For, depth: int) -> None:  # noqa: N802
        """Translate a loop over a range."""
        assert isinstance(node.target, ast.Name), "a variable"
        assert isinstance(node.iter, ast.Call), "a range"
        name = node.target.id
        limits = [self._limit(one) for one in node.iter.args]
        first, end, step = ("0", *limits, "1") if len(limits) == 1 else (*limits, "1")[:3]
        numbers = number_in(first), number_in(end)
        if self._is_written_out(node, *numbers, number_in(step)):
            for number in range(numbers[0] or 0, numbers[1] or 0, number_in(step) or 1):
                self.bound[name] = number
                self._block(node.body, depth)
            self.bound.pop(name, None)
            return
        self.needs(name, SHORT)
        at = f"at_{name}"
        compared = "<" if number_in(step) == 1 else ">"
        is_short = None not in numbers and (numbers[1] or 0) - (numbers[0] or 0) <= FEW
        how = "BRIEF" if is_short else "ROLL"
        self._add(
            depth,
            f"{how} for (int {at} = {first}, end_{at} = {end}; {at} {compared} end_{at}; {at} += {step}) {{",
        )
        self._add(depth + 1, f"{safe(name)} = {at};")
        self._block(node.body, depth + 1)
        self._add(depth, "}")

    def _limit(self, node: ast.expr) -> str:
        """Return an end of a range."""
        loops = self.program.special.loops
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        return str(loops[name]) if name in loops else self.value(node)[0]

    def _is_written_out(self, node: ast.For, first: int | None, end: int | None, step: int | None) -> bool:
        """Whether each round of a loop is written: its variable is the index of a table, or there is none.

        A loop with larger steps is that of a series, whose factors then become constants.
        """
        if first is None or end is None or step is None or len(range(first, end, step)) > UNROLLED:
            return False
        if abs(step) > 1:
            return True
        parts = [*ast.walk(node)]
        if any(isinstance(one, ast.Continue) for one in parts):
            return False
        assert isinstance(node.target, ast.Name), "a variable"
        name = node.target.id
        return len(range(first, end, step)) == 0 or any(
            isinstance(one, ast.Subscript)
            and isinstance(self.known(one.value), np.ndarray)
            and any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(one.slice))
            for one in parts
        )

"""Functions of the flat core as C++: the part of Python that they are written in, translated literally.

Numbers have 32 bits, and 64 only where a value needs them: a device computes with 64 bits at half the speed.
What is constant is computed here: names of modules, elements of tables, parameters whose arguments are
constants, and what ``Special`` says about the games. A branch that is then never taken is left out.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.research.device.expressions import ALWAYS, NEVER, OPERATORS, Expressions
from chanbara.research.device.known import SHORT, literal, number_in, safe, wider

if TYPE_CHECKING:
    from chanbara.research.device.known import Special

UNROLLED = 12
"""Loops with a constant range up to this length are written out if elements of tables become constants."""
FEW = 64
"""Loops with a constant range up to this length are left to the compiler; all others stay loops."""
ARRAYS = {
    "state": "State",
    "chance": "Chance",
    "actions": "Actions",
    "row": "Row",
    "mask": "Row",
    "reward": "Rewards",
}
"""The C++ types of arrays, by parameter."""
SIZES = ("int8", "int16", "int32", "int64")


class Program:
    """Functions, with all that they call."""

    def __init__(self, special: Special) -> None:
        self.special = special
        self.has_changed = True
        self._made: dict[Any, Function] = {}
        self._tables: dict[str, str] = {}

    def function(self, function: Any, bound: tuple[tuple[str, int], ...] = ()) -> Function:  # noqa: ANN401 - compiled
        """Return a function of this program, made now if it is new."""
        key = function, bound
        if key not in self._made:
            self._made[key] = Function(self, function.py_func, dict(bound))
            self.has_changed = True
        return self._made[key]

    def table(self, name: str, numbers: list[int]) -> str:
        """Return the name of a table of numbers, with the smallest elements that hold them."""
        size = next(
            one for one in SIZES if np.iinfo(one).min <= min(numbers) <= max(numbers) <= np.iinfo(one).max
        )
        elements = ", ".join(literal(one) for one in numbers)
        text = f"TABLE {size.title()} {name}[{len(numbers)}] = {{{elements}}};"
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
        return "\n".join([*self._tables.values(), "", *written.values()])


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
        self.widths = {name: SHORT for name, kind in self.parameters.items() if kind == "int"}
        nothing: tuple[str, str | None] = "", None
        self.returns, self.native = program.special.native.get(self.plain_name, nothing)
        ending = ["native"] if self.native is not None else [*map(str, bound.values()), ""]
        self.name = "_".join([self.plain_name, *ending])
        self.calls: list[Function] = []
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
        given = [f"{ARRAYS.get(name) or self.widths[name]} {safe(name)}" for name in self.parameters]
        own = [
            f"  {width} {safe(name)};" for name, width in self.widths.items() if name not in self.parameters
        ]
        head = "template <class Actions> INLINED" if "actions" in self.parameters else "INLINED"
        first = f"{head} {self.returns or 'void'} {self.name}({', '.join(given)}) {{"
        written[self.name] = "\n".join([first, *own, *self._lines, "}", ""])

    def needs(self, name: str, width: str) -> None:
        """Note the width that a variable or a parameter needs; an array has none."""
        if name in ARRAYS:
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
        text, width = self.value(node.value)
        needed = (
            SHORT if self.plain_name in self.program.special.narrow else wider(self.returns or SHORT, width)
        )
        if needed != self.returns:
            self.returns = needed
            self.program.has_changed = True
        self._add(depth, f"return {text};")

    def on_Assign(self, node: ast.Assign, depth: int) -> None:  # noqa: N802
        """Translate one assignment, or several at once."""
        (target,) = node.targets
        if not isinstance(target, ast.Tuple):
            self._assign(target, *self.value(node.value), depth)
            return
        if isinstance(node.value, ast.Tuple):
            found = [self.value(one) for one in node.value.elts]
        else:
            assert isinstance(node.value, ast.Call), "divmod"
            one, other = node.value.args
            found = [self.divided(one, other, "/"), self.divided(one, other, "%")]
        self._add(depth, "{")
        for place, (text, width) in enumerate(found):
            self._add(depth + 1, f"const {width} kept_{place} = {text};")
        for place, (element, (_, width)) in enumerate(zip(target.elts, found, strict=True)):
            self._assign(element, f"kept_{place}", width, depth + 1)
        self._add(depth, "}")

    def _assign(self, target: ast.expr, text: str, width: str, depth: int) -> None:
        """Write a value to a variable or into an array."""
        if isinstance(target, ast.Name):
            self.needs(target.id, width)
        self._add(depth, f"{self.value(target)[0]} = {text};")

    def on_AugAssign(self, node: ast.AugAssign, depth: int) -> None:  # noqa: N802
        """Change a variable or an element."""
        text, width = self.value(node.value)
        if isinstance(node.target, ast.Name):
            self.needs(node.target.id, width)
        self._add(depth, f"{self.value(node.target)[0]} {OPERATORS[type(node.op)][0]}= {text};")

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
        if step == "1" and self._is_written_out(node, *numbers):
            for number in range(numbers[0] or 0, numbers[1] or 0):
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
        return str(loops[node.id]) if isinstance(node, ast.Name) and node.id in loops else self.value(node)[0]

    def _is_written_out(self, node: ast.For, first: int | None, end: int | None) -> bool:
        """Whether each round of a loop is written: its variable is the index of a table, or there is none."""
        if first is None or end is None or end - first > UNROLLED:
            return False
        parts = [*ast.walk(node)]
        if any(isinstance(one, ast.Continue) for one in parts):
            return False
        assert isinstance(node.target, ast.Name), "a variable"
        name = node.target.id
        return end <= first or any(
            isinstance(one, ast.Subscript)
            and isinstance(self.known(one.value), np.ndarray)
            and any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(one.slice))
            for one in parts
        )

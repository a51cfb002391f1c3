"""Numbers that compiled code reads at run time: they mean the same as constants, whatever they are now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import pytest

from chanbara.compiled.numba_compiler import Apart, is_interpreted

if TYPE_CHECKING:
    from collections.abc import Iterator

WHERE = 16_000
"""A part of the block that no card set is large enough to need."""
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
SIDES = (
    ("N", "5"),
    ("5", "N"),
    ("N", "x"),
    ("x", "N"),
    ("N", "M"),
    ("N", "N"),
    ("N", "5.5"),
    ("x + 0.5", "N"),
    ("N", "numbers[0]"),
    ("len(LIST)", "5"),
)
FORMS = (
    "found |= 1 << {place} if {what} else 0",
    "found |= 1 << {place} if not ({what}) else 0",
    "if {what}:\n        found |= 1 << {place}",
    "if TRUE and {what}:\n        found |= 1 << {place}",
    "if x > 4 and {what}:\n        found |= 1 << {place}",
    "while {what}:\n        found |= 1 << {place}\n        break",
)
"""Numba leaves out one side of a branch that it believes to be decided, so a value is not enough."""
NUMBERS = np.array([5], dtype=np.int8)


@pytest.fixture(autouse=True)
def memory() -> Iterator[Any]:
    """The block, whose content is put back."""
    from chanbara.compiled.run_time import MEMORY  # noqa: PLC0415 - with it comes the compiler

    if is_interpreted():
        pytest.skip("nothing is compiled here")
    before = MEMORY.copy()
    yield MEMORY
    MEMORY[:] = before


def function_of(lines: list[str], known: dict[str, Any]) -> Any:  # noqa: ANN401 - a function
    """A function that adds the bit of each condition that holds."""
    body = "\n    ".join(["found = 0", *lines, "return found"])
    names = dict(known)
    exec(f"def function(x, numbers):\n    {body}\n", names)  # noqa: S102 - our own text
    return names["function"]


def check(memory: Any, lines: list[str]) -> None:  # noqa: ANN401 - an array
    """Compiled once, the lines say for any number what Python says of that number."""
    from chanbara.compiled.run_time import RunTimeNumber, RunTimeTable  # noqa: PLC0415 - the same

    read = {"N": RunTimeNumber(WHERE, np.array(5)), "M": RunTimeNumber(WHERE + 1, np.array(7)), "TRUE": True}
    read["LIST"] = RunTimeTable(WHERE + 3, np.zeros(9, dtype=np.int64), has_length=True)
    compiled = numba.njit(pipeline_class=Apart)(function_of(lines, read))
    for first, second in ((5, 7), (0, 0), (-3, -4), (1 << 40, 5)):
        memory[WHERE : WHERE + 3] = first, second, abs(first) % 9
        constants = {"N": first, "M": second, "TRUE": True, "LIST": range(abs(first) % 9)}
        usual = function_of(lines, constants)
        for x in (4, 5, 6):
            other = compiled(x, NUMBERS) ^ usual(x, NUMBERS)
            wrong = [line for place, line in enumerate(lines) if other >> place & 1]
            assert not wrong, f"with N = {first}, x = {x}"


def in_every_form(conditions: list[str]) -> list[str]:
    whole = [(form, one) for form in FORMS for one in conditions]
    return [form.format(what=one, place=place) for place, (form, one) in enumerate(whole)]


@pytest.mark.parametrize("comparison", COMPARISONS)
def test_a_comparison_is_one_of_values(memory: Any, comparison: str) -> None:  # noqa: ANN401
    check(memory, in_every_form([f"{one} {comparison} {other}" for one, other in SIDES]))


def test_a_number_is_true_unless_it_is_0(memory: Any) -> None:  # noqa: ANN401
    check(memory, in_every_form(["N", "bool(N)", "(not N)", "(N and x > 4)"]))


def test_sums_are_those_of_values(memory: Any) -> None:  # noqa: ANN401
    sums = ("N + x", "x - N", "N * 0.5", "x * 0.5 + N", "-N", "N & x", "N << 1", "N + M", "N // x")
    wanted = ("x + 5", "-1", "2.5", "7", "-5", "4", "10", "12", "1")
    check(memory, in_every_form([f"{one} == {other}" for one, other in zip(sums, wanted, strict=True)]))


@pytest.mark.parametrize("text", [*(f"number {one} 5" for one in COMPARISONS), "bool(number)"])
def test_python_is_refused_what_only_compiled_code_knows(text: str) -> None:
    from chanbara.compiled.run_time import RunTimeNumber  # noqa: PLC0415 - the same

    with pytest.raises(TypeError, match="has no value while code is compiled"):
        eval(text, {"number": RunTimeNumber(WHERE, np.array(5))})  # noqa: S307 - our own text

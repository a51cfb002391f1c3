"""The hash of the rules."""

from __future__ import annotations

import ast
from typing import Any

from chanbara.kernel.fingerprint import _dumped


def test_what_one_version_of_python_adds_to_the_tree_does_not_matter() -> None:
    plain, later = (ast.parse("def go(step: int) -> int:\n    return step + 1") for _ in range(2))
    node: Any = later.body[0]
    node.some_list, node.something = [], None
    node._fields = (*node._fields, "some_list", "something")
    assert _dumped(later) == _dumped(plain)


def test_every_word_of_the_program_matters() -> None:
    program = "def go(step: int = 1) -> int:\n    return [step, 'a', -2]"
    others = [program.replace(*change) for change in (("1", "3"), ("'a'", "'b'"), ("-2", "2"), ("go", "do"))]
    assert len({_dumped(ast.parse(one)) for one in (program, *others)}) == 5

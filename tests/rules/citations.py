"""Which test cites which paragraph: its name says so."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]


def names_of_tests(file: Path) -> list[str]:
    """The tests of a file, by name."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]


def citations() -> Iterator[tuple[str, str]]:
    """Every test of the project that cites something, with what it cites: ``5.2`` or ``12 benkei``."""
    for file in sorted(TESTS.rglob("test_*.py")):
        for name in names_of_tests(file):
            cited = re.match(r"test_r(\d+)_([a-z]+|\d+)(_|$)", name)
            if cited is not None:
                chapter, what = cited[1], cited[2]
                yield name, f"{chapter}.{what}" if what.isdecimal() else f"{chapter} {what}"

"""Which test cites which paragraph: by its name."""

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


def cited_by(name: str) -> str | None:
    """What a test cites by its name: ``5.2``, ``12 benkei``, or nothing."""
    cited = re.match(r"test_r(\d+)_(\d+|lady_[a-z]+|[a-z]+)(_|$)", name)
    if cited is None:
        return None
    chapter, what = cited[1], cited[2]
    return f"{chapter}.{what}" if what.isdecimal() else f"{chapter} {what}"


def citations() -> Iterator[tuple[str, str]]:
    """Every test of the project that cites something, with what it cites."""
    for file in sorted(TESTS.rglob("test_*.py")):
        for name in names_of_tests(file):
            cited = cited_by(name)
            if cited is not None:
                yield name, cited

"""Files and functions stay small."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import SOURCE, python_sources

LONGEST_FILE = 400
LONGEST_FUNCTION = 40


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Every function of a file with its number of lines, from `def` to its last line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None, "a parsed function knows where it ends"
            yield f"{path.relative_to(SOURCE)}:{node.lineno} {node.name}", node.end_lineno - node.lineno + 1


def test_there_are_sources_to_measure() -> None:
    assert python_sources()


def test_no_file_is_longer_than_one_sitting() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_sources()}
    too_long = [
        f"{path.relative_to(SOURCE)} has {n} lines, more than {LONGEST_FILE}"
        for path, n in lengths.items()
        if n > LONGEST_FILE
    ]
    assert not too_long, "\n".join(too_long)


def test_no_function_is_longer_than_a_glance() -> None:
    too_long = [
        f"{name} has {n} lines, more than {LONGEST_FUNCTION}"
        for path in python_sources()
        for name, n in functions(path)
        if n > LONGEST_FUNCTION
    ]
    assert not too_long, "\n".join(too_long)

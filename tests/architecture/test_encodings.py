"""Text is read and written as UTF-8 on every system: whoever opens a file says so."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

FOLDERS = ("src", "checks", "bench")
SOURCES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
STARTS = {"Popen", "run", "check_output", "check_call"}
TEXT = {"text", "universal_newlines"}


def called(call: ast.Call) -> str:
    """The last part of the name of a function."""
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def is_text_mode(call: ast.Call, place: int) -> bool:
    """Whether a file is opened as text, by its mode at this place; without a mode it is."""
    given = [one.value for one in call.keywords if one.arg == "mode"]
    mode = given[0] if given else call.args[place] if len(call.args) > place else ast.Constant("r")
    return isinstance(mode, ast.Constant) and isinstance(mode.value, str) and "b" not in mode.value


def forgets_encoding(call: ast.Call) -> bool:
    """Whether a call reads or writes text as the system likes."""
    names = {one.arg for one in call.keywords}
    if "encoding" in names or None in names:
        return False
    name = called(call)
    if name in {"read_text", "write_text"}:
        return len(call.args) == (name == "write_text")
    if name in {"TemporaryFile", "NamedTemporaryFile"}:
        return bool(call.args or "mode" in names) and is_text_mode(call, 0)
    if name == "open" and isinstance(call.func, ast.Name):
        return is_text_mode(call, 1)
    return name in STARTS and bool(names & TEXT)


def forgotten(text: str) -> Iterator[int]:
    """The lines that forget it."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and forgets_encoding(node):
            yield node.lineno


def test_whoever_opens_text_names_its_encoding() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in [*SOURCES, ROOT / "hatch_build.py"]
        for line in forgotten(path.read_text(encoding="utf-8"))
    ]
    assert not found, ", ".join(found)


@pytest.mark.parametrize(
    "line",
    ["open(p)", "open(p, 'w')", "p.read_text()", "p.write_text(t)", "subprocess.run(c, text=True)"],
)
def test_a_line_that_forgets_it_is_found(line: str) -> None:
    assert [*forgotten(line)] == [1]


@pytest.mark.parametrize(
    "line",
    [
        "open(p, 'rb')",
        "open(p, encoding=e)",
        "p.read_text(encoding=e)",
        "Store.open(p)",
        "run(c, encoding=e)",
    ],
)
def test_a_line_that_does_not_is_not(line: str) -> None:
    assert not [*forgotten(line)]


def test_there_is_something_to_look_at() -> None:
    assert Path(__file__).parents[2] / "src" / "chanbara" / "__init__.py" in SOURCES

"""Finding what a name stands for, by reading the sources: nothing is imported, so no extra is needed."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"

Definition: TypeAlias = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


class Found(NamedTuple):
    """A definition, and the module it is in."""

    module: str
    node: Definition


@cache
def tree(module: str) -> ast.Module:
    """Return a parsed module."""
    path = SOURCES.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def statements(module: str) -> list[ast.stmt]:
    """Return the statements of a module, with those that only type checkers read."""
    found = []
    for node in tree(module).body:
        found += node.body if isinstance(node, ast.If) else [node]
    return found


def exported(module: str) -> list[str]:
    """Return the names in ``__all__``."""
    node = definition(module, "__all__").node
    assert isinstance(node, ast.Assign), f"{module} lists its names"
    names: list[str] = ast.literal_eval(node.value)
    return names


def definition(module: str, name: str) -> Found:
    """Return where a name is defined, wherever the module has it from; ``LookupError`` if nowhere."""
    for node in statements(module):
        if isinstance(node, Definition) and name in _names(node):
            return Found(module, node)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("chanbara"):
            for one in node.names:
                if name == (one.asname or one.name):
                    return definition(node.module or "", one.name)
    message = f"{module} has no {name}"
    raise LookupError(message)


def is_class(module: str, name: str) -> bool:
    """Whether a name of a module is a class of ours."""
    try:
        return isinstance(definition(module, name).node, ast.ClassDef)
    except LookupError:
        return False


def _names(node: Definition) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}

"""What a record says about the rules it was played by."""

from __future__ import annotations

import ast
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FORMAT = 1
"""The version of the record's own format."""

PARTS = ("kernel", "sword/rules", "sword/cards", "sword/editions.py", "sword/house.py", "sword/setup.py")


@cache
def fingerprint() -> str:
    """Return a hash of rules and card data: of what the code says, not of comments, docstrings or layout."""
    digest = blake2b(digest_size=8)
    root = files("chanbara")
    for part in PARTS:
        for source in sorted(_sources(root.joinpath(part)), key=str):
            tree = ast.parse(source.read_text(encoding="utf-8"))
            _drop_docstrings(tree)
            digest.update(f"{part}/{source.name}\n{ast.dump(tree)}\n".encode())
    return digest.hexdigest()


def _sources(place: Traversable) -> list[Traversable]:
    """Return the program files of a folder and those below it, or the one file that was named."""
    if place.is_dir():
        return [source for entry in place.iterdir() for source in _sources(entry)]
    return [place] if place.name.endswith(".py") else []


def _drop_docstrings(tree: ast.AST) -> None:
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [  # type: ignore[attr-defined]  # it has one: it was just read
                one for one in body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
            ]


@cache
def header() -> tuple[tuple[str, str], ...]:
    """Return the first lines of every record."""
    return (
        ("chanbara", str(FORMAT)),
        ("game", "sword"),
        ("version", version("chanbara")),
        ("rules", fingerprint()),
    )

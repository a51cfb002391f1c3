"""A hash of rules and data: of what the code says, not of comments, docstrings or layout."""

from __future__ import annotations

import ast
import json
from hashlib import blake2b, sha256
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable

KNOWN = "fingerprints.json"
"""Written where the package is delivered without its sources: the hashes that they had."""
NETWORK = ".net"
"""How the files of networks end: what is in them decides what bots do."""
FORMAT = 1
"""The version of the record's own format."""


def fingerprint_of(parts: Sequence[str]) -> str:
    """Return a hash of the program and data files of these parts of the package."""
    root = files("chanbara")
    if root.joinpath(KNOWN).is_file():
        known: dict[str, str] = json.loads(root.joinpath(KNOWN).read_text(encoding="utf-8"))
        return known[key_of(parts)]
    digest = blake2b(digest_size=8)
    for part in parts:
        for source in sorted(_sources(root.joinpath(part)), key=str):
            digest.update(f"{part}/{source.name}\n{_said(source)}\n".encode())
    return digest.hexdigest()


def key_of(parts: Sequence[str]) -> str:
    """Return the name of a hash where it is written down."""
    return " ".join(parts)


def _sources(place: Traversable) -> list[Traversable]:
    """Return the files of a folder and those below it, or the one file that was named."""
    if place.is_dir():
        return [source for entry in place.iterdir() for source in _sources(entry)]
    return [place] if place.name.endswith((".py", ".json", NETWORK)) else []


def _said(source: Traversable) -> str:
    if source.name.endswith(NETWORK):
        return sha256(source.read_bytes()).hexdigest()
    text = source.read_text(encoding="utf-8")
    if source.name.endswith(".json"):
        return json.dumps(json.loads(text), sort_keys=True)
    tree = ast.parse(text)
    _drop_docstrings(tree)
    return _dumped(tree)


def _dumped(node: object) -> str:
    """Return what a tree says. Empty fields are left out: each version of Python has others."""
    if isinstance(node, ast.AST):
        fields = ((name, value) for name, value in ast.iter_fields(node) if value is not None and value != [])
        said = ",".join(f"{name}={_dumped(value)}" for name, value in sorted(fields))
        return f"{type(node).__name__}({said})"
    return f"[{','.join(map(_dumped, node))}]" if isinstance(node, list) else repr(node)


def _drop_docstrings(tree: ast.AST) -> None:
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [  # type: ignore[attr-defined]  # it has one: it was just read
                one for one in body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
            ]

"""Runs in the Python for browsers: compiles every module of the server, and writes ``/server.zip``.

Docstrings stay behind, assertions do not. The archive is not compressed: all of it is, later.
"""

from __future__ import annotations

import ast
import zipfile
from fnmatch import fnmatch
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash
from pathlib import Path

ROOT = Path("/server")
READ = ("anyio/*__init__.py", "chanbara/server/store/migrations/*.py")
"""Sources that are read, not only imported: anyio and alembic find their parts in them."""


def compiled(source: bytes, name: str) -> bytes:
    """Return a module as Python caches it, never to be compared with its source."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), first)]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    return bytes(_code_to_hash_pyc(code, source_hash(source), False))  # noqa: FBT003 - unchecked


for path in sorted(ROOT.rglob("*.py")):
    name = str(path.relative_to(ROOT))
    if not any(fnmatch(name, pattern) for pattern in READ):
        path.with_suffix(".pyc").write_bytes(compiled(path.read_bytes(), name))
        path.unlink()

with zipfile.ZipFile("/server.zip", "w") as archive:
    # Files of a kind side by side compress best.
    for path in sorted(filter(Path.is_file, ROOT.rglob("*")), key=lambda one: (one.suffix, str(one))):
        archive.writestr(zipfile.ZipInfo(str(path.relative_to(ROOT))), path.read_bytes())

"""Runs in the Python for browsers: compiles every module of the server and of the standard library.

It writes ``/server.zip`` and ``/python_stdlib.zip``. Docstrings stay behind, assertions do not. The first
archive is not compressed: all of it is, later.
"""

from __future__ import annotations

import ast
import sys
import zipfile
from fnmatch import fnmatch
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash
from pathlib import Path

ROOT = Path("/server")
READ = ("anyio/*__init__.py", "chanbara/server/store/migrations/*.py")
"""Sources that are read, not only imported: anyio and alembic find their parts in them."""
UNUSED = frozenset(
    {
        "_pyrepl", "bdb", "cProfile", "cmd", "compileall", "curses", "doctest", "ensurepip", "ftplib",
        "idlelib", "imaplib", "mailbox", "modulefinder", "multiprocessing", "optparse", "pdb",
        "pickletools", "plistlib", "poplib", "profile", "pstats", "pydoc", "pydoc_data", "tkinter",
        "trace", "turtle", "unittest", "venv", "wave", "xml", "xmlrpc",
    }
)  # fmt: skip
"""Parts of the standard library that nothing here imports."""
CODECS = frozenset(
    {
        "__init__", "aliases", "ascii", "base64_codec", "charmap", "cp1252", "cp437", "hex_codec", "idna",
        "iso8859_1", "latin_1", "punycode", "raw_unicode_escape", "unicode_escape", "utf_16", "utf_16_be",
        "utf_16_le", "utf_32", "utf_8", "utf_8_sig", "zlib_codec",
    }
)  # fmt: skip
"""The encodings that files, archives and addresses have; the others are those of old files."""


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

(library,) = (one for one in sys.path if one.endswith(".zip"))
with (
    zipfile.ZipFile(library) as sources,
    zipfile.ZipFile("/python_stdlib.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive,
):
    for one in sources.infolist():
        package, _, rest = one.filename.removesuffix(".py").partition("/")
        if package in UNUSED or (package == "encodings" and rest not in CODECS):
            continue
        data = sources.read(one)
        if one.filename.endswith(".py"):
            one.filename, data = f"{one.filename}c", compiled(data, one.filename)
        archive.writestr(zipfile.ZipInfo(one.filename), data, zipfile.ZIP_DEFLATED)

"""Builds the game as a folder for any static host: ``make static`` writes ``dist/static``.

The page is built for a folder instead of a server, and the server goes with it: Python for browsers, our
package and its dependencies, which a worker of the page runs. Nothing is loaded from elsewhere.
"""

from __future__ import annotations

import gzip
import json
import shutil
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

import hatch_build
from checks.static.bundle import ROOT, fetch_wheels, write_bundle

TARGET = ROOT / "dist" / "static"
PYODIDE = hatch_build.WEB / "node_modules" / "pyodide"
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
"""Loaded by their names, so they stay as they are."""
PACKED = ("pyodide.asm.wasm",)
"""Hosts do not compress them; the worker unpacks them itself."""
ARCHIVES = ("python_stdlib.zip",)
LIST = "files.json"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""Nothing comes from elsewhere, and nothing goes there."""


def main() -> None:
    """Build it."""
    hatch_build.install()
    with hatch_build.alone():
        if hatch_build.npm("run", "--silent", "build", "--", "--mode", "static", "--logLevel", "warn"):
            sys.exit("the page could not be built")
    for copy in (*TARGET.rglob("*.br"), *TARGET.rglob("*.gz")):
        copy.unlink()  # for our own server, which knows of them
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _say("Packing the server ...")
        _write_parts(folder)
        version = _version(folder)
        place = TARGET / "offline" / version
        shutil.copytree(folder, place)
    _name_parts(f"offline/{version}")
    _say(f"{TARGET.relative_to(ROOT)} is complete: any static host can serve it, from any folder.")


def _write_parts(folder: Path) -> None:
    for name in (*SCRIPTS, *ARCHIVES):
        shutil.copy(PYODIDE / name, folder)
    for name in PACKED:
        (folder / f"{name}.gz").write_bytes(_packed(PYODIDE / name))
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    (folder / "info.json").write_text(json.dumps(info))
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        write_bundle(scratch / "bundle.zip")
        wheels = fetch_wheels(scratch, _say)
        compiler = str(Path(__file__).with_name("compile.mjs"))
        parts = [scratch / "bundle.zip", *wheels, scratch / "server.zip"]
        hatch_build.node(compiler, str(PYODIDE), *map(str, parts))
        (folder / "server.zip.gz").write_bytes(_packed(scratch / "server.zip"))
    listed = [{"name": one.name, "bytes": one.stat().st_size} for one in sorted(folder.iterdir())]
    (folder / LIST).write_text(json.dumps(listed))


def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def _version(folder: Path) -> str:
    """Return a hash of all parts."""
    found = sha256()
    for one in sorted(folder.iterdir()):
        found.update(one.name.encode() + one.read_bytes())
    return found.hexdigest()[:12]


def _name_parts(folder: str) -> None:
    """Have the document say where its parts are, and what it may load."""
    for document in TARGET.glob("*.html"):
        text = document.read_text(encoding="utf-8")
        metas = (
            f'    <meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
            f'    <meta name="offline" content="{folder}">\n'
        )
        document.write_text(text.replace("    <title>", f"{metas}    <title>", 1), encoding="utf-8")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

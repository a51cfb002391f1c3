"""Builds the game as a folder for any static host: ``make static`` writes ``dist/static``.

The page is built for a folder instead of a server, and the server goes with it: Python for browsers, our
package and its dependencies, which a worker of the page runs. Nothing is loaded from elsewhere.
"""

from __future__ import annotations

import gzip
import json
import lzma
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from filelock import FileLock

import hatch_build
from chanbara import __version__
from checks.static.bundle import ROOT, fetch_wheels, write_bundle
from checks.static.licenses import licenses

TARGET = ROOT / "dist" / "static"
PYODIDE = hatch_build.WEB / "node_modules" / "pyodide"
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
"""Loaded by their names, so they stay as they are."""
PACKED = ("pyodide.asm.wasm",)
"""Hosts do not compress them; the worker unpacks them itself."""
LIBRARY = "python_stdlib.zip"
MIND = "mind.wasm.gz"
HAS_LINKER = find_spec("ziglang") is not None
LIST = "files.json"
VERSION = "version.txt"
"""For a server beside which it is offered: both must be of one version."""
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""Nothing comes from elsewhere, and nothing goes there."""


def is_built() -> bool:
    """Whether the folder is newer than everything it is made of."""
    document = TARGET / "index.html"
    if not document.exists() or any(TARGET.glob(f"offline/*/{MIND}")) != HAS_LINKER:
        return False
    programs = [one.stat().st_mtime for one in (ROOT / "src" / "chanbara").rglob("*.py")]
    others = [hatch_build.newest(folder) for folder in (*hatch_build.SOURCES, Path(__file__).parent)]
    return document.stat().st_mtime > max(*programs, *others)


def ensure() -> None:
    """Build it if it is old; one process at a time, the others wait."""
    TARGET.parent.mkdir(exist_ok=True)
    with FileLock(TARGET.with_suffix(".lock")):
        if not is_built():
            main()


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
    with (TARGET / "licenses.txt").open("a", encoding="utf-8") as file:
        file.write(f"\n{licenses(PYODIDE)}")
    _say(f"{TARGET.relative_to(ROOT)} is complete: any static host can serve it, from any folder.")


def _write_parts(folder: Path) -> None:
    for name in SCRIPTS:
        shutil.copy(PYODIDE / name, folder)
    for name in PACKED:
        (folder / f"{name}.gz").write_bytes(_packed(PYODIDE / name))
    if HAS_LINKER:
        _say("Compiling the mind of the bots ...")
        _write_mind(folder / MIND)
    else:
        _say("ziglang is not installed: bots will not be compiled, and the planner plays as a detective.")
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    (folder / "info.json").write_text(json.dumps(info), encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        write_bundle(scratch / "bundle.zip")
        wheels = fetch_wheels(scratch, _say)
        compiler = str(Path(__file__).with_name("compile.mjs"))
        hatch_build.node(compiler, str(PYODIDE), *map(str, (scratch / "bundle.zip", *wheels, scratch)))
        shutil.copy(scratch / LIBRARY, folder)
        (folder / "server.zip.xz").write_bytes(lzma.compress((scratch / "server.zip").read_bytes()))
    listed = [{"name": one.name, "bytes": one.stat().st_size} for one in sorted(folder.iterdir())]
    (folder / LIST).write_text(json.dumps(listed), encoding="utf-8")
    (folder / VERSION).write_text(__version__, encoding="utf-8")


def _write_mind(target: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        module = Path(name) / "mind.wasm"
        subprocess.run([sys.executable, "-m", "checks.static.mind", str(module)], check=True, cwd=ROOT)
        target.write_bytes(_packed(module))


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

"""What the server in a browser is made of: our package, and those of others that it imports.

Packages come from the environment, at their pinned versions, without compiled parts: each of these works
without. msgspec has no other form; its wheel for browsers is pinned in ``requirements/offline.txt``.
"""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

import chanbara
from chanbara.duel.fingerprint import PARTS as DUEL
from chanbara.kernel.fingerprint import KNOWN, fingerprint_of, key_of
from chanbara.review.version import SOURCES as REVIEW
from chanbara.sword.fingerprint import PARTS as SWORD

ROOT = Path(__file__).parents[2]
PINS = ROOT / "requirements" / "offline.txt"
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
"""Those of the pinned Pyodide (web/package.json)."""
PACKAGES = (
    "alembic",
    "anyio",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "h11",
    "idna",
    "mako",
    "markupsafe",
    "openskill",
    "platformdirs",
    "prometheus-client",
    "pytz",
    "pyyaml",
    "sqlalchemy",
    "starlette",
    "typing-extensions",
    "websockets",
)
COMPILED = frozenset({".so", ".pyd", ".c", ".h", ".pyx", ".pxd", ".pyi", ".typed", ".md", ".rst", ".net"})
"""No networks either: there is no numpy to compute them with."""
UNUSED = (
    "chanbara/cli/",
    "chanbara/page/",
    "chanbara/research/",
    "chanbara/sim/",
    "chanbara/sword/parts/printed/",
    "chanbara/sword/terminal/",
    "chanbara/duel/terminal/",
    "chanbara/sword/flat/env/",
    "alembic/templates/",
    "alembic/testing/",
    "anyio/_backends/_trio.py",
    "babel/messages/",
    "pytz/zoneinfo/",
    "sqlalchemy/dialects/mssql/",
    "sqlalchemy/dialects/mysql/",
    "sqlalchemy/dialects/oracle/",
    "sqlalchemy/ext/",
    "sqlalchemy/orm/",
    "sqlalchemy/testing/",
    "websockets/legacy/",
    "websockets/sync/",
)
"""Parts that nothing imports there; the browser test finds out if that changes."""
USED = frozenset(
    {
        "chanbara/sword/flat/env/__init__.py",
        "chanbara/sword/flat/env/observe.py",
        "sqlalchemy/ext/__init__.py",
        "sqlalchemy/ext/compiler.py",
    }
)
"""But these are."""
LOCALES = frozenset({"root.dat", "en.dat", "de.dat", "it.dat"})
"""Languages of the game; babel knows a thousand."""


def write_bundle(path: Path) -> None:
    """Write the files of the server, as they are imported, into an archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in _files():
            archive.writestr(zipfile.ZipInfo(str(name)), data)
        known = {key_of(parts): fingerprint_of(parts) for parts in (SWORD, DUEL, REVIEW)}
        archive.writestr(zipfile.ZipInfo(f"chanbara/{KNOWN}"), json.dumps(known))
        # Records name the version, which Python reads from here.
        about = f"Metadata-Version: 2.4\nName: chanbara\nVersion: {chanbara.__version__}\n"
        archive.writestr(zipfile.ZipInfo(f"chanbara-{chanbara.__version__}.dist-info/METADATA"), about)


def _files() -> Iterator[tuple[PurePosixPath, bytes]]:
    own = ROOT / "src"
    for path in sorted((own / "chanbara").rglob("*")):
        name = PurePosixPath(path.relative_to(own).as_posix())
        if path.is_file() and _is_used(name):
            yield name, path.read_bytes()
    for package in PACKAGES:
        for file in sorted(distribution(package).files or (), key=str):
            name = PurePosixPath(file.as_posix())
            if ".." not in name.parts and _is_used(name) and ".dist-info" not in name.parts[0]:
                yield name, Path(str(file.locate())).read_bytes()


def is_left_out(name: str) -> bool:
    """Whether a file is among the parts that nothing imports there."""
    return name.startswith(UNUSED) and name not in USED


def _is_used(name: PurePosixPath) -> bool:
    if "__pycache__" in name.parts or name.suffix in COMPILED:
        return False
    if is_left_out(str(name)):
        return False
    return "locale-data" not in name.parts or name.name in LOCALES


def fetch_wheels(folder: Path, say: Callable[[str], None]) -> list[Path]:
    """Download the wheels that were made for browsers."""
    say(f"Fetching the wheels of {PINS.relative_to(ROOT)} ...")
    command = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--no-deps"]
    target = ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON, "--abi", "cp314"]
    subprocess.run(
        [*command, *target, "--require-hashes", "-r", str(PINS), "-d", str(folder)], check=True, cwd=ROOT
    )
    return sorted(folder.glob("*.whl"))

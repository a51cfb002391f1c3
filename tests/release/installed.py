"""The wheel, installed from its file where nothing else is: no repository, no Node, no compiler, no network.

The packages that the wheel asks for are copied from the environment of the tests, and no others; pip, which
may fetch nothing, then accepts the wheel only if they satisfy it. So a forgotten dependency is found, the
tests work offline, and they take seconds. Only the cache of compiled bots is shared: it is named by content,
and would be filled with the same.
"""

import contextlib
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

import platformdirs

from checks.release.bare import Bare, bare_at, make_bare
from checks.release.contents import METADATA, WHEEL
from checks.server.server_process import HOST, held_port
from tests.docs.markdown import ROOT
from tests.server.kit import COMPILING, PATIENCE
from tests.server.test_start import GREETING

REFUSAL = "the repository is not there"
FORBIDDING = f"""\
import sys

def refuse(event, arguments):
    if event in {{"open", "os.listdir", "os.scandir"}} and str(arguments[0]).startswith({str(ROOT)!r}):
        raise RuntimeError("{REFUSAL}: " + str(arguments[0]))

sys.addaudithook(refuse)
"""
"""Python reads it at every start: who then reads a file of the repository fails."""


def install(built: Path, folder: Path) -> None:
    """Install the wheel into an empty environment in a folder."""
    with zipfile.ZipFile(built / WHEEL) as packed:
        asked = PathDistribution(zipfile.Path(packed, METADATA)).requires
    assert asked, "it needs something"
    bare = make_bare(folder / "environment", asked)
    pip = [sys.executable, "-m", "pip", "--isolated", "--python", str(bare.python)]
    words = ["install", "--quiet", "--no-index", "--no-compile", str(built / WHEEL)]
    subprocess.run([*pip, *words], check=True, cwd=folder)
    (bare.packages / "sitecustomize.py").write_text(FORBIDDING, encoding="utf-8")


class Installed(NamedTuple):
    """An environment with the wheel, and the home of somebody who uses it."""

    bare: Bare
    home: Path

    @property
    def variables(self) -> dict[str, str]:
        """All variables of a program in it."""
        cache = str(platformdirs.user_cache_path("chanbara").parent)
        return self.bare.variables(self.home, XDG_CACHE_HOME=cache, COLUMNS="120")

    def run(self, *words: str, typed: str = "", program: str = "chanbara") -> str:
        """Run a program to its end, which must be a good one; return what it prints."""
        found = subprocess.run(
            [str(self.bare.programs / program), *words],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
            env=self.variables,
            cwd=self.home,
            timeout=COMPILING,
        )
        assert found.returncode == 0, found.stderr
        return found.stdout

    @contextlib.contextmanager
    def served(self) -> Iterator[str]:
        """Run ``chanbara serve``; yield its address."""
        command = [str(self.bare.programs / "chanbara"), "serve", "--port"]
        file = self.home / "errors"
        with held_port() as held, file.open("w", encoding="utf-8") as errors:
            port = str(held.getsockname()[1])
            with subprocess.Popen(
                [*command, port],
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
                env=self.variables,
                cwd=self.home,
            ) as server:
                assert server.stdout is not None
                try:
                    assert server.stdout.readline().startswith(GREETING), file.read_text(encoding="utf-8")
                    yield f"http://{HOST}:{port}"
                finally:
                    server.terminate()
                    server.wait(PATIENCE)
        assert "Traceback" not in file.read_text(encoding="utf-8")


def installed_at(folder: Path, home: Path) -> Installed:
    """Return what ``install`` has made in a folder."""
    return Installed(bare_at(folder / "environment"), home)


def fetched(url: str) -> str:
    """Return a file that a server offers."""
    with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        text: str = answer.read().decode()
        return text


def fetched_json(url: str) -> Any:  # noqa: ANN401 - an answer of the protocol
    """Return what a route of a server answers."""
    return json.loads(fetched(url))

"""The ways in which a stranger may get the game, each with an environment of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from checks.server.proxies import free_ports
from checks.strangers.player import PLAYERS
from checks.strangers.visit import RECORD, Plan

ROOT = Path(__file__).parents[2]
ELSEWHERE = ROOT / "tests" / "server" / "elsewhere"
"""Makes Python as it is on Windows, as far as our code can see; its start method is spawn."""
LETTERS = "Spiele für zwei & mehr/侍 (Chanbara)"
TOOLS = (
    *(
        "awk",
        "basename",
        "cat",
        "chmod",
        "cp",
        "dirname",
        "env",
        "expr",
        "getconf",
        "git",
        "grep",
        "ls",
        "make",
    ),
    *(
        "mkdir",
        "mktemp",
        "mv",
        "printf",
        "readlink",
        "rm",
        "sed",
        "sh",
        "sleep",
        "touch",
        "tr",
        "uname",
        "xz",
    ),
)
"""All that a system has in the case without anything else."""
PASSED_ON = ("PIP_", "SSL_", "REQUESTS_CA", "NODE_EXTRA_CA", "http_proxy", "https_proxy", "no_proxy")
"""How this machine reaches package registries."""
REGISTRIES = (".npmrc", ".config/pip/pip.conf")
"""The same in files of the home folder."""
NO_NETWORK = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"]
ONE_LINE = """\
set -e
if ! [ -x venv/bin/chanbara ]; then
  "$1" -m venv venv
  venv/bin/python -m pip install --quiet "$2"
fi
shift 2
exec venv/bin/chanbara "$@"
"""
"""Installs a file with pip into an empty environment, once, and runs a command."""


class Case(NamedTuple):
    """One way, with what is special about it."""

    name: str
    folder: str = "chanbara"
    python: str = "python3.11"
    source: str = "clone"
    """What it begins with: a clone, a source archive or a wheel."""
    is_user: bool = False
    """Whether it is set up by a user who is not root."""
    is_bare: bool = False
    """Whether there are no other programs than those that every system has."""
    is_offline: bool = False
    """Whether there is no network once everything is set up."""
    has_home: bool = True
    """Whether the home folder can be written."""
    has_cache: bool = True
    """Whether pip and npm have downloaded everything before."""
    is_elsewhere: bool = False
    """Whether Python is as on Windows."""


CASES = (
    Case("first time", has_cache=False),
    Case("again"),
    Case("Python 3.12", python="python3.12"),
    Case("Python 3.13", python="python3.13"),
    Case("spaces and letters", LETTERS),
    Case("user without root", python="/usr/bin/python3", is_user=True),
    Case("without Node, Chromium, PostgreSQL", is_bare=True),
    Case("offline after set-up", is_offline=True),
    Case("read-only home", python="/usr/bin/python3", is_user=True, has_home=False),
    Case("as on Windows, processes by spawn", is_elsewhere=True),
    Case("source archive", source="sdist"),
    Case("wheel, one line", source="wheel", is_bare=True),
)


class Missing(Exception):
    """This machine cannot try a case; the text says what is missing."""


def python(name: str) -> str:
    """Return the path of a Python that works and can make environments."""
    version = Path(name).name.removeprefix("python")
    others = (Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python3")
    for path in filter(None, [shutil.which(name), *map(str, others)]):
        asked = [path, "-c", "import ensurepip, sys; print(sys.executable)"]
        done = subprocess.run(asked, capture_output=True, encoding="utf-8", check=False)
        if done.returncode == 0:
            return done.stdout.strip()
    raise Missing(f"no {name} with venv and pip")


class Prepared:
    """The folders and the environment of a case."""

    def __init__(self, case: Case, base: Path, caches: Path, archives: Path) -> None:
        self.case, self.base = case, base
        self.home, self.work = base / "home", base / case.folder
        self.caches = caches if case.has_cache and not case.is_user else base / "cache"
        self.python = python(case.python)
        self._archives = archives
        self._begin()
        self.environment = self._environment()
        self._give_away()

    def _begin(self) -> None:
        self.home.mkdir(parents=True)
        self.caches.mkdir(parents=True, exist_ok=True)
        for name in REGISTRIES:
            if (Path.home() / name).exists():
                (self.home / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(Path.home() / name, self.home / name)
        self.work.parent.mkdir(parents=True, exist_ok=True)
        if self.case.source == "clone":
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.work)], check=True)
        elif self.case.source == "sdist":
            (archive,) = self._archives.glob("*.tar.gz")
            shutil.unpack_archive(archive, self.base / "unpacked", filter="data")
            (folder,) = (self.base / "unpacked").iterdir()
            folder.rename(self.work)
        else:
            self.work.mkdir()

    def _environment(self) -> dict[str, str]:
        found = {name: value for name, value in os.environ.items() if name.startswith(PASSED_ON)}
        found |= {"HOME": str(self.home), "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
        if self.case.has_home:
            found |= {"PIP_CACHE_DIR": str(self.caches / "pip"), "npm_config_cache": str(self.caches / "npm")}
        if self.case.is_bare:
            found["PATH"] = str(self._tools())
        if self.case.is_elsewhere:
            found["PYTHONPATH"] = str(self.work / ELSEWHERE.relative_to(ROOT))
        return found

    def _tools(self) -> Path:
        """Make a folder with nothing but tools that every system has."""
        folder = self.base / "tools"
        folder.mkdir()
        for name in TOOLS:
            if path := shutil.which(name):
                (folder / name).symlink_to(path)
        (folder / "python3").symlink_to(self.python)
        return folder

    def _give_away(self) -> None:
        """Let another user own everything, if that is the case; the home folder only if it can be written."""
        if not self.is_other_user:
            return
        nobody = pwd.getpwnam("nobody")
        self.base.chmod(0o755)
        folders = [self.base, self.home] if self.case.has_home else [self.base]
        for top in folders:
            for path in [top, *top.rglob("*")]:
                if self.case.has_home or self.home not in [path, *path.parents]:
                    os.chown(path, nobody.pw_uid, nobody.pw_gid, follow_symlinks=False)
        if not self.case.has_home:
            for path in [self.home, *self.home.rglob("*")]:
                path.chmod(0o555 if path.is_dir() else 0o444)

    @property
    def is_other_user(self) -> bool:
        """Whether commands are run by another user than this program."""
        return self.case.is_user and os.geteuid() == 0

    def command(self, *words: str) -> list[str]:
        """Return a command as its user runs it."""
        if not self.is_other_user:
            return [*words]
        nobody = pwd.getpwnam("nobody")
        who = [f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
        return ["setpriv", *who, "--", *words]

    def make(self, target: str, words: str = "") -> list[str]:
        """Return a command of the Makefile."""
        return self.command("make", f"PYTHON={self.python}", target, f"ARGS={words}")

    def plan(self) -> Plan:
        """Return what the stranger does."""
        (port,) = free_ports(1)
        serve, play = f"--port {port}", f"--players {PLAYERS} --seat 0 --seed 7 --record {RECORD}"
        if self.case.source == "wheel":
            (wheel,) = self._archives.glob("*.whl")
            line = ["sh", "-c", ONE_LINE, "sh", self.python, str(wheel)]
            start, terminal = [*line, "serve", *serve.split()], [*line, "play", *play.split()]
        else:
            start, terminal = self.make("play", serve), self.make("terminal", play)
        return Plan(str(self.work), start, terminal, self.environment)

    def wrapper(self) -> list[str]:
        """Return what the visit is wrapped in."""
        if not self.case.is_offline:
            return []
        if os.geteuid() != 0 or shutil.which("unshare") is None or shutil.which("ip") is None:
            raise Missing("a network can only be taken away by root, with unshare and ip")
        return NO_NETWORK


def make_archives(base: Path, caches: Path) -> Path:
    """Build the wheel and the source archive from a clone; return their folder."""
    clone = base / "built"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    environment = {**os.environ, "npm_config_cache": str(caches / "npm")}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--target", "wheel"]
    subprocess.run(command, cwd=clone, env=environment, check=True, stdout=subprocess.DEVNULL)
    return clone / "dist"

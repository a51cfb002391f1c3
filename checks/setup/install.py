"""Installs pinned packages into the environment that runs this: ``python -m checks.setup.install play``.

It says how many packages there are and how much is to be downloaded, and shows how far it is: continuously on
a terminal, else a line for each large package.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Event, Lock, Thread
from typing import IO, TYPE_CHECKING, NamedTuple

from pip._vendor.packaging.requirements import Requirement

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "requirements"
SIZES = FOLDER / "sizes.json"
"""Bytes of each package as it is downloaded for Linux; ``make pins`` writes them."""
PURPOSES = {
    "play": "playing",
    "page": "building the page",
    "dev": "tests",
    "all": "all tests and checks",
}
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install"]
# Looking for packages takes longer than unpacking them: two look at once, each for every other package.
# Python compiles what is imported, which is a part of all that.
HOW = ["--no-compile", "--no-deps", "--require-hashes", "--progress-bar", "off"]
AT_ONCE = 2
LARGE = 5.0
"""Megabytes of a package that gets a line of its own."""
SIZE = re.compile(r"\s*(Downloading|Using cached) (\S+) \(([\d.]+) (k|M|G)B\)")
UNITS = {"k": 1e-3, "M": 1.0, "G": 1e3}
PERIOD = 0.2
"""Seconds between two looks at how much is downloaded."""


class Pin(NamedTuple):
    """A package of a requirements file."""

    requirement: Requirement
    text: str
    """Its lines, with its hashes."""

    @property
    def is_missing(self) -> bool:
        """Whether it is wanted here, and not installed at its version."""
        if self.requirement.marker is not None and not self.requirement.marker.evaluate():
            return False
        try:
            return not self.requirement.specifier.contains(version(self.requirement.name), prereleases=True)
        except PackageNotFoundError:
            return True


def pins(text: str) -> Iterator[Pin]:
    """Yield the packages of a requirements file."""
    for entry in re.findall(r"^[\w.-]+==.*(?:\n[ \t].*)*", text, re.MULTILINE):
        yield Pin(Requirement(entry.splitlines()[0].removesuffix("\\").strip()), f"{entry}\n")


def megabytes(folder: Path) -> float:
    """Return the size of all files in a folder; some may vanish meanwhile."""
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.lstat().st_size
        except OSError:
            continue
    return total / 1e6


class Progress:
    """Says how far the installation is."""

    def __init__(self, folder: Path, size: float) -> None:
        self._folder, self._size = folder, size
        self._is_seen = sys.stdout.isatty()
        self._lock, self._done = Lock(), Event()
        self.said: list[str] = []
        """Everything that pip has said, in case that it fails."""
        self._shown = Thread(target=self._show, daemon=True)
        self._shown.start()

    def read(self, process: subprocess.Popen[str]) -> None:
        """Read what a process of pip says, until it ends."""
        assert process.stdout is not None, "it was started with a pipe"
        with process:
            self._read(process.stdout)

    def _read(self, lines: IO[str]) -> None:
        for line in lines:
            with self._lock:
                self.said.append(line)
                found = SIZE.match(line)
                if found and not self._is_seen and float(found[3]) * UNITS[found[4]] >= LARGE:
                    how = "downloading" if found[1] == "Downloading" else "from pip's cache"
                    say(f"  {found[2].split('-')[0]}, {float(found[3]) * UNITS[found[4]]:.0f} MB, {how}")

    def _show(self) -> None:
        most = 0.0
        while self._is_seen and not self._done.wait(PERIOD):
            # pip unpacks from this folder, and removes what is unpacked at the end.
            most = max(most, megabytes(self._folder))
            what = f"{most:.0f} of about {max(self._size, most):.0f} MB"
            sys.stdout.write(f"\r\033[K  {what if most < self._size * 0.98 else f'{what}, unpacking'} ...")
            sys.stdout.flush()
        if self._is_seen:
            sys.stdout.write("\r\033[K")

    def end(self) -> None:
        """Show nothing more."""
        self._done.set()
        self._shown.join()


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def run_pip(missing: Sequence[Pin], size: float) -> int:
    """Install packages; return the exit status of pip, whose words are only shown if it fails."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        running: list[subprocess.Popen[str]] = []
        for part in filter(None, (missing[start::AT_ONCE] for start in range(AT_ONCE))):
            file = folder / f"{len(running)}.txt"
            file.write_text("".join(pin.text for pin in part), encoding="utf-8")
            command = [*PIP, *HOW, "-r", str(file)]
            running.append(started(command, folder))
        progress = Progress(folder, size)
        readers = [Thread(target=progress.read, args=(process,)) for process in running]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join()
        codes = [process.returncode for process in running]
        progress.end()
    if any(codes):
        sys.stderr.write("".join(progress.said[-20:]))
    return max(codes)


def started(command: Sequence[str], folder: Path | None = None) -> subprocess.Popen[str]:
    """Start pip; downloads go into a folder."""
    where = {} if folder is None else {"TMPDIR": str(folder), "TEMP": str(folder), "TMP": str(folder)}
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONUTF8": "1", **where},
        cwd=ROOT,
    )


def install(name: str) -> int:
    """Install a set of packages; return an exit status."""
    began = time.monotonic()
    every = pins((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    missing = [pin for pin in every if pin.is_missing]
    if not missing:
        return 0
    sizes = json.loads(SIZES.read_text(encoding="utf-8"))
    size = sum(sizes.get(pin.requirement.name, 0) for pin in missing) / 1e6
    count = "1 package" if len(missing) == 1 else f"{len(missing)} packages"
    say(f"Installing {count} for {PURPOSES[name]} (about {size:.0f} MB) ...")
    if run_pip(missing, size):
        say("The packages could not be installed. Are you connected to the internet? Then try again.")
        return 1
    say(f"Done in {time.monotonic() - began:.0f} s: {megabytes(Path(sys.prefix)):.0f} MB in {sys.prefix}")
    return 0


def install_ourselves() -> int:
    """Install the project itself, in place."""
    process = started([*PIP, "--quiet", "--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    said = process.communicate()[0]
    if process.returncode:
        sys.stderr.write(said)
    return process.returncode


def main() -> int:
    """Install the sets that are named, and the project if it is wanted."""
    for name in sys.argv[1:]:
        code = install_ourselves() if name == "." else install(name)
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A virtual environment that contains named packages and what they need, and nothing else.

They are copied from the environment that runs this: nothing is downloaded, and a package that nobody has
declared is missing.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
import venv
from importlib.metadata import Distribution, distribution
from importlib.util import cache_from_source
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Bare(NamedTuple):
    """A virtual environment without pip."""

    programs: Path
    """The folder of its programs: the only one on their path."""
    python: Path
    packages: Path
    """The folder of its packages."""

    def variables(self, home: Path, **more: str) -> dict[str, str]:
        """Return all variables of a program in it: nothing of this environment is left."""
        system = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
        return {**system, "PATH": str(self.programs), "HOME": str(home), "LANG": "C.UTF-8", **more}


def bare_at(folder: Path) -> Bare:
    """Return the environment in a folder."""
    base = {"base": str(folder), "platbase": str(folder)}
    programs = Path(sysconfig.get_path("scripts", "venv", base))
    python = programs / ("python.exe" if os.name == "nt" else "python")
    return Bare(programs, python, Path(sysconfig.get_path("purelib", "venv", base)))


def make_bare(folder: Path, requirements: Iterable[str]) -> Bare:
    """Make an environment with these packages."""
    venv.create(folder, symlinks=os.name != "nt")
    bare = bare_at(folder)
    for one in _needed(requirements):
        _copy(one, bare.packages)
    return bare


def _needed(requirements: Iterable[str]) -> Iterator[Distribution]:
    """Yield the packages and everything that they need on this system."""
    seen: dict[str, set[str]] = {}
    waiting = [Requirement(one) for one in requirements]
    while waiting:
        asked = waiting.pop()
        if asked.marker is not None and not asked.marker.evaluate({"extra": ""}):
            continue
        name, extras = canonicalize_name(asked.name), {"", *asked.extras}
        found = distribution(name)
        if name not in seen:
            yield found
        for extra in extras - seen.setdefault(name, set()):
            seen[name].add(extra)
            waiting += _asked_by(found, extra)


def _asked_by(found: Distribution, extra: str) -> Iterator[Requirement]:
    for line in found.requires or ():
        one = Requirement(line)
        if one.marker is None or one.marker.evaluate({"extra": extra}):
            one.marker = None
            yield one


def _copy(one: Distribution, packages: Path) -> None:
    """Copy the files of a package, but not its programs."""
    for file in one.files or ():
        source = Path(str(one.locate_file(file)))
        if ".." not in file.parts and source.suffix != ".pyc":
            _link(source, packages / file)
            if source.suffix == ".py":
                _link(Path(cache_from_source(source)), Path(cache_from_source(packages / file)))


def _link(source: Path, target: Path) -> None:
    """Let a file have a second name, or copy it; one that does not exist is compiled when it is imported."""
    if not source.exists():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        target.hardlink_to(source)
    except OSError:
        shutil.copy2(source, target)

"""A release, built and installed once for all tests of this folder, also if several workers run them."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

from checks.release.build import build
from tests.release.installed import Installed, install, installed_at


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """Let the first worker make a folder, while the others wait for it."""
    shared = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, done = shared / name, shared / f"{name}.done"
    with FileLock(shared / f"{name}.lock"):
        if not done.exists():
            make(folder)
            done.touch()
    return folder


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with wheel and source archive."""
    return once(tmp_path_factory, "release", build)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Installed:
    """The wheel in an environment of its own, and an empty home."""

    def make(folder: Path) -> None:
        folder.mkdir()
        install(built, folder)

    return installed_at(once(tmp_path_factory, "installed", make), tmp_path_factory.mktemp("home"))

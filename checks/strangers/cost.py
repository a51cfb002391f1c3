"""What setting up costs: seconds and megabytes, with nothing downloaded before and with everything."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from typing import TYPE_CHECKING

import msgspec

from checks.setup.install import SIZES, megabytes
from checks.setup.sizes import package
from checks.strangers.cases import ROOT, python

if TYPE_CHECKING:
    from pathlib import Path

TARGETS = {
    "play in the terminal": [".venv/.play"],
    "play in the browser": [".venv/.play", "page"],
    "`make test`": [".venv/.dev", "page"],
    "`CHANBARA_ALL=1 make test`": [".venv/.all", "page"],
}
"""What is wanted, and what ``make`` makes for it."""


class Cost(msgspec.Struct):
    """What one way to set up costs."""

    downloaded: float
    """Megabytes that pip and npm have downloaded."""
    installed: float
    """Megabytes in the folder of the clone that were not there before."""
    first: float
    """Seconds with empty caches of pip and npm."""
    again: float
    """Seconds with full ones."""


def cost(revision: str, base: Path) -> dict[str, Cost]:
    """Measure what everything costs in a revision; what it does not have yet is left out."""
    found: dict[str, Cost] = {}
    for name, targets in TARGETS.items():
        clone, caches = base / "clone", base / "caches"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        subprocess.run(["git", "checkout", "--quiet", revision], cwd=clone, check=True)
        if f"{targets[0]}:" in (clone / "Makefile").read_text(encoding="utf-8"):
            before = megabytes(clone)
            first = made(clone, targets, caches)
            installed = megabytes(clone) - before
            downloaded = of_packages(clone / ".venv") + megabytes(caches / "npm")
            subprocess.run(["git", "clean", "-fdxq"], cwd=clone, check=True)
            found[name] = Cost(downloaded, installed, first, made(clone, targets, caches))
            print(f"{revision} {name}: {found[name]}", flush=True)
        shutil.rmtree(clone)
        shutil.rmtree(caches, ignore_errors=True)
    return found


def of_packages(environment: Path) -> float:
    """Return how many megabytes the packages of an environment had when they were downloaded."""
    sizes = json.loads(SIZES.read_text(encoding="utf-8"))
    names = {package(path.name) for path in environment.rglob("site-packages/*.dist-info")}
    return float(sum(sizes.get(name, 0) for name in names)) / 1e6


def made(clone: Path, targets: list[str], caches: Path) -> float:
    """Let ``make`` make targets; return the seconds."""
    own = {"PIP_CACHE_DIR": str(caches / "pip"), "npm_config_cache": str(caches / "npm")}
    command = ["make", f"PYTHON={python('python3.11')}", *targets]
    began = time.monotonic()
    subprocess.run(command, cwd=clone, env={**os.environ, **own}, check=True, stdout=subprocess.DEVNULL)
    return time.monotonic() - began

"""What tests and checks use where it is installed, what is left out without it, and how to get it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

EVERYTHING = "CHANBARA_ALL=1 make test"
"""Installs every package of Python that some tests need, and runs all tests."""
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Names of the browser. The shell has no window around its pages: one in it takes half the time."""
SYSTEM = "/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/sbin:/usr/local/bin:/opt/homebrew/bin"
"""Where programs for operators are; not all of these folders are on the path of a user."""


class Part(NamedTuple):
    """Something that some tests need."""

    tests: str
    """What is left out without it."""
    how: str
    """How to get it."""


PROGRAMS = {
    "PostgreSQL": Part("tests of servers on PostgreSQL", "install postgresql"),
    "Chromium": Part("tests of the page in a browser", "install chromium-headless-shell or chromium"),
    "nginx": Part("tests behind nginx", "install nginx"),
    "haproxy": Part("tests behind HAProxy", "install haproxy"),
    "caddy": Part("tests behind Caddy", "install caddy"),
    "openssl": Part("tests of proxies with TLS", "install openssl"),
    "systemd-analyze": Part("the test of the systemd unit", "install systemd"),
}
PACKAGES = {
    "axe_playwright_python": Part("tests of the page in a browser", EVERYTHING),
    "chess": Part("the benchmark beside a chess library", EVERYTHING),
    "gymnasium": Part("tests of the environments for learners", EVERYTHING),
    "minari": Part("the test of data sets for offline learners", EVERYTHING),
    "mypy": Part("the test of the types that others see", EVERYTHING),
    "open_spiel": Part("tests of the games for OpenSpiel", EVERYTHING),
    "pettingzoo": Part("tests of the environments for learners", EVERYTHING),
    "PIL": Part("tests of pictures of the environments", EVERYTHING),
    "playwright": Part("tests of the page in a browser", EVERYTHING),
    "polars": Part("tests of data sets, reports and tournaments", EVERYTHING),
    "psycopg": Part("tests of servers on PostgreSQL", EVERYTHING),
    "ray": Part("tests on a Ray cluster", EVERYTHING),
    "torch": Part("tests of training", EVERYTHING),
    "ziglang": Part("the comparison of bots in a browser with those here", EVERYTHING),
}
"""Packages of Python, by the name under which they are imported."""
ALIASES = {"pyspiel": "open_spiel"}


def part(name: str) -> Part:
    """Return what is known about a program or a package."""
    return {**PROGRAMS, **PACKAGES}.get(name) or Part(f"what needs {name}", f"install {name}")


def why_left_out(name: str) -> str:
    """Return why a test is left out without a part; ``tests/left_out.py`` counts these sentences."""
    return f"{name} is not installed: {part(name).how}"


def chromium() -> str | None:
    """Return the path of a browser."""
    return next((path for path in map(shutil.which, CHROMIUM) if path), None)


def postgres() -> Path | None:
    """Return the folder of initdb and postgres, the newest if there are several."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(versions, key=lambda folder: int(folder.parent.name), reverse=True)
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


def operators_program(name: str) -> str | None:
    """Return the path of a program for operators, such as a reverse proxy."""
    return shutil.which(name, path=SYSTEM)


def found(name: str) -> str | None:
    """Return where one of the programs above is."""
    if name == "PostgreSQL":
        folder = postgres()
        return None if folder is None else str(folder)
    return chromium() if name == "Chromium" else operators_program(name)

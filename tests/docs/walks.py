"""docs/adding-a-card.md as changes of files, and copies of the project to make them on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from checks.server.server_process import COMMAND
from tests.docs.markdown import ROOT, blocks, read, section

PAGE = read("docs/adding-a-card.md")
WALKS = {
    "1 A weapon": "sasumata",
    "2 An action": "ambush",
    "3 A character": "yasuke",
    "4 A property": "tate",
    "When a window is missing": "saigyo",
}
KNOWN = ("1 A weapon", "4 A property")
"""Walks whose entries are made of parts that the flat core knows."""
COPIED = ("src", "docs", "pyproject.toml")
OF_THE_PAGE = ("web", "hatch_build.py")
LEFT = shutil.ignore_patterns("page", "node_modules")
TARGET = re.compile(r"`([\w./]+\.\w+)`:$")


class Change(NamedTuple):
    """A block of the page: the file it is for, and what it shows."""

    file: str
    language: str
    text: str


def changes(heading: str) -> Iterator[Change]:
    for block in blocks(section(PAGE, heading)):
        if block.language != "console":
            target = TARGET.search(block.before)
            assert target is not None, f"for which file is this?\n{block.text}"
            yield Change(target[1], block.language, block.text)


def make(copy: Path, change: Change) -> None:
    """Make one change: write a new file, or replace the lines that must be there exactly once."""
    file = copy / change.file
    if change.language != "diff":
        assert not file.exists(), f"{change.file} is there already"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(change.text, encoding="utf-8")
        return
    lines = change.text.splitlines(keepends=True)
    assert {line[0] for line in lines} <= set(" +-"), change.text
    old = "".join(line[1:] for line in lines if line[0] != "+")
    new = "".join(line[1:] for line in lines if line[0] != "-")
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{change.file} should have this once:\n{old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def copy_of_the_project(folder: Path, names: tuple[str, ...] = COPIED) -> Path:
    for name in names:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT)
        else:
            shutil.copy(source, folder / name)
    return folder


def walk(copy: Path, *headings: str) -> list[Change]:
    """Make every change of some sections."""
    made = [change for heading in headings for change in changes(heading)]
    for change in made:
        make(copy, change)
    return made


def surroundings(copy: Path) -> dict[str, str]:
    """The environment for programs with the package of a copy and our checks; nothing is compiled."""
    path = os.pathsep.join([str(copy / "src"), str(ROOT)])
    return {
        **os.environ,
        "PYTHONPATH": path,
        "PYTHONDONTWRITEBYTECODE": "1",
        "NUMBA_DISABLE_JIT": "1",
        # Eight bytes at once overflow, as they do in compiled code.
        "PYTHONWARNINGS": "ignore::RuntimeWarning",
        "LANG": "C.UTF-8",
    }


def run(copy: Path, *command: str, typed: str = "") -> str:
    """Run a command in the copy, and return what it says."""
    done = subprocess.run(
        command,
        cwd=copy,
        env=surroundings(copy),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def chanbara(copy: Path, *words: str, typed: str = "") -> str:
    """Run a command line of the copy."""
    return run(copy, sys.executable, "-c", COMMAND, *words, typed=typed)

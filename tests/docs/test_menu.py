"""CONTRIBUTING.md explains every target of the Makefile, and no other."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def menu() -> set[str]:
    return set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def explained() -> set[str]:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| `make ([a-z-]+)`", text, re.MULTILINE))


def test_every_command_of_the_menu_is_explained() -> None:
    assert menu() - explained() - {"help"} == set()


def test_no_command_is_explained_that_is_not_on_the_menu() -> None:
    assert explained() - menu() == set()

"""README.md is complete: the two commands, every command, every package, and one real entry."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

from chanbara.cli import app
from chanbara.cli.common.manners import imported
from checks.release.contents import WHEEL
from tests.docs.markdown import ROOT, blocks, read, section, table

PAGE = read("README.md")
SOURCE = ROOT / "src" / "chanbara"
MAPS = ["Samurai Sword", "Way of the Samurai", "for every game", "around the package"]
"""The tables of the map, by their first column."""


def test_the_two_commands_come_first() -> None:
    first = next(blocks(PAGE))
    assert first.language == "console"
    assert [line.split("#")[0].strip() for line in first.text.splitlines()] == ["$ make play", "$ make test"]


def test_the_python_that_is_asked_for_is_the_one_that_is_needed() -> None:
    oldest = re.search(r'^requires-python = ">=([\d.]+)"', read("pyproject.toml"), re.MULTILINE)
    assert oldest is not None
    assert f"Python {oldest[1]} or newer" in PAGE


def test_installing_is_one_line_with_the_file_of_this_version() -> None:
    part = section(PAGE, "Install")
    (shown,) = blocks(part)
    lines = [line.split("#")[0].strip() for line in shown.text.splitlines()]
    assert lines == [
        f"$ uvx --from {WHEEL} chanbara",
        f"$ pipx install {WHEEL}",
        f"$ pip install {WHEEL}",
        "$ pip install chanbara",
    ]
    assert "after release" in shown.text.splitlines()[-1]
    assert set(re.findall(r"chanbara-[\w.-]+\.whl", PAGE)) == {WHEEL}


def test_every_extra_is_explained() -> None:
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    assert set(table(PAGE, "extra")) == set(extras) - {"build", "check", "dev"}


def test_every_command_is_listed_and_no_other() -> None:
    commands: dict[str, object] = getattr(typer.main.get_command(app), "commands", {})
    assert commands
    assert set(table(PAGE, "command")) == {f"chanbara {name}" for name in commands}


def options(command: Any) -> set[str]:  # noqa: ANN401 - a command, or a group of them
    """The options of a command and of everything below it."""
    own = {name for one in imported(command).params for name in one.opts}
    return own.union(*(options(one) for one in getattr(command, "commands", {}).values()))


def test_every_option_it_shows_exists() -> None:
    known = options(typer.main.get_command(app))
    shown = set(re.findall(r"(--[a-z-]+)\b", PAGE))
    assert {"--rising-sun", "--players"} <= shown
    assert shown - known - {"--help", "--from"} == set()


def packages() -> list[str]:
    return sorted(file.parent.relative_to(ROOT).as_posix() for file in SOURCE.rglob("__init__.py"))


def the_map() -> list[str]:
    return [row for name in MAPS for row in table(PAGE, name)]


@pytest.mark.parametrize("package", [name for name in packages() if name != "src/chanbara"])
def test_every_package_is_on_the_map(package: str) -> None:
    assert f"[`{package}`]({package})" in the_map(), f"the map of the README does not show {package}"


def test_every_folder_on_the_map_exists() -> None:
    for row in the_map():
        folder = re.fullmatch(r"\[`(.+)`\]\((.+)\)", row)
        assert folder is not None, row
        assert folder[1] == folder[2]
        assert (ROOT / folder[1]).is_dir(), row


def test_every_page_of_the_docs_can_be_reached() -> None:
    pages = {f"docs/{file.name}" for file in (ROOT / "docs").glob("*.md")}
    assert {page for page in pages if f"({page}" not in PAGE} == set()


def test_the_entry_it_shows_is_the_real_one() -> None:
    (entry,) = blocks(section(PAGE, "Adding a card"))
    assert entry.text.strip() in Path(SOURCE / "sword/cards/base/weapons.py").read_text(encoding="utf-8")


def test_it_says_whose_game_it_is() -> None:
    notice = " ".join(section(PAGE, "License and notice").split())
    for words in ("unofficial", "Emiliano Sciarra", "dV Giochi (daVinci Editrice S.r.l.)", "MIT"):
        assert words in notice

"""docs/house-rules.md and docs/own-cards.md, executed: their files are written, loaded and played."""

import re
import typing
from pathlib import Path

import msgspec
import pytest

from chanbara.sword.house import Changes, Copies, Hand, Honor, Multiplier, Small
from tests.cli.terminal import mistake, run
from tests.docs.markdown import blocks, read, table

HOUSE_PAGE, CARDS_PAGE = read("docs/house-rules.md"), read("docs/own-cards.md")
NAMED = re.compile(r"`([\w.]+\.(?:py|yaml))`:\n\n```\w+\n(.*?)```", re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of both pages, where the commands are run."""
    for name, text in NAMED.findall(HOUSE_PAGE + CARDS_PAGE):
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "broken.yaml").write_text("copies: {parry: 99}", encoding="utf-8")
    wrong = (tmp_path / "winter.yaml").read_text(encoding="utf-8").replace("wound: 1", "wond: 1")
    (tmp_path / "wrong.yaml").write_text(wrong, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def commands(page: str) -> list[list[str]]:
    """The commands of a page, without what they print, and with few games."""
    lines = [
        line for block in blocks(page) if block.language == "console" for line in block.text.splitlines()
    ]
    shown = [line.removeprefix("$ .venv/bin/chanbara ") for line in lines if line.startswith("$ ")]
    return [re.sub(r"--games \d+", "--games 4 --jobs 1", line).split() for line in shown]


def test_the_files_of_the_pages_are_found(folder: Path) -> None:
    assert {path.name for path in folder.iterdir()} == {
        "bold.yaml",
        "broken.yaml",
        "my_cards.py",
        "ambush.yaml",
        "winter.yaml",
        "wrong.yaml",
    }


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("words", commands(HOUSE_PAGE) + commands(CARDS_PAGE), ids=" ".join)
def test_every_command_of_the_pages_works_as_they_say(words: list[str]) -> None:
    if "broken.yaml" in words:
        assert f"chanbara: {mistake(*words)}" in HOUSE_PAGE
        return
    if "wrong.yaml" in words:
        assert f"chanbara: {mistake(*words)}" in CARDS_PAGE
        return
    result = run(*words, typed="quit\n")
    assert result.exit_code == 0, result.output
    if words[0] in {"scenario", "cards"}:
        assert result.stdout in CARDS_PAGE


RANGES = {"copies": Copies, "values": Small, "honor": Honor, "hands": Hand, "multipliers": Multiplier}


def test_every_key_of_house_rules_is_on_the_page_with_its_range() -> None:
    rows = table(HOUSE_PAGE, "key")
    assert set(rows) == {field.name for field in msgspec.structs.fields(Changes)}
    for key, kind in RANGES.items():
        bounds = typing.get_args(kind)[1]
        assert rows[key][1] == f"{bounds.ge} to {bounds.le}"

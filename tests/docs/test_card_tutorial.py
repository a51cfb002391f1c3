"""docs/card-tutorial.md, followed: its file is written, its mistake is mended, its commands are run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chanbara.sword.own_cards import own_cards_from
from tests.cli.terminal import mistake, run
from tests.docs.markdown import blocks, read, section

PAGE = read("docs/card-tutorial.md")
WRONG = next(block.text for block in blocks(PAGE) if block.language == "yaml")
MENDED = WRONG.replace("darw: 2", "draw: 2")
CHANGED = MENDED.replace("resilience: 6", "resilience: 5").replace("draw: 2", "draw: 1")
SHORT = {"--matched": "6", "--games": "4"}
SEPARATE = re.compile(r"\s+")


def shown(heading: str) -> list[tuple[list[str], str]]:
    """The commands of a section, without the program, and what they print."""
    found = []
    for block in blocks(section(PAGE, heading)):
        if block.language == "console":
            commands = re.findall(r"^\$ chanbara (.+)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE)
            found += [(command.split(), said) for command, said in commands]
    return found


def in_short(words: list[str]) -> list[str]:
    """A command of the lab with few games."""
    return [SHORT.get(before, word) for before, word in zip(["", *words], words, strict=False)]


def is_said(said: str, whole: str) -> bool:
    """Whether every piece between the marks of omission was printed, however its lines are broken."""
    pieces = (SEPARATE.sub(" ", piece).strip() for piece in said.split("…"))
    return all(piece in SEPARATE.sub(" ", whole) for piece in pieces)


@pytest.fixture
def temple(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the tutorial, with its mistake, in the folder where commands run."""
    path = tmp_path / "temple.yaml"
    path.write_text(WRONG, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return path


def test_the_mistake_is_named_and_mended_as_shown(temple: Path) -> None:
    (words, complaint), (again, sentences) = shown("Check it")
    assert f"chanbara: {mistake(*words)}\n" == complaint
    temple.write_text(MENDED, encoding="utf-8")
    assert run(*again).stdout == sentences
    assert run(*again, "--lang", "de").stdout != sentences


def test_the_game_is_dealt_as_shown(temple: Path) -> None:
    temple.write_text(MENDED, encoding="utf-8")
    ((words, said),) = shown("Play it")
    result = run(*words, typed="quit\n")
    assert result.exit_code == 0, result.output
    assert is_said(said, result.stdout)


def test_the_numbers_are_changed_to_a_good_file() -> None:
    assert "Myōren gets `resilience: 5` and\n`draw: 1`" in section(PAGE, "Change a number")
    (myoren,) = own_cards_from("temple.yaml", CHANGED).characters
    assert myoren.resilience == 5
    assert WRONG != MENDED != CHANGED


@pytest.mark.parametrize(
    ("heading", "number"), [("Judge it", 0), ("Change a number", 0), ("Change a number", 1)]
)
def test_the_lab_judges_what_the_page_says(temple: Path, heading: str, number: int) -> None:
    temple.write_text(CHANGED, encoding="utf-8")
    words, said = shown(heading)[number]
    result = run(*in_short(words), "--games", "4", "--jobs", "1")
    assert result.exit_code == 0, result.output
    for subject in ("Myōren (new character)", "Shakujō (new weapon)"):
        assert is_said(subject, said)
        assert is_said(subject, result.stdout)
    assert (temple.parent / words[-1] / "index.html").exists()


def test_a_record_is_replayed_without_the_file(temple: Path) -> None:
    temple.write_text(CHANGED, encoding="utf-8")
    (play, _), (replay, _) = shown("Share it")
    assert run(*play, typed="quit\n").exit_code == 0
    temple.unlink()
    result = run(*replay)
    assert result.exit_code == 0, result.output
    assert "Turn 1" in result.stdout

"""What the server knows of letters is what Unicode's data says."""

from pathlib import Path

import pytest

from checks.pages import letters


def test_the_tables_of_letters_are_up_to_date(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert letters.main([]) == 0, "run python -m checks.pages.letters --write"
    monkeypatch.setattr(letters, "LOOK_ALIKES", tmp_path / "look_alikes.txt")
    monkeypatch.setattr(letters, "SCRIPTS", tmp_path / "scripts.txt")
    assert [letters.main(words) for words in ([], ["--write"], [])] == [1, 0, 0]


def test_a_prototype_consists_of_prototypes() -> None:
    found = letters.prototypes()
    assert found["m"] == "rn"
    assert found["\u0430"] == "a"
    assert not {letter for prototype in found.values() for letter in prototype} & found.keys()

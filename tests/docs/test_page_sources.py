"""The page's texts about sources are up to date."""

import json

import pytest

from chanbara.locales import LANGUAGES
from checks.pages import page_sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_fresh(language: str) -> None:
    file = page_sources.FOLDER / f"{language}.gen.json"
    stale = f"{file.name} is stale: run python -m checks.pages.page_sources --write"
    assert file.read_text(encoding="utf-8") == page_sources.contents(language), stale


def test_the_command_says_whether_the_files_are_fresh(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("web")
    monkeypatch.setattr(page_sources, "FOLDER", folder)
    assert [page_sources.main(words) for words in ([], ["--write"], [])] == [1, 0, 0]
    (folder / "it.gen.json").write_text("{}\n", encoding="utf-8")
    assert page_sources.main([]) == 1


def test_every_place_is_told() -> None:
    data = json.loads(page_sources.contents("en"))
    rows = [
        row for shelf in ("passages", "cards", "characters") for rows in data[shelf].values() for row in rows
    ]
    places = {place for _, where in rows for place in where}
    assert places == set(range(len(data["texts"])))
    assert all(about for about, _ in rows)

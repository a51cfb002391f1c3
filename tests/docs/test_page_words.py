"""The page uses the terminal's sentences: the fixtures of its tests are up to date."""

import json
from pathlib import Path
from typing import Any

import pytest

from chanbara.duel.rules import events as duel_kinds
from chanbara.duel.rules.words import Prompt as DuelPrompt
from chanbara.sword.rules import events as kinds
from chanbara.sword.rules.words import Prompt
from checks.pages import page_duel_words, page_words


@pytest.fixture(scope="module")
def now() -> str:
    return page_words.fixture()


def test_the_file_is_fresh(now: str) -> None:
    stale = "web/tests/words.json is stale: run python -m checks.pages.page_words --write"
    assert page_words.FILE.read_text(encoding="utf-8") == now, stale


def test_every_kind_of_event_and_question_is_in_it(now: str) -> None:
    moments: list[dict[str, Any]] = json.loads(now)["moments"]
    told = {seen["kind"] for moment in moments for seen in moment["events"]}
    every = {name for name, one in vars(kinds).items() if hasattr(one, "_fields")}
    assert every - told <= {"HonorGained"}, "an event that no game of chance brings about"
    asked = {moment["view"]["decision"]["kind"] for moment in moments if "asked" in moment}
    assert asked == set(Prompt)


def test_the_command_says_whether_the_file_is_fresh(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory, now: str
) -> None:
    file = tmp_path_factory.mktemp("web") / "words.json"
    monkeypatch.setattr(page_words, "FILE", file)
    monkeypatch.setattr(page_words, "fixture", lambda: now)
    assert page_words.main([]) == 1
    assert page_words.main(["--write"]) == 0
    assert page_words.main([]) == 0


def test_the_duel_is_held_to_the_terminal_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    now = page_duel_words.fixture()
    stale = "web/tests/duel-words.json is stale: run python -m checks.pages.page_duel_words --write"
    assert page_duel_words.FILE.read_text(encoding="utf-8") == now, stale
    moments: list[dict[str, Any]] = json.loads(now)["moments"]
    told = {seen["kind"] for moment in moments for seen in moment["events"]}
    assert told == {name for name, one in vars(duel_kinds).items() if hasattr(one, "_fields")}
    asked = {moment["view"]["decision"]["kind"] for moment in moments if "asked" in moment}
    assert asked == set(DuelPrompt)
    monkeypatch.setattr(page_duel_words, "FILE", tmp_path / "words.json")
    monkeypatch.setattr(page_duel_words, "fixture", lambda: now)
    assert [page_duel_words.main(words) for words in ([], ["--write"], [])] == [1, 0, 0]

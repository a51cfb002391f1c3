"""Which sentence is said is chosen once, as a message; terminal and page format it alike."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import chanbara
from chanbara.duel.rules import events as duel_kinds
from chanbara.duel.rules.words import Prompt as DuelPrompt
from chanbara.locales import LANGUAGES, speech
from chanbara.sword.rules import events as kinds
from chanbara.sword.rules.words import Prompt
from chanbara.sword.words.asking import EFFECTS as ASKED_BY_EFFECTS
from chanbara.words.message import Message, Text, tell
from chanbara.words.text import asked_of, told_events
from checks.pages import duel_scenes, sword_scenes

WRITTEN = Path(__file__).parents[2] / "web" / "tests" / "messages.json"
GAMES, DUELS = 12, 32
"""Enough for every kind of event and question."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_formats_as_the_page_does(language: str) -> None:
    """The same file is read by web/tests/message.test.ts."""
    for one in json.loads(WRITTEN.read_text(encoding="utf-8")):
        said: Text = msgspec.convert(one["message"], str | Message)
        assert tell(speech(language), said) == one["told"][language]


def played(kind: str, options: dict[str, Any], seed: int) -> Iterator[chanbara.Game]:
    """Yield a game after each of its choices, made by chance; what moves it on is liked best."""
    game, chance = chanbara.new_game(kind, seed=seed, **options), random.Random(seed)
    while True:
        yield game
        if game.decision is None:
            return
        game.apply(duel_scenes.chosen(chance, game))


def said_in(games: Iterator[chanbara.Game]) -> tuple[set[str], set[str], list[Message]]:
    """Return the kinds of events and questions that were met, and everything that was said of them."""
    told, asked, said, heard = set(), set(), [], 0
    for game in games:
        reader = 0 if game.decision is None else game.decision.seat
        view = chanbara.observe(game, reader)
        events = told_events(view, chanbara.seen(game, reader, heard))
        told |= {one.kind for one in events}
        heard = len(game.events)
        question, options = asked_of(view)
        asked |= {game.decision.kind} if game.decision is not None else set()
        said += [
            one for one in (*(one.said for one in events), question, *options) if isinstance(one, Message)
        ]
    return told, asked, said


def check_all(kind: str, tables: list[dict[str, Any]], events: set[str], prompts: set[str]) -> None:
    told, asked = set[str](), set[str]()
    every: dict[bytes, Message] = {}
    for seed, options in enumerate(tables):
        met, prompted, said = said_in(played(kind, options, seed))
        told, asked = told | met, asked | prompted
        every |= {msgspec.json.encode(one): one for one in said}
    assert (told, asked) == (events, prompts)
    for language in LANGUAGES:
        voice = speech(language)
        assert all(tell(voice, one) for one in every.values())


def kinds_in(module: object) -> set[str]:
    return {name for name, one in vars(module).items() if hasattr(one, "_fields")}


def test_everything_that_happens_in_samurai_sword_can_be_said() -> None:
    tables = [{"players": 3 + number % 6, "rising_sun": True} for number in range(GAMES)]
    # An event that no game of chance brings about.
    check_all("sword", tables, kinds_in(kinds) - {"HonorGained"}, {*Prompt} - {*ASKED_BY_EFFECTS})


def test_everything_that_happens_in_a_duel_can_be_said() -> None:
    tables = [duel_scenes.FIELDS[number % len(duel_scenes.FIELDS)] for number in range(DUELS)]
    check_all("duel", tables, kinds_in(duel_kinds), set(DuelPrompt))


@pytest.mark.parametrize("scenes", [duel_scenes, sword_scenes])
def test_the_games_of_the_pages_tests_are_fresh(
    scenes: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    now = scenes.fixture()
    stale = f"{scenes.FILE.name} is stale: run python -m {scenes.__name__} --write"
    assert scenes.FILE.read_text(encoding="utf-8") == now, stale
    monkeypatch.setattr(scenes, "FILE", tmp_path / "scenes.json")
    monkeypatch.setattr(scenes, "fixture", lambda: now)
    assert [scenes.main(words) for words in ([], ["--write"], [])] == [1, 0, 0]

"""Lessons: the coach asks for what can be done, helps where another thing is done, and never blocks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

import chanbara
from chanbara.bots.plain import PlainBots
from chanbara.locales import LANGUAGES, speech
from chanbara.school.lesson import lessons
from chanbara.school.lesson_walk import Walk
from tests.leaks.worlds import differ
from tests.school.learner import against_advice, begun, play_on, walked, well_played

KEYS = sorted(lessons())
ABOUT: dict[str, str | int] = {"who": "Benkei", "card": "Bo", "wounds": 2, "left": 3, "times": 2}


@pytest.fixture(scope="module")
def bots() -> Iterator[PlainBots]:
    plain = PlainBots()
    yield plain
    plain.close()


@pytest.mark.parametrize("key", KEYS)
def test_with_the_right_acts_every_step_comes_and_the_game_ends(key: str, bots: PlainBots) -> None:
    said: list[str] = []

    def pick(walk: Walk) -> str:
        said.extend(line.step.name for line in walk.coaching.lines if line.step.awaits)
        assert walk.game.decision is not None
        assert set(walk.coaching.awaited) <= set(walk.game.decision.texts())
        return well_played(walk, bots)

    choices = walked(key, bots, pick)
    assert said == [step.name for step in lessons()[key].scripted], "each once, in the order of the file"
    assert 14 <= len(choices) <= 60, "about ten minutes"


@pytest.mark.parametrize("key", KEYS)
def test_who_never_does_what_is_asked_comes_to_the_end_too(key: str, bots: PlainBots) -> None:
    assert walked(key, bots, against_advice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_step_has_its_words(key: str, language: str) -> None:
    lesson, voice = lessons()[key], speech(language)
    for step in lesson.steps:
        told = [lesson.words(step), *([f"{lesson.words(step)}-instead"] if step.awaits else [])]
        for message in told:
            words = voice.say(message, **ABOUT)
            assert "!" not in words
            assert len(words) < 240, f"{message} is more than a line or two"


def elsewhere(walk: Walk, rng: Random) -> chanbara.Game:
    """Return another world that looks the same to the learner: others hold other cards and other roles."""
    other = walk.game.clone()
    if not other.over:
        differ(other.table, walk.lesson.seat, rng)
    return other


def hidden_from(walk: Walk, game: chanbara.Game) -> list[Any]:
    """What the learner cannot know of the players."""
    others = [one for seat, one in enumerate(game.table.players) if seat != walk.lesson.seat]
    return [(one.hand, one.role) for one in others]


def test_the_coach_knows_no_more_than_the_learner(bots: PlainBots) -> None:
    """In other worlds that look the same he says the same (12.1)."""
    walk, other, rng = begun("first", bots), begun("first", bots), Random(7)
    spoken = different = 0
    while not walk.game.over:
        walk.choose(well_played(walk, bots))
        play_on(walk, bots)
        other.game, other._since = elsewhere(walk, rng), walk._since
        other._look()
        assert other.coaching == walk.coaching
        spoken += len(walk.coaching.lines)
        different += hidden_from(walk, other.game) != hidden_from(walk, walk.game)
    assert spoken >= len(walk.lesson.scripted)
    assert different >= 14, "the worlds hardly differ"


def test_a_lesson_is_its_deal_and_the_choices(bots: PlainBots) -> None:
    choices = walked("first", bots, partial(well_played, bots=bots))
    records = []
    for _ in range(2):
        walk = begun("first", bots)
        for text in choices:
            walk.choose(text)
            play_on(walk, bots)
        records.append(walk.game.record())
    assert records[0] == records[1]


def test_a_coach_asks_for_what_was_named_and_for_nothing_that_is_not_offered(bots: PlainBots) -> None:
    walk = begun("first", bots)
    assert walk.coaching.awaited == ("play focus",)
    assert [line.step.name for line in walk.coaching.lines] == ["welcome", "focus"]
    walk.choose("play battle_cry")
    play_on(walk, bots)
    asking: Any = walk.coaching.asking
    assert (asking.step.name, walk.coaching.awaited) == ("daimyo", ("play daimyo",))

"""Lessons: the coach asks for legal acts, helps after others, and never blocks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chanbara
from chanbara.locales import LANGUAGES, speech
from chanbara.school.coach import slip
from chanbara.school.lesson import lessons
from chanbara.school.lesson_walk import Walk
from chanbara.sword.bots.interpreted import InterpretedBots
from chanbara.sword.school.hunch import Deed, hunch
from checks.pages.lesson_minutes import described, length, play_on, well_played
from tests.leaks.worlds import differ
from tests.school.learner import against_advice, begun, walked

KEYS = sorted(lessons())
SCHOOL = (Path(__file__).parents[2] / "docs" / "school.md").read_text(encoding="utf-8")
ABOUT: dict[str, str | int] = {"who": "Benkei", "card": "Bo", "wounds": 2, "left": 3, "times": 2}


@pytest.fixture(scope="module")
def bots() -> Iterator[InterpretedBots]:
    plain = InterpretedBots()
    yield plain
    plain.close()


@pytest.mark.parametrize("key", KEYS)
def test_with_the_right_acts_every_step_comes_and_the_game_ends(key: str, bots: InterpretedBots) -> None:
    said: list[str] = []

    def pick(walk: Walk) -> str:
        asking = walk.coaching.asking
        said.extend([] if asking is None else [asking.step.name])
        assert walk.game.decision is not None
        assert set(walk.coaching.awaited) <= set(walk.game.decision.texts())
        return well_played(walk, bots)

    walked(key, bots, pick)
    assert said == [step.name for step in lessons()[key].scripted], "each once, in the order of the file"


@pytest.mark.parametrize("key", KEYS)
def test_how_long_a_lesson_takes_is_told_as_it_is(key: str, bots: InterpretedBots) -> None:
    found = length(key, "en", partial(well_played, bots=bots), bots)
    if key == "first":
        assert 8 <= found.minutes <= 12, "about ten minutes"
    assert f"| `{key}` |" in SCHOOL
    assert described(found) in SCHOOL, (
        "python -m checks.pages.lesson_minutes tells what docs/school.md should say"
    )


@pytest.mark.parametrize("key", KEYS)
def test_who_never_does_what_is_asked_comes_to_the_end_too(key: str, bots: InterpretedBots) -> None:
    assert walked(key, bots, against_advice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_step_has_its_words(key: str, language: str) -> None:
    lesson, voice = lessons()[key], speech(language)
    messages = [lesson.words(page) for page in lesson.opening] + [lesson.words(step) for step in lesson.steps]
    messages += [f"{lesson.words(step)}-instead" for step in lesson.scripted]
    for message in messages:
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


def test_the_coach_knows_no_more_than_the_learner(bots: InterpretedBots) -> None:
    """In other worlds that look the same the coach says the same (12.1)."""
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


def test_a_lesson_is_its_deal_and_the_choices(bots: InterpretedBots) -> None:
    choices = walked("first", bots, partial(well_played, bots=bots))
    records = []
    for _ in range(2):
        walk = begun("first", bots)
        for text in choices:
            walk.choose(text)
            play_on(walk, bots)
        records.append(walk.game.record())
    assert records[0] == records[1]


def test_a_coach_asks_for_what_was_named_and_for_nothing_that_is_not_offered(bots: InterpretedBots) -> None:
    walk = begun("first", bots)
    assert walk.coaching.awaited == ("play focus",)
    opening = ["welcome", "honor", "drops", "turn"]
    assert [line.step.name for line in walk.coaching.lines] == [*opening, "focus"]
    walk.choose("play battle_cry")
    play_on(walk, bots)
    asking: Any = walk.coaching.asking
    assert (asking.step.name, walk.coaching.awaited) == ("daimyo", ("play daimyo",))


@pytest.mark.parametrize(
    ("act", "awaited", "kind"),
    [
        ("end", "play focus", "end"),
        ("play bokken>0", "play bokken>2", "aim"),
        ("play kusarigama>2", "play bokken>2", "card"),
        ("play battle_cry", "end", "card"),
        ("pass", "parry parry", None),
        ("guard", "pass", None),
    ],
)
def test_a_wrong_act_is_told_apart_from_others(act: str, awaited: str, kind: str | None) -> None:
    found = slip(act, [awaited])
    assert (None if found is None else found.kind) == kind


def test_the_coach_concludes_from_deeds_what_the_ledger_of_the_learner_says(bots: InterpretedBots) -> None:
    walk, concluded = begun("first", bots), []
    while not walk.game.over:
        if walk.may_conclude:
            concluded.append(hunch(chanbara.observe(walk.game, 1), chanbara.seen(walk.game, 1)))
        walk.choose(well_played(walk, bots))
        play_on(walk, bots)
    first, last = concluded[0], concluded[-1]
    assert first.ninja is not None
    assert (first.ninja.seat, first.ninja.tenths, first.deed) == (3, 9, Deed(3, "kusarigama", 1))
    assert last.samurai is not None
    assert (last.samurai.seat, last.samurai.tenths, last.deed) == (0, 9, Deed(0, "breathing", 1))
    players = walk.game.table.players
    assert (players[0].role.key, players[3].role.key[:5]) == ("samurai", "ninja"), "here it is even true"


def test_before_the_first_deed_nothing_is_concluded(bots: InterpretedBots) -> None:
    walk = begun("first", bots)
    found = hunch(chanbara.observe(walk.game, 1), chanbara.seen(walk.game, 1))
    assert found == (None, None, None)

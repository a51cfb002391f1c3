"""Whole games, stored as text. ``make golden`` regenerates them; then review what has changed, and why."""

import random

import pytest

from checks.soak import golden
from checks.soak.tally import Tally, events_of, truth
from checks.soak.watch import watch
from tests import boxes


@pytest.mark.parametrize("name", golden.STORIES)
def test_a_golden_game_is_told_as_it_was(name: str) -> None:
    kept = golden.read(golden.GOLDEN / f"{name}.golden")
    assert kept, f"{name}.golden is missing: make golden"
    difference = golden.first_difference(kept, golden.tell(golden.STORIES[name]))
    assert difference is None, f"{name}.golden, {difference}"


def test_there_is_no_other_golden_game() -> None:
    assert sorted(path.stem for path in golden.GOLDEN.glob("*.golden")) == sorted(golden.STORIES)


def test_in_the_games_with_chosen_characters_every_ability_has_its_effect() -> None:
    chosen: list[str] = []
    for story in golden.STORIES.values():
        if story.characters is not None:
            chosen += story.characters
            tally = Tally(rising_sun=story.rising_sun)
            play_counting(story, tally)
            effective = {user for section, _, user in tally.counts if section == "windows"}
            assert set(story.characters) <= effective
    assert set(chosen) == set(boxes.RESILIENCE)


def test_in_the_games_with_the_expansion_everything_happens() -> None:
    tally = Tally(rising_sun=True)
    for story in golden.STORIES.values():
        if story.rising_sun:
            play_counting(story, tally)
    wanted = {"events", "steps", "verbs"}
    missing = [what for what in tally.missing() if what[0] in wanted or what[2] == "played"]
    assert not missing


def play_counting(story: golden.Story, tally: Tally) -> None:
    game = golden.begin(story)
    watch(game, tally)
    for chance in golden.choices(story):
        decision = game.decision
        if decision is None:
            return
        data, before = truth(game.table), len(game.table.events)
        option = decision.options[int(chance * len(decision.options))].text
        game.apply(option)
        tally.choice(data, decision, option, events_of(game.table, before))


def test_the_golden_games_show_every_kind_of_end() -> None:
    lines = [line for name in golden.STORIES for line in golden.read(golden.GOLDEN / f"{name}.golden")]
    ends = {line.split()[1] for line in lines if line.startswith("end:")}
    assert ends == {"defeat", "deck", "property", "swordmaster", "swordmaster_refused"}


def test_the_first_difference_is_shown_with_what_came_before_it() -> None:
    kept = [f"line {number}" for number in range(10)]
    now = [*kept[:6], "another line", *kept[7:]]
    assert golden.first_difference(kept, kept) is None
    assert golden.first_difference(kept, now, context=2) == (
        "line 7 differs:\n    line 4\n    line 5\n  - line 6\n  + another line"
    )
    assert golden.first_difference(kept, kept[:9], context=0) == "line 10 differs:\n  - line 9\n  + (nothing)"


def test_the_chances_of_a_story_are_the_same_everywhere() -> None:
    chances = golden.choices(golden.Story(5, 7))
    assert [next(chances) for _ in range(2)] == [random.Random(7).random(), 0.15084917392450192]

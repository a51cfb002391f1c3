"""Short duels that introduce the modules: each can be walked to its end, and the coach is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import chanbara
from chanbara.duel.bots.rollout import Rollouts
from chanbara.duel.rules.words import Module
from chanbara.duel.served.hall.hall import duel_choices
from chanbara.locales import LANGUAGES, speech
from chanbara.school.lesson import lessons
from chanbara.school.lesson_walk import Walk
from chanbara.server.school.lesson_words import instead_words, line_words

RULES = (Path(__file__).parents[2] / "docs" / "duel.md").read_text(encoding="utf-8")
WORLDS = 24
"""Sampled deck orders in which the coach's advice is compared with every other option."""
SLACK = 0.05
"""How much better another option may be: early in an attack the order of cards hardly matters."""

ASKED = {
    "blood": [
        ("strike", "play chudan_no_kamae"),
        ("attack", "play tsuki"),
        ("attack", "play kote_uchi_special"),
        ("strike", "play nuki_waza"),
    ],
    "bushido": [
        ("attack", "step"),
        ("attack", "play kesa_giri_normal"),
        ("attack", "play chudan_no_kamae"),
        ("strike", "play harai"),
        ("combo", "combo step"),
        ("take", "take"),
        ("hit", "spend strength"),
        ("hit", "spend strength"),
        ("hit", "hit strength"),
    ],
    "gisei": [
        ("strike", "play nuki_waza"),
        ("brace", "gisei"),
        ("attack", "play kesa_giri_special"),
        ("attack", "play do_giri"),
        ("strike", "play chudan_no_kamae"),
    ],
    "ground": [
        ("attack", "play kesa_giri_special"),
        ("attack", "play do_giri"),
        ("attack", "pass"),
        ("strike", "play chudan_no_kamae"),
        ("strike", "environment"),
    ],
    "shiro": [
        ("strike", "play kesa_giri_normal"),
        ("strike", "pass"),
        ("penalty", "penalty discard:kote_uchi_normal"),
        ("brace", "guard"),
        ("attack", "play do_giri"),
        ("attack", "play irimi"),
        ("strike", "play kesa_giri_special"),
    ],
    "three": [
        ("target", "target>3"),
        ("attack", "play men_uchi_special"),
        ("attack", "play irimi"),
        ("strike", "play chudan_no_kamae"),
        ("attack", "play men_uchi_normal"),
        ("attack", "play do_giri"),
        ("strike", "play kesa_giri_special"),
    ],
    "yoroi": [
        ("attack", "play kesa_giri_normal"),
        ("attack", "play kesa_giri_special"),
        ("strike", "play chudan_no_kamae"),
        ("attack", "play men_uchi_special"),
        ("attack", "play do_giri"),
        ("strike", "play irimi"),
    ],
    "yoroi-enemy": [
        ("attack", "play men_uchi_special"),
        ("attack", "play kesa_giri_normal"),
        ("strike", "play iai"),
        ("attack", "play kesa_giri_special"),
        ("attack", "play do_giri"),
        ("strike", "play chudan_no_kamae"),
    ],
}
"""What the learner is asked, and the only move that the coach expects."""

HAPPENS: dict[str, tuple[str, dict[str, Any]]] = {
    "blood": ("Wounded", {"card": "arm_and_rib", "level": 1}),
    "bushido": ("VirtueGained", {"card": "makoto"}),
    "gisei": ("Sacrificed", {"guard": 6}),
    "ground": ("Rolled", {"what": "environment", "die": 4}),
    "shiro": ("SideTurned", {"side": "b"}),
    "three": ("Rolled", {"what": "counterattack", "die": 2}),
    "yoroi": ("ArmourLost", {"now": 1}),
    "yoroi-enemy": ("ArmourLost", {"enemy": 0, "now": 0}),
}
"""The event that each is about."""


def test_every_module_and_shiro_and_all_surroundings_have_one() -> None:
    choices = duel_choices("en")
    assert [one.key for one in choices.modules] == [module.value for module in Module]
    introduced = {one.key: one.lesson for one in choices.modules}
    assert introduced == {
        "blood": "blood",
        "bushido": "bushido",
        "gisei": "gisei",
        "yoroi": "yoroi",
        "yoroi_enemy": "yoroi-enemy",
        "1vs3": "three",
    }
    groups = {group.what: {one.lesson for one in group.things} for group in choices.groups}
    assert (groups["environment"], groups["weather"]) == ({"ground"}, {"ground"})
    assert groups["opponent"] == {None, "shiro"}
    assert {key for key, lesson in lessons().items() if lesson.introduces} == set(ASKED)


@pytest.mark.parametrize("key", ASKED)
def test_who_follows_the_coach_wins_in_one_round_and_sees_what_it_is_about(key: str) -> None:
    walk, asked = Walk(lessons()[key]), []
    while not walk.game.over:
        (awaited,) = walk.coaching.awaited
        assert walk.game.decision is not None
        asked.append((str(walk.game.decision.kind), awaited))
        walk.choose(awaited)
    assert asked == ASKED[key]
    assert (walk.game.result.won, walk.game.result.rounds) == (True, 1)
    kind, about = HAPPENS[key]
    found = [event.about for event in chanbara.seen(walk.game, 0) if event.kind == kind]
    assert any(about.items() <= one.items() for one in found)


@pytest.mark.parametrize("key", ASKED)
def test_no_other_option_is_better_than_what_the_coach_expects(key: str) -> None:
    walk = Walk(lessons()[key])
    while not walk.game.over:
        (awaited,) = walk.coaching.awaited
        assert walk.game.decision is not None
        options = walk.game.decision.texts()
        if len(options) > 1:
            rollouts = Rollouts(chanbara.observe(walk.game, 0))
            chances = {
                text: sum(rollouts.rollout(number, option).win for number in range(WORLDS)) / WORLDS
                for option, text in enumerate(options)
            }
            assert chances[awaited] >= max(chances.values()) - SLACK, chances
        walk.choose(awaited)


@pytest.mark.parametrize("key", ASKED)
def test_another_choice_is_answered_kindly_and_may_be_insisted_on(key: str) -> None:
    walk = Walk(lessons()[key])
    while not walk.game.over:
        assert walk.game.decision is not None
        before = walk.game.record()
        for other in set(walk.game.decision.texts()) - set(walk.coaching.awaited):
            assert not walk.is_awaited(other)
            for language in LANGUAGES:
                said = instead_words(walk, other, language)
                assert said.endswith(".")
                assert "!" not in said
            insisted = walk.game.clone()
            insisted.apply(other)
        assert walk.game.record() == before, "it was not made"
        walk.choose(walk.coaching.awaited[0])


@pytest.mark.parametrize("key", ASKED)
def test_at_the_end_the_coach_names_the_rules(key: str) -> None:
    walk = Walk(lessons()[key])
    while not walk.game.over:
        walk.choose(walk.coaching.awaited[0])
    (line,) = walk.coaching.lines
    assert line.step.name == "end"
    assert walk.lesson.rules
    for rule in walk.lesson.rules:
        assert f"**{rule}**" in RULES
    for language in LANGUAGES:
        summary = speech(language).say(walk.lesson.words(line.step))
        told = line_words(walk, line, language)
        assert told.startswith(summary)
        assert told.endswith(f"{', '.join(walk.lesson.rules)}.")

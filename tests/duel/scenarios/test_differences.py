"""Differences in a duel are reported, one sentence each; and each field can be checked."""

import pytest

from chanbara.duel.arranged.expect import DuelEnd, DuelExpect, EnemyExpect
from chanbara.record.scenario import parse, run

STORY = """
title: A hit
table:
  game: duel
  opponent: shiro
  modules: [blood, bushido, yoroi]
  qi: 0
  red_die: 2
  phase: strike
  defence: 2_6
  played: [nuki_waza, kesa_giri_special]
  hand: [nuki_waza, irimi]
  discard: [harai]
  removed: [iai]
  wounds: [[finger_and_belly, 1]]
  counter_deck: [breath]
script:
  - do: play nuki_waza
    expect: {DEMAND}
"""

LAST = """
title: The end
table: {game: duel, qi: 1, environment: cliff, hand: [irimi], fate: [6]}
script:
  - do: environment
    expect: {DEMAND}
"""

WRONG = {
    "kind": ("kind: hit", "what is asked should be hit, but is release"),
    "options": ("options: [release]", "offered, but not expected: pass"),
    "why_not": ("why_not: {guard: B2.18}", "should be B2.18, but is B2.13"),
    "life": ("life: 7", "the life should be 7, but is 8"),
    "qi": ("qi: 1", "the Qi should be 1, but is 0"),
    "armour": ("armour: 3", "the armour should be 3, but is 4"),
    "strength": ("strength: 3", "the strength should be 3, but is 2"),
    "technique": ("technique: 2", "the technique should be 2, but is 1"),
    "guard": ("guard: 1", "the guard should be 1, but is 0"),
    "red_die": ("red_die: 1", "the red die should be 1, but is 2"),
    "mulligans": ("mulligans: 1", "the mulligans should be 1, but is 0"),
    "enemies": ("enemies: {1: {life: 7, qi: 5}}", "the life of enemy 1 should be 7, but is 8"),
    "side": ("side: b", "the side should be b, but is a"),
    "marker": ("marker: 1", "the marker should be 1, but is 0"),
    "virtue": ("virtue: gi", "the Bushido card should be gi, but is none"),
    "points": ("points: 5", "the points should be 5, but is 0"),
    "locked": ("locked: 1", "the locked Qi should be 1, but is 0"),
    "wounds": ("wounds: []", "the lasting wounds should be [], but is [('finger_and_belly', 1)]"),
    "hand": ("hand: []", "the hand should be [], but is ['irimi']"),
    "hand_size": ("hand_size: 2", "the number of cards in hand should be 2, but is 1"),
    "discard": ("discard: []", "the discard pile should be [], but is ['harai']"),
    "removed": ("removed: []", "what left the game should be [], but is ['iai']"),
    "draw_size": ("draw_size: 1", "the draw pile should be 1, but is 19"),
    "specials_size": ("specials_size: 1", "the special deck should be 1, but is 11"),
    "defence": ("defence: 6_6", "the defence card should be 6_6, but is 2_6"),
    "round": ("round: 2", "the round should be 2, but is 1"),
    "attack": ("attack: 2", "the attack should be 2, but is 1"),
    "target": ("target: 2", "the target should be 2, but is 1"),
    "events": ("events: [Hit: {margin: 1}]", "Hit {'margin': 1} did not happen (in this order)"),
    "no_events": ("no_events: [Missed, Hit]", "Hit happened"),
    "over": ("over: true", "the game over should be True, but is False"),
    "end": ("end: {won: true}", "the game should be over"),
}

RIGHT = {
    "kind": "kind: release",
    "options": "options: [pass, release]",
    "why_not": "why_not: {guard: B2.13}",
    "hand": "hand: [irimi]",
    "enemies": "enemies: {1: {life: 8, qi: 5, armour: 0}}",
    "wounds": "wounds: [[finger_and_belly, 1]]",
    "virtue": "virtue: none",
    "events": "events: [Played: {}, Hit: {mode: strength, margin: 0}]",
    "no_events": "no_events: [Missed]",
    "over": "over: false",
}

WRONG_END = {
    "won": ("won: true", "the end's won should be True, but is False"),
    "cause": ("cause: fallen", "the end's cause should be fallen, but is cliff"),
    "rule": ("rule: B2.17", "the end's rule should be B2.17, but is A7.2"),
    "rounds": ("rounds: 2", "the end's rounds should be 2, but is 1"),
    "life": ("life: 0", "the end's life should be 0, but is 8"),
}


def told(demand: str, story: str = STORY) -> list[str]:
    (scenario,) = parse(story.replace("{DEMAND}", f"{{{demand}}}"))
    return run(scenario)


@pytest.mark.parametrize(("demand", "sentence"), WRONG.values(), ids=WRONG)
def test_what_differs_is_said(demand: str, sentence: str) -> None:
    (difference,) = told(demand)
    assert difference.startswith("1. play nuki_waza: ")
    assert sentence in difference


@pytest.mark.parametrize("demand", RIGHT.values(), ids=RIGHT)
def test_what_holds_is_not_said(demand: str) -> None:
    assert not told(demand)


@pytest.mark.parametrize(("demand", "sentence"), WRONG_END.values(), ids=WRONG_END)
def test_what_differs_at_the_end_is_said(demand: str, sentence: str) -> None:
    assert told(f"end: {{{demand}}}", LAST) == [f"1. environment: {sentence}"]


@pytest.mark.parametrize("name", EnemyExpect.__struct_fields__)
def test_what_differs_of_an_enemy_is_said(name: str) -> None:
    (difference,) = told(f"enemies: {{1: {{{name}: 3}}}}")
    assert f"the {name} of enemy 1 should be 3, but is " in difference


def test_every_field_is_tried() -> None:
    assert set(WRONG) == set(DuelExpect.__struct_fields__)
    assert set(WRONG_END) == set(DuelEnd.__struct_fields__)


def test_a_choice_that_is_not_offered_ends_the_story_with_the_rule_that_forbids_it() -> None:
    (difference,) = told("over: true", STORY.replace("do: play nuki_waza", "do: environment"))
    assert "'environment' is not offered" in difference
    assert "(A7.1: " in difference

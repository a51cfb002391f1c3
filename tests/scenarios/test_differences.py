"""Differences are reported, one sentence each; a scenario that cannot continue stops there."""

import pytest

from chanbara.record.scenario import parse, run
from chanbara.sword.expect import End, Expect

STORY = """
title: A duel
table:
  turn: 1
  deck: [parry, daimyo]
  pile: [bokken]
  seats:
    - {character: goemon, resilience: 2, honor: 1, hand: [parry]}
    - {character: tomoe, hand: [katana, bo], in_play: [focus]}
    - {character: kojiro}
    - {character: musashi}
script:
  - do: play katana>0
  - do: pass
    expect: {DEMAND}
"""

AFTER = """
  - do: play katana>0
  - do: parry parry
    expect: {DEMAND}
"""

WRONG = {
    "asked": ("asked: 0", "the one asked should be 0, but is 1"),
    "kind": ("kind: parry", "what is asked should be parry, but is play"),
    "options": ("options: [end, play bo>0]", "not offered: play bo>0"),
    "why_not": (
        'why_not: {play bo>1: "5.3"}',
        "the rule that forbids 'play bo>1' (You cannot play Bō on yourself.) should be 5.3, but is 6.1",
    ),
    "difficulty": ("difficulty: {1>3: 2}", "the Difficulty 1>3 should be 2, but is 1"),
    "targets": ("targets: {bo: [0, 2]}", "the targets of bo should be [0, 2], but is []"),
    "resilience": ("resilience: {0: 1}", "the resilience of seat 0 should be 1, but is 2"),
    "honor": ("honor: {1: 4}", "the honor of seat 1 should be 4, but is 3"),
    "hand": ("hand: {1: [bo, bo]}", "the hand of seat 1 should be ['bo', 'bo'], but is ['bo']"),
    "hand_size": ("hand_size: {0: 1}", "the number of cards of seat 0 should be 1, but is 0"),
    "in_play": ("in_play: {1: []}", "what lies in front of seat 1 should be [], but is ['focus']"),
    "pile": (
        "pile: [katana, parry]",
        "the discard pile should be ['katana', 'parry'], but is ['parry', 'katana']",
    ),
    "deck_size": ("deck_size: 1", "the deck should be 1, but is 85"),
    "active": ("active: 0", "the one on turn should be 0, but is 1"),
    "phase": ("phase: draw", "the phase should be draw, but is play"),
    "events": ("events: [Drew: {seat: 1}]", "Drew {'seat': 1} did not happen (in this order)"),
    "no_events": ("no_events: [Drew, Answered]", "Answered happened"),
    "over": ("over: true", "the game over should be True, but is False"),
    "end": ("end: {winner: ninja}", "the game should be over"),
}

WRONG_END = {
    "cause": ("cause: deck", "the end's cause should be deck, but is defeat"),
    "rule": ('rule: "8.2"', "the end's rule should be 8.2, but is 8.1"),
    "winner": ("winner: shogun", "the end's winner should be shogun, but is ninja"),
    "points": ("points: [0, 8, 3, 7]", "the end's points should be [0, 8, 3, 7], but is [0, 8, 3, 6]"),
    "totals": ("totals: {shogun: 8, ninja: 9}", "the end's totals should be"),
    "deadly_strike": ("deadly_strike: ninja", "the end's deadly_strike should be ninja, but is shogun"),
}


def told(demand: str, script: str | None = None) -> list[str]:
    """The differences with this expectation at the end of the story, or of another script there."""
    table, _, own = STORY.partition("script:\n")
    text = f"{table}script:\n{own if script is None else script}"
    (story,) = parse(text.replace("DEMAND", demand))
    return run(story)


@pytest.mark.parametrize(("demand", "sentence"), WRONG.values(), ids=WRONG)
def test_each_demand_that_does_not_hold_is_said(demand: str, sentence: str) -> None:
    (difference,) = told(demand, AFTER)
    assert difference.startswith(f"2. parry parry: {sentence}")


def test_every_demand_was_tried() -> None:
    assert tuple(WRONG) == Expect.__struct_fields__


@pytest.mark.parametrize(("demand", "sentence"), WRONG_END.values(), ids=WRONG_END)
def test_each_demand_about_the_end_that_does_not_hold_is_said(demand: str, sentence: str) -> None:
    (difference,) = told(f"end: {{{demand}}}")
    assert difference.startswith(f"2. pass: {sentence}")


def test_every_demand_about_the_end_was_tried() -> None:
    assert tuple(WRONG_END) == End.__struct_fields__


def test_what_is_offered_and_not_listed_differs_too() -> None:
    assert told("options: []", AFTER) == ["2. parry parry: offered, but not expected: end"]


def test_what_is_listed_twice_must_be_offered_twice() -> None:
    assert told("options: [end, end]", AFTER) == ["2. parry parry: not offered: end"]


def test_a_demand_that_an_offered_act_be_forbidden_differs() -> None:
    assert told('why_not: {end: "3.3"}', AFTER) == [
        "2. parry parry: the rule that forbids 'end' (You can do that.) should be 3.3, but is "
    ]


def test_events_in_another_order_differ() -> None:
    assert told("events: [HonorGiven: {}, Wounded: {}]")
    assert not told("events: [Wounded: {}, HonorGiven: {}]")


def test_an_empty_pile_is_demanded_by_an_empty_list() -> None:
    assert told("pile: []", AFTER)


def test_several_differences_are_all_said() -> None:
    assert len(told("asked: 0, phase: draw, honor: {0: 1, 1: 9}", AFTER)) == 3


def test_a_choice_that_is_not_offered_ends_the_story_with_the_rule_that_forbids_it() -> None:
    (difference,) = told("asked: 9", "  - do: play katana>2\n  - do: end\n    expect: {DEMAND}\n")
    assert difference.startswith("1. play katana>2: 'play katana>2' is not offered. Offered: ")
    assert difference.endswith("(4.2: Kojirō is Harmless: they have no resilience or no cards in hand.)")


def test_a_choice_after_the_end_of_the_game_is_said() -> None:
    (difference,) = told(
        "over: true", "  - do: play katana>0\n  - do: pass\n  - do: end\n    expect: {DEMAND}\n"
    )
    assert difference == "3. end: The game is over."


def test_another_asked_than_the_one_named_ends_the_story() -> None:
    assert told("over: true", "  - do: end\n    by: 0\n    expect: {DEMAND}\n") == [
        "1. end: seat 0 should be asked, but seat 1 is"
    ]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    script = "  - do: play katana>0\n  - do: pass\n  - by: 0\n    expect: {DEMAND}\n"
    assert told("over: true", script) == ["3. at this point: seat 0 should be asked, but nobody is"]

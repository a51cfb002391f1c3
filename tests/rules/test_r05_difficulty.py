"""5 Difficulty."""

import pytest

from chanbara import observe
from tests.table import table

SEVEN = "goemon: bo | hanzo: bo | tomoe: bo | musashi: bo | kojiro: bo | ieyasu: parry | chiyome: parry"


def test_r5_1_neighbours_are_one_apart_and_each_in_between_adds_one() -> None:
    t = table(SEVEN)
    assert [t.difficulty(0, target) for target in range(1, 7)] == [1, 2, 3, 3, 2, 1]
    assert [t.difficulty(3, target) for target in (4, 5, 6, 0, 1, 2)] == [1, 2, 3, 3, 2, 1]


@pytest.mark.parametrize(
    ("harmless", "away"),
    [
        ([1], [1, 1, 2, 3, 2, 1]),
        ([1, 2], [1, 1, 1, 2, 2, 1]),
        ([6, 5], [1, 2, 2, 1, 1, 1]),
        ([1, 6], [1, 1, 2, 2, 1, 1]),
        ([1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1, 1]),
    ],
)
def test_r5_1_of_the_two_ways_the_smaller_number_counts(harmless: list[int], away: list[int]) -> None:
    t = table(SEVEN)
    for seat in harmless:
        t.player(seat).hand.clear()
    assert [t.difficulty(0, target) for target in range(1, 7)] == away


def test_r5_1_whether_the_attacker_or_the_target_is_harmless_changes_nothing() -> None:
    t = table(SEVEN)
    t.player(0).hand.clear()
    t.player(3).hand.clear()
    assert t.difficulty(0, 3) == 3


def test_r5_1_everybody_may_see_it() -> None:
    t = table("goemon: bo | hanzo: bo | benkei: bo / armor | musashi: | kojiro: bo")
    for seat in range(5):
        shown = [one.difficulty for one in observe(t.game, seat).seats]
        counted = [None if other == seat else t.difficulty(seat, other) for other in range(5)]
        assert shown == counted


@pytest.mark.parametrize(
    ("hanzo", "needed"),
    [
        ("hanzo: bo / armor", 2),
        ("hanzo: bo / armor armor focus", 3),
        ("benkei: bo", 2),
        ("benkei: bo / armor", 3),
    ],
)
def test_r5_2_armor_and_benkei_add_one_each(hanzo: str, needed: int) -> None:
    t = table(f"goemon*: bokken bo shuriken | {hanzo} | tomoe: bo | musashi: bo")
    assert t.difficulty(0, 1) == needed
    reaching = {1: "bokken bo shuriken", 2: "bo shuriken", 3: "shuriken"}[needed].split()
    assert [text for text in t.decision.texts() if text.endswith(">1")] == [
        f"play {weapon}>1" for weapon in ("bo", "bokken", "shuriken") if weapon in reaching
    ]


def test_r5_2_the_attackers_own_armor_changes_nothing() -> None:
    t = table("benkei*: bokken / armor armor | hanzo: bo | tomoe: bo | musashi: bo")
    assert t.difficulty("benkei", "hanzo") == 1
    t.offers("play bokken > hanzo", "play bokken > musashi", "end")


def test_r5_2_armor_in_between_changes_nothing() -> None:
    t = table("goemon*: bo | hanzo: bo / armor armor | tomoe: bo | benkei: bo / armor")
    assert t.difficulty("goemon", "tomoe") == 2


@pytest.mark.parametrize(
    ("weapon", "reached"),
    [
        ("bokken", "hanzo chiyome"),
        ("bo", "hanzo tomoe ieyasu chiyome"),
        ("shuriken", "hanzo tomoe musashi ieyasu chiyome"),
        ("naginata", "hanzo tomoe musashi kojiro ieyasu chiyome"),
        ("tanegashima", "hanzo tomoe musashi kojiro ieyasu chiyome"),
    ],
)
def test_r5_3_a_weapon_reaches_as_far_as_its_printed_difficulty(weapon: str, reached: str) -> None:
    """Away by 1, 2, 3, 4 (Armor), 2, 1."""
    t = table(
        f"goemon*: {weapon} | hanzo: parry | tomoe: parry | musashi: parry"
        " | kojiro: parry / armor | ieyasu: parry | chiyome: parry"
    )
    t.offers(*(f"play {weapon} > {one}" for one in reached.split()), "end")
    for one in {"hanzo", "tomoe", "musashi", "kojiro", "ieyasu", "chiyome"} - set(reached.split()):
        t.refuses(f"play {weapon} > {one}", "5.3")


def test_r5_3_the_weapons_of_kojiro_always_reach() -> None:
    t = table(
        "kojiro*: bokken | hanzo: parry | tomoe: parry | benkei: parry / armor armor armor armor"
        " | musashi: parry | ieyasu: parry | chiyome: parry"
    )
    t.offers(*(f"play bokken>{seat}" for seat in range(1, 7)), "end")


def test_r5_4_the_check_with_six_players() -> None:
    t = table("goemon: bo / armor armor | hanzo: bo | tomoe: bo | musashi: bo | kojiro: bo | ieyasu: parry")
    a, b, c, d, e, f = range(6)
    assert [t.difficulty(other, a) for other in (b, c, d, e, f)] == [3, 4, 5, 4, 3]
    assert [t.difficulty(a, other) for other in (b, c, d, e, f)] == [1, 2, 3, 2, 1]

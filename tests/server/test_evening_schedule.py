"""Seats over the rounds of an evening, and points against the field: pure functions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chanbara.server.evening.schedule import Seating, movement, schedule, tables_for
from chanbara.server.evening.scoring import Play, Result, against_field, deal_points, standings

SIZES = st.integers(2, 24), st.integers(3, 8), st.integers(1, 6), st.text(max_size=4)


def sitting(tables: list[Seating]) -> list[int]:
    return [person for seating in tables for person in seating if person is not None]


@given(*SIZES)
@settings(max_examples=60, deadline=None)
def test_everybody_sits_once_in_each_round_and_begins_as_often_as_others(
    people: int, places: int, rounds: int, seed: str
) -> None:
    plan = schedule(range(people), places, rounds, seed)
    begun: Counter[int] = Counter(dict.fromkeys(range(people), 0))
    sat: Counter[tuple[int, int]] = Counter()
    for tables in plan:
        assert sorted(sitting(tables)) == list(range(people)), "nobody twice, and nobody left out"
        assert len(tables) == max(2, tables_for(people, places))
        assert all(len(seating) == places for seating in tables)
        sizes = [len(sitting([seating])) for seating in tables if any(one is not None for one in seating)]
        assert max(sizes) - min(sizes) <= 1, "people are spread evenly"
        assert all(seating[0] is not None for seating in tables[: len(sizes)]), "a person begins, not a bot"
        begun.update(seating[0] for seating in tables if seating[0] is not None)
        sat.update((one, place) for seating in tables for place, one in enumerate(seating) if one is not None)
    assert len(plan) == rounds
    assert max(begun.values()) - min(begun.values()) <= 1
    # In the places after the first one they repeat themselves no more than they must, or once more.
    others = [times for (_, place), times in sat.items() if place]
    assert max(others, default=0) <= -(-rounds // (places - 1)) + 1


def test_it_is_the_same_each_time_and_another_with_another_seed() -> None:
    assert schedule(range(11), 4, 3, "a") == schedule(range(11), 4, 3, "a")
    assert schedule(range(11), 4, 3, "a") != schedule(range(11), 4, 3, "b")


@given(*SIZES)
@settings(max_examples=30, deadline=None)
def test_whoever_stays_at_their_table_begins_as_often_as_those_they_sit_with(
    people: int, places: int, rounds: int, seed: str
) -> None:
    plan = schedule(range(people), places, rounds, seed, stay=True)
    for number in range(max(2, tables_for(people, places))):
        group = sorted(sitting([plan[0][number]]))
        begun: Counter[int | None] = Counter(dict.fromkeys(group, 0))
        for tables in plan:
            assert sorted(sitting([tables[number]])) == group, "the same people in all rounds"
            begun[tables[number][0]] += 1
        assert max(begun.values()) - min(begun.values()) <= 1 or not group


@given(st.integers(2, 9), st.integers(2, 12))
@settings(max_examples=60, deadline=None)
def test_a_moving_deal_comes_to_every_table_once_in_different_rounds(tables: int, rounds: int) -> None:
    plan = movement(tables, rounds, moving=True)
    deals = {deal for one in plan for deal in one}
    assert deals == set(range(1, rounds + 1))
    for table in range(tables):
        assert {one[table] for one in plan} == deals, "nobody plays a deal twice, or misses one"
    for deal in deals:
        at = [number for number, one in enumerate(plan) for other in one if other == deal]
        assert len(at) == tables
        assert len(set(at)) == min(tables, rounds), "at as many times as there can be"
        assert max(at) - min(at) < 2 * tables, "it is not closed for longer than two cycles"


def test_how_deals_move() -> None:
    assert movement(3, 3, moving=True) == [[1, 2, 3], [2, 3, 1], [3, 1, 2]]
    assert movement(2, 3, moving=True) == [[1, 2], [2, 3], [3, 1]]
    assert movement(2, 4, moving=True) == [[1, 2], [2, 1], [3, 4], [4, 3]]
    assert movement(3, 2, moving=True) == [[1, 2, 1], [2, 1, 2]]
    assert movement(3, 2, moving=False) == [[1, 1, 1], [2, 2, 2]]


def test_whoever_comes_late_sits_in_all_later_rounds_and_does_not_begin_them_all() -> None:
    before = schedule(range(6), 3, 4, "x")
    played = [seating for tables in before for seating in tables]
    after = schedule([*range(6), 8], 3, 4, "y", played=played)
    begun: Counter[int | None] = Counter()
    for tables in after:
        assert sorted(sitting(tables)) == [0, 1, 2, 3, 4, 5, 8]
        assert len(tables) == 3, "a table more: there was no bot's seat"
        begun.update(seating[0] for seating in tables)
    assert begun[8] <= 2
    both: Counter[int | None] = Counter(seating[0] for seating in played) + begun
    regulars = [both[person] for person in range(6)]
    assert max(regulars) - min(regulars) <= 1


@pytest.mark.parametrize(("people", "places", "rounds"), [(9, 3, 3), (16, 4, 4), (64, 3, 12)])
def test_few_meet_twice(people: int, places: int, rounds: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    for tables in schedule(range(people), places, rounds, "x"):
        for seating in tables:
            met.update(combinations(sorted(sitting([seating])), 2))
    again = sum(times - 1 for times in met.values())
    assert again <= sum(met.values()) / 20


WON, LOST = True, False


def test_a_seat_is_compared_with_the_same_seat_at_all_other_tables() -> None:
    """Four tables: 14 points and a win beat all, 12 points twice are a tie, a loss with 20 points is last."""
    field = [Result(WON, 12), Result(LOST, 20), Result(WON, 14), Result(WON, 12)]
    assert against_field(field) == [Fraction(50), 0, 100, Fraction(50)]
    assert sum(against_field(field)) == 4 * 50


def test_a_table_without_a_result_is_no_part_of_the_field() -> None:
    assert against_field([Result(WON, 3), None, Result(LOST, 3)]) == [100, 50, 0]
    assert against_field([Result(WON, 3), None]) == [50, 50]
    assert against_field([Result(WON, 3)]) == [50]


def test_the_example_of_the_page_about_evenings() -> None:
    """Two deals at three tables of three seats; docs/evenings.md has the same numbers."""
    first = deal_points(
        [
            [Result(WON, 14), Result(LOST, 2), Result(LOST, 5)],
            [Result(LOST, 9), Result(WON, 6), Result(WON, 5)],
            [Result(WON, 11), Result(LOST, 2), Result(LOST, 8)],
        ],
        [
            *(Play(person, 0, seat) for seat, person in enumerate([0, 1, 2])),
            *(Play(person, 1, seat) for seat, person in enumerate([3, 4, 5])),
            *(Play(person, 2, seat) for seat, person in enumerate([6, 7])),  # the third seat has a bot
        ],
    )
    assert first == {0: 100, 1: 25, 2: 0, 3: 0, 4: 100, 5: 100, 6: 50, 7: 25}
    second = deal_points(
        [
            [Result(WON, 8), Result(LOST, 1), Result(LOST, 1)],
            [Result(WON, 8), Result(LOST, 0), Result(LOST, 3)],
            None,
        ],
        [
            *(Play(person, 0, seat) for seat, person in enumerate([4, 0, 6])),
            *(Play(person, 1, seat, gone=person == 3) for seat, person in enumerate([1, 5, 3])),
            *(Play(person, 2, seat) for seat, person in enumerate([7, 2])),
        ],
    )
    assert second == {4: 50, 0: 100, 6: 0, 1: 50, 5: 0, 3: 0, 7: 50, 2: 50}
    found = standings(range(8), [first, second])
    assert [(one.place, one.person, int(one.total)) for one in found] == [
        (1, 0, 200),
        (2, 4, 150),
        (3, 5, 100),
        (4, 1, 75),
        (4, 7, 75),
        (6, 2, 50),
        (6, 6, 50),
        (8, 3, 0),
    ]
    assert {one.deals for one in found} == {2}

"""The events as a seat may know them, by index."""

import pytest

from chanbara import new_game, seen


def test_events_are_counted_from_zero_and_asked_for_from_any_number() -> None:
    game = new_game("sword", players=4, seed=2)
    whole = seen(game, 0)
    assert [one.number for one in whole] == list(range(len(game.events)))
    assert seen(game, 0, since=1) == whole[1:]
    assert seen(game, 0, since=99) == []


def test_there_is_no_event_before_the_first() -> None:
    with pytest.raises(ValueError, match="events are numbered from 0, not from -1"):
        seen(new_game("sword", players=4, seed=2), 0, since=-1)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}; seats are 0 to 3, None is a spectator"):
        seen(new_game("sword", players=4, seed=2), seat)

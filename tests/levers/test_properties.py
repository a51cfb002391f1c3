"""Properties that change places, and counters on them."""

import pytest

from chanbara import observe
from chanbara.sword.rules.effects import DiscardAll, PassLeft, PickUp, Strip
from chanbara.sword.rules.levers import Count, SwapProperties
from chanbara.sword.rules.traces import NO_TRACES, marks_of
from tests.levers.cards import EVERYBODY, levers, number, resolve
from tests.table import Story


def counters(story: Story, seat: int) -> dict[str, int]:
    """The counters in front of a player."""
    return {story.catalog.cards[card].key: count for card, count in marks_of(story.state, seat).counters}


def test_all_properties_change_places_in_their_order_and_traits_are_summed_anew() -> None:
    t = levers("goemon: exchange bo / focus armor armor", "hanzo: bo / bushido", "tomoe: bo", "benkei: bo")
    assert (t.difficulty("tomoe", "goemon"), t.difficulty("tomoe", "hanzo")) == (4, 1)
    t.plays("exchange > hanzo")
    assert (t.in_play("goemon"), t.in_play("hanzo")) == ("bushido", "focus armor armor")
    assert (t.difficulty("tomoe", "goemon"), t.difficulty("tomoe", "hanzo")) == (2, 3)
    assert t.player("hanzo").traits.weapon_limit == 1
    assert t.events("PropertiesSwapped") == [{"seat": 0, "target": 1}]


def test_nothing_is_swapped_where_nothing_lies_nor_with_oneself() -> None:
    t = levers("goemon: exchange bo", "hanzo: bo", "tomoe: bo", "benkei: bo / armor")
    t.plays("exchange > hanzo")
    assert t.story() == ["Played"]
    resolve(t, SwapProperties(3, 3))
    assert t.story() == []
    resolve(t, SwapProperties(0, 3))
    assert (t.in_play("goemon"), t.in_play("benkei")) == ("armor", "")


def test_counters_are_of_a_kind_in_front_of_a_player_and_seen_by_all() -> None:
    t = levers("goemon: bo / shrine armor shrine", "hanzo: bo / shrine", "tomoe: bo", "benkei: bo")
    shrine, armor = number(t, "shrine"), number(t, "armor")
    resolve(t, Count(0, shrine, 2), Count(0, armor, 1), Count(0, shrine, 1))
    assert (counters(t, 0), counters(t, 1)) == ({"shrine": 3, "armor": 1}, {})
    assert t.events("CountersChanged") == [
        {"seat": 0, "card": "shrine", "counters": 2},
        {"seat": 0, "card": "armor", "counters": 1},
        {"seat": 0, "card": "shrine", "counters": 3},
    ]
    shown = {observe(t.game, seat).seats[0].counters for seat in EVERYBODY}
    assert shown == {(("armor", 1), ("shrine", 3))}


def test_there_are_0_to_9_of_them() -> None:
    t = levers("goemon: bo / shrine", "hanzo: bo", "tomoe: bo", "benkei: bo")
    shrine = number(t, "shrine")
    resolve(t, Count(0, shrine, -1))
    assert t.story() == []
    resolve(t, Count(0, shrine, 7), Count(0, shrine, 7), Count(0, shrine, 1))
    assert counters(t, 0) == {"shrine": 9}
    assert [one["counters"] for one in t.events("CountersChanged")] == [7, 9]
    resolve(t, Count(0, shrine, -20))
    assert (counters(t, 0), t.state.traces) == ({}, NO_TRACES)


def test_none_are_put_where_the_property_does_not_lie() -> None:
    t = levers("goemon: bo", "hanzo: bo / shrine", "tomoe: bo", "benkei: bo")
    resolve(t, Count(0, number(t, "shrine"), 1))
    assert (t.story(), t.state.traces) == ([], NO_TRACES)


@pytest.mark.parametrize("away", ["discarded", "picked up", "passed on", "swapped", "all discarded"])
def test_they_are_gone_when_the_last_copy_leaves(away: str) -> None:
    t = levers("goemon: bo / shrine shrine", "hanzo: bo / shrine", "tomoe: bo", "benkei: bo")
    shrine = number(t, "shrine")
    resolve(t, Count(0, shrine, 2), Count(1, shrine, 3))
    one = {
        "discarded": Strip(0, shrine),
        "picked up": PickUp(2, 0, shrine),
        "passed on": PassLeft(0, shrine),
        "swapped": SwapProperties(0, 2),
        "all discarded": DiscardAll(0),
    }[away]
    resolve(t, one)
    if away not in {"swapped", "all discarded"}:
        assert counters(t, 0) == {"shrine": 2}
        resolve(t, one)
    assert (counters(t, 0), counters(t, 1)) == ({}, {"shrine": 3})


def test_a_property_counts_by_itself() -> None:
    t = levers("goemon: bo", "hanzo: bo / shrine granary", "tomoe: bo", "benkei: bo")
    t.does("end")
    assert counters(t, 1) == {"shrine": 1, "granary": 7}
    t.does(*["end"] * 4)
    assert counters(t, 1) == {"shrine": 2, "granary": 9}

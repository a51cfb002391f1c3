"""The closed space of actions: every number has one option, every option one number."""

from __future__ import annotations

import pytest

from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.flat.bridge.options import action_of, option_of
from chanbara.sword.flat.format import actions
from chanbara.sword.flat.format.tables import CARDS_PRINTED, ON_PROPERTY_CARDS


def test_the_space_is_fixed() -> None:
    """A change of these numbers is a new version."""
    assert actions.VERSION == "sword_v2"
    assert actions.ACTIONS == 915
    starts = [getattr(actions, name) for name in ("USE_SHIMA", "PLAY", "ON_PROPERTY", "PARRY")]
    assert starts == [5, 77, 473, 617]
    assert [CARDS_PRINTED[card].key for card in ON_PROPERTY_CARDS] == ["geisha", "mimicry"]
    assert [actions.COUNT, actions.CHOOSE, actions.TAKE_SHOWN] == [837, 899, 907]


@pytest.mark.parametrize("seat", [0, 3])
def test_a_number_comes_back_from_its_option(seat: int) -> None:
    catalog = catalog_named(RISING_SUN)
    texts = set()
    for action in range(actions.ACTIONS):
        option = option_of(action, seat, 8, catalog, shown=4)
        assert action_of(option, seat, 8) == action, option.text
        texts.add(option.text)
    assert len(texts) == actions.ACTIONS


def test_seats_are_relative() -> None:
    catalog = catalog_named(RISING_SUN)
    katana = catalog.card_numbers["katana"]
    action = actions.PLAY + katana * actions.AIMS + 1 + 1
    assert option_of(action, 0, 5, catalog).text == "play katana>1"
    assert option_of(action, 4, 5, catalog).text == "play katana>0"

"""Cards from data files on the open build: the same games as on the reference engine."""

from __future__ import annotations

from importlib import import_module

import pytest

from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.open.card_set import card_set_of
from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.rules.program import Part
from checks.soak import twin_programs
from checks.soak.data_twin import data_catalog

FORMAT = "chanbara.sword.flat.format"
TOO_MUCH = """
format: 1
cards:
  mirror: {type: property, symbol: koi, copies: 1, changes: {reveals: 1}}
"""


@pytest.mark.parametrize("number", range(0, 24, 2))
def test_printed_cards_from_data_files_are_played_as_by_the_reference_engine(number: int) -> None:
    found = twin_programs.play(number)
    assert (found.printed, found.left_out) == (1, 0)
    assert found.decisions > 0


@pytest.mark.parametrize("first", range(1, 33, 16))
def test_random_cards_are_played_as_by_the_reference_engine(first: int) -> None:
    found = [twin_programs.play(number) for number in range(first, first + 16, 2)]
    assert sum(one.random for one in found) > sum(one.left_out for one in found)


def test_all_entries_from_data_files_are_known_to_the_open_build() -> None:
    catalog = data_catalog(catalog_of(Edition(rising_sun=True)))
    cards = card_set_of(catalog)
    programs = cards.module(f"{FORMAT}.programs")
    assert cards.left_out == {}
    assert [int(part) for part in programs.PART_AT[: len(catalog.programs)]] == [
        int(one.part) for one in catalog.programs
    ]
    assert int(programs.PART_AT[len(catalog.programs)]) == Part.END


def test_what_exceeds_the_room_is_said_by_name() -> None:
    own = own_cards_from("mirror.yaml", TOO_MUCH)
    catalog = catalog_of(Edition(own=(own,)))
    assert card_set_of(catalog).left_out == {"mirror": "reveals"}


def test_the_printed_build_has_no_room_for_programs() -> None:
    layout, actions = (import_module(f"{FORMAT}.{name}") for name in ("layout", "actions"))
    assert layout.FRAME == layout.OWNER
    assert actions.PLAY == actions.USE_ABILITY
    assert import_module(f"{FORMAT}.programs").PART_AT.size == 1

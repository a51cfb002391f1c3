"""Catalogs of house rules live as long as a game uses them, and not for ever."""

import gc

import pytest

import chanbara
from chanbara.sword import editions
from chanbara.sword.editions import RECENT, Edition, catalog_named, catalog_of
from chanbara.sword.flat.bridge.numbers import numbers_of
from chanbara.sword.house import read_house


def edition(number: int) -> Edition:
    return Edition(house=read_house(f"copies: {{parry: {number % 20 + 1}, bokken: {number // 20 + 1}}}"))


def test_many_texts_leave_few_catalogs() -> None:
    for number in range(3 * RECENT):
        numbers_of(catalog_of(edition(number)).name)
    gc.collect()
    assert len(editions._CATALOGS) <= 2 * RECENT + 10


def test_a_game_keeps_its_catalog() -> None:
    own = edition(399)
    game = chanbara.new_game("sword", players=3, seed=1, house=own.house)
    name = game.table.catalog.name
    for number in range(2 * RECENT):
        catalog_of(edition(number))
    gc.collect()
    assert catalog_named(name) is game.table.catalog
    assert catalog_of(own) is game.table.catalog


def test_one_that_nobody_uses_is_set_up_again() -> None:
    name = catalog_of(edition(398)).name
    for number in range(2 * RECENT):
        catalog_of(edition(number))
    gc.collect()
    with pytest.raises(ValueError, match="set up a game with it first"):
        catalog_named(name)
    assert catalog_of(edition(398)).name == name

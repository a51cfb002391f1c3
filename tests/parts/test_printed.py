"""All printed cards and characters can be written as data, and then play the same games."""

from itertools import pairwise

import pytest

from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.parts.build import built
from chanbara.sword.parts.printed import SETS, printed_text
from chanbara.sword.rules.catalog import Catalog
from chanbara.sword.rules.program import programs_of
from chanbara.sword.rules.words import Kind
from checks.soak import data_twin
from checks.soak.data_twin import data_catalog, from_files, play
from checks.soak.twin import Disagreement

CATALOGS = [catalog_of(Edition()), catalog_of(Edition(rising_sun=True))]
GAMES = 220


def test_the_files_have_every_printed_card_and_character_and_no_other() -> None:
    cards, characters = from_files()
    assert cards.keys() == CATALOGS[1].card_numbers.keys() | CATALOGS[0].card_numbers.keys()
    assert characters.keys() == CATALOGS[1].character_numbers.keys()


@pytest.mark.parametrize("catalog", CATALOGS, ids=["base", "rising_sun"])
def test_entries_without_a_program_are_equal_field_by_field(catalog: Catalog) -> None:
    compared = 0
    for printed, data in zip(catalog.cards, data_catalog(catalog).cards, strict=True):
        for field in printed._fields:
            value = getattr(printed, field)
            if not callable(value) and field != "traits":
                assert getattr(data, field) == value, f"{printed.key}: {field}"
                compared += 1
            assert callable(getattr(data, field)) == callable(value), f"{printed.key}: {field}"
    found = data_catalog(catalog)
    assert [one[:2] for one in found.characters] == [one[:2] for one in catalog.characters]
    code = [*(one.traits for one in catalog.cards), *(one.traits for one in catalog.characters)]
    files = [*(one.traits for one in found.cards), *(one.traits for one in found.characters)]
    for printed_traits, traits in zip(code, files, strict=True):
        for field in traits._fields:
            mine, theirs = getattr(traits, field), getattr(printed_traits, field)
            assert len(mine) == len(theirs) if isinstance(theirs, tuple) else mine == theirs
    assert compared > 300


@pytest.mark.parametrize("catalog", CATALOGS, ids=["base", "rising_sun"])
def test_predicates_mean_the_same_cards(catalog: Catalog) -> None:
    compared = 0
    for printed, data in zip(catalog.characters, data_catalog(catalog).characters, strict=True):
        for field in ("immune_to", "free_weapon", "escapes"):
            for theirs, mine in zip(getattr(printed.traits, field), getattr(data.traits, field), strict=True):
                for card in catalog.cards:
                    # Only weapons can be free, so only they are asked about.
                    if field != "free_weapon" or card.kind is Kind.WEAPON:
                        assert mine(card) == theirs(card), f"{printed.key}: {field}, {card.key}"
                if field == "immune_to":
                    assert mine(None) == theirs(None)
                compared += 1
    assert compared >= 1


def test_whole_games_with_all_rulings_are_equal() -> None:
    decisions = sum(play(number) for number in range(GAMES))
    assert decisions > 100 * GAMES


def test_a_single_number_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    data_twin.from_files.cache_clear()
    data_twin.data_catalog.cache_clear()
    monkeypatch.setattr(
        data_twin,
        "printed_text",
        lambda name: printed_text(name).replace("[{draw: 3}, {draw", "[{draw: 2}, {draw"),
    )
    with pytest.raises(Disagreement):
        [play(number) for number in range(20)]
    monkeypatch.undo()
    data_twin.from_files.cache_clear()
    data_twin.data_catalog.cache_clear()


def test_places_of_programs_follow_one_another() -> None:
    catalog = data_catalog(CATALOGS[1])
    programs = [one for entry in (*catalog.cards, *catalog.characters) for one in programs_of(entry)]
    assert programs[0].at == 0
    assert all(one.at + len(one.instructions) == after.at for one, after in pairwise(programs))
    assert programs[-1].at + len(programs[-1].instructions) == len(catalog.programs)


def test_every_set_is_read_and_built() -> None:
    for name in SETS:
        read, entries = built(printed_text(name), "other")
        assert len(read.cards) == len(entries.cards)
        assert all(card.key.startswith("other-") for card in entries.cards)

"""What is printed in the catalogs is what the second opinion has typed in again from the rules."""

import pytest

from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.words import Kind, Role
from tests import printed

CATALOG = catalog_named(RISING_SUN)
BOTH = {"base": (catalog_named(BASE), printed.BASE), "rising_sun": (CATALOG, printed.RISING_SUN)}


def card(key: str, which: str = "rising_sun") -> Card:
    catalog = BOTH[which][0]
    return catalog.cards[catalog.card_numbers[key]]


@pytest.mark.parametrize("which", BOTH)
def test_r1_1_the_catalog_has_these_cards_and_no_others(which: str) -> None:
    catalog, box = BOTH[which]
    assert sorted(one.key for one in catalog.cards) == sorted(box.copies)
    assert sum(one.copies for one in catalog.cards) == {"base": 90, "rising_sun": 130}[which]


@pytest.mark.parametrize("which", BOTH)
def test_r1_1_the_catalog_has_these_characters_and_no_others(which: str) -> None:
    catalog, box = BOTH[which]
    assert sorted(one.key for one in catalog.characters) == sorted(box.resilience)


def test_r1_2_the_expansion_adds_40_cards() -> None:
    added = dict.fromkeys(Kind, 0)
    for one in CATALOG.cards:
        added[one.kind] += one.copies - printed.BASE.copies.get(one.key, 0)
    assert added == {Kind.WEAPON: 17, Kind.ACTION: 13, Kind.PROPERTY: 10}


@pytest.mark.parametrize(("key", "numbers"), printed.WEAPONS.items(), ids=list(printed.WEAPONS))
def test_r1_1_a_weapon_has_the_printed_difficulty_wounds_and_copies(
    key: str, numbers: tuple[int, int | None, int]
) -> None:
    weapon = card(key)
    assert weapon.kind is Kind.WEAPON
    assert (weapon.reach, None if weapon.wounds_by else weapon.wounds, weapon.copies) == numbers


@pytest.mark.parametrize("which", BOTH)
@pytest.mark.parametrize("key", printed.RISING_SUN.actions)
def test_r1_1_there_are_so_many_copies_of_an_action(key: str, which: str) -> None:
    catalog, box = BOTH[which]
    if key in box.actions:
        assert card(key, which).kind is Kind.ACTION
        assert card(key, which).copies == box.actions[key]
    else:
        assert key not in catalog.card_numbers


@pytest.mark.parametrize(("key", "copies"), printed.PROPERTIES.items(), ids=list(printed.PROPERTIES))
def test_r1_1_there_are_so_many_copies_of_a_property(key: str, copies: int) -> None:
    assert card(key).kind is Kind.PROPERTY
    assert card(key).copies == copies


@pytest.mark.parametrize("key", printed.RISING_SUN.copies)
def test_r1_3_a_card_has_its_symbol(key: str) -> None:
    found = [symbol for symbol, keys in printed.SYMBOLS.items() if key in keys.split()]
    assert found == [card(key).suit.value]


@pytest.mark.parametrize(("key", "resilience"), printed.RESILIENCE.items(), ids=list(printed.RESILIENCE))
def test_r1_1_a_character_has_the_printed_resilience(key: str, resilience: int) -> None:
    assert CATALOG.characters[CATALOG.character_numbers[key]].resilience == resilience


@pytest.mark.parametrize("which", BOTH)
@pytest.mark.parametrize("players", printed.RISING_SUN.roles)
def test_r2_1_the_roles_by_number_of_players(players: int, which: str) -> None:
    catalog, box = BOTH[which]
    dealt = {role.value: count for role, count in catalog.deals.roles.get(players, {}).items()}
    assert dealt == box.roles.get(players, {})


def test_r2_2_the_three_ninja_have_one_two_and_three_stars_and_no_other_role_has_any() -> None:
    roles = BOTH["base"][0].roles
    assert sorted(one.stars for one in roles if one.role is Role.NINJA) == [1, 2, 3]
    assert not any(one.stars for one in roles if one.role is not Role.NINJA)


def test_r2_2_with_the_expansion_every_role_card_has_its_stars() -> None:
    stars = {role: sorted(one.stars for one in CATALOG.roles if one.role is role) for role in Role}
    assert stars == {Role.SHOGUN: [2], Role.SAMURAI: [1, 3], Role.NINJA: [1, 2, 3], Role.RONIN: [1, 2]}


@pytest.mark.parametrize("which", BOTH)
def test_r2_5_the_honor_by_number_of_players(which: str) -> None:
    catalog, box = BOTH[which]
    assert catalog.deals.honor == box.honor


@pytest.mark.parametrize("which", BOTH)
def test_r2_6_the_hands_clockwise_from_the_shogun(which: str) -> None:
    catalog, box = BOTH[which]
    assert catalog.deals.hands == box.hands

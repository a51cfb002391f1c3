"""What is printed in the catalog is what the second opinion has typed in again from the rules."""

import pytest

from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.words import Kind, Role
from tests import oracle


def card(key: str) -> Card:
    return CATALOG.cards[CATALOG.card_numbers[key]]


def test_r1_1_the_catalog_has_these_cards_and_no_others() -> None:
    assert sorted(one.key for one in CATALOG.cards) == sorted(oracle.COPIES)
    assert sum(one.copies for one in CATALOG.cards) == 90


def test_r1_1_the_catalog_has_these_characters_and_no_others() -> None:
    assert sorted(one.key for one in CATALOG.characters) == sorted(oracle.RESILIENCE)


@pytest.mark.parametrize(("key", "printed"), oracle.WEAPONS.items(), ids=list(oracle.WEAPONS))
def test_r1_1_a_weapon_has_the_printed_difficulty_wounds_and_copies(
    key: str, printed: tuple[int, int, int]
) -> None:
    weapon = card(key)
    assert weapon.kind is Kind.WEAPON
    assert (weapon.reach, weapon.wounds, weapon.copies) == printed


@pytest.mark.parametrize(("key", "copies"), oracle.ACTIONS.items(), ids=list(oracle.ACTIONS))
def test_r1_1_there_are_so_many_copies_of_an_action(key: str, copies: int) -> None:
    assert card(key).kind is Kind.ACTION
    assert card(key).copies == copies


@pytest.mark.parametrize(("key", "copies"), oracle.PROPERTIES.items(), ids=list(oracle.PROPERTIES))
def test_r1_1_there_are_so_many_copies_of_a_property(key: str, copies: int) -> None:
    assert card(key).kind is Kind.PROPERTY
    assert card(key).copies == copies


@pytest.mark.parametrize("key", oracle.COPIES)
def test_r1_3_a_card_has_its_symbol(key: str) -> None:
    printed = [symbol for symbol, keys in oracle.SYMBOLS.items() if key in keys.split()]
    assert printed == [card(key).suit.value]


@pytest.mark.parametrize(("key", "resilience"), oracle.RESILIENCE.items(), ids=list(oracle.RESILIENCE))
def test_r1_1_a_character_has_the_printed_resilience(key: str, resilience: int) -> None:
    assert CATALOG.characters[CATALOG.character_numbers[key]].resilience == resilience


@pytest.mark.parametrize("players", oracle.ROLES)
def test_r2_1_the_roles_by_number_of_players(players: int) -> None:
    dealt = {role.value: count for role, count in CATALOG.deals.roles[players].items()}
    assert dealt == oracle.ROLES[players]


def test_r2_2_the_three_ninja_have_one_two_and_three_stars_and_no_other_role_has_any() -> None:
    stars = sorted(one.stars for one in CATALOG.roles if one.role is Role.NINJA)
    assert stars == [1, 2, 3]
    assert not any(one.stars for one in CATALOG.roles if one.role is not Role.NINJA)


@pytest.mark.parametrize("players", oracle.HONOR)
def test_r2_5_the_honor_by_number_of_players(players: int) -> None:
    assert CATALOG.deals.honor[players] == oracle.HONOR[players]


def test_r2_6_the_hands_clockwise_from_the_shogun() -> None:
    assert CATALOG.deals.hands == oracle.HANDS

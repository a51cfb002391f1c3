"""The deal of the catalogs matches the second opinion's own copy of the rules."""

import pytest

from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.rules.words import Role
from tests import boxes

CATALOG = catalog_named(RISING_SUN)
BOTH = {"base": (catalog_named(BASE), boxes.BASE), "rising_sun": (CATALOG, boxes.RISING_SUN)}


@pytest.mark.parametrize("which", BOTH)
@pytest.mark.parametrize("players", boxes.RISING_SUN.roles)
def test_r2_1_the_roles_by_number_of_players(players: int, which: str) -> None:
    catalog, box = BOTH[which]
    dealt = {role.value: count for role, count in catalog.deals.roles.get(players, {}).items()}
    assert dealt == box.roles.get(players, {})


@pytest.mark.parametrize("which", BOTH)
def test_r2_2_the_role_cards(which: str) -> None:
    catalog, box = BOTH[which]
    assert sorted(card.key for card in catalog.roles) == sorted(box.role_cards)


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


def test_r12_rikyu_has_the_resilience_of_the_rules() -> None:
    assert {
        one.key: one.resilience for one in CATALOG.characters if one.key in boxes.PROMOTIONAL
    } == boxes.PROMOTIONAL

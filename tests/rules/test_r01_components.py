"""1 Components: the printed numbers match the page."""

import re
from collections import Counter

import pytest

from chanbara import Game, new_game, observe
from chanbara.locales import speech
from chanbara.sword.editions import BASE, RISING_SUN, Edition, cast, catalog_named
from chanbara.sword.rules.catalog import Card, Catalog
from chanbara.sword.rules.words import Kind, Suit
from tests.rules.house import play_with
from tests.rules.page import characters, rows
from tests.table import play_at_random

CATALOG = catalog_named(BASE)
EXPANDED = catalog_named(RISING_SUN)

KINDS = {"Weapons": Kind.WEAPON, "Actions": Kind.ACTION, "Properties": Kind.PROPERTY}
"""The headings of the tables."""

SET_UPS = [(players, False) for players in range(3, 8)] + [(players, True) for players in range(3, 9)]

every_set_up = pytest.mark.parametrize(("players", "rising_sun"), SET_UPS)


def copies(catalog: Catalog, kind: Kind | None = None) -> int:
    return sum(card.copies for card in catalog.cards if kind in (None, card.kind))


def page_of(heading: str, *, rising_sun: bool) -> list[dict[str, str]]:
    return rows(heading) + (rows(f"{heading} of Rising Sun") if rising_sun else [])


def test_r1_1_there_are_seven_roles_and_twelve_characters() -> None:
    assert len(CATALOG.roles) == 7
    assert len(cast(Edition(), "mixed", rikyu=False)) == 12


def test_r1_1_there_are_32_weapons_15_properties_and_43_actions() -> None:
    assert [copies(CATALOG, kind) for kind in KINDS.values()] == [32, 43, 15]
    assert copies(CATALOG) == 90


def test_r1_2_rising_sun_adds_17_weapons_10_properties_and_13_actions() -> None:
    added = [copies(EXPANDED, kind) - copies(CATALOG, kind) for kind in KINDS.values()]
    assert added == [17, 13, 10]
    assert copies(EXPANDED) == 130


@every_set_up
def test_r1_1_a_game_is_played_with_all_cards(players: int, *, rising_sun: bool) -> None:
    table = new_game("sword", players=players, seed=1, rising_sun=rising_sun).table
    cards = table.deck + [card for player in table.players for card in player.hand]
    catalog = EXPANDED if rising_sun else CATALOG
    dealt = {card.key: cards.count(number) for number, card in enumerate(catalog.cards)}
    assert dealt == {card.key: card.copies for card in catalog.cards}


@every_set_up
def test_r1_1_the_honor_points_are_enough(players: int, *, rising_sun: bool) -> None:
    table = new_game("sword", players=players, seed=1, rising_sun=rising_sun).table
    assert sum(player.honor for player in table.players) <= (45 if rising_sun else 30)


@pytest.mark.parametrize(("catalog", "players", "points"), [(CATALOG, 7, 36), (EXPANDED, 8, 54)])
def test_r1_1_the_resilience_points_are_enough_for_any_characters(
    catalog: Catalog, players: int, points: int
) -> None:
    full = sorted(one.resilience for one in catalog.characters)
    assert sum(full[-players:]) <= points


def wounds_of(card: Card) -> str:
    return str(card.wounds) if card.wounds_by is None else "*"


@pytest.mark.parametrize("rising_sun", [False, True])
def test_r1_1_every_weapon_has_the_numbers_of_its_row(*, rising_sun: bool) -> None:
    catalog = EXPANDED if rising_sun else CATALOG
    printed = {
        card.key: (str(card.reach), wounds_of(card), str(card.copies), card.suit.value)
        for card in catalog.cards
        if card.kind is Kind.WEAPON
    }
    page = {
        row["key"]: (row["difficulty"], row["wounds"], row["copies"], row["symbol"].lower())
        for row in page_of("Weapons", rising_sun=rising_sun)
    }
    assert printed == page


@pytest.mark.parametrize("rising_sun", [False, True])
@pytest.mark.parametrize("heading", ["Actions", "Properties"])
def test_r1_1_every_action_and_property_has_the_numbers_of_its_row(heading: str, *, rising_sun: bool) -> None:
    catalog = EXPANDED if rising_sun else CATALOG
    printed = {
        card.key: (card.copies, card.suit.value) for card in catalog.cards if card.kind is KINDS[heading]
    }
    page: Counter[str] = Counter()
    symbols = {}
    for row in page_of(heading, rising_sun=rising_sun):
        page[row["key"]] += int(row["copies"])
        symbols[row["key"]] = row["symbol"].lower()
    assert printed == {key: (count, symbols[key]) for key, count in page.items()}


def test_r1_2_three_actions_of_the_base_game_come_once_more() -> None:
    more = {
        card.key: EXPANDED.cards[EXPANDED.card_numbers[card.key]].copies - card.copies
        for card in CATALOG.cards
    }
    assert {key: count for key, count in more.items() if count} == {
        "geisha": 1,
        "parry": 1,
        "tea_ceremony": 1,
    }


@pytest.mark.parametrize("heading", KINDS)
def test_r1_1_every_card_is_called_what_its_row_says(heading: str) -> None:
    for row in page_of(heading, rising_sun=True):
        german, italian = row.get("Deutsch", row["card"]), row.get("Italiano", row["card"])
        names = [speech(language).say(f"card-{row['key']}") for language in ("en", "de", "it")]
        assert names == [row["card"], german, italian]


def test_r1_1_parry_alone_bears_the_parry_symbol() -> None:
    assert [card.key for card in CATALOG.cards if card.is_parry] == ["parry"]


def test_r1_2_jitte_and_tessen_bear_it_too_and_counterattack_parries_weapons_only() -> None:
    assert {card.key for card in EXPANDED.cards if card.is_parry} == {"parry", "jitte", "tessen"}
    assert {card.key for card in EXPANDED.cards if card.parries_weapons_only} == {"counterattack"}


@pytest.mark.parametrize(("catalog", "heading"), [(CATALOG, "Roles"), (EXPANDED, "Roles of Rising Sun")])
def test_r1_1_the_role_cards_are_those_of_the_table(catalog: Catalog, heading: str) -> None:
    page = []
    for row in rows(heading):
        stars = [int(star) for star in re.findall(r"\d", row["stars"])] or [0]
        page += [(row["key"], star) for star in stars * (int(row["cards"]) // len(stars))]
    assert [(card.role.value, card.stars) for card in catalog.roles] == page


def test_r1_2_the_eight_new_roles_replace_the_old_ones() -> None:
    assert len(EXPANDED.roles) == 8
    assert [card for card in EXPANDED.roles if card in CATALOG.roles] == [
        EXPANDED.role_cards[f"ninja{stars}"] for stars in (1, 2, 3)
    ], "all others have other stars"


def test_r1_1_every_character_has_the_resilience_of_the_page() -> None:
    assert {one.key: one.resilience for one in EXPANDED.characters} == characters()


def dealt(**chosen: bool | str) -> set[str]:
    """Return all characters that are ever dealt with these options."""
    games = [new_game("sword", players=5, seed=seed, **chosen) for seed in range(80)]
    return {one.character for game in games for one in observe(game, None).seats}


def test_r1_2_the_twelve_new_characters_may_be_mixed_with_the_old_ones_or_not() -> None:
    keys = [*characters()]
    old, new = set(keys[:12]), set(keys[12:24])
    assert len(keys) == 25
    assert dealt(rising_sun=True) == dealt(rising_sun=True, cast="mixed") == old | new
    assert dealt(rising_sun=True, cast="base") == old
    assert dealt(rising_sun=True, cast="rising_sun") == new
    assert dealt() == old
    with pytest.raises(ValueError, match="needs the expansion"):
        dealt(cast="rising_sun")


@pytest.mark.parametrize("rising_sun", [False, True])
def test_r1_2_rikyu_stays_out_unless_asked_for(*, rising_sun: bool) -> None:
    assert "rikyu" not in dealt(rising_sun=rising_sun)
    assert "rikyu" in dealt(rising_sun=rising_sun, rikyu=True)


@pytest.mark.parametrize("catalog", [CATALOG, EXPANDED])
def test_r1_3_every_card_bears_one_of_four_symbols(catalog: Catalog) -> None:
    assert {card.suit for card in catalog.cards} == {Suit.FUJI, Suit.KOI, Suit.TORII, Suit.ORIGAMI}


@pytest.mark.parametrize("seed", range(5))
def test_r1_3_the_base_game_makes_no_use_of_symbols(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    def finished() -> Game:
        return play_at_random(new_game("sword", players=5, seed=seed), seed)

    printed = finished()
    blank = [card._replace(suit=Suit.KOI) for card in CATALOG.cards]
    play_with(monkeypatch, blank, list(CATALOG.characters))
    assert finished().events == printed.events

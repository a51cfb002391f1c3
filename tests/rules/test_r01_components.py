"""1 Components: what is printed is what the page says."""

from itertools import combinations

import pytest

from chanbara import Game, new_game
from chanbara.locales import speech
from chanbara.sword import setup
from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.catalog import Card, Catalog
from chanbara.sword.rules.words import Kind, Suit
from tests.rules.page import characters, rows
from tests.table import play_at_random


def of_kind(kind: Kind) -> list[Card]:
    return [card for card in CATALOG.cards if card.kind is kind]


def copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)


def test_r1_1_there_are_seven_roles_and_twelve_characters() -> None:
    assert len(CATALOG.roles) == 7
    assert len(CATALOG.characters) == 12


def test_r1_1_there_are_32_weapons_15_properties_and_43_actions() -> None:
    assert copies(of_kind(Kind.WEAPON)) == 32
    assert copies(of_kind(Kind.PROPERTY)) == 15
    assert copies(of_kind(Kind.ACTION)) == 43
    assert copies(list(CATALOG.cards)) == 90


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_r1_1_a_game_is_played_with_all_90_cards(players: int) -> None:
    table = new_game("sword", players=players, seed=1).table
    cards = table.deck + [card for player in table.players for card in player.hand]
    dealt = {card.key: cards.count(number) for number, card in enumerate(CATALOG.cards)}
    assert dealt == {card.key: card.copies for card in CATALOG.cards}


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_r1_1_thirty_honor_points_are_enough(players: int) -> None:
    table = new_game("sword", players=players, seed=1).table
    assert sum(player.honor for player in table.players) <= 30


def test_r1_1_36_resilience_points_are_enough_for_any_seven_characters() -> None:
    most = max(sum(one.resilience for one in seven) for seven in combinations(CATALOG.characters, 7))
    assert most <= 36


def test_r1_1_every_weapon_has_the_numbers_of_its_row() -> None:
    printed = {
        card.key: (card.reach, card.wounds, card.copies, card.suit.value) for card in of_kind(Kind.WEAPON)
    }
    page = {
        row["key"]: (
            int(row["difficulty"]),
            int(row["wounds"]),
            int(row["copies"]),
            row["symbol"].lower(),
        )
        for row in rows("Weapons")
    }
    assert printed == page


@pytest.mark.parametrize(("heading", "kind"), [("Actions", Kind.ACTION), ("Properties", Kind.PROPERTY)])
def test_r1_1_every_action_and_property_has_the_numbers_of_its_row(heading: str, kind: Kind) -> None:
    printed = {card.key: (card.copies, card.suit.value) for card in of_kind(kind)}
    assert printed == {row["key"]: (int(row["copies"]), row["symbol"].lower()) for row in rows(heading)}


@pytest.mark.parametrize("heading", ["Weapons", "Actions", "Properties"])
def test_r1_1_every_card_is_called_what_its_row_says(heading: str) -> None:
    for row in rows(heading):
        german, italian = row.get("Deutsch", row["card"]), row.get("Italiano", row["card"])
        names = [speech(language).say(f"card-{row['key']}") for language in ("en", "de", "it")]
        assert names == [row["card"], german, italian]


def test_r1_1_parry_alone_bears_the_parry_symbol() -> None:
    assert [card.key for card in CATALOG.cards if card.is_parry] == ["parry"]


def test_r1_1_the_role_cards_are_those_of_the_table() -> None:
    printed = [(card.role.value, card.stars) for card in CATALOG.roles]
    page = []
    for row in rows("Roles"):
        stars = [0] if row["stars"] == "none" else [1, 2, 3]
        page += [(row["key"], star) for star in stars * (int(row["cards"]) // len(stars))]
    assert printed == page


def test_r1_1_every_character_has_the_resilience_of_the_page() -> None:
    assert {one.key: one.resilience for one in CATALOG.characters} == characters()


def test_r1_3_every_card_bears_one_of_four_symbols() -> None:
    assert {card.suit for card in CATALOG.cards} == {Suit.FUJI, Suit.KOI, Suit.TORII, Suit.ORIGAMI}


@pytest.mark.parametrize("seed", range(5))
def test_r1_3_the_base_game_makes_no_use_of_symbols(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    def finished() -> Game:
        return play_at_random(new_game("sword", players=5, seed=seed), seed)

    printed = finished()
    blank = [card._replace(suit=Suit.KOI) for card in CATALOG.cards]
    monkeypatch.setattr(setup, "CATALOG", Catalog(blank, CATALOG.characters, CATALOG.roles, CATALOG.deals))
    assert finished().events == printed.events

"""Which entries the flat core knows, and what it says of the others."""

from __future__ import annotations

from typing import Any

import pytest

from chanbara.sword.cards.base.actions import battle_cry, daimyo
from chanbara.sword.cards.base.characters import PAY_ONE_DRAW_ONE, draw_one
from chanbara.sword.cards.base.properties import bushido
from chanbara.sword.cards.entries import action, answer, property_, weapon
from chanbara.sword.cards.rising_sun.actions import counterattack
from chanbara.sword.cards.rising_sun.characters import TAKE_PROPERTY, reveal_two
from chanbara.sword.cards.rising_sun.properties import bleeding_wound, kote
from chanbara.sword.cards.rising_sun.weapons import back_to_hand, honor_of
from chanbara.sword.flat.format.known import PLAYS, SETS, WINDOWS, why_unknown
from chanbara.sword.flat.format.numbering import numbering_of
from chanbara.sword.flat.format.scope import BASE_CATALOG, CATALOG
from chanbara.sword.flat.format.tables import CARD, PROPERTY_CARDS
from chanbara.sword.flat.format.vocabulary import (
    MOST_CARDS,
    MOST_CHARACTERS,
    MOST_KINDS,
    MOST_PROPERTY_KINDS,
    left_out_of,
    remark_on,
    vocabulary_of,
)
from chanbara.sword.rules.catalog import Card, Catalog, Character
from chanbara.sword.rules.traits import NO_TRAITS, Traits
from chanbara.sword.rules.words import NONE, Aim, Proof, Suit

KOI = Suit.KOI


def new(*_: Any) -> Any:  # noqa: ANN401 - a function of a card that nobody knows
    return None


def arm(**about: Any) -> Card:  # noqa: ANN401 - fields of a card
    return weapon("new", **{"reach": 1, "wounds": 1, "suit": KOI, "copies": 1, **about})


def act(play: Any, aim: Aim = Aim.NOTHING) -> Card:  # noqa: ANN401 - any function
    return action("new", rule="9.1", suit=KOI, copies=1, play=play, aim=aim)


def lay(traits: Traits, key: str = "new", copies: int = 1, **about: Any) -> Card:  # noqa: ANN401
    return property_(key, rule="10.1", suit=KOI, copies=copies, traits=traits, **about)


def test_every_window_of_the_printed_game_is_looked_through() -> None:
    assert {window.field for window in WINDOWS.values()} | {*SETS} == {*NO_TRAITS._fields}


def test_all_that_is_printed_is_known() -> None:
    entries: list[Card | Character] = [*CATALOG.cards, *CATALOG.characters]
    assert not any(why_unknown(entry) for entry in entries)
    assert not left_out_of(CATALOG)
    assert remark_on(CATALOG) == ""
    assert {card.play for card in CATALOG.cards if card.play} == {*PLAYS}


@pytest.mark.parametrize(
    "entry",
    [
        arm(reach=9, wounds=4, proof=Proof.STEEL, is_parry=True, worth=2),
        arm(wounds=0, wounds_by=honor_of, on_hit=back_to_hand, adds_weapons=2),
        arm(on_oneself=True, hits_empty_handed=True),
        act(battle_cry),
        answer("new", rule="9.7", suit=KOI, copies=1),
        answer("new", rule="9.7", suit=KOI, copies=1, is_parry=True, answered=counterattack),
        lay(Traits(difficulty=3, dealt=-1, taken=2)),
        lay(Traits(absorbs=True, on_played=(kote,), immune_to=(new,), escapes=(new,)), aim=Aim.ANYONE),
        lay(Traits(on_recovered=(bushido,)), aim=Aim.ANYONE, is_unique=True),
        Character("new", 9, Traits(difficulty=-1, reveals=1, free_weapon=(new,))),
        Character("new", 1, Traits(abilities=(PAY_ONE_DRAW_ONE, TAKE_PROPERTY), on_hit=(draw_one, draw_one))),
    ],
)
def test_an_entry_of_known_parts_is_known(entry: Card | Character) -> None:
    assert why_unknown(entry) == ""


@pytest.mark.parametrize(
    ("entry", "field"),
    [
        (arm(wounds_by=new), "wounds_by"),
        (arm(on_hit=new), "on_hit"),
        (arm(proof=Proof.WEAPON), "proof"),
        (arm(reach=10), "reach"),
        (arm(traits=Traits(dealt=1)), "traits"),
        (arm(answered=counterattack), "answered"),
        (act(new), "play"),
        (act(daimyo, Aim.OTHER), "aim"),
        (lay(Traits(difficulty=-1)), "difficulty"),
        (lay(Traits(reveals=1)), "reveals"),
        (lay(Traits(on_turn_start=(new,))), "on_turn_start"),
        (lay(Traits(on_played=(kote, new))), "on_played"),
        (lay(Traits(on_recovered=(bushido,)), aim=Aim.ANYONE), "on_recovered"),
        (lay(Traits(difficulty=1), aim=Aim.OTHER), "aim"),
        (Character("new", 10, NO_TRAITS), "resilience"),
        (Character("new", 0, NO_TRAITS), "resilience"),
        (Character("new", 4, Traits(difficulty=-2)), "difficulty"),
        (Character("new", 4, Traits(reveals=3)), "reveals"),
        (Character("new", 4, Traits(absorbs=True)), "absorbs"),
        (Character("new", 4, Traits(answers=(new,))), "answers"),
        (Character("new", 4, Traits(on_aimed=(reveal_two, reveal_two))), "on_aimed"),
    ],
)
def test_the_field_that_is_new_is_named(entry: Card | Character, field: str) -> None:
    assert why_unknown(entry) == field


# --- room ---


def catalog_with(*cards: Card, people: tuple[Character, ...] = ()) -> Catalog:
    return Catalog(
        (*CATALOG.cards, *cards), (*CATALOG.characters, *people), CATALOG.roles, CATALOG.deals, "test"
    )


def numbered(count: int, **about: Any) -> list[Card]:  # noqa: ANN401
    return [arm(**about)._replace(key=f"new{number}") for number in range(count)]


def test_there_is_room_for_so_many_kinds_and_no_more() -> None:
    kinds = numbered(MOST_KINDS - len(CATALOG.cards) + 1)
    found = vocabulary_of(catalog_with(*kinds))
    assert len(found.cards) == MOST_KINDS
    assert found.left_out == {kinds[-1].key: "too many kinds of cards"}


def test_there_is_room_for_so_many_cards() -> None:
    there_are = sum(card.copies for card in CATALOG.cards)
    enough, more = arm(copies=MOST_CARDS - there_are), arm(copies=1)._replace(key="more")
    assert vocabulary_of(catalog_with(enough, more)).left_out == {"more": "too many cards"}


def test_there_is_room_for_so_many_properties_and_so_much_difficulty() -> None:
    left = MOST_PROPERTY_KINDS - len(PROPERTY_CARDS)
    props = [lay(Traits(dealt=1), f"new{number}") for number in range(left + 1)]
    assert vocabulary_of(catalog_with(*props)).left_out == {props[-1].key: "too many kinds of properties"}
    assert vocabulary_of(catalog_with(lay(Traits(difficulty=9), copies=5))).left_out == {}
    assert vocabulary_of(catalog_with(lay(Traits(difficulty=9), copies=6))).left_out == {
        "new": "too much Difficulty"
    }


def test_there_is_room_for_so_many_characters() -> None:
    people = tuple(
        Character(f"new{number}", 4, NO_TRAITS)
        for number in range(MOST_CHARACTERS - len(CATALOG.characters) + 1)
    )
    found = vocabulary_of(catalog_with(people=people))
    assert found.left_out == {people[-1].key: "too many characters"}


@pytest.mark.parametrize(
    ("traits", "field"),
    [
        (Traits(on_recovered=(bushido,)), "on_recovered"),
        (Traits(after_recovered=(bleeding_wound,)), "after_recovered"),
    ],
)
def test_what_pending_steps_do_not_tell_apart_has_one_property_alone(traits: Traits, field: str) -> None:
    second = lay(traits, aim=Aim.ANYONE, is_unique=True)
    assert not why_unknown(second)
    assert vocabulary_of(catalog_with(second)).left_out == {"new": field}


# --- numbers ---


@pytest.mark.parametrize("catalog", [BASE_CATALOG, CATALOG], ids=["base", "rising_sun"])
def test_printed_cards_have_the_numbers_of_the_catalog(catalog: Catalog) -> None:
    found = numbering_of(catalog)
    assert found.cards == (*range(len(catalog.cards)), NONE)
    assert found.back[: len(catalog.cards)] == (*range(len(catalog.cards)),)


def test_where_the_order_is_another_numbers_go_by_key() -> None:
    turned = Catalog(CATALOG.cards[::-1], CATALOG.characters, CATALOG.roles, CATALOG.deals, "turned")
    found = numbering_of(turned)
    for number, card in enumerate(turned.cards):
        assert found.cards[number] == CARD[card.key]
        assert found.back[CARD[card.key]] == number
    armor = turned.card_numbers["armor"]
    assert found.props_back[found.props[armor]] == armor
    assert found.cards[NONE] == found.props[NONE] == found.back[NONE] == found.props_back[NONE] == NONE

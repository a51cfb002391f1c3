"""B3 and B4: the icon and the count of every card."""

from collections import Counter

import pytest

from chanbara import new_game
from tests.duel.rules.page import rows
from tests.duel.table import Story, duel

ICONS = {row["key"]: row["icon"] for number in ("B3.1", "B3.2") for row in rows(number)}
STANDARD = [row["key"] for row in rows("B3.1")]
WILD = [key for key, icon in ICONS.items() if icon == "wild"]


def with_two_wild_cards(key: str) -> Story:
    """Play a card with two that count as either icon: it alone decides which combo they are."""
    cards = [key, *(other for other in WILD if other not in {key, "empty_mind"})][:3]
    d = duel(at="second", hand=" ".join(cards), qi=0, defence="6_6")
    d.plays(*cards)
    if d.qi:
        d.does("pass")  # what Empty mind regained could still buy guard
    return d


def combines_as_printed(key: str) -> None:
    d = with_two_wild_cards(key)
    if ICONS[key] == "special":
        assert d.events("Combo") == [("special", "die")]
    else:
        more = ["combo die"] if ICONS[key] == "wild" else []
        d.asked("combo", "combo qi", "combo special", *more)


@pytest.mark.parametrize("key", STANDARD)
def test_b3_1_an_action_card_has_its_icon(key: str) -> None:
    combines_as_printed(key)


@pytest.mark.parametrize("key", [key for key in ICONS if key not in STANDARD])
def test_b3_2_a_special_card_has_its_icon(key: str) -> None:
    combines_as_printed(key)


def test_b3_1_so_many_are_dealt_of_each_action_card() -> None:
    table = new_game("duel", seed=1).table
    assert Counter([*table.hand, *table.draw]) == {row["key"]: int(row["copies"]) for row in rows("B3.1")}


def test_b3_2_one_is_dealt_of_each_special_card() -> None:
    table = new_game("duel", seed=1).table
    assert Counter(table.specials) == {row["key"]: 1 for row in rows("B3.2")}


def test_b4_1_one_is_dealt_of_each_defence_card() -> None:
    table = new_game("duel", seed=1).table
    assert Counter(table.defence_deck) == {row["key"]: 1 for row in rows("B4.1")}


def test_b4_2_so_many_are_dealt_of_each_counterattack_card() -> None:
    table = new_game("duel", seed=1).table
    assert Counter(table.counter_deck) == {row["key"]: int(row["copies"]) for row in rows("B4.2")}

"""B3 and B4: the effects of every card."""

import pytest

from chanbara.duel.book.data import standard_book
from tests.duel.table import duel

BOOK = standard_book()
SPECIAL = [card for card in BOOK.actions.values() if card.is_special]
STANDARD = [card for card in BOOK.actions.values() if not card.is_special]
STRIKING = [card for card in BOOK.counters.values() if card.value is not None]


def plays_as_printed(key: str) -> None:
    card = BOOK.actions[key]
    d = duel(hand=f"{key} irimi", qi=0, strength=1, technique=2, guard=3)
    d.does(f"play {key}")
    assert d.values == (1 + card.strength, 2 + card.technique, 3 + card.guard)
    assert d.qi == card.qi
    assert d.events("Played") == [(key,)]


@pytest.mark.parametrize("key", [card.key for card in STANDARD if card.key != "irimi"])
def test_b3_1_an_action_card_adds_its_numbers(key: str) -> None:
    plays_as_printed(key)


def test_b3_1_irimi() -> None:
    d = duel(hand="irimi", qi=1)
    d.does("play irimi")
    assert d.values == (1, -1, 2)


@pytest.mark.parametrize("key", [card.key for card in SPECIAL])
def test_b3_2_a_special_card_adds_its_numbers(key: str) -> None:
    plays_as_printed(key)


def test_b3_2_empty_mind_regains_a_qi() -> None:
    d = duel(hand="empty_mind irimi", qi=4)
    d.does("play empty_mind")
    assert d.qi == 5
    d = duel(hand="empty_mind irimi", qi=5)
    d.does("play empty_mind")
    assert (d.qi, d.events("QiChanged")) == (5, [])


@pytest.mark.parametrize("key", BOOK.defence)
def test_b4_1_a_defence_card_is_reached_by_its_numbers(key: str) -> None:
    card = BOOK.defence[key]
    d = duel(at="second", qi=0, defence=key, strength=card.strength, technique=card.technique - 1)
    assert d.events("Hit") == [("strength", 0)]
    d = duel(at="second", qi=0, defence=key, strength=card.strength - 1, technique=card.technique)
    assert d.events("Hit") == [("technique", 0)]
    d = duel(at="second", qi=0, defence=key, strength=card.strength - 1, technique=card.technique - 1)
    assert len(d.events("Missed")) == 1


@pytest.mark.parametrize("key", [card.key for card in STRIKING])
def test_b4_2_a_counterattack_strikes_as_printed(key: str) -> None:
    card = BOOK.counters[key]
    assert card.value is not None
    value = card.value + (2 if card.ki else 0)
    fate = "graze" if "wound" in card.effect else ""
    d = duel(at="second", qi=0, defence="6_6", counters=key, guard=value - 1, fate=fate)
    assert d.events("Countered") == [(0, key, value, value - 1, True)]
    lost = card.effect.get("life") or card.effect["wound"]
    assert d.life == 8 - lost, "a graze of level 1 is 1 life, one of level 2 is 2"
    d = duel(at="second", qi=0, defence="6_6", counters=key, guard=value)
    assert (d.events("Countered"), d.life) == ([(0, key, value, value, False)], 8)


WOUNDS = [(key, level) for key in BOOK.wounds for level in (1, 2)]


@pytest.mark.parametrize(("key", "level"), [one for one in WOUNDS if one != ("dodged", 2)])
def test_b4_3_a_wound_that_you_suffer(key: str, level: int) -> None:
    d = duel(environment="bamboo", hand="irimi", qi=4, fate=f"{4 + level} {key}")
    d.does("environment")
    effects = BOOK.wounds[key].levels[level - 1]
    assert d.events("Wounded") == [(None, key, level)]
    assert (d.life, d.qi) == (8 - effects.get("life", 0), 3 - effects.get("qi", 0))


@pytest.mark.parametrize(("key", "level"), [one for one in WOUNDS if one != ("dodged", 2)])
def test_b4_3_a_wound_that_you_inflict(key: str, level: int) -> None:
    technique = {1: 8, 2: 10}[level]
    d = duel(at="second", qi=0, technique=technique, defence="5_5", counters="probe", guard=3, fate=key)
    effects = BOOK.wounds[key].levels[level - 1]
    assert d.events("Wounded") == [(0, key, level)]
    assert d.enemy() == (8 - effects.get("life", 0), 5 - effects.get("qi", 0))


def test_b4_3_beheaded() -> None:
    d = duel(environment="bamboo", hand="irimi", qi=4, fate="6 dodged")
    d.does("environment")
    assert d.result == (False, "beheaded", "B4.3", 1, 8)
    d = duel(at="second", qi=0, technique=10, defence="5_5", fate="dodged")
    assert (d.result.won, d.result.cause, d.enemy()) == (True, "slain", (0, 5))
    assert (d.events("EnemyDied"), d.events("Ended")) == ([(0,)], [(True, "slain")])


def test_b4_3_your_loss_of_qi_stops_at_0() -> None:
    d = duel(environment="bamboo", hand="irimi", qi=1, fate="5 struck_temple")
    d.does("environment")
    assert (d.life, d.qi) == (7, 0)


def test_b4_3_what_an_enemy_lacks_in_qi_he_loses_in_life() -> None:
    d = duel(
        at="second",
        qi=0,
        technique=10,
        defence="5_5",
        enemies="8/1",
        counters="probe",
        guard=3,
        fate="struck_temple",
    )
    assert d.enemy() == (5, 0)

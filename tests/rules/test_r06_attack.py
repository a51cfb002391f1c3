"""6 An attack."""

import pytest

from chanbara import observe
from chanbara.sword.cards.base.characters import PAY_ONE_DRAW_ONE, draw_per_point
from chanbara.sword.rules.traits import Traits
from tests.rules.house import change_traits
from tests.table import Story, table


def hit(attacker: str, target: str, weapon: str) -> Story:
    """A weapon that is not parried; the attacker sits in seat 0, the target in seat 1."""
    t = table(f"{attacker} | {target} | nobunaga: parry | ieyasu: parry")
    t.plays(f"{weapon}>1")
    t.does("pass")
    return t


def test_r6_0_weapon_battle_cry_and_jujutsu_wound() -> None:
    t = table("benkei*: battle_cry bo jujutsu | hanzo: parry parry | tomoe 0/: | musashi:")
    for card in ("bo > hanzo", "battle_cry", "jujutsu"):
        t.plays(card)
        t.does("pass")
        source = card.split()[0]
        assert t.events("Wounded") == [{"seat": 1, "by": 0, "source": source, "lost": 1}]
    assert t.resilience("hanzo") == 1


def test_r6_0_a_price_is_no_wound() -> None:
    t = table("nobunaga*: bo | hanzo: bo | tomoe: bo | musashi: bo")
    t.does("use nobunaga")
    assert t.story() == ["AbilityUsed", "ResiliencePaid", "Drew"]


def test_r6_0_a_price_triggers_nothing_that_answers_wounds(monkeypatch: pytest.MonkeyPatch) -> None:
    both = Traits(abilities=(PAY_ONE_DRAW_ONE,), on_wounded=(draw_per_point,))
    change_traits(monkeypatch, {"nobunaga": both})
    t = table("nobunaga*: bo | hanzo: bo | tomoe: bo | musashi: bo")
    t.does("use nobunaga")
    assert t.hand_size("nobunaga") == 2


def test_r6_1_the_attacker_names_weapon_and_target() -> None:
    t = table("benkei*: bo | hanzo: bo | tomoe: bo | musashi: bo")
    t.refuses("play bo", "6.1")
    t.refuses("play bo > benkei", "6.1")
    t.plays("bo > tomoe")
    assert t.events("Played") == [{"seat": 0, "card": "bo", "target": 2, "prop": None}]


def test_r6_1_then_the_target_alone_is_asked_and_all_others_only_watch() -> None:
    t = table("benkei*: bo parry | hanzo: bo parry | tomoe: bo parry | musashi: bo parry")
    t.plays("bo > tomoe")
    t.asks("tomoe", "parry")
    t.does("pass")
    t.asks("benkei", "play")


def test_r6_2_a_parry_leaves_the_attack_without_effect() -> None:
    t = table("benkei*: katana | hanzo: parry parry | tomoe: bo | musashi: bo")
    t.plays("katana > hanzo")
    t.offers("parry parry", "pass")
    t.does("parry parry")
    assert t.resilience("hanzo") == 4
    assert t.hand("hanzo") == "parry", "one card is enough"
    assert t.pile == "parry katana"
    t.asks("benkei", "play")


def test_r6_2_the_target_may_take_the_hit() -> None:
    t = table("benkei*: katana | hanzo: parry | tomoe: bo | musashi: bo")
    t.plays("katana > hanzo")
    t.does("pass")
    assert t.resilience("hanzo") == 1
    assert t.hand("hanzo") == "parry"


def test_r6_2_only_cards_with_the_parry_symbol_parry() -> None:
    t = table("benkei*: katana | tomoe: armor battle_cry bo diversion | hanzo: bo | musashi: bo")
    t.plays("katana > tomoe")
    t.offers("pass")
    t.refuses("parry bo", "6.2")


def test_r6_2_what_an_ability_allows_parries_too() -> None:
    t = table("benkei*: katana | hanzo: armor bo | tomoe: bo | musashi: bo")
    t.plays("katana > hanzo")
    t.offers("parry bo", "pass")
    t.does("parry bo")
    assert t.resilience("hanzo") == 4


@pytest.mark.parametrize("cards", ["parry", "bo"])
def test_r6_2_the_window_opens_with_a_parry_in_hand_or_without(cards: str) -> None:
    t = table(f"benkei*: katana | tomoe: {cards} | hanzo: bo | musashi: bo")
    t.plays("katana > tomoe")
    t.asks("tomoe", "parry")


def test_r6_2_to_everybody_else_the_window_looks_the_same() -> None:
    views = []
    for cards in ("parry", "armor"):
        t = table(f"benkei*: katana | tomoe: {cards} | hanzo: bo | musashi: bo")
        t.plays("katana > tomoe")
        views.append([observe(t.game, observer) for observer in (0, 2, 3, None)])
    assert views[0] == views[1]


def test_r6_2_a_target_with_an_empty_hand_is_not_asked() -> None:
    strike = ["Strike", 0, 1, "katana"]
    t = table(
        "benkei*: armor | hanzo: | tomoe: bo | musashi: bo",
        pending=[["Turn", 1], ["PlayPhase"], ["Demand", 1, "parry", 0, "katana", strike, None]],
    )
    t.asks("benkei", "play")
    assert t.resilience("hanzo") == 1


WOUNDS = {
    "bo": 1,
    "bokken": 1,
    "daikyu": 2,
    "kanabo": 2,
    "katana": 3,
    "kiseru": 2,
    "kusarigama": 2,
    "nagayari": 2,
    "naginata": 1,
    "nodachi": 3,
    "shuriken": 1,
    "tanegashima": 1,
    "wakizashi": 3,
}


@pytest.mark.parametrize("weapon", WOUNDS)
def test_r6_3_a_weapon_deals_its_wounds(weapon: str) -> None:
    t = hit(f"benkei*: {weapon}", "tomoe: parry", weapon)
    assert t.resilience("tomoe") == 5 - WOUNDS[weapon]


@pytest.mark.parametrize("weapon", WOUNDS)
def test_r6_3_ginchiyo_takes_one_less_but_not_below_one(weapon: str) -> None:
    t = hit(f"benkei*: {weapon}", "ginchiyo: parry", weapon)
    assert t.resilience("ginchiyo") == 4 - max(1, WOUNDS[weapon] - 1)


@pytest.mark.parametrize(
    ("attacker", "target", "lost"),
    [
        ("benkei*: kiseru / fast_draw", "tomoe: parry", 3),
        ("benkei*: kiseru / fast_draw fast_draw", "tomoe: parry", 4),
        ("musashi*: kiseru", "tomoe: parry", 3),
        ("musashi*: kiseru / fast_draw", "tomoe: parry", 4),
        ("musashi*: kiseru / fast_draw", "ginchiyo: parry", 3),
        ("benkei*: kiseru / fast_draw", "ginchiyo: parry", 2),
        ("benkei*: kiseru", "tomoe: parry / fast_draw", 2),
        ("benkei*: kiseru", "musashi: parry", 2),
        ("ginchiyo*: kiseru", "tomoe: parry", 2),
    ],
)
def test_r6_3_fast_draws_and_musashi_add_and_ginchiyo_takes_away(
    attacker: str, target: str, lost: int
) -> None:
    t = hit(attacker, target, "kiseru")
    assert t.events("Wounded") == [{"seat": 1, "by": 0, "source": "kiseru", "lost": lost}]


def test_r6_4_so_many_points_are_lost() -> None:
    t = hit("benkei*: katana", "tomoe 4/: parry", "katana")
    assert t.resilience("tomoe") == 1


def test_r6_4_the_excess_is_ignored() -> None:
    t = hit("benkei*: katana", "tomoe 2/: parry", "katana")
    assert t.resilience("tomoe") == 0
    assert t.events("Wounded") == [{"seat": 1, "by": 0, "source": "katana", "lost": 2}]


def test_r6_5_first_defeat_then_ushiwakas_cards_then_tomoes() -> None:
    t = hit("tomoe*: katana", "ushiwaka 2/: parry", "katana")
    assert t.story() == ["Unanswered", "Wounded", "Defeated", "HonorGiven", "Drew", "Drew"]
    assert [(drawn["seat"], len(drawn["cards"])) for drawn in t.events("Drew")] == [(1, 2), (0, 1)]


def test_r6_5_nobody_draws_when_the_defeat_ended_the_game() -> None:
    t = hit("tomoe*: katana", "ushiwaka 2/1: parry", "katana")
    assert t.story() == ["Unanswered", "Wounded", "Defeated", "HonorGiven", "Ended"]


def test_r6_5_tomoe_does_not_draw_when_ushiwakas_cards_ended_the_game() -> None:
    t = table(
        "tomoe*: katana | ushiwaka: parry | nobunaga /1: parry | ieyasu: parry",
        deck="bo",
        pile="bokken kiseru",
        rest="out",
    )
    t.plays("katana > ushiwaka")
    t.does("pass")
    assert t.result.rule == "8.2"
    assert [(drawn["seat"], len(drawn["cards"])) for drawn in t.events("Drew")] == [(1, 1)]


def test_r6_5_ushiwaka_draws_for_points_really_lost() -> None:
    t = hit("benkei*: katana", "ushiwaka 1/: parry", "katana")
    assert [len(drawn["cards"]) for drawn in t.events("Drew")] == [1]


def test_r6_5_wounded_means_that_a_point_was_lost() -> None:
    t = table("tomoe*: bo | hanzo: parry | benkei: bo | musashi: bo")
    t.plays("bo > hanzo")
    t.does("parry parry")
    assert t.story() == ["Answered"]
    assert t.hand_size("tomoe") == 0


def test_r6_5_who_has_nothing_to_lose_is_not_wounded() -> None:
    t = table(
        "tomoe*: armor | hanzo 0/: parry | benkei: bo | musashi: bo",
        pending=[["Turn", 1], ["PlayPhase"], ["Strike", 0, 1, "bo"]],
    )
    assert t.story() == []
    assert t.hand_size("tomoe") == 1


def test_r6_6_only_an_attack_aimed_at_oneself_may_be_answered() -> None:
    t = table("benkei*: bo | hanzo: bo | tomoe: parry | musashi: parry")
    t.plays("bo > hanzo")
    for seat in (0, 2, 3):
        assert t.game.why_not("parry parry", seat=seat)[0] == "3.6"
    t.offers("pass")

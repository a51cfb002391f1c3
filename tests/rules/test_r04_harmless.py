"""4 Harmless."""

import pytest

from chanbara import observe
from chanbara.sword.editions import BASE, catalog_named
from tests.table import table

CATALOG = catalog_named(BASE)


@pytest.mark.parametrize(
    ("hanzo", "harmless"),
    [("hanzo 0/: bo", True), ("hanzo: ", True), ("hanzo 0/: ", True), ("hanzo 1/: bo", False)],
    ids=["no resilience", "no card", "neither", "both"],
)
def test_r4_1_no_resilience_or_no_card_in_hand_is_harmless(hanzo: str, harmless: bool) -> None:  # noqa: FBT001
    t = table(f"benkei*: bo | {hanzo} | tomoe: bo | musashi: bo")
    assert [one.harmless for one in observe(t.game, None).seats] == [False, harmless, False, False]


def test_r4_1_cards_in_play_do_not_count() -> None:
    t = table("benkei*: bo | hanzo: / armor focus | tomoe: bo | musashi: bo")
    assert observe(t.game, None).seats[1].harmless


@pytest.mark.parametrize("hanzo", ["hanzo 0/: bo", "hanzo: "])
def test_r4_2_a_harmless_player_cannot_be_the_target_of_a_weapon(hanzo: str) -> None:
    t = table(f"benkei*: daikyu | {hanzo} | tomoe: bo | musashi: bo")
    t.offers("play daikyu > tomoe", "play daikyu > musashi", "end")
    t.refuses("play daikyu > hanzo", "4.2")


def test_r4_2_not_even_for_weapons_that_always_reach() -> None:
    t = table("kojiro*: bokken | hanzo 0/: bo | tomoe: bo | musashi:")
    t.offers("play bokken > tomoe", "end")
    t.refuses("play bokken > hanzo", "4.2")
    t.refuses("play bokken > musashi", "4.2")


@pytest.mark.parametrize("hanzo", ["hanzo 0/: bo parry", "hanzo: "])
@pytest.mark.parametrize(("action", "kind"), [("battle_cry", "parry"), ("jujutsu", "weapon")])
def test_r4_2_battle_cry_and_jujutsu_pass_over_harmless_players(action: str, kind: str, hanzo: str) -> None:
    t = table(f"benkei*: {action} | {hanzo} | tomoe: bo | musashi: bo")
    before = (t.resilience("hanzo"), t.hand("hanzo"))
    t.plays(action)
    t.asks("tomoe", kind)
    t.does("pass")
    t.asks("musashi", kind)
    t.does("pass")
    t.asks("benkei", "play")
    assert (t.resilience("hanzo"), t.hand("hanzo")) == before


@pytest.mark.parametrize("hanzo", ["hanzo 0/: bo", "hanzo: "])
def test_r4_2_a_harmless_player_is_not_counted_between_others(hanzo: str) -> None:
    t = table(f"benkei*: bokken | {hanzo} | tomoe: bo | musashi: bo")
    assert t.difficulty("benkei", "tomoe") == 1
    t.offers("play bokken > tomoe", "play bokken > musashi", "end")


def test_r4_2_a_harmless_player_draws_like_others() -> None:
    t = table("benkei*: breathing tea_ceremony | hanzo 0/: bo | tomoe: | musashi: bo")
    t.plays("tea_ceremony")
    assert (t.hand_size("hanzo"), t.hand_size("tomoe")) == (2, 1)
    t.plays("breathing > hanzo")
    assert t.hand_size("hanzo") == 3


def test_r4_2_a_harmless_player_can_lose_cards_and_be_given_bushido() -> None:
    t = table("benkei*: bushido diversion geisha | hanzo 0/: bo kiseru / armor | tomoe: bo | musashi: bo")
    t.plays("diversion > hanzo", "geisha > hanzo:armor", "bushido > hanzo")
    assert t.hand_size("hanzo") == 1
    assert t.in_play("hanzo") == "bushido"


def test_r4_2_a_harmless_player_takes_his_turn() -> None:
    t = table("benkei*: bo | hanzo: | tomoe: bo | musashi: bo")
    t.does("end")
    assert t.active == "hanzo"
    assert t.hand_size("hanzo") == 2


def test_r4_3_the_announced_card_still_counts_as_in_the_attackers_hand() -> None:
    t = table("tomoe*: bo | hanzo: parry | benkei: bo | musashi: bo")
    t.offers("play bo > hanzo", "play bo > musashi", "end")
    t.plays("bo > hanzo")
    t.asks("hanzo", "parry")


def test_r4_3_an_attack_goes_on_though_the_attackers_hand_is_empty() -> None:
    t = table("tomoe*: bo | hanzo: parry | benkei: bo | musashi: bo")
    t.plays("bo > hanzo")
    assert t.hand_size("tomoe") == 0
    t.does("pass")
    assert t.resilience("hanzo") == 3
    assert t.hand_size("tomoe") == 1, "she draws for it too"


def test_r4_3_an_attack_goes_on_though_the_targets_hand_is_empty_by_now() -> None:
    strike = ["Strike", 0, 1, "bo"]
    t = table(
        "benkei*: armor | hanzo: | tomoe: bo | musashi: bo",
        playing="bo",
        pending=[["Turn", 1], ["PlayPhase"], ["Settle"], ["Demand", 1, "parry", 0, "bo", strike, None]],
    )
    t.asks("benkei", "play")
    assert t.resilience("hanzo") == 3


@pytest.mark.parametrize(("action", "kind"), [("battle_cry", "parry"), ("jujutsu", "weapon")])
def test_r4_3_battle_cry_and_jujutsu_test_each_player_as_he_comes_to_answer(action: str, kind: str) -> None:
    t = table(f"benkei*: {action} | hanzo: bo | tomoe: bo | musashi: | ieyasu: bo")
    t.plays(action)
    t.asks("hanzo", kind)
    t.player("tomoe").hand.clear()
    t.player("musashi").hand.append(CATALOG.card_numbers["bo"])
    t.does("pass")
    t.asks("musashi", kind)
    assert t.resilience("tomoe") == 5

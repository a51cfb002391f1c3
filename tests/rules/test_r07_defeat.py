"""7 Defeat."""

from typing import Any

import pytest

from chanbara import observe
from tests.table import Story, card_of, table


def test_r7_1_who_loses_the_last_point_is_defeated_and_harmless() -> None:
    t = table("benkei*: bo kiseru | hanzo 1/: bo parry | tomoe: parry | musashi: parry")
    t.plays("bo > hanzo")
    t.does("pass")
    assert t.events("Defeated") == [{"seat": 1, "by": 0}]
    assert observe(t.game, None).seats[1].harmless


def test_r7_1_who_keeps_a_point_is_not_defeated() -> None:
    t = table("benkei*: bo | hanzo 2/: bo parry | tomoe: parry | musashi: parry")
    t.plays("bo > hanzo")
    t.does("pass")
    assert t.story() == ["Unanswered", "Wounded"]


def test_r7_1_until_the_next_recover_phase_of_ones_own() -> None:
    t = table("benkei*: kiseru | musashi: parry | hanzo 0/: bo parry | tomoe: bo")
    t.does("end")
    assert (t.active, t.resilience("hanzo")) == ("musashi", 0)
    t.does("end")
    assert (t.active, t.resilience("hanzo")) == ("hanzo", 4)
    assert not observe(t.game, None).seats[2].harmless


@pytest.mark.parametrize("card", ["bo > hanzo", "battle_cry", "jujutsu"])
def test_r7_2_the_defeated_gives_one_honor_to_who_caused_it(card: str) -> None:
    t = table(f"benkei* /4: {card_of(card)} | hanzo 1/3: armor | tomoe: | musashi:")
    t.plays(card)
    t.does("pass")
    assert (t.honor("benkei"), t.honor("hanzo")) == (5, 2)
    assert t.events("HonorGiven") == [{"seat": 1, "to": 0}]


def test_r7_2_each_of_several_defeated_gives_one() -> None:
    t = table("benkei* /4: battle_cry | hanzo 1/3: armor | tomoe 1/2: bo | musashi 3/: bo")
    t.plays("battle_cry")
    t.does("pass", "pass", "pass")
    assert [t.honor(seat) for seat in range(4)] == [6, 2, 1, 3]


def test_r7_2_prices_defeat_nobody() -> None:
    t = table("nobunaga* 2/: bo | hanzo: | tomoe: | musashi:")
    t.does("use nobunaga")
    assert t.resilience("nobunaga") == 1
    assert "Defeated" not in t.story()
    t.refuses("use nobunaga", "12 nobunaga")


def test_r7_3_the_swordmaster_is_tested_before_the_honor_is_given() -> None:
    t = table("benkei* /4: bo | tomoe 0/: | musashi 0/: | hanzo 1/1: armor")
    t.plays("bo > hanzo")
    t.does("pass")
    assert t.story() == ["Unanswered", "Wounded", "Defeated", "Ended"]
    assert t.result.rule == "8.4"
    assert t.honor("hanzo") == 1


def test_r7_3_the_honor_is_given_before_the_end_is_tested() -> None:
    t = table("benkei* /4: bo | hanzo 1/1: armor | tomoe: | musashi:")
    t.plays("bo > hanzo")
    t.does("pass")
    assert t.story() == ["Unanswered", "Wounded", "Defeated", "HonorGiven", "Ended"]
    assert (t.honor("benkei"), t.honor("hanzo")) == (5, 0)
    assert t.result.rule == "8.1"


def defeated_in_his_own_turn(benkei: str, pending: list[Any]) -> Story:
    """Benkei, on turn, has just been wounded by Hanzo: no card of the base game brings this about."""
    return table(
        f"benkei* 1/: {benkei} | hanzo: bo | tomoe: bo parry | musashi: bo parry",
        playing="battle_cry",
        pending=[
            ["Turn", 1],
            ["DiscardPhase"],
            ["PlayPhase"],
            ["Settle"],
            *pending,
            ["Wound", 1, 0, "bo", 1],
        ],
    )


def test_r7_4_who_is_defeated_in_his_own_turn_plays_nothing_more() -> None:
    t = defeated_in_his_own_turn("armor focus", [])
    assert t.events("Defeated") == [{"seat": 0, "by": 1}]
    assert t.active == "hanzo"
    assert t.hand("benkei") == "armor focus"


def test_r7_4_an_action_for_several_players_is_finished() -> None:
    challenges = [["Challenge", seat, "parry", 0, "battle_cry"] for seat in (3, 2)]
    t = defeated_in_his_own_turn("armor focus", challenges)
    t.asks("tomoe", "parry")
    t.does("pass")
    assert t.resilience("tomoe") == 4
    t.asks("musashi", "parry")
    t.does("parry parry")
    assert t.pile == "parry battle_cry"
    t.asks("hanzo", "play")


def test_r7_4_then_comes_the_discard_phase() -> None:
    t = defeated_in_his_own_turn("parry " * 8, [])
    t.asks("benkei", "discard")
    t.does("discard parry")
    t.asks("hanzo", "play")


def test_r7_4_honor_is_given_as_for_any_defeat() -> None:
    t = defeated_in_his_own_turn("armor", [])
    assert (t.honor("benkei"), t.honor("hanzo")) == (4, 4)

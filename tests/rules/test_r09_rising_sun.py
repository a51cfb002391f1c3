"""9 Actions and 10 Properties, with Rising Sun."""

import pytest

from tests.table import card_of, sun


def test_r9_1_jitte_and_tessen_answer_battle_cry_and_counterattack_does_not() -> None:
    t = sun("benkei*: battle_cry | tomoe: jitte tessen parry counterattack bo | hanzo: | kojiro:")
    t.plays("battle_cry")
    t.offers("parry jitte", "parry tessen", "parry parry", "pass")
    t.refuses("parry counterattack", "9.1")
    t.refuses("parry bo", "6.2")


def test_r9_6_jitte_and_tessen_are_weapons_for_jujutsu() -> None:
    t = sun("benkei*: jujutsu | tomoe: jitte tessen parry counterattack | hanzo: | kojiro:")
    t.plays("jujutsu")
    t.offers("discard jitte", "discard tessen", "pass")
    t.does("discard tessen")
    assert t.events("Answered") == [{"seat": 1, "card": "tessen", "by": 0, "source": "jujutsu"}]


def test_r9_6_kanbeis_properties_do_not_help() -> None:
    t = sun("benkei*: jujutsu | kanbei: parry / armor | hanzo: | kojiro:")
    t.plays("jujutsu")
    t.offers("pass")
    t.refuses("parry > kanbei:armor", "3.6")


def test_r9_7_a_parry_may_be_played_in_ones_own_turn_against_a_counterattack() -> None:
    t = sun("benkei*: katana parry | tomoe: counterattack | hanzo: | kojiro:")
    t.plays("katana > tomoe")
    t.does("parry counterattack")
    t.offers("parry parry", "pass")


@pytest.mark.parametrize(
    ("seats", "act"),
    [
        ("benkei*: mimicry | tomoe: bo | hanzo: | kojiro:", "play mimicry > tomoe:armor"),
        ("benkei* 1/: simultaneous_attack | tomoe: bo | hanzo: | kojiro:", None),
        ("benkei*: simultaneous_attack | tomoe 1/: bo | chiyome: | kojiro 0/:", None),
    ],
    ids=["no property", "no price", "no target"],
)
def test_r9_9_mimicry_needs_a_property_and_simultaneous_attack_its_price_and_a_target(
    seats: str, act: str | None
) -> None:
    t = sun(seats)
    t.offers("end")
    t.refuses(act or "play simultaneous_attack > tomoe", "11.9" if act is None else "9.9")


@pytest.mark.parametrize("action", ["intuition", "bleeding_wound > tomoe", "curse > tomoe"])
def test_r9_9_all_others_may_be_played_though_they_touch_nobody(action: str) -> None:
    t = sun(f"benkei*: {card_of(action)} | tomoe: | hanzo: | kojiro:", rest="out")
    t.plays(action)
    assert t.hand("benkei") == ""


def test_r10_1_each_copy_counts_for_the_new_weapons_too() -> None:
    t = sun("benkei*: jitte / fast_draw fast_draw | tomoe: bo | hanzo: | kojiro:")
    t.plays("jitte > tomoe")
    t.does("pass")
    assert t.resilience("tomoe") == 1


def test_r10_3_jitte_and_tessen_are_weapons_for_bushido() -> None:
    t = sun("benkei*: jitte parry / bushido | tomoe: | hanzo: | kojiro:", phase="recover", deck="tessen")
    t.asks("benkei", "weapon")
    t.offers("discard jitte", "pass")
    t.does("discard jitte")
    assert (t.in_play("tomoe"), t.pile) == ("bushido", "tessen jitte")


def test_r10_3_removed_by_a_curse_it_may_be_played_again() -> None:
    t = sun("benkei*: katana bushido | tomoe 1/: armor / bushido curse | hanzo: | kojiro:")
    t.refuses("play bushido > hanzo", "10.3")
    t.plays("katana > tomoe")
    t.does("pass")
    t.offers(*(f"play bushido>{seat}" for seat in range(4)), "end")

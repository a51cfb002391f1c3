"""A6: the opponent with two sides."""

from typing import Any

import pytest

from chanbara import new_game
from tests.duel.table import Story, duel


def hit(**options: Any) -> Story:  # noqa: ANN401 - the options of a duel
    """Shiro was just hit with strength, at side A unless said otherwise."""
    settings = {"qi": 1, "at": "second", "strength": 6, "defence": "5_5", **options}
    d = duel("shiro", **settings)
    while d.decision.kind in {"attack", "strike"}:
        d.does("pass")
    return d


def test_a6_1_shiro_begins_with_side_a() -> None:
    table = new_game("duel", opponent="shiro", seed=1).table
    assert (table.enemies[0].life, table.enemies[0].qi, table.side_b) == (8, 5, False)


def test_a6_1_lost_life_turns_him() -> None:
    d = hit()
    assert d.events("SideTurned") == [("b",)]
    assert d.enemy() == (7, 5)
    d.asks("penalty")


@pytest.mark.parametrize(
    ("technique", "fate", "enemy"), [(5, "", (8, 4)), (8, "graze", (7, 5)), (11, "graze", (6, 5))]
)
def test_a6_1_lost_qi_and_wounds_turn_him(technique: int, fate: str, enemy: tuple[int, int]) -> None:
    d = hit(strength=0, technique=technique, fate=fate)
    assert (d.state.side_b, d.enemy()) == (True, enemy)


def test_a6_1_a_miss_does_not_turn_him() -> None:
    d = hit(strength=4)
    assert not d.state.side_b
    d.asks("brace")


def test_a6_1_nobody_else_turns() -> None:
    d = duel(at="second", qi=0, strength=6, defence="5_5")
    assert d.events("SideTurned") == []


def test_a6_2_four_prices() -> None:
    d = hit(red_die=1, hand="", discard="irimi void", qi=1)
    d.asked("penalty", "penalty qi", "penalty life", "penalty discard:irimi", "penalty discard:void")


def test_a6_2_lose_a_qi_if_there_is_one() -> None:
    d = hit()
    d.does("penalty qi")
    assert d.events("Penalty") == [("qi", None)]
    assert (d.qi, d.life) == (0, 8)
    d = hit(qi=3)
    d.does("penalty qi")
    assert (d.qi, d.life) == (2, 8)
    d = hit(qi=0)
    d.asked("penalty", "penalty life")
    d.refuses("penalty qi", "A6.2")


def test_a6_2_lose_a_life() -> None:
    d = hit()
    d.does("penalty life")
    assert (d.qi, d.life) == (1, 7)
    d = hit(life=1)
    d.does("penalty life")
    assert d.result == (False, "fallen", "B2.17", 1, 0)


def test_a6_2_remove_a_card_from_hand() -> None:
    d = duel("shiro", hand="do_giri kote_uchi_special harai irimi void", strength=6, defence="5_5", qi=0)
    d.plays("do_giri", "kote_uchi_special", "harai")
    d.asked("penalty", "penalty life", "penalty hand:irimi", "penalty hand:void")
    d.does("penalty hand:irimi")
    assert (d.hand, d.state.removed) == ("void", ["irimi"])
    assert d.events("Penalty") == [("hand", "irimi")]
    assert d.events("Drew") == []


def test_a6_2_a_special_card_from_hand_is_replaced() -> None:
    d = duel("shiro", hand="do_giri kote_uchi_special harai irimi void", strength=6, defence="5_5", qi=0)
    d.plays("do_giri", "kote_uchi_special", "harai")
    d.does("penalty hand:void")
    assert d.state.removed == ["void"]
    ((drawn,),) = d.events("Drew")
    assert len(drawn) == 1
    assert not d.state.book.actions[drawn[0]].is_special
    assert d.hand == " ".join(sorted(["irimi", drawn[0]]))


def paid_with_a_special_card(rulings: dict[str, bool] | None = None, draw: str = "", fate: str = "") -> Story:
    """Shiro took a special card from hand, with special cards on top of the draw pile."""
    hand = "do_giri kote_uchi_special harai irimi void"
    return duel("shiro", hand=hand, strength=6, defence="5_5", qi=0, rulings=rulings, draw=draw, fate=fate)


def test_a6_2_the_replacement_is_a_standard_card_though_a_special_one_lies_on_top() -> None:
    d = paid_with_a_special_card(draw="iai twin_cut")
    before = sorted(d.state.draw)
    d.plays("do_giri", "kote_uchi_special", "harai")
    d.does("penalty hand:void")
    ((drawn,),) = d.events("Drew")
    assert not d.state.book.actions[drawn[0]].is_special
    assert sorted([*d.state.draw, *drawn]) == before


def test_a6_2_where_no_standard_card_is_left_the_discard_pile_is_shuffled_in() -> None:
    d = paid_with_a_special_card()
    d.state.draw, d.state.discard = ["iai"], ["tsuki"]
    d.plays("do_giri", "kote_uchi_special", "harai")
    d.does("penalty hand:void")
    assert d.events("Drew") == [(("tsuki",),)]
    assert d.state.draw == ["iai"]


def test_a6_2_both_piles_are_shuffled_together() -> None:
    orders = set()
    for fate in ("1", "2", "3", "4", "5", "6"):
        d = paid_with_a_special_card(fate=fate)
        d.state.draw, d.state.discard = ["iai", "twin_cut"], ["tsuki", "empty_mind"]
        d.plays("do_giri", "kote_uchi_special", "harai")
        d.does("penalty hand:void")
        assert d.events("Reshuffled") == [("action",)]
        assert d.events("Drew") == [(("tsuki",),)]
        orders.add(tuple(d.state.draw))
    assert len(orders) > 1


def test_a6_2_where_no_card_is_left_none_is_shuffled_or_drawn() -> None:
    d = paid_with_a_special_card()
    d.state.draw, d.state.discard = [], []
    d.plays("do_giri", "kote_uchi_special", "harai")
    d.does("penalty hand:void")
    assert (d.events("Reshuffled"), d.events("Drew")) == ([], [])


def test_a6_2_by_ruling_the_replacement_is_the_top_of_the_draw_pile() -> None:
    d = paid_with_a_special_card({"replacement_is_standard": False}, draw="iai twin_cut")
    d.plays("do_giri", "kote_uchi_special", "harai")
    d.does("penalty hand:void")
    assert d.events("Drew") == [(("iai",),)]


def test_a6_2_a_card_of_the_discard_pile_is_not_replaced() -> None:
    d = hit(discard="irimi void")
    d.does("penalty discard:void")
    assert (d.state.removed, d.discard) == (["void"], "irimi")
    assert d.events("Drew") == []


def test_a6_2_of_equal_cards_one_is_removed() -> None:
    d = hit(discard="kiri_age kiri_age")
    d.asked("penalty", "penalty qi", "penalty life", "penalty discard:kiri_age")
    d.does("penalty discard:kiri_age")
    assert (d.state.removed, d.discard) == (["kiri_age"], "kiri_age")


def test_a6_2_lower_the_red_die() -> None:
    d = hit(red_die=3)
    d.does("pass")
    d.asked("penalty", "penalty qi", "penalty life", "penalty die")
    d.does("penalty die")
    assert d.state.red_die == 2
    d = hit(red_die=2)
    d.does("pass", "penalty die")
    assert d.state.red_die == 1
    d = hit(red_die=1)
    d.refuses("penalty die", "A6.2")


def test_a6_2_the_price_comes_before_his_counterattack() -> None:
    d = hit(counters="lunge", qi=0)
    assert d.events("Countered") == []
    d.does("penalty life")
    assert [one.card for one in d.events("Countered")] == ["lunge"]


def test_a6_3_turned_to_side_a_there_is_no_price() -> None:
    d = hit(side_b=True)
    assert d.events("SideTurned") == [("a",)]
    assert not d.state.side_b
    d.asks("brace")

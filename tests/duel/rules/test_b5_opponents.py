"""B5: the opponents."""

from chanbara import new_game
from tests.duel.table import duel


def test_b5_1_every_opponent_has_his_life_and_qi() -> None:
    names = ("arima", "yoshioka", "baiken", "inshun", "kojiro", "shiro")
    tables = [new_game("duel", opponent=name, seed=1).table for name in names]
    assert [(one.enemies[0].life, one.enemies[0].qi) for one in tables] == [
        (8, 5),
        (8, 5),
        (8, 5),
        (8, 5),
        (9, 5),
        (8, 5),
    ]


def test_b5_arima_is_who_is_there_when_nobody_is_chosen() -> None:
    assert [one.key for one in new_game("duel", seed=1).table.field.opponents] == ["arima"]


def test_b5_arima_does_nothing_of_his_own() -> None:
    d = duel(
        "arima", at="second", qi=0, technique=1, defence="5_5", counters="thrust", guard=4, enemies="8/3"
    )
    assert d.events("Countered") == [(0, "thrust", 4, 4, False)]
    assert d.enemy() == (8, 3)


def test_b5_yoshioka_defends_technique_better() -> None:
    d = duel("yoshioka", at="second", qi=0, technique=5, defence="5_5")
    assert d.events("Hit") == []
    d = duel("yoshioka", at="second", qi=0, technique=9, defence="5_5", fate="graze")
    assert d.events("Hit") == [("technique", 3)]
    d = duel("yoshioka", at="second", qi=0, strength=5, defence="5_5")
    assert d.events("Hit") == [("strength", 0)]


def test_b5_yoshioka_regains_a_qi_after_a_round_without_a_hit() -> None:
    d = duel("yoshioka", at="second", qi=0, defence="6_6", counters="probe", guard=3, enemies="8/3")
    assert d.events("EnemyGained") == [(0, 1)]
    assert d.enemy() == (8, 4)
    d = duel("yoshioka", at="second", qi=0, defence="6_6", counters="probe", guard=3, enemies="8/5")
    assert d.enemy() == (8, 5), "up to what they began with"


def test_b5_yoshioka_regains_nothing_after_a_hit_in_either_attack() -> None:
    d = duel(
        "yoshioka", qi=0, strength=5, defence="5_5 6_6", counters="probe low_cut", guard=3, enemies="8/3"
    )
    assert (d.events("EnemyGained"), d.enemy()) == ([], (7, 3))
    d = duel(
        "yoshioka", qi=0, strength=5, defence="6_6 5_5", counters="probe low_cut", guard=3, enemies="8/3"
    )
    assert (d.events("EnemyGained"), d.enemy()) == ([], (7, 3))


def test_b5_yoshioka_forgets_the_hits_of_the_round_before() -> None:
    d = duel("yoshioka", at="round", hit_this_round=True, qi=0)
    assert not d.state.hit_this_round


def test_b5_inshun_counterattacks_before_the_hit_check_of_the_first_attack() -> None:
    d = duel("inshun", qi=0, strength=5, defence="5_5 5_6", counters="probe low_cut", guard=3)
    order = [name for name in d.story() if name in {"AttackBegan", "Turned", "Countered", "Hit"}]
    first = ["AttackBegan", "Turned", "Countered", "Hit"]
    assert order[:8] == [*first, "AttackBegan", "Turned", "Hit", "Countered"]


def test_b5_inshun_may_kill_before_he_is_killed() -> None:
    d = duel("inshun", qi=0, life=1, strength=5, defence="5_5", counters="probe", enemies="1/5")
    assert (d.result.won, d.enemy()) == (False, (1, 5))


def test_b5_inshun_comes_after_the_third_card() -> None:
    d = duel("inshun", qi=0, hand="do_giri kote_uchi_special irimi ma_ai", defence="6_6", counters="side_cut")
    d.plays("do_giri", "kote_uchi_special", "irimi")
    assert d.events("Countered") == [(0, "side_cut", 3, 2, True)]


def test_b5_baiken_strikes_harder_at_little_technique() -> None:
    for technique, value in ((1, 5), (0, 5), (2, 4)):
        d = duel("baiken", at="second", qi=0, technique=technique, defence="6_6", counters="thrust", guard=9)
        assert d.events("Countered") == [(0, "thrust", value, 9, False)]


def test_b5_kojiro_turns_a_wound_into_a_worse_one_after_a_miss() -> None:
    d = duel("kojiro", at="second", qi=0, defence="6_6", counters="thrust", fate="cut_forearm")
    assert d.events("Wounded") == [(None, "cut_forearm", 2)]
    assert d.life == 5


def test_b5_kojiro_does_not_after_a_hit() -> None:
    d = duel("kojiro", at="second", qi=0, strength=5, defence="5_5", counters="thrust", fate="cut_forearm")
    assert d.events("Wounded") == [(None, "cut_forearm", 1)]


def test_b5_kojiro_judges_each_attack_by_itself() -> None:
    d = duel("kojiro", qi=0, strength=5, defence="5_5 6_6", counters="probe thrust", fate="cut_forearm")
    assert d.events("Wounded") == [(None, "cut_forearm", 2)]


def test_b5_kojiro_leaves_other_cards_as_they_are() -> None:
    d = duel("kojiro", at="second", qi=0, defence="6_6", counters="killing_stroke", fate="cut_forearm")
    assert d.events("Wounded") == [(None, "cut_forearm", 2)]
    d = duel("kojiro", at="second", qi=0, defence="6_6", counters="lunge")
    assert d.life == 7


def test_b5_shiro_strikes_harder_on_side_b() -> None:
    for side_b, value in ((False, 4), (True, 5)):
        d = duel("shiro", at="second", qi=0, defence="6_6", counters="thrust", guard=9, side_b=side_b)
        assert d.events("Countered") == [(0, "thrust", value, 9, False)]


def test_b5_shiro_strikes_with_the_side_to_which_he_turned() -> None:
    d = duel("shiro", at="second", qi=0, strength=5, defence="5_5", counters="thrust", guard=9)
    d.does("penalty life")
    assert d.events("Countered") == [(0, "thrust", 5, 9, False)]


def test_b5_shiro_asks_for_nothing_beyond_his_price() -> None:
    d = duel(
        "shiro", at="second", qi=0, strength=5, defence="5_5", counters="thrust", guard=9, discard="irimi"
    )
    d.does("penalty discard:irimi")
    assert d.events("Changed") == []
    assert d.events("Countered") == [(0, "thrust", 5, 9, False)], "4, and 1 for side B"


def test_b5_shiro_is_no_stronger_on_side_b_where_it_is_ruled_so() -> None:
    d = duel(
        "shiro",
        at="second",
        qi=0,
        side_b=True,
        defence="6_6",
        counters="thrust",
        guard=9,
        rulings={"side_b_strikes_harder": False},
    )
    assert d.events("Countered") == [(0, "thrust", 4, 9, False)]


BALANCED = {"balanced_shiro": True}


def test_b5_shiro_balanced_strikes_harder_where_a_card_was_the_price() -> None:
    d = duel(
        "shiro",
        at="second",
        qi=0,
        strength=5,
        defence="5_5",
        counters="thrust",
        guard=9,
        discard="irimi",
        rulings=BALANCED,
    )
    d.does("penalty discard:irimi")
    assert d.events("Changed")[-1] == ("counter", 2, 2)
    assert d.events("Countered") == [(0, "thrust", 7, 9, False)]


def test_b5_shiro_balanced_strikes_harder_for_a_card_of_the_hand_in_that_attack_only() -> None:
    hand = "do_giri kote_uchi_special harai irimi chudan_no_kamae ma_ai"
    d = duel(
        "shiro",
        hand=hand,
        strength=7,
        defence="5_5 6_6",
        counters="thrust side_cut",
        guard=9,
        qi=0,
        rulings=BALANCED,
    )
    d.plays("do_giri", "kote_uchi_special", "harai")
    d.does("penalty hand:irimi")
    assert d.events("Countered") == [(0, "thrust", 7, 12, False)]
    d.plays("chudan_no_kamae", "ma_ai")
    assert d.events("SideTurned") == [("a",)]
    assert [(one.card, one.value) for one in d.events("Countered")] == [("side_cut", 3)]

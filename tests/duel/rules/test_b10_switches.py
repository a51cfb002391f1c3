"""B10: the effects of switches, and B9."""

from typing import Any

from chanbara import new_game
from chanbara.duel.book.data import standard_book
from chanbara.duel.rules.book import Book
from tests.duel.table import duel
from tests.table import play_at_random

HAND = "do_giri kote_uchi_special harai irimi"


def with_switch(**switches: Any) -> Book:  # noqa: ANN401 - each switch has its own type
    book = standard_book()
    return book._replace(switches=book.switches._replace(**switches))


def test_b10_1_values_may_be_reset_for_each_attack() -> None:
    for reset, values in (("attack", (0, 0, 0)), ("round", (1, 1, 2))):
        d = duel(book=with_switch(values_reset=reset), hand=HAND, qi=0, defence="6_6", counters="breath")
        d.plays("do_giri", "kote_uchi_special", "irimi")
        assert (d.state.attack, d.values) == (2, values)


def test_b10_1_values_may_be_reset_for_each_attack_but_not_within_it() -> None:
    d = duel(book=with_switch(values_reset="attack"), weapon="naginata", hand=HAND, strength=3, qi=0)
    assert d.values == (3, -1, 1), "the round has set the values of the first attack"


def test_b10_1_values_may_never_be_reset() -> None:
    d = duel(
        book=with_switch(values_reset="never"),
        at="second",
        strength=2,
        technique=1,
        guard=3,
        qi=0,
        defence="6_6",
    )
    assert (d.state.round, d.values) == (2, (2, 1, 3))
    d = duel(book=with_switch(values_reset="never"), at="round", weapon="naginata")
    assert d.values == (-1, -1, 1), "but they begin somewhere"


SIX = "do_giri kote_uchi_special irimi kiri_age kesa_giri_special ma_ai"


def test_b10_1_a_combo_may_be_made_over_the_round() -> None:
    d = duel(book=with_switch(combo_scope="round"), hand=SIX, qi=0, defence="6_6 6_5")
    d.plays("do_giri", "kote_uchi_special", "irimi")
    assert d.events("Combo") == []
    d.plays("kiri_age", "kesa_giri_special", "ma_ai")
    d.asked("combo", "combo qi", "combo special")
    d.does("combo qi")
    assert d.state.events.count(("normal", "qi")) == 1


def test_b10_1_cards_make_one_combo_only() -> None:
    hand = "do_giri tsuki irimi kiri_age kesa_giri_special kote_uchi_special"
    d = duel(book=with_switch(combo_scope="round"), hand=hand, qi=0, defence="6_6 6_5")
    d.plays("do_giri", "tsuki", "irimi")
    d.does("combo special")
    assert d.state.together == []
    d.plays("kiri_age", "kesa_giri_special", "kote_uchi_special")
    assert d.state.round == 2, "the three of the first attack are used up"
    assert d.state.together == []


def test_b10_1_special_cards_may_leave_the_deck() -> None:
    d = duel(
        book=with_switch(specials_stay=False),
        at="second",
        hand="void iai irimi ma_ai",
        qi=0,
        defence="6_6",
        specials="twin_cut",
    )
    d.does("play void", "play irimi", "play ma_ai", "combo qi")
    d.does("pass")
    assert d.discard == "irimi ma_ai"
    assert sorted(d.state.specials) == ["iai", "twin_cut", "void"]


def test_b10_1_special_cards_that_leave_are_shuffled_back() -> None:
    book = with_switch(specials_stay=False)
    tops = set()
    for fate in ("1", "2", "3", "4", "5", "6"):
        d = duel(book=book, at="second", hand="void irimi", qi=0, defence="6_6", fate=fate)
        d.does("play void", "play irimi")
        tops.add(d.state.specials[-1])
    assert len(tops) > 1, "chance decides what lies on top"


def test_b10_1_a_counterattack_may_hit_on_equal() -> None:
    d = duel(
        book=with_switch(counter_hits_on_equal=True),
        at="second",
        qi=0,
        defence="6_6",
        counters="lunge",
        guard=5,
    )
    assert d.events("Countered") == [(0, "lunge", 5, 5, True)]
    d = duel(
        book=with_switch(counter_hits_on_equal=True),
        at="second",
        qi=0,
        defence="6_6",
        counters="lunge",
        guard=6,
    )
    assert d.events("Countered") == [(0, "lunge", 5, 6, False)]


def test_b10_1_a_qi_may_buy_more_guard() -> None:
    d = duel(book=with_switch(guard_per_qi=2), hand=HAND, qi=1)
    d.does("guard")
    assert (d.qi, d.state.guard_bonus) == (0, 2)


def test_b9_1_random_play_hardly_ever_wins() -> None:
    games = [play_at_random(new_game("duel", seed=seed), seed) for seed in range(100)]
    assert sum(game.result.won for game in games) <= 5

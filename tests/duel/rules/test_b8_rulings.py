"""B8: the other rulings."""

import pytest

from chanbara import new_game
from chanbara.duel.book.data import standard_book
from tests.duel.table import duel

HAND = "do_giri kote_uchi_special harai irimi"


def test_b8_9_the_shoulder_lowers_the_red_die_once() -> None:
    special = "men_uchi_special kote_uchi_special kesa_giri_special irimi"
    d = duel(modules="blood", wounds="shoulder_and_eye:1", hand=special, qi=0, defence="6_6", red_die=2)
    d.plays(*special.split()[:3])
    assert d.state.red_die == 3
    d = duel(
        modules="blood",
        wounds="shoulder_and_eye:1",
        blood="dodged_and_beheaded",
        at="second",
        qi=0,
        defence="6_6",
        counters="thrust",
        red_die=6,
    )
    assert d.state.red_die == 6


def test_b8_10_a_cap_holds_after_every_change() -> None:
    d = duel(
        modules="blood",
        wounds="arm_and_rib:1",
        hand="iai men_uchi_normal uke_nagashi irimi",
        qi=0,
        defence="6_6",
    )
    d.does("play iai", "play men_uchi_normal")
    assert d.values[0] == 3
    d.does("play uke_nagashi")
    assert d.values[0] == 2, "what went beyond the cap is lost"


def test_b8_10_a_round_begins_under_it() -> None:
    book = standard_book()
    rain = book.weather["rain"]._replace(start={"s": 5})
    book = book._replace(weather={**book.weather, "rain": rain})
    for strength in (0, 3, -2):
        d = duel(
            modules="blood", wounds="arm_and_rib:1", weather="rain", at="round", book=book, strength=strength
        )
        assert d.values == (3, 0, 0)


def test_b8_10_places_and_weapons_do_not_exceed_it() -> None:
    d = duel(
        modules="blood",
        wounds="arm_and_rib:1",
        environment="beach",
        hand="irimi",
        strength=3,
        qi=1,
        fate="beach:strength",
    )
    d.does("environment")
    assert (d.values[0], d.events("Changed")) == (3, [])
    d = duel(modules="blood", wounds="finger_and_belly:1", weapon="bokken", hand=HAND, technique=2, qi=0)
    d.does("play do_giri", "play irimi", "bokken technique")
    assert d.values[1] == 3


def test_b8_11_points_last_until_the_end_of_the_round() -> None:
    d = duel(modules="bushido", virtue="makoto", points=5, hand=f"{HAND} void", qi=0, defence="6_6 6_5")
    d.does("spend strength", "play do_giri", "play kote_uchi_special", "pass", "play irimi", "pass")
    d.asks("hit")
    d.does("pass", "pass")
    assert (d.state.attack, d.values[0]) == (2, 2)
    d.does("play harai", "play void", "pass", "pass", "pass", "pass")
    assert (d.state.round, d.values[0]) == (2, 0)


def test_b8_11_points_beyond_a_cap_are_lost() -> None:
    d = duel(
        modules="bushido blood",
        wounds="arm_and_rib:1",
        virtue="makoto",
        points=5,
        hand=HAND,
        strength=3,
        qi=0,
    )
    d.does("spend strength")
    assert (d.values[0], d.state.points) == (3, 4)


def test_b8_12_chugi_gives_no_life_above_the_most() -> None:
    d = duel(modules="bushido", virtue="chugi", hand=HAND, life=7, qi=5)
    d.does("convert")
    assert d.life == 8
    d.refuses("convert", "B8.12")
    d = duel(modules="bushido", virtue="chugi", weapon="yari", hand=HAND, qi=4)
    d.does("convert")
    assert d.life == 8, "the Yari begins with less, and the most stays"
    d.refuses("convert", "B8.12")


def test_b8_12_by_ruling_chugi_gives_life_above_the_most() -> None:
    d = duel(modules="bushido", virtue="chugi", hand=HAND, qi=2, rulings={"chugi_above_cap": True})
    d.does("convert")
    assert (d.life, d.qi, d.state.locked) == (9, 1, 1)


def test_b8_12_the_qi_on_the_card_does_not_come_back() -> None:
    d = duel(modules="bushido", virtue="chugi", locked=3, hand=HAND, life=2, qi=2)
    d.does("convert")
    assert (d.qi, d.state.locked, d.state.virtue) == (1, 0, None)


def test_b8_13_the_eye_injury_blocks_empty_mind_and_the_temple() -> None:
    d = duel(
        modules="blood",
        wounds="shoulder_and_eye:2",
        environment="temple",
        hand="empty_mind irimi",
        qi=3,
        fate="temple:qi",
    )
    d.does("play empty_mind")
    assert d.qi == 3
    d.does("environment")
    assert d.qi == 2


def test_b8_14_the_kusarigama_cancels_the_blue_die_too() -> None:
    d = duel(modules="1vs3", weapon="kusarigama", at="second", hand="tsuki", qi=0, defence="6_6")
    d.does("target>1", "play tsuki")
    assert len(d.events("NoCounter")) == 1
    assert (d.events("Rolled"), d.events("Countered")) == ([], [])


def test_b8_15_against_inshun_the_gain_is_judged_before_the_hit_check() -> None:
    d = duel("inshun", weapon="kusarigama", hand=f"{HAND} void", technique=4, qi=0, defence="7_3")
    d.does("play kote_uchi_special", "play do_giri", "play void")
    names = [name for name in d.story() if name in {"NoCounter", "Hit", "Countered"}]
    assert names == ["NoCounter", "Hit"]


def test_b8_16_there_is_no_fourth_to_wear_the_armour() -> None:
    for armoured in (0, 4):
        with pytest.raises(ValueError, match=f"no enemy {armoured} to wear the armor"):
            new_game("duel", modules=("1vs3", "yoroi_enemy"), armoured=armoured, seed=1)


def test_b8_17_the_first_without_life_has_lost() -> None:
    d = duel("inshun", qi=0, life=1, strength=5, defence="5_5", counters="probe", enemies="1/5")
    assert (d.result.won, d.enemy()) == (False, (1, 5))
    d = duel(at="second", qi=0, life=1, strength=5, defence="5_5", counters="probe", enemies="1/5")
    assert (d.result.won, d.life) == (True, 1)


def test_b8_18_played_cards_are_laid_aside_when_the_attack_ends() -> None:
    d = duel("shiro", hand=f"{HAND} void", strength=5, qi=0, defence="5_5", discard="ma_ai")
    d.plays("do_giri", "kote_uchi_special", "harai")
    d.asked("penalty", "penalty life", "penalty hand:irimi", "penalty hand:void", "penalty discard:ma_ai")
    d.refuses("penalty discard:harai", "A6.2")
    d.does("penalty life")
    assert d.discard == "do_giri harai kote_uchi_special ma_ai"
    assert d.state.played == []


def test_b8_18_a_pile_shuffled_in_the_attack_lacks_them() -> None:
    d = duel(environment="dojo", hand=HAND, discard="ma_ai", qi=1, fate="dojo:draw_action")
    d.state.draw = []
    d.does("play irimi", "environment")
    assert d.hand == "do_giri harai kote_uchi_special ma_ai"


def test_b8_19_inshuns_early_counterattack_comes_after_the_combo() -> None:
    hand = "do_giri tsuki irimi harai"
    d = duel("inshun", hand=hand, qi=0, defence="6_6", counters="low_cut")
    d.plays("do_giri", "tsuki", "irimi")
    d.asks("combo")
    d.does("combo qi")
    d.asked("brace", "guard", "pass")
    assert d.events("Countered") == []


def test_b8_20_kensei_in_1_vs_3_strengthens_the_first() -> None:
    table = new_game("duel", modules=("1vs3",), difficulty="kensei", seed=1).table
    assert [one.life for one in table.enemies] == [6, 3, 3]


def test_b8_21_guard_in_phases_two_four_and_five() -> None:
    d = duel(hand=HAND, qi=3, defence="6_6", counters="lunge")
    d.asks("attack")
    d.does("guard", "play do_giri", "play kote_uchi_special", "pass")
    d.asks("strike")
    d.does("guard", "play irimi", "pass")
    d.asked("brace", "guard", "pass")
    d.does("guard")
    assert d.events("Countered") == [(0, "lunge", 5, 5, False)]


def test_b8_22_shiros_price_is_due_as_soon_as_he_turns() -> None:
    d = duel("shiro", environment="beach", hand=HAND, qi=1, fate="beach:enemy_life")
    d.does("environment")
    d.asked("penalty", "penalty life", *(f"penalty hand:{card}" for card in HAND.split()))
    d.does("penalty hand:irimi")
    d.asked("attack", "play do_giri", "play harai", "play kote_uchi_special", "pass")


def test_b8_23_a_combo_without_a_use_is_not_asked_for() -> None:
    hand = "do_giri tsuki irimi harai"
    d = duel(modules="blood", wounds="shoulder_and_eye:2", hand=hand, qi=0, defence="6_6", specials="")
    d.plays("do_giri", "tsuki", "irimi")
    assert (d.events("Combo"), d.state.attack) == ([], 2)


def test_b8_23_a_combo_with_one_use_is_used() -> None:
    hand = "do_giri tsuki irimi harai"
    d = duel(hand=hand, qi=0, defence="6_6", specials="")
    d.plays("do_giri", "tsuki", "irimi")
    assert d.events("Combo") == [("normal", "qi")]


def test_b8_23_but_it_is_asked_for_where_something_may_be_paid() -> None:
    hand = "do_giri tsuki irimi harai"
    d = duel(modules="bushido", virtue="chugi", life=3, hand=hand, qi=4, defence="6_6", specials="")
    d.plays("do_giri", "tsuki", "irimi")
    d.does("pass")
    d.asked("combo", "combo qi", "convert")


def test_b8_24_a_value_that_hits_is_used() -> None:
    d = duel(at="second", qi=0, strength=5, technique=4, defence="5_5")
    assert d.events("Hit") == [("strength", 0)]
    d = duel(at="second", qi=0, strength=5, technique=5, defence="5_5")
    d.asked("hit", "hit strength", "hit technique")
    d = duel(modules="bushido", at="second", qi=2, strength=5, technique=4, defence="5_5")
    d.does("pass", "pass")
    d.asked("hit", "hit strength", "step")


def test_b8_26_guard_that_would_never_count_is_not_sold() -> None:
    d = duel(weapon="kusarigama", hand=HAND, qi=3)
    d.asked("attack", *(f"play {card}" for card in HAND.split()), "foresee", "pass")
    d.refuses("guard", "B5.2")
    d = duel(weapon="kusarigama", hand=HAND, qi=3, guard=-1)
    d.does("guard")
    d.refuses("guard", "B5.2")
    assert d.qi == 2


def test_b8_27_a_place_may_kill_the_enemy_that_is_attacked() -> None:
    d = duel(
        modules="1vs3",
        environment="beach",
        at="second",
        enemies="1/0 3/2 3/2",
        strength=6,
        technique=6,
        qi=1,
        defence="5_5",
        guard=5,
        counters="probe",
        fate="beach:enemy_life 3",
    )
    d.does("target>1", "environment")
    assert d.events("EnemyDied") == [(0,)]
    assert (d.events("Hit"), d.events("Missed")) == ([], [])
    assert [one.enemy for one in d.events("Countered")] == [1]
    assert [d.enemy(number)[0] for number in (1, 2, 3)] == [0, 3, 3]


def test_b8_28_at_any_time_is_at_every_question() -> None:
    d = duel(
        modules="bushido blood",
        virtue="chugi",
        wounds="finger_and_belly:2",
        at="second",
        life=2,
        qi=1,
        defence="6_6",
        counters="lunge",
    )
    d.does("pass", "pass", "pass")
    assert d.result.cause == "fallen", "between the lunge and the bleeding nothing was asked"


def test_b8_28_the_same_question_is_asked_again() -> None:
    d = duel(modules="bushido", at="second", qi=4, strength=5, technique=5, defence="5_5")
    d.does("pass", "pass")
    d.asked("hit", "hit strength", "hit technique", "step")
    d.does("step")
    d.asked("hit", "hit strength", "hit technique", "step")
    d.does("step")
    d.asked("hit", "hit strength", "hit technique")


def test_b8_29_the_red_die_is_released_before_the_wound_is_drawn() -> None:
    d = duel(at="second", qi=0, technique=8, red_die=3, defence="5_5", fate="graze")
    d.asks("release")
    assert d.events("Wounded") == []
    d.does("release")
    assert d.events("Wounded") == [(0, "graze", 1)]
    assert d.enemy()[0] == 6


def test_b8_30_a_wound_that_does_nothing_turns_shiro() -> None:
    d = duel("shiro", at="second", qi=0, technique=8, defence="5_5", fate="dodged")
    assert (d.enemy(), d.state.side_b) == ((8, 5), True)
    d.asks("penalty")


def test_b8_31_the_bokken_is_for_phase_four() -> None:
    d = duel(weapon="bokken", hand=HAND, qi=0, defence="6_6")
    d.refuses("bokken strength", "B5.2")
    d.plays("do_giri", "kote_uchi_special", "irimi")
    d.asked("strike", "bokken strength", "bokken technique", "pass")

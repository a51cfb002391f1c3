"""B2: the attack up to the counterattack."""

from typing import Any

import pytest

from chanbara.duel.book.data import standard_book
from tests.duel.table import Story, duel

HAND = "do_giri kote_uchi_special harai irimi"
PLAYS = tuple(f"play {card}" for card in HAND.split())


def after_hit(**figures: Any) -> Story:  # noqa: ANN401 - figures of a duel
    """A duel whose attack just had its hit check against 5/5; nothing was played."""
    return duel(at="second", defence="5_5", counters="breath", **{"qi": 0, **figures})


def test_b2_7_foresee_turns_the_defence_card_early() -> None:
    d = duel(hand=HAND, qi=2, defence="3_7")
    d.asked("attack", *PLAYS, "foresee", "guard", "pass")
    d.does("foresee")
    assert d.events("Turned") == [("3_7", True)]
    assert (d.state.defence, d.qi) == ("3_7", 1)
    d.asked("attack", *PLAYS, "guard", "pass")
    d.refuses("foresee", "B2.7")
    d.does("play irimi", "play harai", "pass")
    assert d.events("Turned") == []
    assert d.state.defence == "3_7"


def test_b2_7_between_the_two_cards_too_but_not_after_them() -> None:
    d = duel(hand=HAND, qi=1)
    d.does("play irimi")
    d.offers("play do_giri", "play kote_uchi_special", "play harai", "foresee", "guard", "pass")
    d.does("play harai")
    d.asked("attack", "guard", "pass")
    d.refuses("foresee", "B2.7")


def test_b2_7_for_a_qi() -> None:
    d = duel(hand=HAND, qi=0)
    d.asked("attack", *PLAYS, "pass")
    d.refuses("foresee", "B2.7")


def test_b2_8_two_cards_count_at_once() -> None:
    d = duel(hand="irimi tsuki ma_ai", qi=0)
    d.does("play irimi")
    assert (d.values, d.hand) == ((1, -1, 2), "ma_ai tsuki")
    assert d.events("Changed") == [("strength", 1, 1), ("technique", -1, -1), ("guard", 2, 2)]
    d.asked("attack", "play ma_ai", "play tsuki", "pass")
    d.refuses("play irimi", "B2.8")
    d.refuses("play", "B2.8")
    d.refuses("play sword", "B3.1")
    d.does("play tsuki")
    assert d.values == (1, 1, 1)
    assert d.events("Changed") == [("technique", 2, 1), ("guard", -1, 1)]
    d.asks("strike")


def test_b2_8_equal_cards_are_offered_once() -> None:
    d = duel(hand="kiri_age kiri_age irimi", qi=0)
    d.asked("attack", "play irimi", "play kiri_age", "pass")


def test_b2_8_of_the_two_cards_one_or_none_may_be_played() -> None:
    d = duel(hand="irimi tsuki ma_ai", qi=0, defence="6_6")
    d.asked("attack", "play irimi", "play ma_ai", "play tsuki", "pass")
    d.does("pass")
    assert d.story()[0] == "Turned"
    d.asked("strike", "play irimi", "play ma_ai", "play tsuki")
    d.refuses("pass", "B2.10")
    d.does("play irimi")
    assert d.events("Played") == [("irimi",)], "one card in phase 4, and no more"
    d.asked("attack", "play ma_ai", "play tsuki", "pass")
    d.does("play tsuki", "pass")
    d.asked("strike", "play ma_ai")


def test_b8_38_by_ruling_two_cards_are_played_while_there_are_any() -> None:
    d = duel(hand="irimi tsuki ma_ai", qi=0, rulings={"cards_optional": False})
    d.asked("attack", "play irimi", "play ma_ai", "play tsuki")
    d.refuses("pass", "B2.8")
    d.does("play irimi")
    d.asked("attack", "play ma_ai", "play tsuki")
    d.does("play tsuki")
    d.asked("strike", "play ma_ai")


def test_b8_38_the_switch_holds_against_three_enemies_too() -> None:
    plays = ("play irimi", "play ma_ai", "play tsuki")
    for optional, offered in ((True, (*plays, "pass")), (False, plays)):
        d = duel(modules="1vs3", hand="irimi tsuki ma_ai", qi=0, rulings={"cards_optional": optional})
        d.does("target>1")
        d.asked("attack", *offered)


def test_b2_8_fewer_only_when_the_hand_is_short() -> None:
    d = duel(at="second", hand="irimi", qi=1)
    d.does("play irimi")
    d.asked("attack", "guard", "pass")
    d.refuses("play irimi", "B2.8")


def test_b2_8_not_more_than_two() -> None:
    d = duel(hand=HAND, qi=1)
    d.does("play irimi", "play harai")
    d.refuses("play do_giri", "B2.8")


def test_b2_9_the_defence_card_is_turned() -> None:
    d = duel(hand=HAND, qi=0, defence="3_7")
    d.does("play irimi", "play harai")
    assert d.events("Turned") == [("3_7", False)]
    d.asked("strike", "play do_giri", "play kote_uchi_special")


@pytest.mark.parametrize(
    ("strength", "technique", "hits"), [(4, 4, None), (5, 4, "strength"), (4, 5, "technique")]
)
def test_b2_9_both_values_have_their_own_defence(strength: int, technique: int, hits: str | None) -> None:
    d = after_hit(strength=strength, technique=technique)
    assert [one.mode for one in d.events("Hit")] == ([hits] if hits else [])
    assert len(d.events("Missed")) == (0 if hits else 1)


def test_b2_10_one_card_more() -> None:
    d = duel(hand=f"{HAND} void", qi=0, defence="6_6")
    d.does("play irimi", "play harai")
    d.asked("strike", "play do_giri", "play kote_uchi_special", "play void")
    d.refuses("pass", "B2.10")
    d.refuses("play irimi", "B2.8")
    d.does("play kote_uchi_special")
    assert d.state.attack == 2


def test_b2_10_what_else_may_be_done() -> None:
    d = duel(hand=f"{HAND} void", qi=5, environment="dojo", modules="bushido", virtue="makoto", points=2)
    extras = ("guard", "environment", "spend strength")
    d.asked("attack", *PLAYS, "play void", "foresee", *extras, "pass")
    d.does("play irimi", "play void")
    d.asked("attack", *extras, "pass")
    d.does("guard", "pass")
    d.asked("strike", "play do_giri", "play kote_uchi_special", "play harai", *extras)
    d.does("spend strength", "guard", "play harai")
    d.asked("strike", *extras, "pass")
    d.refuses("play do_giri", "B2.10")


def test_b2_10_a_card_drawn_in_phase_four_may_be_played() -> None:
    d = duel(at="second", hand="", qi=1, environment="dojo", draw="irimi ma_ai", fate="dojo:draw_action")
    d.does("pass")
    d.asked("strike", "guard", "environment", "pass")
    d.does("environment")
    d.asked("strike", "play irimi")


def test_b2_10_phase_four_wants_one_card_however_many_were_played() -> None:
    d = duel(at="second", hand="ma_ai", qi=2, environment="dojo", draw="irimi", fate="dojo:draw_action")
    d.does("play ma_ai", "pass", "environment", "play irimi")
    d.asked("strike", "guard", "pass")


def combo(cards: str, **figures: Any) -> Story:  # noqa: ANN401 - figures of a duel
    """A duel in which these three cards were played."""
    d = duel(hand=f"{cards} harai", defence="6_6", **{"qi": 0, **figures})
    d.plays(*cards.split())
    return d


def test_b2_11_a_normal_combo_brings_qi_or_a_special_card() -> None:
    d = combo("do_giri tsuki irimi")
    d.asked("combo", "combo qi", "combo special")
    d.refuses("pass", "B2.11")
    d.does("combo qi")
    assert (d.qi, d.events("Combo")) == (1, [("normal", "qi")])
    d = combo("do_giri tsuki irimi")
    d.does("combo special")
    assert (d.hand, d.qi, len(d.state.specials)) == ("harai iai", 0, 11)


def test_b2_11_a_special_combo_raises_the_red_die() -> None:
    d = combo("men_uchi_special kesa_giri_special kote_uchi_special", red_die=3)
    assert (d.state.red_die, d.events("Combo"), d.events("RedDie")) == (4, [("special", "die")], [(4,)])


def test_b2_11_a_combo_brings_what_the_data_says() -> None:
    book = standard_book()
    book = book._replace(combo={**book.combo, "specials": 2, "red_die": 3})
    d = combo("do_giri tsuki irimi", book=book)
    d.does("combo special")
    assert d.hand == "gan_ryu_thrust harai iai"
    d = combo("men_uchi_special kesa_giri_special kote_uchi_special", book=book)
    assert d.state.red_die == 4


def test_b2_11_mixed_icons_are_none() -> None:
    for cards in ("do_giri tsuki kote_uchi_special", "do_giri men_uchi_special kote_uchi_special"):
        d = combo(cards)
        assert d.events("Combo") == []
        assert d.state.attack == 2


def test_b2_11_wild_counts_as_either() -> None:
    d = combo("void tsuki irimi")
    d.offers("combo qi", "combo special")
    d = combo("void kote_uchi_special kaeshi_waza")
    assert d.state.red_die == 2
    d = combo("void immovable_body rising_wave")
    d.offers("combo qi", "combo special", "combo die")
    d.does("combo die")
    assert d.state.red_die == 2


def test_b2_11_three_cards_are_needed() -> None:
    d = duel(at="second", hand="irimi ma_ai", qi=0, defence="6_6")
    d.plays("irimi", "ma_ai")
    assert d.events("Combo") == []


def test_b2_11_what_cannot_be_done_is_not_offered() -> None:
    d = combo("do_giri tsuki irimi", qi=5)
    d.does("pass")
    assert d.events("Combo") == [("normal", "special")], "Qi is full, so it is not asked"
    d = duel(hand="do_giri tsuki irimi ma_ai", defence="6_6", qi=0, specials="")
    d.plays("do_giri", "tsuki", "irimi")
    assert d.events("Combo") == [("normal", "qi")]
    d = combo("void immovable_body rising_wave", red_die=6)
    d.offers("combo qi", "combo special")


STRENGTH = [(5, (7, 5)), (8, (7, 5)), (9, (6, 5)), (14, (6, 5))]
TECHNIQUE = [
    (5, "", (8, 5)),
    (7, "", (8, 5)),
    (8, "pierced_side", (6, 5)),
    (9, "graze", (7, 5)),
    (10, "graze", (6, 5)),
]


@pytest.mark.parametrize(("strength", "enemy"), STRENGTH)
def test_b2_12_strength_takes_life(strength: int, enemy: tuple[int, int]) -> None:
    d = after_hit(strength=strength)
    assert d.events("Hit") == [("strength", strength - 5)]
    assert d.enemy() == enemy


@pytest.mark.parametrize(("technique", "fate", "enemy"), TECHNIQUE)
def test_b2_12_technique_takes_qi_or_wounds(technique: int, fate: str, enemy: tuple[int, int]) -> None:
    d = duel(at="second", qi=0, technique=technique, defence="5_5", counters="breath", fate=fate)
    assert d.events("Hit") == [("technique", technique - 5)]
    assert d.enemy() == enemy, "Breath gave a lost Qi back"
    lost = [(one.life, one.qi) for one in d.events("EnemyLost")]
    assert lost == [(0, 1) if not fate else (8 - enemy[0], 0)]


def test_b2_12_technique_takes_life_where_there_is_no_qi() -> None:
    d = duel(at="second", qi=0, technique=5, defence="5_5", enemies="8/0", counters="probe", guard=3)
    assert d.enemy() == (7, 0)


def test_b2_12_if_both_reach_you_choose() -> None:
    d = after_hit(strength=5, technique=6)
    d.asked("hit", "hit strength", "hit technique")
    d.refuses("pass", "B2.12")
    d.does("hit technique")
    assert d.events("Hit") == [("technique", 1)]


def test_b2_12_a_miss_does_nothing() -> None:
    d = after_hit(strength=4, technique=4, red_die=6)
    assert len(d.events("Missed")) == 1
    assert (d.enemy(), d.state.red_die) == ((8, 5), 6)


RED = [
    (2, "", (7, 4)),
    (3, "", (6, 5)),
    (4, "pierced_side", (5, 5)),
    (5, "pierced_side", (4, 5)),
    (6, "cut_forearm", (4, 5)),
]


@pytest.mark.parametrize(("die", "fate", "enemy"), RED)
def test_b2_13_the_red_die_adds_what_it_shows(die: int, fate: str, enemy: tuple[int, int]) -> None:
    d = duel(at="second", qi=0, strength=5, red_die=die, defence="5_5", counters="probe", guard=3, fate=fate)
    d.asked("release", "release", "pass")
    assert d.enemy() == (8, 5), "both are dealt together"
    d.does("release")
    assert d.events("Released") == [(die,)]
    assert (d.enemy(), d.state.red_die) == (enemy, 1)


def test_b2_13_the_red_die_may_be_kept() -> None:
    d = after_hit(strength=5, red_die=2)
    d.does("pass")
    assert (d.enemy(), d.state.red_die) == ((7, 5), 2)


def test_b2_13_a_one_is_not_asked_for() -> None:
    d = after_hit(strength=5, red_die=1)
    assert (d.state.round, d.enemy()) == (2, (7, 5))


def test_b2_14_an_enemy_without_life_loses_at_once() -> None:
    d = duel(at="second", qi=0, strength=5, defence="5_5", enemies="1/5", counters="lunge")
    assert d.result == (True, "slain", "B2.14", 1, 8)
    assert d.events("Countered") == []
    assert d.events("EnemyDied") == [(0,)]


def test_b2_14_after_the_end_nothing_is_offered() -> None:
    d = duel(at="second", qi=0, strength=5, defence="5_5", enemies="1/5")
    rule, _ = d.game.kind.why_not(d.state, "guard", 0, "en")
    assert rule == "B2.14"
    assert d.game.over


def test_b2_14_no_more_life_than_there_is_can_be_lost() -> None:
    d = duel(at="second", qi=0, strength=9, defence="5_5", enemies="1/5")
    assert d.events("EnemyLost") == [(0, 1, 0)]

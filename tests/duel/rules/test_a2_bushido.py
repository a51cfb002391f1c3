"""A2: the marker and the seven virtues."""

from typing import Any

import pytest

from chanbara import new_game
from chanbara.duel.book.data import standard_book
from chanbara.duel.rules.refusal import refusal
from chanbara.duel.setup import Carried
from tests.duel.table import Story, duel

NORMAL = "do_giri tsuki harai irimi"
SPECIAL = "men_uchi_special kote_uchi_special kesa_giri_special irimi"
VIRTUES = list(standard_book().virtues)


def with_combo(bushido: str = "gi", **figures: Any) -> Story:  # noqa: ANN401 - figures of a duel
    """A duel in which a normal combo was just played; the attack missed."""
    d = duel(modules="bushido", bushido=bushido, hand=NORMAL, defence="6_6", **{"qi": 0, **figures})
    d.plays(*NORMAL.split()[:3])
    return d


def test_a2_1_seven_cards_are_shuffled_and_the_marker_lies_beside() -> None:
    decks = [new_game("duel", modules=("bushido",), seed=seed).table for seed in range(8)]
    assert all(sorted(one.bushido_deck) == sorted(VIRTUES) for one in decks)
    assert len({tuple(one.bushido_deck) for one in decks}) == 8
    assert {one.marker for one in decks} == {0}
    assert duel().state.bushido_deck == []


def test_a2_1_without_the_module_there_is_no_marker() -> None:
    d = duel(hand=NORMAL)
    d.refuses("step", "A2.1")


def test_a2_1_without_the_module_there_is_no_card_to_take() -> None:
    d = duel(hand=NORMAL)
    d.refuses("take", "A2.1")


def test_a2_2_a_normal_combo_may_move_the_marker() -> None:
    d = with_combo()
    d.asked("combo", "combo qi", "combo special", "combo step")
    d.does("combo step")
    assert (d.state.marker, d.qi, len(d.state.specials)) == (1, 0, 12)
    assert d.events("MarkerMoved") == [("gi", 1)]


def test_a2_2_a_special_combo_does_not() -> None:
    d = duel(modules="bushido", hand=SPECIAL, defence="6_6", qi=0)
    d.plays(*SPECIAL.split()[:3])
    assert d.events("Combo") == [("special", "die")]
    assert d.state.marker == 0


def test_a2_3_on_the_third_kanji_the_card_is_taken() -> None:
    d = with_combo(marker=1)
    d.does("combo step")
    assert (d.state.marker, d.state.virtue) == (2, None)
    d = with_combo(marker=2)
    d.does("combo step")
    assert d.events("MarkerMoved") == [("gi", 3)]
    d.asked("take", "take", "pass")
    d.does("take")
    assert d.events("VirtueGained") == [("gi",)]
    assert (d.state.marker, d.state.virtue) == (3, "gi")


def test_a2_3_the_card_may_be_left_and_taken_later() -> None:
    d = with_combo(marker=2)
    d.refuses("take", "A2.3")
    d.does("combo step", "pass")
    assert (d.state.marker, d.state.virtue, len(d.state.bushido_deck)) == (3, None, 7)
    d.asked("brace", "take", "pass")
    d.does("pass")
    d.asked("attack", "play irimi", "take", "pass")
    d.refuses("step", "A2.4")
    d.does("play irimi", "take")
    assert (d.state.virtue, d.state.bushido_deck) == ("gi", [])
    d.refuses("take", "A2.4")


def test_a2_3_by_ruling_the_card_is_taken_at_once() -> None:
    d = with_combo(marker=2, rulings={"virtue_may_be_left": False})
    d.does("combo step")
    assert d.story()[:3] == ["Combo", "MarkerMoved", "VirtueGained"]
    assert d.state.virtue == "gi"


def test_a2_3_the_card_that_lies_open_is_the_one_taken() -> None:
    d = with_combo(bushido="jin rei", marker=2)
    d.does("combo step", "take")
    assert d.state.virtue == "jin"


def test_a2_4_the_rest_of_the_deck_leaves_the_game() -> None:
    d = with_combo(marker=2)
    d.does("combo step", "take")
    assert d.state.bushido_deck == []
    d = with_combo(virtue="yu", marker=3)
    d.asked("combo", "combo qi", "combo special")
    d.refuses("step", "A2.4")
    d.refuses("combo step", "B2.11")


def test_a2_5_two_qi_move_the_marker_the_first_move_too() -> None:
    d = duel(modules="bushido", hand=NORMAL, qi=3)
    d.asked("attack", *(f"play {card}" for card in NORMAL.split()), "foresee", "guard", "step", "pass")
    d.does("step")
    assert (d.state.marker, d.qi) == (1, 1)
    d.asked("attack", *(f"play {card}" for card in NORMAL.split()), "foresee", "guard", "pass")
    d.refuses("step", "A2.5")


def test_a2_5_by_ruling_only_a_combo_makes_the_first_move() -> None:
    only = {"qi_makes_first_move": False}
    d = duel(modules="bushido", hand=NORMAL, qi=3, rulings=only)
    d.asked("attack", *(f"play {card}" for card in NORMAL.split()), "foresee", "guard", "pass")
    d.refuses("step", "A2.5")
    d = duel(modules="bushido", hand=NORMAL, qi=3, marker=1, rulings=only)
    d.does("step")
    assert d.state.marker == 2


def test_a2_5_what_is_missing_for_a_step_is_a_combo_or_qi() -> None:
    only = {"qi_makes_first_move": False}
    d = duel(modules="bushido", hand=NORMAL, qi=3, rulings=only)
    assert refusal(d.state, "step") == ("A2.5", "combo-first", {})
    d = duel(modules="bushido", hand=NORMAL, qi=1, marker=1, rulings=only)
    assert refusal(d.state, "step") == ("A2.5", "no-qi", {})
    d = duel(modules="bushido", hand=NORMAL, qi=1)
    assert refusal(d.state, "step") == ("A2.5", "no-qi", {})


def test_a2_5_two_qi_take_the_card_too() -> None:
    d = duel(modules="bushido", hand=NORMAL, qi=2, marker=2)
    d.does("step", "take")
    assert (d.state.virtue, d.qi) == ("gi", 0)


AT_ANY_TIME: dict[str, Story] = {
    "mulligan": duel(modules="bushido", at="round", weapon="yari"),
    "extra": duel(modules="bushido", at="round"),
    "target": duel(modules="bushido 1vs3"),
    "attack": duel(modules="bushido", hand=NORMAL),
    "brace": duel(modules="bushido", at="second", defence="6_6"),
    "hit": duel(modules="bushido", at="second", strength=6, technique=6),
    "release": duel(modules="bushido", at="second", strength=6, red_die=2),
}


@pytest.mark.parametrize("kind", AT_ANY_TIME)
def test_a2_5_the_step_is_offered_at_every_question(kind: str) -> None:
    d = Story(AT_ANY_TIME[kind].game.clone())
    for _ in range(9):
        if d.decision.kind == kind:
            break
        d.does(next(one for one in d.decision.texts() if one in {"pass", "hit strength"}))
    d.asks(kind)
    before = [
        one for one in d.decision.texts() if one not in {"step", "guard", "extra", "foresee", "environment"}
    ]
    assert "step" in d.decision.texts()
    d.does("step")
    d.asks(kind)
    assert set(before) <= set(d.decision.texts())
    assert (d.state.marker, d.qi) == (1, AT_ANY_TIME[kind].qi - 2)


@pytest.mark.parametrize("kind", ["strike", "combo", "raise", "look", "keep", "penalty"])
def test_a2_5_the_step_is_offered_in_the_midst_of_an_attack(kind: str) -> None:
    opponent = "shiro" if kind == "penalty" else None
    place = "dojo" if kind == "raise" else None
    d = duel(
        opponent,
        weapon="wakizashi",
        modules="bushido",
        environment=place,
        hand=NORMAL,
        fate="dojo:either",
        strength=9,
        qi=4,
    )
    script = {
        "strike": ["play do_giri", "play tsuki", "pass"],
        "raise": ["environment"],
    }
    combo = [*script["strike"], "play harai", "pass"]
    script |= {
        "combo": combo,
        "look": [*combo, "combo special"],
        "keep": [*combo, "combo special", "look"],
        "penalty": [*combo, "combo qi", "hit strength"],
    }
    d.does(*script[kind])
    d.asks(kind)
    before, qi = d.decision.texts(), d.qi
    assert "step" in before
    d.does("step")
    d.asks(kind)
    assert (d.state.marker, d.qi) == (1, qi - 2)


def test_a2_5_the_step_is_offered_while_cards_are_exchanged() -> None:
    d = duel(modules="bushido", at="round", virtue="chugi", life=3)
    d.asked("extra", "extra", "pass", "convert")
    d = duel(modules="bushido", at="round", virtue="jin", draw=NORMAL)
    d.asks("redraw")


def test_a2_6_gi_draws_two_special_cards() -> None:
    d = with_combo(virtue="gi", marker=3)
    d.does("combo special")
    assert d.events("DrewSpecial") == [("iai",), ("gan_ryu_thrust",)]
    assert d.hand == "gan_ryu_thrust iai irimi"


def test_a2_6_without_gi_one_is_drawn() -> None:
    d = with_combo()
    d.does("combo special")
    assert d.events("DrewSpecial") == [("iai",)]


def test_a2_6_gi_draws_what_is_left() -> None:
    d = duel(modules="bushido", virtue="gi", hand=NORMAL, defence="6_6", qi=0, specials="void")
    d.plays(*NORMAL.split()[:3])
    d.does("combo special")
    assert d.hand == "irimi void"


@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 6), (5, 6)])
def test_a2_7_yu_raises_the_red_die_by_two(before: int, after: int) -> None:
    d = duel(modules="bushido", virtue="yu", hand=SPECIAL, defence="6_6", qi=0, red_die=before)
    d.plays(*SPECIAL.split()[:3])
    assert d.state.red_die == after


def test_a2_8_jin_exchanges_up_to_two_cards_once_a_round() -> None:
    d = duel(modules="bushido", virtue="jin", at="round", qi=1, draw=f"{NORMAL} ma_ai kiri_age void iai")
    hand = ("do_giri", "tsuki", "harai", "irimi", "ma_ai", "kiri_age")
    d.asked("redraw", *(f"redraw {card}" for card in hand), "pass")
    d.does("redraw irimi")
    d.asked("redraw", *(f"redraw {card}" for card in hand if card != "irimi"), "pass")
    assert d.discard == "", "both go together"
    d.does("redraw ma_ai")
    assert d.discard == "irimi ma_ai"
    assert d.hand == "do_giri harai iai kiri_age tsuki void"
    d.asked("extra", "extra", "pass")


def test_a2_8_jin_may_exchange_one_card_or_none() -> None:
    d = duel(modules="bushido", virtue="jin", at="round", qi=1, draw=f"{NORMAL} ma_ai kiri_age void iai")
    d.does("redraw irimi", "pass")
    assert d.discard == "irimi"
    assert d.hand == "do_giri harai kiri_age ma_ai tsuki void"
    d.asks("extra")
    d = duel(modules="bushido", virtue="jin", at="round", qi=1)
    d.does("pass")
    assert d.discard == ""
    d.asks("extra")


def test_a2_8_of_two_copies_one_may_go() -> None:
    d = duel(modules="bushido", virtue="jin", at="round", qi=1, draw="kiri_age kiri_age void iai irimi ma_ai")
    d.does("redraw kiri_age")
    d.offers("redraw kiri_age", "redraw void", "redraw iai", "redraw irimi", "redraw ma_ai", "pass")


def test_a2_9_rei_gives_five_points_of_technique() -> None:
    d = with_combo(bushido="rei", marker=2)
    d.does("combo step", "take")
    assert (d.state.virtue, d.state.points) == ("rei", 5)
    d.does("pass", "pass")
    d.asked("attack", "play irimi", "spend technique", "pass")
    before = d.values[1]
    d.does("spend technique", "spend technique")
    assert (d.values[1], d.state.points, d.state.virtue) == (before + 2, 3, "rei")
    d.refuses("spend strength", "A2.9")


def test_a2_9_points_wait_for_later_rounds() -> None:
    d = duel(modules="bushido", virtue="rei", points=2, at="second", hand="irimi", qi=0, defence="6_6")
    d.does("play irimi", "spend technique", "pass", "pass", "pass")
    assert (d.state.round, d.values, d.state.points) == (2, (0, 0, 0), 1)
    assert "spend technique" in d.decision.texts()


def test_a2_9_with_the_last_point_the_card_is_gone() -> None:
    d = duel(modules="bushido", virtue="rei", points=1, hand=NORMAL, qi=0)
    d.does("spend technique")
    assert d.events("VirtueSpent") == [("rei",)]
    assert (d.state.virtue, d.state.points, d.values[1]) == (None, 0, 1)
    d.refuses("spend technique", "A2.9")
    d.refuses("step", "A2.4")


def test_a2_9_points_are_spent_in_phases_two_and_four() -> None:
    d = duel(modules="bushido", virtue="rei", points=5, hand=SPECIAL, qi=0, technique=1, defence="6_5")
    d.plays("men_uchi_special", "kote_uchi_special")
    d.asked("attack", "spend technique", "pass")
    d.does("pass")
    d.asked("strike", "play kesa_giri_special", "play irimi", "spend technique")
    d.does("spend technique", "spend technique", "play irimi")
    d.asked("strike", "spend technique", "pass")
    d.does("spend technique", "pass")
    d.asked("hit", "hit technique", "spend technique")
    d.does("hit technique")
    assert d.events("Hit") == [("technique", 0)]


def test_a2_9_points_are_spent_at_any_question() -> None:
    d = duel(
        "baiken",
        modules="bushido gisei",
        virtue="rei",
        points=5,
        at="second",
        qi=0,
        defence="6_4",
        counters="lunge",
    )
    d.does("pass", "pass")
    d.asked("hit", "spend technique", "pass")
    d.does("pass")
    assert d.story()[0] == "Missed"
    d.asked("brace", "gisei", "spend technique", "pass")
    d.does("spend technique", "spend technique")
    d.asked("brace", "gisei", "spend technique", "pass")
    d.does("pass")
    assert d.events("Countered") == [(0, "lunge", 5, 0, True)], "with technique 2 it does not gain 1"


def test_a2_9_a_point_that_cannot_reach_the_defence_is_not_asked_for() -> None:
    d = duel(modules="bushido", virtue="rei", points=5, at="second", qi=0, defence="6_6")
    d.does("pass", "pass")
    d.asks("brace")


def test_a2_9_by_ruling_points_are_spent_in_phases_two_and_four_only() -> None:
    only = {"points_at_any_time": False}
    d = duel(modules="bushido gisei", virtue="rei", points=5, at="second", qi=0, defence="6_5", rulings=only)
    d.asked("attack", "spend technique", "pass")
    d.does("pass")
    d.asked("strike", "spend technique", "pass")
    d.does("pass")
    d.asked("brace", "gisei", "pass")
    d.refuses("spend technique", "B2.16")


def test_a2_9_by_ruling_points_still_raise_the_value() -> None:
    only = {"points_at_any_time": False}
    d = duel(modules="bushido", virtue="rei", points=2, at="second", qi=0, defence="6_5", rulings=only)
    d.does("spend technique")
    assert (d.values, d.state.points, d.state.virtue) == ((0, 1, 0), 1, "rei")
    d.asked("attack", "spend technique", "pass")
    d.does("pass", "spend technique")
    assert (d.events("Changed"), d.events("VirtueSpent")) == ([("technique", 1, 2)], [("rei",)])


def test_a2_10_makoto_gives_five_points_of_strength() -> None:
    d = with_combo(bushido="makoto", marker=2)
    d.does("combo step", "take")
    assert (d.state.virtue, d.state.points) == ("makoto", 5)
    d.asked("hit", "spend strength", "pass")
    d.does("pass", "pass")
    d.asked("attack", "play irimi", "spend strength", "pass")
    before = d.values[0]
    d.does(*["spend strength"] * 5)
    assert d.values[0] == before + 5
    assert d.state.virtue is None


def test_a2_11_chugi_turns_qi_into_life() -> None:
    d = duel(modules="bushido", virtue="chugi", hand=NORMAL, life=2, qi=5)
    d.does("convert")
    assert (d.life, d.qi, d.state.locked) == (3, 4, 1)
    assert d.events("QiChanged") == [(-1, 4)]
    assert d.events("LifeChanged") == [(1, 3)]
    assert "convert" in d.decision.texts()
    d.does("convert", "convert", "convert")
    assert (d.life, d.qi, d.state.locked, d.state.virtue) == (6, 1, 0, None)
    assert d.events("VirtueSpent") == [("chugi",)]
    d.refuses("convert", "A2.11")


def test_a2_11_without_qi_nothing_is_converted() -> None:
    d = duel(modules="bushido", virtue="chugi", hand=NORMAL, life=2, qi=0)
    d.refuses("convert", "A2.11")


def test_a2_11_at_any_time() -> None:
    d = duel(modules="bushido", virtue="chugi", at="second", life=2, qi=1, counters="lunge", defence="6_6")
    d.asked("attack", "guard", "convert", "pass")
    d.does("pass")
    d.asked("strike", "guard", "convert", "pass")
    d.does("pass")
    d.asked("brace", "guard", "convert", "pass")
    d.does("convert")
    assert (d.life, d.qi) == (2, 0), "a life for a Qi, and the lunge took one"


def test_a2_12_meiyo_stands_for_any_other() -> None:
    d = with_combo(bushido="meiyo", marker=2)
    d.does("combo step", "take")
    d.asked("choose", "choose gi", "choose yu", "choose jin", "choose rei", "choose makoto", "choose chugi")
    d.refuses("step", "A2.4")
    d.does("choose makoto")
    assert (d.state.virtue, d.state.points, d.state.bushido_deck) == ("makoto", 5, [])
    assert d.events("VirtueGained") == [("makoto",)]


def test_a2_13_a_card_is_carried_into_the_next_duel() -> None:
    carried = Carried(virtue="chugi", locked=3, virtue_taken=True)
    d = duel(modules="bushido", carried=carried, hand=NORMAL, life=1)
    assert (d.state.virtue, d.state.locked, d.state.bushido_deck) == ("chugi", 3, [])
    d.does("convert")
    assert d.state.virtue is None
    d.refuses("step", "A2.4")


def test_a2_13_there_is_no_second_card_in_a_game() -> None:
    game = new_game("duel", modules=("bushido",), carried=Carried(virtue_taken=True), seed=1)
    assert game.table.bushido_deck == []
    assert game.decision is not None
    assert game.decision.texts() == ["extra", "pass"]

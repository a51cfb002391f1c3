"""The greedy bot and what Rising Sun asks: to be spared, to escape, to show, to take, to draw, to reveal."""

import pytest

from chanbara import new_game
from chanbara.bots.registry import make_bot
from chanbara.bots.situation import Situation
from chanbara.bots.suspicion import Suspicion
from chanbara.sim.match import play_on
from chanbara.sword.rules.words import Role
from tests.bots.rising_sun import asked, rising
from tests.bots.seat import sent_view

OTHERS = "goemon shogun: kiseru | kojiro: kiseru | benkei: kiseru"


@pytest.mark.parametrize(
    ("resilience", "expected"), [(1, "discard>1:peasant"), (2, "discard>1:peasant"), (4, "pass")]
)
def test_r11_7_a_peasant_is_given_for_a_point_that_matters(resilience: int, expected: str) -> None:
    seats = f"tomoe ninja1: bo bo | hideyoshi {resilience}/: bokken bo / peasant | {OTHERS}"
    assert asked(rising(seats, "play bo>1", "pass"), "absorb") == expected


def test_r11_7_a_peasant_is_kept_from_a_defeat_that_it_cannot_avert() -> None:
    seats = f"tomoe ninja1: wakizashi bo | hideyoshi 2/: bokken bo / peasant | {OTHERS}"
    assert asked(rising(seats, "play wakizashi>1", "pass"), "absorb") == "pass"


def test_r12_okuni_escapes_a_theft_with_the_card_she_misses_least() -> None:
    seats = f"tomoe ninja1: diversion bo | okuni: kanabo bokken parry parry | {OTHERS}"
    assert asked(rising(seats, "play diversion>1"), "escape") == "escape bokken"


def test_r12_okuni_does_not_escape_a_gift() -> None:
    seats = f"tomoe ninja1: breathing bo | okuni: kanabo bokken parry | {OTHERS}"
    assert asked(rising(seats, "play breathing>1"), "escape") == "pass"


def test_r12_okuni_lets_a_burden_be_taken_from_her() -> None:
    seats = f"tomoe ninja1: geisha bo | okuni: kanabo bokken parry / curse armor | {OTHERS}"
    assert asked(rising(seats, "play geisha>1:curse"), "escape") == "pass"
    assert asked(rising(seats, "play geisha>1:armor"), "escape") == "escape bokken"


def test_r11_9_the_least_useful_card_is_shown_and_the_most_useful_taken() -> None:
    seats = "tomoe ninja1: intuition bo | hideyoshi: parry bokken | goemon shogun: parry"
    game = rising(seats, "play intuition")
    assert asked(game, "show") == "show bokken"
    game.apply("show bokken")
    game.apply("show parry")
    assert asked(game, "pick") == "take parry>2"


def test_r11_4_the_least_useful_card_is_given_up() -> None:
    seats = f"tomoe ninja1: manriki_gusari bo | hideyoshi: parry nodachi bokken | {OTHERS}"
    assert asked(rising(seats, "play manriki_gusari>1", "pass"), "give_up") == "discard bokken"


def test_r12_bokuden_draws_when_he_may() -> None:
    seats = f"bokuden ninja1: tea_ceremony bo | hideyoshi: bo | {OTHERS}"
    assert asked(rising(seats, "play tea_ceremony"), "may_draw") == "draw"


def test_r11_7_with_the_kote_one_draws_oneself() -> None:
    seats = f"tomoe ninja1: diversion bo / kote | hideyoshi: bo | {OTHERS}"
    assert asked(rising(seats, "play diversion>1"), "grant") == "choose>0"


@pytest.mark.parametrize(("top", "expected"), [("bo", "reveal"), ("parry", "count parry")])
def test_r12_masamune_reveals_on_until_a_card_spares_him(top: str, expected: str) -> None:
    seats = f"masamune ninja1: bo / bleeding_wound | hideyoshi: bo | {OTHERS}"
    game = rising(seats, phase="recover", deck=f"{top} bokken")
    assert asked(game, "reveal") == expected


def test_r12_masamune_has_the_card_count_that_spares_him() -> None:
    seats = f"masamune ninja1: bo / bleeding_wound | hideyoshi: bo | {OTHERS}"
    game = rising(seats, "reveal", phase="recover", deck="bo parry")
    assert asked(game, "reveal") == "count parry"


def test_r12_kanbei_parries_with_what_troubles_him() -> None:
    seats = f"tomoe ninja1: bo bo | kanbei 4/: parry bo / curse armor | {OTHERS}"
    assert asked(rising(seats, "play bo>1"), "parry") == "parry>1:curse"


def test_r12_kenshin_does_not_parry_what_cannot_wound_him() -> None:
    seats = f"tomoe ninja1: katana bo | kenshin 1/: parry parry | {OTHERS}"
    assert asked(rising(seats, "play katana>1"), "parry") == "pass"


def test_r11_4_a_weapon_that_counts_nothing_stays_in_hand() -> None:
    seats = "tomoe shogun: zen parry | hideyoshi: bo | goemon: bo{}"
    assert asked(rising(seats.format("")), "play") == "end"
    assert asked(rising(seats.format(" / armor focus focus")), "play") == "play zen>2"


def test_r11_6_a_tanto_is_turned_on_oneself_for_the_honor_in_the_last_point() -> None:
    seats = "tomoe {}/ shogun: tanto parry | hideyoshi: | goemon: "
    assert asked(rising(seats.format(1)), "play") == "play tanto>0"
    assert asked(rising(seats.format(4)), "play") == "end"


def test_r8_3_stars_weigh_the_honor_of_a_role() -> None:
    game = new_game(
        "sword", players=4, seed=1, rising_sun=True, roles=["shogun", "samurai3", "ninja1", "ninja2"]
    )
    view = sent_view(game, 1)
    situation = Situation(view, Suspicion(view).belief(view))
    assert situation.multiplier(0, Role.SHOGUN) == 1.5
    assert situation.multiplier(1, Role.SAMURAI) == 2.0
    assert situation.multiplier(2, Role.NINJA) == 1.5


@pytest.mark.parametrize("players", [3, 8])
def test_greedy_bots_play_rising_sun_to_the_end(players: int) -> None:
    game = new_game("sword", players=players, seed=players, rising_sun=True, rikyu=True)
    play_on(game, [make_bot("greedy", seat) for seat in range(players)], through_json=True)
    assert game.over

"""B6: environments and weather. The effects come from the data, which is compared with the page too."""

from collections.abc import Callable

import pytest

from chanbara import new_game
from chanbara.duel.book.data import standard_book
from tests.duel.table import Story, duel

BOOK = standard_book()
FATES = {"wound_me": "graze", "wound_enemy": "graze"}
"""What chance must say besides the die."""


def used(place: str, die: int) -> Story:
    """A duel in which the place was just used for the last but three Qi, at 5 life."""
    effects = BOOK.environments[place].rows[die - 1]
    fate = " ".join([str(die), *(FATES[effect] for effect in effects if effect in FATES)])
    d = duel(environment=place, hand="irimi ma_ai", qi=4, life=5, defence="5_5", draw="do_giri", fate=fate)
    d.does("environment")
    assert d.events("Rolled") == [("environment", die)]
    return d


def raises_either(d: Story, amount: int) -> bool:
    d.asked("raise", "raise strength", "raise technique")
    d.refuses("play irimi", "B6.1")
    d.does("raise technique")
    return d.values == (0, amount, 0)


HAPPENS: dict[str, Callable[[Story, int], bool]] = {
    "lose_qi": lambda d, amount: d.qi == 3 - amount,
    "either": raises_either,
    "draw_action": lambda d, amount: d.hand == "do_giri irimi ma_ai" and amount == 1,
    "draw_special": lambda d, amount: d.hand == "iai irimi ma_ai" and amount == 1,
    "qi": lambda d, amount: d.qi == min(5, 3 + amount),
    "life": lambda d, amount: d.life == 5 + amount,
    "guard": lambda d, amount: (d.values, d.state.guard_bonus) == ((0, 0, 0), amount),
    "strength": lambda d, amount: d.values == (amount, 0, 0),
    "technique": lambda d, amount: d.values == (0, amount, 0),
    "defence": lambda d, amount: d.state.defence_change == amount,
    "counter": lambda d, amount: d.state.counter_change == amount,
    "enemy_life": lambda d, amount: d.enemy() == (8 - amount, 5),
    "wound_me": lambda d, level: d.events("Wounded") == [(None, "graze", level)] and d.life == 5 - level,
    "wound_enemy": lambda d, level: (
        d.events("Wounded") == [(0, "graze", level)] and d.enemy() == (8 - level, 5)
    ),
    "fall": lambda d, _: d.result.cause == "cliff",
}


def does_what_it_says(place: str, die: int) -> None:
    effects = BOOK.environments[place].rows[die - 1]
    d = used(place, die)
    for effect, amount in effects.items():
        assert HAPPENS[effect](d, amount), (effect, amount)
    untouched = {
        "qi": d.qi == 3 or bool({"qi", "lose_qi"} & set(effects)),
        "life": d.life == 5 or bool({"life", "wound_me"} & set(effects)),
        "enemy": d.enemy() == (8, 5) or bool({"enemy_life", "wound_enemy"} & set(effects)),
        "values": d.values == (0, 0, 0) or bool({"either", "strength", "technique"} & set(effects)),
        "hand": len(d.state.hand) == 2 or bool({"draw_action", "draw_special"} & set(effects)),
    }
    assert all(untouched.values()), untouched


@pytest.mark.parametrize("die", range(1, 7))
def test_b6_dojo(die: int) -> None:
    does_what_it_says("dojo", die)


@pytest.mark.parametrize("die", range(1, 7))
def test_b6_temple(die: int) -> None:
    does_what_it_says("temple", die)


@pytest.mark.parametrize("die", range(1, 7))
def test_b6_beach(die: int) -> None:
    does_what_it_says("beach", die)


@pytest.mark.parametrize("die", range(1, 7))
def test_b6_snowfield(die: int) -> None:
    does_what_it_says("snowfield", die)


@pytest.mark.parametrize("die", range(1, 7))
def test_b6_bamboo(die: int) -> None:
    does_what_it_says("bamboo", die)


@pytest.mark.parametrize("die", range(1, 7))
def test_b6_cliff(die: int) -> None:
    does_what_it_says("cliff", die)


def test_b6_dojo_loses_no_more_qi_than_there_is() -> None:
    d = duel(environment="dojo", hand="irimi", qi=1, fate="dojo:lose_qi")
    d.does("environment")
    assert d.qi == 0


def test_b6_dojo_draws_no_special_card_where_none_is_left() -> None:
    d = duel(environment="dojo", hand="irimi", qi=1, fate="dojo:draw_special", specials="")
    d.does("environment")
    assert d.hand == "irimi"


def test_b6_temple_gives_life() -> None:
    d = duel(environment="temple", hand="irimi", qi=1, life=7, fate="temple:life")
    d.does("environment")
    assert d.events("LifeChanged") == [(1, 8)]


def test_b6_temple_gives_no_life_above_the_most() -> None:
    d = duel(environment="temple", hand="irimi", qi=1, fate="temple:life")
    d.does("environment")
    assert (d.life, d.events("LifeChanged")) == (8, [])


def test_b6_beach_may_win_the_duel() -> None:
    d = duel(environment="beach", hand="irimi", qi=1, fate="beach:enemy_life", enemies="1/5")
    d.does("environment")
    assert d.result.won


def test_b6_1_a_change_of_defence_counts_for_both_values() -> None:
    d = duel(
        environment="beach", at="second", qi=1, fate="beach:defence", defence="5_5", strength=4, technique=4
    )
    d.does("environment")
    d.asked("hit", "hit strength", "hit technique")
    d.does("hit technique")
    assert d.events("Hit") == [("technique", 0)]


def test_b6_1_a_change_of_the_counterattack_counts() -> None:
    d = duel(
        environment="snowfield",
        at="second",
        qi=1,
        fate="snowfield:counter",
        defence="6_6",
        counters="lunge",
        guard=9,
    )
    d.does("environment")
    (changed,) = (one for one in d.events("Changed") if one[0] == "counter")
    _, by, _ = changed
    assert by < 0
    assert d.events("Countered") == [(0, "lunge", 5 + by, 9, False)]


CHANGES = [
    ("bamboo:guard", "guard_bonus"),
    ("beach:defence", "defence_change"),
    ("snowfield:counter", "counter_change"),
]


HARMLESS = {"dojo": "2", "temple": "1", "beach": "2", "snowfield": "1", "bamboo": "1"}
"""Rows of environments that may be used in every attack: they wound nobody and need no decision."""


@pytest.mark.parametrize(("place", "die"), HARMLESS.items())
def test_b6_1_a_place_is_there_again_in_the_next_attack(place: str, die: str) -> None:
    d = duel(environment=place, qi=5, guard=9, defence="6_6 6_5", counters="probe", fate=die)
    d.does("environment")
    d.asked("attack", "guard", "pass")
    d.does("pass", "pass", "pass")
    d.asked("attack", "guard", "environment", "pass")


@pytest.mark.parametrize(("fate", "figure"), CHANGES)
def test_b6_2_guard_defence_and_counterattack_change_for_an_attack(fate: str, figure: str) -> None:
    place, _, _ = fate.partition(":")
    d = duel(environment=place, hand="irimi ma_ai kote_uchi_special do_giri", qi=1, fate=fate, defence="6_6")
    d.does("environment")
    assert getattr(d.state, figure) != 0
    d.plays("irimi", "ma_ai", "kote_uchi_special")
    assert (d.state.attack, getattr(d.state, figure)) == (2, 0)


def test_b6_2_strength_and_technique_change_for_the_round() -> None:
    d = duel(environment="beach", hand="harai", qi=1, fate="beach:strength", defence="6_6 6_5")
    d.does("environment", "play harai")
    assert d.events("RoundBegan")[0][1:] == (0, 0, 0)
    assert d.state.round == 2
    d = duel(
        environment="beach",
        hand="harai kote_uchi_special irimi ma_ai",
        qi=1,
        fate="beach:strength",
        defence="6_6",
    )
    d.does("environment")
    strength = d.values[0]
    assert strength > 0
    d.plays("harai", "kote_uchi_special", "ma_ai")
    assert (d.state.attack, d.values[0]) == (2, strength - 2)


def test_b6_clear_is_the_weather_when_nothing_is_chosen() -> None:
    table = new_game("duel", seed=1).table
    assert (table.field.weather.key, table.strength, table.technique, table.guard) == ("clear", 0, 0, 0)


def begins(weather: str) -> tuple[int, int, int]:
    return duel(weather=weather, at="round").values


def start(weather: str) -> tuple[int, int, int]:
    changes = BOOK.weather[weather].start
    return changes.get("s", 0), changes.get("t", 0), changes.get("g", 0)


def test_b6_rain_lowers_guard_and_technique_and_raises_strength() -> None:
    assert begins("rain") == start("rain") == (1, -1, -1)


def test_b6_wind_lowers_technique() -> None:
    assert begins("wind") == start("wind")
    assert (start("wind")[0], start("wind")[2]) == (0, 0)
    assert start("wind")[1] < 0


def test_b6_snow_lowers_strength_and_raises_technique() -> None:
    assert begins("snow") == start("snow") == (-1, 1, 0)


def test_b6_fog_forbids_foreseeing_and_the_extra_card() -> None:
    d = duel(weather="fog", at="round", draw="irimi ma_ai void iai do_giri kiri_age")
    d.asked(
        "attack",
        "play do_giri",
        "play iai",
        "play irimi",
        "play kiri_age",
        "play ma_ai",
        "play void",
        "guard",
        "pass",
    )
    d.refuses("foresee", "B6.3")
    d.refuses("extra", "B6.3")


def test_b6_3_weather_comes_back_every_round() -> None:
    d = duel(weather="rain", at="second", qi=0, defence="6_6", guard=4)
    assert (d.state.round, d.values) == (2, start("rain"))


def test_b6_4_three_enemies_have_no_abilities() -> None:
    d = duel(
        modules="1vs3",
        at="second",
        qi=0,
        technique=5,
        defence="5_5",
        counters="thrust",
        guard=9,
        fate="1",
        enemies="4/2 3/2 3/2",
    )
    d.does("target>1")
    assert d.events("Hit") == [("technique", 0)]
    assert d.events("Countered") == [(0, "thrust", 4, 9, False)]
    assert d.events("EnemyGained") == []


def test_b6_4_gisei_has_its_five_cards() -> None:
    seen = set()
    for card in range(1, 6):
        d = duel(modules="gisei", at="second", qi=0, defence="6_6", fate=f"gisei{card}")
        d.does("gisei")
        seen |= {one.guard for one in d.events("Sacrificed")}
    assert seen == set(BOOK.gisei)

"""Games on the open build: the same as on the printed build and on the reference engine."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from chanbara.sword.editions import Edition, cast, catalog_of
from chanbara.sword.house import read_house
from chanbara.sword.open.card_set import card_set_of
from checks.soak import twin_open

if TYPE_CHECKING:
    from collections.abc import Callable

HOUSE = "copies: {parry: 3, focus: 12}\nvalues: {bokken: {difficulty: 3, wounds: 4}, benkei: {resilience: 1}}"


def modules_of(edition: Edition) -> Callable[[str], Any]:
    return card_set_of(catalog_of(edition), cast(edition, "mixed", rikyu=False)).module


def at_random(load: Callable[[str], Any], players: int, rising_sun: int) -> list[tuple[int, ...]]:
    """Play games at random; return how each of them ended."""
    rules = {name: load(f"chanbara.sword.flat.rules.{name}") for name in ("chance", "deal", "scoring")}
    layout, actions = (load(f"chanbara.sword.flat.format.{name}") for name in ("layout", "actions"))
    state, listed = np.zeros(layout.SIZE, np.int8), np.zeros(actions.ACTIONS, np.int16)
    chance = np.zeros(rules["chance"].CHANCE_SIZE, np.int64)
    play, found = load("chanbara.sword.flat.env.policy").play_random, []
    for game in range(40):
        rules["chance"].seed(chance, 5, game)
        rules["deal"].deal(state, chance, players, rising_sun)
        decisions = play(state, chance, listed)
        honor = state[layout.HONOR : layout.HONOR + players]
        found.append((decisions, rules["scoring"].winner(state), state[layout.CAUSE], *honor.tolist()))
    return found


def counted(load: Callable[[str], Any], rising_sun: int) -> Any:  # noqa: ANN401 - an array
    """Have detectives play games; return their outcomes."""
    mind = {name: load(f"chanbara.sword.mind.{name}") for name in ("arrays", "run.count", "run.counted")}
    arrays, sizes = mind["arrays"], mind["run.counted"]
    tally = np.zeros(sizes.TALLY_SIZE, np.int64)
    briefs = np.zeros((60, sizes.BRIEF_SIZE), np.int64)
    who = np.array([load("chanbara.sword.mind.search.policy").DETECTIVE], np.int8)
    mind["run.count"].count_games(
        7,
        0,
        len(briefs),
        5,
        rising_sun,
        who,
        np.zeros(arrays.KINDS_OF_SETTING),
        1,
        np.zeros(load("chanbara.sword.flat.format.layout").SIZE, np.int8),
        np.zeros(load("chanbara.sword.flat.rules.chance").CHANCE_SIZE, np.int64),
        np.zeros(arrays.MIND_SIZE),
        np.zeros(arrays.ROOM_SIZE, np.int16),
        np.zeros(sizes.SHEET_SIZE, np.int64),
        tally,
        briefs.reshape(-1),
    )
    return briefs


@pytest.mark.parametrize("rising_sun", [False, True])
def test_printed_cards_give_the_same_games_in_both_builds(*, rising_sun: bool) -> None:
    load = modules_of(Edition(rising_sun))
    for players in (3, 4, 5, 7):
        assert at_random(load, players, rising_sun) == at_random(import_module, players, rising_sun)


@pytest.mark.parametrize("rising_sun", [False, True])
def test_detectives_choose_the_same_in_both_builds(*, rising_sun: bool) -> None:
    load = modules_of(Edition(rising_sun))
    assert np.array_equal(counted(load, rising_sun), counted(import_module, rising_sun))


@pytest.mark.parametrize("kind", range(12))
def test_any_house_rules_and_cards_are_played_as_by_the_reference_engine(kind: int) -> None:
    numbers = [kind * twin_open.GAMES_OF_A_KIND + player for player in (0, 2, 4)]
    found = [twin_open.play(number) for number in numbers]
    assert sum(one.games for one in found) > 0
    assert sum(one.left_out for one in found) == 0


def test_card_sets_in_several_threads_do_not_get_in_each_others_way() -> None:
    editions = [Edition(rising_sun=True), Edition(rising_sun=True, house=read_house(HOUSE)), Edition()]
    alone = [at_random(modules_of(one), 5, int(one.rising_sun)) for one in editions]
    assert alone[0] != alone[1]
    with ThreadPoolExecutor(6) as pool:
        for _ in range(4):
            at_once = pool.map(lambda one: at_random(modules_of(one), 5, int(one.rising_sun)), editions * 2)
            assert [*at_once] == alone * 2

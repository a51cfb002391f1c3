"""Looking ahead: candidates, rollouts, and the choice."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest

from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.options import option_of
from chanbara.sword.flat.format.actions import AIMS, END, ON_PROPERTY, PLAY
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ASKED,
    HANDS,
    KINDS,
    OP,
    PLAYERS,
    SEALED,
)
from chanbara.sword.flat.format.tables import CARD, IS_WEAPON, PLAY_PHASE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import team_of
from chanbara.sword.flat.rules.stack import top
from chanbara.sword.mind.arrays import (
    CANDIDATES,
    LISTED,
    POINTS,
    PRIORS,
    TRIED,
    VISITS,
    WINS,
    Known,
    Mind,
    new_workspace,
)
from chanbara.sword.mind.belief.belief import observe_action
from chanbara.sword.mind.belief.imagine import imagine
from chanbara.sword.mind.run.play import play_on
from chanbara.sword.mind.search.planner import (
    ANOTHER_STREAM,
    ENOUGH_FOR_LONG,
    LONG,
    OVERWHELMING,
    PRIOR_WEIGHT,
    SHORT,
    outcome,
    plan,
)
from chanbara.sword.mind.search.policy import GREEDY
from chanbara.sword.mind.value.valuation import turn_of
from tests.mind.games import TABLES
from tests.mind.minds import NOBODY_KNOWS, belief_of, choices, dealt, deed_of, new_mind, new_room
from tests.mind.thinking import Thinker
from tests.table import Story, sun, table


class Plan(NamedTuple):
    """What was planned: the choice, the candidates, and their wins, visits and weighted log-priors."""

    choice: int
    tried: list[int]
    wins: list[float]
    visits: list[float]
    priors: list[float]


def planned(
    state: State, rollouts: int, number: int = 1, mind: Mind | None = None, known: Known = NOBODY_KNOWS
) -> Plan:
    """What the acting seat chooses after this many rollouts."""
    work = new_workspace(new_mind(state) if mind is None else mind.copy())
    choice = plan(state, known, rollouts, number, work)
    count = min(CANDIDATES, legal(state, work.room[LISTED:]))
    wins, visits, priors = (work.mind[column:][:count].tolist() for column in (WINS, VISITS, PRIORS))
    return Plan(choice, work.room[TRIED : TRIED + count].tolist(), wins, visits, priors)


def questions(players: int, rising_sun: int, number: int, every: int) -> Iterator[tuple[State, Mind]]:
    """Yield some decisions of a game, and what everybody thinks by then."""
    mind = new_mind(dealt(players, rising_sun, number)[0])
    asked = 0
    for state, actions, action in choices(GREEDY, players, rising_sun, number):
        asked += len(actions) > 1
        if len(actions) > 1 and asked % every == 0:
            yield state, mind.copy()
        deed = deed_of(state, action)
        if deed is not None:
            observe_action(*deed, mind)


def texts(story: Story, actions: list[int]) -> list[str]:
    """Actions as they are written."""
    state = to_flat(story.game)
    seat, players, catalog = int(state[ASKED]), int(state[PLAYERS]), story.game.table.catalog
    return [option_of(action, seat, players, catalog).text for action in actions]


# --- what it depends on -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_the_same_number_is_the_same_plan(players: int, rising_sun: int) -> None:
    state, mind = next(questions(players, rising_sun, 3, 9))
    assert planned(state, 32, 5, mind) == planned(state, 32, 5, mind)


def test_another_number_is_another_run_of_chance() -> None:
    state, mind = next(questions(5, 0, 3, 9))
    plans = {tuple(planned(state, 64, number, mind).wins) for number in range(6)}
    assert len(plans) > 1


def some_known(state: State) -> Known:
    """One card of each hand except that of the acting seat."""
    known = NOBODY_KNOWS.copy()
    for seat in range(int(state[PLAYERS])):
        held = np.flatnonzero(state[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS])
        if seat != state[ASKED] and held.size:
            known[seat * KINDS + held[0]] = 1
    return known


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r12_1_what_a_seat_cannot_know_changes_neither_choice_nor_values(
    players: int, rising_sun: int
) -> None:
    asked = 0
    for number, (state, mind) in enumerate(questions(players, rising_sun, 7, 11)):
        other, known = state.copy(), some_known(state)
        assert known.any()
        even = np.full(len(belief_of(state, mind)), 1 / len(belief_of(state, mind)))
        imagine(other, int(state[ASKED]), known, even, new_chance(number))
        assert (other != state).any()
        for rollouts in (24, ENOUGH_FOR_LONG):
            here = planned(state, rollouts, number, mind, known)
            assert planned(other, rollouts, number, mind, known) == here
        asked += 1
    assert asked > 1


def test_looking_ahead_changes_neither_the_game_nor_what_is_thought_of_it() -> None:
    for state, mind in questions(6, 1, 2, 20):
        before, thought = state.copy(), mind[:POINTS].copy()
        known = NOBODY_KNOWS.copy()
        plan(state, known, 16, 1, new_workspace(mind))
        assert (state == before).all()
        assert not known.any()
        assert (mind[:POINTS] == thought).all()


# --- candidates ---------------------------------------------------------------------------------------------


def is_attack(action: int) -> bool:
    return PLAY <= action < ON_PROPERTY and bool(IS_WEAPON[(action - PLAY) // AIMS])


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_tried_are_the_end_the_best_attack_and_the_best_of_all_others(players: int, rising_sun: int) -> None:
    crowded = 0
    for state, _ in questions(players, rising_sun, 4, 3):
        opinions = {action: (rank, points) for action, rank, points in Thinker(state).opinions()}
        tried = planned(state, 1).tried
        assert len(set(tried)) == len(tried) == min(CANDIDATES, len(opinions))
        sure = [END] if state[top(state) + OP] == PLAY_PHASE else []
        attacks = [action for action in opinions if is_attack(action)]
        if attacks:
            most = max(opinions[action] for action in attacks)
            assert any(opinions[one] == most for one in tried if is_attack(one))
        assert set(sure) <= set(tried)
        left_out = [opinions[action] for action in opinions if action not in tried]
        crowded += bool(left_out)
        others = sorted((opinions[action] for action in tried if action not in sure), reverse=True)
        # But for one attack, nothing that is tried is worse than what is left out.
        assert not left_out or max(left_out) <= others[-2]
    assert crowded > 3 or players == 3


@pytest.mark.parametrize("rollouts", [1, 16])
def test_the_first_sight_counts_by_the_logarithm_of_its_chance_and_less_with_more_rollouts(
    rollouts: int,
) -> None:
    whole = partly = 0
    for state, _ in questions(5, 1, 9, 2):
        found = planned(state, rollouts)
        chance = float(np.exp(np.array(found.priors) / PRIOR_WEIGHT * math.sqrt(rollouts)).sum())
        if len(Thinker(state).opinions()) <= CANDIDATES:
            assert chance == pytest.approx(1)
            whole += 1
        else:
            assert chance < 1
            partly += 1
    assert whole > 3
    assert partly > 3


def test_what_is_thought_better_has_a_higher_prior_and_a_rank_counts_too() -> None:
    for state, _ in questions(5, 0, 1, 4):
        opinions = {action: (rank, points) for action, rank, points in Thinker(state).opinions()}
        found = planned(state, 1)
        priors = dict(zip(found.tried, found.priors, strict=True))
        worth = {action: opinions[action][1] + opinions[action][0] / 10 for action in priors}
        by_worth, by_prior = (sorted(priors, key=one.__getitem__) for one in (worth, priors))
        assert [worth[action] for action in by_prior] == pytest.approx([worth[one] for one in by_worth])


# --- rollouts -----------------------------------------------------------------------------------------------


def with_options(count: int) -> State:
    """A decision with this many options, or at least as many as are tried."""
    for number in range(200):
        for state, _ in questions(6, 0, number, 1):
            found = len(Thinker(state).opinions())
            if found == count or (found >= count == CANDIDATES):
                return state
    pytest.fail(f"nobody ever has {count} options")


@pytest.mark.parametrize(
    ("options", "rollouts", "expected"),
    [
        (2, 64, [32, 32]),
        (3, 60, [10, 25, 25]),
        (4, 64, [8, 8, 24, 24]),
        (5, 90, [6, 6, 16, 31, 31]),
        (8, 512, [21, 21, 21, 21, 63, 63, 148, 148]),
        (8, 24, [1, 1, 1, 1, 3, 3, 7, 7]),
        (8, 1, [1, 1, 1, 1, 2, 2, 3, 3]),
    ],
)
def test_after_each_round_the_worse_half_is_left_out(
    options: int, rollouts: int, expected: list[int]
) -> None:
    found = planned(with_options(options), rollouts)
    assert sorted(found.visits) == expected
    # A candidate tried longer comes before one that was dropped.
    assert found.visits == sorted(found.visits, reverse=True)


@pytest.mark.parametrize("rollouts", [64, 100, 512])
def test_no_more_rollouts_are_played_than_asked_for(rollouts: int) -> None:
    for state, mind in questions(5, 0, 1, 12):
        visits = sum(planned(state, rollouts, 1, mind).visits)
        assert visits == 0 or 0.7 * rollouts < visits <= rollouts


def test_the_choice_is_worth_most_by_wins_and_a_little_of_the_first_sight() -> None:
    for state, mind in questions(5, 0, 5, 6):
        found = planned(state, 96, 3, mind)
        if sum(found.visits) == 0:
            continue
        assert all(0 <= wins <= visits for wins, visits in zip(found.wins, found.visits, strict=True))
        values = [
            wins / visits + prior
            for wins, visits, prior in zip(found.wins, found.visits, found.priors, strict=True)
        ]
        assert found.choice == found.tried[0]
        assert values[0] >= values[1]


@pytest.mark.parametrize(("rollouts", "rounds"), [(64, SHORT), (1024, LONG)])
def test_all_candidates_are_played_in_the_same_worlds_with_the_same_chance(
    rollouts: int, rounds: int
) -> None:
    """Played again by hand: the worlds are numbered, each has its chance, and further with more rollouts."""
    state = with_options(2)
    me, number = int(state[ASKED]), 9
    found = planned(state, rollouts, number)
    mind, room = new_mind(state), new_room()
    won = dict.fromkeys(found.tried, 0.0)
    last = turn_of(state) + rounds * state[PLAYERS]
    for which in range(rollouts // 2):
        world = state.copy()
        imagine(world, me, NOBODY_KNOWS, belief_of(state, mind), new_chance(number, which))
        for action in found.tried:
            future, rng = world.copy(), new_chance(number, ANOTHER_STREAM + which)
            step(future, rng, action)
            play_on(future, rng, mind, room, last)
            won[action] += outcome(future, team_of(future, me))
    assert found.wins == list(won.values())
    assert 0 < sum(found.wins) < rollouts


def test_an_option_that_is_obvious_is_taken_at_once() -> None:
    """Nothing is tried where the first sight is overwhelming, and where it is not something is."""
    at_once = tried = 0
    for number in range(4):
        for state, mind in questions(5, 0, number, 3):
            found = planned(state, 64, 1, mind)
            sights = sorted(prior / PRIOR_WEIGHT * math.sqrt(64) for prior in found.priors)
            assert (sum(found.visits) == 0) == (sights[-1] - sights[-2] >= OVERWHELMING)
            if sum(found.visits) == 0:
                at_once += 1
                assert found.choice == found.tried[found.priors.index(max(found.priors))]
            else:
                tried += 1
    assert at_once > 3
    assert tried > 20


def test_who_has_one_option_does_not_look_ahead() -> None:
    story = table("tomoe*: | hideyoshi: bo | goemon: bo | kojiro: bo")
    work = new_workspace(new_mind(to_flat(story.game)))
    assert plan(to_flat(story.game), NOBODY_KNOWS, 64, 1, work) == END
    assert not work.world.any()


# --- what it finds ------------------------------------------------------------------------------------------


WINNING = "tomoe ninja1*: bokken parry | hideyoshi shogun 1/1: {} | goemon /2: | kojiro /2: | nobunaga /2:"


@pytest.mark.parametrize("rollouts", [8, 16, 64])
def test_r8_1_a_win_at_hand_is_taken(rollouts: int) -> None:
    """The Shogun's last honor is one blow away, and with it the Ninja have more than all others."""
    story = table(WINNING.format("bo"))
    state = to_flat(story.game)
    for number in range(10):
        found = planned(state, rollouts, number)
        assert texts(story, [found.choice]) == ["play bokken>1"]


def test_r8_1_a_win_at_hand_is_obvious() -> None:
    """The Shogun has one card, and few of those unseen parry."""
    found = planned(to_flat(table(WINNING.format("bo")).game), 2000)
    assert sum(found.visits) == 0


def test_r8_1_a_game_that_would_be_lost_is_not_ended() -> None:
    story = table(
        "tomoe shogun* /1: bokken parry | hideyoshi 1/1: bo | goemon /9: | kojiro /9: | nobunaga /9:"
    )
    assert texts(story, [planned(to_flat(story.game), 64).choice]) == ["end"]


def test_r11_9_what_was_shown_is_so_in_every_world() -> None:
    """A player who picks one of the shown cards has seen them."""
    seats = "tomoe ninja1*: intuition bo | hideyoshi: parry bokken bo | goemon shogun: kiseru katana"
    story = sun(seats)
    story.does("play intuition", "show parry", "show katana")
    state = to_flat(story.game)
    for number in range(40):
        world = state.copy()
        imagine(world, 0, NOBODY_KNOWS, belief_of(state, new_mind(state)), new_chance(number))
        assert (world[SEALED : SEALED + 3] == state[SEALED : SEALED + 3]).all()
        assert world[HANDS + KINDS + CARD["parry"]] >= 1
        assert world[HANDS + 2 * KINDS + CARD["katana"]] >= 1
        assert [world[HANDS + seat * KINDS :][:KINDS].sum() for seat in (1, 2)] == [3, 2]


def test_r11_9_what_nobody_has_seen_yet_may_be_any_card_of_the_hand() -> None:
    story = sun("tomoe ninja1*: intuition bo | hideyoshi: parry bokken bo | goemon shogun: kiseru katana")
    story.does("play intuition", "show parry")
    state = to_flat(story.game)
    sealed = set()
    for number in range(40):
        world = state.copy()
        imagine(world, 2, NOBODY_KNOWS, belief_of(state, new_mind(state)), new_chance(number))
        sealed.add(int(world[SEALED + 1]))
    assert len(sealed) > 5

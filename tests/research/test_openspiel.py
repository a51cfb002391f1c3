"""Samurai Sword as a game of OpenSpiel."""

from __future__ import annotations

import pickle
import subprocess
import sys
import unittest
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import chanbara
from chanbara.research import openspiel
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import team_of, winner
from tests.research.spiel import dealt, load, play

TABLES = [(3, False), (5, False), (7, False), (3, True), (8, True)]


# --- OpenSpiel's own tests ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_the_simulation_of_openspiel_finds_nothing(players: int, *, rising_sun: bool) -> None:
    game = load(players, rising_sun=rising_sun, deals=50)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_interface_is_what_openspiel_asks_of_every_game() -> None:
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - with it comes all of SciPy

    class Sword(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
        game = load(4, deals=3)
        game_name = openspiel.NAME

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Sword)
    assert suite.countTestCases() > 3
    outcome = unittest.TestResult()
    suite.run(outcome)
    assert not outcome.errors + outcome.failures


def test_a_playthrough_can_be_played_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415 - with it comes all of SciPy

    def short(tensor: Any, name: str) -> list[str]:  # noqa: ANN401
        # Thousands of numbers of each seat at each state are not written out, but compared.
        return [f"{name} {crc32(tensor.tobytes())}"]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", short)
    name, playthrough_lines = "chanbara_sword(players=3,deals=4)", generate_playthrough.playthrough_lines
    first = playthrough_lines(name, seed=3)
    actions = [int(line.removeprefix("action: ")) for line in first if line.startswith("action: ")]
    assert len(actions) > 20
    assert playthrough_lines(name, action_sequence=actions, seed=9) == first


def test_an_environment_for_learners_plays_an_episode() -> None:
    game = load(3, deals=10)
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(2)
    rng, step = Random(1), env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([rng.choice(step.observations["legal_actions"][seat])])
    assert set(step.rewards) <= {-1.0, 1.0}


# --- search -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rising_sun"), [(3, False), (4, True)])
def test_a_search_of_openspiel_plays_whole_games_in_imagined_worlds(
    players: int, *, rising_sun: bool
) -> None:
    game, rng, worlds = load(players, rising_sun=rising_sun), Random(4), []

    def resample(state: Any, seat: int) -> Any:  # noqa: ANN401
        worlds.append(state.resample_from_infostate(seat, rng.random))
        return worlds[-1].clone()

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(5))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, max_simulations=3, random_state=np.random.RandomState(6))
    bot.set_resampler(resample)
    state = dealt(game, 12)
    searched = 0
    while not state.is_terminal():
        if len(state.legal_actions()) > 1:
            searched += 1
        state.apply_action(bot.step(state))
    assert len(worlds) == 3 * searched > 60
    assert set(state.returns()) == {-1.0, 1.0}


def test_a_search_without_a_resampler_asks_the_state_for_one() -> None:
    game = load(3)
    state = dealt(game, 12)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(5))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, max_simulations=5, random_state=np.random.RandomState(6))
    assert bot.step(state) in state.legal_actions()


# --- chance, choices and the end ----------------------------------------------------------------------------


@pytest.mark.parametrize("deals", [1, 7, 1000, 2500, 1_000_000])
def test_every_deal_is_equally_likely(deals: int) -> None:
    game = load(3, deals=deals)
    state = game.new_initial_state()
    outcomes = state.chance_outcomes()
    found = 0
    if game.max_chance_nodes_in_history() == 2:
        for block, share in outcomes[:1] + outcomes[-1:]:
            inner = state.child(block).chance_outcomes()
            assert all(share * part == pytest.approx(1 / deals) for _, part in inner)
        found = sum(round(share * deals) for _, share in outcomes)
    else:
        assert all(part == pytest.approx(1 / deals) for _, part in outcomes)
        found = len(outcomes)
    assert found == deals
    assert len(outcomes) <= game.max_chance_outcomes() <= openspiel.BLOCK


def test_a_seed_deals_the_game_that_it_deals_elsewhere() -> None:
    state = dealt(load(5, rising_sun=True), 123_456)
    assert str(state) == chanbara.new_game("sword", players=5, seed=123_456, rising_sun=True).record()


@pytest.mark.parametrize(("players", "rising_sun"), [(4, False), (8, True)])
def test_actions_are_the_numbers_and_strings_our_notation(players: int, *, rising_sun: bool) -> None:
    state, rng = dealt(load(players, rising_sun=rising_sun), 5), Random(2)
    room = np.zeros(ACTIONS, dtype=np.int16)
    forced = 0
    while not state.is_terminal():
        seat, actions = state.current_player(), state.legal_actions()
        game = state.told.game
        count = legal(to_flat(game), room)
        assert sorted(room[:count]) == actions
        texts = [state.action_to_string(seat, action) for action in actions]
        assert sorted(texts) == sorted(game.decision.texts())
        forced += len(actions) == 1
        state.apply_action(rng.choice(actions))
    assert forced > 0, "a question with one answer is asked as well"


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = dealt(load(), 3)
    before = str(state)
    with pytest.raises(ValueError, match=r"action 914 is not legal; legal are 0 \(end\)"):
        state.apply_action(914)
    assert str(state) == before
    assert len(state.history()) == 2
    play(state, Random(1))
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


def test_who_wins_is_given_1_and_all_others_minus_1() -> None:
    game, sums = load(5), set()
    for seed in range(8):
        state = dealt(game, seed)
        assert state.returns() == [0.0] * 5
        play(state, Random(seed))
        flat = to_flat(state.told.game)
        won = [team_of(flat, seat) == winner(flat) for seat in range(5)]
        assert state.returns() == [1.0 if one else -1.0 for one in won]
        sums.add(sum(state.returns()))
    assert len(sums) > 1, "teams differ in size: the sum is not always the same"


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ("players=8", r"3 to 7 players, not 8 \(2.1\)"),
        ("players=9,rising_sun=True", "3 to 8 players, not 9"),
        ("deals=0", "1 to 1000000 deals, not 0"),
    ],
)
def test_what_cannot_be_dealt_is_refused(parameters: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        pyspiel.load_game(f"chanbara_sword({parameters})")


# --- copies -------------------------------------------------------------------------------------------------


def everything(state: Any) -> list[Any]:  # noqa: ANN401
    seats = range(state.num_players())
    strings = [(state.information_state_string(seat), state.observation_string(seat)) for seat in seats]
    return [str(state), strings, [state.information_state_tensor(seat) for seat in seats]]


def copies(state: Any) -> list[Any]:  # noqa: ANN401
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    return [state.clone(), pyspiel.deserialize_game_and_state(saved)[1], pickle.loads(pickle.dumps(state))]  # noqa: S301


@pytest.mark.parametrize("imagined", [False, True])
def test_a_copy_goes_on_like_the_state_and_leaves_it_alone(*, imagined: bool) -> None:
    state = dealt(load(4, rising_sun=True), 8)
    play(state, Random(1), 40)
    if imagined:
        state = state.resample_from_infostate(2, Random(3).random)
        play(state, Random(2), 20)
    assert not state.is_terminal()
    before = everything(state)
    for copy in copies(state):
        assert everything(copy) == before
        assert copy.history() == state.history()
        play(copy, Random(5), 15)
        assert everything(state) == before
    twins = [state, *copies(state)]
    for twin in twins:
        play(twin, Random(6))
        assert everything(twin) == everything(state)


def test_a_copy_before_the_deal_is_dealt_the_same() -> None:
    state = load().new_initial_state()
    state.apply_action(4)
    for copy in copies(state):
        copy.apply_action(2)
        assert str(copy) == str(dealt(load(), 4002))


def test_without_openspiel_one_sentence_says_what_to_install() -> None:
    lines = "import sys; sys.modules['pyspiel'] = None; import chanbara.research.openspiel"
    run = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=False)
    assert (
        'the package open_spiel is missing; install it with: pip install "chanbara[research]"' in run.stderr
    )

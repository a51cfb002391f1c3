"""The tiny variants as games of OpenSpiel."""

from __future__ import annotations

import pickle
import unittest
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from chanbara.research import openspiel
from chanbara.research.tiny.policies import ArrayPolicy, as_array, state_at
from chanbara.research.tiny.regret import Cfr
from chanbara.research.tiny.solving import nash_conv, report
from chanbara.research.tiny.tree import tree_of
from checks.measure import theory
from tests.research.spiel import play
from tests.research.tiny_trees import some_policy

SMALL = ("ronin", "blood")


def load(variant: str) -> Any:  # noqa: ANN401
    return pyspiel.load_game("chanbara_tiny", {"variant": variant})


def test_importing_our_games_registers_both() -> None:
    assert openspiel.NAMES == ("chanbara_sword", "chanbara_tiny")
    assert set(openspiel.NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("variant", SMALL)
def test_the_simulation_of_openspiel_finds_nothing(variant: str) -> None:
    game = load(variant)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


def test_the_interface_is_what_openspiel_asks_of_every_state() -> None:
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - with it comes all of SciPy

    class Tiny(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
        game = load("ronin")
        game_name = "chanbara_tiny"

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Tiny)
    assert suite.countTestCases() > 3
    outcome = unittest.TestResult()
    suite.run(outcome)
    assert not outcome.errors + outcome.failures


@pytest.mark.parametrize("variant", SMALL)
def test_openspiel_finds_the_same_nash_conv(variant: str) -> None:
    game, tree = load(variant), tree_of(variant)
    policy = some_policy(tree)
    ours = report(tree, policy)
    theirs = exploitability.nash_conv(
        game, ArrayPolicy(game, policy), return_only_nash_conv=False, use_cpp_br=False
    )
    assert ours.nash_conv == pytest.approx(theirs.nash_conv)
    assert ours.gains == pytest.approx(theirs.player_improvements)


@pytest.mark.parametrize("plus", [False, True])
def test_our_cfr_is_that_of_openspiel(*, plus: bool) -> None:
    game, tree = load("ronin"), tree_of("ronin")
    ours, theirs = Cfr(tree, plus=plus), (cfr.CFRPlusSolver if plus else cfr.CFRSolver)(game)
    ours.run(3)
    for _ in range(3):
        theirs.evaluate_and_update_policy()
    assert as_array(game, theirs.average_policy()) == pytest.approx(ours.average)


@pytest.mark.parametrize(
    "solver",
    [external_sampling_mccfr.ExternalSamplingSolver, outcome_sampling_mccfr.OutcomeSamplingSolver],
)
def test_sampling_of_openspiel_lowers_nash_conv(solver: Any) -> None:  # noqa: ANN401
    np.random.seed(1)  # noqa: NPY002 - OpenSpiel's MCCFR uses the global generator
    game, tree = load("ronin"), tree_of("ronin")
    learner, found = solver(game), [nash_conv(tree, tree.uniform())]
    for iterations in (30, 300):
        for _ in range(iterations):
            learner.iteration()
        found.append(nash_conv(tree, as_array(game, learner.average_policy())))
    assert found[0] > found[1] > found[2]
    assert found[2] < 0.4


def test_a_search_of_openspiel_plays_whole_games_in_worlds_its_seat_cannot_tell_apart() -> None:
    game, rng, roles = load("blood"), Random(4), set()

    def resample(state: Any, seat: int) -> Any:  # noqa: ANN401
        world = state.resample_from_infostate(seat, rng.random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.current_player() == state.current_player()
        assert world.legal_actions() == state.legal_actions()
        roles.add((seat, str(world).splitlines()[0]))
        return world

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(5))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, max_simulations=30, random_state=np.random.RandomState(6))
    bot.set_resampler(resample)
    for seed in range(3):
        state, chance = game.new_initial_state(), np.random.RandomState(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(outcomes, p=likely)))
            else:
                state.apply_action(bot.step(state))
        assert set(state.returns()) == {-1.0, 1.0}
    assert {which for seat, which in roles if seat == 0} == {"shogun samurai ninja1", "shogun ninja1 samurai"}


def test_a_copy_goes_on_like_the_state() -> None:
    game = load("ronin")
    state = game.new_initial_state()
    play(state, Random(3), 8)
    saved = pyspiel.serialize_game_and_state(game, state)
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301
    for copy in (state.clone(), pyspiel.deserialize_game_and_state(saved)[1], pickled):
        assert (str(copy), copy.history()) == (str(state), state.history())
        for one in (first := state.clone(), copy):
            play(one, Random(5))
        assert str(copy) == str(first)


def test_names_and_states_can_be_read() -> None:
    game = load("ronin")
    state = game.new_initial_state()
    for _ in range(5):
        state.apply_action(state.legal_actions()[0])
    assert str(state).splitlines() == [
        "shogun ronin ninja1",
        "0: bokken",
        "1: bokken",
        "2: bokken",
        "Drew seat=0 cards=bokken,bokken",
    ]
    assert state.information_state_string(0).splitlines()[:3] == ["Seat 0", "Role shogun", "Hand bokken"]
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == [
        "end",
        "play bokken left",
        "play bokken right",
    ]


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no tiny variant 'huge'; variants are ronin, blood"):
        load("huge")
    game = load("ronin")
    state = state_at(game, int(tree_of("ronin").example[0]))
    with pytest.raises(ValueError, match=r"action 1 is not legal; legal are \[0"):
        state.apply_action(1)
    with pytest.raises(ValueError, match="observations have no parameters"):
        game.make_py_observer(None, {"size": 3})


def test_the_uniform_policy_is_that_of_openspiel() -> None:
    game = load("blood")
    found = as_array(game, spiel_policy.UniformRandomPolicy(game))
    assert found == pytest.approx(tree_of("blood").uniform())


def test_a_short_run_of_the_measurement_writes_its_tables(tmp_path: Path) -> None:
    to, picture = tmp_path / "theory.md", tmp_path / "theory.svg"
    options = ["--variants", "ronin", "--iterations", "20", "--part", "0.005", "--write"]
    assert theory.main([*options, "--to", str(to), "--picture", str(picture)]) == 0
    text = to.read_text(encoding="utf-8")
    assert "| ronin | 4,391 | 2,376 | 99 | 1,916 | 398 | 72 + 140 + 186 |" in text
    for name in ("random", "novice", "detective", "OpenSpiel's outcome sampling MCCFR"):
        assert f"| ronin | {name} |" in text
    curves = ET.parse(picture).findall("{*}polyline")  # noqa: S314 - our own file
    assert len(curves) == 6, "two algorithms of ours and four of OpenSpiel"

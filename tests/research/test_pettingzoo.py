"""The PettingZoo environments: PettingZoo's own tests, and ours."""

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import chanbara
from chanbara.kernel.errors import IllegalChoice
from chanbara.research.pettingzoo import OneAfterAnother, env, parallel_env, raw_env
from chanbara.research.spaces import Observation, Row
from chanbara.research.table import TRUTH_SIZE, TRUTH_SLICES
from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.bridge.convert import from_flat, to_flat
from chanbara.sword.flat.format.layout import ATTACKS
from chanbara.sword.flat.format.sight import PERFECT, PUBLIC

TABLES = [(5, False), (3, True), (8, True)]

KNOWN_WARNINGS = [
    # It knows by name the games that may show a mask beside the observation, and only its own are among them.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # A seat that is not asked, and all of them at the end, have nothing to do.
    "ignore:Action mask numpy array is all zeros",
    # It gives an option that means nothing.
    "ignore:a reset has no options",
]
with_known_warnings = pytest.mark.filterwarnings(*KNOWN_WARNINGS)


# --- PettingZoo's own tests


@with_known_warnings
@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_the_seats_are_what_pettingzoo_expects(players: int, rising_sun: bool) -> None:  # noqa: FBT001
    make = partial(env, players, rising_sun=rising_sun)
    api_test(make(), num_cycles=300)
    seed_test(make, num_cycles=100)
    state_test(make(), parallel_env(players, rising_sun=rising_sun))


@with_known_warnings
@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_the_seats_side_by_side_are_too(players: int, rising_sun: bool) -> None:  # noqa: FBT001
    make = partial(parallel_env, players, rising_sun=rising_sun, illegal="random")
    parallel_api_test(parallel_env(players, rising_sun=rising_sun))
    parallel_seed_test(make, num_cycles=50)


def test_side_by_side_every_question_is_asked() -> None:
    together = parallel_env(5)
    seen, _ = together.reset(seed=1)
    alone, over, rewards = 0, {"seat_0": False}, {"seat_0": 0.0}
    while together.agents:
        options = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in together.agents}
        assert [agent for agent in together.agents if options[agent].size] == [together.asked]
        alone += options[together.asked].size == 1
        actions = {agent: mine[-1] if mine.size else 0 for agent, mine in options.items()}
        seen, rewards, over, *_ = together.step(actions)
    assert alone
    assert set(over.values()) == {True}
    assert set(rewards.values()) == {1.0, -1.0}
    assert together.step({}) == ({}, {}, {}, {}, {})


def test_games_are_cut_short_as_pettingzoo_expects() -> None:
    """Its test acts without a mask, and wants every seat to act in every cycle: so it is given that form."""
    make = partial(parallel_env, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **given: parallel_to_aec(make(**given))))


@pytest.mark.long
def test_it_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env())
    turns = float(capsys.readouterr().out.splitlines()[1].split()[0])
    assert turns > 100  # ten thousand on a quiet machine


# --- one after another


def act(one: pettingzoo.AECEnv[str, Observation, Any], rng: np.random.Generator) -> int:
    """Any legal action of the deciding seat."""
    seen, *_ = one.last()
    assert seen is not None
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def played(one: OneAfterAnother, seed: int, steps: int = 10_000) -> list[int]:
    """Play a game, or a part of it; return the choices."""
    rng = np.random.default_rng(seed)
    one.reset(seed=seed)
    actions: list[int] = []
    while len(actions) < steps and not any(one.terminations.values()):
        actions.append(act(one, rng))
        one.step(actions[-1])
    return actions


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_a_game_ends_with_a_reward_for_every_seat(players: int, rising_sun: bool) -> None:  # noqa: FBT001
    one = raw_env(players, rising_sun=rising_sun)
    for seed in range(5):
        assert played(one, seed)
        result = from_flat(one.table.state).result
        teams = chanbara.observe(from_flat(one.table.state)).result
        assert {agent for agent, reward in one.rewards.items() if reward == 1} == {
            f"seat_{seat}" for seat in teams.winners
        }
        assert set(one.rewards.values()) <= {1.0, -1.0}
        assert result.winner.value == teams.winner
        assert all(one.terminations.values())
        assert not any(one.truncations.values())


def test_every_step_is_a_choice_of_the_seat_that_is_asked() -> None:
    one = raw_env(4)
    rng = np.random.default_rng(0)
    one.reset(seed=3)
    for _ in range(60):
        asked = one.agent_selection
        masks = {agent: int(one.observe(agent)["action_mask"].sum()) for agent in one.agents}
        assert masks.pop(asked) > 1
        assert not any(masks.values())
        game = from_flat(one.table.state)
        assert game.decision is not None
        assert asked == f"seat_{game.decision.seat}"
        one.step(act(one, rng))


def test_the_same_seed_is_the_same_game_and_the_next_another() -> None:
    one, other = raw_env(), raw_env()
    assert played(one, 4) == played(other, 4)
    one.reset()
    other.reset()
    assert (one.state() == other.state()).all()
    other.reset()
    assert (one.state() != other.state()).any()


def test_a_game_may_be_cut_short() -> None:
    one = env(max_cycles=7)
    rng = np.random.default_rng(1)
    one.reset(seed=1)
    for cycle in range(7):
        assert not any(one.truncations.values()), cycle
        one.step(act(one, rng))
    assert all(one.truncations.values())
    assert not any(one.rewards.values())
    for _ in range(5):
        one.step(None)
    assert one.agents == []


def test_a_copy_goes_its_own_way() -> None:
    one = raw_env()
    played(one, 2, steps=20)
    other = deepcopy(one)
    before = one.state()
    other.step(act(other, np.random.default_rng(0)))
    assert (one.state() == before).all()
    assert (other.state() != before).any()


# --- what is not legal


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (915, r"^915 is no action of sword_v2: they are 0 to 914\.$"),
        (-1, r"^-1 is no action of sword_v2"),
        (1, r"^Action 1 \(pass\) is not legal: You can play cards.*\. \(3\.3\)$"),
        (4, r"^Action 4 \(use nobunaga\) is not legal: Your character has no such ability\. \(3\.3\)$"),
    ],
)
def test_what_is_not_legal_is_refused_with_its_rule_and_changes_nothing(action: int, sentence: str) -> None:
    one = raw_env()
    one.reset(seed=1)
    before, asked = one.table.state.copy(), one.agent_selection
    with pytest.raises(IllegalChoice, match=sentence):
        one.step(action)
    assert (one.table.state == before).all()
    assert one.agent_selection == asked
    with pytest.raises(TypeError):
        one.step(0.5)
    together = parallel_env()
    together.reset(seed=1)
    with pytest.raises(IllegalChoice, match=sentence):
        together.step(dict.fromkeys(together.agents, action))
    assert (together.table.state == before).all()


def test_a_seat_beyond_the_table_is_refused_though_counting_round_it_would_find_one() -> None:
    one = raw_env(3)
    one.reset(seed=6)
    beyond = [action for action in range(915) if "only 3 players" in str(one.table.refusal(action))]
    assert beyond
    for action in beyond:
        with pytest.raises(IllegalChoice, match=r"There are only 3 players\. \(2\.1\)"):
            one.step(action)


def test_every_illegal_action_has_a_rule() -> None:
    for rising_sun in (False, True):
        one = raw_env(rising_sun=rising_sun)
        played(one, 3, steps=25)
        legal = set(one.table.actions.tolist())
        for action in set(range(915)) - legal:
            assert str(one.table.refusal(action)).endswith(")"), action
        assert all(one.table.refusal(action) is None for action in legal)


def test_in_the_guarded_form_who_names_what_is_not_legal_has_lost() -> None:
    one = env()
    one.reset(seed=1)
    asked = one.agent_selection
    one.step(1)
    assert one.rewards[asked] == -1
    assert all(one.terminations.values())


def test_a_legal_action_may_take_the_place_of_one_that_is_not() -> None:
    together = parallel_env(illegal="random")
    together.reset(seed=1)
    asked = together.asked
    *_, infos = together.step(dict.fromkeys(together.agents, 1))
    assert infos.pop(asked)["illegal"].startswith("Action 1 (pass) is not legal")
    assert not any("illegal" in info for info in infos.values())


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match=r"3 to 7 players, not 8 \(2.1\)"):
        env(8)
    with pytest.raises(ValueError, match="at least one cycle"):
        env(max_cycles=0)
    with pytest.raises(ValueError, match="no render mode 'paper'"):
        env(render_mode="paper")
    with pytest.raises(ValueError, match="'raise' or 'random', not 'lose'"):
        parallel_env(illegal="lose")  # type: ignore[arg-type]


# --- what is seen


def test_the_state_is_the_whole_truth() -> None:
    one = raw_env(4, rising_sun=True)
    played(one, 5, steps=40)
    state, table = one.state(), one.table.game.table
    assert set(TRUTH_SLICES) == {part.name for part in (*PUBLIC, *PERFECT)}
    assert state.shape == (TRUTH_SIZE,)
    hands = state[TRUTH_SLICES["hands"]].reshape(8, -1)
    for seat, player in enumerate(table.players):
        cards = [card for card in range(hands.shape[1]) for _ in range(hands[seat, card])]
        assert cards == player.hand
    assert state[TRUTH_SLICES["deck"]] == len(table.deck)
    assert state[TRUTH_SLICES["next_cards"]].argmax() == table.deck[-1]


def test_a_spectator_reads_what_everybody_sees() -> None:
    one = env(render_mode="ansi")
    one.reset(seed=4)
    text = one.render()
    assert isinstance(text, str)
    assert "Seat 0" in text
    assert text.count("role ?") == 4
    assert raw_env().render() is None


def test_rows_and_masks_are_those_of_many_games_at_once() -> None:
    many = VectorEnv(3, players=5, seed=9, threads=1)
    one = raw_env(5)
    one.reset(seed=0)
    one.table.state[:] = many.states[1]
    one.table.find_choice()
    seen = one.observe(f"seat_{many.actor[1]}")
    assert (seen["observation"] == many.observation[1]).all()
    assert (seen["action_mask"] == many.mask[1]).all()


# --- nothing hidden


def rows_differ(one: OneAfterAnother, other: Row, agent: str) -> bool:
    """Whether a seat sees or may do something else when the table is another."""
    before, table = one.observe(agent), one.table
    truth, table.state = table.state, other
    table.find_choice()
    after = one.observe(agent)
    table.state = truth
    table.find_choice()
    return any((before[name] != after[name]).any() for name in before)


def imagined(one: OneAfterAnother, seat: int, seed: int) -> Row:
    """Another table that the seat cannot distinguish from the true one."""
    view = chanbara.observe(one.table.game, seat)
    other = to_flat(chanbara.imagine(view, seed))
    # Who attacked whom is public, and does not go through the other engine.
    other[ATTACKS:] = one.table.state[ATTACKS:]
    return other


@pytest.mark.parametrize("ask_all", [False, True])
@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing(players: int, rising_sun: bool, ask_all: bool) -> None:  # noqa: FBT001
    """If everything is asked, this holds for watching seats, too."""
    one = raw_env(players, rising_sun=rising_sun, ask_all=ask_all)
    rng = np.random.default_rng(2)
    one.reset(seed=2)
    truths = 0
    for _ in range(60):
        asked = one.possible_agents.index(one.agent_selection)
        for seat in range(players) if ask_all else [asked]:
            other = imagined(one, seat, truths)
            assert not rows_differ(one, other, f"seat_{seat}")
            truths += (other != one.table.state).any()
        one.step(act(one, rng))
        if any(one.terminations.values()):
            one.reset()
    assert truths > 55


def test_who_watches_would_learn_from_a_seat_that_is_passed_over() -> None:
    """Why everything is asked where everyone watches: this is what the test above can detect."""
    one = raw_env(5)
    rng = np.random.default_rng(2)
    one.reset(seed=2)
    noticed = False
    for number in range(60):
        seat = (one.possible_agents.index(one.agent_selection) + 1) % 5
        noticed = noticed or rows_differ(one, imagined(one, seat, number), f"seat_{seat}")
        one.step(act(one, rng))
    assert noticed


def test_a_seat_that_saw_another_hand_would_be_noticed() -> None:
    one = raw_env()
    one.reset(seed=2)
    seat = one.possible_agents.index(one.agent_selection)
    neighbour = f"seat_{(seat + 1) % 5}"
    assert any(rows_differ(one, imagined(one, seat, number), neighbour) for number in range(5))


@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_options_without_an_effect_are_named(make: Callable[[], Any]) -> None:
    with pytest.warns(UserWarning, match="a reset has no options: 'deck' has no effect"):
        make().reset(seed=1, options={"deck": "stacked"})

"""The vector environment for Gymnasium: its conventions, and what learners ask of it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import chanbara.research
from chanbara.research import pettingzoo
from chanbara.research.gymnasium import SwordEnv
from chanbara.research.gymnasium_vector import SwordVectorEnv
from chanbara.research.vector import VectorEnv

NAME = "chanbara/Sword-v2"
GAMES = 12


def made(**given: Any) -> SwordVectorEnv:  # noqa: ANN401 - whatever it may be given
    several = gymnasium.make_vec(
        NAME, num_envs=GAMES, vectorization_mode="vector_entry_point", opponents="novice", threads=1, **given
    )
    assert isinstance(several, SwordVectorEnv)
    return several


def legal(infos: dict[str, Any]) -> Any:  # noqa: ANN401 - an array
    """The last legal action of each game."""
    mask = infos["action_mask"]
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)


def test_it_is_what_gymnasium_expects() -> None:
    several = made(players=4)
    assert several.spec is not None
    assert several.num_envs == GAMES
    assert {name: part.shape for name, part in several.observation_space.sample().items()} == {
        "action_mask": (GAMES, 915),
        "observation": (GAMES, 818),
    }
    assert several.action_space.shape == (GAMES,)
    assert several.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    first, infos = several.reset(seed=3)
    assert several.observation_space.contains(first)
    assert several.single_observation_space.contains({name: part[0] for name, part in first.items()})
    for _ in range(40):
        seen, rewards, over, cut, infos = several.step(legal(infos))
        assert several.observation_space.contains(seen)
        assert [str(one.dtype) for one in (rewards, over, cut)] == ["float64", "bool", "bool"]
        assert rewards.shape == over.shape == cut.shape == (GAMES,)
        assert (infos["action_mask"] == seen["action_mask"]).all()
        assert (several.action_masks() == seen["action_mask"].astype(bool)).all()
        assert infos["_action_mask"].all()
        assert infos["actor"].shape == (GAMES,)
        assert not cut.any()
    again, _ = several.reset(seed=3)
    assert all((again[name] == first[name]).all() for name in first)
    other, _ = several.reset()
    assert (other["observation"] != first["observation"]).any(axis=1).mean() > 0.9
    several.close()
    with pytest.raises(ValueError, match="closed"):
        several.step(legal(infos))


def test_each_game_may_have_a_seed_of_its_own() -> None:
    several = made()
    one, _ = several.reset(seed=[5] * GAMES)
    assert (one["observation"] == one["observation"][0]).all()
    with pytest.raises(ValueError, match="one seed for each of 12 games, not 2"):
        several.reset(seed=[1, 2])


def test_the_next_game_comes_in_the_same_step_or_in_the_next() -> None:
    """Both see the same games: one has a step more after each."""
    same, after = (made(autoreset_mode=mode) for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP))
    stories: list[list[list[bytes]]] = []
    for several in (same, after):
        _, infos = several.reset(seed=8)
        rows: list[list[bytes]] = [[] for _ in range(GAMES)]
        was_over = np.zeros(GAMES, dtype=bool)
        for _ in range(120):
            seen, rewards, over, _, infos = several.step(legal(infos))
            for game in range(GAMES):
                if over[game] and several is same:
                    final = infos["final_obs"][game]
                    assert not final["action_mask"].any()
                    assert infos["_final_obs"][game]
                    rows[game].append(final["observation"].tobytes() + rewards[game].tobytes())
                if over[game] and several is after:
                    assert not seen["action_mask"][game].any()
                if was_over[game] and several is after:
                    assert (rewards[game], over[game]) == (0.0, False)
                at = 0.0 if several is same else rewards[game]
                rows[game].append(seen["observation"][game].tobytes() + np.float64(at).tobytes())
            was_over = over
        stories.append(rows)
    for one, other in zip(*stories, strict=True):
        length = min(len(one), len(other))
        assert length > 100
        assert one[:length] == other[:length]


def test_without_autoreset_games_wait_until_they_are_reset() -> None:
    several = made(autoreset_mode="Disabled")
    seen, infos = several.reset(seed=2)
    over = np.zeros(GAMES, dtype=bool)
    while not over.any():
        seen, _, over, _, infos = several.step(legal(infos))
    with pytest.raises(ValueError, match="is over: reset it with the option 'reset_mask'"):
        several.step(legal(infos))
    with pytest.raises(ValueError, match="leaves games out that are over"):
        several.reset(options={"reset_mask": ~over})
    with pytest.raises(ValueError, match="takes no seed"):
        several.reset(seed=1, options={"reset_mask": over})
    new, infos = several.reset(options={"reset_mask": over})
    assert (new["observation"][~over] == seen["observation"][~over]).all()
    assert new["action_mask"].any(axis=1).all()
    several.step(legal(infos))
    everyone, _ = several.reset(options={"reset_mask": np.ones(GAMES, dtype=bool)})
    assert (everyone["observation"] != new["observation"]).any(axis=1).all()
    with pytest.raises(ValueError, match="a reset has the option 'reset_mask', and here is 'deck'"):
        several.reset(options={"deck": "stacked"})


def test_an_illegal_action_loses_is_replaced_or_raises() -> None:
    actions = np.full(GAMES, 914)
    losing = made(autoreset_mode="SameStep")
    seen, _ = losing.reset(seed=1)
    illegal = seen["action_mask"][:, 914] == 0
    _, rewards, over, _, infos = losing.step(actions)
    assert (rewards[illegal] == -1).all()
    assert over[illegal].all()
    assert (infos["illegal"] == illegal).all()
    assert (infos["final_obs"][0]["observation"] == seen["observation"][0]).all()
    replacing = made(illegal="random")
    replacing.reset(seed=1)
    assert not replacing.step(np.full(GAMES, -7))[2].any()
    strict = made(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="action 5000 is not legal in game 0"):
        strict.step(np.full(GAMES, 5000))
    with pytest.raises(ValueError, match="one action for each of 12 games"):
        strict.step(np.zeros(3, dtype=np.int64))
    with pytest.raises(TypeError, match="actions are integers"):
        strict.step(np.zeros(GAMES))
    with pytest.raises(ValueError, match="has one seat"):
        SwordVectorEnv(2, opponents=("novice", None))


def test_wrappers_of_gymnasium_count_episodes() -> None:
    counted = RecordEpisodeStatistics(made(seat=0))
    _, infos = counted.reset(seed=4)
    ended = 0
    for _ in range(80):
        *_, infos = counted.step(legal(infos))
        ended += int(infos["_episode"].sum()) if "episode" in infos else 0
    assert ended > GAMES


def test_masks_for_maskable_ppo() -> None:
    one = SwordEnv(bots="random")
    seen, info = one.reset(seed=1)
    assert one.action_masks().dtype == np.bool_
    assert (one.action_masks() == seen["action_mask"].astype(bool)).all()
    assert (gymnasium.make(NAME).get_wrapper_attr("action_masks")().shape) == (915,)
    assert set(info) == {"action_mask", "view", "actor"}
    assert info["actor"] == 0


def test_infos_of_pettingzoo_have_the_mask_of_who_must_decide() -> None:
    one = pettingzoo.raw_env(players=4)
    one.reset(seed=2)
    asked = one.agent_selection
    assert (one.infos[asked]["action_mask"] == one.observe(asked)["action_mask"]).all()
    assert one.infos[asked]["actor"] == one.possible_agents.index(asked)
    assert all(not info["action_mask"].any() for agent, info in one.infos.items() if agent != asked)
    while not all(one.terminations.values()):
        mask = one.infos[one.agent_selection]["action_mask"]
        one.step(int(mask.argmax()))
    assert {info["actor"] for info in one.infos.values()} == {-1}, "a number, when nobody must decide, too"
    side = pettingzoo.parallel_env(players=3)
    _, infos = side.reset(seed=2)
    assert sum(int(info["action_mask"].any()) for info in infos.values()) == 1


class Exported:
    """Actions of a library that speaks DLPack and nothing else."""

    def __init__(self, actions: Any) -> None:  # noqa: ANN401 - an array
        self._actions = actions

    def __dlpack__(self, **given: Any) -> Any:  # noqa: ANN401 - a capsule
        return self._actions.__dlpack__(**given)

    def __dlpack_device__(self) -> Any:  # noqa: ANN401
        return self._actions.__dlpack_device__()


def test_arrays_travel_by_dlpack_both_ways() -> None:
    env = VectorEnv(4, players=3, opponents="random", threads=1)
    for name in ("observation", "mask", "reward", "actor", "done"):
        array = getattr(env, name)
        taken = np.from_dlpack(array)
        assert taken.dtype == array.dtype
        assert np.shares_memory(taken, array)
    env.step(Exported(env.mask.argmax(axis=1)))
    with pytest.raises(TypeError, match="actions are integers, not float64"):
        env.step(Exported(np.zeros(4)))


def test_importing_the_names_needs_no_compiler() -> None:
    script = (
        "import chanbara.research, gymnasium; print(gymnasium.spec('chanbara/Sword-v2').vector_entry_point)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "chanbara.research.gymnasium_vector:SwordVectorEnv\n"
    assert chanbara.research.VectorEnv is VectorEnv

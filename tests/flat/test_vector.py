"""Many games at once."""

from __future__ import annotations

import copy
import gc
import multiprocessing
import pickle
import threading
import time
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from chanbara.research.vector import VectorEnv
from chanbara.sword.books import BOOKS
from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.format.rulings import rulings_in

if TYPE_CHECKING:
    from multiprocessing.queues import SimpleQueue

Observations = np.ndarray[tuple[int, ...], np.dtype[np.int8]]


def first_legal(env: VectorEnv) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.asarray(env.mask.argmax(axis=1), dtype=np.int64)


def last_legal(env: VectorEnv) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.asarray(env.mask.shape[1] - 1 - env.mask[:, ::-1].argmax(axis=1), dtype=np.int64)


def test_games_end_and_others_follow() -> None:
    env = VectorEnv(16, players=4, seed=2, threads=1)
    over = 0
    for turn in range(400):
        assert (env.mask.sum(axis=1) > 1).all()
        env.step(last_legal(env) if turn % 3 else first_legal(env))
        over += int(env.done.sum())
        assert set(np.unique(env.reward[env.done][:, :4])) <= {-1.0, 1.0}
        assert (env.reward[~env.done] == 0).all()
        assert (env.reward[:, 4:] == 0).all()
    assert over > 16
    row = np.zeros(env.observation.shape[1], dtype=np.int8)
    observe(env.states[3], env.actor[3], row)
    assert (row == env.observation[3]).all()


def test_games_are_played_by_a_book_and_by_rulings() -> None:
    chosen = {"property_adds_to_zero": False, "score_may_be_negative": False}
    env = VectorEnv(4, players=4, rising_sun=True, book="german", rulings=chosen, threads=1)
    expected = BOOKS["german"]._replace(property_adds_to_zero=False, score_may_be_negative=False)
    while not env.done.any():
        assert all(rulings_in(state) == expected for state in env.states)
        env.step(last_legal(env))
    assert all(rulings_in(state) == expected for state in env.states), "the next game, too"
    with pytest.raises(ValueError, match="there is no book 'french'"):
        VectorEnv(4, book="french")


def test_the_threads_do_not_matter() -> None:
    one, three = (VectorEnv(10, players=5, rising_sun=True, seed=4, threads=count) for count in (1, 3))
    for _ in range(60):
        choices = last_legal(one)
        for env in (one, three):
            env.step(choices)
        assert (one.states == three.states).all()
        assert (one.observation == three.observation).all()
        assert (one.mask == three.mask).all()
    one.reset(4)
    fresh = VectorEnv(10, players=5, rising_sun=True, seed=4, threads=1)
    assert (one.observation == fresh.observation).all()
    three.close()


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    with pytest.raises(ValueError, match=r"3 to 7 players, not 8 \(2.1\)"):
        VectorEnv(1, players=8)
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv(0)
    env = VectorEnv(2, players=3, threads=1)
    before = env.states.copy()
    with pytest.raises(ValueError, match="one action for each of 2 games"):
        env.step(np.zeros(3, dtype=np.int64))
    with pytest.raises(ValueError, match="is not legal in game 0"):
        env.step(env.mask.argmin(axis=1).astype(np.int64))
    assert (env.states == before).all()


def test_helpers_that_went_to_sleep_are_woken_up() -> None:
    one, three = (VectorEnv(9, players=4, seed=1, threads=count) for count in (1, 3))
    for pause in (0.2, 0.0, 0.0, 0.1):
        time.sleep(pause)
        choices = last_legal(one)
        one.step(choices)
        three.step(choices)
        assert (one.states == three.states).all()
    three.close()


def test_helpers_end_with_their_environment() -> None:
    before = set(threading.enumerate())
    closed, dropped = (VectorEnv(4, players=3, threads=3) for _ in range(2))
    helpers = set(threading.enumerate()) - before
    assert len(helpers) == 4
    choices = first_legal(closed)
    closed.close()
    with pytest.raises(ValueError, match="this environment was closed"):
        closed.step(choices)
    del dropped
    gc.collect()
    for helper in helpers:
        helper.join(120)
    assert not any(helper.is_alive() for helper in helpers)


def test_a_reset_without_a_seed_deals_the_next_games() -> None:
    env = VectorEnv(8, players=4, seed=6, threads=1)
    first = env.states.copy()
    env.reset()
    assert (env.states != first).any(axis=1).all(), "every row has another game"
    env.reset(6)
    assert (env.states == first).all()


def test_actions_are_never_rounded() -> None:
    env = VectorEnv(2, players=3, threads=1)
    with pytest.raises(TypeError, match="actions are integers, not float64"):
        env.step(first_legal(env) + 0.5)
    with pytest.raises(TypeError, match="actions are integers, not float32"):
        env.step(first_legal(env).astype(np.float32))
    env.step(first_legal(env).astype(np.uint16))


def test_saved_games_go_on_as_they_did() -> None:
    env = VectorEnv(8, players=4, seed=6, threads=2)
    played(env, 20)
    saved = env.save()
    expected = played(env, 200)
    env.restore(saved)
    assert (played(env, 200) == expected).all(), "with the same deals to come"
    other = VectorEnv(8, players=4, seed=1, threads=1)
    other.restore(saved)
    assert (played(other, 200) == expected).all()
    with pytest.raises(ValueError, match="players was 4 there, and is 5 here"):
        VectorEnv(8, players=5, threads=1).restore(saved)
    with pytest.raises(ValueError, match="these games are of version sword_v0, not sword_v2"):
        env.restore({**saved, "version": "sword_v0"})


def test_a_copy_is_another_environment_with_the_same_games() -> None:
    env = VectorEnv(4, players=3, rising_sun=True, seed=2, threads=1)
    played(env, 20)
    copies = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env), copy.copy(env)]  # noqa: S301 - our own
    expected = played(env, 50)
    for one in copies:
        assert (played(one, 50) == expected).all()


@pytest.mark.parametrize("how", ["fork", "spawn"])
def test_another_process_plays_on(how: str) -> None:
    # A forked process has no threads but the one that forked.
    env = VectorEnv(8, players=4, seed=3, threads=2)
    played(env, 10)
    processes: Any = multiprocessing.get_context(how)
    results = processes.SimpleQueue()
    other = processes.Process(target=play_and_tell, args=(env, results))
    other.start()
    assert (results.get() == played(env, 30)).all()
    other.join()
    env.close()


def play_and_tell(env: VectorEnv, results: SimpleQueue[Observations]) -> None:
    results.put(played(env, 30))


def played(env: VectorEnv, steps: int) -> Observations:
    """What is seen at each of the next steps."""
    shown = []
    for number in range(steps):
        env.step(last_legal(env) if number % 3 else first_legal(env))
        shown.append(env.observation.copy())
    return np.array(shown)

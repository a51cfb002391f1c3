"""Games with opponents inside: bots, and policies that are asked about their own seats."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from chanbara.research.opponents import FrozenNet
from chanbara.research.vector import VectorEnv
from chanbara.sword.bots.net.network import Sight, network_named
from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.format.layout import PLAYERS, ROLE, SEATS
from chanbara.sword.flat.format.sight import SLICES
from chanbara.sword.flat.format.tables import ROLE_OF, TEAM_OF
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.mind.arrays import BELIEF
from chanbara.sword.mind.belief.imagine import imagine
from chanbara.sword.mind.run.beside import EMPTY, LEARNER
from tests.bots.nets import small_net
from tests.mind.minds import new_mind

if TYPE_CHECKING:
    from multiprocessing.queues import SimpleQueue
    from pathlib import Path

MIXED = ("detective", "novice", "sly", "greedy", "random")
Shown = dict[str, Any]


def first_of(observation: Any, mask: Any) -> Any:  # noqa: ANN401 - arrays
    """A policy."""
    assert len(observation) == len(mask)
    return mask.argmax(axis=1)


def varied(env: VectorEnv, number: int) -> Any:  # noqa: ANN401 - an array
    """Legal actions, at the beginning and at the end of the mask by turns."""
    return env.mask.argmax(axis=1) if number % 3 else env.mask.shape[1] - 1 - env.mask[:, ::-1].argmax(axis=1)


def played(env: VectorEnv, steps: int) -> list[bytes]:
    """All that comes out of the next steps."""
    shown = []
    for number in range(steps):
        env.step(varied(env, number))
        shown += [array.tobytes() for array in (env.observation, env.mask, env.reward, env.actor, env.done)]
        shown.append(env.seating.tobytes())
    return shown


def test_only_the_learners_decisions_come_out() -> None:
    env = VectorEnv(40, players=6, rising_sun=True, opponents=MIXED, seats=(1, 4), threads=1)
    rows, over = np.arange(40), 0
    for number in range(150):
        assert (env.mask.sum(axis=1) > 1).all()
        assert np.isin(env.actor, (1, 4)).all()
        assert (env.seating[rows, env.actor] == LEARNER).all()
        row = np.zeros(env.observation.shape[1], dtype=np.int8)
        observe(env.states[7], env.actor[7], row)
        assert (row == env.observation[7]).all()
        before = env.states.copy()
        env.step(varied(env, number))
        others = [0, 2, 3, 5, 6, 7]
        assert (env.reward[:, others] == 0).all()
        assert (np.abs(env.reward[env.done][:, [1, 4]]) == 1).all()
        won = np.asarray(TEAM_OF)[before[:, ROLE : ROLE + 6]] == env.winner[:, None]
        assert ((env.reward[:, [1, 4]] == 1) == won[:, [1, 4]])[env.done].all()
        assert (env.reward[~env.done] == 0).all()
        assert (env.final_observation[env.done][:, SLICES["asked"]] == 0).all(), "nobody is asked at the end"
        over += int(env.done.sum())
    assert over > 40


def test_seats_and_opponents_are_drawn_in_every_deal() -> None:
    env = VectorEnv(300, players=5, opponents=("novice", "random", None), seats=2, threads=1)
    learners = (env.seating == LEARNER).sum(axis=1)
    assert set(learners) == {2, 3, 4, 5}, "None is another seat of the learner"
    assert (env.seating[:, 5:] == EMPTY).all()
    for seat in range(5):
        assert set(env.seating[:, seat]) == {LEARNER, 0, 1}
    before = env.seating.copy()
    played(env, 60)
    assert (env.seating != before).any(axis=1).mean() > 0.5
    one = VectorEnv(300, players=5, opponents="random", threads=1)
    assert ((one.seating == LEARNER).sum(axis=1) == 1).all()
    assert np.bincount(one.actor, minlength=5).min() > 30


def test_a_policy_is_asked_about_its_own_seats_only() -> None:
    asked = []

    def policy(observation: Any, mask: Any) -> Any:  # noqa: ANN401 - arrays
        assert (mask.sum(axis=1) > 1).all()
        assert (observation[:, SLICES["asked"]][:, 0] == 1).all(), "each row is of the seat that must decide"
        asked.append(len(observation))
        return mask.argmax(axis=1)

    env = VectorEnv(50, players=4, opponents=(policy, "novice"), seats=[0], threads=1)
    with_policy = (env.seating == 0).any(axis=1)
    assert 0 < with_policy.sum() < 50
    asked.clear()
    played(env, 20)
    assert max(asked) < 50
    assert len(asked) > 10


def test_what_a_policy_does_wrong_is_said_and_the_games_can_be_restored() -> None:
    wrong: list[Any] = []

    def policy(_observation: Any, mask: Any) -> Any:  # noqa: ANN401 - arrays
        return wrong[0](mask) if wrong else mask.argmax(axis=1)

    env = VectorEnv(8, players=3, opponents=(policy,), seats=[1], threads=1)
    saved = env.save()
    wrong.append(lambda mask: mask.argmin(axis=1))
    with pytest.raises(ValueError, match=r"policy: action \d+ is not legal"):
        played(env, 20)
    with pytest.raises(RuntimeError, match="restore or reset"):
        env.step(env.mask.argmax(axis=1))
    env.restore(saved)
    wrong[0] = lambda mask: mask.argmax(axis=1)[:-1]
    with pytest.raises(ValueError, match="policy: one action for each of"):
        played(env, 20)
    wrong.clear()
    env.reset(0)
    played(env, 5)


def test_threads_change_nothing() -> None:
    envs = [
        VectorEnv(31, players=5, opponents=(*MIXED, "planner@4", first_of), seed=4, threads=threads)
        for threads in (1, 3)
    ]
    one, three = (played(env, 40) for env in envs)
    assert one == three
    for env in envs:
        env.close()


def test_a_game_in_which_the_learner_had_no_choice_is_none() -> None:
    env = VectorEnv(200, players=3, opponents="aggressive", threads=1)
    for number in range(60):
        acted = env.seating[np.arange(200), env.actor] == LEARNER
        assert acted.all()
        env.step(varied(env, number))
        assert (env.reward[env.done].any(axis=1)).all(), "whoever is told of an end has played that game"


def test_saved_and_copied_games_go_on_with_the_same_opponents() -> None:
    env = VectorEnv(12, players=5, opponents=("detective", "planner@4", first_of), seed=6, threads=1)
    played(env, 15)
    saved = env.save()
    copies = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]  # noqa: S301 - our own
    other = VectorEnv(12, players=5, opponents=("detective", "planner@4", first_of), seed=1, threads=2)
    other.restore(saved)
    expected = played(env, 60)
    env.restore(saved)
    for one in (env, other, *copies):
        assert played(one, 60) == expected
    with pytest.raises(
        ValueError, match=r"opponents was \['detective', .*\] there, and is \['novice'\] here"
    ):
        VectorEnv(12, players=5, opponents="novice", threads=1).restore(saved)
    with pytest.raises(ValueError, match=r"opponents was .* there, and is None here"):
        VectorEnv(12, players=5, threads=1).restore(saved)
    other.close()


@pytest.mark.parametrize("how", ["fork", "spawn"])
def test_another_process_plays_on_with_them(how: str) -> None:
    env = VectorEnv(8, players=4, opponents=("detective", first_of), seed=3, threads=2)
    played(env, 5)
    processes: Any = multiprocessing.get_context(how)
    results = processes.SimpleQueue()
    other = processes.Process(target=play_and_tell, args=(env, results))
    other.start()
    assert results.get() == played(env, 20)
    other.join()
    env.close()


def play_and_tell(env: VectorEnv, results: SimpleQueue[list[bytes]]) -> None:
    results.put(played(env, 20))


def test_what_cannot_play_here_is_refused() -> None:
    for opponents, sentence in (
        ("nobody", "no bot 'nobody'"),
        ((), "at least one opponent"),
        ("mine.py", "a bot in a file is asked about one game at a time"),
        ("master", "master is asked about one game at a time, and cannot play in thousands at once"),
        ("master@64", "master@64 is asked about one game at a time"),
        ("even@900", "even@900 is asked about one game at a time"),
        ("planner@0.5s", "give rollouts: planner@64"),
    ):
        with pytest.raises(ValueError, match=sentence):
            VectorEnv(2, opponents=opponents)
    with pytest.raises(TypeError, match="a function or None, not 3"):
        VectorEnv(2, opponents=(3,))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="1 to 5 seats, not 6"):
        VectorEnv(2, opponents="novice", seats=6)
    with pytest.raises(ValueError, match="some of 0 to 4, not"):
        VectorEnv(2, opponents="novice", seats=(5,))
    for opponent, sentence in (
        ("planner@64", "planner@64: planners decide on the CPU only"),
        (first_of, "first_of: policies decide on the CPU only"),
    ):
        with pytest.raises(ValueError, match=sentence):
            VectorEnv(2, opponents=("detective", opponent), device="cuda")


# --- two worlds ---------------------------------------------------------------------------------------------


def another_world(env: VectorEnv, game: int, number: int) -> None:
    """Replace all that the learner's seat in a game cannot know."""
    state = env.states[game]
    known = np.zeros(SEATS * SEATS * 44, dtype=np.int8)
    imagine(state, int(env.actor[game]), known, new_mind(state)[BELIEF:], new_chance(number))


def touched(before: Shown, after: Shown, game: int) -> bool:
    """Whether cards that were hidden came to be seen: somebody drew, lost a card or answered."""
    return any(
        (before[name][game] != after[name][game]).any() for name in ("deck", "hand_size", "turn", "asked")
    )


def shown(env: VectorEnv) -> Shown:
    """The public part of what is seen, apart from the number of the learner's own cards."""
    parts = {name: env.observation[:, SLICES[name]].copy() for name in ("deck", "hand_size", "turn", "asked")}
    parts["hand_size"][:, 0] = 0
    return parts


def test_what_the_learner_cannot_know_changes_nothing_that_comes_out() -> None:
    asked: list[int] = []

    def policy(observation: Any, mask: Any) -> Any:  # noqa: ANN401 - arrays
        asked.append(len(observation))
        return mask.argmax(axis=1)

    env = VectorEnv(1, players=5, opponents=(policy, "detective"), seats=1, seed=5, threads=1)
    compared = others = 0
    for number in range(400):
        twin = copy.deepcopy(env)
        another_world(twin, 0, number)
        others += int((twin.states[0][ROLE : ROLE + 5] != env.states[0][ROLE : ROLE + 5]).any())
        before, choice = (
            shown(env),
            np.array([np.random.default_rng(number).choice(np.flatnonzero(env.mask))]),
        )
        env.step(choice)
        twin.step(choice)
        if touched(before, shown(env), 0) or touched(before, shown(twin), 0) or env.done[0] or twin.done[0]:
            continue
        compared += 1
        assert (env.observation == twin.observation).all()
        assert (env.mask == twin.mask).all()
        assert env.actor[0] == twin.actor[0]
    assert compared > 20
    assert others > 100
    assert int(env.states[0][PLAYERS]) == 5


def test_a_network_in_a_file_plays_as_the_function_of_its_scores_and_only_what_it_has_learned(
    tmp_path: Path,
) -> None:
    name = small_net(tmp_path / "small.net", deduction=False, advice=False)
    network = network_named(name)

    def best(observation: Any, mask: Any) -> Any:  # noqa: ANN401 - arrays
        all_actions, nothing = np.arange(mask.shape[1]), np.zeros((SEATS, 4))
        rows = (Sight(row, nothing, np.zeros(mask.shape[1])) for row in observation)
        scores = np.array([network.scores(one, all_actions) for one in rows])
        return np.where(mask == 1, scores, -np.inf).argmax(axis=1)

    by_name, by_function = (VectorEnv(8, opponents=one, threads=1) for one in (name, best))
    assert played(by_name, 20) == played(by_function, 20)
    assert played(copy.deepcopy(by_name), 5) == played(by_function, 5)
    with pytest.raises(ValueError, match=r"small\.net was not trained with 4 players"):
        VectorEnv(8, players=4, opponents=name)
    with pytest.raises(ValueError, match="was not trained with other rulings"):
        VectorEnv(8, opponents=name, book="german")
    with pytest.raises(ValueError, match=r"small\.net: networks decide on the CPU only"):
        VectorEnv(8, opponents=name, device="cuda")


def test_a_network_is_told_what_a_learner_can_be_told(tmp_path: Path) -> None:
    name = small_net(tmp_path / "told.net")
    net, won = FrozenNet(name), []
    for seat in (0, 2):
        # Whoever sits there chooses like the others: the games are the same.
        env = VectorEnv(12, opponents=name, seats=[seat], deduction=True, advice=True, seed=5, threads=1)
        first = np.full(12, -1)
        for _ in range(200):
            env.step(net.choices(env.observation, env.deduction, env.advice, env.mask))
            new = env.done & (first == -1)
            first[new] = env.winner[new]
        assert (first >= 0).all()
        won.append(first.tolist())
    assert won[0] == won[1]
    with pytest.raises(AttributeError):
        _ = VectorEnv(2, opponents=name, threads=1).advice


def test_the_learner_is_told_what_follows_from_the_players_actions() -> None:
    env = VectorEnv(60, players=5, opponents=("detective", None), deduction=True, seed=3, threads=1)
    plain = VectorEnv(60, players=5, opponents=("detective", None), seed=3, threads=1)
    rows, surest = np.arange(60), 0.0
    for number in range(150):
        told = env.deduction
        assert np.allclose(told[:, :5].sum(axis=2), 1)
        assert (told[:, 5:] == 0).all()
        roles = np.asarray(ROLE_OF)[env.states[:, ROLE : ROLE + 5]]
        assert (told[rows, 0, roles[rows, env.actor]] == 1).all(), "everybody knows their own role"
        shogun = (np.argmax(roles == 0, axis=1) - env.actor) % 5
        assert (told[rows, shogun, 0] == 1).all(), "and who is the Shogun"
        surest = max(surest, float(told[(told < 1).all(axis=2)].max()))
        assert (env.observation == plain.observation).all(), "the games are the same"
        env.step(varied(env, number))
        plain.step(varied(plain, number))
    assert surest > 0.9
    with pytest.raises(AttributeError):
        _ = plain.deduction
    saved, again = (
        env.save(),
        VectorEnv(60, players=5, opponents=("detective", None), deduction=True, threads=1),
    )
    again.restore(saved)
    assert (again.deduction == env.deduction).all()
    with pytest.raises(ValueError, match="deduction was True there"):
        plain.restore(saved)


def test_the_learner_is_told_what_a_detective_thinks_of_its_options() -> None:
    given: dict[str, Any] = {"players": 5, "opponents": "detective", "seed": 3, "threads": 1}
    env, won, games = VectorEnv(200, advice=True, **given), 0, 0
    rows = np.arange(200)
    for _ in range(300):
        behind = np.where(env.mask == 1, env.advice, np.inf)
        assert (behind.min(axis=1) == 0).all(), "nothing is behind the best"
        assert (behind[rows, env.mask.argmax(axis=1)] >= 0).all()
        assert (np.isfinite(behind).sum(axis=1) > 1).all()
        env.step(behind.argmin(axis=1))
        won += int((env.reward[env.done] > 0).sum())
        games += int(env.done.sum())
    assert games > 1000
    # Whoever follows it is a detective among detectives: at a table of five about 2 of 5 seats win.
    alone = VectorEnv(200, players=5, advice=True, seed=4, threads=1)
    winners, tables = 0, 0
    for _ in range(600):
        alone.step(np.where(alone.mask == 1, alone.advice, np.inf).argmin(axis=1))
        winners += int((alone.reward[alone.done] > 0).sum())
        tables += int(alone.done.sum())
    assert tables > 500
    assert abs(won / games - winners / (5 * tables)) < 0.05
    with pytest.raises(AttributeError):
        _ = VectorEnv(2, deduction=True, threads=1).advice

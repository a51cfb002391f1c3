"""Lessons: what options lead to in the true game, their files, and a network that learns from them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

import chanbara
from chanbara import observe, seen
from chanbara.cli import app
from chanbara.plain_arrays import UnreadableArrays
from chanbara.research.train.checkpoint import load, load_policy
from chanbara.research.train.lessons import FILES, Lessons, Teacher, read_lessons, write_lessons
from chanbara.research.train.recipe import Recipe
from chanbara.research.train.run import new_run
from chanbara.research.train.study import Course, Report, Student
from chanbara.research.vector import VectorEnv
from chanbara.sword.bots.net.network import read_network
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.flat.format.actions import END
from chanbara.sword.flat.format.layout import DECK_SIZE, KINDS, NONE, PILES, SEATS
from chanbara.sword.flat.format.sight import SLICES
from chanbara.sword.mind.arrays import CANDIDATES

torch.set_num_threads(1)
TO_THE_END = 99
RECIPE = Recipe(players=(4, 5), sets=("base", "rising_sun"), games=24, mixed=0.5, seed=3)


def table(**more: Any) -> VectorEnv:  # noqa: ANN401 - options of an environment
    told = {"deduction": True, "advice": True, "threads": 1, "opponents": "detective"}
    return VectorEnv(12, **{**told, **more})


def advised(env: VectorEnv) -> Any:  # noqa: ANN401 - an array
    """What detectives would choose."""
    return np.where(env.mask == 1, env.advice, np.inf).argmin(1)


# --- trying options -----------------------------------------------------------------------------------------


def test_only_legal_options_are_tried_and_the_best_of_a_detective_always_is() -> None:
    env, counted = table(players=6, rising_sun=True), 0
    for number in range(60):
        tried, worth = env.tries(2, 1, number)
        for game in range(env.games):
            options = tried[game][tried[game] != NONE]
            assert len({*options}) == len(options)
            assert env.mask[game][options].all()
            assert ((worth[game] >= 0) & (worth[game] <= 1)).all()
            if len(options):
                counted += 1
                assert env.advice[game][options].min() == 0
                assert len(options) == min(CANDIDATES, env.mask[game].sum())
                assert env.mask[game][END] == 0 or END in options
        env.step(advised(env))
    assert counted > 200


def test_options_are_tried_where_detectives_deduce() -> None:
    with pytest.raises(ValueError, match="options are tried with deduction=True, on the CPU"):
        VectorEnv(4, threads=1).tries(1, 1, 1)


def test_trying_options_changes_nothing_and_depends_on_the_number_alone() -> None:
    env, other = table(seed=4), table(seed=4)
    for number in range(30):
        first = env.tries(3, 2, number)
        again = env.tries(3, 2, number)
        assert all((one == two).all() for one, two in zip(first, again, strict=True))
        assert (env.tries(3, 2, number + 1)[1] != first[1]).any()
        assert (env.states == other.states).all()
        chosen = advised(env)
        env.step(chosen)
        other.step(chosen)
        assert (env.observation == other.observation).all()
        assert (env.advice == other.advice).all()


def test_what_comes_of_the_usual_choice_is_what_comes_of_the_game() -> None:
    """Over many games, how often detectives win after their first choice is how often they do win."""
    env, expected, won = table(players=4), [], []
    for number in range(30):
        env.reset(number)
        tried, worth = env.tries(10, TO_THE_END, number)
        assert worth * 10 == pytest.approx(np.rint(worth * 10), abs=1e-4), "games end won or lost"
        chosen = advised(env)
        is_there = tried == chosen[:, None]
        waiting, results = is_there.any(1), np.zeros(env.games)
        expected += list((worth * is_there).sum(1)[waiting])
        left = waiting.copy()
        while left.any():
            env.step(advised(env))
            over = left & env.done
            results[over] = env.reward[over].max(1) == 1
            left &= ~over
        won += list(results[waiting])
    assert len(won) > 300
    error = np.std(np.subtract(won, expected)) / len(won) ** 0.5
    assert np.mean(won) == pytest.approx(np.mean(expected), abs=4 * error)
    assert np.corrcoef(won, expected)[0, 1] > 0.1


def test_the_order_of_the_deck_does_not_matter() -> None:
    """Nobody knows it: an unusual order has the same outlook as any other."""
    env = table(players=4, seed=9)
    for number in range(5):
        before, kept = env.tries(600, 1, number), env.states.copy()
        for state in env.states:
            state[PILES : PILES + int(state[DECK_SIZE])].sort()
        after = env.tries(600, 1, number)
        env.states[:] = kept
        assert (before[0] == after[0]).all()
        assert np.abs(before[1] - after[1]).max() < 0.06
        env.step(advised(env))


# --- lessons ------------------------------------------------------------------------------------------------


def test_a_file_depends_on_its_number_alone() -> None:
    first, second = Teacher(RECIPE, "", 1), Teacher(RECIPE, "", 1)
    first.lessons(0, 200)
    made, again = first.lessons(5, 300), second.lessons(5, 300)
    assert len(made.options) >= 300
    assert all(torch.equal(one, two) for one, two in zip(made, again, strict=True))
    assert not torch.equal(first.lessons(6, 300).observation[:200], made.observation[:200])
    assert made.tables() == ((4, 5), ("base", "rising_sun"))


def test_lessons_have_the_truth_and_what_the_seat_sees() -> None:
    made = Teacher(Recipe(games=16, seed=5), "neural", 1).lessons(0, 400)
    held = made.hands.view(-1, SEATS, KINDS)
    assert torch.equal(held[:, 0], made.observation[:, SLICES["hand"]])
    assert torch.equal(held.sum(2), made.observation[:, SLICES["hand_size"]].long())
    assert (made.options[:, 0] != NONE).all()
    assert made.worth.float().max() <= 100


def test_lessons_are_read_as_they_were_written(tmp_path: Path) -> None:
    made = Teacher(RECIPE, "", 1).lessons(0, 200)
    for name in ("lessons-1-00000.npz", "lessons-1-00001.npz"):
        write_lessons(tmp_path / name, made)
    found = read_lessons([tmp_path])
    assert all(torch.equal(one, torch.cat([two, two])) for one, two in zip(found, made, strict=True))


def test_damaged_or_missing_lessons_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableArrays, match="there are no lessons; `chanbara lessons` makes some"):
        read_lessons([tmp_path])
    path = tmp_path / "lessons-1-00000.npz"
    path.write_bytes(b"no lessons")
    with pytest.raises(UnreadableArrays, match=r"lessons-1-00000.npz is damaged, or has no lessons"):
        read_lessons([tmp_path])
    np.savez_compressed(path, about=np.array("chanbara-lessons 0"))
    with pytest.raises(
        UnreadableArrays, match=r"made for chanbara-lessons 0, and this is chanbara-lessons 1"
    ):
        read_lessons([tmp_path])


# --- study --------------------------------------------------------------------------------------------------


def synthetic(better: float) -> Lessons:
    """Lessons in which the second of three options is better, whatever a detective thinks, beside noise."""
    chance = torch.Generator().manual_seed(1)
    made = Teacher(Recipe(games=16, seed=2), "", 1).lessons(0, 1500)
    count = len(made.options)
    options = torch.full((count, CANDIDATES), NONE, dtype=torch.int16)
    options[:, :3] = torch.tensor([3, 200, 400])
    behind = torch.zeros(count, CANDIDATES, dtype=torch.uint8)
    behind[:, 1:] = 8
    worth = 50 + 10 * torch.randn(count, CANDIDATES, generator=chance)
    worth[:, 1] += better
    return made._replace(options=options, behind=behind, worth=worth.half())


@pytest.mark.parametrize("better", [0.0, 10.0])
def test_a_network_learns_what_is_better_and_nothing_where_nothing_is(better: float) -> None:
    reports: list[Report] = []
    course = Course(width=16, layers=1, passes=6, batch=64, learning_rate=0.01, entropy=0.02)
    student = Student(course, synthetic(better))
    assert not {*student.tested.tolist()} & {*student.learned.tolist()}
    assert abs(student.gain()[0]) < 0.01, "it begins with the choices of a detective"
    student.study(reports.append)
    assert reports[-1].share == 1
    assert reports[-1].gain == pytest.approx(better, abs=4 * reports[-1].error + 0.01)


# --- commands -----------------------------------------------------------------------------------------------


def command(*words: str) -> str:
    result = CliRunner().invoke(app, [part for word in words for part in word.split()])
    assert result.exit_code == 0, result.output
    return result.output


def test_from_lessons_to_a_bot_and_on_to_self_play(tmp_path: Path) -> None:
    made, checkpoint, net = tmp_path / "made", tmp_path / "study.safetensors", tmp_path / "mine.net"
    words = f"lessons {made} --players 3,5 --games 16 --files 2 --of-file 300 --ahead 1"
    command(words)
    files = {path.name: path.read_bytes() for path in made.glob(FILES)}
    assert len(files) == 2
    (made / "lessons-1-00001.npz").unlink()
    command(words)
    assert {path.name: path.read_bytes() for path in made.glob(FILES)} == files, "the missing one, as it was"
    sizes = "--width 16 --layers 2 --batch 64 --passes 1"
    said = command(f"study {made} --to {checkpoint} {sizes}")
    assert "over the detective" in said
    command(f"study {made} --to {tmp_path / 'again'} {sizes}")
    weights = [load_policy(path)[1].values() for path in (checkpoint, tmp_path / "again")]
    assert all(torch.equal(one, two) for one, two in zip(*weights, strict=True))
    command(f"export {checkpoint} {net}")
    assert read_network(net).about["players"] == [3, 5]
    game = chanbara.new_game("sword", players=5, seed=1)
    seat = game.decision.seat  # type: ignore[union-attr]
    assert make_bot(f"net:{net}", 1).choose(observe(game, seat), seen(game, seat)) >= 0
    run = new_run(tmp_path / "run", Recipe(games=8, steps=4, batch=32, decisions=64), "cpu", checkpoint)
    assert (run.learner.recipe.width, run.learner.recipe.layers) == (16, 2)
    begun = load_policy(checkpoint)[1]
    assert all(torch.equal(one, begun[name]) for name, one in run.learner.policy.state_dict().items())
    with pytest.raises(UnreadableArrays, match="is no run that could go on; begin another with it"):
        load(checkpoint, "cpu")
    command(f"study {made} --to {tmp_path / 'more'} --begin {checkpoint} --passes 0.1 --batch 64")
    small = f"--begin {checkpoint} --games 8 --steps 4 --batch 32 --decisions 64"
    command(f"train {tmp_path / 'on'} {small} --width 16")
    for words, why in (
        (f"train {tmp_path / 'wide'} {small} --width 32", "the network of --begin has width 16, not 32"),
        (f"study {made} --to {tmp_path / 'x'} --begin {checkpoint} --layers 3", "has layers 2, not 3"),
        (f"train {tmp_path / 'on'} --resume --begin {checkpoint}", "--begin starts another"),
    ):
        result = CliRunner().invoke(app, words.split())
        assert result.exit_code != 0
        assert why in str(result.exception) or why in result.output


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("lessons {0} --policy planner", "detective, neural or net:FILE decides, not 'planner'"),
        ("lessons {0} --players 9", "players"),
        ("study {0} --to {0}/x", "there are no lessons"),
    ],
)
def test_mistakes_have_sentences(tmp_path: Path, words: str, why: str) -> None:
    result = CliRunner().invoke(app, words.format(tmp_path).split())
    assert result.exit_code != 0
    assert why in str(result.exception) or why in result.output

"""The tutorial: its bookkeeping is right, and its page shows the actual program.

What needs PyTorch is tried by `make tutorial`, which trains an agent and measures it.
"""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.format.sight import SLICES
from examples.curve import Point, draw
from examples.seat import (
    PLAYERS,
    SMOOTHING,
    Games,
    advantages,
    at_random,
    gain,
    own_seats,
    play,
    random_policy,
    table,
)
from tests.docs.markdown import ROOT, blocks, read, section
from tests.docs.markdown import table as table_of

PAGE = read("docs/tutorial.md")
PROGRAMS = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples").glob("*.py"))]
Numbers = np.ndarray[Any, np.dtype[Any]]


# --- what came of a decision --------------------------------------------------------------------------------


def watch(steps: int, games: int) -> tuple[Numbers, Numbers, Numbers]:
    """Random games: whose decisions are the agent's, its rewards, and where games end."""
    env, chance, seat = VectorEnv(games, players=PLAYERS, seed=3), np.random.default_rng(3), own_seats(games)
    mine, over = np.zeros((2, steps, games), dtype=np.bool_)
    reward = np.zeros((steps, games), dtype=np.float32)
    for step in range(steps):
        mine[step] = env.actor == seat
        env.step(at_random(chance, env.mask))
        over[step], reward[step] = env.done, env.reward[np.arange(games), seat]
    env.close()
    return mine, reward, over


def by_definition(mine: Numbers, value: Numbers, reward: Numbers, over: Numbers) -> dict[int, float]:
    """The advantage of each decision of one game after another, from the sum that defines it."""
    found: dict[int, float] = {}
    first = 0
    for last in [*np.flatnonzero(over), len(mine) - 1]:
        own = [step for step in range(first, last + 1) if mine[step]]
        values = [float(value[step]) for step in own]
        surprises = [after - before for before, after in pairwise(values)]
        if own and over[last]:
            surprises.append(float(reward[last]) - values[-1])
        for place, step in enumerate(own[: len(surprises)]):
            found[step] = sum(SMOOTHING**away * one for away, one in enumerate(surprises[place:]))
        first = last + 1
    return found


def test_advantages_are_those_of_each_seat_s_own_decisions() -> None:
    mine, reward, over = watch(steps=400, games=20)
    assert over.sum() > 40
    value = np.asarray(np.random.default_rng(4).standard_normal(mine.shape), dtype=np.float32)
    result, known = advantages(mine, value, reward, over)
    for game in range(20):
        expected = by_definition(mine[:, game], value[:, game], reward[:, game], over[:, game])
        assert set(np.flatnonzero(known[:, game])) == set(expected)
        assert result[list(expected), game] == pytest.approx(list(expected.values()), abs=1e-4)


def test_a_game_that_another_ends_rewards_the_last_decision_of_the_agent() -> None:
    mine = np.array([[True], [False], [False]])
    value, reward = np.full((3, 1), 0.25, dtype=np.float32), np.array([[0], [0], [-1]], dtype=np.float32)
    result, known = advantages(mine, value, reward, over=reward < 0)
    assert known.tolist() == mine.tolist()
    assert result[0, 0] == -1.25


def test_nothing_of_the_next_game_reaches_back_into_the_last() -> None:
    mine, over = np.array([[True], [True], [True]]), np.array([[True], [False], [True]])
    value = np.zeros((3, 1), dtype=np.float32)
    reward = np.array([[-1], [0], [1]], dtype=np.float32)
    result, _ = advantages(mine, value, reward, over)
    assert result[:, 0] == pytest.approx([-1, SMOOTHING, 1])


def test_a_decision_whose_game_goes_on_is_not_learned_from() -> None:
    mine, over = np.ones((2, 1), dtype=np.bool_), np.zeros((2, 1), dtype=np.bool_)
    value = np.array([[0.5], [0.75]], dtype=np.float32)
    result, known = advantages(mine, value, np.zeros((2, 1), dtype=np.float32), over)
    assert known[:, 0].tolist() == [True, False]
    assert result[0, 0] == 0.25


# --- playing and measuring ----------------------------------------------------------------------------------


def test_a_random_choice_is_any_legal_one_equally_often() -> None:
    mask = np.zeros((30_000, 9), dtype=np.int8)
    mask[:, [1, 4, 8]] = 1
    chosen = np.bincount(at_random(np.random.default_rng(5), mask), minlength=9)
    assert set(np.flatnonzero(chosen)) == {1, 4, 8}
    assert all(9_600 < count < 10_400 for count in chosen[[1, 4, 8]])


def test_a_policy_is_asked_for_its_own_seat_alone_and_of_each_row_so_many_games_count() -> None:
    chance, asked = np.random.default_rng(6), []

    def policy(observation: Numbers, mask: Numbers) -> Numbers:
        viewer_is_asked = observation[:, SLICES["asked"].start]
        assert viewer_is_asked.all()
        asked.append(len(observation))
        return at_random(chance, mask)

    games = play(policy, rows=50, each=3, seed=7)
    assert len(games.won) == len(games.role) == 150
    assert 10 < sum(asked) / 150 < 40


def test_a_random_seat_gains_nothing_on_another() -> None:
    first, second = (play(random_policy(seed), rows=1000, each=2, seed=seed) for seed in (8, 9))
    more, off = gain(first, second)
    assert off < 4
    assert abs(more) < 2 * off


def test_the_first_legal_action_is_worse_than_a_random_one_and_the_measure_says_so() -> None:
    idle = play(lambda _, mask: mask.argmax(axis=1), rows=500, each=4, seed=10)
    random = play(random_policy(10), rows=500, each=4, seed=10)
    more, off = gain(idle, random)
    assert more + off < 0


def test_the_table_shows_gain_and_interval() -> None:
    role = np.arange(400) % 4
    half, quarter = Games(role, np.arange(400) % 8 < 4), Games(role, np.arange(400) % 16 < 4)
    assert table(half, quarter).splitlines()[2] == "| all | 400 | 25.0 % | 50.0 % | +25.0 ± 6.5 |"


def test_the_curve_is_a_picture_of_its_numbers(tmp_path: Path) -> None:
    draw([Point(10, 5_000, 0.4), Point(20, 10_000, 0.55)], 0.36, tmp_path / "curve.svg")
    text = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    ET.fromstring(text)  # noqa: S314 - our own picture
    assert "the agent: 55%" in text
    assert "a random seat: 36%" in text
    assert "from 40% to 55% in 20 seconds" in text


# --- the page -----------------------------------------------------------------------------------------------


def test_every_piece_of_the_program_that_the_page_shows_is_in_the_program() -> None:
    shown = [block.text for block in blocks(PAGE) if block.language == "python" and ">>>" not in block.text]
    assert len(shown) >= 5
    for text in shown:
        # Lines are broken elsewhere on a page, which begins further to the left.
        assert any("".join(text.split()) in "".join(program.split()) for program in PROGRAMS), text


def test_the_result_on_the_page_is_what_was_promised() -> None:
    rows = table_of(PAGE, "role")
    assert list(rows) == ["all", "Shogun", "Samurai", "Ninja", "Ronin"]
    found = re.fullmatch(r"\+([\d.]+) ± ([\d.]+)", rows["all"][-1])
    assert found is not None
    more, off = map(float, found.groups())
    assert more >= 20
    assert more - off > 10


def test_the_picture_shows_the_same_random_seat_as_the_table() -> None:
    random = float(table_of(PAGE, "role")["all"][1].removesuffix(" %"))
    assert f"a random seat: {random:.0f}%" in read("docs/pictures/learning.svg")


def test_the_command_is_on_the_menu() -> None:
    assert "make tutorial" in section(PAGE, "Run it")
    assert re.search(r"^tutorial: .*## ", read("Makefile"), re.MULTILINE)

"""The flat core as C++, compiled for this machine: with a GPU it is `python -m bench.gpu`."""

from __future__ import annotations

import ctypes
import math
import struct
from importlib.resources import files
from typing import TYPE_CHECKING

import numpy as np
import pytest

from chanbara.compiled import elementary
from chanbara.compiled.inlined_elementary import exp, log
from chanbara.research import VectorEnv
from chanbara.research.device.known import Special
from chanbara.research.device.source import random_play, vector
from chanbara.research.device.translate import Program
from chanbara.sword.flat.env.policy import play_turns
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import SIZE
from chanbara.sword.flat.format.rulings import edition_number
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.rules.rulings import DEFAULT_RULINGS
from tests.research.cpp import built

if TYPE_CHECKING:
    from pathlib import Path

PLAY = """
extern "C" unsigned long long play_here(int turns, Int64 number, int game) {
  alignas(8) Int8 state[SIZE];
  unsigned chance[CHANCE_SIZE];
  unsigned long long hash = HASH_BASIS;
  seed_(chance, number, game);
  state[ASKED] = NONE;
  state[DEPTH] = 0;
  for (int turn = 0; turn < turns; turn++) {
    while (state[ASKED] == NONE) {
      if (is_over(state)) deal_(state, chance, PLAYERS, EDITION);
      while (is_running(state)) run_(state, chance);
    }
    choose(state, chance, hash);
    while (is_running(state)) run_(state, chance);
  }
  return hash;
}
"""
STEP = """
extern "C" void step_here(
    Int64 games, Int8* states, Int64* chances, Int8* rows, Int8* masks, float* rewards, Int8* actors,
    Int8* dones, const Int64* choices) {
  for (Int64 me = 0; me < games; me++) {
    State state = states + me * SIZE;
    unsigned chance[CHANCE_SIZE], bits[ACTIONS / 32 + 1] = {0};
    Int64* kept = chances + me * CHANCE_SIZE;
    for (int place = 0; place < CHANCE_SIZE; place++) chance[place] = (unsigned)kept[place];
    if (dones[me]) clear_(rewards + me * SEATS);
    answer_(state, chance, choice_at((const char*)choices, 8 * me, -8));
    go_on(state, chance, bits, 0);
    dones[me] = is_over(state);
    if (dones[me]) {
      give_(state, rewards + me * SEATS);
      begin(state, chance, bits, 0);
    }
    actors[me] = state[ASKED];
    for (int place = 0; place < CHANCE_SIZE; place++) kept[place] = chance[place];
    for (int place = 0; place < OBSERVATION_SIZE; place++) rows[me * OBSERVATION_SIZE + place] = 0;
    Row row = rows + me * OBSERVATION_SIZE;
    for (int part = 0; part < PARTS; part++) observe_part(state, state[ASKED], row, part);
    Row mask = masks + me * ACTIONS;
    for (int place = 0; place < ACTIONS; place++) mask[place] = bits[place / 32] >> place % 32 & 1;
  }
}
"""
EXP_LOG = """
extern "C" double exp_here(double number) { return exp_(number); }
extern "C" double log_here(double number) { return log_(number); }
"""
OTHERWISE = DEFAULT_RULINGS._replace(
    own_property_may_be_stripped=False, last_reveal_counts=True, eighth_hand=5
)
SETS = [
    pytest.param(5, edition_number(rising_sun=False), False, id="base game"),
    pytest.param(5, edition_number(rising_sun=True), True, id="Rising Sun"),
    pytest.param(8, edition_number(rising_sun=True, rulings=OTHERWISE), False, id="other rulings"),
]


@pytest.mark.parametrize(("players", "edition", "is_small"), SETS)
def test_a_game_in_cpp_makes_the_same_choices(
    players: int, edition: int, *, is_small: bool, tmp_path: Path
) -> None:
    here = built(random_play(players, edition, is_small=is_small) + PLAY, tmp_path).play_here
    here.restype = ctypes.c_int64
    state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
    chance = new_chance(0)
    for game in range(40):
        expected = play_turns(state, chance, actions, 1000, players, edition, 3, game)
        assert here(1000, ctypes.c_int64(3), game) == expected, f"game {game}"


def test_the_vector_environment_in_cpp_shows_the_same(tmp_path: Path) -> None:
    library = built(vector(5, edition_number(rising_sun=True), STEPS=4) + STEP, tmp_path)
    env = VectorEnv(30, players=5, rising_sun=True, seed=7, threads=1)
    states, chances, rows, masks, rewards, actors, dones = env.save()["arrays"]
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        choices = np.array([dice.choice(np.flatnonzero(mask)) for mask in env.mask])
        env.step(choices)
        arrays = states, chances, rows, masks, rewards, actors, dones, choices
        library.step_here(ctypes.c_int64(env.games), *(ctypes.c_void_p(one.ctypes.data) for one in arrays))
        ended += int(env.done.sum())
        for name, one in zip(("states", "_", "observation", "mask", "reward", "actor"), arrays, strict=False):
            assert name == "_" or np.array_equal(one, getattr(env, name)), name
        assert np.array_equal(dones.view(np.bool_), env.done)
    assert ended > 10, "games were dealt again"


def test_exponential_and_logarithm_in_cpp_have_the_same_bits(tmp_path: Path) -> None:
    program = Program(Special())
    for function in (exp, log):
        program.function(function)
    prelude = (files("chanbara.research.device") / "prelude.h").read_text(encoding="utf-8")
    library = built(prelude + program.text() + EXP_LOG, tmp_path)
    library.exp_here.restype = library.log_here.restype = ctypes.c_double
    dice = np.random.default_rng(1)
    rare = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        5e-324,
        2.0**-1022,
        709.0,
        709.1,
        -708.0,
        -708.1,
        math.inf,
        -math.inf,
        math.nan,
    ]
    numbers = [
        *rare,
        *dice.uniform(-710, 710, 2000),
        *dice.uniform(0, 2, 2000),
        *10.0 ** dice.uniform(-300, 300, 2000),
    ]
    for number in map(float, numbers):
        for here, expected in ((library.exp_here, elementary.exp), (library.log_here, elementary.log)):
            found, wanted = here(ctypes.c_double(number)), expected(number)
            assert struct.pack("d", found) == struct.pack("d", wanted) or (
                math.isnan(found) and math.isnan(wanted)
            )

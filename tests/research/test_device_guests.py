"""Bots beside the learner as C++, compiled for this machine, against ``VectorEnv`` step by step."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from chanbara.research.company import STREAMS, company_of, seeded_streams
from chanbara.research.device.source import guests
from chanbara.research.device.thinking import most_listed
from chanbara.research.threads import CHANCES
from chanbara.research.vector import VectorEnv
from chanbara.sword.books import book_rulings
from chanbara.sword.flat.env.vector import seed_all
from chanbara.sword.flat.format.rulings import edition_number
from chanbara.sword.mind.run.beside import UP_TO_DATE
from tests.research.cpp import built

if TYPE_CHECKING:
    from pathlib import Path

PLAY = """
extern "C" void play_here(
    Int64 games, Int8* states, Int64* chances, Int8* rows, Int8* masks, float* rewards, Int8* actors,
    Int8* dones,
    double* memories, Int8*, Int64* streams, Int8* sitters, Int8*, Int8* finals, float* told,
    Int8* winners, float* advice,
    const char* choices,
    Int8* who, double* manners, Int8* places, Int64 drawn, Int64 kinds) {
  unsigned next = 0;
  const Guests guests{who, manners, places};
  for (Int64 place = 0; place < games * ACTIONS; place++) masks[place] = 0;
  play_games(Batch{games, states, chances, masks, rewards, actors, dones, memories, streams, sitters, finals,
                   told, winners, advice, choices, 8, -8, guests, (int)drawn, (int)kinds, &next});
  for (Int64 me = 0; me < games; me++) {
    State state = states + me * SIZE;
    Row row = rows + me * OBSERVATION_SIZE;
    for (int place = 0; place < OBSERVATION_SIZE; place++) row[place] = 0;
    for (int part = 0; part < PARTS; part++) observe_part(state, state[ASKED], row, part);
  }
}
"""
TOLD = {"told": "deduction", "advised": "advice"}
ALL = ("detective", "greedy", "novice", "random", "sly", "trusting", "aggressive")
TABLES = [
    pytest.param({"players": 5, "opponents": "detective"}, id="base game"),
    pytest.param(
        {"players": 8, "rising_sun": True, "opponents": (*ALL, None), "seats": (0, 3), "deduction": True},
        id="eight, with deduction",
    ),
    pytest.param({"players": 5, "deduction": True, "advice": True}, id="oneself, with advice"),
    pytest.param(
        {"players": 4, "rising_sun": True, "opponents": ALL, "seats": 2, "book": "german"}, id="a book"
    ),
]


class Games:
    """The games of an environment in C++: its arrays, and what they are played on with."""

    def __init__(self, env: VectorEnv, folder: Path) -> None:
        set_up = env.save()["games"]
        rulings = book_rulings(set_up["book"])
        edition = edition_number(rising_sun=env.rising_sun, rulings=rulings)
        self._play = built(guests(env.players, edition, STEPS=6) + PLAY, folder).play_here
        self.arrays, self.most_listed = env.save()["arrays"], most_listed(env.players, edition)
        told = {f"is_{one}": set_up.get(name, False) for one, name in TOLD.items()}
        self._company = company_of(set_up["opponents"], set_up["seats"], env.players, **told)

    def play(self, choices: Any) -> None:  # noqa: ANN401 - an array, or None to deal
        """Carry out a choice in each game, and play on."""
        own = self._company.guests
        given = (*self.arrays, choices, own.who, own.manners, own.places)
        pointers = (None if one is None else ctypes.c_void_p(one.ctypes.data) for one in given)
        numbers = ctypes.c_int64(self._company.drawn), ctypes.c_int64(self._company.kinds)
        self._play(ctypes.c_int64(len(self.arrays[0])), *pointers, *numbers)

    def seed_streams(self, number: int) -> None:
        """Give the bots other random streams."""
        seeded_streams(self.arrays[STREAMS], number, self._company)

    def differ_from(self, env: VectorEnv) -> list[int]:
        """Return which arrays are not the same, bit for bit."""
        expected = env.save()["arrays"]
        for streams in (self.arrays[STREAMS], expected[STREAMS]):
            # The seats whose odds are current: on a device those of one seat take the place of another's.
            streams[:, UP_TO_DATE] = 0
        pairs = enumerate(zip(self.arrays, expected, strict=True))
        return [number for number, (one, other) in pairs if one.tobytes() != other.tobytes()]


@pytest.mark.parametrize("set_up", TABLES)
def test_bots_in_cpp_make_the_same_choices(set_up: dict[str, Any], tmp_path: Path) -> None:
    env = VectorEnv(40, seed=3, threads=1, **set_up)
    games, dice, ended = Games(env, tmp_path), np.random.default_rng(1), 0
    for number in range(140):
        if number == 20:
            env.reset(8)
            seed_all(games.arrays[CHANCES].reshape(-1), 8, env.games)
            games.seed_streams(8)
            games.play(None)
        else:
            choices = np.array([dice.choice(np.flatnonzero(mask)) for mask in env.mask])
            env.step(choices)
            games.play(choices)
        assert games.differ_from(env) == []
        assert env.mask.sum(axis=1).max() < games.most_listed
        ended += int(env.done.sum())
    assert ended > 20, "games were dealt again"

"""One game on the flat core, from one choice to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.compiled.warm_up import compile_now
from chanbara.research.refusing import sword_refusal
from chanbara.research.vector import check_players
from chanbara.slices import places
from chanbara.sword.flat.bridge.convert import from_flat
from chanbara.sword.flat.env.observe import observe, observe_perfect
from chanbara.sword.flat.env.vector import LOST, WON
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ASKED, NONE, SIZE
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE, PERFECT, PERFECT_SIZE, PUBLIC, PUBLIC_SIZE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import CHANCE_SIZE, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import team_of, winner

if TYPE_CHECKING:
    import numpy.typing as npt

    from chanbara.kernel.errors import IllegalChoice
    from chanbara.kernel.game import Game

    Row = npt.NDArray[np.int8]

FIRST_SEAT = 0
TRUTH_SIZE = PUBLIC_SIZE + PERFECT_SIZE
TRUTH_SLICES = {**places(PUBLIC), **places(PERFECT, PUBLIC_SIZE)}
"""The slices of the full state: the public part, then the hidden one, both relative to seat 0."""


class FlatTable:
    """A game in which decisions with a single option are made automatically, unless ``ask_all`` is given."""

    def __init__(self, players: int, *, rising_sun: bool, ask_all: bool = False) -> None:
        check_players(players, rising_sun=rising_sun)
        compile_now("sword.flat")
        self.players, self.rising_sun, self.ask_all = players, rising_sun, ask_all
        self.state: Row = np.zeros(SIZE, dtype=np.int8)
        self._chance = np.zeros(CHANCE_SIZE, dtype=np.int64)
        self._legal = np.zeros(ACTIONS, dtype=np.int16)
        self._count = 0

    def deal(self, number: int) -> None:
        """Deal the game with an index, or the next one in which there is a decision."""
        seed(self._chance, number, 0)
        self._count = 0
        while self._count == 0:
            deal(self.state, self._chance, self.players, int(self.rising_sun))
            self.find_choice()

    def find_choice(self) -> None:
        """Advance to the next decision; at the end there is none."""
        self._count = legal(self.state, self._legal)
        while self._count == 1 and not self.ask_all:
            step(self.state, self._chance, self._legal[0])
            self._count = legal(self.state, self._legal)

    @property
    def asked(self) -> int | None:
        """The deciding seat, or None once the game is over."""
        seat = int(self.state[ASKED])
        return None if seat == NONE else seat

    @property
    def actions(self) -> npt.NDArray[np.int16]:
        """Its legal actions."""
        return self._legal[: self._count]

    def refusal(self, action: int) -> IllegalChoice | None:
        """Return why an action is illegal, or None if it is legal."""
        if action in self.actions:
            return None
        return sword_refusal(self.game, action)

    def choose(self, action: int) -> None:
        """Execute a legal action."""
        step(self.state, self._chance, action)
        self.find_choice()

    @property
    def game(self) -> Game:
        """The same position in the reference engine, which can name things."""
        return from_flat(self.state)

    def mask(self, seat: int) -> Row:
        """Return 1 for each legal action of a seat: all 0 unless it must decide."""
        mask = np.zeros(ACTIONS, dtype=np.int8)
        if seat == self.asked:
            mask[self.actions] = 1
        return mask

    def observation(self, seat: int) -> Row:
        """Return a seat's observation."""
        row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
        observe(self.state, seat, row)
        return row

    def truth(self) -> Row:
        """Return the full state, including hidden information (``TRUTH_SLICES``)."""
        row = np.zeros(TRUTH_SIZE, dtype=np.int8)
        row[:PUBLIC_SIZE] = self.observation(FIRST_SEAT)[:PUBLIC_SIZE]
        observe_perfect(self.state, FIRST_SEAT, row[PUBLIC_SIZE:])
        return row

    def reward(self, seat: int) -> float:
        """Return the final reward of a seat: 1 if its team has won, otherwise -1."""
        return WON if team_of(self.state, seat) == winner(self.state) else LOST

"""The seats of one game as PettingZoo agents: what both environments share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.research.extra import missing
from chanbara.research.rendering import HUMAN, check_render_mode, rendered
from chanbara.research.spaces import (
    METADATA,
    MOST,
    Observation,
    Row,
    next_deal,
    observation_space,
)
from chanbara.research.table import TRUTH_SIZE, FlatTable
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.sight.view import observe

try:
    from gymnasium.spaces import Box, Discrete, Space
    from gymnasium.utils.seeding import np_random
except ModuleNotFoundError as error:
    raise missing("gymnasium") from error

if TYPE_CHECKING:
    from chanbara.research.picture.canvas import Pixels

NOBODY = -1


class Seats:
    """A table with agents ``seat_0`` and so on, in seat order."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's bases have it like this
        **METADATA,
        "name": "chanbara_sword_v2",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int,
        *,
        rising_sun: bool,
        ask_all: bool,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            message = f"at least one cycle, not {max_cycles}"
            raise ValueError(message)
        self.table = FlatTable(players, rising_sun=rising_sun, ask_all=ask_all)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.state_space = Box(0, MOST, (TRUTH_SIZE,), np.int8)
        self._observation_spaces = {
            agent: observation_space(OBSERVATION_SIZE, 0, ACTIONS) for agent in self.possible_agents
        }
        self._action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self._random, _ = np_random()
        self._cycles = 0

    def deal(self, seed: int | None) -> None:
        """Deal a game: that of a seed, or the next one after it."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.table.deal(next_deal(self._random))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._show()

    def carry_out(self, action: int) -> bool:
        """Execute a legal action; return whether the episode is over."""
        self.table.choose(action)
        self._cycles += 1
        self._show()
        return self._cycles == self.max_cycles

    @property
    def asked(self) -> str:
        """The deciding agent."""
        seat = self.table.asked
        assert seat is not None, "the game is over"
        return self.possible_agents[seat]

    def observation_space(self, agent: str) -> Space[Observation]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """Return a seat's observation and action mask, which is empty unless it must decide."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def all_infos(self) -> dict[str, dict[str, Any]]:
        """Return for each agent its mask, and which seat must decide; -1 once the game is over."""
        # A number in any case: learning libraries store infos in arrays.
        asked = NOBODY if self.table.asked is None else self.table.asked
        return {
            agent: {"action_mask": self.table.mask(seat), "actor": asked}
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

    def state(self) -> Row:
        """Return the full state, including hidden information: for centralized training."""
        return self.table.truth()

    def render(self) -> str | Pixels | None:
        """Return a spectator's view, as the render mode says."""
        return (
            None if self.render_mode is None else rendered(observe(self.table.game, None), self.render_mode)
        )

    def _show(self) -> None:
        """For people, show every position without being asked."""
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """Nothing to close."""

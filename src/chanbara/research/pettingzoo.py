"""Samurai Sword for PettingZoo: all seats of one game, as an AEC or a parallel environment.

At the end of the game the reward of every seat is 1 if its team has won, else -1; before that it is 0.

In the AEC environment a step is a choice between two or more options. The parallel one includes decisions
with a single option: all agents see every step there, and a skipped seat would reveal something about its
hand.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

from chanbara.research.extra import missing
from chanbara.research.seats import Seats
from chanbara.research.spaces import Observation, warn_of_options

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing("pettingzoo") from error

if TYPE_CHECKING:
    from collections.abc import Mapping

ILLEGAL_REWARD = -1


def env(
    players: int = 5,
    *,
    rising_sun: bool = False,
    ask_all: bool = False,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, Any]:
    """Return the AEC environment, with the wrappers of PettingZoo's own games.

    An illegal action loses and ends the game; ``raw_env`` raises an error instead.
    """
    raw = raw_env(
        players, rising_sun=rising_sun, ask_all=ask_all, max_cycles=max_cycles, render_mode=render_mode
    )
    losing: AECEnv[str, Observation, Any] = wrappers.TerminateIllegalWrapper(raw, ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(losing))


def raw_env(
    players: int = 5,
    *,
    rising_sun: bool = False,
    ask_all: bool = False,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> OneAfterAnother:
    """Return the AEC environment.

    With ``ask_all`` it includes decisions with a single option; with ``max_cycles`` the game is truncated
    after that number of steps.
    """
    return OneAfterAnother(
        players, rising_sun=rising_sun, ask_all=ask_all, max_cycles=max_cycles, render_mode=render_mode
    )


def parallel_env(
    players: int = 5,
    *,
    rising_sun: bool = False,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    illegal: Literal["raise", "random"] = "raise",
) -> SideBySide:
    """Return the parallel environment: at every decision all seats act, and only the deciding one counts.

    With ``illegal="random"`` an illegal action is replaced by a random legal one.
    """
    return SideBySide(
        players, rising_sun=rising_sun, max_cycles=max_cycles, render_mode=render_mode, illegal=illegal
    )


class OneAfterAnother(Seats, AECEnv[str, Observation, Any]):
    """The seats in the order of their decisions."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: that of the seed, or the next one after it. There are no options."""
        warn_of_options(options)
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.asked
        self.infos = self.all_infos()

    def step(self, action: Any) -> None:  # noqa: ANN401 - a number, or None at the end
        """Execute an action of the current agent; ``IllegalChoice`` says why it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = index(action)
        refused = self.table.refusal(chosen)
        if refused is not None:
            raise refused
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        is_last = self.carry_out(chosen)
        self.infos = self.all_infos()
        if self.table.asked is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = rewards(self)
            self._accumulate_rewards()
            return
        self.truncations = dict.fromkeys(self.agents, is_last)
        self.agent_selection = self.asked


class SideBySide(Seats, ParallelEnv[str, Observation, Any]):
    """The seats in parallel: a cycle is one decision."""

    def __init__(self, players: int, *, illegal: str, **given: Any) -> None:  # noqa: ANN401 - see ``Seats``
        super().__init__(players, ask_all=True, **given)
        if illegal not in {"raise", "random"}:
            message = f"what is illegal is 'raise' or 'random', not {illegal!r}"
            raise ValueError(message)
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game: that of the seed, or the next one after it. There are no options."""
        warn_of_options(options)
        self.deal(seed)
        return self._seen(), self.all_infos()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Execute the action of the deciding seat; the others' actions are ignored."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        asked, chosen, replaced = self.asked, index(actions[self.asked]), ""
        refused = self.table.refusal(chosen)
        if refused is not None:
            if self.illegal == "raise":
                raise refused
            replaced = str(refused)
            chosen = int(self._random.choice(self.table.actions))
        is_last = self.carry_out(chosen)
        is_over = self.table.asked is None
        given = rewards(self) if is_over else dict.fromkeys(self.agents, 0.0)
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_last and not is_over)
        seen, infos = self._seen(), self.all_infos()
        if replaced:
            infos[asked]["illegal"] = replaced
        if is_over or is_last:
            self.agents = []
        return seen, given, terminations, truncations, infos

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}


def rewards(seats: Seats) -> dict[str, float]:
    """Return the reward of each seat at the end."""
    return {agent: seats.table.reward(seat) for seat, agent in enumerate(seats.possible_agents)}

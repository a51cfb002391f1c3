"""Many games of Samurai Sword against opponents for Gymnasium: a vector environment.

``import chanbara.research`` registers it: ``gymnasium.make_vec("chanbara/Sword-v2", num_envs=1024,
vectorization_mode="vector_entry_point", opponents="detective")``. It runs on ``VectorEnv``, in compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.research.extra import missing
from chanbara.research.oneseat import Illegal, check_illegal
from chanbara.research.spaces import METADATA, Observation, next_deal, observation_space
from chanbara.research.threads import whole_numbers
from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.env.vector import LOST
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.mind.run.beside import NO_CHOICE, TO_DEAL

try:
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing("gymnasium") from error

if TYPE_CHECKING:
    import numpy.typing as npt

    from chanbara.research.opponents import Opponent

    Flags = npt.NDArray[np.bool_]
    Step = tuple[Observation, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]

RESET_MASK = "reset_mask"
"""The option of a reset by Gymnasium's convention: which games to deal again."""


class Rows(VectorEnv):
    """Games of which single ones may be left alone or dealt again."""

    def play(self, choices: Any) -> None:  # noqa: ANN401 - an array
        """Execute legal actions; NO_CHOICE leaves a game as it is, TO_DEAL deals another."""
        self._work.step(choices)

    def seed_games(self, numbers: Sequence[int]) -> None:
        """Seed each game by a number of its own."""
        for game, number in enumerate(numbers):
            self._work.seed_game(game, number)


class SwordVectorEnv(GymnasiumVectorEnv[Observation, Any, Any]):
    """One seat in each of many games; the others are opponents as in ``VectorEnv``.

    ``seat`` is the learner's, or drawn in each deal. ``illegal`` says what an illegal action does, as in
    ``chanbara/Sword-v2``. By ``autoreset_mode`` a finished game is followed by another in the same step (the
    last observation is then in ``infos["final_obs"]``), in the next one, or when it is reset.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        players: int = 5,
        rising_sun: bool = False,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        illegal: Illegal = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
    ) -> None:
        check_illegal(illegal)
        others = [opponents] if isinstance(opponents, str) or callable(opponents) else list(opponents or ())
        if None in others:
            message = "an environment of Gymnasium has one seat; chanbara.research.VectorEnv may have several"
            raise ValueError(message)
        self.num_envs, self.illegal = num_envs, illegal
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**METADATA, "render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(OBSERVATION_SIZE, 0, ACTIONS)
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        seats = 1 if seat is None else [seat]
        self.games = Rows(
            num_envs, players=players, rising_sun=rising_sun, opponents=others, seats=seats, threads=threads
        )
        self._is_over: Flags = np.ones(num_envs, dtype=np.bool_)

    # --- Gymnasium's interface --------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games: those of a seed, of a seed for each, or the next ones.

        With the option ``reset_mask`` only the games of that mask are followed by their next ones.
        """
        given = dict(options or {})
        some = given.pop(RESET_MASK, None)
        if given:
            message = f"a reset has the option {RESET_MASK!r}, and here is {', '.join(map(repr, given))}"
            raise ValueError(message)
        if some is not None:
            self._deal_some(np.asarray(some, dtype=np.bool_), seed)
        elif isinstance(seed, Sequence):
            if len(seed) != self.num_envs:
                message = f"one seed for each of {self.num_envs} games, not {len(seed)}"
                raise ValueError(message)
            chance = self.np_random
            self.games.seed_games([next_deal(chance) if one is None else one for one in seed])
            self.games.reset()
        else:
            super().reset(seed=seed)
            self.games.reset(next_deal(self.np_random))
        self._is_over[...] = False
        return self._shown()

    def _deal_some(self, some: Flags, seed: Any) -> None:  # noqa: ANN401 - whatever was given
        if seed is not None:
            message = f"{RESET_MASK!r} goes on with the next games: it takes no seed"
            raise ValueError(message)
        if (self._is_over & ~some).any():
            message = f"{RESET_MASK!r} leaves games out that are over"
            raise ValueError(message)
        # Games that are over have been dealt again already.
        if (some & ~self._is_over).any():
            self.games.play(np.where(some & ~self._is_over, TO_DEAL, NO_CHOICE))

    def step(self, actions: Any) -> Step:  # noqa: ANN401 - an array of numbers
        """Execute an action in each game, and everything until the learner has a choice again."""
        before = self._is_over.copy()
        if self.autoreset_mode is AutoresetMode.DISABLED and before.any():
            message = f"game {before.argmax()} is over: reset it with the option {RESET_MASK!r}"
            raise ValueError(message)
        chosen, refused = self._chosen(whole_numbers(actions), before)
        seen = self.games.observation[refused].copy()
        self.games.play(chosen)
        self.games.final_observation[refused] = seen
        is_over = (self.games.done & ~before) | refused
        rewards = np.where(before, 0.0, self.games.reward.sum(axis=1, dtype=np.float64))
        rewards[refused] = LOST
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            observation, infos = self._shown()
            self._add_final(is_over, infos)
        else:
            self._is_over = is_over.copy()
            observation, infos = self._shown()
        if refused.any():
            infos["illegal"], infos["_illegal"] = refused.copy(), np.ones(self.num_envs, dtype=np.bool_)
        return observation, rewards, is_over, np.zeros(self.num_envs, dtype=np.bool_), infos

    def action_masks(self) -> Flags:
        """Return which actions are legal in each game; none in one that is over."""
        legal: Flags = self._mask().astype(np.bool_)
        return legal

    def close_extras(self, **_given: Any) -> None:  # noqa: ANN401 - Gymnasium's
        """Stop the threads."""
        self.games.close()

    # --- what is shown ----------------------------------------------------------------------------------

    def _chosen(self, actions: Any, skipped: Flags) -> tuple[Any, Flags]:  # noqa: ANN401 - arrays
        """Return what to play in each game, and where an illegal action has lost it."""
        if actions.shape != (self.num_envs,):
            message = f"one action for each of {self.num_envs} games, not {actions.shape}"
            raise ValueError(message)
        is_action = (actions >= 0) & (actions < ACTIONS)
        legal = self.games.mask[np.arange(self.num_envs), np.where(is_action, actions, 0)]
        refused = ~(is_action & legal.astype(np.bool_)) & ~skipped
        if refused.any() and self.illegal == "raise":
            game = int(refused.argmax())
            message = f"action {actions[game]} is not legal in game {game}"
            raise ValueError(message)
        chosen = np.where(skipped, NO_CHOICE, actions)
        if self.illegal == "random":
            for row in np.flatnonzero(refused):
                chosen[row] = self.np_random.choice(np.flatnonzero(self.games.mask[row]))
            return chosen, np.zeros_like(refused)
        chosen[refused] = TO_DEAL
        return chosen, refused

    def _mask(self) -> Any:  # noqa: ANN401 - an array
        mask = self.games.mask.copy()
        mask[self._is_over] = 0
        return mask

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        mask, observation = self._mask(), self.games.observation.copy()
        observation[self._is_over] = self.games.final_observation[self._is_over]
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        infos: dict[str, Any] = {
            "action_mask": mask.copy(),
            "_action_mask": everywhere,
            "actor": self.games.actor.copy(),
            "_actor": everywhere.copy(),
        }
        return {"observation": observation, "action_mask": mask}, infos

    def _add_final(self, is_over: Flags, infos: dict[str, Any]) -> None:
        """Add the last observation of each game that is over, by Gymnasium's convention."""
        if not is_over.any():
            return
        observations = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(ACTIONS, dtype=np.int8)
        for game in np.flatnonzero(is_over):
            row = self.games.final_observation[game].copy()
            observations[game] = {"observation": row, "action_mask": nothing.copy()}
        masks = np.zeros((self.num_envs, ACTIONS), dtype=np.int8)
        infos["final_obs"], infos["_final_obs"] = observations, is_over.copy()
        infos["final_info"] = {"action_mask": masks, "_action_mask": is_over.copy()}
        infos["_final_info"] = is_over.copy()

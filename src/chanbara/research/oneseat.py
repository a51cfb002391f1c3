"""A single-agent environment for Gymnasium: what the game and the duel share."""

from __future__ import annotations

from abc import abstractmethod
from operator import index
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

import numpy as np

from chanbara.locales import speech
from chanbara.research.extra import missing
from chanbara.research.refusing import over
from chanbara.research.rendering import HUMAN, check_render_mode, rendered
from chanbara.research.spaces import (
    METADATA,
    Observation,
    Row,
    check_options,
    next_deal,
    observation_space,
)
from chanbara.research.text import describe
from chanbara.sword.flat.env.vector import LOST, WON

try:
    from gymnasium import Env
    from gymnasium.spaces import Discrete
except ModuleNotFoundError as error:
    raise missing("gymnasium") from error

if TYPE_CHECKING:
    import numpy.typing as npt

    from chanbara.kernel.errors import IllegalChoice
    from chanbara.kernel.game import Game

Illegal = Literal["lose", "raise", "random"]
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


def check_illegal(illegal: Illegal) -> None:
    """Refuse an unknown answer to illegal actions."""
    if illegal not in {"lose", "raise", "random"}:
        message = f"what is illegal may 'lose', 'raise' or be 'random', not {illegal!r}"
        raise ValueError(message)


class OneSeat(Env[Observation, Any]):
    """A player who gets every decision with two or more options, until the game is over.

    ``illegal`` says what an illegal action does: it loses the game, raises ``IllegalChoice`` without any
    change, or is replaced by a random legal one; if nothing is raised, ``info["illegal"]`` says why. With a
    language as ``text``, ``info["text"]`` has a description of the view.
    """

    metadata = METADATA

    def __init__(
        self,
        size: int,
        least: int,
        actions: int,
        *,
        illegal: Illegal,
        text: str | None,
        render_mode: str | None,
    ) -> None:
        check_illegal(illegal)
        check_render_mode(render_mode)
        if text is not None:
            speech(text)
        self.illegal, self.text, self.render_mode = illegal, text, render_mode
        self.observation_space = observation_space(size, least, actions)
        self.action_space = Discrete(actions)
        self._actions = actions
        self.game: Game
        """The true game: for recording and evaluation, not for learning."""
        self._offered: dict[int, int] = {}
        """The option index of each legal action."""

    # --- for each game ----------------------------------------------------------------------------------

    @abstractmethod
    def deal(self, number: int) -> None:
        """Deal the game with an index."""

    @abstractmethod
    def play_on(self) -> None:
        """Play until this seat has a choice, or to the end."""

    @abstractmethod
    def view(self) -> Any:  # noqa: ANN401 - a view of either game
        """Return this seat's view."""

    @abstractmethod
    def row(self, view: Any) -> Row:  # noqa: ANN401
        """Return this seat's observation."""

    @abstractmethod
    def offered(self) -> dict[int, int]:
        """Return the option index of each legal action."""

    @abstractmethod
    def refusal(self, action: int) -> IllegalChoice:
        """Return why an action is not legal."""

    @abstractmethod
    def has_won(self) -> bool:
        """Whether this seat is among the winners."""

    # --- Gymnasium's interface --------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game: that of the seed, or the next one after it. There are no options."""
        check_options(options)
        super().reset(seed=seed)
        self._offered = {}
        while not self._offered:
            self.deal(next_deal(self.np_random))
            self._go_on()
        return self._shown()

    def step(self, action: SupportsIndex) -> Step:
        """Execute an action, and everything until this seat has a choice again."""
        if not self._offered:
            raise over()
        chosen = self._offered.get(index(action))
        refused = None if chosen is not None else self.refusal(index(action))
        if refused is not None and self.illegal == "raise":
            raise refused
        if refused is not None and self.illegal == "lose":
            self._offered = {}
            return self._ended(LOST, refused)
        if chosen is None:
            chosen = int(self.np_random.choice([*self._offered.values()]))
        self.game.apply(chosen)
        self._go_on()
        if self.game.over:
            return self._ended(WON if self.has_won() else LOST, refused)
        observation, info = self._shown(refused)
        return observation, 0.0, False, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal, as MaskablePPO of sb3-contrib asks for them."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> Row:
        mask = np.zeros(self._actions, dtype=np.int8)
        mask[list(self._offered)] = 1
        return mask

    def _go_on(self) -> None:
        self.play_on()
        self._offered = {} if self.game.over else self.offered()

    def _ended(self, reward: float, refused: IllegalChoice | None) -> Step:
        observation, info = self._shown(refused)
        return observation, reward, True, False, info

    def _shown(self, refused: IllegalChoice | None = None) -> tuple[Observation, dict[str, Any]]:
        mask, view = self._mask(), self.view()
        info: dict[str, Any] = {"action_mask": mask.copy(), "actor": view.seat, "view": view}
        if self.text is not None:
            info["text"] = describe(view, self.text)
        if refused is not None:
            info["illegal"] = str(refused)
        if self.render_mode == HUMAN:
            self.render()
        return {"observation": self.row(view), "action_mask": mask}, info

    def render(self) -> Any:  # noqa: ANN401 - Gymnasium knows fewer types than Pillow makes
        """Return this seat's view, as the render mode says: as text or as a picture."""
        return (
            None if self.render_mode is None else rendered(self.view(), self.render_mode, self.text or "en")
        )

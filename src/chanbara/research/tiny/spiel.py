"""The tiny variants as games of OpenSpiel: ``pyspiel.load_game("chanbara_tiny(variant=blood)")``.

A state is a node of the tree that the reference engine spans (``tree``). All chance is explicit: roles,
hands, draws and random cards have their probabilities. ``chanbara.research.openspiel`` registers it, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.research.extra import missing
from chanbara.research.tiny.building import CHANCE, LOST, WON
from chanbara.research.tiny.tree import tree_of
from chanbara.research.tiny.variants import PLAYERS

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("open_spiel") from error

if TYPE_CHECKING:
    from collections.abc import Callable

NAME = "chanbara_tiny"
USUAL = "blood"

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Samurai Sword, tiny variants",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"variant": USUAL},
)


class TinyGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A variant; its tree is built when it is first loaded."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.variant: str = given["variant"]
        tree = tree_of(self.variant)
        outcomes = np.diff(tree.first)[tree.player == CHANCE]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(tree.actions),
            max_chance_outcomes=int(outcomes.max()),
            num_players=PLAYERS,
            min_utility=LOST,
            max_utility=WON,
            max_game_length=tree.longest,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> TinyState:
        """Return the state before the deal."""
        return TinyState(self, self.variant)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> TinyObserver:  # noqa: ANN401
        """Return the observer of information states; there are no parameters and no tensors."""
        if params:
            message = f"observations have no parameters, not {params}"
            raise ValueError(message)
        return TinyObserver()


class TinyObserver:
    """Writes what a player has seen and chosen."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TinyState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: TinyState, player: int) -> str:
        """Return the information state of a player."""
        return tree_of(state.variant).story(state.node, player)


class TinyState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A node of a tree. OpenSpiel copies and pickles all attributes of a state: these are few and plain."""

    def __init__(self, game: TinyGame, variant: str) -> None:
        super().__init__(game)
        self.variant = variant
        self.node = 0

    def current_player(self) -> int:
        """Return the current player, or OpenSpiel's number for chance or the end."""
        return int(tree_of(self.variant).player[self.node])

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not tree_of(self.variant).edges(self.node)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance, with their probabilities."""
        tree = tree_of(self.variant)
        return [(int(tree.action[edge]), float(tree.chance[edge])) for edge in tree.edges(self.node)]

    def _legal_actions(self, player: int) -> list[int]:
        tree = tree_of(self.variant)
        edges = tree.edges(self.node)
        return tree.action[edges.start : edges.stop].tolist()  # type: ignore[no-any-return]  # whole numbers

    def _edge(self, action: int) -> int | None:
        tree = tree_of(self.variant)
        return next((edge for edge in tree.edges(self.node) if tree.action[edge] == action), None)

    def _apply_action(self, action: int) -> None:
        edge = self._edge(action)
        if edge is None:
            message = f"action {action} is not legal; legal are {self._legal_actions(self.current_player())}"
            raise ValueError(message)
        self.node = int(tree_of(self.variant).child[edge])

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in our notation, with relative seats, or an outcome with all that is hidden."""
        tree = tree_of(self.variant)
        edge = self._edge(action)
        return tree.actions[action] if edge is None else tree.labels[edge]

    def returns(self) -> list[float]:
        """Return 1 for winners and -1 for losers; 0 during the game."""
        return tree_of(self.variant).returns[self.node].tolist()  # type: ignore[no-any-return]  # numbers

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> TinyState:
        """Return a state that the player cannot tell from this one; ``rng`` returns numbers from 0 to 1.

        It is sampled by the probability of its chance outcomes: nothing is assumed of the others' policies.
        """
        tree = tree_of(self.variant)
        alike = tree.alike(self.node, player)
        weights = np.cumsum(tree.dealt[alike])
        chosen = alike[np.searchsorted(weights, rng() * weights[-1], side="right")]
        state: TinyState = self.get_game().new_initial_state()
        for edge in tree.way(int(chosen)):
            state.apply_action(int(tree.action[edge]))
        return state

    def __str__(self) -> str:
        """Return the labels of all outcomes and actions so far, with all hidden information."""
        tree = tree_of(self.variant)
        return "\n".join(tree.labels[edge] for edge in tree.way(self.node))


pyspiel.register_game(GAME_TYPE, TinyGame)

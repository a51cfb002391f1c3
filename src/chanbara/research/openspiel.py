"""Samurai Sword as a game of OpenSpiel: ``pyspiel.load_game("chanbara_sword(players=5)")``.

It is registered when this module is imported, as are the tiny variants (``chanbara.research.tiny.spiel``).
It uses the reference engine. Chance moves only at the start: it picks the seed of the deal, every shuffle and
every random card. Every decision is a node, even one with a single option: whose decision it is depends on
public information only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import chanbara
from chanbara.research.extra import missing
from chanbara.research.spiel.observer import Observer
from chanbara.research.spiel.story import Told
from chanbara.research.tiny.spiel import NAME as TINY
from chanbara.research.vector import check_players
from chanbara.sword.flat.bridge.options import option_of
from chanbara.sword.flat.env.vector import LOST, WON
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.scope import BASE_CATALOG, CATALOG

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("open_spiel") from error

if TYPE_CHECKING:
    from collections.abc import Callable

NAME = "chanbara_sword"
NAMES = (NAME, TINY)
"""All games that are registered by importing this module."""
BLOCK = 1000
"""Maximum number of outcomes of a chance node: first a block of seeds is picked, then one of the block."""
MOST_DEALS = BLOCK * BLOCK
LONGEST = 10_000
"""More decisions than any game has: the longest of 95,000 random games of all sizes had 474."""
CHANCE: int = pyspiel.PlayerId.CHANCE
TERMINAL: int = pyspiel.PlayerId.TERMINAL

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Samurai Sword",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(CATALOG.deals.roles),
    min_num_players=min(BASE_CATALOG.deals.roles),
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 5, "rising_sun": False, "deals": MOST_DEALS},
)


class Deals:
    """How games are dealt. Immutable, so that all states share it."""

    __slots__ = ("blocks", "deals", "players", "rising_sun")

    def __init__(self, players: int, deals: int, *, rising_sun: bool) -> None:
        check_players(players, rising_sun=rising_sun)
        if not 1 <= deals <= MOST_DEALS:
            message = f"1 to {MOST_DEALS} deals, not {deals}"
            raise ValueError(message)
        self.players, self.deals, self.rising_sun = players, deals, rising_sun
        self.blocks = [min(BLOCK, deals - first) for first in range(0, deals, BLOCK)]
        """The number of seeds in each block."""

    def outcomes(self, block: int | None) -> list[tuple[int, float]]:
        """Return the outcomes of the next chance node: a block, or a seed of a block."""
        if block is None:
            return [(number, size / self.deals) for number, size in enumerate(self.blocks)]
        return [(number, 1 / self.blocks[block]) for number in range(self.blocks[block])]

    def deal(self, block: int, number: int) -> Told:
        """Return the game of a seed, dealt."""
        seed = block * BLOCK + number
        game = chanbara.new_game("sword", players=self.players, seed=seed, rising_sun=self.rising_sun)
        return Told(game)

    def __deepcopy__(self, memo: dict[int, Any]) -> Deals:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _deals, (self.players, self.deals, self.rising_sun)


def _deals(players: int, deals: int, rising_sun: bool) -> Deals:  # noqa: FBT001 - it is written by position
    return Deals(players, deals, rising_sun=rising_sun)


class SwordGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game: number of players, expansion, and number of deals."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.deals = Deals(given["players"], given["deals"], rising_sun=given["rising_sun"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(len(self.deals.blocks), self.deals.blocks[0]),
            num_players=self.deals.players,
            min_utility=LOST,
            max_utility=WON,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> SwordState:
        """Return an undealt game."""
        return SwordState(self, self.deals)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes."""
        return 1 if len(self.deals.blocks) == 1 else 2

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:  # noqa: ANN401
        """Return the observer of this type; there are no parameters."""
        if params:
            message = f"observations have no parameters, not {params}"
            raise ValueError(message)
        return Observer(self.deals.players, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SwordState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state: the current player, the legal actions, and the true game behind it.

    OpenSpiel copies and pickles all attributes of a state, so there are few, and each supports both.
    """

    def __init__(self, game: SwordGame, deals: Deals) -> None:
        super().__init__(game)
        self.deals = deals
        self.block: int | None = 0 if len(deals.blocks) == 1 else None
        """The block that chance has picked, or the only one."""
        self.told: Told | None = None
        """The game, once it is dealt."""

    def current_player(self) -> int:
        """Return the current player."""
        if self.told is None:
            return CHANCE
        asked = self.told.game.decision
        return TERMINAL if asked is None else asked.seat

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.told is not None and self.told.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance, with their probabilities."""
        return self.deals.outcomes(self.block)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.told is not None, "before the deal chance moves"
        return [*self.told.legal]

    def _apply_action(self, action: int) -> None:
        if self.told is not None:
            self.told.apply(action)
        elif self.block is None:
            self.block = action
        else:
            self.told = self.deals.deal(self.block, action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in our notation, with absolute seats."""
        if self.told is None:
            return f"deal {action}" if self.block is not None else f"block {action}"
        asked = self.told.game.decision
        if asked is not None and asked.seat == player and action in self.told.legal:
            return str(asked.options[self.told.legal[action]].text)
        return option_of(action, player, self.deals.players, self.told.game.table.catalog).text

    def returns(self) -> list[float]:
        """Return 1 for winners and -1 for losers; 0 during the game."""
        if self.told is None or not self.told.game.over:
            return [0.0] * self.deals.players
        winners = self.told.game.result.winners
        return [WON if seat in winners else LOST for seat in range(self.deals.players)]

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SwordState:
        """Return another state in the player's information set; ``rng`` returns numbers from 0 to 1.

        Its past is unknown: its ``history()`` begins here.
        """
        if self.told is None:
            raise ValueError("before the deal there is nothing to imagine")
        state: SwordState = self.get_game().new_initial_state()
        state.block = self.block
        state.told = self.told.imagined(player, f"{rng()} {rng()}")
        return state

    def __str__(self) -> str:
        """Return the record of the game, with all hidden information: no player may see it."""
        return f"block {self.block}\n" if self.told is None else self.told.game.record()


pyspiel.register_game(GAME_TYPE, SwordGame)

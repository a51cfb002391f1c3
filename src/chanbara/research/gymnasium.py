"""Samurai Sword against bots, and the duel, for Gymnasium: single-agent environments.

``import chanbara.research`` registers them: ``gymnasium.make("chanbara/Sword-v2")`` and
``gymnasium.make("chanbara/Duel-v3")``. The reward at the end of the game is 1 for a win and -1 for a loss,
and 0 before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.compiled.warm_up import compile_now
from chanbara.duel.rules.words import PLAYER
from chanbara.duel.setup import new_duel
from chanbara.duel.sight.view import observe as observe_duel
from chanbara.duel.tensors import actions as duel_actions
from chanbara.duel.tensors import sight as duel_sight
from chanbara.duel.tensors.tensor import LEAST, observation_of
from chanbara.research.oneseat import Illegal, OneSeat
from chanbara.research.refusing import duel_refusal, sword_refusal
from chanbara.research.vector import check_players
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.options import action_of
from chanbara.sword.flat.env.observe import observe as write_observation
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.rules.words import TEAM_OF
from chanbara.sword.setup import new_game
from chanbara.sword.sight.seen import seen
from chanbara.sword.sight.view import observe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.sight.view import DuelView
    from chanbara.kernel.errors import IllegalChoice
    from chanbara.research.spaces import Row
    from chanbara.sight import Seen
    from chanbara.sword.bots.protocol import Bot
    from chanbara.sword.sight.view import View


class SwordEnv(OneSeat):
    """One seat of Samurai Sword; the others are bots: one for all, or listed from the left neighbor on."""

    def __init__(
        self,
        players: int = 5,
        *,
        rising_sun: bool = False,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        illegal: Illegal = "lose",
        text: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(OBSERVATION_SIZE, 0, ACTIONS, illegal=illegal, text=text, render_mode=render_mode)
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        # An impossible set-up, such as an unknown bot, is refused now and not at the first reset.
        new_game(players=players, rising_sun=rising_sun, seed=0)
        check_players(players, rising_sun=rising_sun)
        if not 0 <= seat < players:
            message = f"there is no seat {seat} among {players}"
            raise ValueError(message)
        if len(names) != players - 1:
            message = f"{players} players need {players - 1} bots, not {len(names)}"
            raise ValueError(message)
        self.players, self.rising_sun, self.seat = players, rising_sun, seat
        self._names = {(seat + away) % players: name for away, name in enumerate(names, 1)}
        self._bots: dict[int, Bot] = {other: make_bot(name, 0) for other, name in self._names.items()}
        self._heard: dict[int, list[Seen]] = {}
        compile_now("sword.flat")

    def deal(self, number: int) -> None:
        self.game = new_game(players=self.players, rising_sun=self.rising_sun, seed=number)
        self._bots = {seat: make_bot(name, f"{number} {seat}") for seat, name in self._names.items()}
        self._heard = {seat: [] for seat in self._bots}

    def play_on(self) -> None:
        while (asked := self.game.decision) is not None:
            if len(asked.options) == 1:
                self.game.apply(0)
            elif asked.seat == self.seat:
                return
            else:
                heard = self._heard[asked.seat]
                heard += seen(self.game, asked.seat, since=len(heard))
                self.game.apply(self._bots[asked.seat].choose(observe(self.game, asked.seat), heard))

    def view(self) -> View:
        return observe(self.game, self.seat)

    def row(self, view: View) -> Row:
        row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
        write_observation(to_flat(self.game), self.seat, row)
        return row

    def offered(self) -> dict[int, int]:
        asked = self.game.decision
        assert asked is not None, "the game is over"
        return {
            action_of(option, self.seat, self.players): number for number, option in enumerate(asked.options)
        }

    def refusal(self, action: int) -> IllegalChoice:
        return sword_refusal(self.game, action)

    def has_won(self) -> bool:
        role = self.game.table.players[self.seat].role.role
        return bool(TEAM_OF[role] is self.game.result.winner)


class DuelEnv(OneSeat):
    """The duel; ``set_up`` has the options of a new duel: opponent, weapon, modules and so on."""

    def __init__(
        self,
        *,
        illegal: Illegal = "lose",
        text: str | None = None,
        render_mode: str | None = None,
        **set_up: Any,  # noqa: ANN401 - options of a new duel
    ) -> None:
        super().__init__(
            duel_sight.OBSERVATION_SIZE,
            LEAST,
            duel_actions.ACTIONS,
            illegal=illegal,
            text=text,
            render_mode=render_mode,
        )
        self._set_up = set_up
        self.deal(0)  # so that an impossible duel is refused now

    def deal(self, number: int) -> None:
        self.game = new_duel(seed=number, **self._set_up)
        book = self.game.table.book
        if not {*book.actions, *book.defence, *book.counters} <= duel_sight.SHOWN:
            message = "an environment shows our cards: numbers with cards of one's own have no place in it"
            raise ValueError(message)

    def play_on(self) -> None:
        while (asked := self.game.decision) is not None and len(asked.options) == 1:
            self.game.apply(0)

    def view(self) -> DuelView:
        return observe_duel(self.game, PLAYER)

    def row(self, view: DuelView) -> Row:
        return observation_of(view)

    def offered(self) -> dict[int, int]:
        asked = self.game.decision
        assert asked is not None, "the duel is over"
        return {duel_actions.action_of(option.text): number for number, option in enumerate(asked.options)}

    def refusal(self, action: int) -> IllegalChoice:
        return duel_refusal(self.game, action)

    def has_won(self) -> bool:
        return bool(self.game.result.won)

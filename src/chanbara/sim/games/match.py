"""One game, played by bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from chanbara.sight import Seen
from chanbara.sword.rules.words import TEAM_OF, Cause, Role, Team
from chanbara.sword.setup import new_game
from chanbara.sword.sight.seen import seen
from chanbara.sword.sight.view import View, observe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.sword.bots.protocol import Bot


class Outcome(NamedTuple):
    """The result of a game."""

    roles: tuple[Role, ...]
    """By seat."""
    bots: tuple[str, ...]
    """By seat."""
    winner: Team
    cause: Cause
    deadly_strike: bool
    """Whether a team paid for one (8.5)."""
    turns: int
    decisions: int
    """Number of decisions, including those with a single option."""

    def has_won(self, seat: int) -> bool:
        """Whether a seat is on the winning team."""
        return TEAM_OF[self.roles[seat]] is self.winner


def play_game(
    players: int,
    seed: int | str,
    bots: Sequence[Bot],
    *,
    through_json: bool = False,
    **set_up: Any,  # noqa: ANN401 - what a new game may be given
) -> Outcome:
    """Deal a game and let the bots play it, one in each seat; ``set_up`` has further options of a new game.

    With ``through_json`` they get view and events as if sent over the wire.
    """
    if len(bots) != players:
        message = f"{players} players need {players} bots, not {len(bots)}"
        raise ValueError(message)
    game = new_game(players=players, seed=seed, **set_up)
    play_on(game, bots, through_json=through_json)
    result = game.result
    return Outcome(
        roles=tuple(player.role.role for player in game.table.players),
        bots=tuple(bot.name for bot in bots),
        winner=result.winner,
        cause=result.cause,
        deadly_strike=result.deadly_strike is not None,
        turns=game.table.turn,
        decisions=game.table.asked,
    )


def play_on(game: Game, bots: Sequence[Bot], *, through_json: bool = False) -> None:
    """Let bots play a game to its end. Forced choices are made without asking them."""
    heard: list[list[Seen]] = [[] for _ in bots]
    while (decision := game.decision) is not None:
        choice = 0
        if len(decision.options) > 1:
            seat = decision.seat
            view = observe(game, seat)
            news = seen(game, seat, since=len(heard[seat]))
            if through_json:
                view = _sent(view, View)
                news = _sent(news, list[Seen])
            heard[seat] += news
            choice = bots[seat].choose(view, heard[seat])
        game.apply(choice, decision.number)


def _sent(message: Any, kind: Any) -> Any:  # noqa: ANN401 - whatever is sent
    return msgspec.json.decode(msgspec.json.encode(message), type=kind)

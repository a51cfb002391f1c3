"""A game played by bots, as rows: one for the game with all secrets, one per decision without any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from chanbara.research.dataset.split import split_of
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.flat.bridge.convert import printed_edition, to_flat
from chanbara.sword.flat.bridge.options import action_of
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.setup import new_game
from chanbara.sword.sight.seen import seen
from chanbara.sword.sight.view import observe

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from chanbara.kernel.game import Game
    from chanbara.research.dataset.plan import Plan
    from chanbara.sight import Seen
    from chanbara.sword.bots.protocol import Bot
    from chanbara.sword.rules.options import Option

ENCODER = msgspec.json.Encoder()
WON, LOST = 1.0, -1.0


class GameRow(NamedTuple):
    """One game, with all hidden information."""

    game: int
    """Its index in the dataset, from 0."""
    seed: str
    """Its seed, for ``chanbara.new_game("sword", seed=...)``."""
    players: int
    edition: str
    bots: tuple[str, ...]
    """By seat, like all following fields but ``winner`` and ``winners``."""
    roles: tuple[str, ...]
    characters: tuple[str, ...]
    points: tuple[int, ...]
    winner: str
    """The team."""
    winners: tuple[int, ...]
    """Its seats."""
    cause: str
    """What ended the game."""
    turns: int
    decisions: int
    digest: str
    """The hash of all events."""
    record: str
    """The text for ``chanbara.replay``."""
    split: str
    """``train``, ``validation`` or ``test``."""


class DecisionRow(NamedTuple):
    """One decision: what its player could know, and their choice."""

    game: int
    number: int
    """The number of the decision in its game, from 1."""
    seat: int
    """The deciding seat."""
    bot: str
    """The bot that answered."""
    kind: str
    turn: int
    options: tuple[str, ...]
    """The legal options in notation."""
    actions: tuple[int, ...]
    """The same as action numbers of ``sword_v2``; empty with cards that the flat core does not support."""
    chosen: int
    """The index of the answer, from 0."""
    action: int | None
    """Its action number; None where ``actions`` is empty."""
    view: str
    """What the seat saw, as JSON: ``chanbara.View``."""
    events: str
    """What it has seen since its last decision, as JSON: a list of ``chanbara.Seen``."""
    observation: npt.NDArray[np.int8] | None
    return_: float
    """1 if the seat's team won in the end, else -1: the only field that its player could not know."""
    split: str
    """That of the game."""


def play(plan: Plan, number: int) -> tuple[GameRow, list[DecisionRow]]:
    """Play one game of a plan; its rows depend on nothing else. Its deal has the seed ``SEED:GAME``."""
    seed = plan.seed_of(number)
    game = new_game(seed=seed, **plan.set_up)
    names = [plan.bot(number, seat) for seat in range(plan.players)]
    bots = [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
    heard: list[list[Seen]] = [[] for _ in bots]
    rows = []
    while game.decision is not None:
        row = _decide(plan, number, game, bots, heard)
        rows.append(row)
        game.apply(row.chosen, row.number)
    won = game.result.winners
    rows = [row._replace(return_=WON if row.seat in won else LOST) for row in rows]
    return _game_row(number, seed, game, names), rows


def _decide(plan: Plan, number: int, game: Game, bots: list[Bot], heard: list[list[Seen]]) -> DecisionRow:
    """Let a bot answer from what its seat knows; a forced choice is made without asking it."""
    asked = game.decision
    assert asked is not None, "the game is over"
    seat = asked.seat
    view, news = observe(game, seat), seen(game, seat, since=len(heard[seat]))
    heard[seat] += news
    chosen = bots[seat].choose(view, heard[seat]) if len(asked.options) > 1 else 0
    actions = _actions(game, asked.options, seat)
    return DecisionRow(
        game=number,
        number=asked.number,
        seat=seat,
        bot=bots[seat].name,
        kind=asked.kind,
        turn=view.turn,
        options=tuple(asked.texts()),
        actions=actions,
        chosen=chosen,
        action=actions[chosen] if actions else None,
        view=ENCODER.encode(view).decode(),
        events=ENCODER.encode(news).decode(),
        observation=observed(game, seat) if plan.tensor else None,
        return_=0.0,
        split=split_of(plan.seed_of(number)),
    )


def _actions(game: Game, options: Sequence[Option], seat: int) -> tuple[int, ...]:
    """Return the action numbers of options; none with cards that the flat core does not support."""
    if printed_edition(game.table.catalog) is None:
        return ()
    return tuple(action_of(option, seat, len(game.table.players)) for option in options)


def observed(game: Game, seat: int) -> npt.NDArray[np.int8]:
    """Return the flat core's observation of a seat."""
    from chanbara.sword.flat.env.observe import observe as observe_flat  # noqa: PLC0415 - with it comes the compiler

    row: npt.NDArray[np.int8] = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    observe_flat(to_flat(game), seat, row)
    return row


def _game_row(number: int, seed: str, game: Game, names: list[str]) -> GameRow:
    table: Any = game.table
    result = game.result
    return GameRow(
        game=number,
        seed=seed,
        players=len(names),
        edition=table.catalog.name,
        bots=tuple(names),
        roles=tuple(player.role.key for player in table.players),
        characters=tuple(table.catalog.characters[player.character].key for player in table.players),
        points=tuple(score.points for score in result.scores),
        winner=result.winner.value,
        winners=result.winners,
        cause=result.cause.value,
        turns=table.turn,
        decisions=table.asked,
        digest=game.kind.digest(table),
        record=game.record(),
        split=split_of(seed),
    )

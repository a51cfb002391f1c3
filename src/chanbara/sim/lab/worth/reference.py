"""Matched deals on the reference engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.kernel.game import Game
from chanbara.sim.games.match import play_on
from chanbara.sim.lab.worth.exchange import NOTHING, SIDES
from chanbara.sim.lab.worth.tally import OUTCOMES
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.setup import Deal, begin_first_turn, laid_out, new_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.games.variant import Variant
    from chanbara.sim.lab.counts import Array
    from chanbara.sim.lab.worth.exchange import Exchange, Seating
    from chanbara.sim.lab.worth.subjects import Subjects
    from chanbara.sword.rules.state import Table


def play_matched(
    variant: Variant,
    subjects: Subjects,
    seed: str,
    bots: Sequence[str],
    players: int,
    first: int,
    exchanges: Sequence[Exchange],
) -> Array:
    """Play some deals, both games of each; return the outcomes by deal, game, seat and kind of outcome."""
    ends: Array = np.zeros((len(exchanges), SIDES, players, len(OUTCOMES)), np.int64)
    for at, exchange in enumerate(exchanges):
        number = first + at
        start = new_game(players=players, seed=f"{seed}:{number}", **variant.set_up).start
        assert isinstance(start, Deal), "a new game is dealt"
        for side, seatings in enumerate(exchange.sides):
            game = matched_game(start, subjects, exchange.slots, seatings)
            names = [bots[(seat + number) % len(bots)] for seat in range(players)]
            play_on(game, [make_bot(name, f"{seed}:{number}:{seat}") for seat, name in enumerate(names)])
            winner = game.result.winner
            for seat, player in enumerate(game.table.players):
                ends[at, side, seat] = (player.team is winner, player.honor)
    return ends


def matched_game(
    start: Deal, subjects: Subjects, slots: Sequence[float], seatings: Sequence[Seating]
) -> Game:
    """Return a deal with the exchanges made, at its first decision."""
    table = laid_out(start)
    for seat, (slot, seating) in enumerate(zip(slots, seatings, strict=True)):
        if seating.card != NOTHING:
            _deal_card(table, seat, slot, subjects.items[seating.card].key)
        if seating.character != NOTHING:
            _deal_character(table, seat, subjects.items[seating.character].key)
    begin_first_turn(table)
    return Game(table, start, "sword")


def _deal_card(table: Table, seat: int, slot: float, key: str) -> None:
    hand = table.players[seat].hand
    if hand:
        hand[int(slot * len(hand))] = table.catalog.card_numbers[key]
        hand.sort()


def _deal_character(table: Table, seat: int, key: str) -> None:
    player, number = table.players[seat], table.catalog.character_numbers[key]
    player.character = number
    player.resilience = table.catalog.characters[number].resilience
    player.traits = table.catalog.combined(len(table.players), player.role.role, number, ())

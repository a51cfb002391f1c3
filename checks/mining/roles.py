"""Candidates of deduction: a seat from which what everyone did makes one role clear.

The belief is that of the evidence ledger, and the game is shown as it was played: nothing is reduced.
"""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

import msgspec

import chanbara
from chanbara.school.puzzle import HIGHEST, LOWEST
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.rules.words import Role
from chanbara.sword.school.puzzle import SwordPuzzle
from chanbara.sword.school.ronin import NAMED, deduction, ronin_faults
from checks.mining.finds import Find, Rejected

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.kernel.game import Game
    from chanbara.sword.school.ronin import Deduction
    from checks.mining.finds import Candidate

PLAYERS = (5, 6, 7, 8)
SHORTEST, LONGEST = 15, 70
"""How many choices a solver can be expected to step through."""
FEWEST_HIDDEN = 3
FEWEST_CLUES = 3
EVERY = 4
"""Turns between two moments that are examined."""
CLEAREST, PER_PERCENT, PER_PLAYER, PER_CHOICE, MISLEADING = 900, 8, 60, 4, 250
"""The rating: of the clearest one; then for each percent of doubt, each player beyond five and each choice of
the game; and if the strongest clue is about somebody else."""


def candidates(seed: str) -> Iterator[Candidate]:
    """Play a game of detectives and yield each seat and role at some moments."""
    dice = random.Random(seed)
    players = dice.choice(PLAYERS)
    game = chanbara.new_game(
        "sword", players=players, seed=seed, rising_sun=players > 7 or dice.random() < 0.4
    )
    bots = [make_bot("detective", f"{seed} {seat}") for seat in range(players)]
    turns = 0
    while game.decision is not None and len(game.choices) <= LONGEST:
        seat = game.decision.seat
        view = chanbara.observe(game, seat)
        if game.table.turn > turns and len(game.choices) >= SHORTEST:
            turns = game.table.turn + dice.randrange(EVERY)
            yield from _at(game.clone(), seed)
        game.apply(
            bots[seat].choose(view, chanbara.seen(game, seat)) if len(view.decision.options) > 1 else 0
        )


def _at(game: Game, seed: str) -> Iterator[Candidate]:
    for solver in range(len(game.table.players)):
        for role in NAMED:
            yield partial(_find, game, solver, role, seed)


def _find(game: Game, solver: int, role: str, seed: str) -> Find:
    view = chanbara.observe(game, solver)
    hidden = [one.seat for one in view.seats if one.role is None]
    holders = [seat for seat in hidden if game.table.players[seat].role.role is Role(role)]
    if len(holders) != 1:
        raise Rejected("not exactly one hidden player has the role")
    if len(hidden) < FEWEST_HIDDEN:
        raise Rejected("too few players to choose from")
    source = f"a game of {len(view.seats)} (detective), seed {seed}, choice {len(game.choices)}"
    puzzle = SwordPuzzle(
        kind=role, theme="deduction", rating=LOWEST, solution=[f"seat {holders[0]}"], solver=solver,  # type: ignore[arg-type]
        record=game.record(), source=source,
    )  # fmt: skip
    found = deduction(puzzle)
    if ronin_faults(puzzle, found):
        raise Rejected("the belief is not clear, or wrong")
    if len(found.clues) < FEWEST_CLUES:
        raise Rejected("too few clues")
    return Find(msgspec.structs.replace(puzzle, rating=_rating(puzzle, found, len(game.choices))), None)


def _rating(puzzle: SwordPuzzle, found: Deduction, choices: int) -> int:
    answer = found.ranking(puzzle.kind)[0]
    rating = CLEAREST + PER_PERCENT * 100 * (1.0 - found.now[answer][puzzle.kind])
    rating += PER_PLAYER * (len(found.now) - PLAYERS[0]) + PER_CHOICE * choices
    rating += MISLEADING * (found.clues[0].seat != answer)
    return min(HIGHEST, round(rating / 10) * 10)

"""Puzzles as the server sends them: unseen cards, the others' hands, and the Ronin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.server.wire.puzzle_bodies import Shown
from chanbara.server.wire.suspects import Clue, Suspect
from chanbara.sword.rules.words import Role
from chanbara.sword.school.ronin import history, kept
from chanbara.sword.served.school import PuzzleFrame, PuzzleHistory
from chanbara.sword.sight.derived import catalog_at
from chanbara.sword.sight.seen import seen
from chanbara.sword.sight.view import observe
from chanbara.sword.words.messages import Messages

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Puzzle
    from chanbara.sword.sight.view import View


def unseen(view: View) -> dict[str, int]:
    """Return the cards the solver cannot see; a card known to be in a hand counts as seen."""
    left = {card.key: card.copies for card in catalog_at(view).cards}
    places = [view.hand, view.pile, (view.playing,) if view.playing else ()]
    places += [cards for one in view.seats for cards in (one.in_play, one.known)]
    for place in places:
        for card in place:
            left[card] -= 1
    return {card: count for card, count in left.items() if count > 0}


def shown(puzzle: Puzzle, opened: Game) -> list[Shown]:
    """Return the others' hands in a world; roles only if the end of the game matters."""
    decides = puzzle.goal is not None and puzzle.goal.want == "win"
    found = []
    for seat, player in enumerate(opened.table.players):
        if seat == puzzle.solver:
            continue
        keys = [opened.table.catalog.cards[card].key for card in player.hand]
        role = player.role.key if decides and player.role.role is not Role.SHOGUN else None
        found.append(Shown(seat, role, keys))
    return found


def deduced(key: str) -> tuple[list[Suspect], list[Clue]]:
    """Return the suspects and the evidence."""
    found = kept(key)
    both = zip(found.before, found.now, strict=True)
    suspects = [Suspect(seat, before, now) for seat, (before, now) in enumerate(both)]
    return suspects, [Clue(one.event, one.seat, one.factors) for one in found.clues]


def story(puzzle: Puzzle) -> PuzzleHistory:
    """Return the events that led to the position, as the solver saw them."""
    found: list[PuzzleFrame] = []
    since = 0
    for game in history(puzzle):
        view = observe(game, puzzle.solver)
        found.append(PuzzleFrame(Messages(view).told(seen(game, puzzle.solver, since)), view))
        since = len(game.table.events)
    return PuzzleHistory(found)

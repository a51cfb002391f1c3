"""The routes of the puzzles. Nothing is stored: each request brings all choices with it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.routing import Route

import chanbara
from chanbara.duel.served.insight import duel_reckoned
from chanbara.school.puzzle import begin, puzzles
from chanbara.school.puzzle_play import Finished, NotOffered, play, refuted
from chanbara.school.puzzle_proof import proofs
from chanbara.school.puzzle_ronin import history, kept
from chanbara.school.puzzle_worlds import lay
from chanbara.server.answers import answer
from chanbara.server.lesson_bodies import LessonQuestion
from chanbara.server.protocol import Reason
from chanbara.server.puzzle_bodies import (
    Attempt,
    OptionChance,
    OtherChoice,
    PuzzleDuel,
    PuzzleFrame,
    PuzzleGoal,
    PuzzleHistory,
    PuzzleInfo,
    Puzzles,
    PuzzleSolution,
    PuzzleState,
    PuzzleSword,
    Refuted,
    Shown,
    ShownMove,
)
from chanbara.server.refusal import Refusal, language_of
from chanbara.sword.rules.words import Role
from chanbara.sword.served.insight import reckoned
from chanbara.sword.served.payloads import Clue, Suspect
from chanbara.sword.served.scoresheet import counted
from chanbara.sword.sight.reckoning import catalog_at

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Puzzle
    from chanbara.school.puzzle_play import Played
    from chanbara.school.puzzle_proof import Failing, Node
    from chanbara.server.app import Routes
    from chanbara.sword.sight.view import View


class PuzzleRoutes:
    """What the server answers about puzzles."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    def listed(self) -> list[Route]:
        """Return all of them."""
        wrap = self.routes.guarded
        return [
            Route("/api/puzzles", wrap(self.all), methods=["GET"]),
            Route("/api/puzzles/{key}", wrap(self.attempt), methods=["POST"]),
            Route("/api/puzzles/{key}/history", wrap(self.history), methods=["GET"]),
            Route("/api/puzzles/{key}/why", wrap(self.why), methods=["POST"]),
            Route("/api/puzzles/{key}/solution", wrap(self.solution), methods=["POST"]),
        ]

    async def all(self, request: Request) -> Response:
        """List the puzzles."""
        self.routes.guard.check_request(request)
        found = await asyncio.to_thread(puzzles)
        return answer(Puzzles([_info(key, puzzle) for key, puzzle in found.items()]))

    async def attempt(self, request: Request) -> Response:
        """Play a puzzle with some choices."""
        tried = await self.routes.body(request, Attempt)
        key, puzzle = await _puzzle(request)
        if puzzle.kind == "ronin":
            return answer(_named(key, puzzle, tried.choices))
        return answer(_played(key, puzzle, tried.choices, language_of(request)))

    async def history(self, request: Request) -> Response:
        """Tell how it came to the table of a Ronin puzzle."""
        self.routes.guard.check_request(request)
        _, puzzle = await _puzzle(request)
        if puzzle.kind != "ronin":
            raise Refusal("impossible", "puzzle-no-history")
        return answer(PuzzleHistory(_frames(puzzle)))

    async def why(self, request: Request) -> Response:
        """Say why something cannot be done now; where it can be done the rule is empty."""
        asked = await self.routes.body(request, LessonQuestion)
        key, puzzle = await _puzzle(request)
        if puzzle.kind == "ronin":
            raise Refusal("impossible", "puzzle-nobody")
        game = _after(key, asked.choices, language_of(request)).game
        rule, reason = game.why_not(asked.act, puzzle.solver, language_of(request))
        return answer(Reason(rule=rule, reason=reason))

    async def solution(self, request: Request) -> Response:
        """Tell how a puzzle is solved."""
        self.routes.guard.check_request(request)
        key, puzzle = await _puzzle(request)
        if puzzle.kind == "ronin":
            return answer(PuzzleSolution(puzzle.solution, _lesson(key), 1, every=True, others=[]))
        proof = proofs()[key]
        others = [OtherChoice(option, one.fails) for option, one in proof.nodes[0].fails.items()]
        every = puzzle.draws is None
        return answer(PuzzleSolution(puzzle.solution, _lesson(key), proof.worlds, every=every, others=others))


async def _puzzle(request: Request) -> tuple[str, Puzzle]:
    # The first who asks has all files read: the tables do not wait for that.
    found = await asyncio.to_thread(puzzles)
    key = str(request.path_params["key"])
    if key not in found:
        raise Refusal("unknown_puzzle")
    return key, found[key]


def _info(key: str, puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(key, puzzle.kind, puzzle.game, puzzle.difficulty, f"puzzle-title-{key}")


def _lesson(key: str) -> str:
    return f"puzzle-lesson-{key}"


def _goal(puzzle: Puzzle) -> PuzzleGoal:
    goal = puzzle.goal
    if goal is None:
        return PuzzleGoal("puzzle-goal-ronin", sure=False)
    sure = goal.margin is None
    text = f"puzzle-goal-{goal.want}-{goal.until}" if sure else f"puzzle-goal-{goal.want}-{goal.until}-best"
    return PuzzleGoal(text, sure)


def _state(key: str, puzzle: Puzzle, choices: list[str], game: Game) -> PuzzleState:
    """Return a puzzle that is open."""
    sword, duel = _table(puzzle, game)
    return PuzzleState(
        puzzle=_info(key, puzzle),
        solver=puzzle.solver,
        goal=_goal(puzzle),
        choices=choices,
        verdict="open",
        sword=sword,
        duel=duel,
        unseen={} if sword is None else _unseen(sword.view),
        seats=[],
        lesson=None,
        refuted=None,
        chances=[],
        suspects=[],
        clues=[],
    )


def _table(puzzle: Puzzle, game: Game) -> tuple[PuzzleSword | None, PuzzleDuel | None]:
    """Return a game as the solver sees it."""
    view, events = chanbara.observe(game, puzzle.solver), chanbara.seen(game, puzzle.solver)
    if puzzle.game == "duel":
        return None, PuzzleDuel(view, events, duel_reckoned(view))
    return PuzzleSword(view, events, reckoned(view), counted(view)), None


def _unseen(view: View) -> dict[str, int]:
    """Return the cards that lie nowhere in sight; what somebody is known to hold is in sight."""
    left = {card.key: card.copies for card in catalog_at(view).cards}
    places = [view.hand, view.pile, (view.playing,) if view.playing else ()]
    places += [cards for one in view.seats for cards in (one.in_play, one.known)]
    for place in places:
        for card in place:
            left[card] -= 1
    return {card: count for card, count in left.items() if count > 0}


def _after(key: str, choices: list[str], language: str) -> Played:
    """Return how a puzzle stands after some choices, or refuse them."""
    try:
        return play(key, choices, language)
    except NotOffered as error:
        raise Refusal("impossible", "puzzle-not-offered", rule=error.rule, reason=error.reason) from error
    except Finished as error:
        raise Refusal("impossible", "puzzle-finished") from error


def _played(key: str, puzzle: Puzzle, choices: list[str], language: str) -> PuzzleState:
    played = _after(key, choices, language)
    state = _state(key, puzzle, choices, played.game)
    state.verdict = played.verdict
    if played.verdict == "solved":
        state.lesson = _lesson(key)
    if played.verdict != "open" and puzzle.game == "duel":
        each = _chances(proofs()[key].at(choices[:-1]))
        # Who failed is told how good his choice was, and may look for a better one.
        state.chances = [one for one in each if played.verdict == "solved" or one.option == choices[-1]]
    elif played.failing is not None:
        state.refuted = _refuted(key, puzzle, played.failing)
    return state


def _chances(node: Node) -> list[OptionChance]:
    """Return how likely each option leads to the goal, the best first."""
    assert node.chance is not None
    found = [OptionChance(option, node.chance) for option in node.works]
    found += [OptionChance(option, one.chance or 0.0) for option, one in node.fails.items()]
    return sorted(found, key=lambda one: -one.chance)


def _refuted(key: str, puzzle: Puzzle, failing: Failing) -> Refuted | None:
    """Return the world that breaks a choice, with the hidden cards that were held in it."""
    end = refuted(puzzle, failing)
    if end is None or failing.world is None:
        return None
    sword, duel = _table(puzzle, end)
    return Refuted(
        worlds=proofs()[key].worlds,
        fails=failing.fails,
        hands=_shown(puzzle, failing),
        draws=failing.world.decks,
        line=[ShownMove(seat, text) for seat, text in failing.line],
        sword=sword,
        duel=duel,
    )


def _shown(puzzle: Puzzle, failing: Failing) -> list[Shown]:
    """Return what the others hold in a world; roles only where the end of the game decides."""
    assert failing.world is not None
    opened = lay(puzzle, begin(puzzle), failing.world)
    view = chanbara.observe(opened, puzzle.solver)
    decides = puzzle.goal is not None and puzzle.goal.want == "win"
    found = []
    for one in view.seats:
        if one.seat == puzzle.solver:
            continue
        player = opened.table.players[one.seat]
        keys = [opened.table.catalog.cards[card].key for card in player.hand]
        role = player.role.key if decides and player.role.role is not Role.SHOGUN else None
        found.append(Shown(one.seat, role, keys))
    return found


def _frames(puzzle: Puzzle) -> list[PuzzleFrame]:
    """Return a story as the solver saw it."""
    found: list[PuzzleFrame] = []
    since = 0
    for game in history(puzzle):
        view = chanbara.observe(game, puzzle.solver)
        found.append(PuzzleFrame(chanbara.seen(game, puzzle.solver, since), view))
        since = len(game.table.events)
    return found


def _named(key: str, puzzle: Puzzle, choices: list[str]) -> PuzzleState:
    """Return a Ronin puzzle, where somebody may have been named."""
    game = begin(puzzle)
    state = _state(key, puzzle, choices, game)
    view = chanbara.observe(game, puzzle.solver)
    state.seats = [one.seat for one in view.seats if one.role is None]
    if not choices:
        return state
    if len(choices) > 1:
        raise Refusal("impossible", "puzzle-finished")
    if choices[0] not in {f"seat {seat}" for seat in state.seats}:
        raise Refusal("impossible", "puzzle-nobody")
    found = kept(key)
    state.verdict = "solved" if choices == puzzle.solution else "failed"
    state.lesson = _lesson(key)
    state.suspects = [
        Suspect(seat, before, now)
        for seat, (before, now) in enumerate(zip(found.before, found.now, strict=True))
    ]
    state.clues = [Clue(one.event, one.seat, one.factors) for one in found.clues]
    return state

"""The routes of the puzzles. They are stateless: each request contains all choices."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import chanbara
from chanbara.kernel.kind import kind_named
from chanbara.school.acts import act_message
from chanbara.school.puzzle import begin, puzzles
from chanbara.school.puzzle_hint import Hint, pointing_hint
from chanbara.school.puzzle_play import Finished, NotOffered, play, refuted
from chanbara.school.puzzle_proof import proofs
from chanbara.school.puzzle_worlds import lay
from chanbara.server.http.answers import answer, token_in
from chanbara.server.http.routing import route
from chanbara.server.kind import served_as
from chanbara.server.practice import recorder
from chanbara.server.practice.practice_store import Verdict
from chanbara.server.wire.any_game import of_game
from chanbara.server.wire.lesson_bodies import LessonQuestion
from chanbara.server.wire.messages import Reason
from chanbara.server.wire.practice_bodies import HintRequest, PuzzleHint
from chanbara.server.wire.puzzle_bodies import (
    Attempt,
    OptionChance,
    OtherChoice,
    PuzzleGoal,
    PuzzleInfo,
    Puzzles,
    PuzzleSolution,
    PuzzleState,
    Refuted,
    ShownMove,
)
from chanbara.server.wire.refusal import Refusal, language_of
from chanbara.words.message import message

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Puzzle
    from chanbara.school.puzzle_play import Played
    from chanbara.school.puzzle_proof import Failing, Node
    from chanbara.server.app import Routes


PLAYED = ("malformed", "too_long", "unknown_puzzle", "impossible", "too_fast", "foreign")
"""Refusals of whatever is asked about a position of a puzzle."""


class PuzzleRoutes:
    """The routes of puzzles."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @route("GET", "/api/puzzles", "Puzzles")
    async def all(self, request: Request) -> Response:
        """List the puzzles."""
        await self.routes.guard.admit(request)
        found = await asyncio.to_thread(puzzles)
        return answer(Puzzles([_info(key, puzzle) for key, puzzle in found.items()]))

    @route(
        "POST",
        "/api/puzzles/{key}",
        "PuzzleState",
        "Attempt",
        refusals=(*PLAYED, "unknown_token", "closed"),
    )
    async def attempt(self, request: Request) -> Response:
        """Play a puzzle with these choices, from its start.

        With the header `Authorization: Bearer TOKEN` of a claimed name the first verdict is rated. Otherwise
        nothing is stored.
        """
        tried = await self.routes.body(request, Attempt)
        key, puzzle = await _puzzle(request)
        if puzzle.goal is None:
            state = _named(key, puzzle, tried.choices)
        else:
            state = _played(key, puzzle, tried.choices, language_of(request))
        if state.verdict != "open":
            verdict = Verdict(key, puzzle.rating, state.verdict == "solved", tried.run)
            await recorder.keep_verdict(self.routes.house.store, token_in(request), verdict)
        return answer(state)

    @route(
        "POST",
        "/api/puzzles/{key}/hint",
        "PuzzleHint",
        "HintRequest",
        refusals=(*PLAYED, "unknown_token", "closed"),
    )
    async def hint(self, request: Request) -> Response:
        """Ask for a hint. A puzzle solved with one does not raise the rating of a claimed name."""
        asked = await self.routes.body(request, HintRequest)
        key, puzzle = await _puzzle(request)
        found = _hint(key, puzzle, asked, language_of(request))
        await recorder.keep_hint(self.routes.house.store, token_in(request), key, asked.step)
        return answer(PuzzleHint(asked.step, found.text, found.marks))

    @route(
        "GET",
        "/api/puzzles/{key}/history",
        "PuzzleHistory",
        refusals=("unknown_puzzle", "impossible", "too_fast", "foreign"),
    )
    async def history(self, request: Request) -> Response:
        """Show the events that led to the position of a puzzle that names a seat."""
        await self.routes.guard.admit(request)
        _, puzzle = await _puzzle(request)
        if puzzle.goal is not None:
            raise Refusal("impossible", "puzzle-no-history")
        return answer(served_as(kind_named(puzzle.game)).history(puzzle))

    @route(
        "POST",
        "/api/puzzles/{key}/why",
        "Reason",
        "LessonQuestion",
        refusals=PLAYED,
    )
    async def why(self, request: Request) -> Response:
        """Ask why an act is not allowed in a puzzle."""
        asked = await self.routes.body(request, LessonQuestion)
        key, puzzle = await _puzzle(request)
        if puzzle.goal is None:
            raise Refusal("impossible", "puzzle-nobody")
        game = _after(key, asked.choices, language_of(request)).game
        rule, reason = game.why_not(asked.act, puzzle.solver, language_of(request))
        return answer(Reason(rule=rule, reason=reason))

    @route(
        "POST",
        "/api/puzzles/{key}/solution",
        "PuzzleSolution",
        refusals=("unknown_puzzle", "unknown_token", "too_fast", "foreign", "closed"),
    )
    async def solution(self, request: Request) -> Response:
        """Show the solution of a puzzle. A claimed name that had no verdict yet has missed it."""
        await self.routes.guard.admit(request)
        key, puzzle = await _puzzle(request)
        await recorder.keep_solution(self.routes.house.store, token_in(request), key, puzzle.rating)
        view = chanbara.observe(begin(puzzle), puzzle.solver)
        said = [act_message(view, act) for act in puzzle.solution]
        found = PuzzleSolution(puzzle.solution, said, _lesson(key), worlds=1, every=True, others=[])
        if puzzle.goal is not None:
            proof = proofs()[key]
            found.worlds, found.every = proof.worlds, puzzle.draws is None
            found.others = [
                OtherChoice(option, act_message(view, option), one.fails)
                for option, one in proof.nodes[0].fails.items()
            ]
        return answer(found)


async def _puzzle(request: Request) -> tuple[str, Puzzle]:
    # The first request reads all files; the tables do not wait for it.
    found = await asyncio.to_thread(puzzles)
    key = str(request.path_params["key"])
    if key not in found:
        raise Refusal("unknown_puzzle")
    return key, found[key]


def _info(key: str, puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        key=key,
        kind=puzzle.kind,
        game=puzzle.game,
        theme=puzzle.theme,
        rating=puzzle.rating,
        difficulty=puzzle.difficulty,
        title=f"puzzle-title-{key}",
    )


def _lesson(key: str) -> str:
    return f"puzzle-lesson-{key}"


def _goal(puzzle: Puzzle) -> PuzzleGoal:
    goal = puzzle.goal
    if goal is None:
        return PuzzleGoal(f"puzzle-goal-{puzzle.kind}", sure=False, target=None)
    sure = goal.margin is None
    text = f"puzzle-goal-{goal.want}-{goal.until}" if sure else f"puzzle-goal-{goal.want}-{goal.until}-best"
    return PuzzleGoal(text, sure, goal.target)


def _state(key: str, puzzle: Puzzle, choices: list[str], game: Game) -> PuzzleState:
    """Return the state of an open puzzle."""
    served, view = served_as(game.kind), chanbara.observe(game, puzzle.solver)
    table = served.puzzle_table(view, chanbara.seen(game, puzzle.solver))
    return PuzzleState(
        puzzle=_info(key, puzzle),
        solver=puzzle.solver,
        goal=_goal(puzzle),
        choices=choices,
        verdict="open",
        **of_game(PuzzleState, game.kind, table, None),
        unseen=served.unseen(view),
        seats=[],
        lesson=None,
        refuted=None,
        chances=[],
        suspects=[],
        clues=[],
    )


def _after(key: str, choices: list[str], language: str) -> Played:
    """Return the state of a puzzle after some choices, or refuse them."""
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
    if played.verdict != "open" and (node := proofs()[key].at(choices[:-1])).chance is not None:
        each = _chances(node, chanbara.observe(played.game, puzzle.solver))
        # After a failed try, show only the win probability of that choice: there may be a better one to find.
        state.chances = [one for one in each if played.verdict == "solved" or one.option == choices[-1]]
    elif played.failing is not None:
        state.refuted = _refuted(key, puzzle, played.failing)
    return state


def _chances(node: Node, view: Any) -> list[OptionChance]:  # noqa: ANN401 - the view of some game
    """Return how likely each option leads to the goal, the best first."""
    assert node.chance is not None
    chances = dict.fromkeys(node.works, node.chance)
    chances |= {option: one.chance or 0.0 for option, one in node.fails.items()}
    found = [OptionChance(option, act_message(view, option), chance) for option, chance in chances.items()]
    return sorted(found, key=lambda one: -one.chance)


def _refuted(key: str, puzzle: Puzzle, failing: Failing) -> Refuted | None:
    """Return the world that refutes a choice, with its hidden cards."""
    end = refuted(puzzle, failing)
    if end is None or failing.world is None:
        return None
    served, opened = served_as(end.kind), lay(puzzle, begin(puzzle), failing.world)
    table = served.puzzle_table(chanbara.observe(end, puzzle.solver), chanbara.seen(end, puzzle.solver))
    return Refuted(
        worlds=proofs()[key].worlds,
        fails=failing.fails,
        hands=served.shown(puzzle, opened),
        draws=failing.world.decks,
        line=[ShownMove(seat, text) for seat, text in failing.line],
        **of_game(Refuted, end.kind, table, None),
    )


def _hint(key: str, puzzle: Puzzle, asked: HintRequest, language: str) -> Hint:
    """Return a hint at the decision after some choices: the idea of the puzzle, or what it is about."""
    if puzzle.goal is None:
        game, verdict = begin(puzzle), _named(key, puzzle, asked.choices).verdict
    else:
        game, verdict, _ = _after(key, asked.choices, language)
    if verdict != "open":
        raise Refusal("impossible", "puzzle-finished")
    if asked.step == 1:
        return Hint(message(f"puzzle-hint-theme-{puzzle.theme}"), [])
    view = chanbara.observe(game, puzzle.solver)
    if puzzle.goal is not None:
        return pointing_hint(proofs()[key].at(asked.choices), view, puzzle.taught.hand(view))
    # Somebody who is not to be named: the clue of a seat is often the solution itself.
    served = served_as(game.kind)
    now = {one.seat: one.now for one in served.deduced(key)[0]}
    others = [seat for seat in served.suspected(view) if [f"seat {seat}"] != puzzle.solution]
    least = min(others, key=lambda seat: now[seat].get(puzzle.kind, 0.0))
    return Hint(message("puzzle-hint-not-this"), [f"seat:{least}"])


def _named(key: str, puzzle: Puzzle, choices: list[str]) -> PuzzleState:
    """Return the state of a naming puzzle, before or after a seat is named."""
    game = begin(puzzle)
    served = served_as(game.kind)
    state = _state(key, puzzle, choices, game)
    state.seats = served.suspected(chanbara.observe(game, puzzle.solver))
    if not choices:
        return state
    if len(choices) > 1:
        raise Refusal("impossible", "puzzle-finished")
    if choices[0] not in {f"seat {seat}" for seat in state.seats}:
        raise Refusal("impossible", "puzzle-nobody")
    state.verdict = "solved" if choices == puzzle.solution else "failed"
    if state.verdict == "solved":
        # After a wrong guess one may try again, so nothing is told that would give it away.
        state.lesson = _lesson(key)
        state.suspects, state.clues = served.deduced(key)
    return state

"""The routes of the lessons. They are stateless: a lesson is its deal and the choices in the request."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.school.example import PREFIX, ExampleWalk, examples
from chanbara.school.lesson import lessons
from chanbara.school.lesson_walk import Walk
from chanbara.server.http.answers import answer
from chanbara.server.http.routing import route
from chanbara.server.insight.kind import insight_of
from chanbara.server.kind import served_as
from chanbara.server.school.example_words import example_info
from chanbara.server.school.lesson_words import instead_words, line_words
from chanbara.server.wire.any_game import of_game
from chanbara.server.wire.lesson_bodies import CoachLine, Examples, LessonAct, LessonQuestion, LessonState
from chanbara.server.wire.messages import Reason
from chanbara.server.wire.refusal import Refusal, language_of
from chanbara.server.workers.queues import Queue
from chanbara.words.text import told_events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.school.lesson_walk import Asked
    from chanbara.server.app import Routes
    from chanbara.server.bots.advisor import Advisor
    from chanbara.server.wire.envelopes import FromServer
    from chanbara.server.wire.scalars import Language

MOMENT = 0.5
"""Timeout in seconds for the coach's conclusions about the others; they take a few milliseconds."""
TRIES = 3
"""Retries for a bot: while its process is starting, it may give no answer."""


class LessonRoutes:
    """The routes of lessons."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @route("GET", "/api/examples", "Examples")
    async def examples(self, request: Request) -> Response:
        """List the worked examples of the rulebooks."""
        await self.routes.guard.admit(request)
        found = await asyncio.to_thread(examples)
        return answer(Examples([example_info(one) for one in found.values()]))

    @route(
        "POST",
        "/api/lessons/{key}",
        "LessonState",
        "LessonAct",
        refusals=("malformed", "too_long", "unknown_lesson", "impossible", "too_fast", "foreign"),
    )
    async def act(self, request: Request) -> Response:
        """Replay a lesson with these choices, from its start. Nothing is stored."""
        act = await self.routes.body(request, LessonAct)
        return answer(await lesson_state(_key(request), act, self.routes.house.advisor, language_of(request)))

    @route(
        "POST",
        "/api/lessons/{key}/why",
        "Reason",
        "LessonQuestion",
        refusals=("malformed", "too_long", "unknown_lesson", "impossible", "too_fast", "foreign"),
    )
    async def why(self, request: Request) -> Response:
        """Ask why an act is not allowed in a lesson."""
        asked = await self.routes.body(request, LessonQuestion)
        return answer(await lesson_why(_key(request), asked, self.routes.house.advisor, language_of(request)))


def _key(request: Request) -> str:
    return str(request.path_params["key"])


async def lesson_state(key: str, act: LessonAct, advisor: Advisor, language: Language) -> LessonState:
    """Replay a lesson with these choices and return its state."""
    if act.resume or not act.choices:
        session = _LessonSession(await _walked(key, act.choices, advisor))
        session.note(0)
        return await session.state(act.choices, advisor, language)
    *before, last = act.choices
    walk = await _walked(key, before, advisor)
    session = _LessonSession(walk)
    if not act.insist and not walk.is_awaited(_offered(walk, last)):
        helped = await session.state(before, advisor, language)
        return msgspec.structs.replace(helped, instead=instead_words(walk, last, language))
    since = len(walk.game.table.events)
    walk.choose(_offered(walk, last))
    await session.follow(since, advisor)
    return await session.state(act.choices, advisor, language)


async def lesson_why(key: str, asked: LessonQuestion, advisor: Advisor, language: Language) -> Reason:
    """Say which rule forbids an act, from what the learner knows."""
    walk = await _walked(key, asked.choices, advisor)
    rule, reason = walk.game.why_not(asked.act, walk.lesson.seat, language)
    return Reason(rule=rule, reason=reason)


async def _walked(key: str, choices: Sequence[str], advisor: Advisor) -> Walk:
    """Return a lesson after these choices, at the learner's next decision or at its end."""
    walk = await asyncio.to_thread(_begun, key)
    await _play_on(walk, advisor)
    for text in choices:
        walk.choose(_offered(walk, text))
        await _play_on(walk, advisor)
    return walk


def _begun(key: str) -> Walk:
    """Return a lesson or an example at its start. The first request reads all files."""
    if key in lessons():
        return Walk(lessons()[key])
    name = key.removeprefix(PREFIX)
    if name == key or name not in examples():
        raise Refusal("unknown_lesson")
    return ExampleWalk(examples()[name])


async def _play_on(walk: Walk, advisor: Advisor) -> None:
    while (asked := walk.asked) is not None:
        walk.answer(await _advice(advisor, walk, asked))


async def _advice(advisor: Advisor, walk: Walk, asked: Asked) -> int | str:
    """Return another player's choice. No random fallback: the lesson would take another course."""
    if walk.given is not None:
        return walk.given
    for _ in range(TRIES):
        with contextlib.suppress(TimeoutError):
            return await advisor.advice(*asked)
    raise Refusal("too_fast")


class _LessonSession:
    """What the learner sees of the events since their last choice."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.updates: list[FromServer] = []

    async def follow(self, since: int, advisor: Advisor) -> None:
        """Let the bots play to the learner's next decision, recording their view after each choice."""
        while (asked := self.walk.asked) is not None:
            since = self.note(since)
            self.walk.answer(await _advice(advisor, self.walk, asked))
        self.note(since)

    def note(self, since: int) -> int:
        """Record what the learner sees now, and return the number of events."""
        game, seat = self.walk.game, self.walk.lesson.seat
        view = chanbara.observe(game, seat)
        common: dict[str, Any] = {
            "version": len(game.choices),
            "events": told_events(view, chanbara.seen(game, seat, since)),
            "view": view,
            "timer": None,
            "text": None,
            "insight": insight_of(game.kind).insight(view),
        }
        self.updates.append(served_as(game.kind).update(common, None))
        return len(game.table.events)

    async def state(self, made: list[str], advisor: Advisor, language: Language) -> LessonState:
        """Return the state of the lesson."""
        walk = self.walk
        coaching = walk.coaching
        coach = [CoachLine(line_words(walk, line, language), line.marks) for line in coaching.lines]
        return LessonState(
            seat=walk.lesson.seat,
            bot=walk.lesson.bot,
            choices=made,
            **of_game(LessonState, walk.game.kind, self.updates, []),
            coach=coach + await _concluded(walk, advisor, language),
            awaited=list(coaching.awaited),
            instead=None,
            step=walk.done,
            steps=len(walk.lesson.scripted),
            is_over=walk.game.over,
        )


async def _concluded(walk: Walk, advisor: Advisor, language: Language) -> list[CoachLine]:
    """Return what the coach concludes about the others, if the learner plays freely and it is quick."""
    conclude = walk.lesson.taught.conclude
    if conclude is None or not walk.may_conclude or not advisor.is_compiled:
        return []
    seat = walk.lesson.seat
    view, events = chanbara.observe(walk.game, seat), chanbara.seen(walk.game, seat)
    try:
        async with asyncio.timeout(MOMENT):
            found = await advisor.think(Queue.ODDS, conclude, view, events)
    except TimeoutError:
        return []
    return [served_as(walk.game.kind).conclusion(walk, found, language)]


def _offered(walk: Walk, text: str) -> str:
    """Return a currently legal choice, or refuse."""
    decision = walk.game.decision
    if decision is None or text not in decision.texts():
        raise Refusal("impossible", "not-in-lesson", text=text)
    return text

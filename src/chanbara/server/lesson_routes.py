"""The routes of the lessons. Nothing is kept: a lesson is its deal and the choices that a request brings."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from starlette.routing import Route

import chanbara
from chanbara.locales import speech
from chanbara.school.lesson import lessons
from chanbara.school.lesson_walk import Walk
from chanbara.server.answers import answer
from chanbara.server.counted import counted
from chanbara.server.duel_reckoned import duel_reckoned
from chanbara.server.lesson_bodies import CoachLine, LessonAct, LessonQuestion, LessonState
from chanbara.server.protocol import Duel, Reason, Sword
from chanbara.server.reckoned import reckoned
from chanbara.server.refusal import Refusal, language_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.school.coach import Line
    from chanbara.school.lesson_walk import Asked
    from chanbara.server.advisor import Advisor
    from chanbara.server.app import Routes
    from chanbara.server.protocol import Language

TRIES = 3
"""How often a bot is asked: while the process in which it thinks is starting, it may give no answer."""


class LessonRoutes:
    """What the server answers in lessons."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    def listed(self) -> list[Route]:
        """Return all of them."""
        wrap = self.routes.guarded
        return [
            Route("/api/lessons/{key}", wrap(self.act), methods=["POST"]),
            Route("/api/lessons/{key}/why", wrap(self.why), methods=["POST"]),
        ]

    async def act(self, request: Request) -> Response:
        """Walk a lesson with some choices."""
        act = await self.routes.body(request, LessonAct)
        return answer(await lesson_state(_key(request), act, self.routes.house.advisor, language_of(request)))

    async def why(self, request: Request) -> Response:
        """Say why something cannot be done now."""
        asked = await self.routes.body(request, LessonQuestion)
        return answer(await lesson_why(_key(request), asked, self.routes.house.advisor, language_of(request)))


def _key(request: Request) -> str:
    return str(request.path_params["key"])


async def lesson_state(key: str, act: LessonAct, advisor: Advisor, language: Language) -> LessonState:
    """Walk a lesson by these choices, and tell how it stands."""
    if act.resume or not act.choices:
        told = _Told(await _walked(key, act.choices, advisor))
        told.note(0)
        return told.state(act.choices, None, language)
    *before, last = act.choices
    walk = await _walked(key, before, advisor)
    told = _Told(walk)
    if not act.insist and not walk.is_awaited(_offered(walk, last)):
        return told.state(before, _instead(walk, language), language)
    since = len(walk.game.table.events)
    walk.choose(_offered(walk, last))
    await told.follow(since, advisor)
    return told.state(act.choices, None, language)


async def lesson_why(key: str, asked: LessonQuestion, advisor: Advisor, language: Language) -> Reason:
    """Say which rule forbids an act, from what the learner knows."""
    walk = await _walked(key, asked.choices, advisor)
    rule, reason = walk.game.why_not(asked.act, walk.lesson.seat, language)
    return Reason(rule=rule, reason=reason)


async def _walked(key: str, choices: Sequence[str], advisor: Advisor) -> Walk:
    """Return a lesson after these choices, at the learner's next decision or at its end."""
    if key not in lessons():
        raise Refusal("unknown_lesson")
    walk = Walk(lessons()[key])
    await _play_on(walk, advisor)
    for text in choices:
        walk.choose(_offered(walk, text))
        await _play_on(walk, advisor)
    return walk


async def _play_on(walk: Walk, advisor: Advisor) -> None:
    while (asked := walk.asked) is not None:
        walk.answer(await _advice(advisor, asked))


async def _advice(advisor: Advisor, asked: Asked) -> int:
    """Return what a bot chooses. Chance must not answer in its place: the lesson would go another way."""
    for _ in range(TRIES):
        with contextlib.suppress(TimeoutError):
            return await advisor.advice(*asked)
    raise Refusal("too_fast")


class _Told:
    """What the learner is told of what has happened since he last chose."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.updates: list[Sword | Duel] = []

    async def follow(self, since: int, advisor: Advisor) -> None:
        """Have the bots play on to the learner's next decision, and note what he sees after each choice."""
        while (asked := self.walk.asked) is not None:
            since = self.note(since)
            self.walk.answer(await _advice(advisor, asked))
        self.note(since)

    def note(self, since: int) -> int:
        """Note what the learner sees now, and return how many events there are."""
        game, seat = self.walk.game, self.walk.lesson.seat
        view = chanbara.observe(game, seat)
        told: dict[str, Any] = {
            "version": len(game.choices),
            "events": chanbara.seen(game, seat, since),
            "view": view,
            "timer": None,
            "text": None,
        }
        if game.rulebook.kind == "duel":
            self.updates.append(Duel(**told, reckoned=duel_reckoned(view)))
        else:
            self.updates.append(Sword(**told, ahead=None, reckoned=reckoned(view), counted=counted(view)))
        return len(game.table.events)

    def state(self, made: list[str], instead: str | None, language: Language) -> LessonState:
        """Return how the lesson stands."""
        walk = self.walk
        coaching = walk.coaching
        return LessonState(
            seat=walk.lesson.seat,
            bot=walk.lesson.bot,
            choices=made,
            sword=[one for one in self.updates if isinstance(one, Sword)],
            duel=[one for one in self.updates if isinstance(one, Duel)],
            coach=[CoachLine(_words(walk, line, language), line.marks) for line in coaching.lines],
            awaited=list(coaching.awaited),
            instead=instead,
            step=walk.coach.done,
            steps=len(walk.lesson.scripted),
            is_over=walk.game.over,
        )


def _offered(walk: Walk, text: str) -> str:
    """Return a choice that can be made now, or refuse."""
    decision = walk.game.decision
    if decision is None or text not in decision.texts():
        raise Refusal("impossible", "not-in-lesson", text=text)
    return text


def _instead(walk: Walk, language: Language) -> str:
    line = walk.coaching.asking
    assert line is not None, "only who waits for something else says so"
    return _words(walk, line, language, "-instead")


def _words(walk: Walk, line: Line, language: Language, ending: str = "") -> str:
    """Return what the coach says; seats are called by their characters, cards by their names."""
    voice = speech(language)
    about: dict[str, str | int] = dict(line.bound)
    if "who" in about:
        view = chanbara.observe(walk.game, walk.lesson.seat)
        about["who"] = voice.say(f"character-{view.seats[int(about['who'])].character}")
    if "card" in about:
        about["card"] = voice.say(f"card-{about['card']}")
    return voice.say(walk.lesson.words(line.step) + ending, **about)

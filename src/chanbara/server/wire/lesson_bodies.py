"""The bodies of the routes of the lessons, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.any_game import GameName, with_each_game

Chosen = Annotated[str, msgspec.Meta(max_length=80)]
AllChosen = Annotated[list[Chosen], msgspec.Meta(max_length=400)]


class ExampleInfo(msgspec.Struct):
    """One worked example of the rulebooks in the list."""

    key: str
    """Its name in addresses."""
    lesson: str
    """The key of its lesson: an example is played like one."""
    game: GameName
    """Which game it is about."""
    book: Literal["base", "rising_sun", "blood_and_bushido"]
    """Its rulebook; for the base game, all three of them."""
    rising_sun: bool
    """Whether it uses the expansion."""
    title: str
    """The id of the message with its title; the message's text says what it shows."""
    rules: list[str]
    """The paragraphs it shows, most important first."""


class Examples(msgspec.Struct):
    """GET /api/examples: the worked examples of the rulebooks."""

    examples: list[ExampleInfo]
    """By book, in the order of their paragraphs."""


class LessonAct(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lessons/KEY: the learner's choices so far, from the beginning."""

    choices: AllChosen = []
    """In the notation of the options. Empty: the lesson begins."""
    insist: bool = False
    """Whether to make the last choice although the coach expects another."""
    resume: bool = False
    """Whether the learner is coming back: then all past events are sent at once."""


class LessonQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lessons/KEY/why, or /api/puzzles/KEY/why: why an act is not allowed now."""

    choices: AllChosen
    """The choices so far, from the beginning, in the notation of the options."""
    act: Annotated[str, msgspec.Meta(max_length=200)]
    """In the notation of the options."""


class CoachLine(msgspec.Struct):
    """Something the coach says, in the learner's language."""

    text: str
    """One to three sentences."""
    marks: list[str]
    """What to highlight on the table: ``hand:CARD``, ``seat:NUMBER``, ``own`` for the learner's area,
    ``leave`` for ending the turn or passing, ``deck``, ``stat:NAME`` for a number at all seats; in a duel a
    part of its screen."""


@with_each_game(after="choices")
class LessonState(msgspec.Struct):
    """The state of a lesson after the learner's choices."""

    seat: int
    """The learner's."""
    bot: str
    """The bot in all other seats."""
    choices: list[str]
    """The choices made: all that were sent, or all but the last if the coach steps in."""
    coach: list[CoachLine]
    """What the coach says now."""
    awaited: list[str]
    """The acts the coach expects, in their notation; empty: the learner is free."""
    instead: str | None
    """The coach's reply to an unexpected act: it was not made, unless the learner insists."""
    step: int
    """Number of completed steps, of those that expect an act."""
    steps: int
    """Total number of such steps."""
    is_over: bool
    """Whether the game, and with it the lesson, is over."""

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
    """The key of its lesson: an example is walked like one."""
    game: GameName
    """Which game it is about."""
    book: Literal["base", "rising_sun", "blood_and_bushido"]
    """The rulebook it is in; with base all three of them."""
    rising_sun: bool
    """Whether it is played with the expansion."""
    title: str
    """The message that is its title, and whose text says what it shows."""
    rules: list[str]
    """The paragraphs it shows, the first one before all."""


class Examples(msgspec.Struct):
    """GET /api/examples: the worked examples of the rulebooks."""

    examples: list[ExampleInfo]
    """Book by book, in the order of their paragraphs."""


class LessonAct(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lessons/KEY: what the learner has chosen so far, from the beginning."""

    choices: AllChosen = []
    """In the notation of the options. None: the lesson begins."""
    insist: bool = False
    """Whether the last choice is made although the coach waits for another."""
    resume: bool = False
    """Whether the learner comes back: then all that has happened is told at once."""


class LessonQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lessons/KEY/why, or /api/puzzles/KEY/why: why something cannot be done now."""

    choices: AllChosen
    """What was chosen so far, from the beginning, in the notation of the options."""
    act: Annotated[str, msgspec.Meta(max_length=200)]
    """In the notation of the options."""


class CoachLine(msgspec.Struct):
    """Something that the coach says, in the learner's language."""

    text: str
    """A sentence or three."""
    marks: list[str]
    """What it is about, to be marked on the table: ``hand:CARD``, ``seat:NUMBER``, ``own`` for the learner's
    place, ``leave`` for ending the turn or passing, ``deck``, ``stat:NAME`` for a number at all seats; in a
    duel a part of its screen."""


@with_each_game(after="choices")
class LessonState(msgspec.Struct):
    """How a lesson stands after the learner's choices."""

    seat: int
    """The learner's."""
    bot: str
    """Who sits in all other seats."""
    choices: list[str]
    """Those that were made: all that were sent, or all but the last where the coach helps."""
    coach: list[CoachLine]
    """What the coach says now."""
    awaited: list[str]
    """The acts that he waits for, in their notation; empty: the learner is free."""
    instead: str | None
    """What he says to another act than that: it was not done, unless the learner insists."""
    step: int
    """How far the steps that wait for an act have come."""
    steps: int
    """How many of them there are."""
    is_over: bool
    """Whether the game has ended, and the lesson with it."""

"""Bots inside of environments choose what the same bots choose at a table, who are given views and events."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

import chanbara
from chanbara.research.vector import SHOWN, VectorEnv
from chanbara.sword.bots import engine_bots
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.options import action_of
from chanbara.sword.flat.bridge.writer import tidy
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import SEATS
from chanbara.sword.flat.rules.chance import CHANCE_SIZE, below, chance_from_tape, new_chance
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import team_of, winner
from chanbara.sword.mind.arrays import BELIEF, EVIDENCE, LISTED, MOST_WORLDS
from chanbara.sword.mind.run import guests
from chanbara.sword.mind.run.beside import BELIEVED, EMPTY, IS_TRACKED, IS_WATCHED, LEARNER
from chanbara.sword.mind.run.seated import HALF
from chanbara.sword.mind.search.planner import plan
from chanbara.sword.mind.search.policy import decide
from chanbara.sword.sight.seen import seen
from chanbara.sword.sight.view import observe
from checks.soak.twin import Tape
from tests.mind.minds import new_mind

TABLES = [
    (5, False, ("detective", "detective", "detective", "detective")),
    (5, False, ("planner@8", "aggressive", "novice", "greedy")),
    (4, False, ("trusting", "sly", "detective")),
    (7, True, ("detective", "planner@4", "novice", "trusting", "greedy", "sly")),
]
DICE = 9
"""The seed of the bots' random numbers."""


class Story(NamedTuple):
    """A game of the reference engine with bots at the table."""

    dealt: State
    tape: list[int]
    """What chance gave."""
    learner: int
    choices: list[int]
    """The learner's, as numbers of actions."""
    questions: list[State]
    """The games whenever the learner has a choice."""
    end: State


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Chance:
    """The random numbers of all bots, one after the other, as an environment hands them out.

    Of equally good options bots draw one. So they also find them in the order of the flat core here.
    """
    stream = new_chance(DICE)

    def decided(state: Any, chance: Any, kind: int, mind: Any, room: Any, count: int) -> int:  # noqa: ANN401 - arrays
        listed = sorted(room[LISTED : LISTED + count])
        assert legal(state, room[LISTED:]) == count
        assert sorted(room[LISTED : LISTED + count]) == listed
        return int(decide(state, chance, kind, mind, room, count))

    def planned(state: Any, known: Any, rollouts: int, _number: int, work: Any) -> int:  # noqa: ANN401 - arrays
        number = below(stream, HALF) * HALF + below(stream, HALF)
        return int(plan(state, known, rollouts, number, work))

    monkeypatch.setattr(engine_bots, "new_chance", lambda _number: stream)
    monkeypatch.setattr(engine_bots, "decide", decided)
    monkeypatch.setattr(engine_bots, "plan", planned)
    return stream


def told(players: int, names: tuple[str, ...], seed: str, *, rising_sun: bool) -> Story | None:
    """Play a game in which the seat that begins is the learner; None if it has no choice at first."""
    game = chanbara.new_game("sword", players=players, seed=seed, rising_sun=rising_sun)
    first = game.decision
    assert first is not None
    learner, dealt = first.seat, to_flat(game)
    if len(first.options) == 1:
        return None
    tape = game.table.chance = Tape(game.table.chance)
    bots = {(learner + away) % players: make_bot(name, 0) for away, name in enumerate(names, 1)}
    fate, choices, questions = Random(seed), [], []
    while (asked := game.decision) is not None:
        chosen = 0
        if len(asked.options) > 1 and asked.seat == learner:
            questions.append(to_flat(game))
            chosen = fate.randrange(len(asked.options))
            choices.append(action_of(asked.options[chosen], learner, players))
        elif len(asked.options) > 1:
            chosen = bots[asked.seat].choose(observe(game, asked.seat), seen(game, asked.seat))
        game.apply(chosen)
    return Story(dealt, tape.drawn, learner, choices, questions, to_flat(game))


def seated(story: Story, players: int, names: tuple[str, ...], *, rising_sun: bool) -> tuple[VectorEnv, Any]:
    """The same game in an environment, and the arguments of a step."""
    env = VectorEnv(
        1, players=players, rising_sun=rising_sun, opponents=names, seats=[story.learner], threads=1
    )
    memories, _, streams, seating, *_ = env._work.arrays[SHOWN:]
    env.states[0] = story.dealt
    seating[0] = EMPTY
    for away in range(players):
        seating[0, (story.learner + away) % players] = LEARNER if away == 0 else away - 1
    streams[0, :CHANCE_SIZE] = new_chance(DICE)
    streams[0, CHANCE_SIZE:] = 0
    streams[0, [IS_WATCHED, IS_TRACKED]] = 1
    mind = new_mind(story.dealt)
    memories[0, :BELIEVED] = mind[EVIDENCE : EVIDENCE + BELIEVED]
    memories[0, BELIEVED:] = mind[BELIEF : BELIEF + MOST_WORLDS]
    batch, *rest = env._work._crew._own
    return env, (batch._replace(chances=chance_from_tape(story.tape)), *rest)


@pytest.mark.parametrize(("players", "rising_sun", "names"), TABLES)
def test_they_choose_what_they_choose_at_a_table(
    players: int, names: tuple[str, ...], dice: Chance, *, rising_sun: bool
) -> None:
    games = decisions = 0
    while games < 4:
        dice[:] = new_chance(DICE)
        story = told(players, names, f"guests {games} {decisions}", rising_sun=rising_sun)
        decisions += 1
        if story is None:
            continue
        games += 1
        env, given = seated(story, players, names, rising_sun=rising_sun)
        for question, choice in zip(story.questions, story.choices, strict=True):
            # Any other choice of any bot since would have made another game of it.
            assert (tidy(env.states[0]) == question).all()
            given[0].choices[0] = choice
            guests.play_range(*given)
        assert env.done[0]
        own_side = team_of(story.end, story.learner) == winner(story.end)
        expected = np.zeros(SEATS)
        expected[story.learner] = 1.0 if own_side else -1.0
        assert (env.reward[0] == expected).all()

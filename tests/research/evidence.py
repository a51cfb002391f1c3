"""Everything a seat gets from the research environments, and pairs of indistinguishable worlds."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyspiel

import chanbara
from chanbara.research import openspiel
from chanbara.research.spiel.story import Answer, Question, Told
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.env.observe import observe, observe_perfect
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ASKED
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE, PERFECT_SIZE
from chanbara.sword.flat.rules.legal import legal
from tests.leaks.auditor import Pair, Tally

if TYPE_CHECKING:
    from random import Random

ONE, NOBODY = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
TYPES = {
    "observation": pyspiel.IIGObservationType(perfect_recall=False),
    "information state": pyspiel.IIGObservationType(perfect_recall=True),
    "public observation": pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=NOBODY
    ),
    "public story": pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=NOBODY),
    "private observation": pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=ONE
    ),
    "private story": pyspiel.IIGObservationType(public_info=False, perfect_recall=True, private_info=ONE),
}
"""What a seat may ask OpenSpiel for."""


def given(state: Any, seat: int) -> dict[str, bytes]:  # noqa: ANN401 - a state of OpenSpiel
    """Everything a seat is given of a state, as bytes."""
    game = state.told.game
    flat = to_flat(game)
    row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    observe(flat, seat, row)
    found = {
        "who is asked": str((int(flat[ASKED]), state.current_player())).encode(),
        "the row": row.tobytes(),
        "the digest": blake2b(msgspec.json.encode(chanbara.observe(game, seat))).digest(),
    }
    if not game.over:
        found["the mask"] = mask(flat) if flat[ASKED] == seat else b""
        numbers = state.legal_actions(seat)
        texts = [state.action_to_string(seat, number) for number in numbers]
        found["the legal actions"] = str((numbers, state.legal_actions_mask(seat), texts)).encode()
    for name, kind in TYPES.items():
        observer = state.get_game().make_py_observer(kind)
        observer.set_from(state, seat)
        found[f"the {name}, a string"] = observer.string_from(state, seat).encode()
        found[f"the {name}, a tensor"] = observer.tensor.tobytes()
    return found


def mask(flat: Any) -> bytes:  # noqa: ANN401 - the array of a game
    """The mask of the deciding seat, from the flat core."""
    actions = np.zeros(ACTIONS, dtype=np.int16)
    row = np.zeros(ACTIONS, dtype=np.int8)
    row[actions[: legal(flat, actions)]] = 1
    return row.tobytes()


def perfect(game: chanbara.Game, seat: int) -> bytes:
    """What nobody should know."""
    row = np.zeros(PERFECT_SIZE, dtype=np.int8)
    observe_perfect(to_flat(game), seat, row)
    return row.tobytes()


class ResearchPair(Pair):
    """Two indistinguishable worlds for a seat, played in parallel like the auditor does."""

    def __init__(self, game: chanbara.Game, seat: int, rng: Random, seen: Counter[str]) -> None:
        players = len(game.table.players)
        sun = game.table.catalog.name != "base"
        self.spiel = pyspiel.load_game(openspiel.NAME, {"players": players, "rising_sun": sun})
        self.seat = seat
        self.seen = seen
        self.logs: list[list[Question | Answer]] = [[], []]
        super().__init__(game, seat, rng, Tally())

    def compare(self) -> None:
        """Give the seat everything it is given in both worlds; find it the same."""
        states = [self.state(number, game) for number, game in enumerate((self.real, self.other))]
        both = [given(state, self.seat) for state in states]
        for what, real in both[0].items():
            if real != both[1].get(what):
                self.fail(what, real, both[1].get(what, b""))
        self.seen["compared"] += 1
        self.seen["worlds with other secrets"] += perfect(self.real, self.seat) != perfect(
            self.other, self.seat
        )
        self.seen["asked"] += self.real.decision is not None and self.real.decision.seat == self.seat
        self.seen["over"] += self.real.over
        if self.real.decision is not None and self.other.decision is not None:
            self.seen["others could do something else"] += (
                self.real.decision.texts() != self.other.decision.texts()
            )
        self.told = len(self.real.events)

    def apply_to_other(self, text: str) -> None:
        """Make the choice in the other world and note it: which card others choose to show may differ."""
        asked = self.other.decision
        super().apply_to_other(text)
        assert asked is not None, "somebody was asked"
        self.logs[1].append(Answer(asked.seat, 0, text))

    def choose(self, option: Any) -> None:  # noqa: ANN401 - an option of the real game
        """Note the choice, and play it in both worlds."""
        assert self.real.decision is not None, "somebody is asked"
        self.logs[0].append(Answer(self.real.decision.seat, 0, option.text))
        super().choose(option)

    def state(self, number: int, game: chanbara.Game) -> Any:  # noqa: ANN401 - a state of OpenSpiel
        """A state of this world, with the questions and choices that led to it.

        The other world is made anew again and again, so its story is told from the beginning each time.
        """
        log, told = self.logs[number], Told(game)
        log += [question for question in told.log if question not in log]
        told.log = log[:]
        state = self.spiel.new_initial_state()
        state.told = told
        return state

"""An observer who tries everything at two tables, and must get the same answers."""

import json
import os
from collections import Counter
from random import Random
from typing import Any

import chanbara
from tests.leaks.auditor import Leak, Pair, Tally
from tests.server.worlds import SPECTATOR, Both

HOST = 0
HOST_ACTS = {"pause", "end", "replace", "host", "bot_talk"}
"""What the host must not try while worlds are compared, for it would be done."""
PROBES = 4 if "CHANBARA_AUDIT_GAMES" in os.environ else 2
"""How many things the observer tries at each step: more in a long audit (see tests/leaks)."""


def is_alike(heard: list[list[str]], who: int) -> None:
    """Fail where two transcripts differ."""
    real, other = heard
    for one, two in zip(real, other, strict=False):
        if one != two:
            raise Leak(f"listener {who} can tell the worlds apart:\n{one}\n{two}")
    if len(real) != len(other):
        raise Leak(f"listener {who} heard {len(real)} frames, and {len(other)}")


class AtTheTable(Pair):
    """A pair of worlds behind two sockets. Every choice is made by a client of the deciding seat."""

    def __init__(
        self, both: Both, game: chanbara.Game, observer: int | None, rng: Random, kinds: Counter[str]
    ) -> None:
        self.both = both
        self.listeners = [SPECTATOR] if observer is None else [observer, SPECTATOR]
        self.kinds = kinds
        self.before = game
        self.said = ""
        self.is_put = False
        super().__init__(game, observer, rng, Tally())

    def differ_anew(self) -> None:
        super().differ_anew()
        self.is_put = False

    def choose(self, option: Any) -> None:  # noqa: ANN401 - an option of the real game
        self.before, self.said = self.real, option.text
        super().choose(option)

    def apply_to_other(self, text: str) -> None:
        assert self.before.decision is not None
        seat = self.before.decision.seat
        real, other = self.both.worlds
        other.put(self.other)
        real.choose(seat, self.said)
        super().apply_to_other(text)
        other.choose(seat, text)
        self.is_put = True

    def compare(self) -> None:
        self.count()
        if not self.is_put:
            for world, game in zip(self.both.worlds, (self.real, self.other), strict=True):
                world.put(game)
            for listener in self.listeners:
                self.both.say(listener, {"type": "resync"})
        if not self.real.over:
            self.pry()
        self.both.settle()
        for listener in self.listeners:
            heard = [self.without_the_end(frames) for frames in self.both.heard_by(listener)]
            is_alike(heard, listener)
            self.kinds.update(kind_of(frame) for frame in heard[0])
        for other in self.both.worlds[0].ears.keys() - set(self.listeners):
            self.both.heard_by(other)
        self.told = len(self.real.events)

    def without_the_end(self, frames: list[str]) -> list[str]:
        """Omit what is published when the game is over: by then everything is known."""
        ends = [frame for frame in frames if kind_of(frame) == "over"]
        assert bool(ends) <= self.real.over, "a record was published during the game"
        return [frame for frame in frames if frame not in ends]

    def pry(self) -> None:
        """Let the observer and the spectator try everything that could reveal something."""
        assert self.real.decision is not None
        is_asked = self.real.decision.seat == self.observer
        for listener in self.listeners:
            self.both.settle_one(listener)
            tries = questions(self.rng, self.real.decision.number, self.probes)
            if is_asked and listener == self.observer:
                tries = [one for one in tries if not is_answer(one, self.real.decision.number)]
            if listener == HOST:
                tries = [one for one in tries if not is_host_act(one)]
            for message in self.rng.sample(tries, min(PROBES, len(tries))):
                self.both.say(listener, message)
                # Nonsense is refused before it comes to the table, so that this answer may overtake others.
                self.both.settle_one(listener)
            if listener != SPECTATOR and not is_asked:
                # An answer in advance is taken back at once: nobody is to be answered for here.
                self.both.say(listener, {"type": "premove", "answer": "parry", "until": "turn"})
                self.both.say(listener, {"type": "premove", "answer": "ask"})


def is_answer(message: Any, number: int) -> bool:  # noqa: ANN401 - a message or a text
    """Whether a message would be taken for an answer to the open decision."""
    return isinstance(message, dict) and message.get("decision") == number and message["option"] == 0


def is_host_act(message: Any) -> bool:  # noqa: ANN401 - the same
    """Whether a message would be obeyed if the host said it."""
    return isinstance(message, dict) and message["type"] in HOST_ACTS


def questions(rng: Random, number: int, acts: list[str]) -> list[Any]:
    """Everything that a curious client might say; nothing of it may change the game."""
    said: list[Any] = [
        {"type": "choose", "decision": number, "option": 0, "re": 1},
        {"type": "choose", "decision": number - 1, "option": 0, "re": 2},
        {"type": "choose", "decision": number + 1, "option": 0, "re": 3},
        {"type": "choose", "decision": number, "option": 999, "re": 4},
        {"type": "choose", "decision": number, "option": -1, "re": 5},
        {"type": "why", "act": rng.choice(acts), "re": 6},
        {"type": "why", "act": rng.choice(acts), "re": 7},
        {"type": "report_position", "re": 8},
        {"type": "resync"},
        {"type": "say", "text": "hm"},
        {"type": "claim", "claim": "suspect", "about": 0},
        {"type": "claim", "claim": "suspect", "about": 7},
        {"type": "claim", "claim": rng.choice(("samurai", "ninja", "ronin"))},
        {"type": "claim", "claim": "withdraw"},
        {"type": "emote", "emote": "think"},
        {"type": "bot_talk", "talk": False},
        {"type": "mute", "seat": 1, "muted": rng.random() < 0.5},
        {"type": "reclaim"},
        {"type": "ready", "salt": "x"},
        {"type": "start"},
        {"type": "pause", "re": 9},
        {"type": "end"},
        {"type": "rematch"},
        {"type": "replace", "seat": 0, "bot": "greedy"},
        {"type": "host", "seat": 0},
        {"type": "mail", "address": "a@example.org"},
        {"type": "hello"},
        '{"type":"choose","decision":',
        "nonsense",
    ]
    return said


def kind_of(frame: str) -> str:
    """The kind of a message; of a refusal also its code, of a notice also its kind."""
    message = json.loads(frame)
    more = message.get("code") or (message.get("kind") if message["type"] == "notice" else "")
    return f"{message['type']} {more}".strip()

"""The flat core and the vector environment against OpenSpiel's hearts: a part of `make bench`."""

from __future__ import annotations

import gc
import os
import time
from importlib.metadata import version
from statistics import median
from typing import NamedTuple

from bench import against, open_build, ours, spiel_games
from bench.figures import Play, rate, shown, size_of
from chanbara.sword.flat.format.layout import SIZE

PEER = "hearts"
LEAST_INSIDE, LEAST_IN_PYTHON = 3.0, 15.0
"""Factors over hearts' decisions per second: inside C++, and through Python."""
LEAST_FILES = 1 / 3
"""The same with cards from data files."""
BUILDS = (open_build.PRINTED, open_build.OPEN, open_build.FROM_FILES, open_build.FIVE_MORE)
WITH_EXPANSION = 0.5
"""The share of these that Rising Sun must reach."""
LEAST_VECTOR = 0.5
"""The share of the bare core's decisions per second, with observation and mask."""
LEAST_TWO_THREADS = 1.7
"""The factor over one thread."""
LEAST_AGAINST = 1.3
"""The factor over a loop written by hand, against four detectives."""
LEAST_OPEN = 0.5
"""The share of the printed build's decisions per second, with the same cards on the open build."""
LENIENCE = 0.6
"""The share of a target that a short run on a busy machine must reach."""
OBSERVATIONS = 300


class Round(NamedTuple):
    """All measurements of one round, taken right after each other."""

    inside: Play
    base: Play
    in_python: Play
    risen: Play
    vector: Play
    one: Play
    """The vector environment with one thread, by wall-clock time."""
    two: Play
    """The same with two."""
    core: Play
    """The bare core on one thread, by wall-clock time."""
    cores: Play
    """The same on two independent threads: the limit of the machine."""
    against: Play
    """The learner's own decisions against four detectives in the vector environment."""
    by_hand: Play
    """The same in a loop written by hand."""
    printed_random: Play
    open_random: Play
    """Random play with Rising Sun on the printed build, and on the open one; the next two with cards from
    data files: the printed ones, and five more. Then the same by detectives."""
    files_random: Play
    five_random: Play
    printed_detectives: Play
    open_detectives: Play
    files_detectives: Play
    five_detectives: Play


class Bar(NamedTuple):
    """A target for a ratio."""

    what: str
    ours: float
    theirs: float
    ratio: float
    least: float
    counts: bool = True
    """Whether it can be measured on this machine."""

    @property
    def is_met(self) -> bool:
        """Whether it is reached."""
        return self.ratio >= self.least or not self.counts

    @property
    def row(self) -> list[str]:
        """The row of the table."""
        word = "met" if self.ratio >= self.least else "MISSED"
        word = word if self.least else "what the machine gives"
        word = word if self.counts else "one core only"
        return [
            self.what,
            f"{self.ours:,.0f}",
            f"{self.theirs:,.0f}",
            f"{self.ratio:.2f}",
            f"≥ {self.least:.2f}" if self.least else "",
            word,
        ]


class Measured:
    """The rounds of one run."""

    def __init__(self) -> None:
        self.rounds: list[Round] = []
        self.one = ours.Many()
        self.against, self.by_hand = against.Inside(), against.ByHand()
        self.alone, self.two = (ours.Many(ours.GAMES_TO_SHARE, threads=threads) for threads in (1, 2))
        state, observe = spiel_games.middle(PEER), spiel_games.observer(PEER)
        assert observe is not None, "hearts can be observed"
        self.peer_size = size_of(state.clone, spiel_games.CLONES)
        self.peer_clones = rate(state.clone, spiel_games.CLONES)
        self.peer_observations = rate(observe, OBSERVATIONS)
        self.clones, self.observations = ours.flat_clones(), ours.flat_observations()

    def round(self, number: int) -> None:
        """Measure everything once; the first round is for warm-up."""
        gc.collect()
        found = Round(
            spiel_games.play_in_cpp(PEER),
            ours.play_flat(number),
            spiel_games.play_in_python(PEER, number),
            ours.play_flat(number, rising_sun=True),
            self.one.play(),
            self.alone.play(clock=time.perf_counter),
            self.two.play(clock=time.perf_counter),
            ours.play_side_by_side(number, 1),
            ours.play_side_by_side(number, 2),
            against.play(self.against),
            against.play(self.by_hand),
            *(open_build.play_random(number, build) for build in BUILDS),
            *(open_build.play_detectives(number, build) for build in BUILDS),
        )
        if number:
            self.rounds.append(found)

    def bar(self, what: str, ours_is: str, theirs_is: str, least: float, *, counts: bool = True) -> Bar:
        """Compare two things: the median of the ratios by round, because neighbors see the same load."""
        pairs = [(getattr(one, ours_is).speed, getattr(one, theirs_is).speed) for one in self.rounds]
        mine, theirs = (median(column) for column in zip(*pairs, strict=True))
        return Bar(what, mine, theirs, median(one / other for one, other in pairs), least, counts)

    def bars(self, *, is_quick: bool) -> list[Bar]:
        """Return all targets."""
        part = LENIENCE if is_quick else 1.0
        inside, in_python = LEAST_INSIDE * part, LEAST_IN_PYTHON * part
        return [
            self.bar("base game, hearts inside C++", "base", "inside", inside),
            self.bar("base game, hearts through Python", "base", "in_python", in_python),
            self.bar("Rising Sun, hearts inside C++", "risen", "inside", inside * WITH_EXPANSION),
            self.bar("Rising Sun, hearts through Python", "risen", "in_python", in_python * WITH_EXPANSION),
            self.bar("VectorEnv, the bare core", "vector", "base", LEAST_VECTOR * part),
            self.bar(
                "VectorEnv on two threads, on one (wall clock)",
                "two",
                "one",
                # A system may keep both threads on one core for the few seconds of a short run.
                0.0 if is_quick else LEAST_TWO_THREADS,
                counts=(os.cpu_count() or 1) > 1,
            ),
            self.bar("the bare core on two threads, on one (wall clock)", "cores", "core", 0.0),
            self.bar("against detectives, a loop by hand", "against", "by_hand", LEAST_AGAINST * part),
            self.bar("open build, printed build", "open_random", "printed_random", LEAST_OPEN * part),
            self.bar(
                "detectives on the open build, on the printed build",
                "open_detectives",
                "printed_detectives",
                LEAST_OPEN * part,
            ),
            self.bar("cards from data files", "files_random", "printed_random", LEAST_FILES * part),
            self.bar("five more cards from a data file", "five_random", "printed_random", LEAST_FILES * part),
            self.bar(
                "detectives, cards from data files",
                "files_detectives",
                "printed_detectives",
                LEAST_FILES * part,
            ),
            self.bar(
                "detectives, five more cards", "five_detectives", "printed_detectives", LEAST_FILES * part
            ),
        ]

    def close(self) -> None:
        """Stop the threads."""
        self.one.env.close()
        self.alone.env.close()
        self.two.env.close()
        self.against.env.close()


def report(found: Measured, *, is_quick: bool) -> tuple[list[str], bool]:
    """Return the tables, and whether the targets are met."""
    bars = found.bars(is_quick=is_quick)
    games = [median(getattr(one, name).games_speed for one in found.rounds) for name in ("base", "inside")]
    rows = [
        ["decisions per CPU-second: what, beside what", "what", "beside", "ratio", "bar", ""],
        ["---", "---:", "---:", "---:", "---:", "---"],
        *(bar.row for bar in bars),
    ]
    others = [
        ["five players, hearts with four", "flat core", "hearts", ""],
        ["---", "---:", "---:", "---"],
        ["games per CPU-second", *(f"{one:,.0f}" for one in games), "hearts inside C++"],
        [
            "clone, ns",
            f"{1e9 / found.clones:,.0f}",
            f"{1e9 / found.peer_clones:,.0f}",
            "hearts through Python",
        ],
        [
            "observation, ns",
            f"{1e9 / found.observations:,.0f}",
            f"{1e9 / found.peer_observations:,.0f}",
            "hearts through Python: the tensor of the information state",
        ],
        ["bytes of a game", f"{SIZE:,}", shown(found.peer_size), "hearts: growth of memory by a clone"],
    ]
    tables = [[f"| {' | '.join(row)} |" for row in table] for table in (rows, others)]
    return [*tables[0], "", *tables[1]], all(bar.is_met for bar in bars)


def explanation() -> str:
    """Explain what is compared, and how."""
    return f"""\
The flat core: random play of five, inside compiled code on one core, beside hearts of OpenSpiel
{version("open_spiel")} (four players, its usual rules). Inside C++ `pyspiel.evaluate_bots` plays whole games
with OpenSpiel's own uniform random bots; which moves had two or more options is counted afterwards from the
games' histories. Through Python a loop asks for `legal_actions` and calls `apply_action`. On no side do
forced moves or chance nodes count as decisions; the time that they take does, and that of dealing.
VectorEnv plays {ours.GAMES_SIDE_BY_SIDE:,} games, or {ours.GAMES_TO_SHARE:,} where threads are compared;
each step writes observation, mask, actor, reward and done. Steps are timed, the choosing of
actions is not. The bare core on two threads is two plays that share nothing: more than that cannot be gained
from a second core. A clone of the flat core is a copy of its array. Against detectives, one of five seats is
played at random and four by detectives, in {against.GAMES:,} games on one thread: in VectorEnv with
opponents, and in a loop written by hand with the same compiled functions (`bench/against.py`). The learner's
decisions count. The open build, whose tables are read at run time, plays the same games with Rising Sun as
the printed build: at random, and between detectives, with counting; there forced moves count as well. Then
all printed cards come from data files, as programs, or five more are added.
"""

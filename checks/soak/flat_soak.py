"""The part of `make soak` that plays the flat core: millions of random games under its invariants."""

from __future__ import annotations

import time
from array import array
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numba.core import config
from rich.console import Console
from rich.progress import Progress

from chanbara.compiled.warm_up import compile_functions
from chanbara.sword.flat.fingerprint import fingerprint
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import CARDS, FRAMES, SIZE
from chanbara.sword.flat.format.tables import (
    BY_DECK,
    BY_DEFEAT,
    BY_PROPERTY,
    BY_SWORDMASTER,
    SWORDMASTER_REFUSED,
)
from chanbara.sword.flat.rules.chance import new_chance
from checks.soak import flat_faults
from checks.soak.flat_faults import Tally
from checks.soak.flat_play import MOST_QUESTIONS, ONE_BY_OTHER_RULINGS_IN, play_range
from checks.soak.watch import Broken

FULL = 10_000_000
BATCH = 5_000
GREATEST = (flat_faults.LONGEST, flat_faults.DEEPEST, flat_faults.LARGEST)
"""Columns of a tally that are not sums."""
ENDINGS = {
    "defeat": BY_DEFEAT,
    "deck": BY_DECK,
    "property": BY_PROPERTY,
    "Swordmaster": BY_SWORDMASTER,
    "Swordmaster refused": SWORDMASTER_REFUSED,
}
TEAMS = ("Shogun", "Ninja", "Ronin")
EXPLANATION = f"""\
Half of the games are played at random, the other half at random but aggressively (mostly letting attacks
pass, seldom ending the turn); the games alternate between all numbers of players, without and with Rising
Sun, and in one game in {ONE_BY_OTHER_RULINGS_IN} each ruling is random. At every question of every game each
card was in exactly one place (hands, deck, pile, in front of a seat, being played), as often as it is
printed; hands, properties and their order agreed with their counts; cards chosen to be shown were in hand,
and revealed ones on the pile; resilience and honor were within their bounds, and in the base game honor never
grew; the seat that had to answer was that of the top step of the stack; there was at least one option, and no
duplicates. Roles, honor and hands were dealt as printed, no player's role or character changed, every game
ended within {MOST_QUESTIONS:,} questions for a cause that could be seen in the array, never because the array
was too small, and was won by a team in the game.
"""


class Room(NamedTuple):
    """The buffers of a thread."""

    state: Any
    chance: Any
    actions: Any
    room: Any
    marks: Any


def new_room() -> Room:
    """Return buffers for a game, its random state, its actions and the checks.

    Interpreted, plain arrays give Python integers; compiled code needs numpy arrays.
    """
    state, room, marks = (np.zeros(size, dtype=np.int8) for size in (SIZE, flat_faults.ROOM, ACTIONS))
    actions = np.zeros(ACTIONS, dtype=np.int16)
    if config.DISABLE_JIT:
        plain = [array("b", one.tobytes()) for one in (state, room, marks)]
        return Room(plain[0], new_chance(0), array("h", actions.tobytes()), plain[1], plain[2])
    return Room(state, new_chance(0), actions, room, marks)


def play(first: int, last: int) -> Tally:
    """Play the games of these numbers and return what was counted; ``Broken`` where something is wrong."""
    tally: Tally = np.zeros((len(flat_faults.TABLES), flat_faults.COLUMNS), dtype=np.int64)
    where = new_room()
    stopped = play_range(*where, tally, first, last)
    if stopped < last:
        players, rising_sun = flat_faults.TABLES[stopped % len(flat_faults.TABLES)]
        kind = "Rising Sun" if rising_sun else "the base game"
        error = Broken(
            f"{flat_faults.FAULTS[where.room[0]]}, in game {stopped} of {players} players of {kind}"
        )
        error.add_note(f"once more: make soak ARGS='--games 0 --flat-games 1 --flat-first {stopped}'")
        raise error
    return tally


def add(tally: Tally, part: Tally) -> None:
    """Add the counts of another thread."""
    greatest = np.maximum(tally, part)[:, GREATEST]
    tally += part
    tally[:, GREATEST] = greatest


def soak(first: int, games: int, threads: int) -> Tally:
    """Play all games on this many threads."""
    compile_functions(play_range)
    tally: Tally = np.zeros((len(flat_faults.TABLES), flat_faults.COLUMNS), dtype=np.int64)
    last = first + games
    starts = range(first, last, BATCH)
    with ThreadPoolExecutor(threads) as pool, Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("random games, flat core", total=games)
        parts = [pool.submit(play, start, min(start + BATCH, last)) for start in starts]
        try:
            for part in parts:
                add(tally, part.result())
                progress.update(task, completed=int(tally[:, flat_faults.GAMES].sum()))
        finally:
            pool.shutdown(cancel_futures=True)
    played = int(tally[:, flat_faults.GAMES].sum())
    assert played == games, f"{played} of {games} games were played"
    return tally


# --- the report ---------------------------------------------------------------------------------------------


def rows(tally: Tally) -> list[list[str]]:
    """Return the counts, table by table."""
    found = []
    for (players, rising_sun), counts in zip(flat_faults.TABLES, tally.tolist(), strict=True):
        games = max(1, counts[flat_faults.GAMES])
        found.append(
            [
                f"{players}{', Rising Sun' if rising_sun else ''}",
                f"{counts[flat_faults.GAMES]:,}",
                f"{counts[flat_faults.DECISIONS] / games:.1f}",
                f"{counts[flat_faults.TURNS] / games:.1f}",
                *(f"{counts[place]:,}" for place in GREATEST),
                *(f"{counts[flat_faults.CAUSES + cause]:,}" for cause in ENDINGS.values()),
                *(f"{counts[flat_faults.WINS + team] / games:.2%}" for team in range(len(TEAMS))),
            ]
        )
    return found


def report(first: int, games: int, threads: int) -> list[str]:
    """Play, and return the section of the result."""
    began = time.monotonic()
    tally = soak(first, games, threads)
    seconds = time.monotonic() - began
    head = ["players", "games", "decisions a game", "turns a game"]
    head += ["most questions", f"most steps pending, of {FRAMES}", f"most cards on the pile, of {CARDS}"]
    head += [f"by {ending}" for ending in ENDINGS] + [f"{team} won" for team in TEAMS]
    ruler = ["---", *("---:" for _ in head[1:])]
    questions, decisions = (
        int(tally[:, column].sum()) for column in (flat_faults.QUESTIONS, flat_faults.DECISIONS)
    )
    played = (
        f"{games:,} random games: {questions:,} questions, {decisions:,} of them with two or more options"
    )
    return [
        "## The flat core",
        "",
        f"Flat core {fingerprint()}.",
        "",
        EXPLANATION,
        f"{played}; {seconds:,.0f} s with {threads} threads.",
        "",
        *(f"| {' | '.join(row)} |" for row in (head, ruler, *rows(tally))),
        "",
    ]

"""Measure the quality of the belief about roles: ``python -m checks.measure.belief --write``.

Bots of the pool play, among their own kind and mixed, and at every turn the belief is compared with the
truth. This writes docs/results/belief.md, its diagram, and the calibration table of the deduction aid.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.compiled.warm_up import compile_functions, entry_points
from chanbara.pool import Job, local_pool
from chanbara.sword.bots.calibration import BINS, PATH
from chanbara.sword.bots.compiled_bots import KIND_OF, Seated, seated
from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.flat.format.layout import ASKED, KINDS, NONE, PLAYERS, RISING_SUN, ROLE, SEATS, SIZE, TURN
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.arrays import (
    ALL_ODDS,
    BELIEF,
    KINDS_OF_ROLE,
    KINDS_OF_SETTING,
    LISTED,
    ODDS_SIZE,
    SETTINGS,
    new_workspace,
)
from chanbara.sword.mind.belief.belief import odds_at, reset
from chanbara.sword.mind.belief.knowing import ALL_KNOWN_SIZE, OF_VIEWER, know_step
from chanbara.sword.mind.belief.worlds import ROLES_IN, worlds_of
from chanbara.sword.mind.run.play import watch
from chanbara.sword.mind.run.seated import PLANNER
from chanbara.sword.mind.search.planner import plan
from chanbara.sword.mind.search.policy import decide
from checks.measure.belief_page import MOST_WORSE, diagram, page, worst_of
from checks.soak.twin import TABLES

if TYPE_CHECKING:
    from chanbara.sword.flat.format.arrays import State
    from chanbara.sword.mind.arrays import Mind

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "results" / "belief.md"
PICTURE = ROOT / "docs" / "pictures" / "reliability.svg"
MOST_ROLLOUTS = 512
"""Bots with more rollouts take too long here."""
POOL = {
    level.name: seated(level.name)
    for level in LEVELS
    if level.bot in KIND_OF and level.rollouts <= MOST_ROLLOUTS
}
MIXED = "mixed"
OFTEN = {"random": 5.0, MIXED: 1 / 3, "planner@64": 1 / 5, "planner@512": 1 / 20}
"""Multipliers for the number of games: fewer with planners, more where the belief is worst."""


class Company(NamedTuple):
    """A kind of table: its bots, and its share of games."""

    name: str
    players: int
    rising_sun: int
    games: int


class Found(NamedTuple):
    """The results of one kind of table."""

    company: Company
    uniform: float
    """Bits of the prior."""
    ends: list[float]
    """Bits left at the end, by game."""
    turns: list[list[float]]
    """Bits left at the start of each turn, by game."""
    bins: list[list[float]]
    """By stated probability of a role: count, sum of probabilities, and number of true cases."""


class Seat:
    """The buffers of a bot."""

    def __init__(self) -> None:
        self.work = new_workspace()
        self.mind, self.room = self.work.mind, self.work.room
        self.known = np.zeros(ALL_KNOWN_SIZE, dtype=np.int8)
        self.row = np.zeros(KINDS, dtype=np.int8)


def bots_of(company: Company, fate: np.random.Generator) -> list[Seated]:
    """Return the bot in each seat."""
    if company.name == MIXED:
        return [[*POOL.values()][place] for place in fate.integers(0, len(POOL), company.players)]
    return [POOL[company.name]] * company.players


def measure(company: Company) -> Found:
    """Play the games of a table, and compare the belief with the truth."""
    found = Found(company, 0.0, [], [], [[0.0, 0.0, 0.0] for _ in range(BINS)])
    seat, worlds = Seat(), 1
    for number in range(company.games):
        state, chance = np.zeros(SIZE, dtype=np.int8), new_chance(number)
        deal(state, chance, company.players, company.rising_sun)
        bots = bots_of(company, np.random.default_rng(number))
        worlds, true = worlds_of(state), true_world(state)
        reset(state, seat.mind)
        seat.known[:] = 0
        turn, bits = -1, []
        while state[ASKED] != NONE:
            if turn != (turn := int(state[TURN])):
                bits.append(-float(np.log2(seat.mind[BELIEF + true])))
                count_said(state, seat.mind, found.bins)
            action = chosen(state, chance, bots[state[ASKED]], seat)
            watch(state, action, seat.mind)
            know_step(state, chance, action, seat.known, seat.row)
        found.turns.append(bits)
        found.ends.append(-float(np.log2(seat.mind[BELIEF + true])))
        count_said(state, seat.mind, found.bins)
    return found._replace(uniform=float(np.log2(worlds)))


def chosen(state: State, chance: np.ndarray, bot: Seated, seat: Seat) -> int:
    """Return the action of the deciding seat."""
    count = int(legal(state, seat.room[LISTED:]))
    if count == 1:
        return int(seat.room[LISTED])
    if bot.kind == PLANNER:
        number, known = int(chance[0]) & 0xFFFFFFFF, seat.known[int(state[ASKED]) * OF_VIEWER :]
        return int(plan(state, known, bot.rollouts, number, seat.work))
    seat.mind[SETTINGS : SETTINGS + KINDS_OF_SETTING] = bot.manner
    return int(decide(state, chance, bot.kind, seat.mind, seat.room, count))


def true_roles(state: State) -> list[int]:
    """Return the role of each seat."""
    return [int(ROLE_OF[state[ROLE + seat]]) for seat in range(int(state[PLAYERS]))]


def true_world(state: State) -> int:
    """Return the index of the true world."""
    players = int(state[PLAYERS])
    by_way = ROLES_IN[int(state[RISING_SUN]), players, : worlds_of(state), :players]
    roles = np.roll(by_way, shogun_of(state), axis=1)
    return int(np.flatnonzero((roles == true_roles(state)).all(axis=1))[0])


def count_said(state: State, mind: Mind, bins: list[list[float]]) -> None:
    """Count each seat's statements about the others, and whether they are true; certainties are excluded."""
    players, roles, shogun = int(state[PLAYERS]), true_roles(state), shogun_of(state)
    for seat in range(players):
        first = ALL_ODDS + odds_at(seat, roles[seat])
        odds = mind[first : first + ODDS_SIZE].reshape(SEATS, KINDS_OF_ROLE)
        for other in range(players):
            if other in (seat, shogun):
                continue
            for role in range(1, KINDS_OF_ROLE):
                said = float(odds[other, role])
                if 0.0 < said < 1.0 - 1e-9:
                    one = bins[min(int(said * BINS), BINS - 1)]
                    one[0] += 1.0
                    one[1] += said
                    one[2] += roles[other] == role


def companies(games: int) -> list[Company]:
    """Return all kinds of tables: each bot among its own kind, and all of them mixed."""
    plans = []
    for name in (*POOL, MIXED):
        count = max(round(games * OFTEN.get(name, 1.0)), 2)
        for players, rising_sun in TABLES:
            plans.append(Company(name, players, int(rising_sun), count))
    return plans


def calibration_of(found: list[Found]) -> str:
    """Return the calibration table of the aid: from mixed tables, because opponents are unknown."""
    whole = np.sum([one.bins for one in found if one.company.name == MIXED], axis=0)
    rows = [
        {"said": round(said / count, 4), "was": round(was / count, 4), "times": int(count)}
        for count, said, was in whole.tolist()
        if count
    ]
    return json.dumps(rows, indent=1) + "\n"


def main() -> int:
    """Measure, and print or write the page; return 1 if the belief is much worse than the prior somewhere."""
    parser = argparse.ArgumentParser(description="How good the belief about roles is.")
    parser.add_argument("--games", type=int, default=200, help="at each kind of table; fewer with planners")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true", help="write the page, the picture and the table")
    asked = parser.parse_args()
    compile_functions(*entry_points("sword.mind"), know_step, watch)
    began, plans = time.monotonic(), companies(asked.games)
    plans.sort(key=lambda one: one.name not in OFTEN)
    with local_pool(asked.jobs) as pool:
        found = pool.gather(Job(measure, company) for company in plans)
    found.sort(key=lambda one: companies(asked.games).index(one.company))
    text = page(found, asked.games)
    sys.stdout.write(f"{text}\n{time.monotonic() - began:.0f} seconds\n")
    if asked.write:
        PATH.write_text(calibration_of(found), encoding="utf-8")
        PAGE.write_text(text, encoding="utf-8")
        PICTURE.write_text(diagram(json.loads(PATH.read_text(encoding="utf-8"))), encoding="utf-8")
    return int(worst_of(found).bits > MOST_WORSE)


if __name__ == "__main__":
    sys.exit(main())

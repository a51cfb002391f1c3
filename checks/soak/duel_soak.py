"""`make duelsoak`: duels with every pair of modules under every invariant, and a table of what happened."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import chanbara
from chanbara.duel.book.data import standard_book
from chanbara.duel.bots.registry import make_bot
from chanbara.duel.fingerprint import fingerprint
from chanbara.duel.rules.rulings import DuelRulings
from chanbara.duel.rules.words import Module
from chanbara.duel.setup import Carried
from chanbara.pool import Job, local_pool
from checks.soak.duel_invariants import check, check_saved
from checks.soak.duel_tally import LEAST, Tally, wanted

RESULT = Path(__file__).parents[2] / "docs" / "results" / "duel-soak.md"
DUELS = 1_000
ONE_SAVED_IN = 25
BOOK = standard_book()
CURIOUS = ("convert", "penalty die", "combo step", "choose chugi")
"""Rare options that the random player takes every other time."""
HALF = 0.5
OTHERWISE = 0.25
"""The share of duels with random rulings (B8.40)."""
RAISED = (2, 3, 4, 5)
"""The initial value of the red die; a weapon with a lower maximum begins with that."""


def pairs() -> list[tuple[str, str]]:
    """Return the pairs of modules that can be combined."""
    exclusive = {Module.YOROI, Module.YOROI_ENEMY}
    return [(one.value, other.value) for one, other in combinations(Module, 2) if {one, other} != exclusive]


class Lot(NamedTuple):
    """Some duels with one pair of modules."""

    modules: tuple[str, str]
    first: int
    duels: int


def chosen(modules: tuple[str, str], number: int) -> dict[str, Any]:
    """Return the other options of a duel: everything comes up, in a fixed rotation."""
    fate = random.Random(f"{modules} {number}")
    pick: dict[str, Any] = {
        "weapon": fate.choice(list(BOOK.weapons)),
        "environment": fate.choice([None, *BOOK.environments]),
        "weather": fate.choice(list(BOOK.weather)),
        "difficulty": fate.choice(list(BOOK.difficulty)),
        "modules": modules,
    }
    if Module.THREE.value not in modules:
        pick["opponent"] = fate.choice(list(BOOK.opponents))
    elif Module.YOROI_ENEMY.value in modules:
        pick["armoured"] = fate.choice([1, 2, 3])
    if Module.BLOOD.value not in modules and fate.random() < HALF:
        # Few duels raise the red die from 1 to 6; in a campaign it may begin higher.
        pick["carried"] = Carried(red_die=fate.choice(RAISED))
    if fate.random() < OTHERWISE:
        pick["rulings"] = {name: fate.random() < HALF for name in DuelRulings._fields}
    return pick


def play(modules: tuple[str, str], number: int) -> tuple[chanbara.Game, Tally]:
    """Play one duel under every invariant: half of them at random, half by the look-ahead bot."""
    seed = f"{'+'.join(modules)}:{number}"
    game = chanbara.new_game("duel", seed=seed, **chosen(modules, number))
    bot = make_bot("random" if number % 2 else "lookahead", seed)
    whim = random.Random(seed)
    tally = Tally()
    while game.decision is not None:
        check(game)
        if not number % ONE_SAVED_IN:
            check_saved(game)
        curious = [place for place, text in enumerate(game.decision.texts()) if text in CURIOUS]
        if number % 2 and curious and whim.random() < HALF:
            choice = curious[0]
        else:
            choice = bot.choose(chanbara.observe(game, 0), ())
        tally.choice(game, game.decision.texts()[choice])
        before = len(game.events)
        game.apply(choice)
        tally.events(game, before)
    check(game)
    assert chanbara.replay(game.record()).record() == game.record(), "a record must replay"
    return game, tally


def play_lot(lot: Lot) -> tuple[Tally, int]:
    """Play a lot; return what happened and the number of wins."""
    tally, won = Tally(), 0
    for number in range(lot.first, lot.first + lot.duels):
        try:
            game, one = play(lot.modules, number)
        except Exception as error:
            error.add_note(f"in duel {number} with {' and '.join(lot.modules)}")
            raise
        tally.add(one)
        won += game.result.won
    return tally, won


def lots(duels: int) -> Iterator[Lot]:
    """Divide the duels into lots."""
    size = 50
    for modules in pairs():
        for first in range(0, duels, size):
            yield Lot(modules, first, min(size, duels - first))


def soak(duels: int, jobs: int) -> tuple[Tally, Counter[tuple[str, str]]]:
    """Play everything."""
    tally: Tally = Tally()
    won: Counter[tuple[str, str]] = Counter()
    with local_pool(jobs) as pool:
        for job, (one, wins) in pool.completed(Job(play_lot, lot) for lot in lots(duels)):
            tally.add(one)
            won[job.args[0].modules] += wins
    return tally, won


def report(tally: Tally, won: Counter[tuple[str, str]], duels: int, seconds: float) -> list[str]:
    """Return the table of all that happened."""
    lines = [f"Version {chanbara.__version__}, rules {fingerprint()}.", ""]
    played = f"{len(pairs()) * duels:,} duels, {duels:,} with each pair of modules that can be combined,"
    others = "opponent, weapon, place, weather and difficulty rotate, in a quarter of them the rulings too"
    lines += [
        f"{played} half at random and half by the look-ahead player; {others}. {seconds:,.0f} s.",
        "",
        "| modules | duels | won |",
        "|---|---:|---:|",
        *(f"| {one} and {other} | {duels:,} | {won[one, other]:,} |" for one, other in pairs()),
        "",
        "| what | which | times |",
        "|---|---|---:|",
        *(f"| {what} | {which} | {tally.counts[what, which]:,} |" for what, which in wanted()),
    ]
    return lines


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m checks.soak.duel_soak", description=__doc__)
    parser.add_argument("--duels", type=int, default=DUELS, help=f"with each pair (default {DUELS:,})")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 2, help="processes (default one per core)"
    )
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/duel-soak.md")
    asked = parser.parse_args(words)
    began = time.monotonic()
    tally, won = soak(asked.duels, asked.jobs)
    lines = report(tally, won, asked.duels, time.monotonic() - began)
    print("\n".join(lines))
    if asked.write:
        command = f"make duelsoak ARGS='--duels {asked.duels} --jobs {asked.jobs} --write'"
        RESULT.write_text(
            "\n".join(["# Soak of the duel", "", f"`{command}`", "", *lines]) + "\n", encoding="utf-8"
        )
    least = LEAST if asked.duels >= DUELS else 0
    rare = [
        f"{what} {which}: {tally.counts[what, which]}"
        for what, which in wanted()
        if tally.counts[what, which] < least
    ]
    unknown = [f"{what} {which}" for what, which in tally.counts if (what, which) not in set(wanted())]
    for line in rare:
        print(f"too rare: {line}", file=sys.stderr)
    for line in unknown:
        print(f"not in the table: {line}", file=sys.stderr)
    return 1 if rare or unknown else 0


if __name__ == "__main__":
    sys.exit(main())

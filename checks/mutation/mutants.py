"""`make mutants`: change cards and rules, one thing at a time; a test that cites it must fail."""

from __future__ import annotations

import argparse
import json
import os
import resource
import selectors
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest
from rich.console import Console
from rich.progress import Progress

import chanbara
from chanbara.duel.fingerprint import fingerprint as fingerprint_of_duel
from chanbara.sword.fingerprint import fingerprint as fingerprint_of_sword
from checks.mutation import DUEL, GAMES, SWORD, Mutant
from checks.mutation.code import effect_mutants, rule_mutants
from checks.mutation.duel_code import duel_rule_mutants
from checks.mutation.duel_numbers import number_mutants, unlisted_parts
from checks.mutation.equivalent import reason
from checks.mutation.printed import printed_mutants, unlisted_constants
from checks.mutation.trials import NUMBERED, Items, Trial, in_order, numbered_trials, scenario_trials

RESULT = Path(__file__).parents[2] / "docs" / "results" / "mutants.md"

SECONDS_PER_TEST = 15.0
"""CPU time after which a test counts as hanging, which is a failure."""
MEMORY = 4 << 30
SAMPLE = {SWORD: (1, 10), DUEL: (3, 30)}
"""A short run tries one in this many mutants of cards and the like, and one in this many of the rules."""
MUST_DIE = ("card", "character", "opponent", "weapon", "place", "module")
GROUPS = (*MUST_DIE, "rule")
ACCOUNTED = {"killed", "explained"}
PYTEST = ("-q", "--tb=native", "--no-header", "-pno:cacheprovider", "-pno:xdist", "-pno:terminalreporter")
"""Options for collecting the tests: silent, with short tracebacks, because nobody reads them."""
FINGERPRINTS = {SWORD: fingerprint_of_sword, DUEL: fingerprint_of_duel}


class Fate(NamedTuple):
    """The fate of a mutant."""

    mutant: Mutant
    killer: str | None
    citing: bool
    """Whether the failed test cites the card or rule."""

    @property
    def word(self) -> str:
        """Return it in a word."""
        if self.killer is None:
            return "survived" if reason(self.mutant.name) is None else "explained"
        return "killed" if self.citing else "killed elsewhere"


def all_mutants() -> list[Mutant]:
    """Return every mutant; names are unique."""
    found = [*printed_mutants(), *effect_mutants(), *rule_mutants()]
    found += [*number_mutants(), *duel_rule_mutants()]
    doubled = [name for name, count in Counter(mutant.name for mutant in found).items() if count > 1]
    assert not doubled, f"two mutants are called alike: {doubled}"
    unlisted = [*unlisted_constants(), *unlisted_parts()]
    assert not unlisted, f"nothing changes {unlisted}"
    return found


# --- one mutant in its own process --------------------------------------------------------------------------


def trial_by_fork(mutant: Mutant | None, trials: list[Trial]) -> int:
    """Start a process that looks for the first failing test; return the pipe for its answer."""
    reading, writing = os.pipe()
    if os.fork() == 0:
        os.close(reading)
        try:
            said = json.dumps(_first_failure(mutant, trials))
        except BaseException as error:  # noqa: BLE001 - said below, in the process that can print
            said = json.dumps({"broken": repr(error)})
        os.write(writing, said.encode())
        os._exit(0)
    os.close(writing)
    return reading


def _first_failure(mutant: Mutant | None, trials: list[Trial]) -> list[Any]:
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, _too_long)
    if mutant is None:
        return [trial.name for trial in trials if not _passes(trial)]
    mutant.apply()
    for trial, citing in in_order(trials, mutant.cites):
        if not _passes(trial):
            return [trial.name, citing]
    return [None, False]


def _passes(trial: Trial) -> bool:
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_PER_TEST)
    try:
        return trial.passes()
    except TimeoutError:
        return False
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _too_long(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError


def heard(reading: int) -> list[Any]:
    """Return the answer of the process, once it is done."""
    with os.fdopen(reading, encoding="utf-8") as pipe:
        said = pipe.read()
    os.wait()
    assert said, "the process ended without a word"
    found = json.loads(said)
    assert isinstance(found, list), f"the process broke: {found}"
    return found


# --- all of them --------------------------------------------------------------------------------------------


def fates(mutants: Sequence[Mutant], trials: list[Trial], jobs: int) -> Iterator[Fate]:
    """Yield the fate of each mutant, this many at a time."""
    waiting = list(reversed(mutants))
    with selectors.DefaultSelector() as running:
        while waiting or running.get_map():
            while waiting and len(running.get_map()) < jobs:
                mutant = waiting.pop()
                running.register(trial_by_fork(mutant, trials), selectors.EVENT_READ, mutant)
            for key, _ in running.select():
                running.unregister(key.fd)
                killer, citing = heard(key.fd)
                yield Fate(key.data, killer, citing)


def games_of(mutants: Sequence[Mutant]) -> list[str]:
    """Return the games of some mutants."""
    return [game for game in GAMES if any(mutant.game == game for mutant in mutants)]


class Conductor(Items):
    """A pytest plugin that runs the tests against every mutant instead of once."""

    def __init__(self, mutants: Sequence[Mutant], jobs: int, *, is_citing: bool) -> None:
        super().__init__()
        self.mutants = mutants
        self.jobs = jobs
        self.is_citing = is_citing
        """Whether to run only tests that cite what a mutant changes."""
        self.fates: list[Fate] = []
        self.trials: list[Trial] = []
        """For all games."""
        self.failing: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Exclude tests that fail without any mutant; try each mutant with the others."""
        with Progress(console=Console(stderr=True)) as progress:
            for game in games_of(self.mutants):
                mutants = [mutant for mutant in self.mutants if mutant.game == game]
                trials = [*scenario_trials(game), *numbered_trials(session.items, self, game)]
                if self.is_citing:
                    changed = {what for mutant in mutants for what in mutant.cites}
                    trials = [trial for trial in trials if trial.cites & changed]
                failing = heard(trial_by_fork(None, trials))
                trials = [trial for trial in trials if trial.name not in failing]
                self.failing += failing
                self.trials += trials
                task = progress.add_task(f"mutants of {GAMES[game]}", total=len(mutants))
                for fate in fates(mutants, trials, self.jobs):
                    self.fates.append(fate)
                    progress.advance(task)
        return True


# --- the report ---------------------------------------------------------------------------------------------


def report(found: list[Fate]) -> list[str]:
    """Return the table, then the survivors and those that no citing test killed."""
    words = ("killed", "killed elsewhere", "explained", "survived")
    lines = [f"| game | mutants of | {' | '.join(words)} |", "|---|---|---:|---:|---:|---:|"]
    counts = Counter((fate.mutant.game, fate.mutant.group, fate.word) for fate in found)
    lines += [
        f"| {GAMES[game]} | {group}s | {' | '.join(f'{counts[game, group, word]:,}' for word in words)} |"
        for game in GAMES
        for group in GROUPS
        if any(counts[game, group, word] for word in words)
    ]
    lines += ["", "## Survivors, and those that no citing test killed", ""]
    left = [fate for fate in found if fate.word != "killed"]
    return lines + ([f"- {fate.mutant.name}: {fate.word}{by(fate)}" for fate in left] or ["None."])


def kills(found: list[Fate]) -> list[str]:
    """Return which test killed which mutant, which is printed and not stored."""
    lines = ["", "| mutant | the test that failed |", "|---|---|"]
    return lines + [f"| {fate.mutant.name} | {fate.killer} |" for fate in found if fate.word == "killed"]


def by(fate: Fate) -> str:
    """Return the killer, if any, and the expected one."""
    wanted = ", ".join(fate.mutant.cites) or "any paragraph"
    if fate.killer is None:
        return f": {reason(fate.mutant.name)}" if fate.word == "explained" else f"; wanted: {wanted}"
    return f" by {fate.killer}; it cites none of {wanted}"


def chosen(quick: bool, only: str, games: Sequence[str]) -> list[Mutant]:  # noqa: FBT001 - a switch of the command
    """Return the mutants to try."""
    found = [mutant for mutant in all_mutants() if only in mutant.name and mutant.game in games]
    if not quick:
        return found
    found = [mutant for mutant in found if reason(mutant.name) is None]  # explained ones need all tests
    kept = []
    for game in games:
        own = [mutant for mutant in found if mutant.game == game]
        cards, rules = SAMPLE[game]
        kept += [mutant for mutant in own if mutant.group in MUST_DIE][::cards]
        kept += [mutant for mutant in own if mutant.group not in MUST_DIE][::rules]
    return kept


def asked_for(words: Sequence[str] | None) -> argparse.Namespace:
    """Return the command-line options."""
    parser = argparse.ArgumentParser(prog="python -m checks.mutation.mutants", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="a sample: of Samurai Sword all cards, of the rest some"
    )
    parser.add_argument("--game", choices=GAMES, help="of one game alone (default both)")
    parser.add_argument("--only", default="", help="those whose name contains this")
    parser.add_argument(
        "--citing", action="store_true", help="against no tests but those that cite what is changed"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 2, help="processes (default one per core)"
    )
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/mutants.md")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    asked = asked_for(words)
    began = time.monotonic()
    mutants = chosen(asked.quick, asked.only, [asked.game] if asked.game else [*GAMES])
    if not mutants:
        print("there is no such mutant")
        return 1
    games = games_of(mutants)
    conductor = Conductor(mutants, asked.jobs, is_citing=asked.citing)
    pytest.main([*PYTEST, *(folder for game in games for folder in NUMBERED[game])], plugins=[conductor])
    assert len(conductor.fates) == len(mutants), "it broke off"
    found = sorted(conductor.fates, key=lambda fate: mutants.index(fate.mutant))
    rules = ", of ".join(f"{GAMES[game]} {FINGERPRINTS[game]()}" for game in games)
    about = (
        f"{len(found):,} mutants against {len(conductor.trials):,} tests"
        f" in {time.monotonic() - began:,.0f} s with {asked.jobs} processes."
        f" Version {chanbara.__version__}; rules of {rules}."
    )
    lines = [about, "", *report(found)]
    print("\n".join([*lines, *kills(found)]))
    for name in conductor.failing:
        print(f"fails without any mutant: {name}")
    if asked.write:
        options = f"{'--quick ' * asked.quick}{f'--game {asked.game} ' if asked.game else ''}--write"
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        whole = ["# Mutants", "", f"`make mutants ARGS='{options}'`", "", *lines, ""]
        RESULT.write_text("\n".join(whole), encoding="utf-8")
    left = [fate for fate in found if fate.mutant.group in MUST_DIE and fate.word not in ACCOUNTED]
    return 1 if left or conductor.failing else 0


if __name__ == "__main__":
    sys.exit(main())

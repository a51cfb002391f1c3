"""A check that plays many games: its options, its processes, and the page of its result."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from rich.console import Console
from rich.progress import Progress

import chanbara
from chanbara.compiled.warm_up import compile_now
from chanbara.pool import Job, local_pool
from chanbara.sword.fingerprint import fingerprint
from chanbara.sword.flat.fingerprint import fingerprint as flat_fingerprint

Played = TypeVar("Played")
RESULTS = Path(__file__).parents[2] / "docs" / "results"


class Page(NamedTuple, Generic[Played]):
    """The page of a result."""

    title: str
    explanation: str
    """What stands before the line of the result."""
    has_flat_core: bool = False
    """Whether the result depends on the flat core."""
    after: Callable[[Sequence[Played]], str] = lambda _: ""
    """What stands after that line."""


class Check(NamedTuple, Generic[Played]):
    """A check: how a game is played, and what is said in the end."""

    name: str
    """Its target in the Makefile, and the name of its page."""
    about: str | None
    games: int
    """How many by default."""
    play: Callable[[int], Played]
    """Plays the game with a number."""
    line: Callable[[Sequence[Played], float], str]
    """What is said of all games and their seconds."""
    page: Page[Played] | None = None
    batch: int = 50
    progress: str = ""
    """What is counted beside the progress bar; empty: there is none."""
    compiled: str = ""
    """What is compiled before, once and not in each process."""


def run(check: Check[Played]) -> list[Played]:
    """Play the games that the command line asks for, and write the page if requested."""
    parser = argparse.ArgumentParser(description=check.about)
    parser.add_argument("--games", type=int, default=check.games)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    if check.page:
        parser.add_argument("--write", action="store_true", help=f"write docs/results/{check.name}.md")
    asked = parser.parse_args()
    began = time.perf_counter()
    found = _played(check, asked.first, asked.games, asked.jobs)
    line = check.line(found, time.perf_counter() - began)
    sys.stdout.write(f"{line}\n")
    if check.page and asked.write:
        text = page_text(check.name, check.page, line, found)
        (RESULTS / f"{check.name}.md").write_text(text, encoding="utf-8")
    return found


def page_text(name: str, page: Page[Played], line: str, found: Sequence[Played]) -> str:
    """Return the page of a result."""
    versions = f"Version {chanbara.__version__}, rules {fingerprint()}"
    if page.has_flat_core:
        versions += f", flat core {flat_fingerprint()}"
    command = f"`make {name} ARGS='--games {len(found)} --write'`"
    return f"# {page.title}\n\n{command}\n\n{versions}.\n\n{page.explanation}{line}\n{page.after(found)}"


def _played(check: Check[Played], first: int, games: int, jobs: int) -> list[Played]:
    if check.compiled:
        compile_now(check.compiled)
    numbers = range(first, first + games)
    batches = [numbers[start : start + check.batch] for start in range(0, games, check.batch)]
    found: list[Played] = []
    bar = Progress(console=Console(stderr=True), disable=not check.progress)
    with local_pool(jobs) as pool, bar:
        task = bar.add_task(check.progress, total=games)
        for job, some in pool.completed(Job(_play_batch, check.play, batch) for batch in batches):
            found += some
            bar.advance(task, len(job.args[1]))
    return found


def _play_batch(play: Callable[[int], Played], numbers: range) -> list[Played]:
    return [play(number) for number in numbers]

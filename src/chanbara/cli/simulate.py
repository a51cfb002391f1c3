"""``chanbara simulate``: many games between bots, and their statistics."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from chanbara.cli.common.manners import Mistake, cannot_write, terminal
from chanbara.cli.common.pool import Jobs, RayAddress, chosen_pool, progress_bar
from chanbara.cli.common.variant import (
    HOW_MANY,
    Book,
    CardsFile,
    Cast,
    Games,
    HouseFile,
    Rikyu,
    RisingSun,
    RulingList,
    chosen_variant,
)
from chanbara.compiled.decorators import is_interpreted
from chanbara.pool import Pool
from chanbara.sim.games.arena import Plan, play_all
from chanbara.sim.games.engines import Engine, chosen_engine, compile_for, remarks_on, what_hinders
from chanbara.sim.games.match import Outcome
from chanbara.sim.games.report import data, tables
from chanbara.sim.games.tally import Tally, tally
from chanbara.sim.games.variant import ANY_CAST
from chanbara.sword.books import OURS
from chanbara.sword.bots.bot_files import sealed
from chanbara.sword.bots.registry import NAMES, USUAL

Bots = Annotated[
    str,
    typer.Option(
        help=f"{', '.join(NAMES)}, your own Python file, or net:FILE. Several take the seats in rotation.",
        metavar="NAME,...",
    ),
]
FiguresFile = Annotated[
    Path | None, typer.Option("--json", help="Write all results to this JSON file.", metavar="FILE")
]

AskedEngine = Annotated[
    Engine | None,
    typer.Option("--engine", help="Engine to use (default: flat where possible)."),
]


def simulate(
    players: Annotated[int, typer.Option(help=HOW_MANY, metavar="NUMBER")] = 5,
    games: Games = 1000,
    seed: Annotated[str, typer.Option(help="Seed for all deals and choices.", metavar="SEED")] = "1",
    bots: Bots = USUAL,
    rising_sun: RisingSun = False,
    cast: Cast = ANY_CAST,
    rikyu: Rikyu = False,
    book: Book = OURS,
    ruling: RulingList = None,
    house: HouseFile = None,
    cards: CardsFile = None,
    json_file: FiguresFile = None,
    engine: AskedEngine = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
) -> None:
    """Simulate games of Samurai Sword and report winners, endings and length."""
    chosen = chosen_variant(
        rising_sun=rising_sun, cast=cast, rikyu=rikyu, book=book, ruling=ruling, house=house, cards=cards
    )
    if json_file is not None:
        # Printed before the games are played, not after.
        check_place(json_file)
    began = perf_counter()
    try:
        named = tuple(sealed(name.strip()) for name in bots.split(","))
        variant = chosen.variant
        plan = Plan(players, games, seed, named, variant, chosen_engine(engine, variant, named))
        plan.check()
        with chosen_pool(jobs, ray, len(plan.batches)) as pool:
            counted = tally(played(plan, pool))
    except ValueError as error:
        raise Mistake(str(error)) from error
    show(plan, counted, perf_counter() - began)
    if engine is None and not is_interpreted() and (why := what_hinders(plan.variant, plan.bots)):
        remark(terminal(), f"The flat core would be faster; it does not play {why}.")
    if json_file is not None:
        write(json_file, json.dumps(data(plan, counted), indent=2) + "\n")


def show(plan: Plan, counted: Tally, seconds: float) -> None:
    """Print the statistics."""
    console = terminal()
    console.print(
        f" {plan.games} games of {plan.players} players by the {plan.engine.in_words}, seed {plan.seed},"
        f" {plan.games / seconds:.0f} games a second"
    )
    console.print(tables(counted))
    remark(console, remarks_on(plan.variant, (plan.players,), plan.bots))


def remark(console: Console, sentence: str) -> None:
    """Print a note for readers of the statistics, if there is one."""
    if sentence:
        console.print(f" {sentence}", soft_wrap=True)


def played(plan: Plan, pool: Pool) -> list[Outcome]:
    """Play all games with a progress bar, if there is a terminal."""
    compile_for(plan.engine, plan.variant)  # the progress message next to the bar
    with progress_bar() as progress:
        task = progress.add_task("", total=plan.games)
        return play_all(plan, pool, lambda done: progress.advance(task, done))


def check_place(path: Path) -> None:
    """Refuse a path where no file can be written."""
    try:
        if path.is_dir():
            raise Mistake(f"cannot write {path}: it is a folder")
        if not path.parent.is_dir():
            raise Mistake(f"cannot write {path}: there is no folder {path.parent}")
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()
    except OSError as error:
        raise cannot_write(path, error) from error


def write(path: Path, text: str) -> None:
    """Write a file."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(path, error) from error

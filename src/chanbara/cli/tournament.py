"""``chanbara tournament``: bots compared on the same deals."""

from __future__ import annotations

import re
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from chanbara.cli.common.manners import Mistake, cannot_write, terminal
from chanbara.cli.common.pool import Jobs, RayAddress, chosen_pool, progress_bar
from chanbara.cli.common.variant import (
    MOST_GAMES,
    Book,
    CardsFile,
    Cast,
    HouseFile,
    Rikyu,
    RisingSun,
    RulingList,
    chosen_variant,
)
from chanbara.cli.simulate import AskedEngine, remark
from chanbara.pool import Pool
from chanbara.sim.games.designs import Design
from chanbara.sim.games.engines import chosen_engine, compile_for, remarks_on
from chanbara.sim.games.variant import ANY_CAST
from chanbara.sim.tournament.files import JOURNAL, polars_package, write_files
from chanbara.sim.tournament.plan import Plan, Results
from chanbara.sim.tournament.report import Shown, page, show
from chanbara.sim.tournament.resume import Journal
from chanbara.sim.tournament.run import play_tournament
from chanbara.sword.books import OURS
from chanbara.sword.bots.bot_files import sealed
from chanbara.sword.bots.registry import NAMES

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

NUMBER = re.compile(r"[0-9]{1,9}")
MOST_NUMBERS = 1000

Bots = Annotated[
    str,
    typer.Option(
        help=f"{', '.join(NAMES)}, your own Python file, or net:FILE. The first is compared with the others.",
        metavar="NAME,...",
    ),
]
Players = Annotated[
    str,
    typer.Option(help="Number of players, or several: 5, 4-7, 3,5 (8 with --rising-sun).", metavar="NUMBERS"),
]
Deals = Annotated[
    int,
    typer.Option(min=1, max=MOST_GAMES, help="Maximum number of deals per player count.", metavar="NUMBER"),
]
Asked = Annotated[Design, typer.Option("--design", help="Seating design.")]
Out = Annotated[
    Path | None,
    typer.Option(help="Output folder for results and games; must be empty or new.", metavar="FOLDER"),
]
Resume = Annotated[bool, typer.Option("--resume", help="Resume the tournament in --out.")]
Looks = Annotated[
    str | None,
    typer.Option(
        help="Stop early if the result is clear after this many deals, e.g. 25,50,100.", metavar="NUMBERS"
    ),
]


def tournament(
    bots: Bots,
    players: Players = "5",
    deals: Deals = 50,
    design: Asked = Design.INVASION,
    seed: Annotated[str, typer.Option(help="Seed for all deals and choices.", metavar="SEED")] = "1",
    rising_sun: RisingSun = False,
    cast: Cast = ANY_CAST,
    rikyu: Rikyu = False,
    book: Book = OURS,
    ruling: RulingList = None,
    house: HouseFile = None,
    cards: CardsFile = None,
    looks: Looks = None,
    engine: AskedEngine = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    out: Out = None,
    resume: Resume = False,
) -> None:
    """Compare Samurai Sword bots on the same deals until the difference is clear."""
    chosen = chosen_variant(
        rising_sun=rising_sun, cast=cast, rikyu=rikyu, book=book, ruling=ruling, house=house, cards=cards
    )
    began = perf_counter()
    try:
        named = tuple(sealed(name.strip()) for name in bots.split(","))
        after = numbers(looks, "looks") if looks else ()
        player = chosen_engine(engine, chosen.variant, named)
        plan = Plan(named, numbers(players, "players"), deals, design, seed, chosen.variant, after, player)
        plan.check()
        with chosen_pool(jobs, ray) as pool, journal_in(out, plan, resume=resume) as journal:
            results = played(plan, pool, journal)
        if out is not None:
            write_files(out, results, show(results))
    except (ValueError, ModuleNotFoundError) as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise cannot_write(error.filename or out or "the results", error) from error
    tell(results, show(results), perf_counter() - began)


def tell(results: Results, shown: Shown, seconds: float) -> None:
    """Print the whole report."""
    plan, games = results.plan, len(results.games)
    console, speed = terminal(), games / seconds
    console.print(
        f" {plan.design}, {games} games by the {plan.engine.in_words}, seed {plan.seed},"
        f" {speed:.0f} games a second"
    )
    console.print(page(results, shown))
    remark(console, remarks_on(plan.variant, plan.players, plan.bots))


def numbers(text: str, what: str) -> tuple[int, ...]:
    """Parse numbers: ``5``, ``4-7``, ``3,5,7``."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = (one.strip() for one in part.partition("-"))
        if not NUMBER.fullmatch(first) or not NUMBER.fullmatch(last if dash else first):
            raise Mistake(f"--{what} is a number, or several such as 4-7 or 3,5; not {text!r}")
        found += islice(range(int(first), int(last or first) + 1), MOST_NUMBERS)
    if len(found) >= MOST_NUMBERS:
        raise Mistake(f"--{what} names fewer than {MOST_NUMBERS} numbers; not {text!r}")
    if not found or len(set(found)) < len(found):
        raise Mistake(f"--{what} names each number once, the smaller first; not {text!r}")
    return tuple(sorted(found))


def journal_in(out: Path | None, plan: Plan, *, resume: bool) -> AbstractContextManager[Journal | None]:
    """Open the journal of finished games, creating its folder if needed."""
    if out is None:
        if resume:
            raise Mistake("--resume needs the folder of --out")
        return nullcontext()
    # Printed before the games are played, not after.
    polars_package()
    out.mkdir(parents=True, exist_ok=True)
    if not resume and any(out.iterdir()):
        raise Mistake(f"{out} is not empty; use --resume to continue the tournament in it")
    return Journal(out / JOURNAL, plan.about, resume=resume)


def played(plan: Plan, pool: Pool, journal: Journal | None) -> Results:
    """Play with a progress bar; after an interrupt, print how to resume."""
    try:
        compile_for(plan.engine, plan.variant)  # the progress message next to the bar
        with progress_bar() as progress:
            task = progress.add_task("", completed=len(journal.games) if journal else 0)
            return play_tournament(
                plan, pool, journal, lambda done, most: progress.update(task, completed=done, total=most)
            )
    except (KeyboardInterrupt, BrokenExecutor) as error:
        if journal is not None:
            what = "interrupted" if isinstance(error, KeyboardInterrupt) else "broken off"
            typer.echo(f"chanbara: {what}; run the same command with --resume to continue", err=True)
        raise

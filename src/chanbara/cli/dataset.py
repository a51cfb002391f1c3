"""``chanbara dataset``: many games between bots as tables on disk, for machine learning."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from chanbara.cli.common.manners import Mistake, cannot_write, terminal
from chanbara.cli.common.pool import Jobs, RayAddress, chosen_pool, progress_bar
from chanbara.cli.common.variant import HOW_MANY, Cast, Games, Rikyu, RisingSun
from chanbara.cli.simulate import Bots, remark
from chanbara.sim.games.variant import ANY_CAST
from chanbara.sword.bots.registry import USUAL
from chanbara.sword.flat.format.vocabulary import remark_on

if TYPE_CHECKING:
    from chanbara.research.dataset.plan import Manifest, Plan

Out = Annotated[Path, typer.Option(help="Output folder; must be empty or new.", metavar="DIR")]
Tensor = Annotated[bool, typer.Option("--tensor", help="Include the observation tensor of each decision.")]


def dataset(
    out: Out,
    players: Annotated[int, typer.Option(help=HOW_MANY, metavar="NUMBER")] = 5,
    games: Games = 1000,
    seed: Annotated[str, typer.Option(help="Seed for all deals and choices.", metavar="SEED")] = "1",
    bots: Bots = USUAL,
    rising_sun: RisingSun = False,
    cast: Cast = ANY_CAST,
    rikyu: Rikyu = False,
    tensor: Tensor = False,
    jobs: Jobs = None,
    ray: RayAddress = None,
) -> None:
    """Let bots play many games and export them as Parquet."""
    # This imports packages that no other command needs.
    from chanbara.research.dataset.plan import Plan  # noqa: PLC0415

    plan = Plan(
        games=games,
        players=players,
        rising_sun=rising_sun,
        cast=cast,
        rikyu=rikyu,
        bots=tuple(name.strip() for name in bots.split(",")),
        seed=seed,
        tensor=tensor,
    )
    began = perf_counter()
    try:
        manifest = written(plan, out, jobs, ray)
    except (ValueError, ModuleNotFoundError) as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise cannot_write(out, error) from error
    show(manifest, out, perf_counter() - began)
    remark(terminal(), remark_on(plan.catalog))


def written(plan: Plan, out: Path, jobs: int | None, ray: str | None) -> Manifest:
    """Write a dataset with a progress bar, if there is a terminal."""
    from chanbara.research.dataset.writer import compile_for, write  # noqa: PLC0415 - as above

    plan.check()
    compile_for(plan)  # the progress message next to the bar
    with chosen_pool(jobs, ray, len(plan.parts)) as pool, progress_bar() as progress:
        task = progress.add_task("", total=plan.games)
        return write(plan, out, pool, lambda done: progress.advance(task, done))


def show(manifest: Manifest, out: Path, seconds: float) -> None:
    """Print what was written."""
    games = manifest.plan.games
    decisions = sum(part.rows for part in manifest.parts if part.table == "decisions")
    size = sum((out / part.file).stat().st_size for part in manifest.parts)
    terminal().print(
        f" {games} games with {decisions} decisions in {out}: {size / 1e6:.1f} MB,"
        f" {games / seconds:.0f} games a second"
    )

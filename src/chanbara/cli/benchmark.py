"""``chanbara benchmark`` and ``chanbara verify``: a bot scored by a fixed protocol, and the check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import chanbara
from chanbara.cli.common.manners import Mistake, cannot_write, terminal
from chanbara.cli.common.pool import Jobs, RayAddress, chosen_pool, progress_bar
from chanbara.cli.simulate import check_place
from chanbara.compiled.warm_up import compile_now
from chanbara.pool import Job, Pool
from chanbara.sim.benchmark.play import Ended, Tested, play_tested, play_usual
from chanbara.sim.benchmark.protocol import BUDGET_MS, DEALS, OPPONENT, PROTOCOL, TABLES, pairings
from chanbara.sim.benchmark.result import Result, result_of
from chanbara.sim.benchmark.verify import NotVerified, read_result
from chanbara.sim.benchmark.verify import verify as verify_result
from chanbara.sim.games.report import table_of
from chanbara.sword.bots.bot_files import sealed
from chanbara.sword.bots.registry import NAMES, make_bot

BotName = Annotated[
    str,
    typer.Argument(help=f"{', '.join(NAMES)}, or your own Python file.", metavar="BOT", show_default=False),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", help="Write the result, with all choices, to this file.", metavar="FILE"),
]
Deals = Annotated[
    int,
    typer.Option(
        min=2, max=DEALS, help=f"Deals per table; fewer than {DEALS} are a trial.", metavar="NUMBER"
    ),
]


def benchmark(
    bot: BotName, out: Out = None, deals: Deals = DEALS, jobs: Jobs = None, ray: RayAddress = None
) -> None:
    """Score a bot by a fixed protocol and write a result that others can verify."""
    if out is not None:
        # Printed before the games are played, not after.
        check_place(out)
    try:
        name = sealed(bot)
        make_bot(name, PROTOCOL)
        with chosen_pool(jobs, ray, deals * len(TABLES)) as pool:
            tested, usual = play_all(name, deals, pool)
    except ValueError as error:
        raise Mistake(str(error)) from error
    result = result_of(name, tested, usual, chanbara.__version__)
    show(result)
    if out is not None:
        try:
            out.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=0) + b"\n")
        except OSError as error:
            raise cannot_write(out, error) from error


def verify(
    result: Annotated[Path, typer.Argument(help="A file written by chanbara benchmark.", metavar="FILE")],
    jobs: Jobs = None,
    ray: RayAddress = None,
) -> None:
    """Replay every game of a benchmark result and check its scores."""
    try:
        made = read_result(result.read_bytes())
        compile_now("sword.mind")
        with chosen_pool(jobs, ray, len(made.games)) as pool, progress_bar() as progress:
            task = progress.add_task("", total=len(made.games))
            verify_result(made, pool, lambda done: progress.advance(task, done))
    except OSError as error:
        raise Mistake(f"cannot read {result}: {error.strerror}") from error
    except NotVerified as error:
        raise Mistake(f"{result}: {error}") from error
    show(made)
    terminal().print(f" Verified: {2 * len(made.games)} games replayed, hash {made.hash[:16]}")


def play_all(bot: str, deals: int, pool: Pool) -> tuple[list[Tested], list[Ended]]:
    """Play all games with a progress bar, if there is a terminal."""
    compile_now("sword.mind")
    listed = [*pairings(deals)]
    with progress_bar() as progress:
        task = progress.add_task("", total=2 * len(listed))
        tested = pool.gather(
            [Job(play_tested, bot, one) for one in listed], lambda _: progress.advance(task, 1)
        )
        return tested, pool.gather(
            [Job(play_usual, one) for one in listed], lambda _: progress.advance(task, 1)
        )


def show(result: Result) -> None:
    """Print the scores."""
    console = terminal()
    trial = "" if result.is_complete else f", a trial with {result.deals} of {DEALS} deals"
    console.print(f" {result.benchmark}: {result.bot} among {OPPONENT}s{trial}")
    table = table_of("table", "games won", "share (95% interval)", f"points over {OPPONENT} (95% interval)")
    for one in result.scores:
        share = f"{100 * one.rate:.1f}%  ({100 * one.low:.1f} – {100 * one.high:.1f})"
        over = f"{one.points:+.1f}  ({one.points_low:+.1f} – {one.points_high:+.1f})"
        table.add_row(one.table, f"{one.wins} of {one.games}", share, over)
    console.print(table)
    if result.milliseconds is not None:
        kept = "within" if result.is_within_budget else "beyond"
        console.print(f" {result.milliseconds:.2f} ms per decision, {kept} the budget of {BUDGET_MS} ms")

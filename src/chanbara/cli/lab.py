"""``chanbara lab``: the balance of the game, and the effect of a change."""

from __future__ import annotations

import shlex
from concurrent.futures import BrokenExecutor
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Group

from chanbara.cli.common.manners import LOST, Mistake, cannot_write, terminal
from chanbara.cli.common.pool import Jobs, RayAddress, chosen_pool, progress_bar
from chanbara.cli.common.variant import (
    MOST_GAMES,
    Book,
    CardsFile,
    Cast,
    Rikyu,
    RisingSun,
    RulingList,
    chosen_variant,
)
from chanbara.cli.simulate import AskedEngine, Bots
from chanbara.cli.tournament import Players, numbers
from chanbara.pool import Pool
from chanbara.sim.games.engines import Engine
from chanbara.sim.games.report import table_of
from chanbara.sim.games.variant import ANY_CAST
from chanbara.sim.lab.estimates import played
from chanbara.sim.lab.plan import LabPlan, lab_plan
from chanbara.sim.lab.report import say
from chanbara.sim.lab.report.contents import Report, report_of
from chanbara.sim.lab.report.verdicts import verdict
from chanbara.sim.lab.report.write import COUNTS, PAGE, write_counts, write_report
from chanbara.sim.lab.run import (
    Progress,
    compile_for,
    empty_sheet,
    matched_deals,
    ruling_deals,
    sheets,
)
from chanbara.sword.books import OURS
from chanbara.sword.bots.bot_files import sealed
from chanbara.sword.bots.registry import USUAL

REFRESH = 10.0
"""Seconds between updates of the page while games are running."""

Games = Annotated[
    int,
    typer.Option(
        min=1,
        max=MOST_GAMES,
        help="Number of games in total, split over the player counts.",
        metavar="NUMBER",
    ),
]
Out = Annotated[Path, typer.Option(help="Output folder for the report.", metavar="DIR")]
VariantFile = Annotated[
    Path | None,
    typer.Option("--variant", help="House rules to compare with the printed game (YAML).", metavar="FILE"),
]
Seconds = Annotated[
    float | None,
    typer.Option(min=1, help="Print a first table after this many seconds, then continue.", metavar="NUMBER"),
]
Flip = Annotated[
    int | None,
    typer.Option(
        "--rulings",
        min=0,
        max=MOST_GAMES,
        help="Deals on which the other books and each ruling are also tested the other way (0: none).",
        metavar="NUMBER",
    ),
]
Match = Annotated[
    int | None,
    typer.Option(
        "--matched",
        min=0,
        max=MOST_GAMES,
        help="Deals played with what is new or changed and without (by default as many as games).",
        metavar="NUMBER",
    ),
]


def lab(
    out: Out,
    players: Players = "5",
    games: Games = 2000,
    seed: Annotated[str, typer.Option(help="Seed for all deals and choices.", metavar="SEED")] = "1",
    bots: Bots = USUAL,
    rising_sun: RisingSun = False,
    cast: Cast = ANY_CAST,
    rikyu: Rikyu = False,
    book: Book = OURS,
    ruling: RulingList = None,
    variant: VariantFile = None,
    cards: CardsFile = None,
    matched: Match = None,
    rulings: Flip = None,
    engine: AskedEngine = None,
    seconds: Seconds = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
) -> None:
    """Let bots play many games and write a balance report, with the effect of a rule change."""
    chosen = chosen_variant(
        rising_sun=rising_sun, cast=cast, rikyu=rikyu, book=book, ruling=ruling, house=variant, cards=cards
    )
    words = f"chanbara lab --players {players} --bots {shlex.quote(bots)} --seed {shlex.quote(seed)}"
    words += chosen.command.replace("--house", "--variant")
    try:
        tables = numbers(players, "players")
        names = tuple(sealed(name.strip()) for name in bots.split(","))
        plan = lab_plan(chosen.variant, tables, games, seed, names, engine, rulings, matched)
        if engine is not None or plan.engine is Engine.FLAT:
            words += f" --engine {plan.engine}"
        plan.check()
        pool = chosen_pool(jobs, ray)
        out.mkdir(parents=True, exist_ok=True)
        Session(plan, out, words, seconds).run(pool)
    except ValueError as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise cannot_write(error.filename or out, error) from error


class Session:
    """One run of the lab: games are played and counted, and the report is updated repeatedly."""

    def __init__(self, plan: LabPlan, out: Path, words: str, seconds: float | None) -> None:
        self.plan = plan
        self.out = out
        self.words = words
        self.first_table = None if seconds is None else perf_counter() + seconds
        """When to print the first table while games are running."""
        nothing = empty_sheet(plan)
        self.progress = Progress(nothing, nothing)
        self.next_page = 0.0
        self.console = terminal()

    def run(self, pool: Pool) -> None:
        """Play until the end or an interrupt; the report covers everything counted by then."""
        try:
            self._play(pool)
        except KeyboardInterrupt:
            self._break_off("interrupted")
        except BrokenExecutor:
            self._break_off(LOST)
            self._finish()
            raise typer.Exit(1) from None
        self._finish()

    def _break_off(self, why: str) -> None:
        """Stop the games; a partial round that no command could reproduce is not reported."""
        if not self.progress.whole.games:
            self.console.print(f" {why} before every player count had a game: no report was written")
            raise typer.Abort from None
        self.console.print(f" {why}: the report covers the games played so far", soft_wrap=True)

    def _finish(self) -> None:
        report = self._report(is_running=False)
        try:
            write_counts(report, self.out)
        except ModuleNotFoundError as error:
            report = report._replace(has_counts=False)
            self.console.print(f" {COUNTS} was not written: {error}", soft_wrap=True)
        write_report(report, self.out)
        self.console.print(in_short(report))
        self.console.print(f" {self.out / PAGE}", soft_wrap=True)

    def _play(self, pool: Pool) -> None:
        compile_for(self.plan)  # the progress message next to the bar
        with pool, progress_bar() as progress:
            total = self.plan.total + self.plan.matched_total + self.plan.ruling_total
            task = progress.add_task("", total=total)
            coming = sheets(self.plan, pool)
            for self.progress in coming:
                sheet = self.progress.sheet
                done = sheet.games + matched_deals(sheet) + ruling_deals(self.plan, sheet)
                progress.update(task, completed=done)
                if sheet.games and done < total:
                    self._show(perf_counter())

    def _show(self, now: float) -> None:
        """Write the page, and print the first table, when it is time."""
        is_told = self.first_table is not None and now >= self.first_table
        # The page covers complete rounds, so that an interrupted run leaves a reproducible one.
        is_written = self.progress.whole.games > 0 and (is_told or now >= self.next_page)
        if not is_told and not is_written:
            return
        report = self._report(is_running=True)
        if is_written:
            write_report(report, self.out)
            self.next_page = perf_counter() + REFRESH
        if is_told:
            self.first_table = None
            self.console.print(in_short(report))
            going = f"{self.out / PAGE} keeps updating" if is_written else "the run continues"
            self.console.print(f" {going}; press Ctrl-C to stop", soft_wrap=True)

    def _report(self, *, is_running: bool) -> Report:
        # Before the first round is complete, use the counts so far.
        sheet = self.progress.whole if self.progress.whole.games else self.progress.sheet
        command = f"{self.words} --games {sheet.games} --rulings {ruling_deals(self.plan, sheet)}"
        if self.plan.subjects.items:
            command += f" --matched {matched_deals(sheet)}"
        command += f" --out {shlex.quote(str(self.out))}"
        return report_of(self.plan, sheet, command, is_running=is_running)


def in_short(report: Report) -> Group:
    """Return the summary for the terminal."""
    games = f" {say.games(report.sheet.games)} of {say.numbers(played(report.counts))} players"
    table = table_of("team", "players", "games won (95% interval)", "fair")
    for one in report.teams:
        won = f"{say.percent(one.plain.value)}  ({say.between(one.plain)})"
        table.add_row(say.name("team", one.team), str(one.players), won, say.percent(one.fair))
    sentences = (f" {sentence}" for sentence in verdict(report))
    return Group(games, *sentences, table, *(f" {note}" for note in say.stand_ins(report.plan)))

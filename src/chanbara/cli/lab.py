"""``chanbara lab``: whether the game is balanced, and what a change does to it."""

from __future__ import annotations

import os
import shlex
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Group

from chanbara.bots.own import sealed
from chanbara.bots.registry import USUAL
from chanbara.cli.box import CardsFile, Cast, Rikyu, RisingSun, RulingList, chosen_box
from chanbara.cli.manners import Mistake, terminal
from chanbara.cli.simulate import Bots, Jobs, progress_bar
from chanbara.cli.tournament import AskedEngine, Players, numbers
from chanbara.sim.box import ANY_CAST
from chanbara.sim.lab import say
from chanbara.sim.lab.plan import LabPlan, lab_engine, plan_arms
from chanbara.sim.lab.report import Report, report_of
from chanbara.sim.lab.run import empty_sheet, ruling_deals, sheets
from chanbara.sim.lab.write import COUNTS, PAGE, write_counts, write_report
from chanbara.sim.report import table_of

REFRESH = 10.0
"""Seconds between two versions of the page while games are played."""

Games = Annotated[
    int, typer.Option(min=1, help="How many games; the numbers of players share them.", metavar="NUMBER")
]
Out = Annotated[Path, typer.Option(help="The folder of the report.", metavar="DIR")]
VariantFile = Annotated[
    Path | None,
    typer.Option("--variant", help="House rules in YAML, beside the printed game.", metavar="FILE"),
]
Seconds = Annotated[
    float | None,
    typer.Option(min=1, help="Print the first table after so long, then go on.", metavar="NUMBER"),
]
Flip = Annotated[
    int,
    typer.Option(
        "--rulings",
        min=0,
        help="On so many deals, also decide each ruling of chapter 13 the other way.",
        metavar="NUMBER",
    ),
]


def lab(
    out: Out,
    players: Players = "5",
    games: Games = 2000,
    seed: Annotated[str, typer.Option(help="Fixes all deals and choices.", metavar="SEED")] = "1",
    bots: Bots = USUAL,
    rising_sun: RisingSun = False,
    cast: Cast = ANY_CAST,
    rikyu: Rikyu = False,
    ruling: RulingList = None,
    variant: VariantFile = None,
    cards: CardsFile = None,
    rulings: Flip = 0,
    engine: AskedEngine = None,
    seconds: Seconds = None,
    jobs: Jobs = None,
) -> None:
    """Have bots play many games and write a report: who wins, what each card does, what a change changes."""
    chosen = chosen_box(
        rising_sun=rising_sun, cast=cast, rikyu=rikyu, ruling=ruling, house=variant, cards=cards
    )
    words = f"chanbara lab --players {players} --bots {shlex.quote(bots)} --seed {shlex.quote(seed)}"
    words += chosen.command.replace("--house", "--variant")
    try:
        tables = numbers(players, "players")
        names = tuple(sealed(name.strip()) for name in bots.split(","))
        arms = plan_arms(chosen.box, tables, rulings=rulings > 0)
        player = lab_engine(engine, chosen.box, names)
        words += f" --engine {player}"
        plan = LabPlan(tables, games, seed, names, arms, player, rulings)
        plan.check()
        out.mkdir(parents=True, exist_ok=True)
        Session(plan, out, words, seconds).run(jobs or os.cpu_count() or 1)
    except ValueError as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise Mistake(f"{error.filename or out} cannot be written: {error.strerror}") from error


class Session:
    """One run of the lab: games are played and counted, and the report is written again and again."""

    def __init__(self, plan: LabPlan, out: Path, words: str, seconds: float | None) -> None:
        self.plan = plan
        self.out = out
        self.words = words
        self.first_table = None if seconds is None else perf_counter() + seconds
        """When a table is to be printed while games go on."""
        self.sheet = empty_sheet(plan)
        self.next_page = 0.0
        self.console = terminal()

    def run(self, jobs: int) -> None:
        """Play until the end, or until somebody interrupts: what was counted by then is the report."""
        try:
            self._play(jobs)
        except KeyboardInterrupt:
            if not self.sheet.games:
                raise typer.Abort from None
            self.console.print(" interrupted: the report is about the games that were played")
        report = self._report(is_running=False)
        write_report(report, self.out)
        try:
            write_counts(report, self.out)
        except ModuleNotFoundError as error:
            self.console.print(f" {COUNTS} was not written: {error}", soft_wrap=True)
        self.console.print(in_short(report))
        self.console.print(f" {self.out / PAGE}", soft_wrap=True)

    def _play(self, jobs: int) -> None:
        with progress_bar() as progress, closing(sheets(self.plan, jobs)) as coming:
            task = progress.add_task("", total=self.plan.total + self.plan.ruling_total)
            last = perf_counter()
            for sheet in coming:
                self.sheet = sheet
                done = sheet.games + ruling_deals(self.plan, sheet)
                progress.update(task, completed=done)
                now = perf_counter()
                if done < self.plan.total + self.plan.ruling_total:
                    # The next games may take as long as the last: a table in time is one before them.
                    self._show(now, soon=2 * now - last)
                last = now

    def _show(self, now: float, soon: float) -> None:
        """Write the page, and print the first table, when it is time."""
        is_told = self.first_table is not None and soon >= self.first_table
        if now < self.next_page and not is_told:
            return
        report = self._report(is_running=True)
        write_report(report, self.out)
        self.next_page = perf_counter() + REFRESH
        if is_told:
            self.first_table = None
            self.console.print(in_short(report))
            self.console.print(f" {self.out / PAGE} goes on; Ctrl-C ends it", soft_wrap=True)

    def _report(self, *, is_running: bool) -> Report:
        deals = ruling_deals(self.plan, self.sheet)
        command = f"{self.words} --games {self.sheet.games}{f' --rulings {deals}' if deals else ''}"
        command += f" --out {shlex.quote(str(self.out))}"
        return report_of(self.plan, self.sheet, command, is_running=is_running)


def in_short(report: Report) -> Group:
    """Return what a person at the terminal wants to know."""
    games = f" {say.games(report.sheet.games)} of {say.numbers(report.plan.players)} players"
    table = table_of("team", "players", "games won (95 % interval)", "fair")
    for one in report.teams:
        won = f"{say.percent(one.plain.value)}  ({say.between(one.plain)})"
        table.add_row(say.name("team", one.team), str(one.players), won, say.percent(one.fair))
    return Group(games, table, *(f" {sentence}" for sentence in say.verdict(report)))

"""``chanbara simulate duel``: many duels fought by one bot, and their statistics."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from chanbara.cli.common.manners import Mistake, terminal
from chanbara.cli.common.pool import Jobs, RayAddress, chosen_pool
from chanbara.cli.common.variant import MOST_GAMES
from chanbara.cli.simulate import FiguresFile, check_place, write
from chanbara.duel.bots.registry import NAMES
from chanbara.duel.fingerprint import header
from chanbara.duel.setup import numbers_given
from chanbara.duel.simulation import DuelPlan, DuelTally, fight_all, tally_duels
from chanbara.duel.terminal.play import (
    USUAL,
    Difficulty,
    Environment,
    Modules,
    NumbersFile,
    Opponent,
    RulingList,
    Weapon,
    Weather,
    check_numbers,
    rulings_from,
)
from chanbara.record.rates import CONFIDENCE

OURS = "The base game is our own reconstruction, and its numbers are ours."
OWN = "These duels used your own numbers."

Bot = Annotated[str, typer.Option(help=f"Bot: {', '.join(NAMES)}.", metavar="NAME")]


def simulate_duel(
    opponent: Opponent = USUAL.opponent,
    weapon: Weapon = USUAL.weapon,
    environment: Environment = USUAL.environment,
    weather: Weather = USUAL.weather,
    difficulty: Difficulty = USUAL.difficulty,
    module: Modules = None,
    ruling: RulingList = None,
    numbers: NumbersFile = None,
    bot: Bot = NAMES[0],
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="Number of duels.", metavar="NUMBER")
    ] = 1000,
    seed: Annotated[str, typer.Option(help="Seed for all decks and choices.", metavar="SEED")] = "1",
    json_file: FiguresFile = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
) -> None:
    """Simulate duels and report wins, endings and length."""
    check_numbers(numbers)
    modules = tuple(module or ())
    plan = DuelPlan(games, seed, bot, opponent, weapon, environment, weather, difficulty, modules)
    try:
        own = numbers_given(numbers)
        plan = plan._replace(rulings=rulings_from(ruling), numbers=None if own is None else own.text)
        plan.check()
    except ValueError as error:
        raise Mistake(str(error)) from error
    if json_file is not None:
        # Printed before the duels are fought, not after.
        check_place(json_file)
    with chosen_pool(jobs, ray, len(plan.batches)) as pool:
        counted = tally_duels(fight_all(plan, pool))
    console = terminal()
    console.print(f" {games} duels fought by {bot}, seed {seed}")
    console.print(figures(counted))
    console.print(f" {OURS if plan.numbers is None else OWN}", soft_wrap=True)
    if json_file is not None:
        write(json_file, json.dumps(duel_data(plan, counted), indent=2) + "\n")


def figures(counted: DuelTally) -> Table:
    """Return the statistics as rows."""
    rows = Table.grid(padding=(0, 3, 0, 1))
    rows.add_column()
    rows.add_column(justify="right")
    least, most = counted.won.interval
    rows.add_row("won", f"{counted.won.rate:.1%}", f"{least:.1%} to {most:.1%}")
    rows.add_row("rounds", f"{counted.rounds:.1f}", "on average")
    for cause, count in counted.causes.items():
        rows.add_row(cause, str(count))
    return rows


def duel_data(plan: DuelPlan, counted: DuelTally) -> dict[str, Any]:
    """Return everything as plain data: the same for the same plan, however it was fought."""
    about = dict(header())
    return {
        "game": about["game"],
        "version": about["version"],
        "rules": about["rules"],
        "note": OURS if plan.numbers is None else OWN,
        **plan._asdict(),
        "rulings": dict(plan.rulings),
        "confidence": CONFIDENCE,
        "won": {"rate": counted.won.rate, "interval": list(counted.won.interval), "duels": counted.won.wins},
        "rounds": counted.rounds,
        "causes": counted.causes,
    }

"""``chanbara train`` and ``chanbara export``: a network learns by self-play, and becomes a bot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from chanbara.cli.common.manners import Mistake, cannot_write, terminal
from chanbara.cli.tournament import numbers
from chanbara.sword.bots.bot_files import sealed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.research.train.curve import Round
    from chanbara.research.train.recipe import Recipe
    from chanbara.research.train.run import Run

DEVICE = "cpu"
LINES = 20
"""Lines of progress of a whole run."""
ONE_MINUTE = 60.0

Folder = Annotated[
    Path, typer.Argument(help="Folder for checkpoint and curve; must be empty or new.", metavar="FOLDER")
]
Opponents = Annotated[
    str | None,
    typer.Option(
        help="At mixed tables: bots up to the detective and its styles, or net:FILE.", metavar="NAME,..."
    ),
]
Partners = Annotated[
    bool | None, typer.Option(help="Whether the network may have several seats at a mixed table.")
]
Deduction = Annotated[bool | None, typer.Option(help="Tell the network what the detective would deduce.")]
Advice = Annotated[
    bool | None, typer.Option(help="Begin with the choices of the detective, not from nothing.")
]
Mixed = Annotated[float | None, typer.Option(help="Share of games at mixed tables.", min=0, max=1)]
Decisions = Annotated[
    int | None, typer.Option(help="Decisions of the network to learn from.", metavar="NUMBER", min=1)
]
Begin = Annotated[
    Path | None,
    typer.Option(help="Begin with the network of another run, or of study.", metavar="CHECKPOINT"),
]
Minutes = Annotated[
    float | None, typer.Option(help="Stop after this time; --resume continues.", metavar="MINUTES", min=0)
]


def train(
    folder: Folder,
    players: Annotated[
        str | None,
        typer.Option(help="Numbers of players: 5, 4-7, 3,5 (8 with rising_sun).", metavar="NUMBERS"),
    ] = None,
    sets: Annotated[
        str | None, typer.Option(help="Sets: base, rising_sun or both.", metavar="NAME,...")
    ] = None,
    opponents: Opponents = None,
    partners: Partners = None,
    mixed: Mixed = None,
    decisions: Decisions = None,
    games: Annotated[int | None, typer.Option(help="Games side by side.", metavar="NUMBER")] = None,
    steps: Annotated[int | None, typer.Option(help="Steps of each per round.", metavar="NUMBER")] = None,
    width: Annotated[int | None, typer.Option(help="Width of hidden layers.", metavar="NUMBER")] = None,
    layers: Annotated[int | None, typer.Option(help="Hidden layers.", metavar="NUMBER")] = None,
    epochs: Annotated[int | None, typer.Option(help="Passes over each round.", metavar="NUMBER")] = None,
    batch: Annotated[int | None, typer.Option(help="Decisions per update.", metavar="NUMBER")] = None,
    learning_rate: Annotated[float | None, typer.Option(help="At the beginning.", metavar="RATE")] = None,
    entropy: Annotated[float | None, typer.Option(help="Entropy bonus at the beginning.")] = None,
    deduction: Deduction = None,
    advice: Advice = None,
    seed: Annotated[int | None, typer.Option(help="Seed for weights, deals and choices.")] = None,
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = DEVICE,
    begin: Begin = None,
    minutes: Minutes = None,
    resume: Annotated[bool, typer.Option("--resume", help="Resume the run in the folder.")] = False,
) -> None:
    """Train a network for Samurai Sword by self-play, with bots at some tables (needs PyTorch)."""
    given = locals().copy()
    try:
        run = _opened(folder, given, device, begin, resume=resume)
        _go_on(run, minutes)
    except (ValueError, ModuleNotFoundError) as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise cannot_write(folder, error) from error


def names(text: str) -> tuple[str, ...]:
    """Return the names in a list with commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _opened(folder: Path, words: Mapping[str, Any], device: str, begin: Path | None, *, resume: bool) -> Run:
    """Open a new run, or the one in the folder."""
    # This imports packages that no other command needs.
    from chanbara.research.train.recipe import Recipe  # noqa: PLC0415
    from chanbara.research.train.run import new_run, resumed  # noqa: PLC0415

    given = {name: words[name] for name in Recipe.__struct_fields__ if words[name] is not None}
    for name in ("opponents", "sets"):
        if name in given:
            given[name] = names(given[name])
    if "opponents" in given:
        given["opponents"] = tuple(map(sealed, given["opponents"]))
    if "players" in given:
        given["players"] = numbers(given["players"], "players")
    if resume and begin is not None:
        raise Mistake("--resume goes on with the network of its run; --begin starts another with its own")
    if resume:
        run = resumed(folder, device)
        _check_same(run.learner.recipe, given)
        return run
    if folder.exists() and any(folder.iterdir()):
        raise Mistake(f"{folder} is not empty; use --resume to continue the run in it")
    run = new_run(folder, msgspec.convert(given, Recipe), device, begin)
    check_size(run.learner.recipe, given)
    folder.mkdir(parents=True, exist_ok=True)
    return run


def check_size(recipe: Recipe, given: Mapping[str, object]) -> None:
    """Refuse another size than that of the network that is begun with."""
    for name in ("width", "layers"):
        if given.get(name) not in {None, has := getattr(recipe, name)}:
            raise Mistake(f"the network of --begin has {name} {has}, not {given[name]}")


def _check_same(recipe: Recipe, given: Mapping[str, object]) -> None:
    """Refuse to resume a run with other settings: it would not be the same run."""
    for name, value in given.items():
        if (was := getattr(recipe, name)) != value:
            raise Mistake(f"{name} was {was} in this run and cannot become {value}; start another")


def _go_on(run: Run, minutes: float | None) -> None:
    """Train, and print how it goes."""
    from chanbara.research.train.run import CHECKPOINT  # noqa: PLC0415 - as above

    console, recipe = terminal(), run.learner.recipe
    told = run.progress.decisions * LINES // recipe.decisions
    rounds: list[Round] = []

    def tell(one: Round) -> None:
        nonlocal told
        rounds.append(one)
        if one.decisions * LINES // recipe.decisions > told:
            told = one.decisions * LINES // recipe.decisions
            console.print(_line(rounds))
            rounds.clear()

    try:
        run.go_on(None if minutes is None else ONE_MINUTE * minutes, tell)
    except KeyboardInterrupt:
        typer.echo("chanbara: interrupted; run the same command with --resume to continue", err=True)
        raise
    where = run.folder / CHECKPOINT
    if run.is_finished:
        console.print(f" Done: chanbara export {where} FILE makes it a bot.")
    else:
        console.print(f" Stopped after {run.progress.decisions:,} decisions; --resume continues.")


def _line(rounds: list[Round]) -> str:
    from chanbara.research.train.curve import gain  # noqa: PLC0415 - as above

    last, found = rounds[-1], gain(rounds)
    over = "" if found is None else f"  {found:+5.1f} over strangers"
    return f" {last.seconds:5.0f} s {last.decisions:13,} decisions {last.games:9,} games{over}"


def export(
    checkpoint: Annotated[Path, typer.Argument(help="Checkpoint of chanbara train.", metavar="CHECKPOINT")],
    file: Annotated[Path, typer.Argument(help="File for the network.", metavar="FILE")],
) -> None:
    """Write the network of a checkpoint as a bot, net:FILE, which needs no PyTorch."""
    from chanbara.research.train.stored import export as write  # noqa: PLC0415 - as above

    try:
        about = write(checkpoint, file)
    except ValueError as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise cannot_write(file, error) from error
    players = ", ".join(map(str, about["players"]))
    trained = f"{players} players, {' and '.join(about['sets']).replace('_', ' ')}"
    size = file.stat().st_size / 1e6
    terminal().print(f" {file}: {size:.1f} MB, {trained}. Play against it: chanbara play --bots net:{file}")

"""``chanbara lessons`` and ``chanbara study``: a network learns what searches find."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from chanbara.cli.common.manners import Mistake, cannot_write, terminal
from chanbara.cli.tournament import numbers
from chanbara.cli.train import check_size, names
from chanbara.extras import package
from chanbara.sword.bots.bot_files import is_net, sealed

if TYPE_CHECKING:
    from chanbara.research.train.lessons import Teacher
    from chanbara.research.train.study import Report

OF_FILE = 50_000
AHEAD = 2
DETECTIVE = "detective"
USUAL = "detective,detective,detective,detective,sly,aggressive,greedy,novice"


Opponents = Annotated[
    str, typer.Option(help="Bots at mixed tables, up to the detective.", metavar="NAME,...")
]
Policy = Annotated[
    str, typer.Option(help="Who decides where nothing is explored: detective, neural or net:FILE.")
]
Ahead = Annotated[
    int, typer.Option(help="Rounds of the table that are played on; 99 is to the end.", min=1, max=99)
]


def lessons(
    folder: Annotated[Path, typer.Argument(help="Folder for the lessons.", metavar="FOLDER")],
    players: Annotated[str, typer.Option(help="Numbers of players: 5, 4-7, 3,5.", metavar="NUMBERS")] = "5",
    sets: Annotated[str, typer.Option(help="Sets: base, rising_sun or both.", metavar="NAME,...")] = "base",
    opponents: Opponents = USUAL,
    mixed: Annotated[float, typer.Option(help="Share of games at mixed tables.", min=0, max=1)] = 0.6,
    policy: Policy = DETECTIVE,
    ahead: Ahead = AHEAD,
    files: Annotated[int, typer.Option(help=f"Files, of {OF_FILE:,} lessons each.", min=1)] = 1,
    first: Annotated[int, typer.Option(help="The number of the first file.", min=0)] = 0,
    of_file: Annotated[int, typer.Option(help="Lessons of a file.", min=1)] = OF_FILE,
    games: Annotated[int, typer.Option(help="Games side by side.", min=1)] = 440,
    seed: Annotated[int, typer.Option(help="Seed for deals and choices.", min=0)] = 1,
) -> None:
    """Play games between bots, and write what each option of each decision leads to (needs PyTorch).

    Files that are there already are not made again: an interrupted command goes on where it was.
    """
    given = {"mixed": mixed, "games": games, "seed": seed, "opponents": names(opponents), "sets": names(sets)}
    numbered = [
        (number, folder / f"lessons-{seed}-{number:05}.npz") for number in range(first, first + files)
    ]
    try:
        teacher = _teacher({**given, "players": numbers(players, "players")}, policy, ahead)
        folder.mkdir(parents=True, exist_ok=True)
        for number, path in numbered:
            if not path.exists():
                terminal().print(f" {path}: {teacher.write(path, number, of_file):,} lessons")
    except (ValueError, ModuleNotFoundError) as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise cannot_write(folder, error) from error


def _teacher(given: dict[str, Any], policy: str, ahead: int) -> Teacher:
    """Return who makes the lessons."""
    package("torch", "train")
    from chanbara.research.train.lessons import Teacher  # noqa: PLC0415 - with it comes PyTorch
    from chanbara.research.train.recipe import Recipe  # noqa: PLC0415 - the same

    recipe = Recipe(**given)
    recipe.check()
    if policy != DETECTIVE and not is_net(policy):
        raise Mistake(f"detective, neural or net:FILE decides, not {policy!r}")
    return Teacher(recipe, sealed(policy) if is_net(policy) else "", ahead)


def study(
    lessons_in: Annotated[
        list[Path], typer.Argument(help="Folders with lessons.", metavar="LESSONS...", show_default=False)
    ],
    to: Annotated[Path, typer.Option(help="File for the checkpoint.", metavar="CHECKPOINT")],
    begin: Annotated[
        Path | None, typer.Option(help="Begin with the network of a checkpoint.", metavar="CHECKPOINT")
    ] = None,
    width: Annotated[
        int | None, typer.Option(help="Width of hidden layers; 512.", metavar="NUMBER", min=1, max=1024)
    ] = None,
    layers: Annotated[
        int | None, typer.Option(help="Hidden layers; 3.", metavar="NUMBER", min=1, max=8)
    ] = None,
    passes: Annotated[float, typer.Option(help="How often each lesson is seen.", min=0)] = 2.0,
    batch: Annotated[int, typer.Option(help="Lessons per update.", min=1)] = 1024,
    learning_rate: Annotated[float, typer.Option(help="At the beginning.", min=0)] = 1e-3,
    entropy: Annotated[float, typer.Option(help="The worth of a nat of entropy.", min=0.001)] = 0.012,
    seed: Annotated[int, typer.Option(help="Seed for weights and order.", min=0)] = 1,
) -> None:
    """Have a network learn from lessons (needs PyTorch); chanbara export makes it a bot."""
    course = {"width": width, "layers": layers, "passes": passes, "batch": batch}
    course |= {"learning_rate": learning_rate, "entropy": entropy, "seed": seed}
    try:
        _study(lessons_in, to, begin, course)
    except (ValueError, ModuleNotFoundError) as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise cannot_write(to, error) from error


def _study(folders: list[Path], to: Path, begin: Path | None, given: dict[str, Any]) -> None:
    """Read lessons, learn from them, and write what was learned."""
    package("torch", "train")
    from chanbara.research.train.checkpoint import load_policy, save_policy  # noqa: PLC0415 - this is PyTorch
    from chanbara.research.train.lessons import read_lessons  # noqa: PLC0415 - the same
    from chanbara.research.train.recipe import Recipe  # noqa: PLC0415 - the same
    from chanbara.research.train.study import Course, Student  # noqa: PLC0415 - the same

    begun = None
    if begin is not None:
        recipe, begun = load_policy(begin)
        check_size(recipe, given)
        given |= {"width": recipe.width, "layers": recipe.layers}
    given = {name: value for name, value in given.items() if value is not None}
    found = read_lessons(folders)
    student = Student(Course(**given), found, begun)
    terminal().print(f" {len(student.learned):,} lessons; {len(student.tested):,} more to measure by")
    student.study(_tell)
    players, sets = found.tables()
    kept = Recipe(players=players, sets=sets, width=student.course.width, layers=student.course.layers)
    save_policy(to, kept, student.policy, msgspec.to_builtins(student.course))


def _tell(report: Report) -> None:
    gain = f"{report.gain:+.3f} ± {report.error:.3f}"
    terminal().print(f" {report.share:4.0%}  {gain} percent of games per decision over the detective")

"""``chanbara scenario``: run scenarios, or create one from a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from chanbara import CorruptRecord
from chanbara.cli.common.manners import Mistake, terminal, understood
from chanbara.cli.common.variant import CardsFile, known_cards
from chanbara.record.scenario import Scenario, from_record, parse, run

UNPLAYABLE = (AssertionError, AttributeError, LookupError, TypeError, ValueError)


def scenario(
    files: Annotated[list[Path] | None, typer.Argument(help="Scenarios to run.", metavar="FILE...")] = None,
    source: Annotated[
        Path | None, typer.Option("--from", help="Create a scenario from this record.", metavar="RECORD")
    ] = None,
    at: Annotated[int | None, typer.Option(help="Start before this choice.", metavar="NUMBER")] = None,
    choices: Annotated[int, typer.Option(min=1, help="Number of choices to include.", metavar="NUMBER")] = 1,
    cards: CardsFile = None,
) -> None:
    """Run scenarios and report differences, or create one from a game."""
    known_cards(cards)
    if source is not None:
        if files or at is None:
            raise Mistake("create a scenario with --from RECORD --at NUMBER, and no other file")
        typer.echo(written(source, at, choices), nl=False)
        return
    if not files:
        raise Mistake("name the scenarios to run, or create one with --from RECORD --at NUMBER")
    # All files are read before any is run: a syntax error is not a difference.
    stories = [(path, story) for path in files for story in read(path)]
    console = terminal()
    all_hold = True
    for path, story in stories:
        found = played(path, story)
        all_hold = all_hold and not found
        console.print(f"{'differs' if found else 'ok':<8} {path}: {story.title}", soft_wrap=True)
        for one in found:
            console.print(f"         {one}", soft_wrap=True)
    if not all_hold:
        raise typer.Exit(1)


def written(source: Path, at: int, choices: int) -> str:
    """Return a scenario made from a record."""
    return understood(source, lambda text: from_record(text, at, choices))


def read(path: Path) -> list[Scenario]:
    """Return the scenarios of a file."""
    return understood(path, parse)


def played(path: Path, story: Scenario) -> list[str]:
    """Return the differences in a scenario."""
    try:
        return run(story)
    except CorruptRecord as error:
        raise Mistake(f"{path}: {story.title}: {error}") from error
    except UNPLAYABLE as error:
        # A position may name any cards and pending steps, also some that contradict each other.
        why = f"the rules cannot go on from this position ({type(error).__name__}: {error})"
        raise Mistake(f"{path}: {story.title}: {why}; check its cards and pending steps") from error

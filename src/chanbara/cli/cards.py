"""``chanbara cards``: check data files with custom cards, and say what their cards do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from chanbara.cli.common.manners import Language, Mistake, known_language
from chanbara.locales import speech
from chanbara.sword.own_cards import is_data_file, load_own_cards
from chanbara.sword.parts.schema import schema


def cards(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Data files with custom cards.", metavar="FILE...")
    ] = None,
    language: Language = "en",
    show_schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of data files, for editors.")
    ] = False,
) -> None:
    """Check data files with custom cards and say what their cards do."""
    if show_schema:
        typer.echo(json.dumps(schema(), indent=2))
        return
    if not files:
        raise Mistake("name a data file, or use --schema")
    known = known_language(language)
    for number, file in enumerate(files):
        for line in told(file, known, f"file{number}"):
            typer.echo(line)


def told(file: Path, language: str, space: str) -> list[str]:
    """Return what the cards of a file do, a line each; ``Mistake`` says what is wrong with it."""
    if not is_data_file(file.name):
        raise Mistake(f"{file.name} is no data file: its name ends in .yaml, .yml or .json")
    try:
        own = load_own_cards(file, space)
    except ValueError as error:
        raise Mistake(str(error)) from error
    words = speech(language)
    entries = [
        *(f"card-{card.key}" for card in own.cards),
        *(f"character-{one.key}" for one in own.characters),
    ]
    return [f"{words.say(entry)}: {words.text(entry)}".rstrip(": ") for entry in entries]

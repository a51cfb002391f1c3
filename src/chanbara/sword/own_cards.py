"""A designer's own cards and characters, written as the same entries as ours, in a file of his own."""

from __future__ import annotations

import importlib.util
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from chanbara.sword.rules.catalog import Card, Character


class OwnCards(NamedTuple):
    """What a file adds to a game."""

    name: str
    """The file's name, without folders."""
    digest: str
    """A hash of the file; records carry it."""
    cards: tuple[Card, ...]
    characters: tuple[Character, ...]
    words: tuple[tuple[str, str, str], ...]
    """Language, message, sentence: what the new things are called."""


def load_own_cards(path: str | Path) -> OwnCards:
    """Run a designer's file and return its ``CARDS``, ``CHARACTERS`` and ``WORDS``.

    The file is a program: load only what you trust. ``ValueError`` says what is wrong with it.
    """
    file = Path(path)
    try:
        source = file.read_bytes()
    except OSError as error:
        message = f"{file.name} cannot be read: {error.strerror}"
        raise ValueError(message) from error
    spec = importlib.util.spec_from_file_location(f"own_cards_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        message = f"{file.name} does not run: {error!r}"
        raise ValueError(message) from error
    own = OwnCards(
        file.name,
        blake2b(source, digest_size=8).hexdigest(),
        tuple(getattr(module, "CARDS", ())),
        tuple(getattr(module, "CHARACTERS", ())),
        _words(getattr(module, "WORDS", {})),
    )
    _check(own)
    return own


def _words(words: Any) -> tuple[tuple[str, str, str], ...]:  # noqa: ANN401 - whatever the file holds
    return tuple((language, key, str(one)) for language, said in words.items() for key, one in said.items())


def _check(own: OwnCards) -> None:
    if not own.cards and not own.characters:
        message = f"{own.name} has neither CARDS nor CHARACTERS"
        raise ValueError(message)
    entries: list[tuple[Any, type]] = [(one, Card) for one in own.cards]
    entries += [(one, Character) for one in own.characters]
    wrong = [one for one, kind in entries if not isinstance(one, kind)]
    if wrong:
        message = f"{own.name}: {wrong[0]!r} is no entry; use weapon(), action(), property_() and Character()"
        raise ValueError(message)

"""A namespace for a designer's file: two files may use the same key, even in one game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chanbara.locales import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fluent.syntax import ast

    from chanbara.sword.rules.catalog import Card, Character
    from chanbara.sword.rules.traits import Traits

SPACE = re.compile(r"[a-z][a-z0-9_]{0,19}")
"""The name of a namespace: it is part of keys and of message ids."""
BETWEEN = "-"
"""Between the namespace and the key: no key contains it, and message ids may."""
NAMED = ("refusal-ability-", "character-", "card-")
"""The messages that the program looks for; the key follows."""
BREAKS = "\x7f\x85\u2028\u2029"
"""What ends a line for some programs, or cannot be seen, and JSON does not escape."""
TITLE = "title"
"""The message with which a file may say what it is called."""


def named_file(given: str) -> tuple[str, Path]:
    """Return the name and the path of ``NAME=FILE``; without a name, nothing and the path."""
    name, equals, path = given.partition("=")
    return (name, Path(path)) if equals else ("", Path(given))


def space_of(given: str, stem: str) -> str:
    """Return the namespace of a file: the given one, or one made of the file's name."""
    space = given or re.sub(r"[^a-z0-9_]", "_", stem.lower())
    if not SPACE.fullmatch(space):
        message = (
            f"{space!r} is no name for a file of cards; use up to 20 small letters, digits and _: NAME=FILE"
        )
        raise ValueError(message)
    return space


def one_line_json(data: Any) -> str:  # noqa: ANN401 - anything that JSON can write
    """Return data as one line of readable JSON, whatever a program takes for the end of a line."""
    text = json.dumps(data, ensure_ascii=False)
    return "".join(f"\\u{ord(one):04x}" if one in BREAKS else one for one in text)


def spaced(space: str, key: str) -> str:
    """Return a key of a file as games write it."""
    return f"{space}{BETWEEN}{key}" if space else key


def spaced_card(space: str, card: Card) -> Card:
    """Return a card with the keys of its namespace."""
    return card._replace(key=spaced(space, card.key), traits=_spaced_traits(space, card.traits))


def spaced_character(space: str, one: Character) -> Character:
    """Return a character with the keys of its namespace."""
    return one._replace(key=spaced(space, one.key), traits=_spaced_traits(space, one.traits))


def _spaced_traits(space: str, traits: Traits) -> Traits:
    abilities = tuple(one._replace(key=spaced(space, one.key)) for one in traits.abilities)
    return traits._replace(abilities=abilities)


def spaced_message(space: str, message: str) -> str:
    """Return the id of a message of a file; none of them can replace a message of others."""
    for named in NAMED:
        if message.startswith(named):
            return named + spaced(space, message.removeprefix(named))
    return f"cards-{spaced(space, message)}" if space else message


def spoken_words(words: Mapping[str, Any], language: str, usual: Sequence[str], space: str) -> str:
    """Return what a file says in a language, in its namespace.

    A message it has not in this language is that of the first language it has, then the usual one.
    """
    from fluent.syntax import FluentParser, FluentSerializer  # noqa: PLC0415 - slow to import

    parser = FluentParser(with_spans=False)
    first = next(iter(words), LANGUAGES[0])
    sources = [str(words.get(language, "")), str(words.get(first, "")) if language != first else "", *usual]
    found: list[ast.EntryType] = []
    names: set[str] = set()
    for source in sources:
        entries = [one for one in parser.parse(f"{source}\n\n").body if _name(one) not in names]
        names |= {_name(one) for one in entries} - {""}
        found += entries
    resource = parser.parse("")
    resource.body = found
    if space:
        _rename(resource, space, names)
    return FluentSerializer(with_junk=True).serialize(resource)


def _name(entry: Any) -> str:  # noqa: ANN401 - any entry of a file
    """Return the id of a message or term; nothing for comments and what is not Fluent."""
    from fluent.syntax import ast  # noqa: PLC0415

    if isinstance(entry, ast.Term):
        return f"-{entry.id.name}"
    return entry.id.name if isinstance(entry, ast.Message) else ""


def _rename(resource: ast.Resource, space: str, names: set[str]) -> None:
    """Give every message and term of a file the name of its namespace, also where they are referred to."""
    from fluent.syntax import visitor  # noqa: PLC0415

    class Renamer(visitor.Visitor):
        def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 - Visitor's name
            node.id.name = spaced_message(space, node.id.name)
            self.generic_visit(node)

        def visit_Term(self, node: ast.Term) -> None:  # noqa: N802
            node.id.name = spaced(space, node.id.name)
            self.generic_visit(node)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            if node.id.name in names:
                node.id.name = spaced_message(space, node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            node.id.name = spaced(space, node.id.name)
            self.generic_visit(node)

    Renamer().visit(resource)

"""Every message is used, every message used exists, and translations are real ones."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse

from chanbara.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDER = files("chanbara.locales")
FILES = sorted(file.name for file in (FOLDER / "en").iterdir() if file.name.endswith(".ftl"))
CODE = [
    *(ROOT / "src" / "chanbara").rglob("*.py"),
    *(one for one in (ROOT / "web" / "src").rglob("*") if one.suffix in {".ts", ".svelte"}),
]
HOLE = re.compile(r"\$?\{[^{}]*\}")
"""What is filled in when a name is put together, in Python and in TypeScript."""
SAID = re.compile(r"(?:\bsay|\btext)\(\s*'([a-z][\w-]+)'")
"""A message that the page asks for by its whole name."""

SAME_IN_ALL = ROOT / "tests" / "docs" / "same_words.txt"
"""Messages that are one word in several languages: names above all."""


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name in FILES:
        resource = parse((FOLDER / language / name).read_text(encoding="utf-8"))
        found |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    return found


def names_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the literal names in the code, and the patterns of composed ones."""
    whole: set[str] = set()
    forms: set[str] = set()
    for file in CODE:
        for literal in re.findall(
            r"[\"'`]([a-z][\w${}().\[\]?:, -]*)[\"'`]", file.read_text(encoding="utf-8")
        ):
            if "{" not in literal:
                whole.add(literal)
            elif re.match(r"[a-z]+[-_]", literal):
                forms.add("[a-z0-9_-]+".join(map(re.escape, HOLE.split(literal))))
    return whole, [re.compile(form) for form in forms]


def test_every_message_is_said_somewhere() -> None:
    whole, forms = names_in_code()
    unused = [
        name
        for name in messages("en")
        if name not in whole and not any(form.fullmatch(name) for form in forms)
    ]
    assert not unused


def test_the_page_says_only_what_there_is() -> None:
    known = messages("en")
    said = {
        name
        for file in CODE
        for name in SAID.findall(file.read_text(encoding="utf-8"))
        if file.suffix != ".py"
    }
    assert said - known.keys() == set()


FORMS = ("say-form-", "say-leaves-out-", "say-name-name", "say-clause", "say-bare", "say-infinitive")
"""Messages for the program that makes sentences: they hold no words."""


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_a_translation_is_not_the_english_text(language: str) -> None:
    english, own = messages("en"), messages(language)
    listed = {line.split()[0] for line in SAME_IN_ALL.read_text(encoding="utf-8").splitlines() if line}
    same = {
        name for name, message in own.items() if words(message) and words(message) == words(english[name])
    }
    assert {name for name in same - listed if not name.startswith(FORMS)} == set()


def test_what_is_listed_as_the_same_is_the_same_somewhere() -> None:
    listed = {line.split()[0] for line in SAME_IN_ALL.read_text(encoding="utf-8").splitlines() if line}
    english = messages("en")
    same = {
        name
        for language in LANGUAGES
        if language != "en"
        for name, message in messages(language).items()
        if words(message) == words(english[name])
    }
    assert listed - same == set()


def words(message: ast.Message) -> str:
    """Return what a message says, if it has words at all: letters outside of what it is given."""
    text = FluentSerializer().serialize_entry(message).split("=", 1)[1].strip()
    return text if re.search(r"[^\W\d_]", HOLE.sub("", text)) else ""

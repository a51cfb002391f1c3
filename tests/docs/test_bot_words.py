"""Every bot has a name and a description in every language."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from chanbara.locales import LANGUAGES
from chanbara.sword.bots.registry import NAMES

MESSAGES = {f"bot-{re.sub(r'[^a-z0-9_-]', '-', name)}": name for name in NAMES}
"""As the page asks for them."""


def told(language: str) -> dict[str, tuple[str, list[str]]]:
    """Return name and description of every bot."""
    text = (files("chanbara.locales") / language / "page.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name in MESSAGES:
            assert entry.value is not None
            lines = [words(one.value) for one in entry.attributes if one.id.name == "text"]
            found[entry.id.name] = (words(entry.value), lines)
    return found


def words(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_line(language: str) -> None:
    found = told(language)
    assert found.keys() == MESSAGES.keys()
    assert all(len(lines) == 1 and lines[0].endswith(".") for _, lines in found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bots_are_called_the_same_and_none_by_its_key(language: str) -> None:
    names = [name for name, _ in told(language).values()]
    assert len({name.casefold() for name in names}) == len(names)
    assert not {name.casefold() for name in names} & set(NAMES)
    assert not [name for name in names if re.search(r"[@\d]", name)]

"""Walking a YAML text with its lines: every value knows where it was written."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

import yaml

from chanbara.locales import LANGUAGES
from chanbara.plain_yaml import RefusedYAMLError, plain_nodes
from chanbara.sword.parts.structs import BadCards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chanbara.sword.parts.structs import Words

BRACKET = re.compile(r"[\[\]{}\n]")
MOST_OPEN = 60
"""Brackets that are open at a time; a file needs some fifteen."""
MOST_DIGITS = 6
"""More digits than any number here has."""
MOST_SHOWN = 30
"""Letters of a wrong value that a refusal repeats."""


class Spot(NamedTuple):
    """A value in the file, and the way to it."""

    node: yaml.Node
    path: tuple[str, ...] = ()

    @property
    def line(self) -> int:
        """Return its line, counted from 1."""
        return int(self.node.start_mark.line) + 1

    def fault(self, reason: str) -> BadCards:
        """Return the error that something is wrong here."""
        return BadCards(reason, self.line, self.path)

    def at(self, node: yaml.Node, *names: str) -> Spot:
        """Return a value inside this one."""
        return Spot(node, (*self.path, *names))


def root_of(text: str) -> Spot:
    """Return the top of a text; ``BadCards`` says why it is not YAML as we take it."""
    _refuse_deep(text)
    try:
        node = plain_nodes(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reason = f"this is not YAML: {error.problem or error.context}"
        raise BadCards(one_line(reason), mark.line + 1 if mark else 0) from error
    except RefusedYAMLError as error:
        raise BadCards(one_line(error.message), error.mark.line + 1) from error
    except yaml.YAMLError as error:
        raise BadCards(one_line(f"this is not YAML: {error}")) from error
    except RecursionError as error:
        raise BadCards("too deeply nested") from error
    except ValueError as error:
        raise BadCards(one_line(f"this is not YAML: {error}")) from error
    if node is None:
        raise BadCards("the file is empty; it begins with format: 1", 1)
    return Spot(node)


def _refuse_deep(text: str) -> None:
    """Refuse thousands of brackets before the parser sees them: it takes a second for them."""
    depth, line = 0, 1
    for sign in BRACKET.findall(text):
        line += sign == "\n"
        depth += sign in "[{"
        depth -= sign in "]}" and depth > 0
        if depth > MOST_OPEN:
            raise BadCards("too deeply nested", line)


def one_line(text: str) -> str:
    """Return a text without line breaks, and of bounded length."""
    return " ".join(text.split())[:200]


def shown(spot: Spot) -> str:
    """Return what stands somewhere, for a refusal."""
    node = spot.node
    if isinstance(node, yaml.MappingNode):
        return "a mapping"
    if isinstance(node, yaml.SequenceNode):
        return "a list"
    value = node.value
    if not value:
        return "nothing"
    return repr(value if len(value) <= MOST_SHOWN else f"{value[:MOST_SHOWN]}…")


def entries_of(spot: Spot, what: str) -> dict[str, tuple[Spot, Spot]]:
    """Return the keys and values of a mapping, by key; each key is written once."""
    if not isinstance(spot.node, yaml.MappingNode):
        raise spot.fault(f"{what} is a mapping of names and values, not {shown(spot)}")
    found: dict[str, tuple[Spot, Spot]] = {}
    for key_node, value_node in spot.node.value:
        key = spot.at(key_node)
        if not isinstance(key_node, yaml.ScalarNode):
            raise key.fault(f"a name is one word, not {shown(key)}")
        name = key_node.value
        if name in found:
            raise key.fault(f"{one_line(name)!r} is written twice")
        found[name] = key, spot.at(value_node, one_line(name)[:MOST_SHOWN])
    return found


def items_of(spot: Spot, what: str) -> list[Spot]:
    """Return the values of a list."""
    if not isinstance(spot.node, yaml.SequenceNode):
        raise spot.fault(f"{what} is a list, not {shown(spot)}")
    return [Spot(node, spot.path) for node in spot.node.value]


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the nearest known names as part of a sentence."""
    names = sorted(known)
    close = get_close_matches(word[:MOST_SHOWN], names, 1, 0.6)
    return f"did you mean {close[0]}?" if close else f"there is {listed(names)}"


def listed(names: Iterable[str]) -> str:
    """Return names as part of a sentence."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def either(names: Iterable[str]) -> str:
    """Return the names of which one can stand somewhere."""
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


def refuse_unknown(found: dict[str, tuple[Spot, Spot]], known: Iterable[str], what: str) -> None:
    """Refuse a name that means nothing here."""
    names = list(known)
    for name, (key, _) in found.items():
        if name not in names:
            raise key.fault(f"{what} has no {shown(key)}: {nearest(name, names)}")


def number_at(spot: Spot, least: int, most: int, what: str = "this") -> int:
    """Return a number within bounds."""
    node = spot.node
    is_number = isinstance(node, yaml.ScalarNode) and node.tag == "tag:yaml.org,2002:int"
    if is_number and len(node.value) <= MOST_DIGITS and least <= int(node.value) <= most:
        return int(node.value)
    wanted = f"{least}" if least == most else f"a number from {least} to {most}"
    raise spot.fault(f"{what} is {wanted}, not {shown(spot)}")


def flag_at(spot: Spot, what: str = "this") -> bool:
    """Return true or false."""
    node = spot.node
    if isinstance(node, yaml.ScalarNode) and node.style is None and node.value in {"true", "false"}:
        return bool(node.value == "true")
    raise spot.fault(f"{what} is true or false, not {shown(spot)}")


def word_at(spot: Spot, choices: Iterable[str], what: str = "this") -> str:
    """Return one of several words."""
    names = list(choices)
    node = spot.node
    if isinstance(node, yaml.ScalarNode) and node.value in names:
        return str(node.value)
    if isinstance(node, yaml.ScalarNode) and (close := get_close_matches(node.value[:MOST_SHOWN], names, 1)):
        raise spot.fault(f"{what} is {either(names)}, not {shown(spot)}: did you mean {close[0]}?")
    raise spot.fault(f"{what} is {either(names)}, not {shown(spot)}")


def words_at(spot: Spot, most: int, what: str) -> Words:
    """Return a text for each language; one alone counts for all of them."""
    if isinstance(spot.node, yaml.MappingNode):
        found = entries_of(spot, what)
        refuse_unknown(found, LANGUAGES, what)
        said = {name: _letters_at(value, most, what) for name, (_, value) in found.items()}
    else:
        said = dict.fromkeys(LANGUAGES, _letters_at(spot, most, what))
    if not said:
        raise spot.fault(f"{what} has a text for at least one of {listed(LANGUAGES)}")
    first = next(iter(said.values()))
    return tuple((language, said.get(language, first)) for language in LANGUAGES)


def _letters_at(spot: Spot, most: int, what: str) -> str:
    """Return one line of text that can be printed."""
    node = spot.node
    if not isinstance(node, yaml.ScalarNode):
        raise spot.fault(f"{what} is a text, not {shown(spot)}")
    said = " ".join(node.value.split())
    if not said:
        raise spot.fault(f"{what} is a text, not nothing")
    if len(said) > most:
        raise spot.fault(f"{what} has up to {most} letters, not {len(said)}")
    odd = next((letter for letter in said if not letter.isprintable()), None)
    if odd is not None:
        raise spot.fault(f"{what} has a letter that cannot be printed: {odd!a}")
    return said

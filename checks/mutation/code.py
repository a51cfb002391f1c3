"""Mutants of code: a statement removed, a number off by one, a comparison flipped, in rules and effects."""

from __future__ import annotations

import ast
import copy
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from chanbara.sword.cards import base, rising_sun
from chanbara.sword.rules import (
    attack,
    effects,
    escape,
    harm,
    knowledge,
    piles,
    play,
    query,
    reveal,
    scoring,
    showing,
    traits,
    turn,
)
from chanbara.sword.rules.words import Kind, Proof, Suit
from checks.mutation import Mutant, printed

RULES = (
    turn,
    play,
    attack,
    effects,
    harm,
    piles,
    query,
    scoring,
    knowledge,
    traits,
    escape,
    reveal,
    showing,
)
CARDS = (
    base.actions,
    base.properties,
    base.characters,
    rising_sun.weapons,
    rising_sun.actions,
    rising_sun.properties,
    rising_sun.characters,
)

PARAGRAPH = re.compile(r"\b(\d{1,2}\.\d)(?: to (\d{1,2}\.\d))?")
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


Closed = Mapping[str, type[StrEnum]]
CLOSED: Closed = {"Suit": Suit, "Kind": Kind, "Proof": Proof}
"""Closed sets whose words are replaced by the next one."""
SCHEDULES = {"table.schedule", "duel.schedule"}


class Place(NamedTuple):
    """A function of the engine, with its source."""

    name: str
    node: ast.FunctionDef
    function: Any
    """The one object that all importers share."""
    said: str
    """Its docstring, and its class's."""


def places(module: ModuleType) -> Iterator[Place]:
    """Yield every function and method of a module."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    short = module.__name__.rpartition(".")[2]
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            function = inspect.unwrap(vars(module)[node.name])
            yield Place(f"{short}.{node.name}", node, function, ast.get_docstring(node) or "")
        elif isinstance(node, ast.ClassDef) and not _is_protocol(node):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    found = vars(vars(module)[node.name])[method.name]
                    function = found.fget if isinstance(found, property) else found
                    said = f"{ast.get_docstring(node)} {ast.get_docstring(method)}"
                    yield Place(f"{short}.{node.name}.{method.name}", method, function, said)


def _is_protocol(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases)


# --- changes of one function ----------------------------------------------------------------------------


def changes(node: ast.FunctionDef, closed: Closed = CLOSED) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield every change of a function: its description, and the changed function."""
    for number, one in enumerate(ast.walk(node)):
        for at, what, change in _changes_of(one, closed):
            changed = copy.deepcopy(node)
            change(list(ast.walk(changed))[number])
            yield f"line {at.lineno}:{at.col_offset}, {what}", ast.fix_missing_locations(changed)


def _changes_of(node: ast.AST, closed: Closed) -> Iterator[tuple[Any, str, Any]]:
    """Yield the changes of one node: the node, the description, and the mutation."""
    for field in ("body", "orelse"):
        if isinstance(getattr(node, field, None), list):
            yield from _statements(node, field)
    if isinstance(node, ast.Constant):
        for other in _other_values(node.value):
            yield node, f"{node.value!r} → {other!r}", partial(_set, field="value", value=other)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        turned = TURNED[type(node.ops[0])]()
        yield node, f"{ast.unparse(node)} turned", partial(_set, field="ops", value=[turned])
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield node, f"and/or swapped in {ast.unparse(node)}", partial(_set, field="op", value=other_op)
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        yield from _other_words(node, node.value.id, closed)
    elif isinstance(node, ast.Call) and ast.unparse(node.func) in SCHEDULES and len(node.args) > 1:
        for place, step in enumerate(node.args):
            yield (
                step,
                f"without the step {ast.unparse(step)}",
                partial(_leave_out, field="args", place=place),
            )


def _other_values(value: object) -> tuple[object, ...]:
    """Return a number off by one, or the other of two."""
    if type(value) is int:
        return value + 1, value - 1
    return (not value,) if type(value) is bool else ()


def _other_words(node: ast.Attribute, name: str, closed: Closed) -> Iterator[tuple[Any, str, Any]]:
    """Yield another word of a closed set: ``Suit.KOI``, or ``ORIGAMI.value`` of a module's own name."""
    if name in closed:
        words = [member.name for member in closed[name]]
        other = words[(words.index(node.attr) + 1) % len(words)]
        yield node, f"{name}.{node.attr} → {name}.{other}", partial(_set, field="attr", value=other)
    elif name in Suit.__members__ and node.attr == "value":
        suits = [member.name for member in Suit]
        suit = suits[(suits.index(name) + 1) % len(suits)]
        value = ast.Attribute(ast.Name("Suit", ast.Load()), suit, ast.Load())
        yield node, f"{name} → {suit}", partial(_set, field="value", value=value)


def _statements(node: Any, field: str) -> Iterator[tuple[Any, str, Any]]:  # noqa: ANN401 - any node with a body
    for place, statement in enumerate(getattr(node, field)):
        if not _says_nothing(statement):
            text = ast.unparse(statement).splitlines()[0]
            yield statement, f"without: {text}", partial(_replace, field=field, place=place)


def _says_nothing(statement: ast.stmt) -> bool:
    """Docstrings, assertions and declarations have no effect on a game."""
    is_docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    is_declaration = isinstance(statement, ast.AnnAssign) and statement.value is None
    return is_docstring or is_declaration or isinstance(statement, ast.Assert | ast.Pass)


def _set(node: ast.AST, field: str, value: object) -> None:
    setattr(node, field, value)


def _leave_out(node: ast.AST, field: str, place: int) -> None:
    del getattr(node, field)[place]


def _replace(node: ast.AST, field: str, place: int) -> None:
    getattr(node, field)[place] = ast.Pass()


def install(function: Any, node: ast.FunctionDef, forget: Callable[[], None]) -> None:  # noqa: ANN401 - a function
    """Replace the code of a function by the changed one; everyone who holds the function has the change."""
    bare = copy.deepcopy(node)
    bare.decorator_list = []
    outer = function.__code__.co_freevars
    made: dict[str, Any] = dict(function.__globals__)
    body = [_among(bare, outer) if outer else bare]
    module = ast.Module([*ast.parse("from __future__ import annotations").body, *body], [])
    exec(compile(ast.fix_missing_locations(module), "<mutant>", "exec"), made)  # noqa: S102 - our own text, one node changed
    changed = made["among"]() if outer else made[node.name]
    function.__code__, function.__kwdefaults__ = changed.__code__, changed.__kwdefaults__
    forget()  # cached results of the old code


def _among(node: ast.FunctionDef, outer: tuple[str, ...]) -> ast.FunctionDef:
    """Return a function that returns this one, with the enclosing names it needs, such as for ``super()``."""
    node.body[:0] = ast.parse("\n".join(outer)).body
    names = "".join(f"    {name} = None\n" for name in outer)
    (around,) = ast.parse(f"def among():\n{names}    return {node.name}").body
    assert isinstance(around, ast.FunctionDef)
    around.body.insert(-1, node)
    return around


# --- all of them ----------------------------------------------------------------------------------------


def paragraphs(said: str) -> tuple[str, ...]:
    """Return the paragraphs that a docstring cites, with ranges expanded."""
    found = []
    for first, last in PARAGRAPH.findall(said):
        chapter, _, number = first.partition(".")
        end = int(last.partition(".")[2]) if last else int(number)
        found += [f"{chapter}.{one}" for one in range(int(number), end + 1)]
    return tuple(found)


def rule_mutants() -> Iterator[Mutant]:
    """Yield every change of the rules."""
    for module in RULES:
        for place in places(module):
            for what, changed in changes(place.node):
                change = partial(install, place.function, changed, printed.forget)
                yield Mutant("rule", f"{place.name}, {what}", paragraphs(place.said), change)


def users() -> dict[FunctionType, tuple[str, str, str]]:
    """Return the owner of each effect function of the cards: group, key and paragraph."""
    found: dict[FunctionType, tuple[str, str, str]] = {}
    for card in printed.NEWEST.cards:
        effects_of = (card.play, card.wounds_by, card.on_hit, card.answered)
        for function in _functions((*effects_of, *card.traits)):
            found[function] = ("card", card.key, card.rule)
    for character in printed.NEWEST.characters:
        for function in _functions(character.traits):
            found[function] = ("character", character.key, f"12 {character.key}")
    return found


def _functions(value: object) -> Iterator[FunctionType]:
    if isinstance(value, FunctionType):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _functions(part)


def effect_mutants() -> Iterator[Mutant]:
    """Yield every change of what cards and characters do."""
    owners = users()
    for module in CARDS:
        for place in places(module):
            group, key, rule = owners[place.function]
            for what, changed in changes(place.node):
                change = partial(install, place.function, changed, printed.forget)
                yield Mutant(group, f"{key}: {place.node.name}, {what}", (key, rule), change)

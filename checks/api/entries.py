"""The public API as entries: each has a name, what can be relied on, and a sentence."""

from __future__ import annotations

import ast
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from checks.api.sources import Found, definition, exported, is_class, tree
from checks.api.surface import AUDIENCES, EXPORTED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checks.api.surface import Module

UNKNOWN = "?"
"""In place of a type that is not written down."""
OF_THE_ENGINE = {"run", "answer"}
"""Methods of steps: whoever schedules a step needs its fields alone."""


def public_names(module: Module) -> list[str]:
    """Return the public names of a module."""
    return exported(module.name) if module.public == EXPORTED else module.public.split()


PUBLIC_CLASSES = {
    name
    for audience in AUDIENCES
    for module in audience.modules
    for name in public_names(module)
    if is_class(module.name, name)
}


class Entry(NamedTuple):
    """Something public."""

    name: str
    """With its module."""
    form: str
    """Its signature or type."""
    sentence: str = ""
    """The first line of its docstring."""
    origin: str = ""
    """The module of its definition, in which the types of its form have their names."""

    @property
    def line(self) -> str:
        """Return it as a line of the snapshot."""
        return f"{self.name}{self.form}"


def entries() -> Iterator[Entry]:
    """Yield everything public, in the order of the page."""
    for audience in AUDIENCES:
        for module in audience.modules:
            yield from entries_of(module)


def entries_of(module: Module) -> Iterator[Entry]:
    """Yield a module and its public names."""
    yield Entry(module.name, ": module", _first_line(ast.get_docstring(tree(module.name))))
    for name in public_names(module):
        owner, _, member = name.partition(".")
        found = definition(module.name, owner)
        for one in described(f"{module.name}.{owner}", found):
            if not member or one.name == f"{module.name}.{name}":
                yield one._replace(origin=found.module)


def described(name: str, found: Found) -> Iterator[Entry]:
    """Yield a definition and, if it is a class, its members."""
    node = found.node
    if isinstance(node, ast.FunctionDef):
        yield Entry(name, f"{signature(node)}{_deprecated(node)}", _first_line(ast.get_docstring(node)))
    elif isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        form = f": class({bases})" if bases else ": class"
        yield Entry(name, form + _deprecated(node), _first_line(ast.get_docstring(node)))
        for member, entry in sorted(members(found).items(), key=lambda one: one[0] != "__init__"):
            yield entry._replace(name=f"{name}.{member}")
    else:
        kind = f": {ast.unparse(node.annotation)}" if isinstance(node, ast.AnnAssign) else ""
        yield Entry(name, kind, _doc_after(node, tree(found.module).body))


def members(found: Found) -> dict[str, Entry]:
    """Return the public members of a class, and those it has from bases that are not public themselves."""
    node = found.node
    assert isinstance(node, ast.ClassDef)
    result: dict[str, Entry] = {}
    for base in node.bases:
        name = ast.unparse(base).partition("[")[0]
        if is_class(found.module, name) and name not in PUBLIC_CLASSES:
            result |= members(definition(found.module, name))
    is_enum = any("Enum" in ast.unparse(base) for base in node.bases)
    is_step = any(isinstance(one, ast.FunctionDef) and one.name == "run" for one in node.body)
    for one in node.body:
        for entry in _member(one, node.body, is_enum=is_enum):
            is_known = entry.name in result and UNKNOWN in entry.form
            if not is_known and not (is_step and entry.name in OF_THE_ENGINE):
                result[entry.name] = entry
    return result


def _member(node: ast.stmt, body: list[ast.stmt], *, is_enum: bool) -> Iterator[Entry]:
    """Yield what a statement in the body of a class makes public."""
    if isinstance(node, ast.FunctionDef) and node.name == "__init__":
        yield Entry("__init__", signature(node))
        yield from _attributes(node)
    elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
        is_property = any(ast.unparse(one) == "property" for one in node.decorator_list)
        form = f": {_returned(node)}" if is_property else signature(node)
        yield Entry(node.name, form + _deprecated(node), _first_line(ast.get_docstring(node)))
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        if not node.target.id.startswith("_"):
            usual = "" if node.value is None else f" = {ast.unparse(node.value)}"
            form = f": {ast.unparse(node.annotation)}{usual}"
            yield Entry(node.target.id, form, _doc_after(node, body))
    elif is_enum and isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        yield Entry(node.targets[0].id, f" = {ast.unparse(node.value)}", _doc_after(node, body))


def _attributes(begin: ast.FunctionDef) -> Iterator[Entry]:
    """Yield what ``__init__`` assigns, with its type: as written, or of the parameter it comes from."""
    types = {one.arg: one.annotation for one in _parameters(begin.args)}
    for node in begin.body:
        pairs: list[tuple[ast.expr, ast.expr | None, ast.expr | None]] = []
        if isinstance(node, ast.AnnAssign):
            pairs = [(node.target, node.value, node.annotation)]
        elif isinstance(node, ast.Assign):
            pairs = [(target, value, None) for target, value in _assigned(node)]
        for target, value, kind in pairs:
            if isinstance(target, ast.Attribute) and not target.attr.startswith("_"):
                found = kind or _evident(value, types)
                form = f": {UNKNOWN if found is None else ast.unparse(found)}"
                yield Entry(target.attr, form, _doc_after(node, begin.body))


def _evident(value: ast.expr | None, types: dict[str, ast.expr | None]) -> ast.expr | None:
    """Return the type of a parameter, of a constant, or of what is made by calling a simple type."""
    if isinstance(value, ast.Name):
        return types.get(value.id)
    if isinstance(value, ast.Constant):
        return ast.Name(type(value.value).__name__)
    if isinstance(value, ast.Call) and ast.unparse(value.func) in {"str", "int", "bool"}:
        return value.func
    return None


def _assigned(node: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr | None]]:
    for target in node.targets:
        if not isinstance(target, ast.Tuple):
            yield target, node.value
        elif isinstance(node.value, ast.Tuple):
            yield from zip(target.elts, node.value.elts, strict=True)
        else:
            yield from ((one, None) for one in target.elts)


def signature(node: ast.FunctionDef) -> str:
    """Return the parameters of a function, without its object, and what it returns."""
    args = node.args
    by_place = [*args.posonlyargs, *args.args]
    usual = dict(
        zip([one.arg for one in by_place[len(by_place) - len(args.defaults) :]], args.defaults, strict=True)
    )
    usual |= {one.arg: value for one, value in zip(args.kwonlyargs, args.kw_defaults, strict=True) if value}
    shown = [_parameter(one, usual) for one in by_place]
    if args.posonlyargs:
        shown.insert(len(args.posonlyargs), "/")
    if args.vararg or args.kwonlyargs:
        shown.append(f"*{_parameter(args.vararg, {}) if args.vararg else ''}")
    shown += [_parameter(one, usual) for one in args.kwonlyargs]
    if args.kwarg:
        shown.append(f"**{_parameter(args.kwarg, {})}")
    is_method = bool(by_place) and by_place[0].arg in {"self", "cls"}
    returned = "" if node.name == "__init__" else f" -> {_returned(node)}"
    return f"({', '.join(shown[is_method:])}){returned}"


def _parameter(one: ast.arg, usual: dict[str, ast.expr]) -> str:
    kind = UNKNOWN if one.annotation is None else ast.unparse(one.annotation)
    return f"{one.arg}: {kind}" + (f" = {ast.unparse(usual[one.arg])}" if one.arg in usual else "")


def _parameters(args: ast.arguments) -> list[ast.arg]:
    named = [*args.posonlyargs, *args.args, *args.kwonlyargs]
    return named + [one for one in (args.vararg, args.kwarg) if one is not None]


def _returned(node: ast.FunctionDef) -> str:
    return UNKNOWN if node.returns is None else ast.unparse(node.returns)


def _deprecated(node: ast.FunctionDef | ast.ClassDef) -> str:
    """Return the sentence of a name that will be removed."""
    for one in node.decorator_list:
        if isinstance(one, ast.Call) and ast.unparse(one.func).endswith("deprecated"):
            return f"  # deprecated: {ast.literal_eval(one.args[0])}"
    return ""


def _doc_after(node: ast.stmt, body: list[ast.stmt]) -> str:
    """Return the sentence below an attribute."""
    for one, following in pairwise(body):
        if one is node and isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            return _first_line(str(following.value.value))
    return ""


def _first_line(text: str | None) -> str:
    return (text or "").strip().partition("\n\n")[0].replace("\n", " ")

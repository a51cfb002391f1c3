"""A content hash of compiled code: the function itself and everything it depends on.

A function is compiled together with its callees and with the values of the constants it reads. The hash
covers all of that, transitively, and nothing else: no comments, docstrings, line numbers or folders.
"""

from __future__ import annotations

from collections.abc import Iterator
from dis import get_instructions
from enum import Enum
from functools import cache
from hashlib import blake2b
from inspect import isclass, isfunction, ismodule
from types import CodeType, FunctionType
from typing import Any

import numpy as np

from chanbara.kernel.fingerprint import fingerprint_of

OTHERS = frozenset({"numba", "numpy", "math", "builtins"})
"""Packages whose functions and classes change only with their version, which is part of every key."""


def content_of(function: Any) -> str:  # noqa: ANN401 - a compiled function
    """Return a hash of a compiled function and of everything it depends on."""
    found: dict[str, str] = {}
    waiting = [function]
    while waiting:
        one = waiting.pop()
        name = _name(_python(one))
        if name not in found:
            found[name] = _own_content(one)
            waiting += callees(one)
    return _digest([_name(_python(function)), *sorted(found.values())])


def callees(function: Any) -> list[Any]:  # noqa: ANN401
    """Return the compiled functions that a compiled function calls."""
    return [value for _, value in _read_by(_python(function)) if hasattr(value, "py_func")]


def _python(function: Any) -> FunctionType:  # noqa: ANN401
    """Return the Python function of a compiled function."""
    python: FunctionType = getattr(function, "py_func", function)
    return python


def _name(value: Any) -> str:  # noqa: ANN401 - whatever is defined in a module
    return f"{value.__module__}.{value.__qualname__}"


def _digest(parts: list[str]) -> str:
    digest = blake2b(digest_size=16)
    for part in parts:
        digest.update(f"{len(part)}:{part}".encode())
    return digest.hexdigest()


@cache
def _own_content(function: Any) -> str:  # noqa: ANN401
    """Return a hash of a function alone: its code and options, values it reads, names of callees."""
    python = _python(function)
    options = sorted(getattr(function, "targetoptions", {}).items())
    parts = [_name(python), repr(options), *_code(python.__code__, python.__doc__)]
    for name, value in _read_by(python):
        parts += [name, *_value(name, value)]
    return _digest(parts)


def _code(code: CodeType, text: str | None = None) -> Iterator[str]:
    """Yield what a function does; its docstring is the first constant and has no effect."""
    yield repr((code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars))
    yield repr((code.co_argcount, code.co_kwonlyargcount, code.co_flags))
    for number, constant in enumerate(code.co_consts):
        if isinstance(constant, CodeType):
            yield from _code(constant)
        elif number or text is None or constant != text:
            yield f"{type(constant).__name__} {constant!r}"


def _read_by(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """Yield the globals that a function reads; of a module of our own, what it reads of that."""
    known = function.__globals__
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents
    for name in sorted(_names_in(function.__code__) & known.keys()):
        value = known[name]
        yield name, value
        if ismodule(value) and _owner(value.__name__) not in OTHERS:
            for one in sorted(_read_of_module(function.__code__, name)):
                yield f"{name}.{one}", getattr(value, one)


def _read_of_module(code: CodeType, module: str) -> set[str]:
    """Return the names that a function reads of a module, also in functions that are written inside it."""
    instructions = [one for one in get_instructions(code) if one.opname != "EXTENDED_ARG"]
    found = set()
    for place, one in enumerate(instructions):
        if one.opname == "LOAD_GLOBAL" and one.argval == module:
            read = instructions[place + 1]
            if read.opname not in {"LOAD_ATTR", "LOAD_METHOD"}:
                message = f"{module} is read as a whole: no key can be made of it for compiled code"
                raise TypeError(message)
            found.add(read.argval)
    inner = (_read_of_module(one, module) for one in code.co_consts if isinstance(one, CodeType))
    return found.union(*inner)


def _names_in(code: CodeType) -> set[str]:
    """Return every name in a function, including its nested functions."""
    inner = (_names_in(one) for one in code.co_consts if isinstance(one, CodeType))
    return set(code.co_names).union(*inner)


def _owner(module: str | None) -> str:
    return (module or "builtins").partition(".")[0]


def _value(name: str, value: Any) -> Iterator[str]:  # noqa: ANN401, C901 - any constant, told apart in one place
    """Yield what identifies a value that a compiled function reads."""
    yield f"{type(value).__module__}.{type(value).__qualname__}"
    if isinstance(value, tuple):
        yield str(len(value))
        for one in value:
            yield from _value(name, one)
    elif isinstance(value, Enum):
        yield f"{value.name} {value.value!r}"
    elif value is None or isinstance(value, bool | int | float | complex | str | bytes):
        yield repr(value)
    elif isinstance(value, np.ndarray | np.generic):
        array = np.asarray(value)
        yield f"{array.dtype.str} {array.shape} {array.strides} {array.tobytes().hex()}"
    elif hasattr(value, "content"):
        yield value.content  # a table that is read at run time: where it is
    elif ismodule(value):
        yield value.__name__
    elif hasattr(value, "py_func"):
        yield _name(value.py_func)  # its behavior is part of the hash of everything reachable
    elif isinstance(value, np.ufunc) or _owner(value.__module__) in OTHERS:
        yield str(value.__name__)
    elif isclass(value) and issubclass(value, tuple):
        yield f"{_name(value)} {value._fields!r}"  # type: ignore[attr-defined] # a named tuple
    elif isfunction(value):
        # Its compiled representation is registered elsewhere in its module.
        part = value.__module__.partition(".")[2].replace(".", "/")
        yield f"{_name(value)} {fingerprint_of((f'{part}.py',))}"
    else:
        message = f"{name} is a {type(value).__name__}: no key can be made of it for compiled code"
        raise TypeError(message)

"""Doubles of modules: executed a second time, with others in their place."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

import pytest

from chanbara.sword.cards.base.roles import ROLES
from chanbara.sword.flat.format import known
from chanbara.sword.open.build import CONSTANTS
from chanbara.sword.open.doubles import Doubles


def constants() -> ModuleType:
    made = ModuleType("constants")
    made.__dict__.update(dict.fromkeys(("table", "listed", "some", "number"), lambda values, *_: (values,)))
    return made


def test_a_double_is_made_once_from_the_same_source() -> None:
    name = "chanbara.sword.flat.format.numbering"
    doubles, usual = Doubles("another", {}), import_module(name)
    double = doubles.module(name)
    assert double is doubles.module(name)
    assert double is not usual
    assert (double.__name__, double.__file__) == ("another.sword.flat.format.numbering", usual.__file__)
    assert "another.sword.flat.format.numbering" not in sys.modules
    assert double.role_number is not usual.role_number
    assert [double.role_number(one) for one in ROLES] == [usual.role_number(one) for one in ROLES]


def test_a_double_imports_doubles_and_what_is_given() -> None:
    doubles = Doubles("another", {CONSTANTS: constants()})
    chances = doubles.module("chanbara.sword.flat.format.constants")
    assert chances.table([1, 2], "int8") == ([1, 2],)
    actions = Doubles("another", {}).module("chanbara.sword.flat.format.actions")
    assert actions.__builtins__["__import__"] is not __import__
    assert actions.ACTIONS == import_module("chanbara.sword.flat.format.actions").ACTIONS


def test_what_does_not_depend_on_cards_is_shared() -> None:
    tables = Doubles("another", {}).module("chanbara.sword.flat.format.tables")
    assert tables.PLAYS is known.PLAYS
    assert tables.IS_WEAPON is not import_module("chanbara.sword.flat.format.tables").IS_WEAPON


def test_a_module_that_fails_is_not_kept() -> None:
    doubles = Doubles("another", {CONSTANTS: ModuleType("nothing")})
    for _ in range(2):
        with pytest.raises(ImportError, match="listed"):
            doubles.module("chanbara.sword.flat.format.tables")

"""docs/server.md lists every setting with its default and its meaning, and every option of the command."""

import ast
from itertools import pairwise
from pathlib import Path

import chanbara.server.settings
from chanbara.server.settings import MOST_BY_DEFAULT, Settings

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def meanings() -> dict[str, str]:
    """What the source says of each setting."""
    tree = ast.parse(Path(chanbara.server.settings.__file__).read_text(encoding="utf-8"))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef))
    found = {}
    for field, said in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(said, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(said.value, ast.Constant)
            found[field.target.id] = str(said.value.value)
    return found


BY_MACHINE = {"bot_processes": f"1 to {MOST_BY_DEFAULT}"}
"""Defaults that depend on the machine."""


def rows() -> list[str]:
    """The expected table."""
    default, said = Settings(), meanings()
    shown = {name: getattr(default, name) for name in Settings.__struct_fields__} | BY_MACHINE
    return [f"| `{name}` | {'–' if value == '' else value} | {said[name]} |" for name, value in shown.items()]


def test_every_setting_is_explained() -> None:
    assert set(meanings()) == set(Settings.__struct_fields__)


def test_the_page_lists_every_setting() -> None:
    table = "\n".join(["| setting | default | meaning |", "|---|---|---|", *rows()])
    assert table in PAGE


def test_the_page_names_every_option_of_the_command() -> None:
    for option in ("--host", "--port", "--lan", "--database", "--public-url", "--settings", "--check"):
        assert f"`{option}`" in PAGE

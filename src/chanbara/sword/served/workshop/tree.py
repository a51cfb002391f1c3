"""A file of cards as text, and the same as plain objects, which a form can change."""

from __future__ import annotations

from typing import Any

import yaml

from chanbara.sword.parts.nodes import root_of
from chanbara.sword.parts.structs import BadCards

INTEGER = "tag:yaml.org,2002:int"
FLAG = "tag:yaml.org,2002:bool"
FLAGS = {"true": True, "false": False}
MOST_DIGITS = 6
WIDTH = 100


def tree_of(text: str) -> dict[str, Any] | None:
    """Return what a text says, whether it makes sense or not; None if it is no YAML with names and values."""
    try:
        found = _value(root_of(text).node)
    except (BadCards, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _value(node: yaml.Node) -> Any:  # noqa: ANN401 - whatever the text holds
    if isinstance(node, yaml.MappingNode):
        return {_name(key): _value(value) for key, value in node.value}
    if isinstance(node, yaml.SequenceNode):
        return [_value(one) for one in node.value]
    if node.tag == INTEGER and len(node.value) <= MOST_DIGITS:
        return int(node.value)
    if node.tag == FLAG and node.value in FLAGS:
        return FLAGS[node.value]
    return node.value


def _name(node: yaml.Node) -> str:
    return str(node.value) if isinstance(node, yaml.ScalarNode) else "?"


def written(tree: dict[str, Any]) -> str:
    """Return the text of a file: what belongs together on one line where it fits."""
    said = yaml.dump(
        _numbered(tree),
        Dumper=_Dumper,
        default_flow_style=None,
        sort_keys=False,
        allow_unicode=True,
        width=WIDTH,
    )
    return str(said)


class _Dumper(yaml.SafeDumper):
    """Writes no aliases: the reader takes none."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ANN401 - the library's own signature
        return True


def _numbered(tree: dict[str, Any]) -> dict[str, Any]:
    """Return a file whose numbers of players are numbers again: as JSON all names are texts."""
    roles = tree.get("multipliers")
    if not isinstance(roles, dict):
        return tree
    named = {
        role: {int(count) if count.isdecimal() else count: one for count, one in table.items()}
        if isinstance(table, dict)
        else table
        for role, table in roles.items()
    }
    return tree | {"multipliers": named}

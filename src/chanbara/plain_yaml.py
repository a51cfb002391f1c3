"""Untrusted YAML or JSON: safe, and restricted further."""

from __future__ import annotations

import re
from typing import Any

import yaml

INTEGER = "tag:yaml.org,2002:int"
HALF_A_LETTER = re.compile("[\ud800-\udfff]")
"""A lone surrogate: the parser accepts its escape, but it cannot be encoded."""
MOST_NODES = 5_000
"""Maximum number of nodes: three times as many as our longest file. Each takes time."""


def plain_yaml(text: str, *, digits_only: bool = False) -> Any:  # noqa: ANN401 - whatever the text holds
    """Return a parsed text: no aliases, tags or duplicate keys; ``yaml.YAMLError`` says what is wrong.

    With ``digits_only`` numbers consist of digits alone: ``6_6`` and ``010`` are strings.
    """
    loader = _DigitsLoader if digits_only else _PlainLoader
    return yaml.load(text, Loader=loader)  # noqa: S506 - a safe loader that refuses still more


def plain_nodes(text: str) -> yaml.Node | None:
    """Return a text as nodes that know their lines, under the same restrictions; None if it is empty.

    Numbers consist of digits alone. Whether a key is written twice is for the caller to say.
    """
    loader = _DigitsLoader(text)
    try:
        return loader.get_single_node()
    finally:
        loader.dispose()


class RefusedYAMLError(yaml.YAMLError):
    """A restriction of ours was broken."""

    def __init__(self, message: str, mark: Any) -> None:  # noqa: ANN401 - either of the library's two marks
        super().__init__(f"{message}{mark}")
        self.message = message
        self.mark = mark


class _PlainLoader(yaml.SafeLoader):
    """Safe and plain: no aliases, which could expand to millions of nodes; no tags; no duplicate keys."""

    nodes = 0
    """Number of nodes so far."""

    def compose_node(self, parent: Any, index: Any) -> Any:  # noqa: ANN401 - the library's own signature
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise yaml.YAMLError(f"it holds more than {MOST_NODES} things")
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]  # the library has no types here
        if isinstance(event, yaml.ScalarEvent) and HALF_A_LETTER.search(event.value):
            event.value = _whole(event.value, event.start_mark)
        if isinstance(event, yaml.AliasEvent):
            raise RefusedYAMLError("aliases are not allowed", event.start_mark)
        if getattr(event, "tag", None) is not None:
            raise RefusedYAMLError(f"tags such as {event.tag!r} are not allowed", event.start_mark)
        return super().compose_node(parent, index)

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        seen: set[str] = set()
        for key_node, _ in node.value:
            # A key that is not a string is refused anyway.
            if isinstance(key_node, yaml.ScalarNode):
                if key_node.value in seen or key_node.value == "<<":
                    raise yaml.YAMLError(f"{key_node.value!r} cannot stand here (again){key_node.start_mark}")
                seen.add(key_node.value)


def _whole(text: str, mark: Any) -> str:  # noqa: ANN401 - either of the library's two marks
    """Return a text with surrogate pairs, as JSON escapes them, joined."""
    try:
        return text.encode("utf-16", "surrogatepass").decode("utf-16")
    except UnicodeDecodeError as error:
        raise RefusedYAMLError("half a letter is no letter", mark) from error


class _DigitsLoader(_PlainLoader):
    """Reads ``6_6`` and ``010`` as strings, where plain YAML reads the numbers 66 and 8."""


_DigitsLoader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != INTEGER]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_DigitsLoader.add_implicit_resolver(INTEGER, re.compile(r"[-+]?(?:0|[1-9][0-9]*)$"), list("-+0123456789"))

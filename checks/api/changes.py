"""What changed in the public API since the last release, and whether the changelog says so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

NAME = re.compile(r"[\w.]+")
NAMED = re.compile(r"`([\w.]+)`")
DEPRECATED = "# deprecated: "
HEADING = re.compile(r"^## \[(.+?)\]", re.MULTILINE)
UNRELEASED = "Unreleased"
PROMISE = re.compile(r"use .+; it goes with \d+\.\d+\.\d+", re.IGNORECASE)
"""What a deprecation says: what to use, and the version without it."""


class Snapshot(NamedTuple):
    """The public API of a version."""

    version: str
    """Empty while it is not released."""
    lines: dict[str, str]
    """By name."""


def parsed(text: str) -> Snapshot:
    """Read a snapshot."""
    head, _, rest = text.partition("\n\n")
    lines = {_name(line): line for line in rest.splitlines()}
    return Snapshot(head.removeprefix("# chanbara ").partition(":")[0].removeprefix("next"), lines)


def written(version: str, lines: Iterable[str]) -> str:
    """Return a snapshot as text; ``make api`` writes it."""
    head = f"# chanbara {version or 'next'}: the public API, written by `make api`"
    return "\n".join([head, "", *lines]) + "\n"


def _name(line: str) -> str:
    found = NAME.match(line)
    assert found is not None, f"{line!r} begins with a name"
    return found[0]


def changed(before: Snapshot, now: Snapshot) -> list[str]:
    """Return the names that were added, removed or changed."""
    names = dict.fromkeys([*before.lines, *now.lines])
    return [name for name in names if before.lines.get(name) != now.lines.get(name)]


def unnamed(before: Snapshot, now: Snapshot, changelog: str) -> list[str]:
    """Return the changes that the next version's section does not name.

    To name a class or a module that was added or removed is to name its members, too.
    """
    told = set(NAMED.findall(section(changelog, UNRELEASED)))
    differing = set(changed(before, now))

    def is_told(name: str) -> bool:
        owner = name.rpartition(".")[0]
        is_with_owner = owner in differing and (owner in before.lines) != (owner in now.lines)
        return name in told or (is_with_owner and is_told(owner))

    return [name for name in changed(before, now) if not is_told(name)]


def broken(before: Snapshot, now: Snapshot) -> list[str]:
    """Return the names that were removed before a version had deprecated them, or earlier than it said."""
    removed = [name for name in before.lines if name not in now.lines]

    def is_announced(name: str) -> bool:
        return any(DEPRECATED in before.lines.get(one, "") for one in (name, name.rpartition(".")[0]))

    return [name for name in removed if not is_announced(name)]


def vague(now: Snapshot) -> list[str]:
    """Return the deprecations that do not say what to use and until when."""
    marked = {name: line.partition(DEPRECATED)[2] for name, line in now.lines.items() if DEPRECATED in line}
    return [name for name, sentence in marked.items() if not PROMISE.search(sentence)]


def section(changelog: str, version: str) -> str:
    """Return what a changelog says about a version."""
    parts = HEADING.split(changelog)
    return dict(zip(parts[1::2], parts[2::2], strict=True)).get(version, "")


def last_version(changelog: str) -> str | None:
    """Return the newest version with a number."""
    return next((name for name in HEADING.findall(changelog) if name != UNRELEASED), None)

"""The verdict in sentences: on what is new or changed, then on what the change does, then on the balance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sim.lab.report import say
from chanbara.sim.lab.worth.judge import Verdict
from chanbara.sim.lab.worth.subjects import CHARACTER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.report.contents import Report
    from chanbara.sim.lab.worth.judge import Judgment
    from chanbara.sim.lab.worth.subjects import Item

HOLDING = {True: "being it", False: "holding it from the start"}
"""What is worth something, of a character and of a card."""
KINDS = {"weapon": "weapons", "action": "actions", "property": "properties", CHARACTER: "characters"}


def verdict(report: Report) -> list[str]:
    """Return all sentences, the most important first."""
    told = [*in_short(report.judgments), *map(sentence, report.judgments)]
    return [*told, *say.changes(report), *say.balance(report)]


def in_short(judgments: Sequence[Judgment]) -> list[str]:
    """Return one sentence on everything that is new or changed, if there is any."""
    parts = []
    for one in Verdict:
        named = [titled(judgment.item) for judgment in judgments if judgment.verdict is one]
        if named:
            parts.append(f"{say.sentence(one)}: {say.listed(named)}.")
    return [" ".join(parts)] if parts else []


def sentence(one: Judgment) -> str:
    """Return what is known of one item."""
    name, kind = name_of(one.item), one.item.kind
    more = f" Needs about {one.more_games:,} more games." if one.more_games else ""
    if one.worth is None:
        return f"{name} was hardly exchanged yet.{more}"
    said = (
        f"{name}: {HOLDING[kind == CHARACTER]} is worth {say.points(one.worth.value)} points "
        f"({say.between(one.worth, 'points')}) beside the average printed {kind}"
    )
    since = f"; as printed {say.points(one.before.value)}" if one.before else ""
    return f"{said}{since}; {rank(one)}.{more}"


def titled(one: Item) -> str:
    """Return the name of an item, with where it is from and what it is."""
    return f"{name_of(one)} ({one.origin} {one.kind})"


def name_of(one: Item) -> str:
    """Return the name of an item."""
    return say.name(CHARACTER if one.kind == CHARACTER else "card", one.key)


def rank(one: Judgment) -> str:
    """Return how many printed ones an item is stronger than."""
    many = KINDS[one.item.kind]
    if one.stronger_than == one.printed:
        return f"stronger than all {one.printed} printed {many}"
    if not one.stronger_than:
        return f"weaker than all {one.printed} printed {many}"
    return f"stronger than {one.stronger_than} of {one.printed} printed {many}"


def rows(judgments: Sequence[Judgment]) -> list[tuple[str, ...]]:
    """Return the verdicts as rows of a table."""
    return [
        (
            titled(one.item),
            one.verdict.value,
            "–"
            if one.worth is None
            else f"{say.points(one.worth.value)} ({say.between(one.worth, 'points')})",
            f"{one.stronger_than} of {one.printed}",
            "–"
            if one.honor is None
            else f"{say.signed(one.honor.value)} ({say.between(one.honor, 'signed')})",
            f"{one.more_games:,}" if one.more_games else "–",
        )
        for one in judgments
    ]


HEAD = ("new or changed", "verdict", "points", "stronger than", "honor", "more games needed")

"""The page on what the lab claims: docs/results/lab-claims.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sim.lab.report import say
from chanbara.sword.cards.base.weapons import WEAPONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.worth.judge import Judgment
    from checks.measure.lab_claims import Claims, Step

HEAD = """\
# What the lab claims, checked

Made by `make lab-claims`; [verdicts.md](../verdicts.md) says how a verdict is made.
"""
OWN_NAMES = {
    "test_less": "Nodachi with 2 wounds",
    "test_same": "Nodachi as printed",
    "test_more": "Nodachi with 4 wounds",
    "who_less": "Benkei with 4 resilience",
    "who_same": "Benkei as printed",
    "who_more": "Benkei with 6 resilience",
}


TEXT = """\
## One wound more, among printed weapons

{deals:,} matched deals of five detectives on the flat core, two games each. How much more often a team
wins with the second one in a first hand, and how much more honor its holder ends with. The intervals of
a column hold together.

{printed}

## One wound and one resilience more, in a custom file

{own_deals:,} matched deals of seven detectives, two games each: Nodachi and Benkei under
other names. The intervals of a column hold together for each of the two.

{own}

{verdicts}

## Empty changes

{empty}
  Printed weapons and characters are judged beside themselves, and other deals compared by the same rules.
{own_empty}
  A custom file adds a copy of a printed weapon, in place of one, or copies of all characters.

At most one of ten may raise an alarm. All of this took {minutes:.0f} minutes.
"""


def page(found: Claims) -> str:
    """Return the page."""
    reach = {card.key: card.reach for card in WEAPONS}
    printed = [
        (say.name("card", one.less), say.name("card", one.more), str(reach[one.more]), *_by(one))
        for one in found.printed
    ]
    own = [(OWN_NAMES[one.less], OWN_NAMES[one.more], *_by(one)) for one in found.own]
    text = TEXT.format(
        deals=found.amounts.deals,
        printed=_table(("weapon", "one wound more", "Difficulty", "points", "honor"), printed),
        own_deals=found.amounts.own_deals,
        own=_table(("less", "more", "points", "honor"), own),
        verdicts=_table(
            ("judged", "verdict", "points", "stronger than", "games needed"), _verdicts(found.judged)
        ),
        empty=_empty("Copies", found.empty, found.amounts.empty_games, found.amounts.empty_games),
        own_empty=_empty("Custom files", found.own_empty, found.amounts.own_games, found.amounts.own_matched),
        minutes=found.seconds / 60,
    )
    return f"{HEAD}\n{text}"


def _by(one: Step) -> tuple[str, str]:
    return (
        f"{say.points(one.won.value)} ({say.between(one.won, 'points')})",
        f"{say.signed(one.honor.value)} ({say.between(one.honor, 'signed')})",
    )


def _verdicts(judged: Sequence[Judgment]) -> list[tuple[str, ...]]:
    return [
        (
            OWN_NAMES[one.item.key],
            one.verdict.value,
            "–"
            if one.worth is None
            else f"{say.points(one.worth.value)} ({say.between(one.worth, 'points')})",
            f"{one.stronger_than} of {one.printed}",
            f"{one.more_games:,}" if one.more_games else "–",
        )
        for one in judged
    ]


def _empty(kind: str, found: Sequence[Sequence[str]], games: int, deals: int) -> str:
    told = [f"{number}: {', '.join(one)}" for number, one in enumerate(found) if one]
    named = f" ({'; '.join(told)})" if told else ""
    return (
        f"- {kind}: {len(found)} changes with {games:,} deals each by both rules and {deals:,} "
        f"matched: {len(told)} raise an alarm{named}."
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * (len(head) - 1) + ["---:"], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)

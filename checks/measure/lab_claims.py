"""Check what the lab claims by cards of known strength, and by empty changes: ``make lab-claims``.

- Printed weapons that differ in their wounds alone, on the flat core: one wound more must be worth more.
- A custom file with a weapon and a character in three strengths: one wound and one resilience less, as
  printed, and one more. All must be found in this order.
- Empty changes: copies of printed cards and characters under other names. Hardly any may raise an alarm: a
  verdict of too strong or weak, or a difference that is called more than chance.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from chanbara.pool import Job, local_pool
from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.compare import findings
from chanbara.sim.lab.plan import PRINTED, VARIANT, Arm, Batch, LabPlan, lab_plan
from chanbara.sim.lab.run import Sheet, empty_sheet, sheets
from chanbara.sim.lab.worth.exchange import exchange_of
from chanbara.sim.lab.worth.judge import Evidence, Verdict, judgments
from chanbara.sim.lab.worth.regression import fitted
from chanbara.sim.lab.worth.subjects import CHARACTER, Item, Origin, Subjects, all_items
from chanbara.sim.lab.worth.tally import HONOR, WON, WorthCounts, count_matched, no_worth
from chanbara.sword.cards.base.weapons import WEAPONS
from checks.measure.lab_claims_page import page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.pool import Pool
    from chanbara.sim.lab.stats import Estimate
    from chanbara.sim.lab.worth.judge import Judgment

RESULT = Path(__file__).parents[2] / "docs" / "results" / "lab-claims.md"
LADDERS = (
    ("bokken", "kiseru", "wakizashi"),
    ("bo", "kusarigama", "katana"),
    ("shuriken", "kanabo", "nodachi"),
    ("naginata", "nagayari"),
    ("tanegashima", "daikyu"),
)
"""Weapons of one Difficulty, each with one wound more than the one before."""
CHUNK = 500
BOTS = ("detective",)
PLAYERS = 5

OWN = """
from chanbara.sword.cards.entries import weapon
from chanbara.sword.rules.catalog import Character
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Suit

CARDS = [
    weapon(f"test_{name}", rule="own", reach=3, wounds=wounds, suit=Suit.FUJI, copies=1)
    for name, wounds in (("less", 2), ("same", 3), ("more", 4))
]
CHARACTERS = [
    Character(f"who_{name}", resilience, Traits(difficulty=1))
    for name, resilience in (("less", 4), ("same", 5), ("more", 6))
]
"""
"""The Nodachi and Benkei, as printed, and with one wound or resilience less and more."""
COPY = """
from chanbara.sword.editions import Edition, catalog_of

PRINTED = catalog_of(Edition())
CARDS = [PRINTED.card(key)._replace(key="copy", copies=1) for key in {cards}]
CHARACTERS = [one._replace(key=f"copy_{{one.key}}") for one in PRINTED.characters if one.key in {people}]
"""


class Step(NamedTuple):
    """Two things that differ by one wound or one resilience."""

    less: str
    more: str
    won: Estimate
    """How much more often its holder's team wins with the stronger one."""
    honor: Estimate
    """How much more honor its holder ends with."""

    @property
    def is_found(self) -> bool:
        """Whether the stronger one is found to be stronger, and by neither measure to be weaker."""
        return max(self.won.low, self.honor.low) > 0 and min(self.won.high, self.honor.high) > 0


class Amounts(NamedTuple):
    """How much is played."""

    deals: int = 300_000
    """Matched deals of printed weapons."""
    own_deals: int = 150_000
    """Matched deals with the custom file."""
    empty: int = 100
    """Empty changes of each of two kinds."""
    empty_games: int = 2_000
    """Deals by both rules, and matched deals, of one of them on the flat core."""
    own_games: int = 1_000
    """Deals by both rules of a custom file that is one of them."""
    own_matched: int = 1_000
    """Matched deals of the same."""


class Claims(NamedTuple):
    """What was found."""

    amounts: Amounts
    printed: list[Step]
    """Printed weapons, on the flat core."""
    own: list[Step]
    """Custom cards."""
    judged: list[Judgment]
    """The verdicts on these."""
    empty: list[list[str]]
    """The alarms of each empty change on the flat core."""
    own_empty: list[list[str]]
    """The same for custom files."""
    seconds: float

    @property
    def faults(self) -> list[str]:
        """What was claimed and is not so."""
        wrong = [
            f"{one.more} is not above {one.less}" for one in (*self.printed, *self.own) if not one.is_found
        ]
        for kind, found in (("copies", self.empty), ("custom files", self.own_empty)):
            if sum(map(bool, found)) * 10 > len(found):
                wrong.append(f"{sum(map(bool, found))} of {len(found)} empty changes raise an alarm ({kind})")
        return wrong


def matched_chunk(subjects: Subjects, seed: str, players: int, first: int, deals: int) -> WorthCounts:
    """Play some matched deals of printed cards on the flat core."""
    from chanbara.sim.lab.worth.flat import play_matched_flat  # noqa: PLC0415 - with it comes the compiler

    numbers = range(first, first + deals)
    exchanges = [exchange_of(subjects, seed, players, number) for number in numbers]
    ends = play_matched_flat(Variant(), subjects, seed, BOTS, players, first, exchanges)
    return count_matched(len(subjects.items), players, exchanges, ends)


def matched(pool: Pool, subjects: Subjects, seed: str, deals: int) -> WorthCounts:
    """Play matched deals of printed cards."""
    jobs = [
        Job(matched_chunk, subjects, seed, PLAYERS, first, min(CHUNK, deals - first))
        for first in range(0, deals, CHUNK)
    ]
    whole = no_worth(len(subjects.items))
    for some in pool.gather(jobs):
        whole = whole.plus(some)
    return whole


def printed_items(kind: str) -> list[Item]:
    """Return what is printed of a kind and can be dealt."""
    return [one for one in all_items(Variant(), Variant()) if one.kind == kind and one.key != "rikyu"]


def printed_steps(pool: Pool, deals: int) -> list[Step]:
    """Return what each wound more is worth, among printed weapons."""
    printed = printed_items("weapon")
    subjects = Subjects((Item("weapon", "kusarigama", Origin.NEW), *printed))
    counts = matched(pool, subjects, "claims", deals)
    keys = [one.key for one in subjects.items]
    pairs = [pair for ladder in LADDERS for pair in pairwise(ladder)]
    # The first of all is the copy; what is printed comes after it.
    place = {key: keys.index(key, 1) for key in keys}
    named = [(less, more, place[less], place[more]) for less, more in pairs]
    return steps_of(counts, range(len(keys)), (PLAYERS,), named)


def steps_of(
    counts: WorthCounts,
    places: Sequence[int],
    players: tuple[int, ...],
    pairs: Sequence[tuple[str, str, int, int]],
) -> list[Step]:
    """Return the steps between pairs of items: their names, and their places among the subjects."""
    won, honor = (fitted(counts, places, outcome, players) for outcome in (WON, HONOR))
    if won is None or honor is None:
        raise ValueError("too few deals: play more of them")
    return [
        Step(less, more, *(fit.beside(above, [below], len(pairs)) for fit in (won, honor)))
        for less, more, below, above in pairs
    ]


def own_steps(pool: Pool, deals: int, players: tuple[int, ...]) -> tuple[list[Step], list[Judgment]]:
    """Return what a wound and a resilience more are worth, as found with a custom file, and the verdicts."""
    evidence = evidence_of(pool, Variant(cards=(("claims.py", OWN, ""),)), "claims", 1, deals, players)[0]
    keys = [one.key for one in evidence.subjects.items]
    steps = []
    for kind, prefix in (("weapon", "test"), (CHARACTER, "who")):
        places = [*evidence.subjects.judged(kind), *evidence.subjects.printed(kind)]
        pairs = [
            (less, more, keys.index(less), keys.index(more))
            for less, more in pairwise(f"{prefix}_{name}" for name in ("less", "same", "more"))
        ]
        steps += steps_of(evidence.counts, places, players, pairs)
    return steps, judgments(evidence)


def evidence_of(
    pool: Pool, variant: Variant, seed: str, games: int, deals: int, players: tuple[int, ...]
) -> tuple[Evidence, LabPlan, Sheet]:
    """Play a change as the lab does."""
    plan = lab_plan(variant, players, games, seed, BOTS, None, 0, deals)
    *_, progress = sheets(plan, pool)
    sheet = progress.whole
    return Evidence(plan.subjects, players, sheet.worth[0], None), plan, sheet


def alarms(judged: Sequence[Judgment], plan: LabPlan, sheet: Sheet) -> list[str]:
    """Return every alarm of a report on a change that changes nothing."""
    found = [
        f"{one.item.key} {one.verdict}" for one in judged if one.verdict in {Verdict.STRONG, Verdict.WEAK}
    ]
    return found + [f"{one.kind} {one.key}" for one in findings(plan, sheet, 1) if one.is_certain]


def empty_change(number: int, games: int) -> list[str]:
    """Return the alarms of an empty change on the flat core: copies, and the same rules on other deals."""
    from chanbara.sim.lab.flat import count_batch, count_pairs  # noqa: PLC0415 - with it comes the compiler

    weapons, people = printed_items("weapon"), printed_items(CHARACTER)
    copies = [one[number % len(one)]._replace(origin=Origin.NEW) for one in (weapons, people)]
    subjects = Subjects((*copies, *weapons, *people))
    counts = matched_chunk(subjects, f"empty:{number}", PLAYERS, 0, games)
    plans = [
        LabPlan(
            (PLAYERS,), games, f"{number}:{side}", BOTS, (Arm(PRINTED, Variant()), Arm(VARIANT, Variant()))
        )
        for side in ("usual", "other")
    ]
    told = [count_batch(plan, Batch(PLAYERS, 0, games)) for plan in plans]
    sheet = empty_sheet(plans[0])
    count_pairs(sheet.pairs[1], PLAYERS, told[0][1], told[1][1])
    sheet = sheet._replace(counts=tuple(one[0] for one in told))
    return alarms(judgments(Evidence(subjects, (PLAYERS,), counts, None)), plans[0], sheet)


def own_empty_change(pool: Pool, number: int, games: int, deals: int) -> list[str]:
    """Return the alarms of a custom file: a copy in place of a printed weapon, or copies of all characters.

    A second Chiyome alone would change the game: Battle Cry would wound less often.
    """
    weapons, people = printed_items("weapon"), printed_items(CHARACTER)
    is_weapon, key = number % 2 == 0, weapons[number // 2 % len(weapons)].key
    text = COPY.format(
        cards=[key] if is_weapon else [], people=[] if is_weapon else [one.key for one in people]
    )
    variant = Variant(cards=(("empty.py", text, ""),))
    if is_weapon:
        # One of the printed ones makes way for the copy, so that the deck is as before.
        copies = next(card.copies for card in WEAPONS if card.key == key)
        variant = variant._replace(house=f"copies: {{{key}: {copies - 1}}}\n")
    evidence, plan, sheet = evidence_of(pool, variant, f"empty:{number}", games, deals, (4, 5))
    return alarms(judgments(evidence), plan, sheet)


def claims(amounts: Amounts, jobs: int) -> Claims:
    """Play everything."""
    began = perf_counter()
    with local_pool(jobs) as pool:
        printed = printed_steps(pool, amounts.deals)
        _tell("printed weapons", began)
        numbers = range(amounts.empty)
        empty = pool.gather([Job(empty_change, number, amounts.empty_games) for number in numbers])
        _tell("empty changes on the flat core", began)
        own, judged = own_steps(pool, amounts.own_deals, (7,))
        _tell("custom file", began)
        own_empty = [
            own_empty_change(pool, number, amounts.own_games, amounts.own_matched) for number in numbers
        ]
    return Claims(amounts, printed, own, judged, empty, own_empty, perf_counter() - began)


def _tell(what: str, began: float) -> None:
    print(f"{what}: {perf_counter() - began:.0f} seconds", file=sys.stderr, flush=True)


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in Amounts()._asdict().items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=usual)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help=f"write {RESULT.name}")
    asked = vars(parser.parse_args())
    jobs, is_written = asked.pop("jobs"), asked.pop("write")
    found = claims(Amounts(**asked), jobs)
    text = page(found)
    print(text)
    if is_written:
        RESULT.write_text(text, encoding="utf-8")
    for fault in found.faults:
        print(f"FAULT: {fault}")
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""Check choices that a review marks as mistakes by a deeper search: ``make mistakes``.

Games of bots are dealt with every number of players, with both sets. In each, a dozen choices are drawn at
random and judged as a review judges them. Every one that it marks as a mistake is compared with the better
choice again, with sixteen times the rollouts, in fresh worlds: the better choice must still be better.
Results are stored in ``docs/results/mistakes.json``: a long run can be interrupted and resumed. A change of
rules, bots or of what counts as a mistake restarts it.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec

import chanbara
from chanbara.compiled.content import content_of
from chanbara.kernel.fingerprint import fingerprint_of
from chanbara.review.timeline import Timeline
from chanbara.review.verdict import doubt_about, verdict_on
from chanbara.sword.bots.dice import run_of_chance
from chanbara.sword.bots.judge import opinion
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.bots.weigh import planned, position_of, sampled
from chanbara.sword.mind.entry_points import EXPORTED
from chanbara.sword.mind.search.outlook import VALUE
from chanbara.sword.mind.search.planner import LONG
from chanbara.sword.review.swings import plays, rollouts_for
from chanbara.sword.review.weighing import compared, weigh
from checks.measure.mistakes_page import Checked, Stored, is_confirmed, page, summary

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.sword.review.weighing import Weighed

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "docs" / "results"
KEPT = RESULTS / "mistakes.json"
SOURCES = (
    *("sword/review/weighing.py", "review/verdict.py", "sword/bots/weigh.py", "sword/bots/judge.py"),
    *("sword/bots/net/network.py", "sword/bots/net/neural.net"),
)
"""What decides what a mistake is, besides the compiled functions that search."""
DRAWN = 12
"""Choices that are judged in each game."""
DEEPER = 16
"""How many times the rollouts of the review the check has."""
FAR = 2 * LONG
"""Rounds ahead of a second check, which trusts the estimate at the end of a rollout less."""
TABLES = (("random", "novice", "greedy"), ("novice", "greedy", "detective", "planner@64"))
"""Who sits at the tables: beginners, and anybody."""
SETS = tuple((players, sun) for sun, most in ((False, 7), (True, 8)) for players in range(3, most + 1))
"""The numbers of players, without and with Rising Sun."""


def version() -> str:
    """Return what a stored measurement must agree with: verdicts, and what bots choose by, as compiled."""
    parts = [fingerprint_of(SOURCES), *map(content_of, EXPORTED)]
    return blake2b(" ".join(parts).encode(), digest_size=8).hexdigest()


def game_of(number: int) -> Timeline:
    """Return one of the games: players, set and bots go round."""
    dice = Random(f"mistakes {number}")
    players, rising_sun = SETS[number % len(SETS)]
    levels = TABLES[number // len(SETS) % len(TABLES)]
    game = chanbara.new_game("sword", players=players, rising_sun=rising_sun, seed=f"mistakes {number}")
    bots = [make_bot(dice.choice(levels), f"{number} {seat}") for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(bots[seat].choose(chanbara.observe(game, seat), chanbara.seen(game, seat)))
    return Timeline(game.record())


def mistakes_in(past: Timeline, number: int) -> Iterator[tuple[int, Weighed]]:
    """Yield the frames of choices, drawn at random, that a review marks as mistakes."""
    every, rollouts = plays(past), rollouts_for(past)
    for frame in sorted(Random(f"drawn {number}").sample(every, min(DRAWN, len(every)))):
        game, mark = past.at(frame), past.marks[frame]
        assert mark.chosen is not None, "it is a play"
        view, events = chanbara.observe(game, mark.seat), chanbara.seen(game, mark.seat)
        found = weigh(view, events, mark.chosen, rollouts, f"review {number}")
        if found is None or found.outlook is None:
            continue
        swing = found.best_chance - found.chance
        doubt = doubt_about(swing, found.error, is_hiding=found.outlook.is_hiding)
        if verdict_on(swing, doubt) == "mistake":
            yield frame, found


def check(past: Timeline, number: int, frame: int, found: Weighed) -> Checked:
    """Return what a deeper search says about a mistake."""
    game, mark = past.at(frame), past.marks[frame]
    assert mark.chosen is not None, "it is a play"
    view, events = chanbara.observe(game, mark.seat), chanbara.seen(game, mark.seat)
    position, worlds = position_of(view, events), DEEPER * rollouts_for(past)
    chance = run_of_chance(f"deeper {number}", frame)
    preferred = planned(position, opinion(view, events), worlds, chance)[0]
    swings = []
    for ahead in (LONG, FAR):
        seed = f"deeper {number} {frame} {ahead}"
        samples = sampled(position, [mark.chosen, found.best], worlds, ahead, seed)
        swings.append(compared(samples.of(0, VALUE), samples.of(1, VALUE)))
    return Checked(
        game=number,
        players=past.players,
        rising_sun=SETS[number % len(SETS)][1],
        frame=frame,
        swing=round(found.best_chance - found.chance, 4),
        error=round(found.error, 4),
        deeper=round(swings[0][0], 4),
        deeper_error=round(swings[0][1], 4),
        further=round(swings[1][0], 4),
        further_error=round(swings[1][1], 4),
        is_preferred=preferred == mark.chosen,
    )


def measured(path: Path, wanted: int) -> Stored:
    """Return as many checked mistakes, those of a stored run first."""
    stored = Stored(version())
    if path.exists():
        before = msgspec.json.decode(path.read_bytes(), type=Stored)
        stored = before if before.version == version() else stored
    while len(stored.checked) < wanted:
        past = game_of(stored.games)
        marked = [check(past, stored.games, frame, found) for frame, found in mistakes_in(past, stored.games)]
        stored.drawn += min(DRAWN, len(plays(past)))
        stored.marked += len(marked)
        stored.checked += marked[: wanted - len(stored.checked)]
        stored.games += 1
        path.write_text(json.dumps(msgspec.to_builtins(stored)) + "\n", encoding="utf-8")
        print(f"{stored.games} games, {len(stored.checked)} of {wanted} mistakes", flush=True)
    return stored


def main(arguments: Sequence[str] | None = None) -> int:
    """Check what is missing; fail if fewer are confirmed than promised."""
    parser = argparse.ArgumentParser(description="mistakes that a review marks, by a deeper search")
    parser.add_argument("--mistakes", type=int, default=300, help="how many to check")
    chosen = parser.parse_args(arguments)
    stored = measured(KEPT, chosen.mistakes)
    (RESULTS / "mistakes.md").write_text(page(stored), encoding="utf-8")
    print(summary(stored))
    return 0 if is_confirmed(stored) else 1


if __name__ == "__main__":
    sys.exit(main())

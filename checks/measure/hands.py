"""Measure how well the network guesses hands, and write docs/results/hands.md: ``make hands``.

At decisions in games between bots of many kinds it is compared with the number of cards that the deciding
seat has not seen: how likely is the next hidden card of a hand what it is, and how likely is a Parry there?
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from chanbara.research import VectorEnv
from chanbara.sword.bots.bot_files import NEURAL
from chanbara.sword.bots.judge import chance_to_hold
from chanbara.sword.bots.net.network import Sight, network_named
from chanbara.sword.flat.bridge.numbers import CARD_NUMBERS
from chanbara.sword.flat.format.layout import HANDS, KINDS, SEATS
from chanbara.sword.flat.format.sight import SLICES

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[2] / "docs" / "results" / "hands.md"
BOTS = ("detective", "sly", "aggressive", "trusting", "greedy", "novice", None)
TABLES = [(players, sun) for sun, most in ((False, 7), (True, 8)) for players in range(3, most + 1)]
DECISIONS = 6000
"""At each kind of table."""
GAMES, EVERY = 64, 8
"""Games side by side, and which part of their decisions is measured: they follow each other closely."""
SEED = 29
PARRY = CARD_NUMBERS["parry"]
BINS = 10
CAREFUL = 1e-4
"""No probability counts as nearer to 0 or 1."""
PAGE_TEXT = """\
# How well the network guesses hands

Made by `make hands ARGS=--write` ([the check](../../checks/measure/hands.py)), by the network {digest}, from
{decisions:,} decisions in games between bots of many kinds (seed {seed}). *Counting* is what follows from the
numbers of cards that a seat has not seen; *network* is what it makes of all that the seat knows. Numbers are
log-loss, in nats: lower is better.

| players | hidden cards | a card: counting | network | a Parry in a hand: counting | network |
|---|---:|---:|---:|---:|---:|
{rows}

**Whether a hand has a Parry**, by how likely the network said it is, and how often it was so:

| said | hands | said on average | was so | counting said |
|---|---:|---:|---:|---:|
{bins}

`master` samples worlds by this guess. A bot that knows all hands wins 11 points more than one that knows all
roles ([how strong the bots are](bots.md)).
"""


class Guessed(NamedTuple):
    """A hand, and what was said about it."""

    losses: tuple[float, float]
    """Of its cards, summed: by counting, by the network."""
    cards: int
    chances: tuple[float, float]
    """That it has a Parry."""
    has: bool


def guesses(players: int, count: int, *, rising_sun: bool) -> Iterator[Guessed]:
    """Yield what is said about the hands at a number of decisions."""
    network, dice = network_named(NEURAL), np.random.default_rng(SEED)
    env = VectorEnv(
        GAMES,
        players=players,
        rising_sun=rising_sun,
        opponents=BOTS,
        deduction=True,
        advice=True,
        threads=1,
        seed=SEED,
    )
    while count > 0:
        for game in np.flatnonzero(dice.random(GAMES) < 1 / EVERY)[:count]:
            count -= 1
            legal = np.flatnonzero(env.mask[game])
            sight = Sight(env.observation[game], env.deduction[game], env.advice[game][legal])
            hands = network.judged(sight, legal).hands
            truth = env.states[game][HANDS : HANDS + SEATS * KINDS].reshape(SEATS, KINDS)
            turned = np.roll(truth[:players], -int(env.actor[game]), axis=0)
            for away in range(1, players):
                if hands is not None and turned[away].any():
                    yield _guessed(sight, hands[away], turned[away])
        advice = np.where(env.mask == 1, env.advice + dice.random(env.advice.shape) * 1e-3, np.inf)
        env.step(advice.argmin(1))
    env.close()


def _guessed(sight: Sight, logits: Any, hand: Any) -> Guessed:  # noqa: ANN401 - arrays
    unseen = sight.observation[SLICES["unseen"]].astype(float)
    likely = np.exp(logits - logits[unseen > 0].max())
    losses, chances = [], []
    for weights in (np.ones(KINDS), likely):
        whole = unseen * weights
        parts = np.maximum(whole / whole.sum(), CAREFUL)
        losses.append(float(-(hand * np.log(parts)).sum()))
        chances.append(chance_to_hold(PARRY, unseen, weights, int(hand.sum())))
    return Guessed((losses[0], losses[1]), int(hand.sum()), (chances[0], chances[1]), bool(hand[PARRY]))


def log_loss(found: list[Guessed], which: int) -> float:
    """Return the mean log-loss of the chances of a Parry."""
    chances = np.clip([one.chances[which] for one in found], CAREFUL, 1 - CAREFUL)
    has = np.array([one.has for one in found])
    return float(-np.log(np.where(has, chances, 1 - chances)).mean())


def row_of(name: str, found: list[Guessed]) -> str:
    """Return a row of the first table."""
    cards = sum(one.cards for one in found)
    each = [sum(one.losses[which] for one in found) / cards for which in (0, 1)]
    parry = [log_loss(found, which) for which in (0, 1)]
    return f"| {name} | {cards:,} | {each[0]:.3f} | {each[1]:.3f} | {parry[0]:.3f} | {parry[1]:.3f} |"


def bin_rows(found: list[Guessed]) -> list[str]:
    """Return the reliability of the chances of a Parry."""
    rows = []
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        inside = [one for one in found if low <= one.chances[1] < high or one.chances[1] == high == 1]
        if inside:
            said, was, counted = (
                100 * np.mean([one.chances[1] for one in inside]),
                100 * np.mean([one.has for one in inside]),
                100 * np.mean([one.chances[0] for one in inside]),
            )
            part = f"{100 * low:.0f} to {100 * high:.0f} %"
            rows.append(f"| {part} | {len(inside):,} | {said:.1f} % | {was:.1f} % | {counted:.1f} % |")
    return rows


def main() -> int:
    """Measure; fail if the network is not better than counting at every kind of table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="decisions at each kind of table")
    parser.add_argument("--write", action="store_true", help="write the page")
    asked = parser.parse_args()
    every: list[Guessed] = []
    rows, is_better = [], True
    for players, sun in TABLES:
        found = [*guesses(players, asked.decisions, rising_sun=sun)]
        rows.append(row_of(f"{players}{' ☀' if sun else ''}", found))
        print(rows[-1], flush=True)
        is_better &= log_loss(found, 1) < log_loss(found, 0)
        every += found
    rows.append(row_of("all", every))
    bins = bin_rows(every)
    print("\n".join([rows[-1], *bins]))
    if asked.write:
        text = PAGE_TEXT.format(
            digest=network_named(NEURAL).digest[:16],
            decisions=asked.decisions * len(TABLES),
            seed=SEED,
            rows="\n".join(rows),
            bins="\n".join(bins),
        )
        PAGE.write_text(text, encoding="utf-8")
    return 0 if is_better else 1


if __name__ == "__main__":
    sys.exit(main())

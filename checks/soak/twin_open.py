"""`make twin-open`: the open build plays random house rules and own cards as the reference engine does."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from typing import Any, NamedTuple

import chanbara
from chanbara.compiled.warm_up import compile_now
from chanbara.pool import Job, local_pool
from chanbara.sword.open.build import PART
from chanbara.sword.open.card_set import card_set_of
from chanbara.sword.own_cards import own_cards_from
from checks.soak.open_rules import random_cards, random_house
from checks.soak.twin import TABLES, rules_of

TWIN = "checks.soak.twin"
GAMES = 10_000
BATCH = 20
ONLY_HOUSE, ONLY_CARDS, BOTH = range(3)
GAMES_OF_A_KIND = 10
"""How many games have the same house rules and cards: a card set takes a moment to make."""


class Compared(NamedTuple):
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    left_out: int = 0
    """Games that the open build does not play."""


def rules_for(number: int) -> dict[str, Any]:
    """Return the set, the house rules and the own cards of the game with this number."""
    kind = number // GAMES_OF_A_KIND
    fate, way = random.Random(f"open {kind}"), kind % 3
    rising_sun = bool(kind // 3 % 2)
    found: dict[str, Any] = {"rising_sun": rising_sun, **rules_of(kind * len(TABLES))}
    if way != ONLY_CARDS:
        found["house"] = random_house(fate, rising_sun=rising_sun)
    if way != ONLY_HOUSE:
        found["own"] = own_cards_from(f"twin{kind}.py", random_cards(fate))
    return found


def dealt(number: int) -> Any:  # noqa: ANN401 - a game, or None
    """Return the game with this number, or None if its rules have too few cards or characters."""
    rules = rules_for(number)
    players = 3 + number % (6 if rules["rising_sun"] else 5)
    try:
        return chanbara.new_game("sword", players=players, seed=f"open {number}", rikyu=True, **rules)
    except ValueError:
        return None


def play(number: int) -> Compared:
    """Play the game with this number in both engines, if there is one."""
    game = dealt(number)
    if game is None:
        return Compared()
    cards = card_set_of(game.table.catalog)
    if cards.left_out:
        return Compared(left_out=1)
    return Compared(1, cards.module(TWIN).played_by_both(game, number))


def play_batch(numbers: range) -> Compared:
    """Play some games."""
    return Compared(*map(sum, zip(*map(play, numbers), strict=True)))


def twins(first: int, games: int, jobs: int) -> Compared:
    """Play all games on this many processes."""
    compile_now(PART)
    numbers = range(first, first + games)
    batches = [numbers[start : start + BATCH] for start in range(0, games, BATCH)]
    with local_pool(jobs) as pool:
        found = [made for _, made in pool.completed(Job(play_batch, batch) for batch in batches)]
    return Compared(*map(sum, zip(*found, strict=True)))


def main() -> int:
    """Compare the engines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    began = time.perf_counter()
    found = twins(asked.first, asked.games, asked.jobs)
    seconds = time.perf_counter() - began
    sys.stdout.write(
        f"{found.games:,} games, {found.decisions:,} decisions: no difference. "
        f"{found.left_out:,} left to the reference engine. {seconds:,.0f} s.\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

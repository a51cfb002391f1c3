"""`make twin-programs`: the open build plays cards from data files as the reference engine does."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import chanbara
from chanbara.compiled.warm_up import compile_now
from chanbara.pool import Job, local_pool
from chanbara.sword.fingerprint import fingerprint
from chanbara.sword.flat.fingerprint import fingerprint as flat_fingerprint
from chanbara.sword.open.build import PART
from chanbara.sword.open.card_set import card_set_of
from chanbara.sword.position import game_from
from chanbara.sword.rules.plain import plain, table_from_plain
from checks.soak.data_twin import data_catalog
from checks.soak.random_soak import random_game
from checks.soak.twin import TABLES, rules_of

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

RESULT = Path(__file__).parents[2] / "docs" / "results" / "twin-programs.md"
TWIN = "checks.soak.twin"
GAMES = 10_000
BATCH = 20
EXPLANATION = """\
Both engines play the same deal with the same choices, as in [the twin of printed cards](twin.md): at
every decision they agree on who must answer, on the legal actions and on every byte of the state, at the
end on the result. In one game in twenty each position is also converted to the other engine and back. In
every second game all printed cards and characters come from data files instead of code, in the base game
and Rising Sun, with any rulings; in the others ten cards and characters are made at random from the
whole vocabulary ([data files](../card-parts.md)) and added to the printed ones.
"""


class Compared(NamedTuple):
    """What came of some games."""

    printed: int = 0
    """Games with the printed cards from data files."""
    random: int = 0
    """Games with random cards."""
    decisions: int = 0
    left_out: int = 0
    """Games that the open build does not play."""


def printed_game(number: int) -> Game:
    """Return a game with the printed cards from data files."""
    players, rising_sun = TABLES[number % len(TABLES)]
    game = chanbara.new_game(
        "sword",
        players=players,
        seed=f"twin programs {number}",
        rising_sun=rising_sun,
        rikyu=number % 4 == 0,
        **rules_of(number),
    )
    return game_from(table_from_plain(data_catalog(game.table.catalog), plain(game.table)))


def play(number: int) -> Compared:
    """Play the game with this number in both engines."""
    is_random = bool(number % 2)
    game = random_game(number // 2) if is_random else printed_game(number // 2)
    cards = card_set_of(game.table.catalog)
    if cards.left_out:
        return Compared(left_out=1)
    try:
        decisions = cards.module(TWIN).played_by_both(game, number // 2)
    except Exception as error:
        error.add_note(f"make twin-programs ARGS='--first {number} --games 1'")
        raise
    return Compared(int(not is_random), int(is_random), decisions)


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
    """Compare the engines, and write the result if requested."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true", help="write docs/results/twin-programs.md")
    asked = parser.parse_args()
    began = time.perf_counter()
    found = twins(asked.first, asked.games, asked.jobs)
    seconds = time.perf_counter() - began
    line = (
        f"{found.printed:,} games with printed cards from data files and {found.random:,} with random cards, "
        f"{found.decisions:,} decisions: no difference. {found.left_out:,} left to the reference engine. "
        f"{seconds:,.0f} s."
    )
    sys.stdout.write(f"{line}\n")
    if asked.write:
        text = "# Cards from data files in both engines\n\n"
        text += f"`make twin-programs ARGS='--games {asked.games} --write'`\n\n"
        text += f"Version {chanbara.__version__}, rules {fingerprint()}, flat core {flat_fingerprint()}.\n\n"
        text += f"{EXPLANATION}\n{line}\n"
        RESULT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

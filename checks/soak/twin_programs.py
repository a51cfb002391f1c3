"""`make twin-programs`: the open build plays cards from data files as the reference engine does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import chanbara
from chanbara.sword.open.build import PART
from chanbara.sword.open.card_set import card_set_of
from chanbara.sword.position import game_from
from chanbara.sword.rules.plain import plain, table_from_plain
from checks.soak.data_twin import data_catalog
from checks.soak.random_soak import random_game
from checks.soak.runs import Check, Page, run
from checks.soak.twin import TABLES, rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game

TWIN = "checks.soak.twin"
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


def line(found: Sequence[Compared], seconds: float) -> str:
    """Return what is said of all games."""
    printed, random, decisions, left_out = map(sum, zip(*found, strict=True))
    return (
        f"{printed:,} games with printed cards from data files and {random:,} with random cards, "
        f"{decisions:,} decisions: no difference. {left_out:,} left to the reference engine. "
        f"{seconds:,.0f} s."
    )


CHECK = Check(
    "twin-programs",
    __doc__,
    10_000,
    play,
    line,
    Page("Cards from data files in both engines", EXPLANATION, has_flat_core=True),
    batch=20,
    compiled=PART,
)


if __name__ == "__main__":
    run(CHECK)

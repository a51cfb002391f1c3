"""`make twin-open`: the open build plays random house rules and own cards as the reference engine does."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

import chanbara
from chanbara.sword.open.build import PART
from chanbara.sword.open.card_set import card_set_of
from chanbara.sword.own_cards import own_cards_from
from checks.soak.open_rules import random_cards, random_house
from checks.soak.runs import Check, run
from checks.soak.twin import TABLES, rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

TWIN = "checks.soak.twin"
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


def line(found: Sequence[Compared], seconds: float) -> str:
    """Return what is said of all games."""
    games, decisions, left_out = map(sum, zip(*found, strict=True))
    return (
        f"{games:,} games, {decisions:,} decisions: no difference. "
        f"{left_out:,} left to the reference engine. {seconds:,.0f} s."
    )


CHECK = Check("twin-open", __doc__, 10_000, play, line, batch=20, compiled=PART)


if __name__ == "__main__":
    run(CHECK)

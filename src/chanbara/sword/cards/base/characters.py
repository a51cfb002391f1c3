"""The 12 characters of the base game (12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.rules.catalog import Card, Character
from chanbara.sword.rules.effects import Draw
from chanbara.sword.rules.harm import Lose
from chanbara.sword.rules.query import can_pay
from chanbara.sword.rules.traits import Ability, Traits
from chanbara.sword.rules.words import NONE, Kind

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table


def is_no_weapon(source: Card | None) -> bool:
    """Whether it is anything but a weapon."""
    return source is None or source.kind is not Kind.WEAPON


def weapon_but_not_the_last_card(table: Table, seat: int, card: int) -> bool:
    """Whether a card in hand is a weapon and not the only card."""
    return table.catalog.is_weapon[card] and len(table.players[seat].hand) > 1


def pay_one_draw_one(table: Table, seat: int, _option: Option) -> None:
    """Lose 1 resilience, draw 1."""
    table.schedule(Lose(NONE, seat, NONE, 1), Draw(seat, 1))


def draw_one(table: Table, by: int, _victim: int, _source: int, _lost: int) -> None:
    """Draw 1 when a weapon wounded, however deep."""
    table.schedule(Draw(by, 1))


def draw_per_point(table: Table, _by: int, victim: int, _source: int, lost: int) -> None:
    """Draw 1 for each point lost to a weapon."""
    table.schedule(Draw(victim, lost))


PAY_ONE_DRAW_ONE = Ability("nobunaga", "12 nobunaga", can_pay, pay_one_draw_one)

CHARACTERS = (
    Character("benkei", 5, Traits(difficulty=1)),
    Character("chiyome", 4, Traits(immune_to=(is_no_weapon,))),
    Character("ginchiyo", 4, Traits(taken=-1)),
    Character("goemon", 5, Traits(weapon_limit=1)),
    Character("hanzo", 4, Traits(answers=(weapon_but_not_the_last_card,))),
    Character("hideyoshi", 4, Traits(cards_drawn=1)),
    Character("ieyasu", 5, Traits(takes_discard=True)),
    Character("kojiro", 5, Traits(always_reaches=True)),
    Character("musashi", 5, Traits(dealt=1)),
    Character("nobunaga", 5, Traits(abilities=(PAY_ONE_DRAW_ONE,))),
    Character("tomoe", 5, Traits(on_hit=(draw_one,))),
    Character("ushiwaka", 4, Traits(on_wounded=(draw_per_point,))),
)

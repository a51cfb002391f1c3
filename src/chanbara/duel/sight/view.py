"""The player's view, by a list of what is visible. The cards of a deck are known, not their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from chanbara.duel.position import field_of
from chanbara.duel.rules.plain import encode, pending_steps
from chanbara.duel.rules.refusal import ended_by
from chanbara.duel.rules.values import guard_now, qi_most
from chanbara.duel.rules.words import PLAYER

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel
    from chanbara.kernel.game import Game

OPEN = (
    "life", "qi", "life_cap", "armour", "mulligans", "strength", "technique", "guard", "red_die",
    "marker", "virtue", "points", "locked", "round", "attack", "defence", "target", "technique_before",
    "played_before", "guard_bonus", "defence_change", "counter_change", "hit", "hit_this_round", "side_b",
    "hand", "discard", "removed", "played", "together", "defence_pile", "counter_pile", "blood", "used",
)  # fmt: skip
"""Visible fields, by their name in the state."""

MIXED = ("draw", "specials", "defence_deck", "counter_deck", "blood_deck")
"""Decks: their cards are known, sorted; their order is not."""


class EnemyView(msgspec.Struct, frozen=True):
    """One enemy."""

    opponent: str
    """Their key."""
    life: int
    """Remaining life."""
    qi: int
    """Remaining Qi."""
    start_qi: int
    """Their Qi at the start."""
    armour: int
    """Their armor."""


class DuelOption(msgspec.Struct, frozen=True):
    """One legal option."""

    text: str
    """The act in notation."""
    verb: str
    """Its verb."""
    key: str | None
    """The card or die it is about, if any."""
    enemy: int | None
    """The enemy it is about, if any."""


class DuelDecision(msgspec.Struct, frozen=True):
    """The open decision."""

    number: int
    """Its number among the decisions of the duel."""
    seat: int
    """Always 0."""
    kind: str
    """The kind of the decision."""
    options: tuple[DuelOption, ...]
    """The legal options."""


class DuelView(msgspec.Struct, frozen=True):
    """A duel as its player sees it."""

    kind: ClassVar[str] = "duel"

    seat: int
    """Always 0."""
    field: dict[str, Any]
    """The options: opponent, weapon, environment, weather, difficulty, modules."""
    rulings: dict[str, bool]
    """Rulings that are not the default (B8)."""
    numbers: str | None
    """The text of custom numbers, or None for ours (B11)."""
    open: dict[str, Any]
    """All visible fields, by name."""
    mixed: dict[str, tuple[str, ...]]
    """The cards of each deck, sorted."""
    bushido: tuple[str, ...]
    """The Bushido deck, sorted, but for its top card, which is visible and comes last."""
    guard: int
    """The effective guard."""
    qi_most: int
    """The current maximum Qi."""
    enemies: tuple[EnemyView, ...]
    """The enemies."""
    pending: tuple[Any, ...]
    """The pending steps, last first, each as its name and fields."""
    asked: int
    """Number of decisions so far."""
    decision: DuelDecision | None
    """The open decision, if any."""
    result: dict[str, Any] | None
    """The result, once the duel is over."""


def check_observer(seat: int | None) -> None:
    """Refuse a seat that does not exist."""
    if seat not in (PLAYER, None) or isinstance(seat, bool):
        message = f"there is no seat {seat!r}: seat 0 is the player, None is a spectator"
        raise ValueError(message)


def observe(game: Game, seat: int | None = None) -> DuelView:
    """Return the player's view now. A spectator sees the same: nothing is hidden from them."""
    check_observer(seat)
    return view_of(game.table)


def view_of(duel: Duel) -> DuelView:
    """Return the view of a duel: built from nothing, by the lists above."""
    asked = duel.decision
    top = duel.bushido_deck[-1:]
    return DuelView(
        PLAYER,
        field_of(duel),
        duel.book.rulings.changed(),
        duel.book.own_numbers,
        {name: msgspec.to_builtins(getattr(duel, name)) for name in OPEN},
        {name: tuple(sorted(getattr(duel, name))) for name in MIXED},
        (*sorted(duel.bushido_deck[:-1]), *top),
        guard_now(duel),
        qi_most(duel),
        tuple(
            EnemyView(opponent.key, enemy.life, enemy.qi, enemy.start_qi, enemy.armour)
            for opponent, enemy in zip(duel.field.opponents, duel.enemies, strict=True)
        ),
        tuple(encode(step) for step in pending_steps(duel)),
        duel.asked,
        None
        if asked is None
        else DuelDecision(
            asked.number,
            asked.seat,
            asked.kind,
            tuple(DuelOption(one.text, one.verb.value, one.key, one.enemy) for one in asked.options),
        ),
        None
        if duel.ending is None
        else {"won": duel.ending.won, "cause": duel.ending.cause.value, "rule": ended_by(duel)},
    )

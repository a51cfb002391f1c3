"""The invariants of a duel at every decision."""

from __future__ import annotations

from collections import Counter
from math import inf
from typing import TYPE_CHECKING

import chanbara
from chanbara.duel.rules.specials import KeepOne
from chanbara.duel.rules.values import lasting, qi_most, red_die_most

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel
    from chanbara.kernel.game import Game


def check(game: Game) -> None:
    """Raise if an invariant does not hold."""
    duel: Duel = game.table
    cards_are_where_they_belong(duel)
    figures_are_in_their_limits(duel)
    if game.decision is None:
        the_end_is_one(duel)
        return
    texts = game.decision.texts()
    assert texts, "the open decision has an option"
    assert len(set(texts)) == len(texts), f"options are unique: {texts}"
    again = game.table.clone()
    again.stack.append(again.decision.step)
    again.decision = None
    again.advance()
    assert again.decision.texts() == texts, "asking again offers the same"
    nothing_hidden_shows(game)


def cards_are_where_they_belong(duel: Duel) -> None:
    """Every card is in exactly one place."""
    book = duel.book
    looked_at = [card for step in pending(duel) if isinstance(step, KeepOne) for card in step.cards]
    action = Counter(
        [*duel.hand, *duel.draw, *duel.discard, *duel.specials, *duel.removed, *duel.played, *looked_at]
    )
    assert action == Counter([*book.standard, *book.special]), "action cards"
    lying = [] if duel.defence is None else [duel.defence]
    assert Counter([*duel.defence_deck, *duel.defence_pile, *lying]) == Counter(list(book.defence)), (
        "defence cards"
    )
    assert Counter([*duel.counter_deck, *duel.counter_pile]) == Counter(book.counter_deck), (
        "counterattack cards"
    )
    if "blood" in duel.field.modules:
        assert Counter([*duel.blood_deck, *(card for card, _ in duel.blood)]) == Counter(list(book.blood)), (
            "blood cards"
        )


def pending(duel: Duel) -> list[object]:
    """Return all pending steps, including the asking one."""
    return duel.stack if duel.decision is None else [*duel.stack, duel.decision.step]


def figures_are_in_their_limits(duel: Duel) -> None:
    """Life, Qi, dice, armor and values stay within their limits."""
    most = inf if duel.book.rulings.chugi_above_cap else duel.life_cap
    assert 0 <= duel.life <= most, f"life {duel.life} of {most}"
    assert 0 <= duel.qi <= qi_most(duel), f"Qi {duel.qi} with {duel.locked} locked"
    assert 0 <= duel.red_die <= red_die_most(duel), f"red die {duel.red_die}"
    assert 0 <= duel.armour <= duel.book.yoroi_points, f"armour {duel.armour}"
    assert 0 <= duel.marker <= duel.book.kanji, f"marker {duel.marker}"
    for value, effect in (("strength", "cap_s"), ("technique", "cap_t")):
        assert all(getattr(duel, value) <= cap for cap in lasting(duel, effect)), f"{value} above its cap"
    for enemy in duel.enemies:
        assert enemy.life >= 0, "an enemy's life"
        assert 0 <= enemy.qi <= enemy.start_qi, "an enemy's Qi"


def the_end_is_one(duel: Duel) -> None:
    """A finished duel has one winner, and no pending steps."""
    assert duel.ending is not None, "without a decision it is over"
    assert not duel.stack, "nothing is to come"
    alive = any(enemy.life for enemy in duel.enemies)
    assert duel.ending.won == (not alive), "won when nobody is left"
    assert not (duel.ending.won and not duel.life), "both cannot fall"


def nothing_hidden_shows(game: Game) -> None:
    """A duel with its decks in another order looks the same, and has the same decision."""
    view = chanbara.observe(game, 0)
    other = chanbara.imagine(view, seed=len(game.choices))
    assert chanbara.observe(other, 0) == view, "the view depends on what cannot be seen"


def check_saved(game: Game) -> None:
    """A duel is the same after saving and loading."""
    saved = chanbara.dumps(game)
    assert chanbara.dumps(chanbara.loads(saved)) == saved, "saving and loading changes nothing"

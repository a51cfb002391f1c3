"""Errors for illegal actions: the number, its act, and the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.tensors import actions as duel_actions
from chanbara.kernel.errors import IllegalChoice
from chanbara.sword.flat.bridge.options import option_of
from chanbara.sword.flat.format.actions import ACTIONS, VERSION
from chanbara.sword.flat.format.scope import CATALOG

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

ANY_CARD = 0


def sword_refusal(game: Game, action: int) -> IllegalChoice:
    """Return why an action of ``sword_v2`` is illegal for the deciding seat."""
    if not 0 <= action < ACTIONS:
        return no_action(action, ACTIONS, VERSION)
    asked, players = game.decision, len(game.table.players)
    assert asked is not None, "nobody is asked"
    text = option_of(action, asked.seat, players, CATALOG, shown=ANY_CARD).text
    rule, reason = game.why_not(text)
    if not rule:
        # Relative seats would wrap around beyond the last one.
        rule, reason = "2.1", f"There are only {players} players."
    return illegal(action, text, reason, rule)


def duel_refusal(game: Game, action: int) -> IllegalChoice:
    """Return why an action of ``duel_v3`` is illegal for the player of a duel."""
    if not 0 <= action < duel_actions.ACTIONS:
        return no_action(action, duel_actions.ACTIONS, duel_actions.VERSION)
    text = duel_actions.text_of(action)
    rule, reason = game.why_not(text)
    return illegal(action, text, reason, rule)


def no_action(action: int, actions: int, version: str) -> IllegalChoice:
    """Refuse a number without an action."""
    return IllegalChoice(
        "unknown_option", f"{action} is no action of {version}: they are 0 to {actions - 1}."
    )


def illegal(action: int, text: str, reason: str, rule: str) -> IllegalChoice:
    """Refuse an act."""
    return IllegalChoice("unknown_option", f"Action {action} ({text}) is not legal: {reason} ({rule})")


def over() -> IllegalChoice:
    """Refuse any action after the end."""
    return IllegalChoice("closed", "The game is over: reset the environment before the next step.")

"""What bots choose, and what golden games tell. This text runs here, and in the Python for browsers.

``answered`` takes what to play as JSON, and returns what came of it.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import chanbara
from chanbara.duel.bots.registry import make_bot as make_duelist
from chanbara.record.changes import RulesChanged
from chanbara.sword.bots.registry import make_bot


def answered(asked: str) -> str:
    """Return an answer to each question."""
    return json.dumps([ANSWERS[kind](**given) for kind, given in json.loads(asked)])


def table_choices(bots: list[str], most: int, made: list[int] | None = None, **setup: Any) -> list[int]:  # noqa: ANN401
    """Return what bots choose at a table; the game goes on with given choices, or with theirs."""
    game = chanbara.new_game("sword", players=len(bots), **setup)
    seated = [make_bot(name, f"seat {seat}") for seat, name in enumerate(bots)]
    return _played(game, seated, most, made)


def duel_choices(bot: str, most: int, made: list[int] | None = None, **setup: Any) -> list[int]:  # noqa: ANN401
    """Return what a bot chooses in a duel."""
    return _played(chanbara.new_game("duel", **setup), [make_duelist(bot, "player")], most, made)


def _played(game: chanbara.Game, bots: list[Any], most: int, made: list[int] | None) -> list[int]:
    found: list[int] = []
    while game.decision is not None and len(found) < most:
        seat = game.decision.seat
        found.append(bots[seat].choose(chanbara.observe(game, seat), chanbara.seen(game, seat)))
        game.apply(found[-1] if made is None else made[len(found) - 1])
    return found


def story_digest(source: str, name: str) -> str:
    """Return a hash of all that is told of a golden game; ``source`` is the module that tells it."""
    known: dict[str, Any] = {"__name__": "golden", "__file__": "/checks/soak/golden.py"}
    exec(source, known)  # noqa: S102 - our own text: it is no part of the package
    return digest("\n".join(known["tell"](known["STORIES"][name])))


def record_digest(text: str) -> str:
    """Return a hash of a record that has been played again, or why it cannot be."""
    try:
        return digest(chanbara.replay(text).record())
    except RulesChanged as change:
        return str(change)


def digest(text: str) -> str:
    """Return a hash."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


ANSWERS: dict[str, Any] = {
    "table": table_choices,
    "duel": duel_choices,
    "story": story_digest,
    "record": record_digest,
}

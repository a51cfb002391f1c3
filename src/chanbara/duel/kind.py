"""Way of the Samurai behind the common game interface."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from chanbara.duel import fingerprint
from chanbara.duel.book.data import book_with
from chanbara.duel.field import field_from
from chanbara.duel.label import labelled
from chanbara.duel.position import game_from
from chanbara.duel.result import DuelResult, result
from chanbara.duel.rules.events import ADDED
from chanbara.duel.rules.plain import duel_from_plain, encode, plain
from chanbara.duel.rules.refusal import refusal
from chanbara.duel.rules.rulings import REVISION
from chanbara.duel.saga.handed_on import check_handed_on
from chanbara.duel.setup import new_duel, options_of
from chanbara.duel.sight.imagine import imagine
from chanbara.duel.sight.seen import seen
from chanbara.duel.sight.view import DuelView, observe
from chanbara.kernel.kind import GameKind
from chanbara.locales import speech

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.duel.rules.state import Duel
    from chanbara.kernel.game import Game
    from chanbara.sight import Seen


class WayOfTheSamurai(GameKind):
    """The duel of one player."""

    name = "duel"
    revision = REVISION
    parts: ClassVar = {
        "record": "chanbara.duel.arranged.scenarios:SCENARIOS",
        "words": "chanbara.duel.words.text:TELLER",
        "review": "chanbara.duel.reviewed:REVIEWED",
        "school": "chanbara.duel.school.kind:TAUGHT",
        "options": "chanbara.duel.served.options:DuelGame",
        "frame": "chanbara.duel.served.frame:DuelFrame",
        "fields": "chanbara.duel.served.school:FIELDS",
        "insight": "chanbara.duel.served.insight:INSIGHT",
        "server": "chanbara.duel.served.kind:SERVED",
        "cli": "chanbara.duel.terminal.kind:TERMINAL",
    }

    def new(self, **options: Any) -> Game:  # noqa: ANN401
        """Set up a duel; numbers may be given by file name or path."""
        numbers = options.get("numbers")
        if isinstance(numbers, str) and "\n" not in numbers and numbers.endswith((".json", ".yaml", ".yml")):
            options["numbers"] = Path(numbers)
        return new_duel(**options)

    def options_of(self, header: Mapping[str, str]) -> dict[str, Any]:
        """Return the options of a duel."""
        if "carried" in header:
            _, numbers = labelled(header)
            check_handed_on(header["carried"], header.get("modules", "").split(), numbers)
        return options_of(header)

    def from_position(self, header: Mapping[str, str]) -> Game:
        """Return a duel that continues from a position."""
        whole = json.loads(header["position"])
        rulings, numbers = labelled(header)
        book = book_with(rulings, None if numbers is None else numbers.text)
        return game_from(duel_from_plain(book, field_from(book, whole["field"]), whole["duel"]))

    def fingerprint(self) -> str:
        """Return the fingerprint of rules and numbers."""
        return fingerprint.fingerprint()

    def plain(self, table: Duel) -> dict[str, Any]:
        """Return the complete state of a duel."""
        return plain(table)

    def restored(self, table: Duel, data: dict[str, Any]) -> Duel:
        """Return a duel with the same book and field."""
        return duel_from_plain(table.book, table.field, data)

    def result(self, table: Duel) -> DuelResult:
        """Return who won, and how."""
        return result(table)

    def digest(self, table: Duel) -> str:
        """Return a hash of all events, without fields that were added later: older records stay valid."""
        events = [encode(event)[: 1 + len(event) - ADDED.get(type(event), 0)] for event in table.events]
        return blake2b(json.dumps(events).encode(), digest_size=8).hexdigest()

    def why_not(self, table: Duel, text: str, _seat: int, language: str) -> tuple[str, str]:
        """Return the paragraph that forbids an act now, and the reason in a sentence."""
        refused = refusal(table, text)
        words = speech(language)
        about = dict(refused.about)
        if "card" in about:
            key = str(about["card"])
            about["card"] = table.book.names.get(key) or words.say(f"duel-card-{key}")
        return refused.rule, words.say(f"duel-refusal-{refused.key}", **about)

    def seats(self, _table: Duel) -> int:
        """One player."""
        return 1

    def turn(self, table: Duel) -> int:
        """Return the round."""
        return table.round

    def observe(self, game: Game, seat: int | None) -> DuelView:
        """Return the player's view; a spectator sees the same."""
        return observe(game, seat)

    def seen(self, game: Game, seat: int | None, since: int) -> list[Seen]:
        """Return the events as the player sees them."""
        return seen(game, seat, since)

    def imagine(self, view: DuelView, seed: int | str) -> Game:
        """Return a duel consistent with a view."""
        return imagine(view, seed)


DUEL = WayOfTheSamurai()

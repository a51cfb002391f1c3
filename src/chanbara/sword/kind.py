"""Samurai Sword behind the common game interface."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar

from chanbara.kernel.kind import GameKind
from chanbara.locales import speech
from chanbara.sword import fingerprint
from chanbara.sword.changes import CHANGES
from chanbara.sword.editions import catalog_of
from chanbara.sword.label import labelled
from chanbara.sword.position import game_from
from chanbara.sword.rules.plain import encode, plain, table_from_plain
from chanbara.sword.rules.refusal import refusal
from chanbara.sword.rules.scoring import Result, result
from chanbara.sword.setup import new_game
from chanbara.sword.sight.imagine import imagine
from chanbara.sword.sight.seen import seen
from chanbara.sword.sight.view import View, observe

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.kernel.game import Game
    from chanbara.sight import Seen
    from chanbara.sword.rules.state import Table


class SamuraiSword(GameKind):
    """The game of hidden roles, for 3 to 8 players."""

    name = "sword"
    revision = fingerprint.REVISION
    changes = CHANGES
    parts: ClassVar = {
        "record": "chanbara.sword.scenarios:SCENARIOS",
        "words": "chanbara.sword.words.text:TELLER",
        "review": "chanbara.sword.review.kind:REVIEWED",
        "school": "chanbara.sword.school.kind:TAUGHT",
        "options": "chanbara.sword.served.options:SwordGame",
        "frame": "chanbara.sword.served.frame:SwordFrame",
        "fields": "chanbara.sword.served.school:FIELDS",
        "insight": "chanbara.sword.served.insight:INSIGHT",
        "server": "chanbara.sword.served.kind:SERVED",
        "cli": "chanbara.sword.terminal.kind:TERMINAL",
    }

    def new(self, **options: Any) -> Game:  # noqa: ANN401
        """Deal a game."""
        return new_game(**options)

    def options_of(self, header: Mapping[str, str]) -> dict[str, Any]:
        """Return the options of a deal."""
        options: dict[str, Any] = {"players": int(header["players"]), "key": bytes.fromhex(header["key"])}
        options |= labelled(header)._asdict()
        if "cast" in header:
            options["cast"] = header["cast"]
        options["rikyu"] = "rikyu" in header
        if "characters" in header:
            options["characters"] = [None if key == "-" else key for key in header["characters"].split()]
        for word in ("roles", "deck"):
            if word in header:
                options[word] = header[word].split()
        if "hands" in header:
            options["hands"] = [
                None if hand == "-" else [key for key in hand.split(",") if key]
                for hand in header["hands"].split()
            ]
        return options

    def from_position(self, header: Mapping[str, str]) -> Game:
        """Return a game that continues from a table."""
        return game_from(table_from_plain(catalog_of(labelled(header)), json.loads(header["position"])))

    def fingerprint(self) -> str:
        """Return the fingerprint of rules and cards."""
        return fingerprint.fingerprint()

    def plain(self, table: Table) -> dict[str, Any]:
        """Return the complete state of a table."""
        return plain(table)

    def restored(self, table: Table, data: dict[str, Any]) -> Table:
        """Return a table with the same cards."""
        return table_from_plain(table.catalog, data)

    def result(self, table: Table) -> Result:
        """Return who won, and how."""
        return result(table)

    def digest(self, table: Table) -> str:
        """Return a hash of all events."""
        events = [encode(table.catalog, event) for event in table.events]
        return blake2b(json.dumps(events).encode(), digest_size=8).hexdigest()

    def why_not(self, table: Table, text: str, seat: int, language: str) -> tuple[str, str]:
        """Return the rule that forbids an act now, and the reason in a sentence."""
        refused = refusal(table, text, seat)
        words = speech(language)
        about = dict(refused.about)
        if "card" in about:
            about["card"] = words.say(f"card-{about['card']}")
        if "target" in about:
            character = table.catalog.characters[table.players[int(about["target"])].character]
            about["target"] = words.called(f"character-{character.key}", table.catalog.book)
        return refused.rule, words.say(f"refusal-{refused.key}", **about)

    def seats(self, table: Table) -> int:
        """Return the number of players."""
        return len(table.players)

    def turn(self, table: Table) -> int:
        """Return the turn."""
        return table.turn

    def active(self, table: Table) -> int:
        """Return whose turn it is."""
        return table.active

    def observe(self, game: Game, seat: int | None) -> View:
        """Return what a seat may know."""
        return observe(game, seat)

    def seen(self, game: Game, seat: int | None, since: int) -> list[Seen]:
        """Return the events as a seat may know them."""
        return seen(game, seat, since)

    def imagine(self, view: View, seed: int | str) -> Game:
        """Return a game consistent with a view."""
        return imagine(view, seed)


SWORD = SamuraiSword()

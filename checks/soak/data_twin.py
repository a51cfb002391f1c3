"""`make data-twin`: printed cards from data files and from code play the same games and agree."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import chanbara
from chanbara.sword.parts.build import built
from chanbara.sword.parts.printed import SETS, printed_text
from chanbara.sword.rules.catalog import Catalog
from chanbara.sword.rules.plain import plain, table_from_plain
from checks.soak.runs import Check, Page, run
from checks.soak.twin import TABLES, TEMPERS, Disagreement, line, rules_of

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.sword.rules.catalog import Card, Character
    from chanbara.sword.rules.state import Table

EXPLANATION = """\
All printed cards and characters are written as data files (`src/chanbara/sword/parts/printed`), too.
Both tables begin with the same deal; one has the entries in code, the other those from the files. At
every decision they agree on who must answer, on the kind of decision, on the options in their order, on
every event, on all hands, properties, honor and resilience; at the end on the whole result. Half of the
games are played at random, the other half at random but aggressively. A fifth of the games each follow
our reading, the German, the English and the Italian book, and random rulings.

3 to 7 players without and 3 to 8 with Rising Sun. """


@cache
def from_files() -> tuple[dict[str, Card], dict[str, Character]]:
    """Return the printed entries as data files say them, by key."""
    entries = [built(printed_text(name))[1] for name in SETS]
    cards = {card.key: card for one in entries for card in one.cards}
    return cards, {character.key: character for one in entries for character in one.characters}


@cache
def data_catalog(printed: Catalog) -> Catalog:
    """Return a catalog with every entry from the files; copies can differ by set and ruling."""
    cards, characters = from_files()
    return Catalog(
        [cards[card.key]._replace(rule=card.rule, copies=card.copies) for card in printed.cards],
        [characters[one.key] for one in printed.characters],
        printed.roles,
        printed.deals,
        printed.name,
        printed.rulings,
        printed.label,
        printed.book,
    )


class DataTwin:
    """One game in both forms."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table: Table = table_from_plain(data_catalog(game.table.catalog), plain(game.table))
        self.compared = 0
        """Events that were compared."""

    def compare(self) -> None:
        """Compare both tables at the current decision, or at the end."""
        for what, here, there in self._both():
            if here != there:
                raise Disagreement(f"{what}: {here} in code, {there} from files")
        self.compared = len(self.table.events)

    def _both(self) -> list[tuple[str, Any, Any]]:
        code: Table = self.game.table
        data = self.table
        found = [
            ("the decision", _asked(code), _asked(data)),
            ("the events", code.events[self.compared :], data.events[self.compared :]),
            ("the players", _players(code), _players(data)),
            ("the piles", (code.deck, code.pile, code.playing), (data.deck, data.pile, data.playing)),
            ("the chance", code.chance.counter, data.chance.counter),
            ("the ending", code.ending, data.ending),
        ]
        if code.ending and data.ending:
            found.append(("the result", self.game.kind.result(code), self.game.kind.result(data)))
        return found

    def choose(self, choice: int) -> None:
        """Make a choice at both tables."""
        asked = self.table.decision
        assert asked is not None
        self.game.apply(choice)
        self.table.answer(asked.options[choice])


def _asked(table: Table) -> tuple[int, int, str, list[str]] | None:
    asked = table.decision
    return None if asked is None else (asked.number, asked.seat, asked.kind, asked.texts())


def _players(table: Table) -> list[tuple[object, ...]]:
    return [(one.resilience, one.honor, one.hand, one.in_play, one.known) for one in table.players]


def play(number: int) -> int:
    """Play the game with this number in both forms; return its number of decisions."""
    players, rising_sun = TABLES[number % len(TABLES)]
    game = chanbara.new_game(
        "sword",
        players=players,
        seed=f"data twin {number}",
        rising_sun=rising_sun,
        rikyu=number % 4 == 0,
        **rules_of(number),
    )
    twin, fate = DataTwin(game), random.Random(number)
    temper = TEMPERS[number // len(TABLES) % len(TEMPERS)]
    decisions = 0
    try:
        while not game.over:
            twin.compare()
            asked = game.decision
            assert asked is not None
            twin.choose(temper(fate, asked))
            decisions += 1
        twin.compare()
    except Exception as error:
        error.add_note(f"game {number}: make data-twin ARGS='--first {number} --games 1'\n{game.record()}")
        raise
    return decisions


CHECK = Check(
    "data-twin",
    __doc__,
    10_000,
    play,
    line,
    Page("Printed cards from data files beside those in code", EXPLANATION),
    progress="games from code and from files",
)


if __name__ == "__main__":
    run(CHECK)

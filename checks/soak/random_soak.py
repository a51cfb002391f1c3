"""`make random-cards`: games with random cards from data files, under every invariant that any cards keep."""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import chanbara
from chanbara.locales import LANGUAGES
from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.rules.levers import MOST_STARTED
from chanbara.sword.rules.program import Part
from chanbara.sword.words.asking import option_message, question
from chanbara.sword.words.words import Words
from checks.soak.invariants import (
    check_accepted,
    check_options,
    check_replay,
    check_saved,
    even_tempered,
    fierce,
)
from checks.soak.random_cards import random_file
from checks.soak.runs import Check, Page, run
from checks.soak.watch import require

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.sword.rules.state import Table

MOST_DECISIONS = 4_000
"""The longest game seen had a fifth of it."""
TRIED, SAID, SAVED = 0.02, 0.1, 0.05
"""The shares of decisions at which every option is tried, everything is said, and of games that are saved."""
ENOUGH_GAMES = 500
"""With fewer games not every part need be there."""
EXPLANATION = """\
Each game has six cards and four characters of its own, made at random from the whole vocabulary of [data
files](../card-parts.md), in the base game or Rising Sun, for 3 to 8 players. Half of the games are
played at random, the other half at random but aggressively. At every decision every card was in one
place, options were unique and in a stable order, and resilience, honor and traits were possible; records
reproduced their games, saved games went on alike, views were those of the worlds imagined from them, and
everything could be said in three languages. Every game ended.

"""


class Found(NamedTuple):
    """What happened in a game."""

    decisions: int
    most_started: int
    parts: Counter[str]
    """How often each part was done."""


def random_game(number: int, *, cards: int = 6, characters: int = 4) -> Game:
    """Return the game of this number at its first decision."""
    rising_sun = number % 3 == 0
    players = 3 + number // 3 % (6 if rising_sun else 5)
    own = own_cards_from(
        "random.yaml", random_file(number, cards, characters), "random" if number % 2 else ""
    )
    mine = [one.key for one in own.characters][:players]
    return chanbara.new_game(
        "sword",
        players=players,
        seed=f"random cards {number}",
        own=own,
        rising_sun=rising_sun,
        characters=[*mine, *[None] * (players - len(mine))],
    )


def play(number: int) -> Found:
    """Play the game with this number under every invariant."""
    game, fate = random_game(number), random.Random(number)
    temper = (even_tempered, fierce)[number // 2 % 2]
    decisions = most_started = 0
    try:
        while not game.over:
            decisions += 1
            require(holds=decisions < MOST_DECISIONS, sentence="the game does not end")
            check_table(game.table)
            check_options(game)
            if fate.random() < TRIED:
                check_accepted(game)
            if fate.random() < SAID:
                check_said(game, fate)
            most_started = max(most_started, game.table.traces.started)
            asked = game.decision
            assert asked is not None
            game.apply(temper(fate, asked))
        check_table(game.table)
        check_replay(game)
        if fate.random() < SAVED:
            check_saved(game)
    except Exception as error:
        error.add_note(f"game {number}: make random-cards ARGS='--first {number} --games 1'")
        raise
    return Found(decisions, most_started, parts_of(game.table))


def check_table(table: Table) -> None:
    """Every card is in one place; honor, resilience, hands and traits are possible."""
    catalog = table.catalog
    zones = [table.deck, table.pile, [table.playing] if table.playing >= 0 else []]
    for player in table.players:
        zones += [player.hand, player.in_play]
    there = Counter(card for zone in zones for card in zone)
    wanted = Counter({number: card.copies for number, card in enumerate(catalog.cards)})
    require(
        holds=there == wanted,
        sentence=f"cards are not in exactly one place: {there - wanted}, {wanted - there}",
    )
    for seat, player in enumerate(table.players):
        full = catalog.characters[player.character].resilience
        require(
            holds=0 <= player.resilience <= full, sentence=f"seat {seat} has {player.resilience} resilience"
        )
        require(holds=player.hand == sorted(player.hand), sentence=f"the hand of seat {seat} is not sorted")
        require(holds=player.honor > 0 or table.ending is not None, sentence=f"seat {seat} has no honor")
        laid = tuple(player.in_play)
        traits = catalog.combined(len(table.players), player.role.role, player.character, laid)
        require(
            holds=player.traits == traits, sentence=f"the traits of seat {seat} are not those in front of it"
        )
    require(holds=table.traces.started <= MOST_STARTED, sentence=f"{table.traces.started} programs started")


def check_said(game: Game, fate: random.Random) -> None:
    """Everybody's view can be imagined again, and what it shows can be said in every language."""
    asked = game.decision
    assert asked is not None
    seat = fate.randrange(len(game.table.players))
    view = chanbara.observe(game, seat)
    again = chanbara.observe(chanbara.imagine(view, fate.randrange(1000)), seat)
    require(holds=again == view, sentence="a view is not the view of what it imagines")
    view = chanbara.observe(game, asked.seat)
    events = chanbara.seen(game, asked.seat, max(0, len(game.events) - 10))
    for language in LANGUAGES:
        words = Words(language, view)
        said = [words.tell(question(words.messages, view))]
        assert view.decision is not None
        said += [words.tell(option_message(words.messages, view, one)) for one in view.decision.options or ()]
        said += [sentence for _, _, sentence in words.steps(view)]
        said += [words.event(event) for event in events]
        require(holds=all(said), sentence="something cannot be said")
    for text in (
        "play bo>0",
        "use ability_0",
        "parry parry",
        "choose>0",
        "pass",
        "draw",
        "end",
        "discard bo",
    ):
        for language in LANGUAGES:
            require(holds=bool(game.why_not(text, asked.seat, language)[1]), sentence=f"no word about {text}")


def parts_of(table: Table) -> Counter[str]:
    """Return the parts that the cards of a table consist of."""
    return Counter(Part(one.part).name for one in table.catalog.programs)


def line(found: Sequence[Found], seconds: float) -> str:
    """Return what is said of all games."""
    decisions = [one.decisions for one in found]
    started = max(one.most_started for one in found)
    return (
        f"{len(found):,} games, {sum(decisions):,} decisions, {seconds:,.0f} s. The longest game had "
        f"{max(decisions):,} decisions; at most {started} effects started in a turn."
    )


def all_parts(found: Sequence[Found]) -> Counter[str]:
    """Return the parts that the cards of all games consist of."""
    return sum((one.parts for one in found), Counter())


def rows(found: Sequence[Found]) -> str:
    """Return how often each part was there, as a table."""
    listed = "\n".join(f"| {name.lower()} | {count:,} |" for name, count in sorted(all_parts(found).items()))
    return f"\n| instruction | times in the cards of all games |\n|---|---:|\n{listed}\n"


CHECK = Check(
    "random-cards",
    __doc__,
    2_000,
    play,
    line,
    Page("Games with random cards", EXPLANATION, after=rows),
    batch=10,
    progress="games with random cards",
)


def main() -> int:
    """Play the games; with enough of them every part is used."""
    found = run(CHECK)
    missing = [part.name for part in Part if part.name not in all_parts(found)]
    if len(found) < ENOUGH_GAMES or not missing:
        return 0
    sys.stdout.write(f"never used: {', '.join(missing)}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())

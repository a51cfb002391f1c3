"""Golden games and perft numbers: stored as text, compared line by line, reviewed as diffs.

``--write`` regenerates them. ``--records`` adds one more complete game per number of players, for good.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec

import chanbara
from chanbara.record.perft import perft
from chanbara.sword.rules.plain import encode, keys_of
from chanbara.sword.rules.state import Table

TESTS = Path(__file__).parents[2] / "tests"
GOLDEN, PERFT, RECORDS = TESTS / "golden", TESTS / "perft", TESTS / "records"

PLAYERS = (3, 4, 5, 6, 7)
NEW_PLAYERS = (3, 5, 8)
"""Player counts of the stored games with the expansion."""


class Story(NamedTuple):
    """A game determined by its name: dealt from the seed, with random choices from the same seed."""

    players: int
    seed: int
    characters: tuple[str, ...] | None = None
    rising_sun: bool = False


# The seeds were selected: each kind of ending has its game, with all kinds of events, and in the games with
# chosen characters every ability has its effect. With the expansion every card is played, too.
STORIES = {
    "players3": Story(3, 2098),
    "players4": Story(4, 3917),
    "players5": Story(5, 3318),
    "players6": Story(6, 1032),
    "players7": Story(7, 2276),
    "characters1": Story(6, 1846, ("benkei", "chiyome", "ginchiyo", "goemon", "hanzo", "hideyoshi")),
    "characters2": Story(6, 59, ("ieyasu", "kojiro", "musashi", "nobunaga", "tomoe", "ushiwaka")),
    "rising-sun3": Story(3, 238, ("rikyu", "ushiwaka", "tomoe"), rising_sun=True),
    "rising-sun5": Story(5, 180, rising_sun=True),
    "rising-sun8": Story(8, 115, rising_sun=True),
    "rising-sun-characters1": Story(
        6, 2, ("bokuden", "gracia", "kanbei", "kenshin", "lady_chacha", "masamune"), rising_sun=True
    ),
    "rising-sun-characters2": Story(
        6, 127, ("motonari", "okuni", "shima", "shingen", "yoshihiro", "yukimura"), rising_sun=True
    ),
}


def begin(story: Story) -> chanbara.Game:
    """Return the game of a story at its first decision."""
    return chanbara.new_game(
        "sword",
        players=story.players,
        seed=story.seed,
        characters=story.characters,
        rising_sun=story.rising_sun,
    )


def choices(story: Story) -> Iterator[float]:
    """Yield random numbers for choices; ``random()`` is guaranteed to be stable across Python versions."""
    chance = random.Random(story.seed)
    while True:
        yield chance.random()


def tell(story: Story) -> list[str]:
    """Return a whole game: every decision, every option, every event, the views at the start of each turn."""
    game = begin(story)
    lines = [title(story)]
    turn, event_count = 0, 0
    for chance in choices(story):
        table: Table = game.table
        lines += [f"  {event_line(table, event)}" for event in table.events[event_count:]]
        event_count = len(table.events)
        decision = game.decision
        if decision is None:
            break
        if table.turn != turn:
            turn = table.turn
            lines += ["", *table_lines(game)]
        option = decision.options[int(chance * len(decision.options))]
        lines.append(
            f"{decision.number} seat {decision.seat} {decision.kind}: {' | '.join(decision.texts())}"
        )
        lines.append(f"> {option.text}")
        game.apply(option.text)
    return [*lines, "", *table_lines(game), *end_lines(game)]


def title(story: Story) -> str:
    """Describe the game."""
    return f"A game of {story.players}{' with Rising Sun' * story.rising_sun}, seed {story.seed}"


def event_line(table: Table, event: object) -> str:
    """Return an event in one line."""
    name, *values = encode(table.catalog, event)
    fields = zip(event._fields, values, strict=True)  # type: ignore[attr-defined]  # every event is a NamedTuple
    shown = [f"{field}={' '.join(value) if isinstance(value, list) else value}" for field, value in fields]
    return f"{name} {' '.join(shown)}"


def table_lines(game: chanbara.Game) -> list[str]:
    """Return the table at the start of a turn: the full state as text, and a hash of each seat's view."""
    table: Table = game.table
    lines = [f"turn {table.turn} of seat {table.active}, deck {len(table.deck)}, pile {len(table.pile)}"]
    for seat, player in enumerate(table.players):
        character = table.catalog.characters[player.character]
        laid = " ".join(keys_of(table.catalog, player.in_play)) or "-"
        hand = " ".join(keys_of(table.catalog, player.hand)) or "-"
        lines.append(
            f"  {seat} {player.role.key} {character.key} {player.resilience}/{character.resilience}"
            f" honor {player.honor}, in play {laid}, in hand {hand}"
        )
    seats = [*range(len(table.players)), None]
    views = [short_hash(msgspec.json.encode(chanbara.observe(game, seat))) for seat in seats]
    return [*lines, f"  views {' '.join(views)}"]


def end_lines(game: chanbara.Game) -> list[str]:
    """Return the end of a game: the scores, and a hash of the events as each seat saw them."""
    result = game.result
    points = " ".join(f"{one.honor}x{one.multiplier}+{one.in_hand}={one.points}" for one in result.scores)
    totals = " ".join(f"{team} {total}" for team, total in result.totals.items())
    seats = [*range(len(game.table.players)), None]
    seen = [short_hash(msgspec.json.encode(chanbara.seen(game, seat))) for seat in seats]
    return [
        f"end: {result.cause} ({result.rule}), Deadly Strike {result.deadly_strike}",
        f"  points {points}; {totals}",
        f"  {result.winner} wins: {' '.join(str(seat) for seat in result.winners)}",
        f"  seen {' '.join(seen)}",
    ]


def short_hash(data: bytes) -> str:
    """Return a short hash of the data."""
    return blake2b(data, digest_size=4).hexdigest()


# --- perft -------------------------------------------------------------------------------------------------

DEALS = {f"players{count}-{deal}": Story(count, 100 + deal) for count in PLAYERS for deal in (1, 2)} | {
    "rising-sun3": Story(3, 100, ("okuni", "kanbei", "bokuden"), rising_sun=True),
    "rising-sun5": Story(5, 100, ("shima", "yukimura", "lady_chacha", "okuni", "kenshin"), rising_sun=True),
    "rising-sun8": Story(8, 100, rising_sun=True),
}
ENOUGH = 20_000
"""Decisions at the last depth; deeper would take too long."""


def count(story: Story) -> list[str]:
    """Return the number of decisions after 0, 1, 2 ... choices of a fixed deal."""
    game = begin(story)
    depth = 1
    while perft(game, depth + 1)[-1] < ENOUGH:
        depth += 1
    head = f"{title(story)}: decisions after this many choices"
    return [head, *(f"{choice} {nodes}" for choice, nodes in enumerate(perft(game, depth)))]


# --- records -----------------------------------------------------------------------------------------------


def keep_records() -> list[Path]:
    """Write complete games of this version; existing ones stay forever."""
    written = []
    stories = {f"players{players}": Story(players, 200 + players) for players in PLAYERS}
    stories |= {f"rising-sun{count}": Story(count, 200 + count, rising_sun=True) for count in NEW_PLAYERS}
    for name, story in stories.items():
        path = RECORDS / f"{chanbara.__version__}-{name}.record"
        if not path.exists():
            game = begin(story)
            for chance in choices(story):
                if game.decision is None:
                    break
                game.apply(int(chance * len(game.decision.options)))
            path.write_text(game.record(), encoding="utf-8")
            written.append(path)
    return written


# --- comparing and writing ---------------------------------------------------------------------------------


def all_files() -> Iterator[tuple[Path, list[str]]]:
    """Yield every file with its expected contents."""
    for name, story in STORIES.items():
        yield GOLDEN / f"{name}.golden", tell(story)
    for name, story in DEALS.items():
        yield PERFT / f"{name}.perft", count(story)


def read(path: Path) -> list[str]:
    """Return the stored lines, none if there is no file yet."""
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def first_difference(kept: Sequence[str], now: Sequence[str], context: int = 4) -> str | None:
    """Return the first line that differs, with its context, or None."""
    for number in range(max(len(kept), len(now))):
        old = kept[number] if number < len(kept) else "(nothing)"
        new = now[number] if number < len(now) else "(nothing)"
        if old != new:
            before = [f"    {line}" for line in now[max(0, number - context) : number]]
            return "\n".join([f"line {number + 1} differs:", *before, f"  - {old}", f"  + {new}"])
    return None


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m checks.soak.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write what differs; read the difference then")
    parser.add_argument("--records", action="store_true", help="keep complete games of this version")
    asked = parser.parse_args(words)
    if asked.records:
        for path in keep_records():
            print(f"kept {path.name}")
        return 0
    different = 0
    for path, now in all_files():
        difference = first_difference(read(path), now)
        if difference is not None:
            different += 1
            print(f"{path.name}: {difference}")
            if asked.write:
                path.write_text("\n".join(now) + "\n", encoding="utf-8")
    print(f"{different} files {'written' if asked.write else 'differ'}.")
    return 1 if different and not asked.write else 0


if __name__ == "__main__":
    sys.exit(main())

"""The seating: from the command line, with prompts for what is missing."""

from __future__ import annotations

import re
import secrets
from typing import NamedTuple

from rich.console import Console

import chanbara
from chanbara.cli.common.manners import Mistake, check_seat
from chanbara.cli.common.questions import SEEDS, ask_language, ask_one, ask_yes_or_no
from chanbara.cli.common.variant import Chosen
from chanbara.locales import speech
from chanbara.sword.bots.protocol import Bot
from chanbara.sword.bots.registry import USUAL, has_network
from chanbara.sword.bots.until_compiled import UntilCompiled
from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.rules.words import MAX_SEATS

DEFAULT_PLAYERS = 5
DEFAULT_BOTS = USUAL


class Seating(NamedTuple):
    """A game about to begin."""

    game: chanbara.Game
    bots: dict[int, Bot]
    """By seat; all other seats are played at the keyboard."""
    language: str
    again: str
    """The command that deals the same game again."""
    waiting: UntilCompiled
    """Bots that wait for the compiler."""
    remarks: tuple[str, ...] = ()
    """What else there is to say about the bots."""


def sit_down(
    players: int | None,
    seed: str | None,
    seat: str | None,
    bots: str,
    characters: str | None,
    chosen: Chosen,
    *,
    hotseat: bool,
    language: str,
) -> Seating:
    """Deal a game and seat all players; ``Mistake`` says what is impossible."""
    count = DEFAULT_PLAYERS if players is None else players
    seed = str(secrets.randbelow(SEEDS)) if seed is None else seed
    waiting = UntilCompiled()
    try:
        game = chanbara.new_game(
            "sword",
            players=count,
            seed=seed,
            characters=_characters(characters, count),
            **chosen.variant.set_up,
        )
        keyboard = _keyboard(seat, count, hotseat=hotseat)
        others = [other for other in range(count) if other not in keyboard]
        names = [name.strip() for name in bots.split(",")]
        seated = {
            other: waiting.make_bot(names[place % len(names)], f"{seed} {other}")
            for place, other in enumerate(others)
        }
    except ValueError as error:
        waiting.close()
        raise Mistake(str(error)) from error
    again = f"chanbara play --players {count} --seed {seed}"
    again += " --hotseat" if hotseat else ""
    again += f" --seat {','.join(map(str, sorted(keyboard)))}" if others else ""
    again += f" --bots {bots}" if others and bots != DEFAULT_BOTS else ""
    again += f" --characters {characters}" if characters else ""
    again += chosen.command
    return Seating(game, seated, language, again, waiting, _substitutions(names, game))


def _substitutions(names: list[str], game: chanbara.Game) -> tuple[str, ...]:
    """Return who plays in place of networks that were not trained for the game."""
    nets = sorted({name for name in names if has_network(name)})
    if not nets:
        return ()
    from chanbara.sword.bots.net.net_bot import substitution  # noqa: PLC0415 - with it comes the compiler

    edition, players = game.table.catalog.name, len(game.table.players)
    return tuple(filter(None, (substitution(name, players, edition) for name in nets)))


def _characters(named: str | None, count: int) -> list[str | None] | None:
    """Return the characters by seat; a dash, or none named, means random."""
    if named is None:
        return None
    keys = [None if key.strip() in {"", "-"} else key.strip() for key in named.split(",")]
    return keys + [None] * (min(count, MAX_SEATS) - len(keys))


def _keyboard(seat: str | None, count: int, *, hotseat: bool) -> set[int]:
    """Return the seats played at the keyboard."""
    if seat is None:
        return set(range(count)) if hotseat else {0}
    numbers = [one.strip() for one in seat.split(",")]
    if not all(re.fullmatch("[0-9]{1,9}", one) for one in numbers):
        raise Mistake(f"a seat is a number from 0 to {count - 1}, not {seat!r}")
    seats = {int(one) for one in numbers}
    for one in sorted(seats):
        check_seat(one, count)
    if len(seats) > 1 and not hotseat:
        raise Mistake("several seats at one keyboard need --hotseat")
    return seats


def greet(console: Console) -> tuple[str, bool, int]:
    """Ask for language, expansion and number of players; Enter selects the default in brackets."""
    language = ask_language(console, "greet-title")
    words = speech(language)
    rising_sun = ask_yes_or_no(console, words, words.say("greet-rising-sun"), usual=False)
    table = catalog_named(RISING_SUN if rising_sun else BASE).deals.roles
    size = {"least": min(table), "most": max(table)}
    question, again = words.say("greet-players", **size), words.say("greet-players-again", **size)
    players = ask_one(console, question, again, str(DEFAULT_PLAYERS), [str(count) for count in table])
    return language, rising_sun, int(players)

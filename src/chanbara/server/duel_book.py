"""What is printed in the duel, told in words: no page need know it by heart."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

import chanbara
from chanbara.duel.data import book_with
from chanbara.duel.numbers import read_numbers
from chanbara.duel.rules.rulings import DEFAULT_RULINGS
from chanbara.server.duel_parts import DuelBook, DuelCard, DuelDefence
from chanbara.words.duel import DuelWords
from chanbara.words.duel_traits import (
    counter_does,
    difficulty_does,
    opponent_does,
    place_does,
    virtue_does,
    weapon_does,
    weather_does,
    wound_does,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from chanbara.duel.rules.rulings import DuelRulings
    from chanbara.duel.sight.view import DuelView
    from chanbara.kernel.game import Game
    from chanbara.server.protocol import Language


@lru_cache(maxsize=64)
def duel_book(
    language: Language, rulings: DuelRulings = DEFAULT_RULINGS, own_numbers: str | None = None
) -> DuelBook:
    """Return numbers and words of everything that is printed."""
    book = book_with(rulings, own_numbers)
    game = chanbara.new_game("duel", seed=0, rulings=rulings, numbers=own_numbers)
    return DuelBook(
        cards=[
            DuelCard(
                one.key,
                one.strength,
                one.technique,
                one.guard,
                one.icon.value,
                one.qi,
                special=one.is_special,
            )
            for one in book.actions.values()
        ],
        defences={one.key: DuelDefence(one.strength, one.technique) for one in book.defence.values()},
        prices=dict(book.prices),
        combo=book.combo["cards"],
        kanji=book.kanji,
        qi=book.qi_cap,
        armour=book.yoroi_points,
        names=dict(book.names) if own_numbers is not None else {},
        does=dict(_does(DuelWords(language, chanbara.observe(game, 0)))),
    )


def as_told(view: DuelView) -> DuelView:
    """Return a view as it travels: with each message the numbers of one's own would be a long text."""
    if view.numbers is None:
        return view
    return msgspec.structs.replace(view, numbers=read_numbers(view.numbers).digest)


@cache
def our_numbers() -> bytes:
    """Return the file of our numbers, with which one may begin one's own (B11.1)."""
    return files("chanbara.duel").joinpath("duel.json").read_bytes()


def book_of(language: Language, game: Game) -> DuelBook:
    """Return what is printed in a duel, by its own rulings and numbers."""
    book = game.table.book
    return duel_book(language, book.rulings, book.own_numbers)


def _does(words: DuelWords) -> Iterator[tuple[str, str]]:
    """Yield what each thing does, by kind and key."""
    book = words.book
    for opponent in (*book.opponents.values(), *book.three):
        yield f"opponent-{opponent.key}", opponent_does(words, opponent)
    told: dict[str, dict[str, str]] = {
        "weapon": {key: weapon_does(words, one) for key, one in book.weapons.items()},
        "environment": {key: place_does(words, one) for key, one in book.environments.items()},
        "weather": {key: weather_does(words, key) for key in book.weather},
        "difficulty": {key: difficulty_does(words, key) for key in book.difficulty},
        "virtue": {key: virtue_does(words, one) for key, one in book.virtues.items()},
        "counter": {key: counter_does(words, one) for key, one in book.counters.items()},
        "wound": _wounds(words, book.wounds),
        "blood": _wounds(words, book.blood),
    }
    for kind, texts in told.items():
        yield from ((f"{kind}-{key}", text) for key, text in texts.items())


def _wounds(words: DuelWords, cards: Iterable[str]) -> dict[str, str]:
    return {f"{key}-{level}": wound_does(words, key, level) for key in cards for level in (1, 2)}

"""The printed texts and numbers of the duel, so that no client need contain them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from chanbara.duel.served.hall.hall import duel_words
from chanbara.duel.served.payloads import DuelBook, DuelCard, DuelDefence
from chanbara.duel.words.traits import (
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

    from chanbara.duel.rules.book import Book
    from chanbara.duel.rules.rulings import DuelRulings
    from chanbara.duel.words.words import DuelWords
    from chanbara.server.wire.scalars import Language


def duel_book(language: Language, book: Book) -> DuelBook:
    """Return numbers and texts of everything printed, for the rulings and numbers of a duel."""
    return _told(language, book.rulings, book.own_numbers or "")


@lru_cache(maxsize=64)
def _told(language: Language, rulings: DuelRulings, numbers: str) -> DuelBook:
    words = duel_words(language, rulings.changed(), numbers)
    book = words.book
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
        counters={one.key: one.value for one in book.counters.values()},
        prices=dict(book.prices),
        combo=book.combo["cards"],
        kanji=book.kanji,
        qi=book.qi_cap,
        armour=book.yoroi_points,
        names=dict(book.names),
        does=dict(_does(words)),
    )


def _does(words: DuelWords) -> Iterator[tuple[str, str]]:
    """Yield what each thing does, by kind and key."""
    book = words.book
    for opponent in (*book.opponents.values(), *book.three):
        yield f"opponent-{opponent.key}", opponent_does(words, opponent)
    by_kind: dict[str, dict[str, str]] = {
        "weapon": {key: weapon_does(words, one) for key, one in book.weapons.items()},
        "environment": {key: place_does(words, one) for key, one in book.environments.items()},
        "weather": {key: weather_does(words, key) for key in book.weather},
        "difficulty": {key: difficulty_does(words, key) for key in book.difficulty},
        "virtue": {key: words.tell(virtue_does(one)) for key, one in book.virtues.items()},
        "counter": {key: counter_does(words, one) for key, one in book.counters.items()},
        "wound": _wounds(words, book.wounds),
        "blood": _wounds(words, book.blood),
    }
    for kind, texts in by_kind.items():
        yield from ((f"{kind}-{key}", text) for key, text in texts.items())


def _wounds(words: DuelWords, cards: Iterable[str]) -> dict[str, str]:
    return {f"{key}-{level}": wound_does(words, key, level) for key in cards for level in (1, 2)}

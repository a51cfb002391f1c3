"""What is to be seen of a duel, line by line, for the terminal and for text alone."""

from __future__ import annotations

from collections.abc import Sequence

from chanbara.duel.book.numbers import read_numbers
from chanbara.duel.sight.view import DuelView
from chanbara.duel.words.messages import signed
from chanbara.duel.words.traits import (
    difficulty_does,
    opponent_does,
    place_does,
    virtue_does,
    weapon_does,
    weather_does,
    wound_does,
)
from chanbara.duel.words.words import DuelWords, begun


def field_words(words: DuelWords, view: DuelView) -> list[tuple[str, str]]:
    """Return against whom, with what and where this duel is fought: each name, and what it does."""
    field, book = view.field, words.book
    opponents = {**book.opponents, **{one.key: one for one in book.three}}
    named = [
        *((f"opponent-{key}", opponent_does(words, opponents[key])) for key in field["opponents"]),
        (f"weapon-{field['weapon']}", weapon_does(words, book.weapons[field["weapon"]])),
        (f"weather-{field['weather']}", weather_does(words, field["weather"])),
        (f"difficulty-{field['difficulty']}", difficulty_does(words, field["difficulty"])),
        *((f"module-{key}", "") for key in field["modules"]),
    ]
    if field["environment"] is not None:
        place = book.environments[field["environment"]]
        named.append((f"environment-{place.key}", place_does(words, place)))
    return [(words.say(f"duel-{key}"), f"{words.text(f'duel-{key}')} {does}".rstrip()) for key, does in named]


def ruling_words(words: DuelWords) -> list[str]:
    """Return the rulings that are not the usual ones: each question with its answer."""
    return [
        f"{words.say(f'duel-ruling-{name}')} {words.say(f'duel-ruling-{name}-{str(value).lower()}')}"
        for name, value in words.book.rulings.changed().items()
    ]


def rules_of_its_own(words: DuelWords) -> list[str]:
    """Return by which rulings and numbers this duel is fought, where they are not the usual ones."""
    lines, chosen, numbers = [], ruling_words(words), words.book.own_numbers
    if chosen:
        lines.append(words.say("duel-table-rulings", list="; ".join(chosen)))
    if numbers is not None:
        lines.append(words.say("duel-table-own-numbers", digest=read_numbers(numbers).digest))
    return lines


def lasting_lines(words: DuelWords, view: DuelView) -> list[str]:
    """Return what lies in front of the player: lasting wounds, the virtue or the way to one."""
    stands, lines = view.open, []
    if stands["blood"]:
        wounds = [
            f"{words.wound(key, level)} ({wound_does(words, key, level)})" for key, level in stands["blood"]
        ]
        lines.append(words.say("duel-table-wounds", list="; ".join(wounds)))
    if stands["virtue"] is not None:
        what = words.tell(virtue_does(words.book.virtues[stands["virtue"]]))
        text = words.say("duel-table-virtue", virtue=words.virtue(stands["virtue"]), what=what)
        for rest in ("points", "locked"):
            text += f" {begun(words.say(f'duel-table-{rest}', count=stands[rest]))}." if stands[rest] else ""
        lines.append(text)
    elif view.bushido:
        card = words.virtue(view.bushido[-1])
        about = {"card": card, "kanji": stands["marker"], "count": words.book.kanji}
        lines.append(words.say("duel-table-marker", **about))
    return lines


def defence_words(words: DuelWords, view: DuelView) -> str:
    """Return the defence to be reached, with everything that changes it."""
    stands = view.open
    text = words.say("duel-table-defence-hidden")
    if stands["defence"] is not None:
        card, change = words.book.defence[stands["defence"]], stands["defence_change"]
        key = view.enemies[stands["target"]].opponent
        own = words.book.opponents[key].technique if key in words.book.opponents else 0
        about = {"strength": card.strength + change, "technique": card.technique + own + change}
        text = words.say("duel-table-defence", **about)
    if stands["counter_change"]:
        text += f"   {words.say('duel-table-counter-change', by=signed(stands['counter_change']))}"
    return text


def decks_line(words: DuelWords, view: DuelView) -> str:
    """Return how many cards are left in each deck."""
    mixed = view.mixed
    text = words.say(
        "duel-table-decks",
        action=len(mixed["draw"]),
        discard=len(view.open["discard"]),
        special=len(mixed["specials"]),
        defence=len(mixed["defence_deck"]),
        counter=len(mixed["counter_deck"]),
    )
    if "blood" in view.field["modules"]:
        text += f", {words.say('duel-table-blood-deck', count=len(mixed['blood_deck']))}"
    return text


def deck_words(words: DuelWords, view: DuelView) -> list[tuple[str, str]]:
    """Return what is left in each deck: its name, and which cards, not their order."""
    counters = [words.counter(key) for key in view.mixed["counter_deck"]]
    listed: list[tuple[str, str]] = [
        ("action", words.cards(view.mixed["draw"])),
        ("discard", words.cards(view.open["discard"])),
        ("special", words.cards(view.mixed["specials"])),
        ("defence", ", ".join(words.defence(key) for key in view.mixed["defence_deck"])),
        ("counter", ", ".join(_counted(counters))),
        ("removed", words.cards(view.open["removed"])),
        ("blood", "; ".join(_blood_words(words, key) for key in view.mixed["blood_deck"])),
    ]
    return [(words.say(f"duel-decks-{title}"), names) for title, names in listed if names]


def _blood_words(words: DuelWords, key: str) -> str:
    return " / ".join(words.wound(key, level) for level in (1, 2))


def _counted(names: Sequence[str]) -> list[str]:
    return [f"{one} ×{names.count(one)}" if names.count(one) > 1 else one for one in dict.fromkeys(names)]

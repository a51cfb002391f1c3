"""The rules of the duel in short: only what is in this duel, with its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from chanbara.duel.sight.view import DuelView
from chanbara.duel.words.lines import field_words
from chanbara.duel.words.messages import signed
from chanbara.duel.words.traits import counter_does, virtue_does, wound_does
from chanbara.duel.words.words import DuelWords


def rules_lines(words: DuelWords, view: DuelView) -> Iterator[str]:
    """Yield the rules of this duel in short, a paragraph each."""
    book = words.book
    weapon = book.weapons[view.field["weapon"]]
    yield words.say("text-duel-goal")
    yield words.say("text-duel-round", hand=book.hand, attacks=book.attacks)
    optional = "yes" if book.rulings.cards_optional else "no"
    yield words.say("text-duel-attack", before=book.cards_before, after=book.cards_after, optional=optional)
    yield words.say(
        "text-duel-hits",
        strength=_rows(words, weapon.strength or book.hit_strength),
        technique=_rows(words, book.hit_technique),
    )
    yield words.say("text-duel-combo", qi=words.amount("qi", book.combo["qi"]))
    bonus = [f"{shows}: {words.amounts(what)}" for shows, what in enumerate(book.red_die_bonus, 1)]
    yield words.say("text-duel-die", list="; ".join(bonus))
    yield words.say("text-duel-counter", equal="yes" if book.switches.counter_hits_on_equal else "no")
    yield words.say(
        "text-duel-qi",
        card=words.amount("qi", book.prices["extra_card"]),
        foresee=words.amount("qi", book.prices["foresee"]),
        guard=words.amount("qi", book.prices["guard"]),
        by=signed(book.switches.guard_per_qi),
    )
    for name, does in field_words(words, view):
        yield f"{name}: {does}"
    yield from _cards(words, view)


def _cards(words: DuelWords, view: DuelView) -> Iterator[str]:
    """Yield what the cards do that one does not hold in hand."""
    book, modules = words.book, view.field["modules"]
    counters = [
        f"{words.counter(card.key)} ×{card.copies} ({counter_does(words, card)})"
        for card in book.counters.values()
    ]
    yield f"{words.say('duel-cards-counter')}: {', '.join(counters)}."
    yield f"{words.say('duel-cards-wound')}: {_wounds(words, book.wounds)}."
    if "blood" in modules:
        yield f"{words.say('duel-cards-blood')}: {_wounds(words, book.blood)}."
    if "bushido" in modules:
        virtues = [
            f"{words.virtue(key)} ({words.tell(virtue_does(one))})" for key, one in book.virtues.items()
        ]
        yield f"{words.say('duel-cards-virtue')}: {', '.join(virtues)}"


def _wounds(words: DuelWords, wounds: Iterable[str]) -> str:
    """Return what each wound does at both levels."""
    return "; ".join(
        " / ".join(f"{words.wound(key, level)} ({wound_does(words, key, level)})" for level in (1, 2))
        for key in wounds
    )


def _rows(words: DuelWords, rows: Sequence[tuple[int, Mapping[str, int]]]) -> str:
    """Return what follows from reaching a defence by so much."""
    return "; ".join(
        words.say("duel-row-from", least=least, what=words.amounts(effects)) for least, effects in rows
    )

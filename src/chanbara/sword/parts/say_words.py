"""The small words of sentences about cards: amounts, names, conditions and descriptions of cards."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from chanbara.locales import speech

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.sword.parts.say import Saying
    from chanbara.sword.parts.structs import Amount, Check, Effect
    from chanbara.sword.rules.program import Cards, Selector

NAMELESS = frozenset({"you", "holder-later", "name-later"})
"""Subjects that some languages leave out."""
LATER = {"holder": "holder-later", "name": "name-later"}
"""How the player whose card it is is called once they were named."""
NAME = "\u0001"
"""Stands for the name of the player until the text becomes a message."""


class Voice:
    """One language, speaking to ``you``, about the ``holder`` of a card, or about somebody by ``name``."""

    def __init__(self, language: str, me: str, names: dict[str, str]) -> None:
        self.language = language
        self._speech = speech(language)
        self.me = me
        """How the player whose card it is is called in the messages."""
        self.names = names
        """What the cards of the file are called."""

    def say(self, message: str, **args: object) -> str:
        """Return a message without needless spaces."""
        return " ".join(self._speech.say(message, **args).split())

    @contextmanager
    def mentioned(self) -> Iterator[None]:
        """Within this, the player whose card it is was named already."""
        before = self.me
        self.me = LATER.get(before, before)
        yield
        self.me = before

    # --- people -----------------------------------------------------------------------------------------

    def form(self, name: str) -> str:
        """Return the form of the verb that goes with a subject: me, one or many."""
        return self.say(f"say-form-{name}")

    def nominative(self, name: str) -> str:
        """Return a subject."""
        return self._case(name, "nom")

    def whose(self, name: str) -> str:
        """Return to whom something belongs."""
        return self._case(name, "gen")

    def to(self, name: str) -> str:
        """Return to whom something is given or done."""
        return self._case(name, "dat")

    def whom(self, name: str) -> str:
        """Return to whom something happens."""
        return self._case(name, "acc")

    def _case(self, name: str, case: str) -> str:
        return self.say(f"say-name-{name}", case=case, name=NAME, me=self.say(f"say-form-{self.me}"))

    # --- clauses ----------------------------------------------------------------------------------------

    def clause(self, subject: str, saying: Saying, order: str, *, joined: bool = False) -> str:
        """Return a subject and what it does."""
        said = self.say(
            "say-clause",
            subject=self._subject(subject, order, joined=joined),
            verb=saying.verb,
            rest=saying.rest,
            tail=saying.tail,
            order=order,
        )
        return _with_more(said, saying.more)

    def _subject(self, name: str, order: str, *, joined: bool) -> str:
        """Return a subject, or nothing where the language leaves it out: a request, or a known subject."""
        left_out = self.say(f"say-leaves-out-{name}") if name in NAMELESS else "never"
        is_left_out = left_out == "always" or (left_out == "first" and order == "start" and not joined)
        return "" if is_left_out else self.nominative(name)

    def bare(self, saying: Saying) -> str:
        """Return what a subject does, where the subject was said before."""
        return _with_more(
            self.say("say-bare", verb=saying.verb, rest=saying.rest, tail=saying.tail), saying.more
        )

    def infinitive(self, saying: Saying, subject: str) -> str:
        """Return what somebody may do."""
        return _with_more(
            self.say("say-infinitive", verb=saying.verb, rest=saying.rest, tail=saying.tail), saying.more
        )

    def may(self, subject: str, doing: str, order: str) -> str:
        """Return that somebody may do something."""
        name = self._subject(subject, "after", joined=True)
        return self.say("say-may", subject=name, form=self.form(subject), doing=doing, order=order)

    def joined(self, clauses: list[str]) -> str:
        """Return clauses as one."""
        *most, last = clauses
        return self.say("say-and", one=", ".join(most), other=last) if most else last

    @staticmethod
    def sentence(text: str) -> str:
        """Return a text as a sentence."""
        text = text.strip().rstrip(".")
        return f"{text[:1].upper()}{text[1:]}."

    # --- amounts ----------------------------------------------------------------------------------------

    def amount(self, unit: str, effect: Effect, other: str) -> tuple[str, str]:
        """Return how much of something, and what stands behind the verb: what is counted."""
        amount = effect.amount
        if not unit or amount is None:
            return "", ""
        if amount.counted == "lost":
            return self.number_of(unit, 1), self.say("say-per-point")
        if amount.counted:
            return self.say(f"say-many-{unit}"), self.counted(amount, other)
        return self.number_of(unit, abs(amount.number)), ""

    def number_of(self, unit: str, number: int) -> str:
        """Return a number of something."""
        return self.say(f"say-unit-{unit}", n=number, number=self.number(number))

    def number(self, number: int) -> str:
        """Return a number in words."""
        return self.say("say-number", n=number)

    def counted(self, amount: Amount, other: str) -> str:
        """Return what is counted."""
        name = self.me if amount.of == "me" else other
        subject = self.nominative(name)
        return self.say(
            f"say-as-{amount.counted}",
            subject=subject,
            form=self.form(name),
            whose=self.whose(name),
            to=self.to(name),
        )

    # --- conditions -------------------------------------------------------------------------------------

    def condition(self, checks: tuple[Check, ...], other: str) -> str:
        """Return a condition as an opening."""
        said = []
        for check in checks:
            said.append(self._check(check, other))
            other = "that" if check.who == "other" else other
        return self.say("say-if", condition=self.joined(said))

    def _check(self, check: Check, other: str) -> str:
        name = self.me if check.who == "me" else other
        about = {"subject": self._subject(name, "after", joined=True), "form": self.form(name)}
        if check.name in {"at_least", "at_most"}:
            limit = self.say(f"say-{check.name.replace('_', '-')}")
            number = self.number(check.number)
            what = self.say(f"say-noun-{check.what}", limit=limit, n=check.number, number=number)
            return self.say("say-check-has", **about, what=what)
        if check.cards is not None:
            return self.say("say-check-card", cards=self.cards(check.cards, "one"))
        if check.name == "players":
            limit = self.say(f"say-{check.what.replace('_', '-')}")
            return self.say("say-check-players", limit=limit, number=self.number(check.number))
        if check.name == "turn":
            return self.say(
                f"say-check-turn-{check.what}", **about, whose=self.whose(self.me), me=self.form(self.me)
            )
        return self.say("say-check-shogun", **about)

    # --- cards ------------------------------------------------------------------------------------------

    def cards(self, selector: Selector, form: str) -> str:
        """Return which cards are meant: one of them, or all."""
        said = []
        for meant in selector.alternatives:
            cards = self._described(meant.cards, form)
            if meant.but is not None:
                but = meant.but if meant.but.kind else meant.but._replace(kind=meant.cards.kind)
                cards = self.say("say-cards-but", cards=cards, but=self._described(but, "all"))
            said.append(cards)
        return self.either(said)

    def _described(self, cards: Cards, form: str) -> str:
        if cards.key:
            return self.names.get(cards.key) or self._speech.say(f"card-{cards.key}")
        kind = "card" if cards.kind is None else cards.kind.value
        if cards.suit is None:
            return self.say(f"say-cards-{kind}", form=form)
        return self.say(f"say-cards-{kind}-symbol", form=form, symbol=self.symbol(cards.suit.value))

    def either(self, said: list[str]) -> str:
        """Return alternatives."""
        *most, last = said
        return self.say("say-or", one=", ".join(most), other=last) if most else last

    def symbol(self, name: str) -> str:
        """Return the name of a symbol."""
        return "" if name in {"", "weapon"} else self.say(f"suit-{name}")


def _with_more(said: str, more: str) -> str:
    """Return a clause with what stands behind it."""
    return said + (more if more.startswith(",") else f" {more}" if more else "")

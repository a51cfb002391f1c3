"""The texts of whole cards and characters, made from their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.parts.say import About, Sayer
from chanbara.sword.parts.say_words import Voice
from chanbara.sword.parts.structs import Amount, Effect
from chanbara.sword.rules.program import ANY_CARD, Selector
from chanbara.sword.rules.words import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sword.parts.structs import (
        AbilityPart,
        CardPart,
        CardsFile,
        Changes,
        CharacterPart,
        Moment,
        Words,
    )

AIMED_AT = {
    "other": "another",
    "hand": "another",
    "rival": "another",
    "anyone": "any",
    "hand or property": "another",
    "property": "that",
}
"""How the player that an action names is called first."""
OTHER_AT = {"aimed": "attacker", "wounded": "attacker", "hit": "that", "hurt": "that", "any_defeat": "that"}
"""How the other is called at a moment."""


def card_text(card: CardPart, read: CardsFile, language: str) -> str:
    """Return what a card does."""
    me = "holder" if card.aim == "anyone" and card.type == "property" else "you"
    teller = _Teller(Voice(language, me, names_of(read, language)))
    return " ".join(one for one in getattr(teller, card.type)(card) if one)


def character_text(one: CharacterPart, read: CardsFile, language: str, *, me: str = "you") -> str:
    """Return what a character does, to whoever plays it or, as ``name``, about them."""
    teller = _Teller(Voice(language, me, names_of(read, language)))
    said = [*teller.changes(one.changes), *teller.moments(one.when)]
    said += [teller.ability(ability) for ability in one.abilities]
    return " ".join(one for one in said if one)


def names_of(read: CardsFile, language: str) -> dict[str, str]:
    """Return what the cards of a file are called."""
    return {card.key: named(card.name, card.key, language) for card in read.cards}


def named(words: Words, key: str, language: str) -> str:
    """Return what something is called: by its key, if it has no name."""
    return dict(words).get(language) or key.replace("_", " ").title()


class _Teller:
    """Tells whole entries."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.say = voice.say
        self.sayer = Sayer(voice)

    def weapon(self, card: CardPart) -> list[str]:
        """Return what is peculiar to a weapon."""
        said = [self.say("say-weapon-parry")] if card.is_parry else []
        if card.parried_by == "weapon":
            said.append(self.say("say-weapon-steel"))
        if card.wounds.counted:
            said.append(self.say("say-weapon-wounds", **{"as": self.voice.counted(card.wounds, "target")}))
        if card.adds_weapons:
            number = self.voice.number(card.adds_weapons)
            said.append(self.say("say-weapon-adds", n=card.adds_weapons, number=number))
        if card.hits_empty_handed:
            said.append(self.say("say-weapon-empty-handed"))
        if card.on_oneself:
            said.append(self.say("say-weapon-oneself"))
        if card.on_hit:
            said.append(self.sayer.effects(card.on_hit, About("target"), self.say("say-weapon-hit")))
        return said

    def action(self, card: CardPart) -> list[str]:
        """Return what an action does."""
        about = About(AIMED_AT.get(card.aim, ""), card.aim)
        return [self.sayer.effects(card.play, about), self._worth(card)]

    def answer(self, card: CardPart) -> list[str]:
        """Return what an answer does."""
        said = [self.say(f"say-answer-{card.parries}")]
        if card.answered:
            said.append(self.sayer.effects(card.answered, About("attacker"), self.say("say-answered")))
        return [*said, self._worth(card)]

    def property(self, card: CardPart) -> list[str]:
        """Return what a property does."""
        said = [self.say("say-property-anyone")] if card.aim == "anyone" else []
        said += [*self.changes(card.changes), *self.moments(card.when)]
        return [*said, self.say("say-property-unique")] if card.unique else said

    def _worth(self, card: CardPart) -> str:
        if not card.worth:
            return ""
        return self.say("say-worth", n=card.worth, number=self.voice.number(card.worth))

    def moments(self, moments: Sequence[Moment]) -> list[str]:
        """Return what happens at moments."""
        return [self._moment(moment) for moment in moments]

    def _moment(self, moment: Moment) -> str:
        about = About(OTHER_AT.get(moment.moment, ""))
        checks = list(moment.condition)
        card = next((check for check in checks if check.cards is not None), None)
        played = self.say("say-cards-card", form="one")
        if moment.moment == "played" and card is not None:
            assert card.cards is not None
            played = self.voice.cards(card.cards, "one")
            checks.remove(card)
        opening = self.say(f"say-at-{moment.moment.replace('_', '-')}", **self._me(), cards=played)
        with self.voice.mentioned():
            if checks:
                # A further condition stands behind the moment.
                opening = f"{opening} {self.voice.condition(tuple(checks), self.sayer.name(about))}"
            return self.sayer.effects(moment.do, about, opening)

    def ability(self, ability: AbilityPart) -> str:
        """Return what may be done in the Play phase, after its name if it has one."""
        about = About(AIMED_AT.get(ability.aim, ""), ability.aim)
        price = Effect("pay", "me", amount=Amount(ability.cost)) if ability.cost else None
        effects = (*((price,) if price else ()), *ability.do)
        about_me = self._me()
        with self.voice.mentioned():
            doing = self.sayer.ability(effects, about)
        said = self.say("say-ability", limit=ability.limit, doing=doing.one, **about_me)
        said = self.voice.sentence(said)
        if ability.name:
            said = f"{named(ability.name, ability.key, self.voice.language)}: {said}"
        if doing.is_all:
            return f"{said.rstrip('.')}: {doing.more[:1].lower()}{doing.more[1:]}"
        return f"{said} {doing.more}".strip()

    def changes(self, changes: Changes) -> list[str]:
        """Return what is changed."""
        return [self._change(name.replace("_", "-"), value) for name, value in changes]

    def _change(self, name: str, value: int | bool | Selector) -> str:  # noqa: FBT001 - a flag of the file
        if isinstance(value, Selector):
            return self._cards(name, value)
        if not value:
            return ""
        number = abs(value)
        said = self.say(
            f"say-change-{name}",
            value=int(value),
            n=number,
            number=self.voice.number(number),
            up=self.voice.number(number + 1),
            sign="more" if value > 0 else "less",
            **self._me(),
        )
        return self.voice.sentence(said)

    def _cards(self, name: str, cards: Selector) -> str:
        """Return what is changed for some cards; if all but some are meant, those are named."""
        (first, *more) = cards.alternatives
        is_all = name == "immune-to" and not more and first.but is not None and first.cards == ANY_CARD
        if is_all:
            assert first.but is not None
            said = self.voice.cards(Selector((first._replace(cards=first.but, but=None),)), "all")
            return self.voice.sentence(self.say("say-change-immune-but", cards=said, **self._me()))
        if name == "free-weapons":
            cards = Selector(
                tuple(one._replace(cards=one.cards._replace(kind=Kind.WEAPON)) for one in cards.alternatives)
            )
        form = "one" if name in {"parries-with", "escapes-with"} else "all"
        said = self.voice.cards(cards, form)
        return self.voice.sentence(self.say(f"say-change-{name}", cards=said, **self._me()))

    def _me(self) -> dict[str, str]:
        me = self.voice.me
        return {
            "subject": self.voice.nominative(me),
            "whose": self.voice.whose(me),
            "to": self.voice.to(me),
            "whom": self.voice.whom(me),
            "form": self.voice.form(me),
        }

"""What effects do, in sentences: made from their parts, in every language by the same few rules.

A clause is a subject and what it does. After an opening, such as a condition, some languages put the verb
before the subject; where somebody may do something, it stands in the infinitive. The words are in
``parts.ftl``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.parts.vocabulary import NAMES_A_PROPERTY

if TYPE_CHECKING:
    from chanbara.sword.parts.say_words import Voice
    from chanbara.sword.parts.structs import Effect

BY_ME = frozenset(
    {
        "take",
        "strip",
        "pick_up",
        "discard_this",
        "pass_this",
        "give_honor",
        "take_honor",
        "look",
        "swap",
        "counters",
    }
)
"""What the player whose card it is does, to somebody or something."""
BY_ITSELF = {"return_this": "card", "end_attack": "attack"}
"""What has a subject of its own."""
FIRST_NAMES = frozenset({"another", "any"})
"""How somebody is called who was not named yet."""
SEVERAL = frozenset({"others", "everyone", "neighbors"})
UNITS = {
    "draw": "cards",
    "recover": "resilience",
    "pay": "resilience",
    "bleed": "resilience",
    "wound": "wounds",
    "take": "random",
    "discard": "hand",
    "lose_honor": "honor",
    "gain_honor": "honor",
    "give_honor": "honor",
    "take_honor": "honor",
    "counters": "counters",
}
"""What an amount of each part is of."""


class About(NamedTuple):
    """What a sentence is told about: who the other is, and what the card was played on."""

    other: str = ""
    """Its name in the messages; empty: nobody."""
    aim: str = "nothing"


class Saying(NamedTuple):
    """What somebody does, in four places of a clause."""

    verb: str
    rest: str
    tail: str
    more: str


class Doing(NamedTuple):
    """What an ability lets somebody do, and the sentences after it."""

    one: str
    more: str
    is_all: bool
    """Whether everything stands in the sentences after it."""


class Sayer:
    """Says effects in one language, to the player whose card it is or about them."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.say = voice.say

    def effects(self, effects: tuple[Effect, ...], about: About, opening: str = "") -> str:
        """Return effects as sentences; those after an opening are one sentence as far as they can be."""
        sentences: list[str] = []
        clauses: list[str] = []
        joins = bool(opening)
        for effect in effects:
            if effect.part == "if":
                sentences += [*self._closed(clauses, opening), self._condition(effect, about)]
                clauses, opening = [], self.say("say-then")
                continue
            order = "after" if opening and not clauses else "start"
            clauses.append(self.clause(effect, about, order, joined=bool(clauses)))
            follow = self._following(effect, about)
            if follow or not joins or effect.part == "choose":
                sentences += [*self._closed(clauses, opening), *([follow] if follow else [])]
                clauses, opening = [], self.say("say-then")
            about = self._after(effect, about)
        return " ".join([*sentences, *self._closed(clauses, opening)])

    def _closed(self, clauses: list[str], opening: str) -> list[str]:
        """Return what was collected as one sentence."""
        if not clauses:
            return []
        joined = self.voice.joined(clauses)
        return [self.voice.sentence(f"{opening} {joined}" if opening else joined)]

    def _after(self, effect: Effect, about: About) -> About:
        """Return whom the next effect is about: who was named once is that player from then on."""
        return self._known(about) if effect.who == "other" else about

    @staticmethod
    def _known(about: About) -> About:
        return about._replace(other="that") if about.other in FIRST_NAMES else about

    def _condition(self, effect: Effect, about: About) -> str:
        opening = self.voice.condition(effect.condition, self.name(about))
        if any(check.who == "other" for check in effect.condition):
            about = self._known(about)
        said = self.effects(effect.then, about, opening)
        if not effect.otherwise:
            return said
        return f"{said} {self.effects(effect.otherwise, about, self.say('say-otherwise'))}"

    def _following(self, effect: Effect, about: About) -> str:
        """Return the sentences about what happens then and otherwise."""
        inner = self._inner(effect, about)
        said: list[str] = []
        if effect.part in {"reveal", "reveal_pair"}:
            opening = self.say("say-same-symbol")
            if effect.part == "reveal":
                opening = self.say(
                    "say-on-weapon" if effect.value == "weapon" else "say-on-symbol",
                    symbol=self.voice.symbol(effect.value),
                )
            if effect.then:
                said.append(self.effects(effect.then, inner, opening))
                opening = self.say("say-otherwise")
            elif effect.otherwise:
                opening = self.say("say-not-found")
            if effect.otherwise:
                said.append(self.effects(effect.otherwise, inner, opening))
        elif effect.part == "demand":
            if effect.otherwise and not self._is_shared(effect, effect.otherwise):
                said.append(self.effects(effect.otherwise, inner, self.say("say-unmet")))
            if effect.then and not self._is_shared(effect, effect.then):
                said.append(self.effects(effect.then, inner, self.say("say-met")))
        elif effect.part == "choose":
            said.append(self._rest_of_choice(effect, about))
        return " ".join(one for one in said if one)

    def _inner(self, effect: Effect, about: About) -> About:
        """Return whom effects within another are about."""
        if effect.who in {"", "me", "other"}:
            return self._after(effect, about)
        return about._replace(other="that")

    def _is_shared(self, effect: Effect, effects: tuple[Effect, ...]) -> bool:
        """Whether what follows a demand is done by the same player, so that it can share the subject."""
        who = "me" if effect.who == "me" else "other"
        return bool(effects) and all(self._is_simple(one) and self._doer(one) == who for one in effects)

    @staticmethod
    def _doer(effect: Effect) -> str:
        """Return who does what an effect says."""
        return "me" if effect.part in BY_ME or not effect.who else effect.who

    # --- clauses ----------------------------------------------------------------------------------------

    def name(self, about: About) -> str:
        """Return the name of the other in the messages."""
        return about.other or "that"

    def named(self, who: str, about: About) -> str:
        """Return how somebody is named in the messages."""
        if who in {"", "me"}:
            return self.voice.me
        return self.name(about) if who == "other" else who

    def clause(self, effect: Effect, about: About, order: str, *, joined: bool = False) -> str:
        """Return one effect as a clause."""
        if effect.part == "if":
            return self._conditional(effect, about)
        if effect.part == "offer":
            return self._offer(effect, about, order)
        if effect.part == "choose":
            return self._choice(effect, about, order)
        if effect.part == "later":
            opening = self.say(
                f"say-later-{effect.value.replace('_', '-')}", form=self.voice.form(self.voice.me)
            )
            return f"{opening} {self._list(effect.then, about, 'after')}"
        subject = BY_ITSELF.get(effect.part) or self.named(self._doer(effect), about)
        harmless = effect.part in {"demand", "show"} and effect.who in SEVERAL
        if harmless:
            subject = f"{subject}-standing"
        said = self.voice.clause(
            subject, self.saying(effect, about, self.voice.form(subject)), order, joined=joined
        )
        return self._met_or_not(effect, about, subject, said) if effect.part == "demand" else said

    def _met_or_not(self, effect: Effect, about: About, subject: str, said: str) -> str:
        """Return a demand with what the same player does then, and otherwise."""
        form = self.voice.form(subject)
        met, unmet = (
            [self.voice.bare(self.saying(one, about, form)) for one in effects]
            if self._is_shared(effect, effects)
            else []
            for effects in (effect.then, effect.otherwise)
        )
        if met:
            said = self.voice.joined([said, *met])
        if not unmet:
            return said
        return self.say("say-or-else" if met else "say-or", one=said, other=self.voice.joined(unmet))

    def saying(self, effect: Effect, about: About, form: str) -> Saying:
        """Return what an effect says somebody does, without the subject."""
        unit = "random" if effect.chosen == "random" else UNITS.get(effect.part, "")
        what, more = self.voice.amount(unit, effect, self.name(about))
        other = self.named(effect.who, about) if effect.who not in {"", "me"} else self.name(about)
        written = self.say(
            self._message(effect, about),
            form=form,
            me=self.voice.form(self.voice.me),
            what=what,
            whose=self.voice.whose(other),
            to=self.voice.to(other),
            whom=self.voice.whom(other),
        )
        verb, rest, tail, end = [*(one.strip() for one in written.split("|")), "", "", ""][:4]
        return Saying(verb, rest, tail, f"{more}{end}")

    def _message(self, effect: Effect, about: About) -> str:
        """Return the message of a part."""
        part = effect.part.replace("_", "-")
        if effect.part in {"demand", "look"}:
            return f"say-{part}-{effect.value}"
        if effect.part == "recover" and effect.value:
            return "say-recover-all"
        if effect.part == "discard" and effect.chosen == "random":
            return "say-discard-random"
        if effect.part in {"strip", "pick_up"}:
            aim = about.aim if about.aim in NAMES_A_PROPERTY else "hand"
            return f"say-{part}-{aim.replace(' ', '-')}"
        if effect.part == "counters" and effect.amount is not None and effect.amount.number < 0:
            return "say-counters-off"
        return f"say-{part}"

    def _conditional(self, effect: Effect, about: About) -> str:
        """Return a condition within a clause."""
        opening = self.voice.condition(effect.condition, self.name(about))
        said = f"{opening} {self._list(effect.then, about, 'after')}"
        if effect.otherwise:
            said += f"; {self.say('say-otherwise')} {self._list(effect.otherwise, about, 'after')}"
        return said

    def _list(self, effects: tuple[Effect, ...], about: About, order: str = "start") -> str:
        """Return several effects as clauses joined together, and what follows from them."""
        said: list[str] = []
        follow = []
        for one in effects:
            said.append(self.clause(one, about, "start" if said else order, joined=True))
            follow.append(self._following(one, about))
            about = self._after(one, about)
        return " ".join([f"{self.voice.joined(said)}.", *filter(None, follow)]).rstrip(".")

    def _offer(self, effect: Effect, about: About, order: str) -> str:
        """Return what somebody may do; what is not their own doing happens if they like."""
        who = effect.who or "me"
        if all(self._doer(one) == who and self._is_simple(one) for one in effect.then):
            return self.may(who, effect.then, about, order)
        happening = self.say("say-happening", what=self._list(effect.then, about))
        return self.voice.may(self.named(who, about), happening, order)

    def _is_simple(self, effect: Effect) -> bool:
        return not effect.then and not effect.otherwise and effect.part not in BY_ITSELF

    def may(self, who: str, effects: tuple[Effect, ...], about: About, order: str) -> str:
        """Return what somebody may do."""
        subject = self.named(who, about)
        said = [self.voice.infinitive(self.saying(one, about, "inf"), subject) for one in effects]
        return self.voice.may(subject, self.voice.joined(said), order)

    def ability(self, effects: tuple[Effect, ...], about: About) -> Doing:
        """Return what an ability lets somebody do; what others do comes after it."""
        count = 0
        while count < len(effects) and self._doer(effects[count]) == "me" and self._is_simple(effects[count]):
            count += 1
        mine, rest = effects[:count], effects[count:]
        said = [self.voice.infinitive(self.saying(one, about, "inf"), self.voice.me) for one in mine]
        doing = self.voice.joined(said) if said else self.say("say-do-this")
        more = self.effects(rest, about) if rest else ""
        return Doing(self.voice.may(self.voice.me, doing, "after"), more, is_all=not said)

    def _choice(self, effect: Effect, about: About, order: str) -> str:
        """Return a choice of a player: what happens to them first names them."""
        first = effect.then[0]
        chosen = About("chosen" if effect.value == "player" else "chosen-other", about.aim)
        if effect.who == "me" and first.who == "other" and self._is_simple(first):
            return self.clause(first, chosen, order)
        subject = self.named(effect.who, about)
        saying = Saying(
            self.say("say-choose", form=self.voice.form(subject)),
            self.say(f"say-choose-{effect.value}"),
            "",
            "",
        )
        return self.voice.clause(subject, saying, order)

    def _rest_of_choice(self, effect: Effect, about: About) -> str:
        """Return what else happens to the chosen player."""
        first = effect.then[0]
        named = effect.who == "me" and first.who == "other" and self._is_simple(first)
        rest = effect.then[1:] if named else effect.then
        return self.effects(rest, about._replace(other="that"), self.say("say-then")) if rest else ""

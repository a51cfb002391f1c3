"""Why an act is not offered, with Rising Sun: each refusal with its rule and its message."""

import pytest

from chanbara.sword.rules.refusal import refusal
from tests.api.refusals import Case
from tests.table import Story, table


def after(seats: str, *acts: str, deck: str = "", rulings: dict[str, object] | None = None) -> Story:
    """A table of Rising Sun after some acts."""
    t = table(seats, deck=deck, rising_sun=True, rulings=rulings)
    t.does(*acts)
    return t


def playing() -> Story:
    return after(
        "benkei* 1/: simultaneous_attack mimicry / armor | chiyome: bo / focus | hanzo: bo | tomoe: bo"
    )


def paying() -> Story:
    return after("benkei*: simultaneous_attack | chiyome: bo | hanzo 1/: bo | tomoe: bo")


def others_only() -> Story:
    seats = "benkei*: geisha / armor | chiyome: bo / focus | hanzo: bo | tomoe: bo"
    return after(seats, rulings={"own_property_may_be_stripped": False})


def taking() -> Story:
    return after("shima*: bo / armor | chiyome: bo / focus | hanzo: bo | tomoe: bo")


def taken() -> Story:
    return after("shima*: bo / armor | chiyome: bo / focus | hanzo: bo | tomoe: bo", "use shima>1:focus")


def tired() -> Story:
    return after("shima* 1/: bo / armor | chiyome: bo / focus | hanzo: bo | tomoe: bo")


def kanbei_attacked() -> Story:
    return after("benkei*: bo / focus | kanbei: parry / armor | hanzo: bo | tomoe: bo", "play bo>1")


def kanbei_facing_steel() -> Story:
    return after("benkei*: chigiriki | kanbei: parry / armor | hanzo: bo | tomoe: bo", "play chigiriki>1")


def attacked() -> Story:
    return after("benkei*: bo | tomoe: parry / armor | hanzo: bo | kojiro: bo", "play bo>1")


def cried_at() -> Story:
    return after("benkei*: battle_cry | tomoe: counterattack | hanzo: bo | kojiro: bo", "play battle_cry")


def countered() -> Story:
    seats = "benkei*: bo counterattack | tomoe: counterattack | hanzo: bo | kojiro: bo"
    return after(seats, "play bo>1", "parry counterattack")


def diverted() -> Story:
    return after("benkei*: diversion | okuni: katana bo | hanzo: bo | kojiro: bo", "play diversion>1")


def gripped() -> Story:
    return after(
        "benkei*: manriki_gusari | tomoe: bo | hanzo: bo | kojiro: bo", "play manriki_gusari>1", "pass"
    )


def peasant() -> Story:
    return after("benkei*: bo | tomoe: bo / peasant armor | hanzo: bo | kojiro: bo", "play bo>1", "pass")


def laying_torii() -> Story:
    return after("bokuden*: tea_ceremony | tomoe: bo | hanzo: bo | kojiro: bo", "play tea_ceremony")


def laying_koi() -> Story:
    return after("benkei*: diversion / kote | tomoe: bo | hanzo: bo | kojiro: bo", "play diversion>1")


def showing() -> Story:
    return after("benkei*: intuition | tomoe: bo | hanzo: parry | kojiro: bo", "play intuition")


def picking() -> Story:
    seats = "benkei*: intuition | tomoe: bo | hanzo: parry | kojiro: bo"
    return after(seats, "play intuition", "show bo", "show parry", "show bo")


def revealing() -> Story:
    seats = "masamune*: bo / bleeding_wound | benkei: bo | hanzo: bo | kojiro: bo"
    return table(seats, rising_sun=True, phase="recover", deck="parry bo")


RIVAL = "Simultaneous Attack needs a target it can hurt who has at least 2 resilience"

CASES = [
    Case(
        "cannot-pay",
        playing,
        "play simultaneous_attack>3",
        "11.9",
        "You cannot pay for Simultaneous Attack: you may not pay with your last resilience point.",
    ),
    Case(
        "no-rival",
        paying,
        "play simultaneous_attack>1",
        "11.9",
        f"{RIVAL}; Chiyome does not qualify.",
    ),
    Case(
        "no-rival",
        paying,
        "play simultaneous_attack>2",
        "11.9",
        f"{RIVAL}; Hanzō does not qualify.",
    ),
    Case(
        "not-yourself",
        paying,
        "play simultaneous_attack>0",
        "11.9",
        "You cannot play Simultaneous Attack on yourself.",
    ),
    Case("names-a-property", playing, "play mimicry>1", "11.9", "Choose a property for Mimicry."),
    Case("no-such-property", playing, "play mimicry>1:armor", "9.9", "Chiyome has no “armor” in play."),
    Case(
        "not-your-own",
        others_only,
        "play geisha>0:armor",
        "9.5",
        "At this table, Geisha cannot target your own property.",
    ),
    Case(
        "ability-names-a-property",
        taking,
        "use shima",
        "12 shima",
        "Choose a property for this ability.",
    ),
    Case("no-such-property", taking, "use shima>1:armor", "12 shima", "Chiyome has no “armor” in play."),
    Case("no-such-seat", taking, "use shima>7:armor", "2.1", "There is nobody in seat 7."),
    Case(
        "ability-shima",
        tired,
        "use shima>1:focus",
        "12 shima",
        "Once per turn, and never with your last resilience point.",
    ),
    Case(
        "ability-used-turn",
        taken,
        "use shima>0:armor",
        "12 shima",
        "You have already used this ability this turn.",
    ),
    Case(
        "no-property-as-parry",
        attacked,
        "parry>1:armor",
        "6.2",
        "You cannot discard a property as a parry now.",
    ),
    Case(
        "no-property-as-parry",
        kanbei_facing_steel,
        "parry>1:armor",
        "11.3",
        "You cannot discard a property as a parry now.",
    ),
    Case(
        "only-own-property",
        kanbei_attacked,
        "parry>0:focus",
        "12 kanbei",
        "You can only discard your own property.",
    ),
    Case(
        "no-such-property",
        kanbei_attacked,
        "parry>1:focus",
        "12 kanbei",
        "Kanbei has no “focus” in play.",
    ),
    Case("no-weapon", kanbei_facing_steel, "parry parry", "11.3", "Parry is not a weapon."),
    Case(
        "parries-weapons-only", cried_at, "parry counterattack", "9.1", "Counterattack only parries weapons."
    ),
    Case(
        "parries-weapons-only",
        countered,
        "parry counterattack",
        "11.9",
        "Counterattack only parries weapons.",
    ),
    Case("no-escape", diverted, "escape katana", "12 okuni", "Katana does not let you avoid this."),
    Case("not-in-hand", diverted, "escape focus", "12 okuni", "You have no Focus in your hand."),
    Case("only-escape", diverted, "end", "12 okuni", "Play a card to avoid it, or let it happen."),
    Case("no-such-ability", attacked, "escape parry", "3.6", "Your character has no such ability."),
    Case("only-give-up", gripped, "pass", "11.4", "Choose a card from your hand to discard."),
    Case(
        "only-absorb",
        peasant,
        "discard>1:armor",
        "11.7",
        "Discard a property that absorbs the loss, or take the loss if you can.",
    ),
    Case("only-may-draw", laying_torii, "end", "12 bokuden", "Draw a card, or pass."),
    Case("only-grant", laying_koi, "choose>4", "11.7", "Choose who draws a card."),
    Case("only-show", showing, "pass", "11.9", "Choose a card from your hand to show."),
    Case("only-pick", picking, "take katana", "11.9", "Take one of the revealed cards."),
    Case(
        "only-reveal",
        revealing,
        "pass",
        "12 masamune",
        "Choose which revealed card counts, or reveal another.",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.at.__name__}: {case.act}")
def test_a_refusal_cites_its_rule_and_says_its_reason(case: Case) -> None:
    t = case.at()
    assert refusal(t.state, case.act, t.decision.seat).key == case.key
    assert t.game.why_not(case.act) == (case.rule, case.sentence)


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.at.__name__}: {case.act}")
def test_every_language_gives_the_same_rule_and_words_of_its_own(case: Case, language: str) -> None:
    rule, sentence = case.at().game.why_not(case.act, language=language)
    assert rule == case.rule
    assert sentence
    assert sentence != case.sentence

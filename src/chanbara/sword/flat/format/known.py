"""The cards and characters that the flat core knows: those whose every part has a form that it supports.

An entry is judged by its fields, never by its key: a number, a flag, a predicate on cards, or one of the
functions listed here. So an added card with known parts can be played at once. One with something new is left
out (``vocabulary``), and games with it run on the reference engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.cards.base import actions as base
from chanbara.sword.cards.base import characters as people
from chanbara.sword.cards.base.properties import bushido
from chanbara.sword.cards.rising_sun import actions as more
from chanbara.sword.cards.rising_sun import characters as more_people
from chanbara.sword.cards.rising_sun import weapons
from chanbara.sword.cards.rising_sun.properties import bleeding_wound, curse, kote
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.moments import Answering, CountedWounds, Hitting, Playing, StandsIn, Usable, Using
from chanbara.sword.rules.program import Count, Program, Who
from chanbara.sword.rules.traits import NO_TRAITS, Ability
from chanbara.sword.rules.words import Aim, Kind, Proof

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Character
    from chanbara.sword.rules.traits import Traits

# --- effects of actions and weapons -------------------------------------------------------------------------

(
    NO_EFFECT,
    BATTLE_CRY,
    BREATHING,
    DAIMYO,
    DIVERSION,
    GEISHA,
    JUJUTSU,
    TEA_CEREMONY,
    INTUITION,
    MIMICRY,
    SIMULTANEOUS_ATTACK,
    BY_PROGRAM,
) = range(12)
"""The effects of actions, named after the printed card; NO_EFFECT for other cards, BY_PROGRAM for those from
data files."""
PLAYS: dict[Any, tuple[int, Aim]] = {
    base.battle_cry: (BATTLE_CRY, Aim.NOTHING),
    base.breathing: (BREATHING, Aim.OTHER),
    base.daimyo: (DAIMYO, Aim.NOTHING),
    base.diversion: (DIVERSION, Aim.HAND),
    base.geisha: (GEISHA, Aim.HAND_OR_PROPERTY),
    base.jujutsu: (JUJUTSU, Aim.NOTHING),
    base.tea_ceremony: (TEA_CEREMONY, Aim.NOTHING),
    more.intuition: (INTUITION, Aim.NOTHING),
    more.mimicry: (MIMICRY, Aim.PROPERTY),
    more.simultaneous_attack: (SIMULTANEOUS_ATTACK, Aim.RIVAL),
}
"""The effect of an action and what it is aimed at, by its function."""

AS_PRINTED, BY_HONOR, BY_PROPERTIES, BY_COUNT = range(4)
WOUNDS_BY: dict[Any, int] = {
    None: AS_PRINTED,
    weapons.honor_of: BY_HONOR,
    weapons.properties_of: BY_PROPERTIES,
}
"""How the wounds of a weapon are counted (11.4). BY_COUNT and above, from data files: see ``counted_by``."""
COUNTS_OF = 2
"""Whose: one's own, or the other's."""
NOTHING_MORE, COMES_BACK, DISARMS, STARTS_PROGRAM = range(4)
ON_HIT: dict[Any, int] = {
    None: NOTHING_MORE,
    weapons.back_to_hand: COMES_BACK,
    weapons.target_discards: DISARMS,
}
"""What a weapon does after it wounded (11.4)."""
ANSWERED: dict[Any, int] = {None: 0, more.counterattack: 1}
"""Whether an answer strikes back (11.9)."""


def counted_by(card: Card) -> int:
    """Return how the wounds of a weapon are counted: BY_COUNT, plus what, plus whose."""
    found = card.wounds_by
    if not isinstance(found, CountedWounds):
        return WOUNDS_BY[found]
    printed = {Count.HONOR: BY_HONOR, Count.PROPERTIES: BY_PROPERTIES}
    if found.whose == Who.OTHER and found.what in printed:
        return printed[Count(found.what)]
    return BY_COUNT + found.what * COUNTS_OF + int(found.whose == Who.OTHER)


# --- windows ------------------------------------------------------------------------------------------------


class Window(NamedTuple):
    """A field of ``Traits`` that is a number or a flag, or the count of one function in a field."""

    field: str
    of_character: range
    """The amounts that a character may have."""
    of_property: range
    """The amounts that a property may have."""
    function: Any = None

    def amount(self, traits: Traits) -> int:
        """Return the amount in these traits."""
        found = getattr(traits, self.field)
        return int(found) if self.function is None else found.count(self.function)


NEVER, ONCE = range(1), range(2)
ANY_NUMBER, NO_LESS = range(-9, 10), range(10)
SOME = range(4)
"""How often a further effect may occur: there is little space for pending steps."""
REVEALS = 3
"""The most cards a player may reveal where one is revealed (12): a step has that many places."""

WINDOWS = {
    "difficulty": Window("difficulty", range(-1, 10), NO_LESS),
    "weapon_limit": Window("weapon_limit", ANY_NUMBER, ANY_NUMBER),
    "cards_drawn": Window("cards_drawn", ANY_NUMBER, ANY_NUMBER),
    "dealt": Window("dealt", ANY_NUMBER, ANY_NUMBER),
    "taken": Window("taken", ANY_NUMBER, ANY_NUMBER),
    "reveals": Window("reveals", range(REVEALS), NEVER),
    "always_reaches": Window("always_reaches", ONCE, ONCE),
    "takes_discard": Window("takes_discard", ONCE, ONCE),
    "keeps_honor": Window("keeps_honor", ONCE, ONCE),
    "keeps_honor_at_deck_end": Window("keeps_honor_at_deck_end", ONCE, ONCE),
    "gives_up_properties": Window("gives_up_properties", ONCE, ONCE),
    "absorbs": Window("absorbs", NEVER, ONCE),
    "falls_with_honor": Window("falls_with_honor", NEVER, ONCE),
    "parries_with_weapons": Window("answers", ONCE, ONCE, people.weapon_but_not_the_last_card),
    "pays_to_draw": Window("abilities", ONCE, NEVER, people.PAY_ONE_DRAW_ONE),
    "pays_for_property": Window("abilities", ONCE, NEVER, more_people.TAKE_PROPERTY),
    "regains": Window("on_turn_start", SOME, ONCE, more_people.regain_one),
    "wanders": Window("on_recovered", NEVER, ONCE, bushido),
    "bleeds": Window("after_recovered", NEVER, ONCE, bleeding_wound),
    "may_draw": Window("on_played", SOME, ONCE, more_people.offer_draw_for_torii),
    "grants": Window("on_played", SOME, ONCE, kote),
    "foils": Window("on_aimed", ONCE, NEVER, more_people.reveal_two),
    "draws_when_wounded": Window("on_wounded", SOME, ONCE, people.draw_per_point),
    "draws_when_hitting": Window("on_hit", SOME, ONCE, people.draw_one),
    "strikes_back": Window("on_hurt", SOME, ONCE, more_people.reveal_to_strike_back),
    "curses": Window("on_last_resilience", NEVER, ONCE, curse),
    "draws_at_defeat": Window("on_any_defeat", SOME, ONCE, more_people.draw_one),
}
"""Everything the flat core considers, besides the next three."""
SETS = ("immune_to", "free_weapon", "escapes")
"""Predicates on cards, which are evaluated once for each card."""
ALONE = ("wanders", "bleeds")
"""Only one property may have these: a pending step does not say which one it is for."""


FILLS = (StandsIn, Answering, Hitting, Playing)


def is_from_data(fill: Any, *, programs: bool) -> bool:  # noqa: ANN401 - whatever fills a window
    """Whether what fills a window comes from a data file, and such effects can be played."""
    if isinstance(fill, Ability):
        return programs and isinstance(fill.use, Using) and isinstance(fill.available, Usable)
    return programs and (isinstance(fill, FILLS) or isinstance(getattr(fill, "program", None), Program))


def why_unknown(entry: Card | Character, *, programs: bool = False) -> str:
    """Return the field of an entry that is new to the flat core; empty if all are known.

    ``programs`` says whether effects from data files can be played.
    """
    if isinstance(entry, Card):
        unknown = [
            field for field, is_known in _card_fields(entry, programs=programs).items() if not is_known
        ]
        return unknown[0] if unknown else _unknown_trait(entry.traits, "of_property", programs=programs)
    if entry.resilience not in NO_LESS or not entry.resilience:
        return "resilience"
    return _unknown_trait(entry.traits, "of_character", programs=programs)


def _card_fields(card: Card, *, programs: bool) -> dict[str, bool]:
    """Return for each field of a card whether it is known; unused fields must have their defaults."""
    is_weapon, is_property = card.kind is Kind.WEAPON, card.kind is Kind.PROPERTY

    def has(fill: Any, known: dict[Any, Any]) -> bool:  # noqa: ANN401 - whatever fills a field
        return fill in known or is_from_data(fill, programs=programs)

    is_counted = programs and isinstance(card.wounds_by, CountedWounds)
    wanders = WINDOWS["wanders"].amount(card.traits) > 0
    return {
        "play": has(card.play, PLAYS) or card.play is None,
        "aim": card.aim in _aims(card),
        "reach": card.reach in NO_LESS and is_weapon == (card.reach > 0),
        "wounds": card.wounds in NO_LESS and (is_weapon or not card.wounds),
        "wounds_by": (card.wounds_by in WOUNDS_BY or is_counted) and (is_weapon or card.wounds_by is None),
        "on_hit": has(card.on_hit, ON_HIT) and (is_weapon or card.on_hit is None),
        "proof": card.proof is Proof.PARRY or (is_weapon and card.proof is Proof.STEEL),
        "adds_weapons": card.adds_weapons in NO_LESS and (is_weapon or not card.adds_weapons),
        "hits_empty_handed": is_weapon or not card.hits_empty_handed,
        "on_oneself": is_weapon or not card.on_oneself,
        "answered": has(card.answered, ANSWERED) and (card.aim is Aim.ANSWER or card.answered is None),
        "worth": card.worth in NO_LESS,
        "is_unique": is_property or not card.is_unique,
        "on_recovered": not wanders or (card.is_unique and card.aim is Aim.ANYONE),
        "traits": is_property or card.traits == NO_TRAITS,
    }


def _aims(card: Card) -> tuple[Aim, ...]:
    """Return what a card may be aimed at."""
    if card.kind is Kind.WEAPON:
        return (Aim.REACH,)
    if card.kind is Kind.PROPERTY:
        return (Aim.NOTHING, Aim.ANYONE)
    if isinstance(card.play, Playing):
        return tuple(aim for aim in Aim if aim not in {Aim.REACH, Aim.ANSWER})
    return (PLAYS[card.play][1],) if card.play in PLAYS else (Aim.ANSWER,)


def _unknown_trait(traits: Traits, allowed: str, *, programs: bool) -> str:
    """Return the first window that is new, or whose amount is out of range; ``allowed`` names its range."""
    for field, usual in NO_TRAITS._asdict().items():
        found, windows = getattr(traits, field), [one for one in WINDOWS.values() if one.field == field]
        if isinstance(found, tuple):
            found = tuple(one for one in found if not is_from_data(one, programs=programs))
        amounts = [one.amount(traits) for one in windows]
        is_counted = sum(amounts) == (len(found) if isinstance(found, tuple) else int(found))
        fits = all(amount in getattr(one, allowed) for amount, one in zip(amounts, windows, strict=True))
        if field not in SETS and found != usual and not (is_counted and fits):
            return field
    return ""

"""The vocabulary of data files: every part, moment, condition, amount and change, with its bounds.

Reader, JSON Schema, reference page, sentences, forms and the generator of random cards all follow this table.
"""

from __future__ import annotations

from chanbara.sword.parts.effect_table import (
    COUNT_NAMES,
    COUNT_NOTES,
    OF_THIS_PROPERTY,
    PART,
    PARTS,
    SYMBOLS,
    WHO_NAMES,
    WHO_NOTES,
)
from chanbara.sword.parts.fields import (
    MOST,
    A,
    C,
    Entry,
    Field,
    MomentOf,
    P,
    PartOf,
    R,
    Value,
    W,
    choice,
    flag,
    number,
)
from chanbara.sword.rules.program import Count

MAX_BYTES = 32 * 1024
MOST_DEPTH = 3
"""Effects within effects."""
MOST_INSTRUCTIONS = 24
"""Parts of one card or character, all its programs together."""
MOST_PROGRAMS = 8
"""Programs of one card or character."""
MOST_ENTRIES = 40
"""Cards, and characters, of one file."""
MOST_COPIES = 20
MOST_LETTERS = {"name": 40, "text": 400, "title": 60}
__all__ = [
    "COUNT_NAMES",
    "COUNT_NOTES",
    "MOST",
    "OF_THIS_PROPERTY",
    "PART",
    "PARTS",
    "SYMBOLS",
    "WHO_NAMES",
    "WHO_NOTES",
    "Entry",
    "Field",
    "MomentOf",
    "PartOf",
    "Value",
]
FORMAT = 1
"""The only version of the format there is."""

HAS_TRAITS = (P, C)
MOMENTS: tuple[MomentOf, ...] = (
    MomentOf("turn_start", "on_turn_start", "at the start of one's turn, after recovering", HAS_TRAITS),
    MomentOf("recovered", "on_recovered", "at the end of the holder's Recover phase", (P,)),
    MomentOf(
        "after_recovered",
        "after_recovered",
        "at the end of the holder's Recover phase, after all `recovered`",
        (P,),
    ),
    MomentOf(
        "played", "on_played", "when one has laid down a card, before its effect", HAS_TRAITS, card=True
    ),
    MomentOf(
        "aimed",
        "on_aimed",
        "when a weapon was played on one, before the parry",
        HAS_TRAITS,
        "the attacker",
        card=True,
    ),
    MomentOf(
        "wounded",
        "on_wounded",
        "when one has lost points to a weapon",
        HAS_TRAITS,
        "the attacker",
        card=True,
        number=True,
    ),
    MomentOf(
        "hit",
        "on_hit",
        "when one's weapon wounded somebody",
        HAS_TRAITS,
        "who was wounded",
        card=True,
        number=True,
    ),
    MomentOf(
        "hurt",
        "on_hurt",
        "when another player wounded one by any card",
        HAS_TRAITS,
        "who did it",
        card=True,
        number=True,
    ),
    MomentOf("last_resilience", "on_last_resilience", "when the holder lost the last resilience point", (P,)),
    MomentOf(
        "any_defeat",
        "on_any_defeat",
        "when anybody lost the last resilience point",
        HAS_TRAITS,
        "who lost it",
    ),
)
MOMENT = {moment.name: moment for moment in MOMENTS}

CHANGES: tuple[Field, ...] = (
    number("difficulty", -3, 3, "added to the Difficulty of attacks on the player"),
    number("weapon_limit", -1, 3, "added to the weapons per turn"),
    number("cards_drawn", -1, 3, "added to the cards of the Draw phase"),
    number("dealt", -2, 3, "added to the wounds of the player's weapons"),
    number("taken", -2, 3, "added to the wounds of weapons that hit the player"),
    number("reveals", 0, 2, "further cards that may be revealed where one is, to choose which counts"),
    flag("always_reaches", "the player's weapons reach at any Difficulty"),
    flag("takes_discard", "may take the top discard as the first card of the Draw phase"),
    flag("keeps_honor", "loses no honor to a property"),
    flag("keeps_honor_at_deck_end", "loses no honor when the deck runs out"),
    flag("gives_up_properties", "may discard a property in play as a parry"),
    flag("absorbs", "the property may be discarded in place of a resilience point", entries=(P,)),
    flag("falls_with_honor", "the property is discarded when its holder loses honor", entries=(P,)),
    Field("immune_to", Value.CARDS, "cards that cannot wound the player"),
    Field("free_weapons", Value.CARDS, "weapons that do not count against the limit"),
    Field("parries_with", Value.CARDS, "cards that may be played as a parry, never as the only card in hand"),
    Field("escapes_with", Value.CARDS, "cards that may be played to escape another player's action"),
)
CHANGE = {change.name: change for change in CHANGES}
WINDOW_OF_CHANGE = {"free_weapons": "free_weapon", "parries_with": "answers", "escapes_with": "escapes"}
"""The field of ``Traits``, where it is called otherwise."""

TYPES = ("weapon", "action", "answer", "property")
ACTION_AIMS = ("nothing", "other", "hand", "hand or property", "property", "rival", "anyone")
PROPERTY_AIMS = ("nothing", "anyone")
ABILITY_AIMS = ("nothing", "property", "other")
NAMES_A_PLAYER = frozenset({"other", "hand", "hand or property", "property", "rival", "anyone"})
NAMES_A_PROPERTY = frozenset({"hand or property", "property"})

CARD_FIELDS: tuple[Field, ...] = (
    choice("type", TYPES, "what kind of card it is", required=True),
    choice("symbol", SYMBOLS, "the symbol in its corner", required=True),
    number("copies", 1, MOST_COPIES, "how many there are", required=True),
    Field("name", Value.WORDS, "what it is called", most=MOST_LETTERS["name"], default="its key"),
    Field(
        "text", Value.WORDS, "what is written on it", most=MOST_LETTERS["text"], default="made from its parts"
    ),
    number("reach", 1, MOST, "the greatest Difficulty it can be played at", required=True, entries=(W,)),
    Field("wounds", Value.AMOUNT, "how many wounds it deals", 1, MOST, required=True, entries=(W,)),
    choice(
        "parried_by",
        ("parry", "weapon"),
        "what parries it; a weapon is one from hand",
        entries=(W,),
        default="parry",
    ),
    number("adds_weapons", 0, MOST, "further weapons that may be played this turn", entries=(W,)),
    flag("hits_empty_handed", "can be played on a player with no card in hand", entries=(W,)),
    flag("on_oneself", "may be played on oneself", entries=(W,)),
    flag("is_parry", "has the parry symbol", entries=(W,)),
    Field("on_hit", Value.EFFECTS, "what happens when it has wounded; other is who was", entries=(W,)),
    choice("aim", ACTION_AIMS, "what is named when it is played", entries=(A, P), default="nothing"),
    number("worth", 0, MOST, "honor points in hand at the end", entries=(A, R)),
    Field("play", Value.EFFECTS, "what happens when it is played", required=True, entries=(A,)),
    choice("parries", ("everything", "weapons"), "what it parries", required=True, entries=(R,)),
    Field(
        "answered", Value.EFFECTS, "what happens when it has parried; other is who is answered", entries=(R,)
    ),
    flag("unique", "only one may be in play", entries=(P,)),
    Field("changes", Value.CHANGES, "what it changes while it is in play", entries=(P,)),
    Field("when", Value.MOMENTS, "what happens at some moments", entries=(P,)),
)
CHARACTER_FIELDS: tuple[Field, ...] = (
    Field("name", Value.WORDS, "what they are called", most=MOST_LETTERS["name"], default="the key"),
    Field(
        "text",
        Value.WORDS,
        "what is written on the card",
        most=MOST_LETTERS["text"],
        default="made from its parts",
    ),
    number("resilience", 1, MOST, "resilience points", required=True),
    Field("changes", Value.CHANGES, "what they change"),
    Field("when", Value.MOMENTS, "what happens at some moments"),
    Field("abilities", Value.ABILITIES, "what they may do in the Play phase, by key"),
)
ABILITY_FIELDS: tuple[Field, ...] = (
    choice("limit", ("none", "turn", "game"), "how often it can be used", default="none"),
    number("cost", 0, 3, "resilience points it costs, never the last one"),
    choice("aim", ABILITY_AIMS, "what is named", default="nothing"),
    Field("name", Value.WORDS, "what it is called, written before its text", most=MOST_LETTERS["name"]),
    Field("do", Value.EFFECTS, "what happens", required=True),
)
MOMENT_FIELDS: tuple[Field, ...] = (
    choice("moment", tuple(MOMENT), "when it happens", required=True),
    Field("if", Value.CONDITION, "a condition"),
    Field("do", Value.EFFECTS, "what happens", required=True),
)
FILE_FIELDS: tuple[Field, ...] = (
    number("format", FORMAT, FORMAT, "the version of the format", required=True),
    Field("title", Value.WORDS, "what the file is called", most=MOST_LETTERS["title"]),
)
SECTIONS = ("cards", "characters", "multipliers")
"""The sections of a file, with entries by key."""

CARDS_FIELDS: tuple[Field, ...] = (
    choice("type", ("weapon", "action", "property"), "the kind of card"),
    choice("symbol", SYMBOLS, "the symbol in its corner"),
    Field("key", Value.CHOICE, "the key of a card: of this file, or a printed one"),
)
"""What is said of cards that are meant; beside it, ``except`` says the same of those that are not."""

CONDITION_WHO = ("me", "other")
COMPARED = tuple(name for count, name in COUNT_NAMES.items() if count is not Count.LOST)
CONDITION_FIELDS: tuple[Field, ...] = (
    choice("who", CONDITION_WHO, "whom it is about", default="me"),
    choice("at_least", COMPARED, "has at least so many, such as `{honor: 3}`"),
    choice("at_most", COMPARED, "has at most so many"),
    Field("card", Value.CARDS, "the card that was played, or that caused this moment, is one of these"),
    choice("turn", ("mine", "others"), "whose turn it is"),
    choice("players", ("at_least", "at_most"), "how many play, such as `{at_least: 5}`"),
    choice("role", ("shogun",), "the only role that everybody knows"),
)
HIDDEN_ROLES = ("samurai", "ninja", "ronin")
MOST_COMPARED = 20


def message(what: str, name: str) -> str:
    """Return the id of the message that names something of the vocabulary: ``part-draw``, ``moment-hit``."""
    return f"{what}-{name.replace(' ', '-').replace('_', '-')}"

"""The parts of effects, and to whom they can be done: the first half of the vocabulary."""

from __future__ import annotations

from chanbara.sword.parts.fields import (
    MOST,
    A,
    C,
    Field,
    P,
    PartOf,
    Value,
    W,
    amount,
    choice,
    effects,
    nothing,
    number,
)
from chanbara.sword.rules.program import Count, Part, Who

WHO_NAMES = {
    Who.ME: "me",
    Who.OTHER: "other",
    Who.OTHERS: "others",
    Who.EVERYONE: "everyone",
    Who.NEIGHBORS: "neighbors",
    Who.LEFT: "left",
    Who.RIGHT: "right",
    Who.ACTIVE: "active",
}
WHO_NOTES = {
    "me": "the player whose card or character it is",
    "other": "the player who was named, met or concerned",
    "others": "all others, clockwise from the left",
    "everyone": "everybody, clockwise from oneself",
    "neighbors": "the left neighbor, then the right one",
    "left": "the left neighbor",
    "right": "the right neighbor",
    "active": "the player whose turn it is",
}
ME, OTHER = Who.ME, Who.OTHER
ALL_WHO = tuple(Who)
REST_WHO = (OTHER, Who.OTHERS, Who.NEIGHBORS, Who.LEFT, Who.RIGHT, Who.ACTIVE)


def me_first(*rest: Who) -> tuple[Who, ...]:
    """Return everybody, with oneself by default."""
    return (ME, *(rest or tuple(who for who in Who if who is not ME)))


def other_first() -> tuple[Who, ...]:
    """Return everybody, with the other by default."""
    return (OTHER, *(who for who in Who if who is not OTHER))


COUNT_NAMES = {
    Count.HONOR: "honor",
    Count.PROPERTIES: "properties",
    Count.HAND: "hand",
    Count.RESILIENCE: "resilience",
    Count.MISSING: "missing",
    Count.COUNTERS: "counters",
    Count.LOST: "lost",
}
COUNT_NOTES = {
    "honor": "honor points",
    "properties": "properties in play",
    "hand": "cards in hand",
    "resilience": "resilience points",
    "missing": "resilience points missing to the full number",
    "counters": "counters on this property",
    "lost": "the resilience points lost at this moment",
}
OF_THIS_PROPERTY = frozenset({"counters"})
"""Counts of the property that an effect belongs to."""


SYMBOLS = ("fuji", "koi", "torii", "origami")
THEN = effects("then", "what happens if it does")
THEN_NEEDED = effects("then", "what happens then", required=True)
OTHERWISE = effects("otherwise", "what happens if not")
OTHERWISE_NEEDED = effects("otherwise", "what happens to a player who does not", required=True)
MET = effects("met", "what happens when it is met")
AIMED_ENTRIES = (A, C)

PARTS: tuple[PartOf, ...] = (
    PartOf("draw", amount("draw", "cards"), "Draws cards.", (Part.DRAW,), me_first()),
    PartOf(
        "recover",
        amount("recover", "resilience points; or `all`")._replace(choices=("all",)),
        "Regains resilience, never above the full number.",
        (Part.RECOVER, Part.RECOVER_ALL),
        me_first(),
    ),
    PartOf(
        "pay",
        number("pay", 1, 3, "resilience points"),
        "Loses resilience as a price, never the last point; a property that absorbs may stand in.",
        (Part.PAY,),
        me_first(),
    ),
    PartOf(
        "bleed",
        amount("bleed", "resilience points"),
        "Loses resilience, never the last point; it is no wound.",
        (Part.BLEED,),
        me_first(),
    ),
    PartOf(
        "wound",
        amount("wound", "wounds"),
        "Suffers wounds from this card; never the player whose card it is.",
        (Part.WOUND,),
        REST_WHO,
    ),
    PartOf(
        "demand",
        choice("demand", ("parry", "weapon"), "what has to be given up: a parry, or any weapon from hand"),
        "Has to answer. Of several players, those who are Harmless are passed over; so is whoever the card "
        "cannot wound.",
        (Part.DEMAND_PARRY, Part.DEMAND_WEAPON),
        other_first(),
        "of",
        (OTHERWISE_NEEDED, MET),
    ),
    PartOf(
        "take",
        amount("take", "cards"),
        "Loses random cards from hand to the player whose card it is.",
        (Part.TAKE,),
        REST_WHO,
    ),
    PartOf(
        "discard",
        amount("discard", "cards"),
        "Discards cards from hand.",
        (Part.GIVE_UP, Part.DISCARD_RANDOM),
        other_first(),
        fields=(
            choice("chosen", ("player", "random"), "who chooses: the player, or chance", default="player"),
        ),
    ),
    PartOf(
        "strip",
        choice("strip", ("aim",), "what the card was played on"),
        "The property that was named is discarded, or a random card from the hand of the player who was.",
        (Part.STRIP,),
        entries=AIMED_ENTRIES,
    ),
    PartOf(
        "pick_up",
        choice("pick_up", ("aim",), "what the card was played on"),
        "The property that was named goes to the hand of the player whose card it is.",
        (Part.PICK_UP,),
        entries=AIMED_ENTRIES,
    ),
    PartOf(
        "discard_properties",
        choice("discard_properties", ("all",), "all of them"),
        "Discards all properties.",
        (Part.DISCARD_PROPERTIES,),
        me_first(),
    ),
    PartOf(
        "discard_this",
        nothing("discard_this"),
        "This property is discarded.",
        (Part.DISCARD_THIS,),
        entries=(P,),
    ),
    PartOf(
        "pass_this",
        choice("pass_this", ("left",), "to the left neighbor"),
        "This property moves to the left neighbor, Harmless or not.",
        (Part.PASS_THIS,),
        entries=(P,),
    ),
    PartOf(
        "lose_honor",
        amount("lose_honor", "honor points"),
        "Loses honor to the box; losing the last one ends the game.",
        (Part.LOSE_HONOR,),
        me_first(),
    ),
    PartOf(
        "gain_honor",
        amount("gain_honor", "honor points"),
        "Gains honor from the box, at most 20 points of it in a game.",
        (Part.GAIN_HONOR,),
        me_first(),
    ),
    PartOf(
        "give_honor",
        amount("give_honor", "honor points"),
        "Gets honor from the player whose card it is.",
        (Part.GIVE_HONOR,),
        REST_WHO,
    ),
    PartOf(
        "take_honor",
        amount("take_honor", "honor points"),
        "Gives honor to the player whose card it is.",
        (Part.TAKE_HONOR,),
        REST_WHO,
    ),
    PartOf(
        "return_this",
        nothing("return_this"),
        "This card goes back to its player's hand instead of the pile.",
        (Part.RETURN_THIS,),
        entries=(W, A),
    ),
    PartOf(
        "show",
        choice("show", ("card",), "a card of one's choice"),
        "Chooses a card from hand; all show theirs at once, and the player whose card it is takes one.",
        (Part.SHOW,),
        (Who.OTHERS, Who.NEIGHBORS, OTHER, Who.LEFT, Who.RIGHT),
        entries=(A,),
    ),
    PartOf(
        "reveal",
        choice("reveal", (*SYMBOLS, "weapon"), "what is looked for"),
        "Turns over the top card of the deck and discards it.",
        (Part.REVEAL,),
        me_first(),
        fields=(THEN, OTHERWISE),
    ),
    PartOf(
        "reveal_pair",
        choice("reveal_pair", ("same_symbol",), "the same symbol on both"),
        "Turns over the top two cards of the deck and discards them.",
        (Part.REVEAL_PAIR,),
        me_first(),
        fields=(THEN, OTHERWISE),
    ),
    PartOf(
        "end_attack",
        nothing("end_attack"),
        "The attack ends before anybody may parry.",
        (Part.END_ATTACK,),
        entries=(P, C),
        moments=("aimed",),
    ),
    PartOf(
        "offer",
        Field("offer", Value.EFFECTS, "what may happen", required=True),
        "May choose that something happens.",
        (Part.OFFER, Part.MAY_DRAW),
        me_first(),
    ),
    PartOf(
        "choose",
        choice("choose", ("player", "other"), "any player, or any other than the one who chooses"),
        "Chooses a player, who is `other` in what follows.",
        (Part.CHOOSE, Part.GRANT),
        (ME, OTHER, Who.LEFT, Who.RIGHT, Who.ACTIVE),
        fields=(THEN_NEEDED,),
    ),
    PartOf(
        "look",
        choice("look", ("role", "hand"), "what is looked at"),
        "Is looked at: the player whose card it is alone learns it, and everybody sees that they did.",
        (Part.LOOK_ROLE, Part.LOOK_HAND),
        (OTHER, Who.OTHERS, Who.NEIGHBORS, Who.LEFT, Who.RIGHT, Who.ACTIVE),
    ),
    PartOf(
        "swap",
        choice("swap", ("properties",), "all of them"),
        "All properties in front of this player and of the player whose card it is change places.",
        (Part.SWAP,),
        (OTHER, Who.LEFT, Who.RIGHT),
    ),
    PartOf(
        "later",
        choice(
            "later", ("next_turn", "turn_end"), "after recovering in the next turn, or at the end of this one"
        ),
        "Something happens later; at most 16 things wait at a table.",
        (Part.LATER_TURN, Part.LATER_END),
        me_first(),
        fields=(effects("do", "what happens", required=True),),
    ),
    PartOf(
        "counters",
        number("counters", -MOST, MOST, "how many; negative takes them off"),
        "Counters on this property, 0 to 9 of them.",
        (Part.COUNTERS,),
        entries=(P,),
    ),
    PartOf(
        "if",
        Field("if", Value.CONDITION, "the condition", required=True),
        "Happens only if a condition holds.",
        (Part.IF,),
        fields=(THEN_NEEDED, OTHERWISE),
    ),
)
PART = {part.name: part for part in PARTS}

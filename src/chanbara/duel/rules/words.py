"""The closed sets of the duel: icons, values, verbs, prompts."""

from __future__ import annotations

from enum import StrEnum

PLAYER = 0
"""The only seat."""


class Icon(StrEnum):
    """What combos are made of (B3)."""

    NORMAL = "normal"
    SPECIAL = "special"
    WILD = "wild"


class Value(StrEnum):
    """The three values of the player."""

    STRENGTH = "strength"
    TECHNIQUE = "technique"
    GUARD = "guard"


class Module(StrEnum):
    """What Blood and Bushido adds (A)."""

    BLOOD = "blood"
    BUSHIDO = "bushido"
    GISEI = "gisei"
    YOROI = "yoroi"
    """The armour is yours."""
    YOROI_ENEMY = "yoroi_enemy"
    """The armour is the enemy's."""
    THREE = "1vs3"


class Verb(StrEnum):
    """What an option does; the first word of its notation."""

    MULLIGAN = "mulligan"
    REDRAW = "redraw"
    EXTRA = "extra"
    TARGET = "target"
    PLAY = "play"
    FORESEE = "foresee"
    GUARD = "guard"
    ENVIRONMENT = "environment"
    SPEND = "spend"
    BOKKEN = "bokken"
    RAISE = "raise"
    COMBO = "combo"
    HIT = "hit"
    RELEASE = "release"
    PENALTY = "penalty"
    GISEI = "gisei"
    KEEP = "keep"
    CHOOSE = "choose"
    LOOK = "look"
    TAKE = "take"
    STEP = "step"
    CONVERT = "convert"
    PASS = "pass"


class Prompt(StrEnum):
    """What a decision asks."""

    MULLIGAN = "mulligan"
    REDRAW = "redraw"
    EXTRA = "extra"
    TARGET = "target"
    ATTACK = "attack"
    """The cards before the defence is turned, and what may be done beside them."""
    STRIKE = "strike"
    """The card after it, likewise."""
    RAISE = "raise"
    COMBO = "combo"
    HIT = "hit"
    RELEASE = "release"
    PENALTY = "penalty"
    BRACE = "brace"
    """Before a counterattack."""
    KEEP = "keep"
    CHOOSE = "choose"
    LOOK = "look"
    """Before a special card is drawn: are more of them looked at?"""
    TAKE = "take"
    """The marker is on the last kanji: is the Bushido card taken?"""


class Cause(StrEnum):
    """What ended a duel."""

    SLAIN = "slain"
    """The enemies have no life left."""
    FALLEN = "fallen"
    """You have no life left."""
    BEHEADED = "beheaded"
    BLED = "bled"
    """A wound had to be drawn and there was none."""
    CLIFF = "cliff"
    ENDLESS = "endless"
    """With numbers of one's own: it took too many rounds."""

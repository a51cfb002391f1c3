"""The closed sets of the duel: icons, values, verbs, prompts."""

from __future__ import annotations

from enum import StrEnum

PLAYER = 0
"""The only seat."""


class Icon(StrEnum):
    """The icons for combos (B3)."""

    NORMAL = "normal"
    SPECIAL = "special"
    WILD = "wild"


class Value(StrEnum):
    """The three values of the player."""

    STRENGTH = "strength"
    TECHNIQUE = "technique"
    GUARD = "guard"


class Module(StrEnum):
    """The modules of Blood and Bushido (A)."""

    BLOOD = "blood"
    BUSHIDO = "bushido"
    GISEI = "gisei"
    YOROI = "yoroi"
    """The armor is yours."""
    YOROI_ENEMY = "yoroi_enemy"
    """The armor is the enemy's."""
    THREE = "1vs3"


class Verb(StrEnum):
    """The verb of an option; the first word of its notation."""

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
    """The kind of a decision."""

    MULLIGAN = "mulligan"
    REDRAW = "redraw"
    EXTRA = "extra"
    TARGET = "target"
    ATTACK = "attack"
    """The cards before the defense is turned, and other actions."""
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
    """Before a special card is drawn: look at more of them?"""
    TAKE = "take"
    """The marker is on the last kanji: take the Bushido card?"""


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
    """With custom numbers: it took too many rounds."""
